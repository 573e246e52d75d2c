// SPDX-License-Identifier: MIT
#include "ui/render/framing/camera_controller.h"
#include "ui/viewport/frustum/frustum.h"
#include "ui/viewport/frustum/frustum_marks.h"

#include <QtTest/QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <random>

using namespace odori;

namespace {

class Cameras {
public:
    [[nodiscard]] float number(float least, float most)
    {
        return std::uniform_real_distribution<float>(least, most)(m_random);
    }
    [[nodiscard]] glm::vec3 point(float reach)
    {
        return {number(-reach, reach), number(-reach, reach), number(-reach, reach)};
    }
    [[nodiscard]] mmd::CameraSample any()
    {
        return {.distance = -number(1.0f, 80.0f),
            .target = point(20.0f),
            .rotation = point(9.0f), // more than a turn
            .fieldOfView = number(5.0f, 100.0f),
            .perspective = number(0.0f, 1.0f) > 0.3f};
    }

private:
    std::mt19937 m_random{7};
};

float distanceOf(const glm::vec2& a, const glm::vec2& b)
{
    return glm::distance(a, b);
}

} // namespace

/// The shape of the drawn camera, and the changes by its handles, without a window.
class TestFrustum : public QObject {
    Q_OBJECT
private slots:
    void theRectangleIsThePicture();
    void withoutADistanceTheRectangleIsStillThere();
    void theEyeMovesAndTheTargetStays();
    void anglesStayNearTheOldOnes();
    void aboveTheTargetTheCameraDoesNotSpin();
    void aTargetBehindTheEyeStaysBehindIt();
    void anEyeAtItsTargetIsNotMoved();
    void theFieldOfViewFollowsThePicture();
    void gripsAreFoundByPriority();
};

/// Seen through the camera itself, the corners are the corners of the picture.
void TestFrustum::theRectangleIsThePicture()
{
    Cameras cameras;
    for (int each = 0; each < 200; ++each) {
        const mmd::CameraSample camera = cameras.any();
        const float aspect = cameras.number(0.5f, 2.0f);
        const glm::vec2 size(1000.0f * aspect, 1000.0f);
        const Frustum frustum = frustumOf(camera, aspect);
        const render::View view = render::viewOf(camera, aspect);
        const auto corners = frustum.corners();
        const glm::vec2 wanted[] = {{0, size.y}, size, {size.x, 0}, {0, 0}};
        for (std::size_t corner = 0; corner < 4; ++corner) {
            const auto at = render::projected(view, corners[corner], size);
            QVERIFY(at && distanceOf(*at, wanted[corner]) < 1.0f);
        }
        QVERIFY(glm::distance(frustum.eye, view.eye) < 1e-3f);
        QVERIFY(glm::distance(frustum.centre(), camera.target) < 1e-3f);
        const auto tip = render::projected(view, frustum.upMark()[2], size);
        QVERIFY(tip && tip->y < 0.0f && std::abs(tip->x - size.x / 2) < 1.0f);
    }
}

/// Many camera motions of other programs have the distance 0.
void TestFrustum::withoutADistanceTheRectangleIsStillThere()
{
    const Frustum frustum =
        frustumOf({.distance = 0.0f, .target = {1, 2, 3}, .rotation = glm::vec3(0.0f)}, 1.0f);
    QCOMPARE(frustum.eye, glm::vec3(1, 2, 3));
    QCOMPARE(frustum.centre(), glm::vec3(1, 2, 13));
    QVERIFY(frustum.half.y > 1.0f);
}

void TestFrustum::theEyeMovesAndTheTargetStays()
{
    Cameras cameras;
    for (int each = 0; each < 500; ++each) {
        const mmd::CameraSample before = cameras.any();
        const glm::vec3 offset = cameras.point(15.0f);
        const mmd::CameraSample after = withEyeMoved(before, offset);
        const glm::vec3 wanted = frustumOf(before, 1.0f).eye + offset;
        QVERIFY(glm::distance(frustumOf(after, 1.0f).eye, wanted) < 0.01f);
        QCOMPARE(after.target, before.target);
        QCOMPARE(after.rotation.z, before.rotation.z);
        QCOMPARE(after.fieldOfView, before.fieldOfView);
    }
}

/// Also beyond half a turn, and upside down.
void TestFrustum::anglesStayNearTheOldOnes()
{
    Cameras cameras;
    for (int each = 0; each < 500; ++each) {
        mmd::CameraSample before = cameras.any();
        before.distance = -20.0f;
        const float steep = std::abs(std::cos(before.rotation.x));
        if (steep < 0.2f) // near the pole a small movement may be a large yaw
            continue;
        const mmd::CameraSample after = withEyeMoved(before, cameras.point(0.2f));
        QVERIFY(glm::distance(after.rotation, before.rotation) < 0.2f);
    }
}

