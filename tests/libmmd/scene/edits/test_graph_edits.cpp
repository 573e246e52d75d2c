// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/graph/value_samples.h"
#include "libmmd/scene/edits/values/graph_edits.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;

namespace {

const TrackId bone{TrackKind::Bone, "A"};

BoneKeyframe key(std::uint32_t frame, glm::vec3 position, glm::vec3 angles = {})
{
    BoneKeyframe result;
    result.frame = frame;
    result.value = {position, rotationOfPanelAngles(angles)};
    return result;
}

Motion motionOf(const std::vector<BoneKeyframe>& keys)
{
    Motion motion;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(bone.name), keys));
    return motion;
}

LineValues valuesAtStart(const Motion& motion, const TrackId& track)
{
    ValueSamples samples(track);
    samples.setTrack(motion);
    return samples.evaluate(0.0);
}

} // namespace

class TestGraphEdits : public QObject {
    Q_OBJECT
private slots:
    void aTurnedKeyKeepsItsOtherAngles();
    void aStoppedKeyStaysBesideItsNeighbour();
    void keysMoveInTimeAndValueAtOnce();
    void cameraKeysMove();
    void aHandleGoesToTheGrid();
    void weightsBeyondTheLimitsStayUntilTheyAreWithin();
    void reshapingScalesFramesAndSetsNumbers();
    void reshapingToTheSameNumbersChangesNothing();
    void reshapedRotationsStopTogether();
    void reshapedNumbersHaveLimits();
    void reshapingActsOnOneActor();
};

void TestGraphEdits::aTurnedKeyKeepsItsOtherAngles()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {1, 2, 3}, {20, 30, 40})});
    Selection selection;
    selection.setKey(bone, 10, true);
    const GrabbedKey grabbed{bone, 10, {1, 2, 3, 20, 30, 40}};
    const MovedKeys moved = moveKeysInGraph({scene, sceneActor, selection}, std::span(&grabbed, 1),
        {.channel = KeyNumber::RotationY, .amount = 25.0});
    const Scene after = applied(scene, moved.patch);
    const auto angles = panelAngles(findBoneTrack(after.camera, bone.name)->values()[1].rotation);
    QVERIFY(glm::length(angles - glm::vec3(20, 55, 40)) < 1e-3f);
    QVERIFY(!moved.isTurnStopped);
}

void TestGraphEdits::aStoppedKeyStaysBesideItsNeighbour()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {}, {0, 30, 0}), key(20, {}, {0, 60, 0})});
    Selection selection;
    selection.setKey(bone, 10, true);
    selection.setKey(bone, 20, true);
    const GrabbedKey grabbed[] = {{bone, 10, {0, 0, 0, 0, 30, 0}}, {bone, 20, {0, 0, 0, 0, 60, 0}}};
    const MovedKeys moved = moveKeysInGraph({scene, sceneActor, selection}, grabbed,
        {.channel = KeyNumber::RotationY, .amount = 300.0});
    QVERIFY(moved.isTurnStopped);
    QVERIFY(std::abs(moved.amount - 149.9) < 0.01); // the first stops at half a turn
}

void TestGraphEdits::keysMoveInTimeAndValueAtOnce()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {1, 2, 3}), key(20, {4, 5, 6})});
    Selection selection;
    selection.setKey(bone, 10, true);
    const GrabbedKey grabbed{bone, 10, {1, 2, 3}};
    const MovedKeys moved = moveKeysInGraph({scene, sceneActor, selection}, std::span(&grabbed, 1),
        {.frames = -30, .channel = KeyNumber::Y, .amount = 0.5});
    QCOMPARE(moved.frames, -10); // stops at frame 0
    const Scene after = applied(scene, moved.patch);
    const auto* track = findBoneTrack(after.camera, bone.name);
    QCOMPARE(track->size(), std::size_t(2)); // the key at 0 was replaced
    QVERIFY(track->values()[0].translation == glm::vec3(1, 2.5f, 3));
    QVERIFY(moved.patch.selectionAfter->hasKey(bone, 0));
    QVERIFY(reverted(after, moved.patch) == scene);
}

void TestGraphEdits::cameraKeysMove()
{
    const TrackId camera{TrackKind::Camera, {}};
    Scene scene;
    CameraKeyframe first;
    first.value.rotation = {0.1f, 0.2f, 0.3f};
    replaceTrack(scene.camera, Track<CameraKeyframe>({}, std::vector<CameraKeyframe>{first}));
    Selection selection;
    selection.setKey(camera, 0, true);
    const GrabbedKey grabbed{camera, 0, valuesAtStart(scene.camera, camera)};
    const auto moved = [&](KeyNumber channel, double amount) {
        return applied(scene, moveKeysInGraph({scene, sceneActor, selection},
                                  std::span(&grabbed, 1), {.channel = channel, .amount = amount})
                                  .patch)
            .camera.camera->values()[0];
    };
    QCOMPARE(moved(KeyNumber::FieldOfView, 12.4).fieldOfView, 42u);
    QCOMPARE(moved(KeyNumber::FieldOfView, -90.0).fieldOfView, 1u);
    QCOMPARE(moved(KeyNumber::Distance, 5.0).distance, -50.0f);
    const CameraValue turned = moved(KeyNumber::RotationX, 90.0);
    QVERIFY(std::abs(turned.rotation.x - (0.1f - 1.5707963f)) < 1e-5f);
    QCOMPARE(turned.rotation.y, 0.2f); // bit for bit
    QCOMPARE(turned.rotation.z, 0.3f);
}

