// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_values.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace mmd;

class TestPanelValues : public QObject {
    Q_OBJECT
private slots:
    void coloursAreCountedIn256();
    void everyColourComesBack();
    void coloursBeyondReasonAreHarmless();
    void theShadowsReachRunsBackwards_data();
    void theShadowsReachRunsBackwards();
    void everyShadowDistanceComesBack();
    void theCamerasXHasTheOtherSign();
    void cameraAnglesComeBack();
};

void TestPanelValues::coloursAreCountedIn256()
{
    QCOMPARE(panelColour({154.0f / 256.0f, 0.0f, 1.0f}), glm::ivec3(154, 0, 256));
    QCOMPARE(colourOfPanel({154, 128, 255}), glm::vec3(0.6015625f, 0.5f, 0.99609375f));
    QCOMPARE(panelColour({0.602f, 0.6f, 0.604f}), glm::ivec3(154, 154, 155)); // not by MMD
}

void TestPanelValues::everyColourComesBack()
{
    for (int value = 0; value <= 256; ++value)
        QCOMPARE(panelColour(colourOfPanel(glm::ivec3(value))), glm::ivec3(value));
}

void TestPanelValues::coloursBeyondReasonAreHarmless()
{
    const float infinity = std::numeric_limits<float>::infinity();
    QCOMPARE(panelColour({NAN, infinity, -infinity}), glm::ivec3(0, 1000000, -1000000));
}

void TestPanelValues::theShadowsReachRunsBackwards_data()
{
    QTest::addColumn<float>("distance");
    QTest::addColumn<float>("panel");
    QTest::newRow("MMD's own") << 0.01125f << 8875.0f;
    QTest::newRow("nearest") << 0.1f << 0.0f;
    QTest::newRow("farthest") << 0.0f << 10000.0f;
}

void TestPanelValues::theShadowsReachRunsBackwards()
{
    QFETCH(float, distance);
    QFETCH(float, panel);
    QVERIFY(std::abs(panelShadowDistance(distance) - panel) < 0.001f);
    QVERIFY(std::abs(shadowDistanceOfPanel(panel) - distance) < 1e-8f);
}

void TestPanelValues::everyShadowDistanceComesBack()
{
    for (int value = 0; value <= 10000; ++value) {
        const auto panel = static_cast<float>(value);
        const float distance = shadowDistanceOfPanel(panel);
        QCOMPARE(std::lround(panelShadowDistance(distance)), long(value));
        QCOMPARE(shadowDistanceOfPanel(std::round(panelShadowDistance(distance))), distance);
    }
}

void TestPanelValues::theCamerasXHasTheOtherSign()
{
    const float right = 1.57079633f;
    QCOMPARE(panelCameraAngles({right, right, -right}), glm::vec3(-90.0f, 90.0f, -90.0f));
    QCOMPARE(cameraAnglesOfPanel({-90.0f, 90.0f, -90.0f}), glm::vec3(right, right, -right));
}

void TestPanelValues::cameraAnglesComeBack()
{
    for (int tenths = -7200; tenths <= 7200; tenths += 7) {
        const glm::vec3 degrees(static_cast<float>(tenths) / 10.0f);
        const glm::vec3 back = panelCameraAngles(cameraAnglesOfPanel(degrees));
        QVERIFY(std::abs(back.x - degrees.x) < 1e-4f);
        QVERIFY(std::abs(back.y - degrees.y) < 1e-4f);
    }
}

QTEST_GUILESS_MAIN(TestPanelValues)
#include "test_panel_values.moc"
