// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_stage.h"

#include <QtTest/QTest>

#include <cmath>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

constexpr float step = 1.0f / 60.0f;

/// An anchor at `top` that follows its bone, and a ball that hangs from it. (Ten solver iterations
/// cannot hold a ball well that is small for its distance.)
BodyBuilder pendulum(const glm::vec3& top, const glm::vec3& ball, float radius = 0.5f)
{
    BodyBuilder builder;
    const int anchor = builder.bone(top);
    builder.sphere(anchor, FollowsBone);
    builder.sphere(builder.bone(ball, anchor), Dynamic, radius);
    builder.joint(0, 1, top);
    return builder;
}

} // namespace

/// A single world, checked against values computed by hand.
class TestPhysicsWorld : public QObject {
    Q_OBJECT
private slots:
    void aFreeBodyFalls_data();
    void aFreeBodyFalls();
    void dampingSlowsTheFall();
    void aFollowingBodyGoesWithItsBoneAndPushes();
    void aPendulumHasItsPeriod();
    void aChainHangsStill();
    void aBallDoesNotPassAPlate_data();
    void aBallDoesNotPassAPlate();
    void theGroundHoldsEveryBody_data();
    void theGroundHoldsEveryBody();
    void masksDecideWhoTouchesWhom_data();
    void masksDecideWhoTouchesWhom();
    void whatHasNoVolumeTouchesNothing();
    void joinedBodiesStillCollide();
    void aLinearSpringCarriesAWeight();
    void anAngularSpringTurnsBack();
    void limitsHold();
    void everyKindOfJointHolds_data();
    void everyKindOfJointHolds();
    void impulseMorphsPush();
    void runawaysResetTheWorld();
};

void TestPhysicsWorld::aFreeBodyFalls_data()
{
    QTest::addColumn<int>("stepsPerFrame");
    QTest::newRow("60 a second") << 2;
    QTest::newRow("120 a second") << 4;
}

void TestPhysicsWorld::aFreeBodyFalls()
{
    QFETCH(int, stepsPerFrame);
    BodyBuilder builder;
    builder.sphere(builder.bone({3, 1000, -2}), Dynamic);
    BodyStage stage(builder, {.stepsPerFrame = stepsPerFrame});
    const float dt = 1.0f / (30.0f * float(stepsPerFrame));
    for (int second = 1; second <= 3; ++second) {
        stage.run(30 * stepsPerFrame);
        const float t = float(second);
        const glm::vec3 at = stage.place().position;
        QVERIFY2(std::abs(1000.0f - at.y - gravity * t * t / 2) <= gravity * t * dt / 2 + 1e-3f,
            qPrintable(textOf(at)));
        QCOMPARE(at.x, 3.0f);
        QCOMPARE(at.z, -2.0f);
    }
}

void TestPhysicsWorld::dampingSlowsTheFall()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 1000, 0}), Dynamic).linearDamping = 0.9f;
    BodyStage stage(builder);
    stage.run(1200);
    // Bullet's damping keeps (1 - d) of the speed per second: at the end v (1 - (1-d)^dt) = g dt.
    const float kept = std::pow(0.1f, step);
    const float terminal = gravity * step / (1.0f - kept);
    QVERIFY2(std::abs(-stage.velocity().y - terminal) < 0.02f * terminal,
        qPrintable(textOf(stage.velocity())));
}

void TestPhysicsWorld::aFollowingBodyGoesWithItsBoneAndPushes()
{
    BodyBuilder builder;
    const int pusher = builder.bone({0, 10, 0});
    builder.box(pusher, FollowsBone, {1, 1, 1}).mask = 0xFFFF;
    builder.sphere(builder.bone({2, 10, 0}), Dynamic).mask = 0xFFFF;
    BodyStage stage(builder, {.gravity = glm::vec3(0)});
    for (int each = 1; each <= 60; ++each) {
        stage.pose.bones[std::size_t(pusher)].translation.x = 0.1f * float(each);
        stage.run(1);
    }
    // The pusher's face is at 7; the ball touches it or was pushed ahead.
    QVERIFY2(stage.place().position.x >= 7.4f, qPrintable(textOf(stage.place().position)));
    QVERIFY(stage.velocity().x >= 5.9f); // 0.1 per step is 6 per second
}

