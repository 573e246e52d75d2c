// SPDX-License-Identifier: MIT
#include "libmmd/sound/waveform.h"
#include "tests/libmmd/sound/sound_files.h"

#include <QtTest/QTest>

#include <cmath>
#include <memory>

using namespace odori::test;

/// Peaks and loudness at every zoom.
class TestWaveform : public QObject {
    Q_OBJECT
private slots:
    void clicksAreInTheirColumns_data();
    void clicksAreInTheirColumns();
    void columnsHaveTheLoudness();
    void timeOutsideIsSilent();
    void whatIsDecodedCanBeDrawn();
    void blocksDoNotDependOnTheParts();
    void peaksGiveTheSameWaveform();
    void everyLevelHasAllBlocks();
};

void TestWaveform::clicksAreInTheirColumns_data()
{
    QTest::addColumn<double>("perSecond"); // columns
    for (const double each : {0.9, 3.0, 10.0, 37.7, 100.0, 250.0, 640.0})
        QTest::addRow("%g columns per second", each) << each;
}

void TestWaveform::clicksAreInTheirColumns()
{
    QFETCH(double, perSecond);
    const Samples samples = clicks(30.0);
    mmd::Waveform waveform(2);
    waveform.append(samples.values);
    waveform.finish();
    const double width = 44100.0 / perSecond;
    std::vector<mmd::SoundColumn> columns(std::size_t(29.9 * perSecond));
    waveform.columns({0.0, width}, columns);
    std::vector<int> loud(columns.size());
    for (std::size_t at = 0; at < columns.size(); ++at) {
        loud[at] = columns[at].highest > 0.5f;
        QVERIFY(columns[at].lowest >= -1.0f && columns[at].lowest <= columns[at].highest);
        QVERIFY(columns[at].loudness <= columns[at].highest);
    }
    // Exact to an eighth of a column, or to a block of 64.
    const double tolerance = std::max(width / 8.0, 64.0) / width;
    for (int second = 0; second < 29; ++second) {
        const double column = second * perSecond;
        const auto first = std::size_t(std::max(std::floor(column - tolerance), 0.0));
        const auto last = std::min(std::size_t(column + tolerance), loud.size() - 1);
        int count = 0;
        for (std::size_t at = first; at <= last; ++at)
            count += loud[at];
        QVERIFY2(count > 0, qPrintable(QString::number(second)));
    }
    // Nothing else is loud: a click has 220 sound frames.
    const double wide = (220.0 / width + 1.0 + 2.0 * tolerance);
    int all = 0;
    for (const int each : loud)
        all += each;
    QVERIFY(all <= int(30.0 * std::ceil(wide)));
    QVERIFY(perSecond < 5.0 || all < int(loud.size()) / 2);
}

void TestWaveform::columnsHaveTheLoudness()
{
    mmd::Waveform waveform(1);
    waveform.append(tone(4.0, 441.0, {44100, 1}).values);
    waveform.finish();
    for (const double width : {200.0, 1000.0, 5000.0, 44100.0}) {
        std::vector<mmd::SoundColumn> columns(3);
        waveform.columns({1000.0, width}, columns);
        for (const mmd::SoundColumn& each : columns) {
            QVERIFY(std::abs(each.highest - 16000.0f / 32768.0f) < 0.01f);
            QVERIFY(std::abs(each.lowest + 16000.0f / 32768.0f) < 0.01f);
            QVERIFY(std::abs(each.loudness - 16000.0f / 32768.0f * std::sqrt(0.5f)) < 0.03f);
        }
    }
}

void TestWaveform::timeOutsideIsSilent()
{
    mmd::Waveform waveform(1);
    const std::vector<std::int16_t> loud(1000, 20000);
    waveform.append(loud);
    waveform.finish();
    std::vector<mmd::SoundColumn> columns(8);
    for (const double width : {20.0, 500.0, 100000.0}) {
        waveform.columns({-20.0 * width, width}, columns);
        QCOMPARE(columns.back(), mmd::SoundColumn{});
        waveform.columns({1024.0, width}, columns);
        QCOMPARE(columns.front(), mmd::SoundColumn{});
        waveform.columns({1e300, width}, columns);
        QCOMPARE(columns.front(), mmd::SoundColumn{});
        waveform.columns({-width, width}, columns);
        QCOMPARE(columns[0], mmd::SoundColumn{});
        QVERIFY(columns[1].highest > 0.5f);
    }
    mmd::Waveform(2).columns({0.0, 100.0}, columns);
    QCOMPARE(columns.front(), mmd::SoundColumn{});
}

void TestWaveform::whatIsDecodedCanBeDrawn()
{
    const Samples samples = clicks(20.0, {44100, 1});
    mmd::Waveform waveform(1);
    waveform.append(std::span(samples.values).first(44100 * 7 + 77));
    QCOMPARE(waveform.frames(), std::uint64_t(44100 * 7 + 77));
    std::vector<mmd::SoundColumn> columns(20); // one each second
    waveform.columns({-4410.0, 44100.0}, columns);
    for (std::size_t at = 0; at < 20; ++at)
        QCOMPARE(columns[at].highest > 0.5f, at <= 7);
}

void TestWaveform::blocksDoNotDependOnTheParts()
{
    const Samples samples = clicks(3.0);
    mmd::Waveform whole(2), parts(2);
    whole.append(samples.values);
    whole.finish();
    std::size_t at = 0;
    for (std::size_t size = 0; at < samples.values.size(); size = (size * 7 + 2) % 1000) {
        const std::size_t count = std::min(size / 2 * 2, samples.values.size() - at);
        parts.append(std::span(samples.values).subspan(at, count));
        at += count;
    }
    parts.finish();
    QVERIFY(parts.peaks() == whole.peaks());
    QCOMPARE(whole.peaks().size(), std::size_t((3 * 44100 + 63) / 64));
    QCOMPARE(parts.frames(), whole.frames());
}

void TestWaveform::peaksGiveTheSameWaveform()
{
    const Samples samples = clicks(7.7);
    mmd::Waveform decoded(2);
    decoded.append(samples.values);
    decoded.finish();
    const mmd::Waveform read(2, decoded.peaks(), decoded.frames());
    for (const double width : {100.0, 3000.0, 50000.0, 1e6}) {
        std::vector<mmd::SoundColumn> a(50), b(50);
        decoded.columns({-500.0, width}, a);
        read.columns({-500.0, width}, b);
        QVERIFY(a == b);
    }
}

/// Each second has a higher peak than the one before.
void TestWaveform::everyLevelHasAllBlocks()
{
    mmd::Waveform waveform(1);
    std::vector<std::int16_t> second(44100, 100);
    for (int at = 0; at < 600; ++at) {
        second[0] = std::int16_t(at);
        waveform.append(second);
    }
    waveform.finish();
    for (double width = 64.0; width < 1e9; width *= 1.7) {
        std::vector<mmd::SoundColumn> columns(1);
        waveform.columns({0.0, width}, columns);
        const double seconds = std::min(std::floor((width - 1.0) / 44100.0), 599.0);
        const float found = columns[0].highest * 32768.0f;
        // An eighth of the width more or less.
        QVERIFY2(std::abs(found - std::max(float(seconds), 100.0f)) <= float(seconds) / 8.0f + 1.0f,
            qPrintable(QString::number(width)));
    }
}

QTEST_GUILESS_MAIN(TestWaveform)
#include "test_waveform.moc"