/// A file can have weights below 0 and above 1. A drag does not move them further away.
void TestGraphEdits::weightsBeyondTheLimitsStayUntilTheyAreWithin()
{
    const TrackId smile{TrackKind::Morph, "smile"};
    Scene scene;
    replaceTrack(
        scene.camera, Track<MorphKeyframe>(fieldOf(smile.name),
                          std::vector<MorphKeyframe>{{.frame = 5, .value = {.weight = -0.5f}},
                              {.frame = 9, .value = {.weight = 1.5f}}}));
    const auto dragged = [&](std::uint32_t frame, double from, double amount) {
        Selection selection;
        selection.setKey(smile, frame, true);
        GrabbedKey grabbed{smile, frame, {}};
        grabbed.values[0] = from;
        const Scene after =
            applied(scene, moveKeysInGraph({scene, sceneActor, selection}, std::span(&grabbed, 1),
                               {.channel = KeyNumber::Weight, .amount = amount})
                               .patch);
        return findMorphTrack(after.camera, smile.name)->values()[frame == 5 ? 0 : 1].weight;
    };
    QCOMPARE(dragged(5, -0.5, 0.25), -0.25f);
    QCOMPARE(dragged(5, -0.5, -0.25), -0.5f);
    QCOMPARE(dragged(5, -0.5, 9.0), 1.0f);
    QCOMPARE(dragged(9, 1.5, -0.25), 1.25f);
    QCOMPARE(dragged(9, 1.5, 0.25), 1.5f);
    QCOMPARE(dragged(9, 1.5, -9.0), 0.0f);
}

void TestGraphEdits::aHandleGoesToTheGrid()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {1, 2, 3})});
    const ScenePatch patch = moveHandle({scene, sceneActor}, {bone, 10, 1, 1}, 140.0, 12.6);
    QVERIFY(!patch.selectionAfter);
    const Scene after = applied(scene, patch);
    const BoneCurves& curves = findBoneTrack(after.camera, bone.name)->curves(1);
    QCOMPARE(curves[1], (BezierCurve{20, 20, 127, 13}));
    QCOMPARE(curves[0], BezierCurve{});
}

/// The key at `frame` of `motion`, with its numbers in `values` and `wanted`.
ReshapedKey reshaped(const Motion& motion, std::uint32_t frame)
{
    ValueSamples samples(bone);
    samples.setTrack(motion);
    const LineValues values = samples.evaluate(double(frame));
    return {bone, frame, values, values};
}

void TestGraphEdits::reshapingScalesFramesAndSetsNumbers()
{
    Scene scene;
    scene.camera = motionOf(
        {key(0, {}), key(10, {1, 2, 3}, {5, 6, 7}), key(20, {4, 5, 6}), key(30, {7, 8, 9})});
    Selection selection;
    selection.setKey(bone, 10, true);
    selection.setKey(bone, 20, true);
    std::vector<ReshapedKey> keys{reshaped(scene.camera, 10), reshaped(scene.camera, 20)};
    keys[1].wanted[1] = 50.0;
    const ReshapedKeys result = reshapeKeys({scene, sceneActor, selection}, keys,
        {.first = 10, .last = 20, .newFirst = 10, .newLast = 30});
    QVERIFY(!result.isTurnStopped);
    const Scene after = applied(scene, result.patch);
    const auto* track = findBoneTrack(after.camera, bone.name);
    QCOMPARE(track->size(), std::size_t(3)); // the key at 30 was replaced
    QVERIFY(track->values()[0] == findBoneTrack(scene.camera, bone.name)->values()[0]);
    QVERIFY(
        track->values()[1] == findBoneTrack(scene.camera, bone.name)->values()[1]); // bit for bit
    QCOMPARE(track->frame(2), 30u);
    QVERIFY(track->values()[2].translation == glm::vec3(4, 50, 6));
    QVERIFY(track->values()[2].rotation ==
            findBoneTrack(scene.camera, bone.name)->values()[2].rotation);
    QVERIFY(result.patch.selectionAfter->hasKey(bone, 10));
    QVERIFY(result.patch.selectionAfter->hasKey(bone, 30));
    QVERIFY(reverted(after, result.patch) == scene);
}