void TestPhysicsWorld::aPendulumHasItsPeriod()
{
    constexpr float length = 5.0f, radius = 2.0f, angle = 0.2f;
    const glm::vec3 top(0, 20, 0);
    BodyStage stage(
        pendulum(top, top + glm::vec3(std::sin(angle) * length, -std::cos(angle) * length, 0)));
    std::vector<float> passes; // times at which it passes the middle
    float before = stage.place().position.x;
    for (int each = 1; passes.size() < 21 && each < 2000; ++each) {
        stage.run(1);
        const float now = stage.place().position.x;
        if ((before > 0) != (now > 0))
            passes.push_back((float(each) - now / (now - before)) * step);
        before = now;
        const float away = glm::distance(stage.place().position, top);
        QVERIFY2(std::abs(away - length) < 0.1f, qPrintable(QString::number(away)));
    }
    QCOMPARE(passes.size(), std::size_t(21));
    const float period = (passes.back() - passes.front()) / 10.0f;
    const float inertia = length * length + 0.4f * radius * radius; // of a ball, by its mass
    const float expected = 2 * pi * std::sqrt(inertia / (gravity * length));
    QVERIFY2(std::abs(period - expected) < 0.02f * expected,
        qPrintable(QStringLiteral("%1, not %2").arg(period).arg(expected)));
}

void TestPhysicsWorld::aChainHangsStill()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 30, 0}), FollowsBone);
    for (int link = 1; link <= 5; ++link) {
        builder.sphere(builder.bone({0, 30.0f - float(link), 0}, link - 1), Dynamic, 0.3f);
        builder.joint(link - 1, link, {0, 30.5f - float(link), 0});
    }
    BodyStage stage(builder);
    stage.run(600);
    std::vector<glm::vec3> at;
    for (std::size_t link = 0; link < 5; ++link) {
        at.push_back(stage.place(link).position);
        const glm::vec3 rest(0, 29.0f - float(link), 0);
        // It sags by the part of its weight that ten solver iterations do not correct.
        QVERIFY2(glm::distance(at.back(), rest) < 0.06f, qPrintable(textOf(at.back())));
    }
    stage.run(60);
    for (std::size_t link = 0; link < 5; ++link)
        QVERIFY2(glm::distance(stage.place(link).position, at[link]) < 1e-4f,
            qPrintable(textOf(stage.place(link).position)));
}

void TestPhysicsWorld::aBallDoesNotPassAPlate_data()
{
    QTest::addColumn<bool>("plateMoves");
    QTest::newRow("the ball falls on it") << false;
    QTest::newRow("the plate is driven into the ball") << true;
}

void TestPhysicsWorld::aBallDoesNotPassAPlate()
{
    QFETCH(bool, plateMoves);
    constexpr float speed = 30.0f; // a unit per frame
    const float height = speed * speed / (2 * gravity);
    BodyBuilder builder;
    const int plate = builder.bone({0, 100, 0});
    builder.box(plate, FollowsBone, {5, 0.5f, 5}).mask = 0xFFFF;
    builder.sphere(builder.bone({0, 101 + height, 0}), Dynamic).mask = 0xFFFF;
    BodyStage stage(builder, {.gravity = glm::vec3(0, plateMoves ? 0.0f : -gravity, 0)});
    for (int each = 1; each <= 120; ++each) {
        if (plateMoves)
            stage.pose.bones[std::size_t(plate)].translation.y = 100 + speed * step * float(each);
        stage.run(1);
        const float above =
            stage.place().position.y - stage.pose.bones[std::size_t(plate)].translation.y;
        QVERIFY2(above > 0.5f, qPrintable(QStringLiteral("step %1: %2").arg(each).arg(above)));
    }
}

void TestPhysicsWorld::theGroundHoldsEveryBody_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<float>("height");
    QTest::newRow("a ball") << 0 << 0.5f;
    QTest::newRow("a box") << 1 << 0.25f;
    QTest::newRow("a capsule, which stands") << 2 << 1.5f;
}

void TestPhysicsWorld::theGroundHoldsEveryBody()
{
    QFETCH(int, shape);
    QFETCH(float, height);
    BodyBuilder builder;
    mmd::pmx::RigidBody& body = builder.sphere(builder.bone({0, 5, 0}), Dynamic);
    body.shape = mmd::pmx::Shape(shape);
    body.size = shape == 1 ? glm::vec3(2, 0.25f, 1) : glm::vec3(0.5f, 2, 0);
    body.mask = 0; // even without a mask
    BodyStage stage(builder);
    stage.run(120);
    QVERIFY2(std::abs(stage.place().position.y - height) < 0.02f,
        qPrintable(textOf(stage.place().position)));
}

