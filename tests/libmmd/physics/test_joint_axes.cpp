// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

/// Limits and springs of joints, one axis at a time; gravity acts along that axis.
class TestJointAxes : public QObject {
    Q_OBJECT
private slots:
    void linearLimitsAreOfTheirAxisAndSide_data() { axes(); }
    void linearLimitsAreOfTheirAxisAndSide();
    void linearSpringsAreOfTheirAxis_data() { axes(); }
    void linearSpringsAreOfTheirAxis();
    void angularLimitsAreOfTheirAxisAndSide_data() { axes(); }
    void angularLimitsAreOfTheirAxisAndSide();
    void angularSpringsAreOfTheirAxis_data() { axes(); }
    void angularSpringsAreOfTheirAxis();

private:
    static void axes()
    {
        QTest::addColumn<int>("axis");
        QTest::addColumn<float>("side"); // direction of the force
        for (int axis = 0; axis < 3; ++axis)
            for (const float side : {1.0f, -1.0f})
                QTest::addRow("%c%c", side > 0.0f ? '+' : '-', "xyz"[axis]) << axis << side;
    }
};

namespace {

const glm::vec3 top(0, 20, 0);

glm::vec3 along(int axis, float length)
{
    glm::vec3 v(0.0f);
    v[axis % 3] = length;
    return v;
}

/// An anchor, and a heavy ball at `arm` from it; the joint is at the anchor.
BodyBuilder hung(const glm::vec3& arm, bool isAnchorFirst = true)
{
    BodyBuilder builder;
    const int anchor = builder.bone(top);
    builder.sphere(anchor, FollowsBone);
    mmd::pmx::RigidBody& ball = builder.sphere(builder.bone(top + arm, anchor), Dynamic, 2.0f);
    ball.linearDamping = ball.angularDamping = 0.9f;
    builder.joint(isAnchorFirst ? 0 : 1, isAnchorFirst ? 1 : 0, top);
    return builder;
}

/// The ball's position relative to the anchor after ten seconds.
glm::vec3 restOf(const BodyBuilder& builder, const glm::vec3& gravity)
{
    mmd::Simulation simulation(builder.build(), {.gravity = gravity});
    return simulation.pose(300.0).bones[1].translation - top;
}

/// The rotation of an arm along `axis` + 1 about `axis`, in radians.
float turnAbout(int axis, const glm::vec3& arm)
{
    return std::atan2(arm[(axis + 2) % 3], arm[(axis + 1) % 3]);
}

/// The largest rotation towards `side` in two seconds: a loose arm swings.
float farthestTurn(BodyBuilder& builder, const glm::vec3& gravity, int axis, float side)
{
    mmd::Simulation simulation(builder.build(), {.gravity = gravity});
    float farthest = 0.0f;
    for (int frame = 1; frame <= 60; ++frame)
        farthest = std::max(farthest,
            turnAbout(axis, simulation.pose(double(frame)).bones[1].translation - top) * side);
    return farthest;
}

} // namespace

void TestJointAxes::linearLimitsAreOfTheirAxisAndSide()
{
    QFETCH(int, axis);
    QFETCH(float, side);
    for (const bool isAnchorFirst : {true, false}) {
        BodyBuilder builder = hung({0, 0, 0}, isAnchorFirst);
        mmd::pmx::Joint& joint = builder.model().joints[0];
        joint.linearLower[axis] = -2.0f;
        joint.linearUpper[axis] = 3.0f;
        joint.angularLower = joint.angularUpper = glm::vec3(0.0f);
        // The limits are those of the second body relative to the first.
        const float most = (side > 0.0f) == isAnchorFirst ? 3.0f : 2.0f;
        const glm::vec3 found = restOf(builder, along(axis, 60.0f * side));
        QVERIFY2(glm::distance(found, along(axis, most * side)) < 0.15f, qPrintable(textOf(found)));
    }
}

void TestJointAxes::linearSpringsAreOfTheirAxis()
{
    QFETCH(int, axis);
    QFETCH(float, side);
    BodyBuilder builder = hung({0, 0, 0});
    mmd::pmx::Joint& joint = builder.model().joints[0];
    joint.linearLower = glm::vec3(-10.0f);
    joint.linearUpper = glm::vec3(10.0f);
    joint.angularLower = joint.angularUpper = glm::vec3(0.0f);
    joint.linearSpring = {30.0f, 40.0f, 60.0f};
    // k x = m g, with m = 1.
    const glm::vec3 found = restOf(builder, along(axis, 120.0f * side));
    const glm::vec3 expected = along(axis, 120.0f * side / joint.linearSpring[axis]);
    QVERIFY2(glm::distance(found, expected) < 0.05f, qPrintable(textOf(found)));
}

void TestJointAxes::angularLimitsAreOfTheirAxisAndSide()
{
    QFETCH(int, axis);
    QFETCH(float, side);
    BodyBuilder builder = hung(along(axis + 1, 3.0f));
    mmd::pmx::Joint& joint = builder.model().joints[0];
    joint.angularLower = along(axis, degrees(-15));
    joint.angularUpper = along(axis, degrees(40));
    const glm::vec3 found = restOf(builder, along(axis + 2, 60.0f * side));
    // Bullet measures the rotation of the first body relative to the second.
    const float most = side > 0.0f ? degrees(15) : degrees(-40);
    QVERIFY2(std::abs(turnAbout(axis, found) - most) < degrees(2), qPrintable(textOf(found)));
    QVERIFY2(std::abs(found[axis]) < 0.05f, qPrintable(textOf(found)));
}

void TestJointAxes::angularSpringsAreOfTheirAxis()
{
    QFETCH(int, axis);
    QFETCH(float, side);
    BodyBuilder builder = hung(along(axis + 1, 3.0f));
    mmd::pmx::Joint& joint = builder.model().joints[0];
    // Otherwise the arm could rotate about the two other axes.
    joint.angularLower = along(axis, 1.0f);
    joint.angularUpper = along(axis, -1.0f);
    joint.angularSpring = along(axis, 1500.0f);
    const glm::vec3 pull = along(axis + 2, 98.0f * side);
    const float held = turnAbout(axis, restOf(builder, pull)) * side;
    // m g l cos a = k a, with l = 3
    QVERIFY2(std::abs(98.0f * 3.0f * std::cos(held) - 1500.0f * held) < 40.0f,
        qPrintable(QString::number(held)));
    joint.angularSpring = glm::vec3(1500.0f) - joint.angularSpring; // only the two others
    const float loose = farthestTurn(builder, pull, axis, side);
    QVERIFY2(loose > degrees(40), qPrintable(QString::number(loose)));
}

QTEST_GUILESS_MAIN(TestJointAxes)
#include "test_joint_axes.moc"