void TestGraphEdits::reshapingToTheSameNumbersChangesNothing()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {1, 2, 3}, {30, 40, 50})});
    Selection selection;
    selection.setKey(bone, 10, true);
    const ReshapedKey same = reshaped(scene.camera, 10);
    const TimeScale noScale{.first = 10, .last = 10, .newFirst = 10, .newLast = 10};
    const ReshapedKeys result =
        reshapeKeys({scene, sceneActor, selection}, std::span(&same, 1), noScale);
    QVERIFY(result.patch.isEmpty());
    QVERIFY(!result.isTurnStopped);
}

/// The second key can go the whole way, but stops with the first one, which is beside a key at
/// rest.
void TestGraphEdits::reshapedRotationsStopTogether()
{
    Scene scene;
    scene.camera = motionOf({key(0, {}), key(10, {}, {0, 0, 10}), key(20, {}, {0, 0, 20})});
    Selection selection;
    selection.setKey(bone, 10, true);
    selection.setKey(bone, 20, true);
    std::vector<ReshapedKey> keys{reshaped(scene.camera, 10), reshaped(scene.camera, 20)};
    keys[0].wanted[5] = 210.0; // after 84.95 % of the way it is at 179.9
    keys[1].wanted[5] = 120.0;
    const ReshapedKeys result = reshapeKeys({scene, sceneActor, selection}, keys,
        {.first = 10, .last = 20, .newFirst = 10, .newLast = 20});
    QVERIFY(result.isTurnStopped);
    const Scene after = applied(scene, result.patch);
    const auto* track = findBoneTrack(after.camera, bone.name);
    const double first = double(panelAngles(track->values()[1].rotation).z);
    const double second = double(panelAngles(track->values()[2].rotation).z);
    QVERIFY2(std::abs(first - 179.9) < 0.05, qPrintable(QString::number(first)));
    QVERIFY2(
        std::abs(second - (20.0 + 100.0 * 0.8495)) < 0.05, qPrintable(QString::number(second)));
}

void TestGraphEdits::reshapedNumbersHaveLimits()
{
    const TrackId camera{TrackKind::Camera, {}}, smile{TrackKind::Morph, "smile"};
    Scene scene;
    replaceTrack(scene.camera, Track<CameraKeyframe>({}, std::vector<CameraKeyframe>(1)));
    replaceTrack(
        scene.camera, Track<MorphKeyframe>(fieldOf(smile.name), std::vector<MorphKeyframe>(1)));
    Selection selection;
    selection.setKey(camera, 0, true);
    selection.setKey(smile, 0, true);
    const LineValues values = valuesAtStart(scene.camera, camera);
    ReshapedKey lens{camera, 0, values, values};
    const auto channels = channelsOf(TrackKind::Camera);
    const auto line = std::find(channels.begin(), channels.end(), KeyNumber::FieldOfView);
    lens.wanted[std::size_t(line - channels.begin())] = -20.0;
    ReshapedKey weight{smile, 0, {}, {}};
    weight.wanted[0] = 3.0;
    const std::vector<ReshapedKey> keys{weight, lens};
    const Scene after = applied(scene, reshapeKeys({scene, sceneActor, selection}, keys,
                                           {.first = 0, .last = 0, .newFirst = 0, .newLast = 0})
                                           .patch);
    QCOMPARE(after.camera.camera->values()[0].fieldOfView, 1u);
    QCOMPARE(after.camera.camera->values()[0].distance, scene.camera.camera->values()[0].distance);
    QCOMPARE(findMorphTrack(after.camera, smile.name)->values()[0].weight, 1.0f);
}

void TestGraphEdits::reshapingActsOnOneActor()
{
    Scene scene;
    for (const std::uint32_t id : {1u, 2u}) {
        Actor actor;
        actor.id = ActorId{id};
        actor.motion = motionOf({key(0, {}), key(10, {1, 2, 3})});
        scene.actors.push_back(actor);
    }
    scene.active = ActorId{1};
    Selection selection;
    selection.setKey(bone, 10, true);
    ReshapedKey wanted = reshaped(scene.actors[1].motion, 10);
    wanted.wanted[0] = 9.0;
    const ReshapedKeys result = reshapeKeys({scene, ActorId{2}, selection}, std::span(&wanted, 1),
        {.first = 10, .last = 10, .newFirst = 15, .newLast = 15});
    const Scene after = applied(scene, result.patch);
    QVERIFY(after.actors[0] == scene.actors[0]);
    const auto* track = findBoneTrack(after.actors[1].motion, bone.name);
    QCOMPARE(track->frame(1), 15u);
    QCOMPARE(track->values()[1].translation.x, 9.0f);
}

QTEST_GUILESS_MAIN(TestGraphEdits)
#include "test_graph_edits.moc"