void TestPhysicsWorld::masksDecideWhoTouchesWhom_data()
{
    QTest::addColumn<int>("plateGroup");
    QTest::addColumn<int>("plateMask");
    QTest::addColumn<int>("ballGroup");
    QTest::addColumn<int>("ballMask");
    QTest::addColumn<bool>("touches");
    QTest::newRow("both want to") << 1 << 0x0008 << 3 << 0x0002 << true;
    QTest::newRow("the plate does not") << 1 << 0xFFF7 << 3 << 0xFFFF << false;
    QTest::newRow("the ball does not") << 1 << 0xFFFF << 3 << 0xFFFD << false;
    QTest::newRow("a group with itself") << 15 << 0x8000 << 15 << 0x8000 << true;
}

void TestPhysicsWorld::masksDecideWhoTouchesWhom()
{
    QFETCH(int, plateGroup);
    QFETCH(int, plateMask);
    QFETCH(int, ballGroup);
    QFETCH(int, ballMask);
    BodyBuilder builder;
    mmd::pmx::RigidBody& plate = builder.box(builder.bone({0, 10, 0}), FollowsBone, {5, 0.5f, 5});
    plate.group = std::uint8_t(plateGroup);
    plate.mask = std::uint16_t(plateMask);
    mmd::pmx::RigidBody& ball = builder.sphere(builder.bone({0, 12, 0}), Dynamic);
    ball.group = std::uint8_t(ballGroup);
    ball.mask = std::uint16_t(ballMask);
    BodyStage stage(builder);
    stage.run(90);
    QTEST(std::abs(stage.place().position.y - 11.0f) < 0.02f, "touches");
}

void TestPhysicsWorld::whatHasNoVolumeTouchesNothing()
{
    BodyBuilder builder;
    builder.box(builder.bone({0, 10, 0}), FollowsBone, {5, 0.5f, 5}).mask = 0xFFFF;
    builder.sphere(builder.bone({0, 12, 0}), Dynamic, 0.0f).mask = 0xFFFF;
    BodyStage stage(builder);
    stage.run(60); // past the plate and the ground
    QVERIFY2(std::abs(12.0f - stage.place().position.y - gravity / 2) <= gravity * step / 2 + 1e-3f,
        qPrintable(textOf(stage.place().position)));
}

void TestPhysicsWorld::joinedBodiesStillCollide()
{
    BodyBuilder builder = pendulum({0, 20, 0}, {0, 20.7f, 0}); // balls of radius 0.5 overlap
    for (mmd::pmx::RigidBody& body : builder.model().rigidBodies)
        body.mask = 0xFFFF;
    builder.model().joints[0].linearLower.y = -5.0f;
    builder.model().joints[0].linearUpper.y = 5.0f;
    BodyStage stage(builder);
    stage.run(120);
    QVERIFY2(glm::distance(stage.place().position, {0, 20, 0}) > 0.95f,
        qPrintable(textOf(stage.place().position)));
}

void TestPhysicsWorld::aLinearSpringCarriesAWeight()
{
    BodyBuilder builder = pendulum({0, 20, 0}, {0, 19, 0});
    mmd::pmx::Joint& joint = builder.model().joints[0];
    joint.linearLower = {0, -10, 0};
    joint.linearUpper = {0, 10, 0};
    joint.linearSpring.y = 49.0f;
    builder.model().rigidBodies[1].linearDamping = 0.99f;
    BodyStage stage(builder);
    stage.run(600);
    // m g = k x: two units down.
    QVERIFY2(std::abs(stage.place().position.y - 17.0f) < 0.05f,
        qPrintable(textOf(stage.place().position)));
}

void TestPhysicsWorld::anAngularSpringTurnsBack()
{
    BodyBuilder builder = pendulum({0, 20, 0}, {3, 20, 0}, 2.0f);
    mmd::pmx::Joint& joint = builder.model().joints[0];
    joint.angularSpring = glm::vec3(2000.0f);
    builder.model().rigidBodies[1].angularDamping = 0.99f;
    builder.model().rigidBodies[1].linearDamping = 0.9f;
    BodyStage stage(builder);
    stage.run(600);
    // m g l cos a = k a, with l = 3: a is about 0.145; the joint itself is slightly soft.
    const glm::vec3 arm = stage.place().position - glm::vec3(0, 20, 0);
    const float angle = std::atan2(-arm.y, arm.x);
    QVERIFY2(std::abs(gravity * 3 * std::cos(angle) - 2000 * angle) < 40.0f,
        qPrintable(QString::number(angle)));
}

