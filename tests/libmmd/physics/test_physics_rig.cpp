// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

#include <functional>
#include <limits>

using namespace odori::test;
using enum mmd::pmx::BodyMode;
using mmd::pmx::RigidBody;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
using Spoil = std::function<void(mmd::pmx::Model&)>;

/// An anchor and a chain of three balls below it, which collide with each other and everything
/// else.
BodyBuilder chain()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    for (int link = 1; link <= 3; ++link) {
        builder.sphere(builder.bone({0, 20.0f - float(link), 0}, link - 1), Dynamic, 0.4f);
        builder.joint(link - 1, link, {0, 20.5f - float(link), 0});
    }
    for (RigidBody& body : builder.model().rigidBodies)
        body.mask = 0xFFFF;
    return builder;
}

} // namespace
Q_DECLARE_METATYPE(Spoil)

/// The parts of a world, and the effect of careless models.
class TestPhysicsRig : public QObject {
    Q_OBJECT
private slots:
    void aSoundModelHasNoWarning();
    void badModelsAreWarnedOfAndStaySound_data();
    void badModelsAreWarnedOfAndStaySound();
    void aBodyOfModeTwoOnASimulatedParentCountsAsModeOne();
    void theLastBodyOfABoneMovesIt();
    void bodiesAndBonesGoTogether();
    void aModelWithoutBodiesIsStill();
    void everyNumberOfABodyIsItsOwn();
    void impulsesAreOfDynamicBodies();
};

void TestPhysicsRig::aSoundModelHasNoWarning()
{
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*chain().build());
    QVERIFY(rig.warnings.empty());
    QCOMPARE(rig.dynamicBodies, (std::vector<std::int32_t>{1, 2, 3}));
    QCOMPARE(rig.simulatedBones, (std::vector<int>{1, 2, 3}));
    QCOMPARE(rig.joints.size(), std::size_t(3));
}

void TestPhysicsRig::badModelsAreWarnedOfAndStaySound_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* place, int count, Spoil spoil) {
        QTest::newRow(name) << spoil << QString::fromLatin1(place) << count;
    };
    const auto everyBody = [](std::function<void(RigidBody&)> spoil) -> Spoil {
        return [spoil](mmd::pmx::Model& model) {
            for (RigidBody& body : model.rigidBodies)
                spoil(body);
        };
    };
    const auto everyJoint = [](std::function<void(mmd::pmx::Joint&)> spoil) -> Spoil {
        return [spoil](mmd::pmx::Model& model) {
            for (mmd::pmx::Joint& joint : model.joints)
                spoil(joint);
        };
    };
    row("sizes of 0", "without volume", 4, everyBody([](auto& body) { body.size = {}; }));
    row("negative sizes", "rigid body size", 4, everyBody([](auto& body) { body.size *= -1.0f; }));
    row("sizes that are no numbers", "rigid body size", 12,
        everyBody([](auto& body) { body.size = glm::vec3(notANumber); }));
    row("huge sizes", "beyond 10000", 4, everyBody([](auto& body) { body.size.x = 1e6f; }));
    row("places that are no numbers", "rigid body position", 12,
        everyBody([](auto& body) { body.position = glm::vec3(notANumber); }));
    row("turns that are no numbers", "rigid body rotation", 12,
        everyBody([](auto& body) { body.rotation = glm::vec3(notANumber); }));
    row("huge masses", "rigid body mass", 1, [](auto& model) { model.rigidBodies[3].mass = 1e7f; });
    row("no mass", "mass of a rigid body", 3, everyBody([](auto& body) { body.mass = 0.0f; }));
    row("negative mass", "mass of a rigid body", 3,
        everyBody([](auto& body) { body.mass = -5.0f; }));
    row("mass that is no number", "rigid body value", 4,
        everyBody([](auto& body) { body.mass = notANumber; }));
    row("damping and bounce beyond 1", "rigid body restitution", 4, everyBody([](auto& body) {
        body.restitution = 50.0f;
        body.linearDamping = body.angularDamping = -3.0f;
    }));
    row("joints without bodies", "joint that does not join", 3,
        everyJoint([](auto& joint) { joint.bodyA = -1; }));
    row("joints of missing bodies", "joint body", 3,
        everyJoint([](auto& joint) { joint.bodyB = 77; }));
    row("joints of one body", "joint that does not join", 3,
        everyJoint([](auto& joint) { joint.bodyA = joint.bodyB; }));
    row("joint limits that are no numbers", "joint limit", 36, everyJoint([](auto& joint) {
        joint.linearLower = joint.linearUpper = glm::vec3(notANumber);
        joint.angularLower = joint.angularUpper = glm::vec3(notANumber);
    }));
    row("unknown joints", "joint type", 3, everyJoint([](auto& joint) { joint.type = 99; }));
    row("masks of 0 that nothing holds", "mask is 0", 4, [](auto& model) {
        model.joints.clear();
        for (RigidBody& body : model.rigidBodies)
            body.mask = 0;
    });
    row("bodies of missing bones", "rigid body bone", 4,
        everyBody([](auto& body) { body.bone = 1000; }));
    row("a follower without a bone", "bone of a rigid body", 1,
        [](auto& model) { model.rigidBodies[0].bone = -1; });
    row("unknown shapes", "rigid body shape", 4,
        everyBody([](auto& body) { body.shape = mmd::pmx::Shape(9); }));
    row("unknown modes", "rigid body mode", 4,
        everyBody([](auto& body) { body.mode = mmd::pmx::BodyMode(9); }));
    row("unknown groups", "rigid body group", 4, everyBody([](auto& body) { body.group = 200; }));
    row("soft bodies", "soft bodies", 1, [](auto& model) { model.softBodies.emplace_back(); });
}

