// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/contacts.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/smooth/smooth_motion.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <random>

using namespace mmd;
using namespace odori::test;

namespace {

/// The sample's walk without IK and with a key and noise at every frame, as a motion capture.
Scene capturedWalk(double degrees)
{
    const auto model = mannequin();
    const Scene walk = sceneOf(model, motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    const ToolInput input{.target = {walk, ActorId{1}}, .tracks = {}, .range = everyFrame};
    const auto fk = ikToFk(input, {allChains(*model), false, 0.01}, wholeProgress);
    Scene scene = applied(walk, fk->patch);
    Motion& motion = scene.actors.front().motion;
    std::mt19937 random(7);
    std::normal_distribution<float> noise(0.0f, float(glm::radians(degrees)));
    for (const char* bone : {"左足", "左ひざ", "左足首", "右足", "右ひざ", "右足首", "左腕"}) {
        const std::string name = trackNamed(*model, bone);
        const auto* track = findBoneTrack(motion, name);
        std::vector<BoneValue> values;
        TrackCursor cursor;
        for (std::uint32_t frame = 0; frame <= motion.lastFrame(); ++frame) {
            values.push_back(track ? sampleBone(*track, frame, cursor) : BoneValue());
            values.back().rotation =
                glm::normalize(glm::quat(1.0f, noise(random), noise(random), noise(random)) *
                               values.back().rotation);
        }
        setDenseKeys(motion, name, {0, motion.lastFrame()}, values);
    }
    return scene;
}

/// The largest slide of a foot in its contacts of `scene`, in the scene `now`.
double slideIn(const Scene& scene, const Scene& now)
{
    const auto& model = scene.actors.front().model;
    const Motion& before = scene.actors.front().motion;
    const FrameSpan whole{0, before.lastFrame()};
    const auto old = footPaths(model, before, whole, wholeProgress);
    const auto paths = footPaths(model, now.actors.front().motion, whole, wholeProgress);
    double largest = 0.0;
    for (std::size_t foot = 0; foot < paths->size(); ++foot)
        for (const FootContact& each : contactsOf((*old)[foot], {}))
            largest = std::max(largest, measuredContact((*paths)[foot], each.span).slide);
    return largest;
}

} // namespace

/// Feet of legs without IK that stand while a motion is smoothed.
class TestSmoothFeet : public QObject {
    Q_OBJECT
private slots:
    void standingFeetOfFkLegsStay();
    void feetThatIkHoldsSlideNoFarther();
    void aSparseTrackStaysSparse();
    void otherRangesStayAsTheyAre();
    void aSpikeDoesNotMoveAStandingFoot();
};

void TestSmoothFeet::standingFeetOfFkLegsStay()
{
    const Scene before = capturedWalk(0.15);
    const ToolInput input{.target = {before, ActorId{1}},
        .tracks = trackIds(before.actors.front().motion),
        .range = everyFrame};
    const auto held = smoothMotion(input, {}, wholeProgress);
    const auto loose = smoothMotion(input, {.keepsFeet = false}, wholeProgress);
    QVERIFY(held && loose);
    const double slide = slideIn(before, applied(before, held->patch));
    const double free = slideIn(before, applied(before, loose->patch));
    QVERIFY2(slide < 0.02, qPrintable(QString::number(slide)));
    QVERIFY2(free > 0.1, qPrintable(QString::number(free)));
    QVERIFY(held->moved->feet.largest < 0.5);
    // The arm is smooth in both.
    const std::string arm = trackNamed(*mannequin(), "左腕");
    QVERIFY(*findBoneTrack(motionAfter(before, *held), arm) ==
            *findBoneTrack(motionAfter(before, *loose), arm));
}

/// A hand keyed walk: smoothing the body must not pull the feet along.
void TestSmoothFeet::feetThatIkHoldsSlideNoFarther()
{
    const Scene before = sceneOf(mannequin(), motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    const ToolInput input{.target = {before, ActorId{1}},
        .tracks = trackIds(before.actors.front().motion),
        .range = everyFrame};
    const auto held = smoothMotion(input, {.strength = 1.0}, wholeProgress);
    const auto loose = smoothMotion(input, {.strength = 1.0, .keepsFeet = false}, wholeProgress);
    QVERIFY(held && loose);
    const double own = slideIn(before, before);
    QVERIFY(slideIn(before, applied(before, loose->patch)) > own + 0.05);
    QVERIFY(slideIn(before, applied(before, held->patch)) < own + 0.055);
}

void TestSmoothFeet::aSparseTrackStaysSparse()
{
    const auto model = mannequin();
    const Motion walk = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    const Scene scene = sceneOf(model, walk);
    const auto result =
        smoothMotion({.target = {scene, ActorId{1}}, .tracks = trackIds(walk), .range = everyFrame},
            {}, wholeProgress);
    QVERIFY(result);
    // Only a foot that would slide gets some keys.
    QVERIFY(motionAfter(scene, *result).keyCount() <= walk.keyCount() + 10);
    QCOMPARE(figure(*result, ToolFigureKind::Held), 1.0);
    QVERIFY(result->moved->joints.mean < 0.05);
    const auto loose =
        smoothMotion({.target = {scene, ActorId{1}}, .tracks = trackIds(walk), .range = everyFrame},
            {.keepsFeet = false}, wholeProgress);
    QCOMPARE(motionAfter(scene, *loose).keyCount(), walk.keyCount());
}

void TestSmoothFeet::otherRangesStayAsTheyAre()
{
    const Scene before = capturedWalk(0.15);
    const Motion& motion = before.actors.front().motion;
    const ToolInput input{
        .target = {before, ActorId{1}}, .tracks = trackIds(motion), .range = {40, 80}};
    const auto result = smoothMotion(input, {}, wholeProgress);
    QVERIFY(result && !result->patch.isEmpty());
    const auto changed = changedFrames(motion, motionAfter(before, *result));
    QVERIFY(changed && changed->first >= 39 && changed->last <= 81);
}

/// A fault of the capture is no place of the foot.
void TestSmoothFeet::aSpikeDoesNotMoveAStandingFoot()
{
    const auto model = mannequin();
    const std::string foot = trackNamed(*model, "左足ＩＫ");
    const glm::vec3 place(1.0f, 0.0f, 2.0f);
    Motion motion;
    replaceTrack(motion, denseTrack(foot, 60, [&](std::uint32_t frame) {
        BoneValue value;
        value.translation = place + glm::vec3(frame == 30 ? 2.0f : 0.0f, 0.0f, 0.0f);
        return value;
    }));
    const Scene scene = sceneOf(model, motion);
    const auto result = smoothMotion(
        {.target = {scene, ActorId{1}}, .tracks = {{TrackKind::Bone, foot}}, .range = everyFrame},
        {}, wholeProgress);
    QVERIFY(result);
    QCOMPARE(figure(*result, ToolFigureKind::Spikes), 1.0);
    const Motion after = motionAfter(scene, *result);
    TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= 60; ++frame) {
        const auto value = sampleBone(*findBoneTrack(after, foot), frame, cursor);
        QVERIFY2(glm::distance(value.translation, place) < 1e-3f,
            qPrintable(QString::number(glm::distance(value.translation, place))));
    }
}

QTEST_APPLESS_MAIN(TestSmoothFeet)
#include "test_smooth_feet.moc"
