// SPDX-License-Identifier: MIT
#include "libmmd/pose/pose.h"
#include "libmmd/tools/bones/dragged_time.h"
#include "libmmd/tools/bones/time_warp.h"
#include "libmmd/tools/tool_errors.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

namespace {

Motion walk()
{
    return motionAt(sampleFile(QStringLiteral("walk.vmd")));
}

} // namespace

/// Keys that move with dragged beats.
class TestTimeWarp : public QObject {
    Q_OBJECT
private slots:
    void anchorsGetToTheirFrames();
    void timeNeverGoesBack();
    void speedChangesGraduallyIfSmooth();
    void keysKeepEverythingElse();
    void theLastOfTwoKeysCounts();
    void allKindsOfTracksMove();
    void theRangeGetsAnotherLength();
    void wrongInputIsSafe();
    void draggedFramesHaveNeighbours();
    void aDraggedFrameTakesItsKeysAlong();
    void posesAreThoseOfTheirTimes();
    void whatDoesNotMoveIsNoPartOfTheEdit();
};

void TestTimeWarp::anchorsGetToTheirFrames()
{
    const std::vector<FrameAnchor> beats{{60, 90}, {30, 30}, {90, 100}};
    for (const bool isSmooth : {false, true}) {
        const TimeWarp warp(beats, isSmooth);
        for (const FrameAnchor& beat : beats)
            QCOMPARE(warp(beat.from), beat.to);
        QCOMPARE(warp(0), 0U);
        QCOMPARE(warp(95), 105U); // after the last one
    }
    const TimeWarp warp(beats, false);
    QCOMPARE(warp(45), 60U);
    QCOMPARE(warp.positionOf(75.0), 95.0);
    QCOMPARE(TimeWarp({}, true)(77), 77U);
    const FrameAnchor start{0, 12};
    QCOMPARE(TimeWarp({&start, 1}, false)(5), 17U);
}

void TestTimeWarp::timeNeverGoesBack()
{
    const std::vector<FrameAnchor> wrong{
        {10, 50}, {20, 40}, {30, 51}, {30, 70}, {200, 52}, {210, 400}};
    for (const bool isSmooth : {false, true}) {
        const TimeWarp warp(wrong, isSmooth);
        for (std::uint32_t frame = 1; frame < 300; ++frame)
            QVERIFY(warp.positionOf(frame) >= warp.positionOf(frame - 1));
        QCOMPARE(warp(10), 50U);
        QCOMPARE(warp(30), 51U);
    }
}

void TestTimeWarp::speedChangesGraduallyIfSmooth()
{
    const std::vector<FrameAnchor> beats{{50, 50}, {100, 140}, {150, 170}};
    const auto jump = [&](bool isSmooth) {
        const TimeWarp warp(beats, isSmooth);
        double most = 0.0;
        for (double frame = 10.0; frame < 149.0; frame += 1.0)
            most = std::max(
                most, std::abs(warp.positionOf(frame + 1.0) - 2.0 * warp.positionOf(frame) +
                               warp.positionOf(frame - 1.0)));
        return most;
    };
    QVERIFY(jump(false) > 0.79);
    QVERIFY(jump(true) < 0.12);
}

void TestTimeWarp::keysKeepEverythingElse()
{
    const Motion before = walk();
    const std::vector<FrameAnchor> beats{{20, 40}, {60, 100}};
    const TimeWarp warp(beats, false);
    const Motion after = warpedTime(before, warp);
    QCOMPARE(after.keyCount(), before.keyCount());
    for (const auto& track : before.bones) {
        const auto* now = findBoneTrack(after, track->name());
        for (std::size_t at = 0; at < track->size(); ++at) {
            BoneKeyframe key = track->key(at);
            key.frame = warp(key.frame);
            QVERIFY(now->key(at) == key);
        }
    }
    QVERIFY(warpedTime(before, TimeWarp({}, true)) == before);
}