void TestPhysicsRig::badModelsAreWarnedOfAndStaySound()
{
    QFETCH(Spoil, spoil);
    QFETCH(QString, place);
    QFETCH(int, count);
    BodyBuilder builder = chain();
    spoil(builder.model());
    const auto model = builder.build();
    mmd::Simulation simulation(model);
    std::vector<mmd::Warning> warnings = model->warnings;
    const auto more = simulation.warnings();
    warnings.insert(warnings.end(), more.begin(), more.end());
    bool isFound = false;
    for (const mmd::Warning& warning : warnings)
        isFound = isFound || (QString::fromStdString(warning.location).contains(place) &&
                                 warning.count == std::size_t(count) &&
                                 QString::fromStdString(warning.location).contains(u"first in"));
    QVERIFY2(
        isFound, qPrintable(warnings.empty() ? QStringLiteral("no warning")
                                             : QString::fromStdString(warnings.back().location) +
                                                   QString::number(warnings.back().count)));
    for (double frame = 0.0; frame <= 150.0; frame += 0.5) {
        const mmd::Pose& pose = simulation.pose(frame);
        QVERIFY(isFinite(pose));
        for (const mmd::BoneTransform& bone : pose.bones)
            QVERIFY2(glm::length(bone.translation) < 100.0f,
                qPrintable(QStringLiteral("frame %1: ").arg(frame) + textOf(bone.translation)));
    }
}

void TestPhysicsRig::aBodyOfModeTwoOnASimulatedParentCountsAsModeOne()
{
    BodyBuilder builder = chain();
    for (RigidBody& body : builder.model().rigidBodies)
        if (body.mode == Dynamic)
            body.mode = DynamicAtBone;
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*builder.build());
    QCOMPARE(rig.bodies[1].mode, DynamicAtBone); // on the anchor
    QCOMPARE(rig.bodies[2].mode, Dynamic);
    QCOMPARE(rig.bodies[3].mode, Dynamic);
    builder.model().joints.clear();
    QCOMPARE(mmd::makePhysicsRig(*builder.build()).bodies[3].mode, DynamicAtBone);
}

void TestPhysicsRig::theLastBodyOfABoneMovesIt()
{
    BodyBuilder builder = chain();
    builder.sphere(2, Dynamic);
    builder.sphere(2, FollowsBone); // moves nothing
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*builder.build());
    QCOMPARE(rig.drivers.size(), std::size_t(3));
    QCOMPARE(rig.drivers[1].bone, 2);
    QCOMPARE(rig.dynamicBodies[std::size_t(rig.drivers[1].dynamicBody)], 4);
}

