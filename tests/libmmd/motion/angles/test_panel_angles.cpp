// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <random>

using mmd::panelAngles;
using mmd::rotationOfPanelAngles;

namespace {

/// Angle between two rotations, degrees.
double angleBetween(const glm::quat& a, const glm::quat& b)
{
    const glm::dquat d =
        glm::conjugate(glm::normalize(glm::dquat(a))) * glm::normalize(glm::dquat(b));
    return 2.0 * std::atan2(std::sqrt(d.x * d.x + d.y * d.y + d.z * d.z), std::abs(d.w)) * 180.0 /
           3.14159265358979;
}

} // namespace

class TestPanelAngles : public QObject {
    Q_OBJECT
private slots:
    void oneAxisIsItsAngle_data();
    void oneAxisIsItsAngle();
    void theOrderIsYThenXThenZ();
    void anglesComeBack();
    void rotationsComeBack();
    void aRightAngleOfXLosesNothing_data();
    void aRightAngleOfXLosesNothing();
    void lengthAndSignDoNotMatter();
    void nonsenseIsNoRotation();
};

void TestPanelAngles::oneAxisIsItsAngle_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<float>("degrees");
    for (const float degrees : {-89.0f, -12.4f, 0.0f, 1.0f, 45.0f, 89.9f})
        for (int axis = 0; axis < 3; ++axis)
            QTest::addRow("%c %g", "XYZ"[axis], double(degrees)) << axis << degrees;
    QTest::newRow("Y beyond a right angle") << 1 << 135.0f;
    QTest::newRow("Z half a turn") << 2 << 179.0f;
}

void TestPanelAngles::oneAxisIsItsAngle()
{
    QFETCH(int, axis);
    QFETCH(float, degrees);
    const double half = double(degrees) * 3.14159265358979 / 360.0;
    glm::quat q(float(std::cos(half)), 0.0f, 0.0f, 0.0f);
    (axis == 0 ? q.x : axis == 1 ? q.y : q.z) = float(std::sin(half));
    const glm::vec3 angles = panelAngles(q);
    for (int each = 0; each < 3; ++each)
        QVERIFY(std::abs(angles[each] - (each == axis ? degrees : 0.0f)) < 2e-5f);
}

void TestPanelAngles::theOrderIsYThenXThenZ()
{
    const glm::quat y = rotationOfPanelAngles({0, 30, 0});
    const glm::quat x = rotationOfPanelAngles({20, 0, 0});
    const glm::quat z = rotationOfPanelAngles({0, 0, -50});
    QVERIFY(angleBetween(rotationOfPanelAngles({20, 30, -50}), y * x * z) < 1e-4);
}

void TestPanelAngles::anglesComeBack()
{
    for (float x = -88.0f; x <= 88.0f; x += 11.0f)
        for (float y = -175.0f; y <= 175.0f; y += 25.0f)
            for (float z = -175.0f; z <= 175.0f; z += 25.0f) {
                const glm::vec3 angles = panelAngles(rotationOfPanelAngles({x, y, z}));
                const glm::vec3 off = glm::abs(angles - glm::vec3(x, y, z));
                QVERIFY(off.x < 1e-3f && off.y < 1e-3f && off.z < 1e-3f);
            }
}

void TestPanelAngles::rotationsComeBack()
{
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    for (int round = 0; round < 2000; ++round) {
        const glm::quat q(normal(random), normal(random), normal(random), normal(random));
        QVERIFY(angleBetween(rotationOfPanelAngles(panelAngles(q)), q) < 1e-3);
    }
}

void TestPanelAngles::aRightAngleOfXLosesNothing_data()
{
    QTest::addColumn<float>("x");
    QTest::newRow("up") << 90.0f;
    QTest::newRow("down") << -90.0f;
    QTest::newRow("nearly") << 89.9999f;
}

void TestPanelAngles::aRightAngleOfXLosesNothing()
{
    QFETCH(float, x);
    for (float y = -170.0f; y <= 170.0f; y += 34.0f) {
        const glm::quat q = rotationOfPanelAngles({x, y, 25.0f});
        const glm::vec3 angles = panelAngles(q);
        QVERIFY(std::isfinite(angles.x) && std::isfinite(angles.y) && std::isfinite(angles.z));
        QVERIFY(angleBetween(rotationOfPanelAngles(angles), q) < 0.02);
        QVERIFY(std::abs(angles.y) <= 180.0f && std::abs(angles.z) <= 180.0f);
        if (std::abs(x) == 90.0f) // Z rotates about the same axis as Y here
            QCOMPARE(angles.z, 0.0f);
    }
}

void TestPanelAngles::lengthAndSignDoNotMatter()
{
    const glm::quat q = rotationOfPanelAngles({10, 20, 30});
    for (const float factor : {3.0f, 0.01f, -1.0f}) {
        const glm::vec3 off = glm::abs(panelAngles(q * factor) - glm::vec3(10, 20, 30));
        QVERIFY(off.x < 1e-4f && off.y < 1e-4f && off.z < 1e-4f);
    }
}

void TestPanelAngles::nonsenseIsNoRotation()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QVERIFY(panelAngles({0, 0, 0, 0}) == glm::vec3(0));
    QVERIFY(panelAngles({nan, 0, 0, 1}) == glm::vec3(0));
    QVERIFY(panelAngles({std::numeric_limits<float>::infinity(), 0, 0, 1}) == glm::vec3(0));
}

QTEST_GUILESS_MAIN(TestPanelAngles)
#include "test_panel_angles.moc"
