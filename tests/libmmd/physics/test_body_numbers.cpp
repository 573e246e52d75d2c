// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_stage.h"

#include <QtTest/QTest>

#include <cmath>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

/// A plate whose top is at 10, and a body above it.
BodyBuilder overAPlate(float height)
{
    BodyBuilder builder;
    builder.box(builder.bone({0, 9, 0}), FollowsBone, {50, 1, 50}).mask = 0xFFFF;
    builder.box(builder.bone({0, 10 + height, 0}), Dynamic, {1, 0.5f, 1}).mask = 0xFFFF;
    return builder;
}

} // namespace

/// The effect of each number of a rigid body and of an impulse morph in a world.
class TestBodyNumbers : public QObject {
    Q_OBJECT
private slots:
    void everySideOfAShapeIsItsOwn_data();
    void everySideOfAShapeIsItsOwn();
    void restitutionBounces_data();
    void restitutionBounces();
    void frictionSlowsDown_data();
    void frictionSlowsDown();
    void angularDampingSlowsTheTurn();
    void statesAreTakenUpAgain();
    void impulsesAreOfTheirSpaceBodyAndWeight_data();
    void impulsesAreOfTheirSpaceBodyAndWeight();
};

void TestBodyNumbers::everySideOfAShapeIsItsOwn_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<glm::vec3>("rotation"); // degrees
    QTest::addColumn<float>("height");
    QTest::newRow("a box") << 1 << glm::vec3(0) << 0.75f;
    QTest::newRow("a box, its x up") << 1 << glm::vec3(0, 0, 90) << 0.5f;
    QTest::newRow("a box, its z up") << 1 << glm::vec3(90, 0, 0) << 1.0f;
    QTest::newRow("a capsule") << 2 << glm::vec3(0) << 0.875f; // half of 0.75, and 0.5
    QTest::newRow("a capsule that lies along x") << 2 << glm::vec3(0, 0, 90) << 0.5f;
    QTest::newRow("a capsule that lies along z") << 2 << glm::vec3(90, 0, 0) << 0.5f;
    QTest::newRow("a ball") << 0 << glm::vec3(0) << 0.5f;
}

void TestBodyNumbers::everySideOfAShapeIsItsOwn()
{
    QFETCH(int, shape);
    QFETCH(glm::vec3, rotation);
    QFETCH(float, height);
    BodyBuilder builder;
    mmd::pmx::RigidBody& body =
        builder.box(builder.bone({0, 3, 0}), Dynamic, glm::vec3(0.5f, 0.75f, 1.0f));
    body.shape = mmd::pmx::Shape(shape);
    body.rotation = rotation * (pi / 180);
    BodyStage stage(builder);
    stage.run(120);
    const glm::vec3 at = stage.state().transform.position;
    QVERIFY2(std::abs(at.y - height) < 0.02f, qPrintable(textOf(at)));
}

void TestBodyNumbers::restitutionBounces_data()
{
    QTest::addColumn<float>("plate");
    QTest::addColumn<float>("box");
    QTest::newRow("both") << 0.8f << 0.5f;
    QTest::newRow("the other way round") << 0.5f << 0.8f;
    QTest::newRow("the plate alone") << 0.8f << 0.0f;
    QTest::newRow("the body alone") << 0.0f << 0.8f;
}

/// Bullet multiplies both bodies' values.
void TestBodyNumbers::restitutionBounces()
{
    QFETCH(float, plate);
    QFETCH(float, box);
    BodyBuilder builder = overAPlate(5.0f);
    builder.model().rigidBodies[0].restitution = plate;
    builder.model().rigidBodies[1].restitution = box;
    BodyStage stage(builder);
    float fastest = 0.0f, bounced = 0.0f;
    for (int each = 0; each < 40; ++each) {
        stage.run(1);
        fastest = std::max(fastest, -stage.state().linearVelocity.y);
        bounced = std::max(bounced, stage.state().linearVelocity.y);
    }
    QVERIFY2(std::abs(bounced - fastest * plate * box) < 0.1f * fastest,
        qPrintable(QStringLiteral("%1 of %2").arg(bounced).arg(fastest)));
}

void TestBodyNumbers::frictionSlowsDown_data()
{
    QTest::addColumn<float>("plate");
    QTest::addColumn<float>("box");
    QTest::newRow("both") << 0.5f << 0.4f;
    QTest::newRow("the plate alone") << 0.5f << 0.0f;
    QTest::newRow("the body alone") << 0.0f << 0.5f;
}

void TestBodyNumbers::frictionSlowsDown()
{
    QFETCH(float, plate);
    QFETCH(float, box);
    BodyBuilder builder = overAPlate(0.5f);
    builder.model().rigidBodies[0].friction = plate;
    builder.model().rigidBodies[1].friction = box;
    BodyStage stage(builder);
    stage.run(30); // it rests
    mmd::BodyState state = stage.state();
    state.linearVelocity = {0, 0, 20};
    stage.restore({state});
    stage.run(30);
    const float expected = 20.0f - gravity * plate * box * 0.5f;
    QVERIFY2(std::abs(stage.state().linearVelocity.z - expected) < 1.0f,
        qPrintable(textOf(stage.state().linearVelocity)));
}