void TestPhysicsWorld::limitsHold()
{
    BodyBuilder builder = pendulum({0, 20, 0}, {3, 20, 0}, 2.0f);
    mmd::pmx::Joint& joint = builder.model().joints[0];
    // Bullet measures the rotation of A relative to B: falling is positive here.
    joint.angularLower = {0, 0, degrees(-10)};
    joint.angularUpper = {0, 0, degrees(30)};
    BodyStage stage(builder);
    stage.run(300);
    const glm::vec3 arm = stage.place().position - glm::vec3(0, 20, 0);
    QVERIFY2(
        std::abs(std::atan2(-arm.y, arm.x) - degrees(30)) < degrees(1), qPrintable(textOf(arm)));
    QVERIFY(std::abs(arm.z) < 1e-3f);
}

void TestPhysicsWorld::everyKindOfJointHolds_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<glm::vec3>("ends"); // the rest position of a weight from (3, 20, 0)
    QTest::newRow("6-DOF, locked") << 1 << glm::vec3(3, 20, 0);
    QTest::newRow("point to point") << 2 << glm::vec3(0, 17, 0);
    QTest::newRow("cone twist of no swing") << 3 << glm::vec3(3, 20, 0);
    QTest::newRow("slider, x downwards by two") << 4 << glm::vec3(3, 18, 0);
    QTest::newRow("hinge about z") << 5 << glm::vec3(0, 17, 0);
}

void TestPhysicsWorld::everyKindOfJointHolds()
{
    QFETCH(int, type);
    QFETCH(glm::vec3, ends);
    BodyBuilder builder = pendulum({0, 20, 0}, {3, 20, 0}, 2.0f);
    mmd::pmx::RigidBody& weight = builder.model().rigidBodies[1];
    weight.linearDamping = weight.angularDamping = 0.8f;
    mmd::pmx::Joint& joint = builder.model().joints[0];
    joint.type = std::uint8_t(type);
    joint.angularLower = joint.angularUpper = glm::vec3(0.0f);
    if (type == 3)
        joint.linearSpring = {1.0f, 0.3f, 1.0f};
    if (type == 4) {
        joint.rotation.z = degrees(-90); // its x points down
        joint.linearLower.x = -1.0f;
        joint.linearUpper.x = 2.0f;
    }
    if (type == 5) {
        joint.angularLower.x = degrees(-180);
        joint.angularUpper.x = degrees(180);
        joint.linearSpring = {0.9f, 0.3f, 1.0f};
    }
    BodyStage stage(builder);
    stage.run(900);
    QVERIFY2(glm::distance(stage.place().position, ends) < 0.1f,
        qPrintable(textOf(stage.place().position)));
}

void TestPhysicsWorld::impulseMorphsPush()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 10, 0}), Dynamic).mass = 2.0f;
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Impulse;
    morph.impulse.push_back({.body = 0, .local = 0, .velocity = {6, 0, 0}, .torque = {}});
    builder.model().morphs.push_back(morph);
    BodyStage stage(builder, {.gravity = glm::vec3(0)});
    stage.run(10);
    QCOMPARE(stage.velocity(), glm::vec3(0));
    stage.pose.morphWeights = {0.5f};
    stage.run(4);
    // Half of 6 in each step of 1/60 s, on a mass of 2.
    QVERIFY2(std::abs(stage.velocity().x - 6.0f) < 1e-3f, qPrintable(textOf(stage.velocity())));
}

void TestPhysicsWorld::runawaysResetTheWorld()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 50, 0}), Dynamic);
    BodyStage stage(builder, {.gravity = {0, 1e9f, 0}});
    stage.run(5);
    QVERIFY(stage.world().runawayCount() > 0);
    QVERIFY(std::abs(stage.place().position.y) <= 1e6f);
    QVERIFY(std::isfinite(stage.velocity().y));
}

QTEST_GUILESS_MAIN(TestPhysicsWorld)
#include "test_physics_world.moc"