void TestTimeWarp::theLastOfTwoKeysCounts()
{
    std::vector<MorphKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 40; ++frame)
        keys.push_back({frame, frame, {float(frame)}});
    Motion before;
    replaceTrack(before, Track<MorphKeyframe>(fieldOf("smile"), keys));
    const FrameAnchor half{40, 20};
    const Motion after = warpedTime(before, TimeWarp({&half, 1}, false));
    const auto* now = findMorphTrack(after, "smile");
    QCOMPARE(now->size(), std::size_t(21));
    for (std::size_t at = 1; at < 20; ++at) // 2 n - 1 and 2 n round to n
        QVERIFY(now->values()[at].weight == float(2 * at));
}

void TestTimeWarp::allKindsOfTracksMove()
{
    Motion before = walk();
    const auto single = [](auto key) {
        key.frame = 10;
        return std::vector{key};
    };
    replaceTrack(before, Track<CameraKeyframe>({}, single(CameraKeyframe())));
    replaceTrack(before, Track<LightKeyframe>({}, single(LightKeyframe())));
    replaceTrack(before, Track<ShadowKeyframe>({}, single(ShadowKeyframe())));
    replaceTrack(before, Track<ShowIkKeyframe>({}, single(ShowIkKeyframe())));
    const FrameAnchor twice{10, 20};
    const Motion after = warpedTime(before, TimeWarp({&twice, 1}, false));
    QCOMPARE(after.camera->frame(0), 20U);
    QCOMPARE(after.light->frame(0), 20U);
    QCOMPARE(after.shadow->frame(0), 20U);
    QCOMPARE(after.showIk->frame(0), 20U);
}

void TestTimeWarp::theRangeGetsAnotherLength()
{
    const Motion before = walk();
    const Scene scene = sceneOf(mannequin(), before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = {20, 60}};
    const auto result = findTool("time-warp")->run(input, {150.0, 0.0}, wholeProgress);
    QVERIFY(result);
    const Motion after = motionAfter(scene, *result);
    const std::vector<FrameAnchor> anchors{{20, 20}, {60, 80}};
    const std::uint32_t ends[] = {20, 60};
    QVERIFY(after == warpedTime(keyedAt(scene, ActorId{1}, ends), TimeWarp(anchors, false)));
    QCOMPARE(after.lastFrame(), before.lastFrame() + 20);
    QVERIFY(findTool("time-warp")->run(input, {100.0, 1.0}, wholeProgress)->patch.isEmpty());
}

