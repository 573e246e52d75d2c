// SPDX-License-Identifier: MIT
#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/scene/tempo.h"
#include "libmmd/scene/edits/time/timing.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;
using Changes = std::vector<mmd::TempoChange>;

namespace {

/// 120 beats per minute (15 frames) from frame 5, 60 (30 frames) from beat 4 at frame 65, and 180
/// (10 frames) from beat 6 at frame 125.
mmd::SceneSettings threeTempos()
{
    mmd::SceneSettings settings;
    settings.beatsPerMinute = 120.0;
    settings.firstBeat = 5.0;
    settings.tempoChanges = {{4, 60.0}, {6, 180.0}};
    return settings;
}

/// Frames of the beats `first` to `last`, each `step`.
std::vector<double> beatFrames(
    const mmd::SceneSettings& settings, double first, double last, double step = 1.0)
{
    const mmd::BeatMap map(settings);
    std::vector<double> frames;
    for (double beat = first; beat <= last; beat += step)
        frames.push_back(map.frameOf(beat));
    return frames;
}

mmd::Selection keysOfA(const mmd::Scene& scene)
{
    mmd::Selection keys;
    keys.keys = {{bone("A"), framesOf(scene, bone("A"))}};
    return keys;
}

mmd::Scene withTempos(mmd::Scene scene)
{
    scene.settings = threeTempos();
    return scene;
}

} // namespace

class TestTempo : public QObject {
    Q_OBJECT
private slots:
    void beatsHaveTheTempoOfTheirSegment();
    void framesAndBeatsAreInverse();
    void theNearestBeatIsNearestInBeats();
    void oneTempoIsChangedAtATime();
    void aChangeIsAtTheNearestBeat();
    void aChangeBeforeTheSecondBeatIsTheFirstTempo();
    void aChangeCanBeRemoved();
    void doubledBeatsKeepTheOldOnes();
    void halvedBeatsKeepEverySecondOne_data();
    void halvedBeatsKeepEverySecondOne();
    void aTempoBeyondTheLimitsIsNotDoubled();
    void changesAreBroughtIntoOrder();
    void keysSnapToTheBeatsOfTheirTempo();
    void aSelectionFitsBetweenTwoBeats();
    void aSelectionOfOneFrameMovesToTheBeat();
    void aSelectionAtFrameZeroFitsToABeatThatExists();
    void onsetsBecomeMarkers();
};

void TestTempo::beatsHaveTheTempoOfTheirSegment()
{
    QCOMPARE(beatFrames(threeTempos(), -1, 8),
        (std::vector<double>{-10, 5, 20, 35, 50, 65, 95, 125, 135, 145}));
    const mmd::BeatMap map(threeTempos());
    QCOMPARE(map.beatsPerMinuteAt(-100), 120.0);
    QCOMPARE(map.beatsPerMinuteAt(64.9), 120.0);
    QCOMPARE(map.beatsPerMinuteAt(65), 60.0);
    QCOMPARE(map.beatsPerMinuteAt(125), 180.0);
    QCOMPARE(map.beatsPerMinuteAt(1e9), 180.0);
}

void TestTempo::framesAndBeatsAreInverse()
{
    const mmd::BeatMap map(threeTempos());
    for (double beat = -3; beat < 10; beat += 0.25)
        QCOMPARE(map.beatAt(map.frameOf(beat)), beat);
}

void TestTempo::theNearestBeatIsNearestInBeats()
{
    const mmd::BeatMap map(threeTempos());
    QCOMPARE(map.nearest(57.0), 50.0);
    QCOMPARE(map.nearest(58.0), 65.0);
    QCOMPARE(map.nearest(57.0, 0.5), 57.5);
    QCOMPARE(map.nearest(81.0), 95.0); // 16 of 30 frames
    QCOMPARE(map.nearest(79.0), 65.0);
    QCOMPARE(map.nearest(110.0, 4.0), 65.0); // bars of four beats: 4, 8
    QCOMPARE(map.nearest(126.0, 4.0), 145.0);
}

