// SPDX-License-Identifier: MIT
#include "libmmd/pose/rotation.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <array>

using namespace odori::test;

/// Limits of IK links, about each axis and in each of the three rotation orders.
class TestLimits : public QObject {
    Q_OBJECT
private slots:
    void eachAngleIsHeldInItsLimits_data();
    void eachAngleIsHeldInItsLimits();
    void aFrozenAxisLosesItsAngleAlone();
    void theMiddleAngleStopsBeforeARightAngle();
    void aKneeTurnsAboutItsOnlyAxis_data();
    void aKneeTurnsAboutItsOnlyAxis();
};

namespace {

/// The decompositions of docs/pose.md, section 5: chosen by which of X and Y has limits within a
/// right angle.
enum Order { XInside, YInside, NeitherInside };

glm::quat rotationOf(Order order, const glm::vec3& angles)
{
    const glm::quat x = aboutX(angles.x), y = aboutY(angles.y), z = aboutZ(angles.z);
    return order == XInside ? y * x * z : order == YInside ? z * y * x : x * z * y;
}

struct Limits {
    glm::vec3 lower, upper; ///< degrees
};

/// Wide limits that choose the order.
Limits limitsOf(Order order)
{
    const glm::vec3 most = order == XInside   ? glm::vec3(80, 170, 170)
                           : order == YInside ? glm::vec3(170, 80, 170)
                                              : glm::vec3(170, 170, 80);
    return {-most, most};
}

glm::quat clamped(const glm::quat& r, const Limits& limits, bool mirror)
{
    return mmd::clampedEuler(r, limits.lower * (pi / 180), limits.upper * (pi / 180), mirror);
}

} // namespace

void TestLimits::eachAngleIsHeldInItsLimits_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("axis");
    for (int order = 0; order < 3; ++order)
        for (int axis = 0; axis < 3; ++axis)
            QTest::addRow(
                "%c in %s", "xyz" [axis], std::array { "YXZ", "ZYX", "XZY" }[std::size_t(order)])
                << order << axis;
}

void TestLimits::eachAngleIsHeldInItsLimits()
{
    QFETCH(int, order);
    QFETCH(int, axis);
    const auto which = Order(order);
    glm::vec3 angles(20, -15, 10);
    const auto with = [&](float angle) {
        angles[axis] = angle;
        return rotationOf(which, angles);
    };
    Limits limits = limitsOf(which);
    // Only the outer axes of the order may have a limit beyond 90 degrees on one side; otherwise
    // the order would change.
    const bool isWide = limits.upper[axis] > 90.0f;
    limits.lower[axis] = isWide ? -100.0f : -50.0f;
    limits.upper[axis] = 40.0f;
    const float below = limits.lower[axis] - 12.0f;
    for (const bool mirror : {false, true}) {
        for (const float inside : {limits.lower[axis] + 1.0f, 0.0f, 39.0f})
            NEAR(clamped(with(inside), limits, mirror), with(inside));
        NEAR(clamped(with(55.0f), limits, mirror), with(mirror ? 25.0f : 40.0f));
        NEAR(clamped(with(below), limits, mirror),
            with(limits.lower[axis] + (mirror ? 12.0f : 0.0f)));
    }
    // If the mirrored angle exceeds the limit on the other side, the limit applies.
    if (!isWide) {
        limits.lower[axis] = 10.0f;
        limits.upper[axis] = 20.0f;
        NEAR(clamped(with(45.0f), limits, true), with(20.0f));
        NEAR(clamped(with(-30.0f), limits, true), with(10.0f));
    }
}

void TestLimits::aFrozenAxisLosesItsAngleAlone()
{
    for (const Order order : {XInside, YInside, NeitherInside})
        for (int axis = 0; axis < 3; ++axis) {
            Limits limits = limitsOf(order);
            if (limits.upper[axis] > 90.0f && order != XInside && axis < 2)
                continue; // otherwise the order would change
            limits.lower[axis] = limits.upper[axis] = 0.0f;
            const glm::vec3 angles(30, 35, -40);
            glm::vec3 left = angles;
            left[axis] = 0.0f;
            NEAR(clamped(rotationOf(order, angles), limits, false), rotationOf(order, left));
        }
}

/// At 90 degrees the two other angles have the same axis.
void TestLimits::theMiddleAngleStopsBeforeARightAngle()
{
    for (const Order order : {XInside, YInside, NeitherInside})
        for (const float side : {1.0f, -1.0f}) {
            Limits limits = limitsOf(order);
            const int middle = int(order);
            limits.lower[middle] = -89.9f;
            limits.upper[middle] = 89.9f;
            glm::vec3 angles(25, 25, 25);
            angles[middle] = 89.0f * side;
            glm::vec3 held = angles;
            held[middle] = 88.0f * side;
            QVERIFY(isNear(
                clamped(rotationOf(order, angles), limits, false), rotationOf(order, held), 0.05f));
        }
}

void TestLimits::aKneeTurnsAboutItsOnlyAxis_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<float>("lower");
    QTest::addColumn<float>("upper");
    QTest::addColumn<float>("goal"); ///< degrees about the axis
    QTest::addColumn<float>("found");
    for (int axis = 0; axis < 3; ++axis) {
        const char name = "xyz"[axis];
        QTest::addRow("%c, within", name) << axis << -20.0f << 80.0f << 60.0f << 60.0f;
        QTest::addRow("%c, above", name) << axis << -20.0f << 35.0f << 60.0f << 35.0f;
        QTest::addRow("%c, below", name) << axis << -20.0f << 35.0f << -60.0f << -20.0f;
        QTest::addRow("%c, the wrong way round", name) << axis << 35.0f << -20.0f << 60.0f << 35.0f;
        QTest::addRow("%c, beyond a right angle", name)
            << axis << -160.0f << 160.0f << -120.0f << -120.0f;
    }
}

void TestLimits::aKneeTurnsAboutItsOnlyAxis()
{
    QFETCH(int, axis);
    QFETCH(float, lower);
    QFETCH(float, upper);
    QFETCH(float, goal);
    QFETCH(float, found);
    const auto turn = [&](float angle) {
        return axis == 0 ? aboutX(angle) : axis == 1 ? aboutY(angle) : aboutZ(angle);
    };
    glm::vec3 arm(0.0f);
    arm[(axis + 1) % 3] = 3.0f;
    RigBuilder rig;
    rig.bone({1, 2, 3});
    rig.bone(glm::vec3(1, 2, 3) + arm, 0);
    rig.bone(glm::vec3(1, 2, 3) + turn(goal) * arm);
    rig.ik(2, 1, {0});
    rig.link(2, 0).limited = 1;
    rig.link(2, 0).lower[axis] = degrees(lower);
    rig.link(2, 0).upper[axis] = degrees(upper);
    const glm::quat turned = poseOf(rig.build(), {}).bones[0].rotation;
    QVERIFY2(isNear(turned, turn(found), 0.05f), qPrintable(textOf(turned)));
}

QTEST_GUILESS_MAIN(TestLimits)
#include "test_limits.moc"