void TestBodyNumbers::angularDampingSlowsTheTurn()
{
    BodyBuilder builder;
    mmd::pmx::RigidBody& body = builder.sphere(builder.bone({0, 100, 0}), Dynamic);
    body.angularDamping = 0.75f;
    body.linearDamping = 0.5f;
    BodyStage stage(builder, {.gravity = glm::vec3(0)});
    mmd::BodyState state = stage.state();
    state.angularVelocity = {1, -2, 3};
    state.linearVelocity = {8, 4, -2};
    stage.restore({state});
    stage.run(60); // after a second 1 - d remains
    QVERIFY2(isNear(stage.state().angularVelocity, glm::vec3(0.25f, -0.5f, 0.75f), 0.01f),
        qPrintable(textOf(stage.state().angularVelocity)));
    QVERIFY2(isNear(stage.state().linearVelocity, glm::vec3(4, 2, -1), 0.01f),
        qPrintable(textOf(stage.state().linearVelocity)));
}

void TestBodyNumbers::statesAreTakenUpAgain()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 90, 0}), FollowsBone); // no dynamic body: it has no state
    builder.sphere(builder.bone({0, 100, 0}), Dynamic);
    builder.sphere(builder.bone({0, 110, 0}), Dynamic);
    BodyStage stage(builder, {.gravity = glm::vec3(0)});
    std::vector<mmd::BodyState> states{{{{1, 50, 3}, aboutX(30)}, {1, 2, 3}, {0.1f, 0.2f, 0.3f}},
        {{{4, 60, 6}, aboutY(-40)}, {-4, -5, -6}, {-0.4f, 0.5f, 0.6f}}};
    stage.restore(states);
    for (std::size_t body = 0; body < 2; ++body) {
        NEAR(stage.state(body).transform.position, states[body].transform.position);
        QVERIFY(
            isNear(stage.state(body).transform.rotation, states[body].transform.rotation, 0.05f));
        NEAR(stage.state(body).linearVelocity, states[body].linearVelocity);
        NEAR(stage.state(body).angularVelocity, states[body].angularVelocity);
    }
    stage.run(60);
    for (std::size_t body = 0; body < 2; ++body)
        QVERIFY(isNear(stage.state(body).transform.position,
            states[body].transform.position + states[body].linearVelocity, 0.01f));
}

void TestBodyNumbers::impulsesAreOfTheirSpaceBodyAndWeight_data()
{
    QTest::addColumn<bool>("isLocal");
    QTest::addColumn<int>("stepsPerFrame");
    QTest::newRow("the model's") << false << 2;
    QTest::newRow("the body's") << true << 2;
    QTest::newRow("the body's, in steps half as long") << true << 4;
}

void TestBodyNumbers::impulsesAreOfTheirSpaceBodyAndWeight()
{
    QFETCH(bool, isLocal);
    QFETCH(int, stepsPerFrame);
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 100, 0}), Dynamic);
    mmd::pmx::RigidBody& pushed = builder.sphere(builder.bone({0, 200, 0}), Dynamic);
    pushed.mass = 2.0f; // radius 0.5: the inertia is 0.4 · 2 · 0.25 = 0.2
    pushed.rotation.z = degrees(90);
    mmd::pmx::Morph none, push;
    none.name.utf8 = "none";
    push.name.utf8 = "push";
    none.type = push.type = mmd::pmx::MorphType::Impulse;
    none.impulse.push_back({.body = 0, .local = 0, .velocity = {9, 9, 9}, .torque = {9, 9, 9}});
    push.impulse.push_back({.body = 1,
        .local = std::uint8_t(isLocal ? 1 : 0),
        .velocity = {4, 0, 2},
        .torque = {0.4f, 0, 0.2f}});
    builder.model().morphs = {none, push};
    BodyStage stage(builder, {.gravity = glm::vec3(0), .stepsPerFrame = stepsPerFrame});
    stage.pose.morphWeights = {0.0f, -0.5f};
    stage.run(stepsPerFrame / 2); // 1/60 s
    QCOMPARE(stage.state(0).linearVelocity, glm::vec3(0));
    QCOMPARE(stage.state(0).angularVelocity, glm::vec3(0));
    const glm::vec3 linear = isLocal ? glm::vec3(0, -1, -0.5f) : glm::vec3(-1, 0, -0.5f);
    const glm::vec3 angular = isLocal ? glm::vec3(0, -1, -0.5f) : glm::vec3(-1, 0, -0.5f);
    QVERIFY2(isNear(stage.state(1).linearVelocity, linear, 0.02f),
        qPrintable(textOf(stage.state(1).linearVelocity)));
    QVERIFY2(isNear(stage.state(1).angularVelocity, angular, 0.03f),
        qPrintable(textOf(stage.state(1).angularVelocity)));
}

QTEST_GUILESS_MAIN(TestBodyNumbers)
#include "test_body_numbers.moc"
