// SPDX-License-Identifier: MIT
#include "ui/render/frame_block.h"
#include "ui/render/view.h"

#include <QtTest/QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <limits>

using namespace odori::render;

namespace {

constexpr float width = 960.0f, height = 540.0f;
const glm::vec2 size(width, height);

View defaultView()
{
    return viewOf(mmd::CameraSample{}, width / height);
}

float depthOf(const View& view, const glm::vec3& point)
{
    const glm::vec4 clip = view.projection * view.view * glm::vec4(point, 1.0f);
    return clip.z / clip.w;
}

bool isNear(const glm::vec3& a, const glm::vec3& b, float tolerance = 1e-3f)
{
    return glm::length(a - b) < tolerance;
}

} // namespace

class TestView : public QObject {
    Q_OBJECT
private slots:
    void theTargetIsInTheMiddle();
    void plusXIsRightAndPlusYIsUp();
    void aNearerPointHasLessDepth();
    void theEyeIsWhereTheCameraSays_data();
    void theEyeIsWhereTheCameraSays();
    void rollTurnsThePictureAgainstTheCamera();
    void theFieldOfViewIsVertical();
    void behindTheEyeThereIsNoPoint();
    void aRayGoesThroughThePointThatShowsThere_data();
    void aRayGoesThroughThePointThatShowsThere();
    void withoutPerspectiveDistanceDoesNotMatter();
    void theLightComesFromAUnitAway();
};

void TestView::theTargetIsInTheMiddle()
{
    const auto point = projected(defaultView(), {0.0f, 10.0f, 0.0f}, size);
    QVERIFY(point);
    QVERIFY(std::abs(point->x - width / 2) < 0.01f);
    QVERIFY(std::abs(point->y - height / 2) < 0.01f);
}

void TestView::plusXIsRightAndPlusYIsUp()
{
    const View view = defaultView();
    QVERIFY(projected(view, {1.0f, 10.0f, 0.0f}, size)->x > width / 2 + 1.0f);
    QVERIFY(projected(view, {0.0f, 11.0f, 0.0f}, size)->y < height / 2 - 1.0f);
}

void TestView::aNearerPointHasLessDepth()
{
    const View view = defaultView(); // the eye is at z = -45, so the model's face (-Z) is nearer
    QVERIFY(depthOf(view, {0.0f, 10.0f, -1.0f}) < depthOf(view, {0.0f, 10.0f, 1.0f}));
}

void TestView::theEyeIsWhereTheCameraSays_data()
{
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("eyeX");
    QTest::addColumn<float>("eyeY");
    QTest::addColumn<float>("eyeZ");
    const float quarter = std::acos(0.0f);
    QTest::newRow("front") << 0.0f << 0.0f << 0.0f << 10.0f << -45.0f;
    QTest::newRow("yaw a quarter") << 0.0f << quarter << 45.0f << 10.0f << 0.0f;
    QTest::newRow("pitch a quarter") << quarter << 0.0f << 0.0f << -35.0f << 0.0f;
    QTest::newRow("from above") << -quarter << 0.0f << 0.0f << 55.0f << 0.0f;
}

void TestView::theEyeIsWhereTheCameraSays()
{
    QFETCH(float, x);
    QFETCH(float, y);
    QFETCH(float, eyeX);
    QFETCH(float, eyeY);
    QFETCH(float, eyeZ);
    mmd::CameraSample camera;
    camera.rotation = {x, y, 0.0f};
    const View view = viewOf(camera, 1.0f);
    QVERIFY(isNear(view.eye, {eyeX, eyeY, eyeZ}));
    const auto target = projected(view, camera.target, size);
    QVERIFY(target && std::abs(target->x - width / 2) < 0.01f);
}

void TestView::rollTurnsThePictureAgainstTheCamera()
{
    mmd::CameraSample camera;
    camera.rotation.z = 0.5f; // the camera rolls by -0.5 about +Z
    const View view = viewOf(camera, width / height);
    const auto above = projected(view, {0.0f, 15.0f, 0.0f}, size);
    // The camera's up vector leans to +X, so a point above the target appears to the left.
    QVERIFY(above->x < width / 2 - 10.0f);
    QVERIFY(above->y < height / 2 - 10.0f);
}

