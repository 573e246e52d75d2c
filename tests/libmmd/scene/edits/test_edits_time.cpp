// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max();

std::vector<mmd::TrackId> allTracks(const mmd::Scene& scene)
{
    return mmd::trackIds(scene.actors.front().motion);
}

mmd::Draft draftAt(std::uint32_t frame, float x)
{
    return {bone("A"), frame, mmd::BoneValue{.translation = {x, 0, 0}}};
}

/// `scene` with a raw record at every key of A.
mmd::Scene withRaws(mmd::Scene scene)
{
    mmd::Motion& motion = scene.actors.front().motion;
    const auto& track = *mmd::findBoneTrack(motion, "A");
    std::vector<mmd::BoneKeyframe> keys;
    std::vector<mmd::RawRecord> raws;
    for (std::size_t index = 0; index < track.size(); ++index) {
        keys.push_back(track.key(index));
        raws.push_back({track.frame(index), 100 + std::uint32_t(index), "record"});
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), keys, raws));
    return scene;
}

} // namespace

class TestEditsTime : public QObject {
    Q_OBJECT
private slots:
    void insertedColumnsMoveWhatComesLater();
    void insertingWorksOnEveryKind();
    void insertingStopsAtTheLargestFrame();
    void deletedColumnsTakeTheirKeysAlong();
    void insertingAndDeletingIsNothing();
    void columnsTakeDraftsAlong();
    void marksFollowColumnsIfAsked();
    void aMarkerOfADeletedFrameStaysAtTheCut();
    void thePlayRangeFollows();
    void columnsTakeRawRecordsOfMovedKeysOut();
    void scaledRangesShiftLaterKeys();
    void squeezedRangesKeepTheLastOfThoseThatMeet();
    void scalingBackwardsIsRefused();
    void scaledKeysReplaceWhatTheyLandOn();
    void scaledKeysThatStayAreNoPatch();
    void reversedKeysKeepTheirPlacesAndSwapTheirFrames();
    void reversedCurvesBelongToTheSegmentsEnd();
    void reversedMotionIsTheSameTheOtherWay();
    void whatHoldsGoesToWhereItBegins();
    void reversingTwiceIsNothing();
    void alignedTracksStartTogether();
    void snappedKeysGoToTheNearestBeat();
    void snappingToNothingIsRefused();
};

void TestEditsTime::insertedColumnsMoveWhatComesLater()
{
    const auto scene = sceneWith({0, 10, 20}, {5, 10});
    const mmd::TrackId tracks[] = {bone("A")};
    const auto patch =
        mmd::insertColumns({scene, theActor, selected({{bone("A"), {0, 10}}})}, tracks, 10, 3);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 13, 23}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{5, 10}));
    QCOMPARE(trackOf(after, "A").fileIndices()[1], 1u);
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 10.0f);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {0, 13}}}));
    QVERIFY(mmd::insertColumns({scene, theActor}, tracks, 21, 3).isEmpty());
    QVERIFY(mmd::insertColumns({scene, theActor}, tracks, 10, 0).isEmpty());
}

void TestEditsTime::insertingWorksOnEveryKind()
{
    const auto scene = sceneOfEveryKind({0, 4, 8});
    const auto tracks = allTracks(scene);
    QCOMPARE(tracks.size(), 7u);
    const auto after = done(scene, mmd::insertColumns({scene, theActor}, tracks, 4, 1));
    for (const auto& track : tracks)
        QCOMPARE(framesOf(after, track), (Frames{0, 5, 9}));
}

void TestEditsTime::insertingStopsAtTheLargestFrame()
{
    const auto scene = sceneWith({0, largest - 2});
    const mmd::TrackId tracks[] = {bone("A")};
    const auto after = done(scene, mmd::insertColumns({scene, theActor}, tracks, 1, 10));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, largest}));
}

