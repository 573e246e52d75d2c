// SPDX-License-Identifier: MIT
#include "ui/timeline/playhead_follow.h"
#include "ui/timeline/ruler_ticks.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double left = 100.0, right = 1100.0;

} // namespace

/// Conversion of time to pixels, as used by the dope sheet and the graph for zooming, panning,
/// fitting and following.
class TestTimeAxis : public QObject {
    Q_OBJECT
private slots:
    void anAxisShowsWhatItCan_data();
    void anAxisShowsWhatItCan();
    void farFramesArePixelsFarOutside();
    void wholeFramesAreThoseThatAKeyCanHave();
    void aNotchIsTakenBackByOneTheOtherWay();
    void panningMovesWhatIsShown();
    void fittingShowsAllOfIt_data();
    void fittingShowsAllOfIt();
    void aKeyAloneIsSeenWithWhatIsAround();
    void thePageTurnsBeforeTheEnd();
    void followingIsAWishWhilePlaying_data();
    void followingIsAWishWhilePlaying();
    void rulersMarkEveryFrameOrFewer_data();
    void rulersMarkEveryFrameOrFewer();
};

void TestTimeAxis::anAxisShowsWhatItCan_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<double>("firstFrame");
    for (const double scale : {0.0, -3.0, 1e-300, 1e300, infinite, notANumber})
        for (const double first : {0.0, 1e18, -1e300, infinite, notANumber})
            QTest::addRow("%g from %g", scale, first) << scale << first;
}

void TestTimeAxis::anAxisShowsWhatItCan()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, firstFrame);
    TimeAxis axis{pixelsPerFrame, firstFrame, 178.0};
    axis.clampToValid();
    QVERIFY(axis.pixelsPerFrame >= TimeAxis::fewestPixelsPerFrame);
    QVERIFY(axis.pixelsPerFrame <= TimeAxis::mostPixelsPerFrame);
    QVERIFY(std::abs(axis.firstFrame) <= TimeAxis::farthestFrame);
    const TimeAxis before = axis;
    axis.clampToValid();
    QCOMPARE(axis.pixelsPerFrame, before.pixelsPerFrame);
    QCOMPARE(axis.firstFrame, before.firstFrame);
    const Ticks ticks = ticksBetween(axis.frame(0.0), axis.frame(4000.0), axis.step(44.0));
    QVERIFY(ticks.count < 200);
}