void TestTimeWarp::wrongInputIsSafe()
{
    BoneKeyframe near, far;
    near.frame = 100;
    far.frame = largestFrame;
    Motion before;
    replaceTrack(before, Track<BoneKeyframe>(fieldOf("bone"), std::vector{near, far}));
    const FrameAnchor late{100, largestFrame};
    const Motion after = warpedTime(before, TimeWarp({&late, 1}, true));
    QCOMPARE(after.keyCount(), std::size_t(1));
    const Scene scene = sceneOf(nullptr, before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    for (const FrameSpan range : {everyFrame, FrameSpan{0, 100}}) { // keys would fall together
        const auto longer = warpTime({.target = {scene, ActorId{1}}, .tracks = {}, .range = range},
            {10.0, true}, wholeProgress);
        QVERIFY(!longer && longer.error().code == ErrorCode::OutOfRange);
        QCOMPARE(longer.error().field, std::string(lateKeysField));
    }
    QVERIFY(warpTime(input, {-1.0, true}, wholeProgress)->patch.isEmpty());
    QVERIFY(warpTime(input, {std::nan(""), true}, wholeProgress)->patch.isEmpty());
}

/// Markers, then the play range, then the motion's ends.
void TestTimeWarp::draggedFramesHaveNeighbours()
{
    Scene scene = sceneOf(mannequin(), walk());
    const std::uint32_t last = walk().lastFrame();
    QCOMPARE(draggedTime(scene, ActorId{1}, 50), (DraggedTime{0, 50, last}));
    QCOMPARE(draggedTime(scene, ActorId{1}, last), (DraggedTime{0, last, std::nullopt}));
    scene.settings.playFirst = 20;
    scene.settings.playLast = 80;
    QCOMPARE(draggedTime(scene, ActorId{1}, 50), (DraggedTime{20, 50, 80}));
    QCOMPARE(draggedTime(scene, ActorId{1}, 10), (DraggedTime{0, 10, 80}));
    QCOMPARE(draggedTime(scene, ActorId{1}, 90), (DraggedTime{20, 90, last}));
    scene.markers = {{10, "a"}, {45, "b"}, {50, "c"}, {55, "d"}};
    QCOMPARE(draggedTime(scene, ActorId{1}, 50), (DraggedTime{45, 50, 55}));
    QCOMPARE(draggedTime(scene, ActorId{1}, 60), (DraggedTime{55, 60, 80}));
    QCOMPARE(draggedTime(scene, ActorId{7}, 60), (DraggedTime{55, 60, 80}));
    const DraggedTime dragged{45, 50, 55};
    QCOMPARE(dragged.nearest(40), 46U);
    QCOMPARE(dragged.nearest(54), 54U);
    QCOMPARE(dragged.nearest(99), 54U);
    QCOMPARE((DraggedTime{0, 0, 55}).nearest(20), 0U); // the first frame stays
}

void TestTimeWarp::aDraggedFrameTakesItsKeysAlong()
{
    Scene scene = sceneOf(mannequin(), walk());
    scene.markers = {{30, "a"}, {60, "b"}, {60, "c"}, {90, "d"}};
    const TimeStretch stretch(scene, ActorId{1}, draggedTime(scene, ActorId{1}, 60));
    const ScenePatch patch = stretch.to(75);
    const Scene after = applied(scene, patch);
    const FrameAnchor anchors[] = {{30, 30}, {60, 75}, {90, 90}};
    const std::uint32_t frames[] = {30, 60, 90};
    const Motion keyed = keyedAt(scene, ActorId{1}, frames);
    QVERIFY(keyed.keyCount() > walk().keyCount());
    QVERIFY(after.actors.front().motion == warpedTime(keyed, TimeWarp(anchors, false)));
    const std::vector<Marker> markers{{30, "a"}, {75, "b"}, {75, "c"}, {90, "d"}};
    QVERIFY(after.markers == markers);
    QVERIFY(applied(after, inverse(patch)) == scene);
}

/// Also on tracks without a key at the dragged frame: feet do not begin to slide.
void TestTimeWarp::posesAreThoseOfTheirTimes()
{
    const Scene scene = sceneOf(mannequin(), walk());
    const DraggedTime dragged{30, 60, 90};
    const Motion after =
        applied(scene, TimeStretch(scene, ActorId{1}, dragged).to(70)).actors.front().motion;
    PoseEvaluator old(mannequin()), now(mannequin());
    const Motion before = walk();
    old.setMotion(before);
    now.setMotion(after);
    // The frames whose times are whole both before and after.
    for (const auto& [was, is] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{{10, 10},
             {30, 30}, {33, 34}, {45, 50}, {54, 62}, {60, 70}, {75, 80}, {90, 90}, {100, 100}}) {
        const Pose& one = old.evaluate(was);
        const Pose& other = now.evaluate(is);
        for (std::size_t bone = 0; bone < one.bones.size(); ++bone)
            QVERIFY2(glm::distance(one.bones[bone].translation, other.bones[bone].translation) <
                         (was == 30 || was == 60 || was == 90 || was == is ? 0.02f : 0.4f),
                qPrintable(QStringLiteral("%1 %2").arg(was).arg(bone)));
    }
}

void TestTimeWarp::whatDoesNotMoveIsNoPartOfTheEdit()
{
    const Scene scene = sceneOf(mannequin(), walk());
    const DraggedTime dragged = draggedTime(scene, ActorId{1}, 50);
    QVERIFY(TimeStretch(scene, ActorId{1}, dragged).to(50).isEmpty());
    QVERIFY(TimeStretch(scene, ActorId{9}, dragged).to(60).isEmpty());
    const Motion same = warpedTime(walk(), TimeWarp({}, false));
    QVERIFY(same == walk());
}

QTEST_APPLESS_MAIN(TestTimeWarp)
#include "test_time_warp.moc"
