// SPDX-License-Identifier: MIT
#include "ui/render/shadow/light_view.h"
#include "ui/render/shadow/shadow_map.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <tuple>

using namespace odori::render;

namespace {

const glm::vec3 mmdsLight = glm::normalize(glm::vec3(0.5f, 1.0f, -0.5f));

glm::vec3 onMap(const glm::mat4& toMap, const glm::vec3& point)
{
    const glm::vec4 place = toMap * glm::vec4(point, 1.0f);
    return glm::vec3(place) / place.w;
}

bool isOnMap(const glm::vec3& place)
{
    return place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= 1;
}

View viewFrom(const glm::vec3& rotation, float distance = -45.0f)
{
    mmd::CameraSample camera;
    camera.rotation = rotation;
    camera.distance = distance;
    return viewOf(camera, 1.5f);
}

/// About a figure.
const Box figure{{-4, 0, -3}, {4, 20, 3}};

} // namespace

/// What the map of self-shadows shows: MMD's view from the light and the part of it that is used.
class TestLightView : public QObject {
    Q_OBJECT
private slots:
    void offAndBrokenKeysHaveNone();
    void theMapIsOfTheUsedPart_data();
    void theMapIsOfTheUsedPart();
    void whatIsAlongTheLightIsAtOnePlace();
    void theFirstModeEndsTheSecondDoesNot();
    void bothShapesMeet();
    void betweenTheShapesIsACurve();
    void whatIsNotSeenHasNoMap();
    void theCameraMayBeInside();
    void thinThingsHaveAMap();
    void theMapHasTheSizeOfThePicture();
};

void TestLightView::offAndBrokenKeysHaveNone()
{
    const View view = viewFrom({});
    QVERIFY(lightViewOf({1, 0.01125f}, view, mmdsLight));
    QVERIFY(lightViewOf({2, 0.01125f}, view, mmdsLight));
    QVERIFY(!lightViewOf({0, 0.01125f}, view, mmdsLight));
    for (const float distance : {0.0f, -0.01f, std::numeric_limits<float>::infinity(),
             std::numeric_limits<float>::quiet_NaN()})
        QVERIFY(!lightViewOf({1, distance}, view, mmdsLight));
}

void TestLightView::theMapIsOfTheUsedPart_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<glm::vec3>("rotation");
    for (const int mode : {1, 2})
        for (const glm::vec3& rotation : {glm::vec3(0), glm::vec3(-0.9f, 0, 0),
                 glm::vec3(-1.57f, 0, 0), glm::vec3(0.3f, 2, 0.5f), glm::vec3(-0.955f, 0.785f, 0),
                 glm::vec3(0.955f, -2.356f, 0)})
            QTest::addRow("mode %d, %g %g %g", mode, double(rotation.x), double(rotation.y),
                double(rotation.z))
                << mode << rotation;
}

void TestLightView::theMapIsOfTheUsedPart()
{
    QFETCH(int, mode);
    QFETCH(glm::vec3, rotation);
    const View view = viewFrom(rotation);
    const auto light = lightViewOf({std::uint8_t(mode), 0.01125f}, view, mmdsLight);
    QVERIFY(light);
    const auto area = shadowAreaOf(*light, view, figure, figure);
    QVERIFY(area);
    Box used;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 point((corner & 1 ? figure.upper : figure.lower).x,
            (corner & 2 ? figure.upper : figure.lower).y,
            (corner & 4 ? figure.upper : figure.lower).z);
        const glm::vec3 place = onMap(area->toMap, point);
        QVERIFY(isOnMap(place) && place.z >= 0 && place.z <= 1);
        used.add(place);
    }
    // And nothing else: the whole map is for the figure.
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY(used.lower[axis] < 0.02f && used.upper[axis] > 0.98f);
    // A close view uses its map for what it shows.
    const View close = viewFrom(rotation, -8.0f);
    const auto closeLight = lightViewOf({std::uint8_t(mode), 0.01125f}, close, mmdsLight);
    const auto closeArea = shadowAreaOf(*closeLight, close, figure, figure);
    QVERIFY(closeArea);
    QVERIFY(isOnMap(onMap(closeArea->toMap, {0, 10, 0})));
    const auto length = [](const ShadowArea& map) {
        const glm::vec3 across =
            onMap(map.toMap, {0.5f, 10.5f, 0.5f}) - onMap(map.toMap, {-0.5f, 9.5f, -0.5f});
        return glm::length(glm::vec2(across));
    };
    // From the top, the camera is within the figure's box and sees all of its height.
    QVERIFY(rotation.x < -1.5f || length(*closeArea) > 1.3f * length(*area));
}

void TestLightView::whatIsAlongTheLightIsAtOnePlace()
{
    const View view = viewFrom({-0.2f, 0.4f, 0});
    for (const std::uint8_t mode : {std::uint8_t(1), std::uint8_t(2)}) {
        const auto light = lightViewOf({mode, 0.01125f}, view, mmdsLight);
        const auto area = shadowAreaOf(*light, view, figure, figure);
        const glm::vec3 near = onMap(area->toMap, {1, 12, 0});
        const glm::vec3 far = onMap(area->toMap, glm::vec3(1, 12, 0) - mmdsLight * 5.0f);
        QVERIFY(std::abs(near.x - far.x) < 1e-4f && std::abs(near.y - far.y) < 1e-4f);
        QVERIFY(far.z > near.z); // farther from the light
    }
}

