// SPDX-License-Identifier: MIT
#include "libmmd/beats/tap_tempo.h"

#include <QtTest/QTest>

#include <limits>

namespace {

mmd::TapTempo tapped(std::initializer_list<double> times)
{
    mmd::TapTempo taps;
    for (const double time : times)
        taps.tap(time);
    return taps;
}

} // namespace

class TestTapTempo : public QObject {
    Q_OBJECT
private slots:
    void oneTapIsNoTempo();
    void theTempoIsThatOfTheTaps();
    void lateTapsAreAveraged();
    void aMissingTapDoesNotCount();
    void aBouncingKeyIsOneTap();
    void aPauseBeginsAgain();
    void onlyTheLastTapsCount();
};

void TestTapTempo::oneTapIsNoTempo()
{
    QVERIFY(!mmd::TapTempo().beatsPerMinute());
    QVERIFY(!tapped({3.0}).beatsPerMinute());
}

void TestTapTempo::theTempoIsThatOfTheTaps()
{
    QCOMPARE(*tapped({1.0, 1.5}).beatsPerMinute(), 120.0);
    QCOMPARE(*tapped({1.0, 1.4, 1.8, 2.2}).beatsPerMinute(), 150.0);
}

void TestTapTempo::lateTapsAreAveraged()
{
    const double tempo = *tapped({0.0, 0.52, 0.98, 1.53, 1.99, 2.49, 3.02, 3.5}).beatsPerMinute();
    QVERIFY2(std::abs(tempo - 120.0) < 0.5, qPrintable(QString::number(tempo)));
}

void TestTapTempo::aMissingTapDoesNotCount()
{
    QCOMPARE(*tapped({0.0, 0.5, 1.0, 2.0, 2.5, 3.0}).beatsPerMinute(), 120.0);
    // A tap between two beats, too.
    QCOMPARE(*tapped({0.0, 0.5, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0}).beatsPerMinute(), 120.0);
}

void TestTapTempo::aBouncingKeyIsOneTap()
{
    const auto taps = tapped({0.0, 0.02, 0.5, 0.53, 1.0});
    QCOMPARE(taps.count(), std::size_t(3));
    QCOMPARE(*taps.beatsPerMinute(), 120.0);
}

void TestTapTempo::aPauseBeginsAgain()
{
    auto taps = tapped({0.0, 0.5, 1.0, 10.0});
    QVERIFY(!taps.beatsPerMinute());
    taps.tap(11.0);
    QCOMPARE(*taps.beatsPerMinute(), 60.0);
    taps.tap(2.0); // a clock that was set back
    QVERIFY(!taps.beatsPerMinute());
    taps.tap(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(taps.count(), std::size_t(1));
}

void TestTapTempo::onlyTheLastTapsCount()
{
    mmd::TapTempo taps;
    double time = 0.0;
    for (int at = 0; at < 10; ++at)
        taps.tap(time += 1.0);
    for (std::size_t at = 0; at < mmd::TapTempo::mostTaps; ++at)
        taps.tap(time += 0.5);
    QCOMPARE(taps.count(), mmd::TapTempo::mostTaps);
    QCOMPARE(*taps.beatsPerMinute(), 120.0);
}

QTEST_GUILESS_MAIN(TestTapTempo)
#include "test_tap_tempo.moc"