void TestEditsTime::deletedColumnsTakeTheirKeysAlong()
{
    const auto scene = sceneWith({0, 10, 11, 20});
    const mmd::TrackId tracks[] = {bone("A")};
    const auto patch =
        mmd::deleteColumns({scene, theActor, selected({{bone("A"), {10, 20}}})}, tracks, 10, 2);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 18}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 20.0f);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {18}}}));
    const auto none = done(scene, mmd::deleteColumns({scene, theActor}, tracks, 0, largest));
    QVERIFY(!mmd::findBoneTrack(none.actors.front().motion, "A"));
}

void TestEditsTime::insertingAndDeletingIsNothing()
{
    const auto scene = sceneOfEveryKind({0, 3, 4, 8});
    const auto tracks = allTracks(scene);
    auto after = done(scene, mmd::insertColumns({scene, theActor}, tracks, 4, 5));
    QVERIFY(!(after == scene));
    after = done(after, mmd::deleteColumns({after, theActor}, tracks, 4, 5));
    QVERIFY(after == scene);
}

void TestEditsTime::columnsTakeDraftsAlong()
{
    auto scene = sceneWith({0, 10});
    const mmd::Draft drafts[] = {draftAt(3, 1.0f), draftAt(5, 2.0f), draftAt(8, 3.0f)};
    scene = done(scene, mmd::setDrafts({scene, theActor}, drafts));
    const mmd::TrackId tracks[] = {bone("A")};
    const auto after = done(scene, mmd::deleteColumns({scene, theActor}, tracks, 4, 3));
    QCOMPARE(after.actors.front().drafts.size(), 2u);
    QCOMPARE(after.actors.front().drafts[0], drafts[0]);
    QCOMPARE(after.actors.front().drafts[1], draftAt(5, 3.0f));
}

namespace {

/// Keys of A at 0, 10 and 20, and `markers`.
mmd::Scene markedScene(std::initializer_list<mmd::Marker> markers)
{
    const mmd::Scene scene = sceneWith({0, 10, 20});
    return mmd::applied(scene, mmd::addMarkers(scene, std::vector(markers)));
}

constexpr auto follow = mmd::SceneMarks::Follow;

} // namespace

void TestEditsTime::marksFollowColumnsIfAsked()
{
    using Markers = std::vector<mmd::Marker>;
    const mmd::Scene scene = markedScene({{4, "a"}, {10, "b"}, {15, "b"}, {20, "c"}});
    const mmd::TrackId tracks[] = {bone("A")};
    const auto stay = done(scene, mmd::insertColumns({scene, theActor}, tracks, 10, 5));
    QCOMPARE(stay.markers, scene.markers);
    // "b" moves to the frame where "b" was.
    const auto later = done(scene, mmd::insertColumns({scene, theActor}, tracks, 10, 5, follow));
    QCOMPARE(later.markers, (Markers{{4, "a"}, {15, "b"}, {20, "b"}, {25, "c"}}));
    const auto longer =
        done(scene, mmd::scaleRange({scene, theActor}, tracks, {10, 20, 30}, follow));
    QCOMPARE(longer.markers, (Markers{{4, "a"}, {10, "b"}, {20, "b"}, {30, "c"}}));
}

void TestEditsTime::aMarkerOfADeletedFrameStaysAtTheCut()
{
    using Markers = std::vector<mmd::Marker>;
    const mmd::Scene scene = markedScene({{9, "a"}, {11, "b"}, {12, "x"}, {14, "b"}, {20, "c"}});
    const mmd::TrackId tracks[] = {bone("A")};
    const auto after = done(scene, mmd::deleteColumns({scene, theActor}, tracks, 10, 4, follow));
    QCOMPARE(after.markers, (Markers{{9, "a"}, {10, "b"}, {10, "x"}, {16, "c"}}));
}