void TestTempo::oneTempoIsChangedAtATime()
{
    const auto first = mmd::withTempoAt(threeTempos(), 10, 90.0);
    QCOMPARE(first.beatsPerMinute, 90.0);
    QCOMPARE(first.tempoChanges, threeTempos().tempoChanges);
    const auto second = mmd::withTempoAt(threeTempos(), 65, 90.0);
    QCOMPARE(second.beatsPerMinute, 120.0);
    QCOMPARE(second.tempoChanges, (Changes{{4, 90.0}, {6, 180.0}}));
}

void TestTempo::aChangeIsAtTheNearestBeat()
{
    const auto more = mmd::withTempoChange(threeTempos(), 33, 100.0);
    QCOMPARE(more.tempoChanges, (Changes{{2, 100.0}, {4, 60.0}, {6, 180.0}}));
    QCOMPARE(mmd::BeatMap(more).frameOf(2), 35.0);
    const auto replaced = mmd::withTempoChange(threeTempos(), 66, 100.0);
    QCOMPARE(replaced.tempoChanges, (Changes{{4, 100.0}, {6, 180.0}}));
}

void TestTempo::aChangeBeforeTheSecondBeatIsTheFirstTempo()
{
    const auto settings = mmd::withTempoChange(threeTempos(), 11, 100.0);
    QCOMPARE(settings.beatsPerMinute, 100.0);
    QCOMPARE(settings.tempoChanges, threeTempos().tempoChanges);
}

void TestTempo::aChangeCanBeRemoved()
{
    QCOMPARE(mmd::withoutTempoChange(threeTempos(), 70).tempoChanges, (Changes{{6, 180.0}}));
    QVERIFY(mmd::withoutTempoChange(threeTempos(), 64) == threeTempos());
}

void TestTempo::doubledBeatsKeepTheOldOnes()
{
    const auto doubled = mmd::withDoubleTempo(threeTempos());
    QCOMPARE(doubled.beatsPerMinute, 240.0);
    QCOMPARE(beatFrames(doubled, -2, 16), beatFrames(threeTempos(), -1, 8, 0.5));
    QVERIFY(mmd::withHalfTempo(doubled) == threeTempos());
}

void TestTempo::halvedBeatsKeepEverySecondOne_data()
{
    QTest::addColumn<std::vector<mmd::TempoChange>>("changes");
    QTest::newRow("no change") << Changes{};
    QTest::newRow("even beats") << Changes{{4, 60.0}, {6, 180.0}};
    QTest::newRow("an odd beat") << Changes{{3, 60.0}};
    QTest::newRow("the first odd beat") << Changes{{1, 60.0}};
    QTest::newRow("odd, then even") << Changes{{3, 60.0}, {4, 90.0}};
    QTest::newRow("even, then odd") << Changes{{4, 60.0}, {5, 90.0}};
    QTest::newRow("two odd beats") << Changes{{3, 60.0}, {5, 90.0}};
    QTest::newRow("every beat") << Changes{{1, 60.0}, {2, 70.0}, {3, 80.0}, {4, 90.0}, {5, 50.0}};
}

void TestTempo::halvedBeatsKeepEverySecondOne()
{
    QFETCH(Changes, changes);
    mmd::SceneSettings settings = threeTempos();
    settings.tempoChanges = changes;
    const auto halved = mmd::withHalfTempo(settings);
    QVERIFY(mmd::withinLimits(halved) == halved);
    const auto expected = beatFrames(settings, 0, 20, 2.0), found = beatFrames(halved, 0, 10);
    QCOMPARE(found.size(), expected.size());
    for (std::size_t at = 0; at < found.size(); ++at)
        QVERIFY2(std::abs(found[at] - expected[at]) < 1e-9, qPrintable(QString::number(at)));
}

