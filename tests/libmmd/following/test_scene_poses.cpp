// SPDX-License-Identifier: MIT
#include "libmmd/following/scene_poses.h"
#include "tests/libmmd/following/following_scene.h"
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

constexpr mmd::ActorId dancer{1}, fan{2}, charm{3};

/// A bone at (0, 10, 0) and its child at (2, 10, 0), with a hanging body below the child.
std::shared_ptr<const mmd::Model> armModel(bool hasBodies)
{
    using enum mmd::pmx::BodyMode;
    BodyBuilder builder;
    builder.bone({0, 10, 0});
    builder.bone({2, 10, 0}, 0);
    builder.bone({2, 9, 0}, 1);
    if (hasBodies) {
        builder.sphere(1, FollowsBone);
        builder.sphere(2, Dynamic).linearDamping = 0.3f;
        builder.joint(0, 1, {2, 10, 0});
    }
    return builder.build();
}

/// The fan's root, at rest at (0, 3, 0), follows the hand of the dancer; the charm's root follows
/// the hanging bone of the fan.
mmd::Scene chain(bool hasBodies)
{
    RigBuilder rig;
    rig.bone({0, 3, 0});
    rig.bone({0, 4, 0}, 0);
    mmd::Scene scene = actorsWith({armModel(hasBodies), armModel(hasBodies), rig.build()});
    for (std::uint32_t frame = 0; frame <= 120; frame += 15)
        key(scene.actors[0].motion, 0, frame, {frame % 30 ? 3.0f : 0.0f, 0, 0},
            aboutZ(float(frame)));
    scene.actors[1].outsideParents = {parentKey("b0", 0, 1, "b1")};
    scene.actors[2].outsideParents = {parentKey("b0", 0, 2, "b2")};
    return scene;
}

mmd::PoseOptions withPhysics()
{
    return {.physics = mmd::PhysicsSettings{}, .start = 0};
}

} // namespace

/// Poses of actors that follow each other.
class TestScenePoses : public QObject {
    Q_OBJECT
private slots:
    void aFollowerHasItsOriginAtTheParentBone();
    void theOrderOfActorsAndCallsDoesNotMatter();
    void aFollowerSeesTheSimulatedParent();
    void runsAreTheSameToTheLastBit();
    void actorsMayFollowEachOtherOneAfterTheOther();
    void theCameraGetsThePositionOfItsBone();
};

void TestScenePoses::aFollowerHasItsOriginAtTheParentBone()
{
    mmd::Scene scene = chain(false);
    scene.actors[0].motion = {};
    key(scene.actors[0].motion, 0, 0, {1, 0, 0}, aboutZ(90));
    key(scene.actors[1].motion, 0, 0, {0, 0, 5}, aboutX(30));
    mmd::ScenePoses poses(scene, {});
    // The dancer's hand: (1,10,0) + (2,0,0) rotated by 90 degrees about Z.
    const mmd::BoneTransform& root = poses.pose(fan, 0.0).bones[0];
    NEAR(root.translation, glm::vec3(1, 12, 5));
    NEAR(root.rotation, aboutZ(90) * aboutX(30));
    // Its child has its rest offset under it: (2,0,0), rotated about X (no change), then Z.
    NEAR(poses.pose(fan, 0.0).bones[1].translation, glm::vec3(1, 14, 5));
}

void TestScenePoses::theOrderOfActorsAndCallsDoesNotMatter()
{
    const mmd::Scene scene = chain(true);
    mmd::Scene other = scene;
    std::reverse(other.actors.begin(), other.actors.end());
    mmd::ScenePoses a(scene, withPhysics());
    mmd::ScenePoses b(other, withPhysics());
    for (const double frame : {0.0, 30.0, 60.5, 20.0}) {
        for (const mmd::ActorId actor : {dancer, fan, charm})
            (void)a.pose(actor, frame);
        QVERIFY(isSame(b.pose(charm, frame).bones, a.pose(charm, frame).bones));
        QVERIFY(isSame(b.pose(dancer, frame).bones, a.pose(dancer, frame).bones));
    }
}

void TestScenePoses::aFollowerSeesTheSimulatedParent()
{
    mmd::ScenePoses simulated(chain(true), withPhysics());
    mmd::ScenePoses keyed(chain(true), {});
    for (const double frame : {10.0, 40.0}) {
        NEAR(simulated.pose(charm, frame).bones[0].translation,
            simulated.pose(fan, frame).bones[2].translation);
        QVERIFY(glm::distance(simulated.pose(charm, frame).bones[0].translation,
                    keyed.pose(charm, frame).bones[0].translation) > 0.05f);
    }
}

void TestScenePoses::runsAreTheSameToTheLastBit()
{
    mmd::ScenePoses a(chain(true), withPhysics());
    mmd::ScenePoses b(chain(true), withPhysics());
    for (double frame = 0.0; frame <= 200.0; frame += 0.5)
        (void)a.pose(charm, frame);
    QVERIFY(isSame(a.pose(charm, 180.0).bones, b.pose(charm, 180.0).bones));
}

void TestScenePoses::actorsMayFollowEachOtherOneAfterTheOther()
{
    mmd::Scene scene = chain(true);
    scene.actors[1].outsideParents.push_back(parentKey("b0", 40, 0));
    scene.actors[0].outsideParents = {parentKey("b0", 40, 2, "b1")};
    mmd::ScenePoses poses(scene, withPhysics());
    mmd::ScenePoses stepped(scene, withPhysics());
    for (double frame = 0.0; frame <= 80.0; frame += 1.0)
        for (const mmd::ActorId actor : {fan, dancer})
            (void)stepped.pose(actor, frame);
    NEAR(poses.pose(fan, 20.0).bones[0].translation, poses.pose(dancer, 20.0).bones[1].translation);
    QVERIFY(isSame(poses.pose(dancer, 80.0).bones, stepped.pose(dancer, 80.0).bones));
}

void TestScenePoses::theCameraGetsThePositionOfItsBone()
{
    mmd::Scene scene = chain(false);
    scene.cameraParents = {parentKey("", 30, 1, "b1"), parentKey("", 60, 1)};
    mmd::ScenePoses poses(scene, {});
    NEAR(poses.cameraOffset(29.0), glm::vec3(0, 0, 0));
    NEAR(poses.cameraOffset(30.0), poses.pose(dancer, 30.0).bones[1].translation);
    NEAR(poses.cameraOffset(60.0), glm::vec3(0, 0, 0)); // the origin of the actor
}

QTEST_APPLESS_MAIN(TestScenePoses)
#include "test_scene_poses.moc"