void TestFrustum::aboveTheTargetTheCameraDoesNotSpin()
{
    const mmd::CameraSample before{
        .distance = -10.0f, .target = {0, 0, 0}, .rotation = {-glm::half_pi<float>(), 0.7f, 0.0f}};
    const mmd::CameraSample after = withEyeMoved(before, {0, 5, 0});
    QCOMPARE(after.rotation.y, before.rotation.y);
    QVERIFY(std::abs(after.distance + 15.0f) < 1e-4f);
}

void TestFrustum::aTargetBehindTheEyeStaysBehindIt()
{
    const mmd::CameraSample before{
        .distance = 10.0f, .target = {0, 0, 0}, .rotation = glm::vec3(0.0f)};
    const mmd::CameraSample after = withEyeMoved(before, {0, 5, 0});
    QVERIFY(after.distance > 0.0f);
    QVERIFY(glm::distance(frustumOf(after, 1.0f).eye, glm::vec3(0, 5, 10)) < 1e-4f);
    QVERIFY(frustumOf(after, 1.0f).depth > 0.0f);
}

void TestFrustum::anEyeAtItsTargetIsNotMoved()
{
    const mmd::CameraSample at{.distance = 0.0f, .target = {1, 2, 3}};
    const mmd::CameraSample after = withEyeMoved(at, {0, 5, 0});
    QCOMPARE(after.distance, 0.0f);
    QCOMPARE(after.rotation, at.rotation);
    // And it is not moved onto its target.
    const mmd::CameraSample near{
        .distance = -10.0f, .target = {0, 0, 0}, .rotation = glm::vec3(0.0f)};
    QCOMPARE(withEyeMoved(near, {0, 0, 10}).distance, -10.0f);
}

void TestFrustum::theFieldOfViewFollowsThePicture()
{
    const mmd::CameraSample before{.fieldOfView = 30.0f};
    const mmd::CameraSample after = withPictureScaled(before, 2.0f);
    QVERIFY(
        std::abs(frustumOf(after, 1.5f).half.y / frustumOf(before, 1.5f).half.y - 2.0f) < 1e-4f);
    QVERIFY(std::abs(withPictureScaled(before, 1.0f).fieldOfView - 30.0f) < 1e-4f);
    QCOMPARE(withPictureScaled(before, 1000.0f).fieldOfView, 125.0f);
    QCOMPARE(withPictureScaled(before, -1.0f).fieldOfView, 1.0f);
}

void TestFrustum::gripsAreFoundByPriority()
{
    const mmd::CameraSample camera{
        .distance = -20.0f, .target = {0, 10, 0}, .rotation = glm::vec3(0.0f)};
    const Frustum frustum = frustumOf(camera, 1.5f);
    const glm::vec2 size(800, 600);
    const render::View view = render::viewOf(
        {.distance = -80.0f, .target = {0, 10, 0}, .rotation = {-0.4f, -1.2f, 0}}, 800.0f / 600.0f);
    const auto pixel = [&](const glm::vec3& point) {
        return *render::projected(view, point, size);
    };
    const auto found = [&](const glm::vec2& at) {
        const auto grip = gripAt(frustum, view, size, at);
        return grip ? std::optional(grip->part) : std::nullopt;
    };
    using enum FrustumPart;
    QCOMPARE(found(pixel(frustum.target)), std::optional(Target));
    QCOMPARE(found(pixel(frustum.eye)), std::optional(Eye));
    const auto corners = frustum.corners();
    for (const glm::vec3& corner : corners)
        QCOMPARE(found(pixel(corner)), std::optional(Picture));
    QCOMPARE(found(pixel((corners[0] + corners[1]) * 0.5f)), std::optional(Picture));
    QCOMPARE(found(pixel(frustum.upMark()[2])), std::optional(Up));
    QCOMPARE(found(pixel(glm::mix(frustum.eye, corners[2], 0.4f))), std::optional(Side));
    QCOMPARE(found(pixel(glm::mix(frustum.eye, frustum.target, 0.5f))), std::optional(Side));
    QCOMPARE(found(glm::vec2(5, 5)), std::nullopt);
    // A view that looks away.
    const render::View away = render::viewOf(
        {.distance = -1.0f, .target = {0, 10, -80}, .rotation = {0, glm::pi<float>(), 0}}, 1.0f);
    QVERIFY(!gripAt(frustum, away, size, {400, 300}));
}

QTEST_GUILESS_MAIN(TestFrustum)
#include "test_frustum.moc"