void TestEditsTime::thePlayRangeFollows()
{
    const std::vector tracks{bone("A")};
    const auto rangeOf = [&](std::uint32_t first, std::uint32_t last, std::uint32_t frame,
                             int delta) {
        mmd::Scene scene = sceneWith({0, 10, 20});
        mmd::SceneSettings settings = scene.settings;
        settings.playFirst = first;
        settings.playLast = last;
        scene = mmd::applied(scene, mmd::changeSettings(scene, settings));
        const auto count = static_cast<std::uint32_t>(std::abs(delta));
        const auto edit = delta > 0 ? mmd::insertColumns : mmd::deleteColumns;
        const auto after = done(scene, edit({scene, theActor}, tracks, frame, count, follow));
        return std::pair(after.settings.playFirst, after.settings.playLast);
    };
    QCOMPARE(rangeOf(5, 15, 2, 3), std::pair(8u, 18u));
    QCOMPARE(rangeOf(5, 15, 15, 3), std::pair(5u, 18u));
    QCOMPARE(rangeOf(0, 0, 0, 3), std::pair(0u, 0u)); // no range: first to last key
    QCOMPARE(rangeOf(5, 15, 10, -4), std::pair(5u, 11u));
    QCOMPARE(rangeOf(5, 15, 10, -9), std::pair(5u, 9u)); // frame 9 is the last one that remains
    QCOMPARE(rangeOf(5, 15, 2, -6), std::pair(2u, 9u));
    QCOMPARE(rangeOf(5, 15, 2, -90), std::pair(2u, 2u)); // nothing of the range remains
}

void TestEditsTime::columnsTakeRawRecordsOfMovedKeysOut()
{
    const auto scene = withRaws(sceneWith({0, 10, 20}));
    const mmd::TrackId tracks[] = {bone("A")};
    const auto later = done(scene, mmd::insertColumns({scene, theActor}, tracks, 15, 1));
    QCOMPARE(trackOf(later, "A").raws().size(), 2u);
    const auto earlier = done(scene, mmd::deleteColumns({scene, theActor}, tracks, 10, 1));
    QCOMPARE(trackOf(earlier, "A").raws().size(), 1u);
    QCOMPARE(framesOf(earlier, bone("A")), (Frames{0, 19}));
}

void TestEditsTime::scaledRangesShiftLaterKeys()
{
    const auto scene = sceneWith({0, 10, 14, 20, 30}, {12, 40});
    const mmd::TrackId tracks[] = {bone("A"), bone("B")};
    const auto wider =
        done(scene, mmd::scaleRange({scene, theActor, everyKey(scene)}, tracks, {10, 20, 30}));
    QCOMPARE(framesOf(wider, bone("A")), (Frames{0, 10, 18, 30, 40}));
    QCOMPARE(framesOf(wider, bone("B")), (Frames{14, 50}));
    const auto patch = mmd::scaleRange({scene, theActor, everyKey(scene)}, tracks, {10, 20, 15});
    const auto closer = done(scene, patch);
    QCOMPARE(framesOf(closer, bone("A")), (Frames{0, 10, 12, 15, 25}));
    QCOMPARE(framesOf(closer, bone("B")), (Frames{11, 35}));
    QCOMPARE(patch.selectionAfter->framesOf(bone("B")).back(), 35u);
    QVERIFY(mmd::scaleRange({scene, theActor}, tracks, {10, 20, 20}).isEmpty());
}

void TestEditsTime::squeezedRangesKeepTheLastOfThoseThatMeet()
{
    const auto scene = withRaws(sceneWith({10, 11, 12, 13, 20}));
    const mmd::TrackId tracks[] = {bone("A")};
    const auto after = done(scene, mmd::scaleRange({scene, theActor}, tracks, {10, 13, 11}));
    // 10, 10.33, 10.67, 11: the last key of each frame is kept.
    QCOMPARE(framesOf(after, bone("A")), (Frames{10, 11, 18}));
    QCOMPARE(trackOf(after, "A").values()[0].translation.x, 11.0f);
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 13.0f);
    QVERIFY(trackOf(after, "A").raws().empty());
}