void TestTempo::aTempoBeyondTheLimitsIsNotDoubled()
{
    mmd::SceneSettings fast = threeTempos();
    fast.tempoChanges.push_back({9, 501.0});
    QVERIFY(mmd::withDoubleTempo(fast) == fast);
    mmd::SceneSettings slow = threeTempos();
    slow.beatsPerMinute = 1.5;
    QVERIFY(mmd::withHalfTempo(slow) == slow);
}

void TestTempo::changesAreBroughtIntoOrder()
{
    mmd::SceneSettings settings;
    settings.tempoChanges = {{8, 100.0}, {4, 5000.0}, {0, 90.0}, {8, 110.0}, {20'000'000, 90.0},
        {5, std::numeric_limits<double>::quiet_NaN()}, {6, -1.0}};
    QCOMPARE(mmd::withinLimits(settings).tempoChanges, (Changes{{4, 1000.0}, {8, 110.0}}));
}

void TestTempo::keysSnapToTheBeatsOfTheirTempo()
{
    const auto scene = withTempos(sceneWith({0, 22, 58, 81, 132}));
    const auto after = done(scene, mmd::snapKeysToBeats({scene, theActor, everyKey(scene)}, 1.0));
    QCOMPARE(framesOf(after, bone("A")), (Frames{5, 20, 65, 95, 135}));
    for (const double step : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()})
        QVERIFY(mmd::snapKeysToBeats({scene, theActor, everyKey(scene)}, step).isEmpty());
}

void TestTempo::aSelectionFitsBetweenTwoBeats()
{
    const auto scene = withTempos(sceneWith({18, 40, 62}));
    const auto patch = mmd::fitToBeats({scene, theActor, keysOfA(scene)});
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{20, 43, 65}));
    QCOMPARE(patch.selectionAfter->keys.front().frames, (Frames{20, 43, 65}));
    // Both ends are nearest to the same beat: the last one gets the next beat.
    const auto shortScene = withTempos(sceneWith({33, 36}));
    const auto longer =
        done(shortScene, mmd::fitToBeats({shortScene, theActor, keysOfA(shortScene)}));
    QCOMPARE(framesOf(longer, bone("A")), (Frames{35, 50}));
}

void TestTempo::aSelectionOfOneFrameMovesToTheBeat()
{
    const auto scene = withTempos(sceneWith({33}));
    const auto after = done(scene, mmd::fitToBeats({scene, theActor, keysOfA(scene)}));
    QCOMPARE(framesOf(after, bone("A")), (Frames{35}));
    QVERIFY(mmd::fitToBeats({scene, theActor}).isEmpty());
}

void TestTempo::aSelectionAtFrameZeroFitsToABeatThatExists()
{
    auto scene = withTempos(sceneWith({0, 6}));
    scene.settings.firstBeat = 14.0; // beats at -1, 14, 29
    const auto after = done(scene, mmd::fitToBeats({scene, theActor, keysOfA(scene)}));
    QCOMPARE(framesOf(after, bone("A")), (Frames{14, 29}));
}

void TestTempo::onsetsBecomeMarkers()
{
    mmd::Scene scene;
    scene.markers = {{20, "hit"}};
    const std::vector<double> onsets{0.5, 0.0, 0.51, std::numeric_limits<double>::quiet_NaN(), 9};
    const auto after = done(scene,
        mmd::addOnsetMarkers(scene, onsets, {.offset = 5.0, .first = 0, .last = 200}, "hit"));
    QCOMPARE(after.markers, (std::vector<mmd::Marker>{{5, "hit"}, {20, "hit"}}));
    const auto early = done(scene,
        mmd::addOnsetMarkers(scene, onsets, {.offset = -5.0, .first = 0, .last = 200}, "beat"));
    QCOMPARE(early.markers, (std::vector<mmd::Marker>{{10, "beat"}, {20, "hit"}}));
}

QTEST_GUILESS_MAIN(TestTempo)
#include "test_tempo.moc"