void TestTimeAxis::farFramesArePixelsFarOutside()
{
    const TimeAxis axis{.pixelsPerFrame = 48.0, .firstFrame = 0.0, .left = 100.0};
    QCOMPARE(axis.pixel(2.0), 196);
    QVERIFY(axis.pixel(TimeAxis::farthestFrame) > 100'000);
    QVERIFY(axis.pixel(-TimeAxis::farthestFrame) < -100'000);
    QVERIFY(axis.pixel(infinite) > 100'000);
}

void TestTimeAxis::wholeFramesAreThoseThatAKeyCanHave()
{
    QCOMPARE(TimeAxis::wholeFrame(2.4), 2u);
    QCOMPARE(TimeAxis::wholeFrame(2.6), 3u);
    QCOMPARE(TimeAxis::wholeFrame(-7.0), 0u);
    QCOMPARE(TimeAxis::wholeFrame(1e300), 4294967294u);
    const TimeAxis axis{.pixelsPerFrame = 10.0, .firstFrame = 5.0, .left = left};
    QCOMPARE(axis.wholeFrameAt(left + 14.0), 6u);
    QCOMPARE(axis.wholeFrameAt(left + 16.0), 7u);
    QCOMPARE(axis.wholeFrameAt(-1e6), 0u);
}

void TestTimeAxis::aNotchIsTakenBackByOneTheOtherWay()
{
    TimeAxis axis{.pixelsPerFrame = 10.0, .firstFrame = 5.0, .left = left};
    const double under = axis.frame(400.0);
    axis.zoom(TimeAxis::notchZoom(2.0), 400.0);
    QVERIFY(axis.pixelsPerFrame > 14.0);
    QCOMPARE(axis.frame(400.0), under);
    axis.zoom(TimeAxis::notchZoom(-2.0), 400.0);
    QCOMPARE(axis.pixelsPerFrame, 10.0);
    QCOMPARE(axis.firstFrame, 5.0);
}

void TestTimeAxis::panningMovesWhatIsShown()
{
    TimeAxis axis{.pixelsPerFrame = 10.0, .firstFrame = 5.0, .left = left};
    const double before = axis.x(8.0);
    axis.pan(35.0);
    QCOMPARE(axis.x(8.0), before + 35.0);
    QCOMPARE(axis.pixelsPerFrame, 10.0);
}

void TestTimeAxis::fittingShowsAllOfIt_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::addColumn<double>("from"); // in pixels
    QTest::addColumn<double>("to");
    QTest::newRow("from the beginning") << 0.0 << 100.0 << left + 20 << right - 20;
    QTest::newRow("in between") << 300.0 << 420.0 << left + 20 << right - 20;
    QTest::newRow("an hour") << 0.0 << 108000.0 << left + 20 << right - 20;
    // At most 48 pixels per frame.
    QTest::newRow("few, from the beginning") << 0.0 << 10.0 << left + 20 << left + 20 + 480;
    QTest::newRow("few, in between") << 50.0 << 60.0 << left + 260 << right - 260;
}

void TestTimeAxis::fittingShowsAllOfIt()
{
    QFETCH(double, first);
    QFETCH(double, last);
    QFETCH(double, from);
    QFETCH(double, to);
    TimeAxis axis{.pixelsPerFrame = 3.0, .firstFrame = 77.0, .left = left};
    axis.fit(first, last, right, 20.0);
    QVERIFY(std::abs(axis.x(first) - from) < 1e-6);
    QVERIFY(std::abs(axis.x(last) - to) < 1e-6);
    axis.fit(first, last, right, 20.0, 2.0);
    QVERIFY(axis.pixelsPerFrame <= 2.0);
    axis.fit(first, last, left - 50.0, 20.0); // no space at all
    QVERIFY(
        axis.pixelsPerFrame >= TimeAxis::fewestPixelsPerFrame && std::isfinite(axis.firstFrame));
}

void TestTimeAxis::aKeyAloneIsSeenWithWhatIsAround()
{
    TimeAxis axis{.left = left};
    axis.fitKeys(200, 200, right, 20.0);
    QCOMPARE(axis.x(185.0), left + 20.0);
    QCOMPARE(axis.x(215.0), right - 20.0);
    axis.fitKeys(200, 300, right, 20.0);
    QCOMPARE(axis.x(199.0), left + 20.0);
    QCOMPARE(axis.x(301.0), right - 20.0);
    axis.fitKeys(5, 5, right, 20.0); // there is no time before frame 0
    QCOMPARE(axis.x(0.0), left + 20.0);
    axis.fitKeys(0, 0xFFFFFFFF, right, 20.0);
    QCOMPARE(axis.x(0.0), left + 20.0);
}

void TestTimeAxis::thePageTurnsBeforeTheEnd()
{
    const TimeAxis begin{.pixelsPerFrame = 10.0, .firstFrame = 100.0, .left = left};
    for (const double inside : {100.4, 150.0, 198.8}) {
        TimeAxis axis = begin;
        QVERIFY(!axis.turnTo(inside, right));
        QCOMPARE(axis.firstFrame, 100.0);
    }
    for (const double outside : {199.0, 230.0, 5000.0}) {
        TimeAxis axis = begin;
        QVERIFY(axis.turnTo(outside, right));
        QCOMPARE(axis.x(outside), left + 100.0); // most of the view is ahead of it
        QVERIFY(!axis.turnTo(outside, right));
    }
    for (const double outside : {100.2, 40.0, 0.0}) {
        TimeAxis axis = begin;
        QVERIFY(axis.turnTo(outside, right));
        QCOMPARE(axis.x(outside), left + 50.0);
        QVERIFY(!axis.turnTo(outside, right));
    }
}

void TestTimeAxis::followingIsAWishWhilePlaying_data()
{
    QTest::addColumn<bool>("isPlaying");
    QTest::addColumn<bool>("isWanted");
    QTest::addColumn<bool>("follows");
    QTest::newRow("a step") << false << false << true;
    QTest::newRow("a step, wanted") << false << true << true;
    QTest::newRow("playing") << true << false << false;
    QTest::newRow("playing, wanted") << true << true << true;
}

void TestTimeAxis::followingIsAWishWhilePlaying()
{
    QFETCH(bool, isPlaying);
    QFETCH(bool, isWanted);
    QFETCH(bool, follows);
    const PlayheadFollow follow{isPlaying, isWanted};
    TimeAxis axis{.pixelsPerFrame = 10.0, .firstFrame = 0.0, .left = left};
    QCOMPARE(follow.follow(axis, 500.0, right), follows);
    QCOMPARE(axis.firstFrame > 0.0, follows);
    QVERIFY(!follow.follow(axis, axis.frame(600.0), right)); // it is visible
}

void TestTimeAxis::rulersMarkEveryFrameOrFewer_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<QList<double>>("frames"); // from 0
    QTest::addColumn<int>("labels");           // every n-th tick has its number
    QTest::newRow("wide") << 48.0 << QList<double>{0, 1, 2, 3} << 2;
    QTest::newRow("usual") << 9.0 << QList<double>{0, 2, 4, 6} << 5;
    QTest::newRow("an hour") << 0.01 << QList<double>{0, 2000, 4000, 6000} << 5;
}

void TestTimeAxis::rulersMarkEveryFrameOrFewer()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(QList<double>, frames);
    QFETCH(int, labels);
    const TimeAxis axis{pixelsPerFrame, -1e-9, left};
    const RulerTicks ticks(axis, left, right, 64.0);
    QVERIFY(ticks.count() > frames.size());
    for (int index = 0; index < ticks.count(); ++index) {
        const auto [frame, x, isLabelled] = ticks.at(index);
        if (index < frames.size())
            QCOMPARE(frame, frames[index]);
        QCOMPARE(x, std::round(axis.x(frame)));
        QCOMPARE(isLabelled, index % labels == 0);
    }
    const TimeAxis later{pixelsPerFrame, 20000.0, left};
    const RulerTicks far(later, left, right, 64.0);
    QVERIFY(far.at(0).x < left); // its label extends into the view
    QVERIFY(far.at(0).x >= left - RulerTicks::labelWidth - 1.0);
    QVERIFY(far.at(far.count() - 1).x <= right + 2.0);
}

QTEST_APPLESS_MAIN(TestTimeAxis)
#include "test_time_axis.moc"