void TestEditsTime::scalingBackwardsIsRefused()
{
    const auto scene = sceneWith({0, 10});
    const mmd::TrackId tracks[] = {bone("A")};
    QVERIFY(mmd::scaleRange({scene, theActor}, tracks, {10, 0, 5}).isEmpty());
    QVERIFY(mmd::scaleRange({scene, theActor}, tracks, {10, 20, 5}).isEmpty());
    QVERIFY(mmd::scaleKeys(
        {scene, theActor, everyKey(scene)}, {.first = 0, .last = 10, .newFirst = 10, .newLast = 0})
                .isEmpty());
}

void TestEditsTime::scaledKeysReplaceWhatTheyLandOn()
{
    const auto scene = sceneWith({0, 10, 20, 30});
    const auto patch = mmd::scaleKeys({scene, theActor, selected({{bone("A"), {10, 20}}})},
        {.first = 10, .last = 20, .newFirst = 10, .newLast = 30});
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 10, 30}));
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 20.0f);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {10, 30}}}));
}

void TestEditsTime::scaledKeysThatStayAreNoPatch()
{
    const auto scene = sceneOfEveryKind({0, 10, 20});
    QVERIFY(mmd::scaleKeys(
        {scene, theActor, everyKey(scene)}, {.first = 0, .last = 20, .newFirst = 0, .newLast = 20})
                .isEmpty());
}

void TestEditsTime::reversedKeysKeepTheirPlacesAndSwapTheirFrames()
{
    const auto scene = sceneWith({0, 10, 14, 20}, {13});
    const auto patch = mmd::reverseKeys(
        {scene, theActor, selected({{bone("A"), {10, 14, 20}}, {bone("B"), {13}}})});
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 10, 16, 20}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{17}));
    const auto& track = trackOf(after, "A");
    QCOMPARE(track.values()[1].translation.x, 20.0f);
    QCOMPARE(track.values()[2].translation.x, 14.0f);
    QCOMPARE(track.values()[3].translation.x, 10.0f);
    QCOMPARE(track.fileIndices()[1], 3u);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {10, 16, 20}}, {bone("B"), {17}}}));
}

void TestEditsTime::reversedCurvesBelongToTheSegmentsEnd()
{
    auto scene = sceneWith({0, 10, 20, 30});
    const auto curveTo = [&](std::uint32_t frame, const mmd::BezierCurve& curve) {
        scene = done(scene, mmd::setCurves({scene, theActor, selected({{bone("A"), {frame}}})},
                                mmd::allCurveChannels, curve));
    };
    const mmd::BezierCurve into{1, 2, 3, 4}, first{10, 20, 90, 100}, second{0, 50, 60, 127};
    curveTo(10, into);
    curveTo(20, first);
    curveTo(30, second);
    const auto after =
        done(scene, mmd::reverseKeys({scene, theActor, selected({{bone("A"), {10, 20, 30}}})}));
    const auto& track = trackOf(after, "A");
    QCOMPARE(track.curves(1)[0], into);                                 // from 0: unchanged
    QCOMPARE(track.curves(2)[0], (mmd::BezierCurve{67, 0, 127, 77}));   // was 20 to 30
    QCOMPARE(track.curves(3)[0], (mmd::BezierCurve{37, 27, 117, 107})); // was 10 to 20
}

void TestEditsTime::reversedMotionIsTheSameTheOtherWay()
{
    auto scene = sceneWith({10, 17, 25, 40});
    mmd::Selection odd = selected({{bone("A"), {17, 40}}});
    scene = done(
        scene, mmd::setCurves({scene, theActor, odd}, mmd::allCurveChannels, {90, 5, 120, 60}));
    const auto after =
        done(scene, mmd::reverseKeys({scene, theActor, selected({{bone("A"), {10, 17, 25, 40}}})}));
    mmd::TrackCursor forward, backward;
    for (double frame = 10.0; frame <= 40.0; frame += 0.25) {
        const auto was = mmd::sampleBone(trackOf(scene, "A"), frame, forward);
        const auto is = mmd::sampleBone(trackOf(after, "A"), 50.0 - frame, backward);
        QVERIFY(std::abs(was.translation.x - is.translation.x) < 1e-4f);
    }
}

