// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/gizmo/gizmo_tool.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <random>

using namespace odori;
using namespace odori::test;

namespace {

const glm::vec2 size(800.0f, 600.0f);
constexpr float dragPixels = 60.0f;
constexpr float radius = 62.0f; ///< of a gizmo, in pixels

Picture pictureOf(const mmd::CameraSample& camera)
{
    return {render::viewOf(camera, size.x / size.y), size};
}

/// A gizmo at the camera's target, in the middle of the picture, with axes rotated by `rotation`.
Gizmo gizmoIn(const Picture& picture, const glm::vec3& origin, const glm::quat& rotation = {})
{
    Gizmo gizmo;
    gizmo.origin = origin;
    for (glm::vec3& axis : gizmo.axes)
        axis = rotation * axis;
    gizmo.radius = radius / pixelsPerUnit(picture.view, origin, size);
    return gizmo;
}

glm::vec2 pixelOf(const Picture& picture, const glm::vec3& point)
{
    return *render::projected(picture.view, point, picture.size);
}

/// A random rotation; some show an axis from its end, as the standard views do.
glm::quat anyRotation(std::mt19937& random)
{
    std::normal_distribution<float> number;
    if (random() % 4 == 0)
        return glm::angleAxis(number(random) * 0.03f, glm::vec3(1, 0, 0)) *
               glm::angleAxis(glm::half_pi<float>() * float(random() % 4), glm::vec3(0, 1, 0));
    return glm::normalize(
        glm::quat(number(random), number(random), number(random), number(random)));
}

/// A random camera: from very near to the maximum distance, every field of view, with and without
/// perspective.
mmd::CameraSample anyCamera(std::mt19937& random)
{
    mmd::CameraSample camera;
    std::uniform_real_distribution<float> part;
    camera.distance = -0.6f * std::pow(6000.0f, part(random));
    camera.fieldOfView = 1.0f + 124.0f * part(random);
    camera.perspective = random() % 4 != 0;
    camera.rotation = {part(random) * 6.0f, part(random) * 6.0f, part(random) * 6.0f};
    return camera;
}

glm::vec2 anyDirection(std::mt19937& random)
{
    const float angle = std::uniform_real_distribution<float>(0.0f, glm::two_pi<float>())(random);
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

/// Which ring or arrow the mouse hits, and how far a drag moves it.
class TestGizmoHandles : public QObject {
    Q_OBJECT
private slots:
    void aRingSeenFromItsEdgeLosesWhereRingsCross();
    void aRingSeenFromItsEdgeIsTakenWhereItIsAlone();
    void theNearHalfOfARingIsTheBrightOne_data();
    void theNearHalfOfARingIsTheBrightOne();
    void theEndOfAnEdgeTurnsAsFastAsItsMiddle();
    void theFarSideOfAnEdgeTurnsTheOtherWay();
    void noPixelTurnsFarAtAnyZoom();
    void noPixelMovesFarAtAnyZoom();
    void anArrowSeenFromItsEndIsNotTaken();
    void ofTwoArrowsInOneLineTheLongerIsTaken();
    void aForeshortenedArrowDoesNotRunAway();
    void theTotalOfADragIsShown_data();
    void theTotalOfADragIsShown();
    void aBoneBehindTheEyeHasNoGizmo();
};

void TestGizmoHandles::aRingSeenFromItsEdgeLosesWhereRingsCross()
{
    mmd::CameraSample camera; // from the front: X and Y are lines, Z is a circle
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    for (const glm::vec2 end :
        {glm::vec2(radius, 0), glm::vec2(-radius, 0), glm::vec2(0, radius), glm::vec2(0, -radius)})
        for (float way = -6.0f; way <= 6.0f; way += 1.0f)
            QCOMPARE(ringAt(gizmo, picture.view, size, size * 0.5f + end * (1.0f + way / radius)),
                std::optional(2));
}

void TestGizmoHandles::aRingSeenFromItsEdgeIsTakenWhereItIsAlone()
{
    mmd::CameraSample camera;
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    const auto at = [&](float x, float y) {
        return ringAt(gizmo, picture.view, size, size * 0.5f + glm::vec2(x, y));
    };
    QCOMPARE(at(30, 0), std::optional(1));
    QCOMPARE(at(0, 30), std::optional(0));
    QCOMPARE(at(30, 30), std::optional<int>());
}

void TestGizmoHandles::theNearHalfOfARingIsTheBrightOne_data()
{
    QTest::addColumn<bool>("isActive");
    QTest::addColumn<bool>("isDragging");
    QTest::newRow("at rest") << false << false;
    QTest::newRow("under the mouse") << true << false;
    QTest::newRow("dragged") << true << true;
}

void TestGizmoHandles::theNearHalfOfARingIsTheBrightOne()
{
    QFETCH(bool, isActive);
    QFETCH(bool, isDragging);
    mmd::CameraSample camera;
    camera.target = {20.0f, 5.0f, -7.0f}; // far from the origin
    camera.rotation = {0.4f, 0.7f, 0.0f};
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    GizmoColours colours;
    colours.axes = {glm::vec4(1, 0, 0, 1), glm::vec4(0, 1, 0, 1), glm::vec4(0, 0, 1, 1)};
    colours.active = glm::vec4(1, 1, 0, 1);
    std::vector<render::OverlayLine> lines;
    const auto active = isActive ? std::optional(1) : std::nullopt;
    addRings(gizmo, picture.view, colours, {active, isDragging}, lines);
    const glm::vec3 eye = glm::vec3(glm::inverse(picture.view.view)[3]);
    std::array<int, 3> near{}, far{};
    for (const render::OverlayLine& line : lines) {
        const glm::vec3 at = (line.from + line.to) * 0.5f;
        QVERIFY(std::abs(glm::distance(at, gizmo.origin) / gizmo.radius - 1.0f) < 0.01f);
        const bool isOfActive = isActive && line.colour.r > 0.0f && line.colour.g > 0.0f;
        const int axis = isOfActive ? 1 : line.colour.r > 0.0f ? 0 : line.colour.g > 0.0f ? 1 : 2;
        QCOMPARE(isOfActive, isActive && axis == 1);
        const float whole = isDragging && !isOfActive ? 0.35f : 1.0f;
        const bool isBright = line.colour.a > whole * 0.99f;
        const float height = glm::dot(at - gizmo.origin, glm::normalize(eye - gizmo.origin));
        if (std::abs(height) > gizmo.radius * 0.1f)
            QCOMPARE(isBright, height > 0.0f);
        ++(isBright ? near : far)[std::size_t(axis)];
    }
    for (std::size_t axis = 0; axis < 3; ++axis)
        QVERIFY(std::abs(near[axis] - far[axis]) <= 4 && near[axis] > 10);
}

void TestGizmoHandles::theEndOfAnEdgeTurnsAsFastAsItsMiddle()
{
    mmd::CameraSample camera;
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    for (const float begin : {-radius, -20.0f, 0.0f, 20.0f, radius}) {
        RingDrag drag(gizmo, 1, picture.view, size, size * 0.5f + glm::vec2(begin, 0));
        drag.moveTo(size * 0.5f + glm::vec2(begin + dragPixels, 0), 1.0f);
        QVERIFY2(std::abs(std::abs(drag.angle()) - dragPixels / radius) < 0.02f,
            qPrintable(QString::number(glm::degrees(drag.angle()))));
        drag.moveTo(size * 0.5f + glm::vec2(begin, 40), 1.0f); // and back, slightly aside
        QVERIFY(std::abs(drag.angle()) < 1e-3f);
    }
}

void TestGizmoHandles::theFarSideOfAnEdgeTurnsTheOtherWay()
{
    mmd::CameraSample camera;
    camera.rotation.x = -0.25f; // from above: the Y ring is a thin ellipse
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    const auto turn = [&](float z) {
        const glm::vec2 begin = pixelOf(picture, gizmo.origin + glm::vec3(0, 0, z * gizmo.radius));
        RingDrag drag(gizmo, 1, picture.view, size, begin);
        drag.moveTo(begin + glm::vec2(20, 0), 1.0f);
        return drag.angle();
    };
    QVERIFY(std::abs(turn(-1.0f)) > 0.2f);
    QVERIFY(std::abs(turn(1.0f) + turn(-1.0f)) < 0.02f);
}

/// For every point where a ring can be grabbed, and every drag direction.
void TestGizmoHandles::noPixelTurnsFarAtAnyZoom()
{
    std::mt19937 random(7);
    const float most = glm::radians(RingDrag::mostDegreesPerPixel) * dragPixels;
    int edges = 0, turned = 0;
    for (int look = 0; look < 3000; ++look) {
        const mmd::CameraSample camera = anyCamera(random);
        const Picture picture = pictureOf(camera);
        const Gizmo gizmo = gizmoIn(picture, camera.target, anyRotation(random));
        const glm::vec2 begin =
            size * 0.5f +
            anyDirection(random) * radius * std::uniform_real_distribution(0.0f, 1.1f)(random);
        const auto axis = ringAt(gizmo, picture.view, size, begin);
        if (!axis)
            continue;
        const glm::vec3 eye = towardsEye(picture.view, gizmo.origin);
        edges += std::abs(glm::dot(gizmo.axes[std::size_t(*axis)], eye)) < 0.2f;
        RingDrag drag(gizmo, *axis, picture.view, size, begin);
        const glm::vec2 way = anyDirection(random) * dragPixels;
        const int steps = 1 + int(random() % 20);
        for (int step = 1; step <= steps; ++step)
            drag.moveTo(begin + way * (float(step) / float(steps)), 1.0f);
        QVERIFY2(std::abs(drag.angle()) <= most + 1e-3f,
            qPrintable(QStringLiteral("look %1: %2 degrees")
                           .arg(look)
                           .arg(double(glm::degrees(drag.angle())))));
        turned += std::abs(drag.angle()) > 0.3f;
    }
    QVERIFY(edges > 100);
    QVERIFY2(turned > 1000, qPrintable(QString::number(turned)));
}

void TestGizmoHandles::noPixelMovesFarAtAnyZoom()
{
    std::mt19937 random(8);
    int moved = 0;
    for (int look = 0; look < 3000; ++look) {
        const mmd::CameraSample camera = anyCamera(random);
        const Picture picture = pictureOf(camera);
        const Gizmo gizmo = gizmoIn(picture, camera.target, anyRotation(random));
        const glm::vec2 begin =
            size * 0.5f +
            anyDirection(random) * radius * std::uniform_real_distribution(0.0f, 1.1f)(random);
        const auto handle = arrowAt(gizmo, picture.view, size, begin);
        if (!handle)
            continue;
        MoveDrag drag(gizmo, *handle, picture.view, size, begin);
        const glm::vec2 way = anyDirection(random) * dragPixels;
        const int steps = 1 + int(random() % 20);
        for (int step = 1; step <= steps; ++step)
            drag.moveTo(begin + way * (float(step) / float(steps)), 1.0f);
        const float pixels =
            glm::length(drag.offset()) * pixelsPerUnit(picture.view, gizmo.origin, size);
        QVERIFY2(pixels <= MoveDrag::mostPerPixel * dragPixels * 1.01f,
            qPrintable(QStringLiteral("look %1: %2 pixels").arg(look).arg(double(pixels))));
        moved += pixels > 20.0f;
    }
    QVERIFY2(moved > 500, qPrintable(QString::number(moved)));
}

void TestGizmoHandles::anArrowSeenFromItsEndIsNotTaken()
{
    mmd::CameraSample camera;
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    const auto at = [&](float x, float y) {
        return arrowAt(gizmo, picture.view, size, size * 0.5f + glm::vec2(x, y));
    };
    for (float x = -radius; x <= radius; x += 1.0f)
        for (float y = -radius; y <= radius; y += 1.0f)
            QVERIFY(at(x, y) != std::optional(2));
    QCOMPARE(at(0, 0), std::optional(freeMoveHandle));
    QCOMPARE(at(40, 0), std::optional(0));
    QCOMPARE(at(0, -40), std::optional(1));
}

void TestGizmoHandles::ofTwoArrowsInOneLineTheLongerIsTaken()
{
    mmd::CameraSample camera;
    const Picture picture = pictureOf(camera);
    // X points right and to the front, Z right and to the back: they overlap.
    for (const float angle : {1.1f, 0.4f}) {
        const Gizmo gizmo =
            gizmoIn(picture, camera.target, glm::angleAxis(angle, glm::vec3(0, 1, 0)));
        const glm::vec3 x = gizmo.axes[0], z = gizmo.axes[2];
        QVERIFY(x.x > 0.3f && z.x > 0.3f);
        const bool isXLonger = x.x > z.x;
        const glm::vec3 shorter = isXLonger ? z : x;
        const glm::vec2 begin = pixelOf(picture, gizmo.origin + shorter * gizmo.radius * 0.8f);
        QCOMPARE(arrowAt(gizmo, picture.view, size, begin), std::optional(isXLonger ? 0 : 2));
    }
}

void TestGizmoHandles::aForeshortenedArrowDoesNotRunAway()
{
    mmd::CameraSample camera;
    camera.rotation = {-0.2f, 0.15f, 0.0f}; // Z points almost at the eye
    const Picture picture = pictureOf(camera);
    const Gizmo gizmo = gizmoIn(picture, camera.target);
    const float scale = pixelsPerUnit(picture.view, gizmo.origin, size);
    const glm::vec2 begin = pixelOf(picture, gizmo.origin + glm::vec3(0, 0, 0.9f * gizmo.radius));
    const glm::vec2 along = glm::normalize(begin - size * 0.5f);
    for (const float way : {60.0f, -60.0f, 300.0f, -300.0f}) {
        MoveDrag drag(gizmo, 2, picture.view, size, begin);
        for (int step = 1; step <= 10; ++step)
            drag.moveTo(begin + along * way * (float(step) / 10.0f), 1.0f);
        QCOMPARE(drag.offset().x, 0.0f);
        QCOMPARE(drag.offset().y, 0.0f);
        QVERIFY(drag.offset().z * way > 0.0f); // never in the opposite direction
        const float pixels = std::abs(drag.offset().z) * scale;
        QVERIFY2(pixels > std::abs(way) && pixels < 3.01f * std::abs(way),
            qPrintable(QString::number(pixels)));
        drag.moveTo(begin, 1.0f);
        QVERIFY(std::abs(drag.offset().z) * scale < 0.1f);
    }
}

void TestGizmoHandles::theTotalOfADragIsShown_data()
{
    QTest::addColumn<float>("turn"); // degrees, clockwise
    QTest::addColumn<QString>("text");
    QTest::newRow("a part") << 90.0f << QStringLiteral("Z −90.0°");
    QTest::newRow("a whole turn") << 360.0f << QStringLiteral("Z −360.0°");
    QTest::newRow("two and a bit") << 730.0f << QStringLiteral("Z −730.0°");
    QTest::newRow("back") << -365.0f << QStringLiteral("Z +365.0°");
}

void TestGizmoHandles::theTotalOfADragIsShown()
{
    QFETCH(float, turn);
    QFETCH(QString, text);
    Document document;
    document.load(mmd::addActor(document.scene(), skeleton()));
    PosedActors actors;
    actors.setScene(document.scene());
    actors.prepare();
    mmd::Selection selection;
    selection.setTrack(track("arm"), true);
    actors.setSelection(selection);
    GizmoTool tool(document, actors);
    tool.mode = EditMode::Rotate;
    tool.space = EditSpace::Global;
    const auto at = [](float degrees) {
        const float angle = glm::radians(degrees - 45.0f);
        return size * 0.5f + radius * glm::vec2(std::cos(angle), std::sin(angle));
    };
    QVERIFY(tool.begin(pictureOf({}), at(0.0f)));
    QVERIFY(tool.isDragging());
    for (int step = 1; step <= 200; ++step)
        tool.move(at(turn * float(step) / 200.0f), 1.0f);
    QCOMPARE(tool.number(), text);
    tool.end();
    QVERIFY(tool.number().isEmpty());
}

void TestGizmoHandles::aBoneBehindTheEyeHasNoGizmo()
{
    Document document;
    document.load(mmd::addActor(document.scene(), skeleton()));
    PosedActors actors;
    actors.setScene(document.scene());
    actors.prepare();
    mmd::Selection selection;
    selection.setTrack(track("root"), true);
    actors.setSelection(selection);
    GizmoTool tool(document, actors);
    for (const EditMode mode : {EditMode::Rotate, EditMode::Move}) {
        tool.mode = mode;
        mmd::CameraSample camera;
        QVERIFY(tool.gizmo(pictureOf(camera)));
        camera.target = {0, 0, 30};
        camera.distance = -10.0f;
        QVERIFY(!tool.gizmo(pictureOf(camera)));
        camera.target = {0, 0, 0};
        camera.distance = -0.3f; // nearer than the near plane
        QVERIFY(!tool.gizmo(pictureOf(camera)));
    }
}

QTEST_MAIN(TestGizmoHandles)
#include "test_gizmo_handles.moc"