void TestLightView::theFirstModeEndsTheSecondDoesNot()
{
    const View view = viewFrom({});
    const Box far{{-10, 0, 2000}, {10, 20, 2020}};
    QVERIFY(!shadowAreaOf(*lightViewOf({1, 0.01125f}, view, mmdsLight), view, far, far));
    QVERIFY(shadowAreaOf(*lightViewOf({2, 0.01125f}, view, mmdsLight), view, far, far));
}

/// The shape changes with the angle between view and light, without a jump.
void TestLightView::bothShapesMeet()
{
    for (const std::uint8_t mode : {std::uint8_t(1), std::uint8_t(2)}) {
        for (const float facing : {0.8f, 0.9f}) {
            glm::vec3 places[2];
            for (int side = 0; side < 2; ++side) {
                const float angle = std::acos(facing + (side == 0 ? -1e-4f : 1e-4f));
                const glm::vec3 toLight(0, std::sin(angle), -std::cos(angle));
                const auto light = lightViewOf({mode, 0.01125f}, viewFrom({}), toLight);
                places[side] = onMap(light->toClip, {3, 15, 2});
            }
            QVERIFY(glm::length(places[0] - places[1]) < 2e-3f);
        }
        // The camera looks exactly along the light.
        const auto light = lightViewOf({mode, 0.01125f}, viewFrom({}), {0, 0, -1});
        const glm::vec3 place = onMap(light->toClip, {3, 15, 2});
        QVERIFY(std::abs(place.x) < 1 && std::abs(place.y) < 1);
    }
}

/// docs/rendering.md, half-way: t is 0.5.
void TestLightView::betweenTheShapesIsACurve()
{
    const View view = viewFrom({});
    const float side = std::sqrt(1.0f - 0.85f * 0.85f);
    const glm::vec3 toLight(0, side, -0.85f);
    const glm::vec3 y(0, 0.85f, side); // across the light, away from the camera
    for (const auto& [mode, scale, growth] :
        {std::tuple(1, 1.5f, 0.45f), std::tuple(2, 2.0f, 1.1f)}) {
        const auto light = lightViewOf({std::uint8_t(mode), 0.01125f}, view, toLight);
        const glm::vec4 clip = light->toClip * glm::vec4(view.eye + y * 40.0f, 1.0f);
        QVERIFY(std::abs(clip.w - (1.0f + growth * 0.45f)) < 1e-3f); // 40 units are 0.45
        QVERIFY(std::abs(clip.y - (scale * 0.45f - 0.55f)) < 1e-3f);
    }
}

void TestLightView::whatIsNotSeenHasNoMap()
{
    const View view = viewFrom({});
    const auto light = lightViewOf({1, 0.01125f}, view, mmdsLight);
    const Box behind{{-4, 0, -120}, {4, 20, -100}};
    const Box beside{{200, 0, -3}, {208, 20, 3}};
    QVERIFY(!shadowAreaOf(*light, view, figure, behind));
    QVERIFY(!shadowAreaOf(*light, view, beside, figure)); // its shadow misses
    QVERIFY(!shadowAreaOf(*light, view, Box(), figure));
    QVERIFY(!shadowAreaOf(*light, view, figure, Box()));
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QVERIFY(!shadowAreaOf(*light, view, {glm::vec3(nan), glm::vec3(nan)}, figure));
    // What casts may be out of the picture: between the light and what is seen.
    const Box above{{40, 100, -60}, {70, 110, -40}};
    QVERIFY(shadowAreaOf(*light, view, above, figure));
}

void TestLightView::theCameraMayBeInside()
{
    const View view = viewFrom({});
    const Box room{{-60, 0, -60}, {60, 40, 60}};
    for (const std::uint8_t mode : {std::uint8_t(1), std::uint8_t(2)}) {
        const auto area =
            shadowAreaOf(*lightViewOf({mode, 0.01125f}, view, mmdsLight), view, room, room);
        QVERIFY(area);
        for (const glm::vec3& seen :
            {glm::vec3(0, 10, -40), glm::vec3(0, 10, 0), glm::vec3(-15, 2, 20)})
            QVERIFY(isOnMap(onMap(area->toMap, seen)));
    }
}

void TestLightView::thinThingsHaveAMap()
{
    const View view = viewFrom({-0.5f, 0, 0});
    const Box sheet{{-5, 3, -5}, {5, 3, 5}};
    const auto area =
        shadowAreaOf(*lightViewOf({1, 0.01125f}, view, mmdsLight), view, sheet, sheet);
    QVERIFY(area);
    QVERIFY(isOnMap(onMap(area->toMap, {0, 3, 0})));
    QVERIFY(std::isfinite(area->strength.x));
}

void TestLightView::theMapHasTheSizeOfThePicture()
{
    QCOMPARE(ShadowMap::sideFor(1, 1), 512);
    QCOMPARE(ShadowMap::sideFor(1280, 700), 1024);
    QCOMPARE(ShadowMap::sideFor(1024, 1024), 1024);
    QCOMPARE(ShadowMap::sideFor(1100, 1024), 2048);
    QCOMPARE(ShadowMap::sideFor(16384, 16384), 4096);
}

QTEST_GUILESS_MAIN(TestLightView)
#include "test_light_view.moc"