void TestEditsTime::whatHoldsGoesToWhereItBegins()
{
    auto scene = sceneOfEveryKind({0, 10, 20});
    scene = done(scene, mmd::setPhysics({scene, theActor, selected({{bone("A"), {10}}})}, false));
    const auto after = done(scene, mmd::reverseKeys({scene, theActor, everyKey(scene)}));
    const mmd::Motion& motion = after.actors.front().motion;
    // Shown: 0 from 0, 1 from 10, 2 from 20. Reversed: 1 until 10, then 0; 2 after the end.
    QCOMPARE(motion.showIk->values()[0].show, std::uint8_t(1));
    QCOMPARE(motion.showIk->values()[1].show, std::uint8_t(0));
    QCOMPARE(motion.showIk->values()[2].show, std::uint8_t(2));
    const auto& track = trackOf(after, "A");
    QVERIFY(!mmd::isPhysicsOn(track.interpolation(0)));
    QVERIFY(mmd::isPhysicsOn(track.interpolation(1)));
    QVERIFY(mmd::isPhysicsOn(track.interpolation(2)));
    QCOMPARE(track.values()[0].translation.x, 20.0f);
    QCOMPARE(motion.shadow->values()[0].distance, 20.0f);
}

void TestEditsTime::reversingTwiceIsNothing()
{
    auto scene = sceneOfEveryKind({0, 7, 10, 20, 31});
    scene = done(scene, mmd::setCurves({scene, theActor, selected({{bone("A"), {7, 20}}})},
                            mmd::allCurveChannels, {90, 5, 120, 60}));
    scene =
        done(scene, mmd::setPhysics({scene, theActor, selected({{bone("A"), {10, 31}}})}, false));
    const auto once = mmd::reverseKeys({scene, theActor, everyKey(scene)});
    const auto after = done(scene, once);
    QVERIFY(!(after == scene));
    QVERIFY(done(after, mmd::reverseKeys({after, theActor, *once.selectionAfter})) == scene);
}

void TestEditsTime::alignedTracksStartTogether()
{
    const auto scene = sceneWith({0, 10, 14, 30}, {13, 20});
    const auto patch =
        mmd::alignKeys({scene, theActor, selected({{bone("A"), {10, 14}}, {bone("B"), {13}}})}, 26);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 26, 30}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{20, 26}));
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 14.0f);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {26, 30}}, {bone("B"), {26}}}));
    const auto late =
        done(scene, mmd::alignKeys({scene, theActor, selected({{bone("A"), {10, 14}}})}, largest));
    QCOMPARE(framesOf(late, bone("A")), (Frames{0, 30, largest - 4, largest}));
}

void TestEditsTime::snappedKeysGoToTheNearestBeat()
{
    mmd::SceneSettings settings;
    settings.beatsPerMinute = 120.0;
    QCOMPARE(mmd::framesPerBeat(settings.beatsPerMinute), 15.0);
    const auto scene = sceneWith({0, 6, 9, 24, 36, 41});
    const auto after = done(scene, mmd::snapKeys({scene, theActor, everyKey(scene)}, 2.5, 15.0));
    // Beats at 2.5, 17.5, 32.5, 47.5, rounded up. 0, 6 and 9 move to 3, and the last of them is
    // kept.
    QCOMPARE(framesOf(after, bone("A")), (Frames{3, 18, 33, 48}));
    QCOMPARE(trackOf(after, "A").values()[0].translation.x, 9.0f);
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 24.0f);
}

void TestEditsTime::snappingToNothingIsRefused()
{
    const auto scene = sceneWith({0, 6, 9});
    for (const double step : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
             std::numeric_limits<double>::infinity()})
        QVERIFY(mmd::snapKeys({scene, theActor, everyKey(scene)}, 0.0, step).isEmpty());
}

QTEST_GUILESS_MAIN(TestEditsTime)
#include "test_edits_time.moc"