void TestPhysicsRig::bodiesAndBonesGoTogether()
{
    BodyBuilder builder;
    const int bone = builder.bone({1, 2, 3});
    RigidBody& body = builder.sphere(bone, Dynamic);
    body.position = {4, -1, 2};
    body.rotation = {0.3f, -0.8f, 1.1f};
    const auto model = builder.build();
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*model);
    NEAR(rig.bodies[0].rest.rotation,
        aboutY(-0.8f * 180 / pi) * aboutX(0.3f * 180 / pi) * aboutZ(1.1f * 180 / pi));
    mmd::Pose pose = poseOf(model, {});
    NEAR(mmd::transformAtBone(rig.bodies[0], pose).position, glm::vec3(4, -1, 2));
    pose.bones[0] = {{7, 8, 9}, aboutX(40) * aboutY(-70)};
    const mmd::BodyTransform place = mmd::transformAtBone(rig.bodies[0], pose);
    NEAR(place.position, pose.bones[0].translation + pose.bones[0].rotation * glm::vec3(3, -3, -1));
    const mmd::BoneTransform back = mmd::boneOf(rig.bodies[0], place);
    QVERIFY(isNear(back.translation, pose.bones[0].translation, 1e-4f));
    QVERIFY(isNear(back.rotation, pose.bones[0].rotation, 0.05f));
}

void TestPhysicsRig::aModelWithoutBodiesIsStill()
{
    BodyBuilder builder;
    builder.bone({0, 1, 0});
    mmd::Simulation simulation(builder.build());
    QVERIFY(simulation.bonesAt(10.0).empty());
    QVERIFY(simulation.simulateTo(100.0, mmd::Progress()));
    QCOMPARE(simulation.pose(3.5).bones[0].translation, glm::vec3(0, 1, 0));
}

void TestPhysicsRig::everyNumberOfABodyIsItsOwn()
{
    BodyBuilder builder = chain();
    RigidBody& body = builder.model().rigidBodies[2];
    body.mass = 1.5f;
    body.linearDamping = 0.1f;
    body.angularDamping = 0.2f;
    body.restitution = 0.3f;
    body.friction = 0.4f;
    body.group = 15;
    body.mask = 0x1234;
    const mmd::RigBody from = mmd::makePhysicsRig(*builder.build()).bodies[2];
    QCOMPARE(from.mass, 1.5f);
    QCOMPARE(from.linearDamping, 0.1f);
    QCOMPARE(from.angularDamping, 0.2f);
    QCOMPARE(from.restitution, 0.3f);
    QCOMPARE(from.friction, 0.4f);
    QCOMPARE(from.group, std::uint16_t(1u << 15));
    QCOMPARE(from.mask, std::uint16_t(0x1234));
    QCOMPARE(from.size.x, 0.4f);
}

void TestPhysicsRig::impulsesAreOfDynamicBodies()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    builder.sphere(builder.bone({0, 10, 0}), Dynamic);
    mmd::pmx::Morph none, push;
    none.name.utf8 = "none";
    push.name.utf8 = "push";
    none.type = push.type = mmd::pmx::MorphType::Impulse;
    for (const int body : {-1, 0, 1, 2, 3})
        push.impulse.push_back(
            {.body = body, .local = 1, .velocity = {1, 2, 3}, .torque = {4, 5, 6}});
    builder.model().morphs = {none, push};
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*builder.build());
    QCOMPARE(rig.impulses.size(), std::size_t(1));
    QCOMPARE(rig.impulses[0].morph, 1);
    QCOMPARE(rig.impulses[0].body, 1);
    QVERIFY(rig.impulses[0].isLocal);
    QCOMPARE(rig.impulses[0].linear, glm::vec3(1, 2, 3));
    QCOMPARE(rig.impulses[0].angular, glm::vec3(4, 5, 6));
}

QTEST_GUILESS_MAIN(TestPhysicsRig)
#include "test_physics_rig.moc"