void TestView::theFieldOfViewIsVertical()
{
    const float halfHeight = 45.0f * std::tan(std::acos(-1.0f) / 12.0f); // half of 30 degrees
    for (const float aspect : {0.5f, 1.0f, 2.0f}) {
        const View view = viewOf(mmd::CameraSample{}, aspect);
        const glm::vec2 screen(100.0f * aspect, 100.0f);
        const auto top = projected(view, {0.0f, 10.0f + halfHeight, 0.0f}, screen);
        const auto side = projected(view, {halfHeight * aspect, 10.0f, 0.0f}, screen);
        QVERIFY(std::abs(top->y) < 0.01f);
        QVERIFY(std::abs(side->x - screen.x) < 0.01f);
    }
}

void TestView::behindTheEyeThereIsNoPoint()
{
    QVERIFY(!projected(defaultView(), {0.0f, 10.0f, -50.0f}, size));
    QVERIFY(!projected(defaultView(), defaultView().eye, size));
}

void TestView::aRayGoesThroughThePointThatShowsThere_data()
{
    QTest::addColumn<bool>("perspective");
    QTest::newRow("perspective") << true;
    QTest::newRow("orthographic") << false;
}

void TestView::aRayGoesThroughThePointThatShowsThere()
{
    QFETCH(bool, perspective);
    mmd::CameraSample camera;
    camera.rotation = {-0.3f, 0.7f, 0.2f};
    camera.perspective = perspective;
    const View view = viewOf(camera, width / height);
    const glm::vec3 point(2.0f, 13.0f, -3.0f);
    const auto pixel = projected(view, point, size);
    QVERIFY(pixel);
    const Ray ray = rayThrough(view, *pixel, size);
    QVERIFY(std::abs(glm::length(ray.direction) - 1.0f) < 1e-5f);
    const float along = glm::dot(point - ray.origin, ray.direction);
    QVERIFY(along > 0.0f);
    QVERIFY(isNear(ray.origin + ray.direction * along, point, 0.01f));
}

void TestView::withoutPerspectiveDistanceDoesNotMatter()
{
    mmd::CameraSample camera;
    camera.perspective = false;
    const View view = viewOf(camera, width / height);
    const auto before = projected(view, {5.0f, 10.0f, -20.0f}, size);
    const auto behind = projected(view, {5.0f, 10.0f, 20.0f}, size);
    QVERIFY(before && behind);
    QVERIFY(std::abs(before->x - behind->x) < 0.01f);
    const auto inPerspective = projected(defaultView(), {5.0f, 10.0f, 0.0f}, size);
    QVERIFY(std::abs(before->x - inPerspective->x) < 0.01f);
}

void TestView::theLightComesFromAUnitAway()
{
    const auto towards = [](const glm::vec3& direction) {
        DrawOptions options;
        options.lightDirection = direction;
        return glm::vec3(frameBlockOf(defaultView(), options, 960, 540, false).toLight);
    };
    QVERIFY(isNear(towards({0, -50, 0}), {0, 1, 0}));
    QVERIFY(isNear(towards({3, 0, -4}), {-0.6f, 0, 0.8f}));
    // Straight up if the vector has no direction.
    for (const glm::vec3& none : {glm::vec3(0.0f), glm::vec3(1e-8f, 0, 0), glm::vec3(0, 0, 1e8f),
             glm::vec3(std::numeric_limits<float>::quiet_NaN())})
        QVERIFY(isNear(towards(none), {0, 1, 0}));
    DrawOptions level; // parallel to the ground: it has no shadow
    level.lightDirection = {1, 0, 0};
    QVERIFY(!castsGroundShadow(level));
    level.lightDirection = {0, 1, 0}; // from below
    QVERIFY(!castsGroundShadow(level));
    level.lightDirection = {1, -1, 0};
    QVERIFY(castsGroundShadow(level));
    level.groundShadow = false;
    QVERIFY(!castsGroundShadow(level));
}

QTEST_GUILESS_MAIN(TestView)
#include "test_view.moc"
