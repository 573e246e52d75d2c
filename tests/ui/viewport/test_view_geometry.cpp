// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/render/framing/camera_controller.h"
#include "ui/viewport/gizmo/gizmo_tool.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

using namespace odori;
using namespace odori::test;

namespace {

const glm::vec2 size(800.0f, 600.0f);

Picture pictureOf(const mmd::CameraSample& camera)
{
    return {render::viewOf(camera, size.x / size.y), size};
}

bool isNear(const glm::vec3& a, const glm::vec3& b, float tolerance = 1e-4f)
{
    return glm::distance(a, b) < tolerance;
}

glm::vec2 pixelOf(const Picture& picture, const glm::vec3& point)
{
    return *render::projected(picture.view, point, picture.size);
}

mmd::pmx::Vertex vertexOn(int bone, const glm::vec3& position)
{
    mmd::pmx::Vertex vertex;
    vertex.position = position;
    vertex.bones = {bone, -1, -1, -1};
    vertex.weights = {1, 0, 0, 0};
    return vertex;
}

} // namespace

/// The viewport's calculations: extents, axes, points on the screen, and the text of a drag.
class TestViewGeometry : public QObject {
    Q_OBJECT
private slots:
    void anExtentIsThatOfTheVertices();
    void anExtentIsThatOfTheBonesElse();
    void theExtentOfAMotionIsWhereItGoes();
    void aBoxFillsTheView_data();
    void aBoxFillsTheView();
    void localAxesAreSquare();
    void theGizmoHasTheAxesOfItsSpace();
    void directionsOnTheScreen();
    void aRayMeetsAPlaneBeforeIt();
    void arrowsAreDrawnAsTheyAreTaken();
    void parentAxesAreThoseOfEachParent();
    void theGizmoIsThatOfTheLastBoneThatCan();
    void aMoveIsShownAlongItsAxis();
    void aFreeMoveIsShownInFull();
    void theStepIsNamed();
    void theSectorIsSwept();

private:
    void begin(EditMode mode, EditSpace space, std::initializer_list<const char*> bones);
    std::unique_ptr<Document> m_document;
    PosedActors m_actors;
    std::unique_ptr<GizmoTool> m_tool;
};

void TestViewGeometry::anExtentIsThatOfTheVertices()
{
    mmd::pmx::Model data = skeleton()->data;
    data.vertices = {vertexOn(Root, {-1, 2, -3}), vertexOn(Hand, {6, 10, 0})};
    data.vertices[1].deform = mmd::pmx::Deform::Bdef2;
    data.vertices[1].bones = {Root, Hand, -1, -1};
    data.vertices[1].weights = {0.3f, 0.7f, 0, 0}; // the bone with the largest weight moves it
    const mmd::Model model = mmd::makeModel(data, {}, {});
    mmd::PoseEvaluator evaluator(std::make_shared<const mmd::Model>(model));
    mmd::Pose pose = evaluator.evaluate(0.0);
    Extent extent = extentOf(model, pose);
    QVERIFY(isNear(extent.lower, {-1, 2, -3}) && isNear(extent.upper, {6, 10, 0}));
    pose.bones[Hand].translation += glm::vec3(0, 5, 0);
    pose.bones[Hand].rotation = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1));
    extent = extentOf(model, pose); // 1 beside the hand at (5, 15) becomes 1 above it
    QVERIFY(isNear(extent.lower, {-1, 2, -3}) && isNear(extent.upper, {5, 16, 0}));
    const Extent both = united({{-1, 0, 5}, {2, 3, 6}}, {{0, -4, 5.5f}, {9, 1, 7}});
    QVERIFY(both.lower == glm::vec3(-1, -4, 5) && both.upper == glm::vec3(9, 3, 7));
}

void TestViewGeometry::anExtentIsThatOfTheBonesElse()
{
    const auto model = skeleton();
    mmd::PoseEvaluator evaluator(model);
    const Extent bones = extentOf(*model, evaluator.evaluate(0.0));
    QVERIFY(isNear(bones.lower, {-5, 0, -0.2f}) && isNear(bones.upper, {5, 14, 0}));
    const auto empty = std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, {}));
    mmd::PoseEvaluator nothing(empty);
    const Extent somewhere = extentOf(*empty, nothing.evaluate(0.0));
    QVERIFY(somewhere.lower.y >= 0.0f && somewhere.upper.y > somewhere.lower.y + 5.0f);
    QVERIFY(somewhere.lower.x < 0.0f && somewhere.upper.x > 0.0f);
}

void TestViewGeometry::theExtentOfAMotionIsWhereItGoes()
{
    const auto extent = [](float x) {
        mmd::Motion motion;
        std::vector<mmd::BoneKeyframe> keys(3);
        keys[1].frame = 30;
        keys[1].value.translation = {x, 0, 0};
        keys[2].frame = 60;
        mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("root"), keys));
        return extentOf(skeleton(), motion);
    };
    const Extent near = extent(20);
    QVERIFY(isNear(near.lower, {-5, 0, -0.2f}) && isNear(near.upper, {25, 14, 0}, 0.01f));
    const Extent far = extent(500); // it would be a dot
    QVERIFY(isNear(far.lower, {-5, 0, -0.2f}) && isNear(far.upper, {5, 14, 0}));
}

void TestViewGeometry::aBoxFillsTheView_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<float>("aspect");
    QTest::addColumn<float>("part"); // share of the side that it fills
    QTest::newRow("high, from the front") << int(StandardView::Front) << 1.5f << 0.85f;
    QTest::newRow("high, a narrow view") << int(StandardView::Front) << 0.2f << 0.85f;
    QTest::newRow("from the side") << int(StandardView::Left) << 1.5f << 0.8f;
    QTest::newRow("from above, a wide view") << int(StandardView::Top) << 3.0f << 0.55f;
}

void TestViewGeometry::aBoxFillsTheView()
{
    QFETCH(int, view);
    QFETCH(float, aspect);
    QFETCH(float, part);
    const glm::vec3 lower(-3, 2, -4), upper(5, 22, 6);
    const auto camera = framed(seenFrom(StandardView(view), {}), lower, upper, aspect);
    QVERIFY(isNear(camera.target, {1, 12, 1}));
    const render::View seen = render::viewOf(camera, aspect);
    glm::vec2 most(0.0f);
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 point(corner & 1 ? lower.x : upper.x, corner & 2 ? lower.y : upper.y,
            corner & 4 ? lower.z : upper.z);
        const auto at = render::projected(seen, point, glm::vec2(1.0f));
        QVERIFY(at && at->x > 0.0f && at->x < 1.0f && at->y > 0.0f && at->y < 1.0f);
        most = glm::max(most, glm::abs(*at - 0.5f) * 2.0f);
    }
    QVERIFY2(std::max(most.x, most.y) > part, qPrintable(QString::number(most.x)));
}

void TestViewGeometry::localAxesAreSquare()
{
    mmd::pmx::Bone bone;
    bone.localX = {0, 0, 2};
    bone.localZ = {1, 0, 1};                           // neither perpendicular nor of length 1
    QVERIFY(localAxes(bone)[0] == glm::vec3(1, 0, 0)); // it has no local axes
    bone.flags = mmd::pmx::boneFlag::localAxes;
    const auto axes = localAxes(bone);
    QVERIFY(isNear(axes[0], {0, 0, 1}) && isNear(axes[1], {0, -1, 0})); // z across x
    QVERIFY(isNear(axes[2], {1, 0, 0}));
    for (const glm::vec3& z : {glm::vec3(0, 0, 5), glm::vec3(0.0f)}) { // no plane
        bone.localZ = z;
        QVERIFY(localAxes(bone)[0] == glm::vec3(1, 0, 0));
        QVERIFY(localAxes(bone)[2] == glm::vec3(0, 0, 1));
    }
    bone.localX = glm::vec3(0.0f);
    bone.localZ = {1, 0, 0};
    QVERIFY(localAxes(bone)[1] == glm::vec3(0, 1, 0));
}

void TestViewGeometry::theGizmoHasTheAxesOfItsSpace()
{
    const auto model = skeleton();
    mmd::PoseEvaluator evaluator(model);
    const glm::quat turn = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1));
    const std::array overrides{mmd::BoneOverride{Arm, {.rotation = turn}},
        mmd::BoneOverride{Root, {.translation = {0, 3, 0}}}};
    evaluator.setOverrides(overrides, {});
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    mmd::CameraSample camera;
    camera.rotation.y = -glm::half_pi<float>(); // from the left: X points into the depth
    const Picture picture = pictureOf(camera);
    const auto gizmo = [&](int bone, EditSpace space, bool turning = true) {
        return gizmoAt(*model, pose, {bone, space, turning}, picture.view, size);
    };
    const Gizmo global = gizmo(Arm, EditSpace::Global);
    QVERIFY(isNear(global.origin, {0, 13, 0}));
    QVERIFY(isNear(global.axes[0], {1, 0, 0}) && isNear(global.axes[2], {0, 0, 1}));
    QCOMPARE(global.axisCount, 3);
    const float pixels = global.radius * pixelsPerUnit(picture.view, global.origin, size);
    QVERIFY(std::abs(pixels - 62.0f) < 0.01f);
    const Gizmo local = gizmo(Arm, EditSpace::Local);
    QVERIFY(isNear(local.axes[0], {0, 1, 0}) && isNear(local.axes[1], {-1, 0, 0}));
    QVERIFY(isNear(gizmo(Hand, EditSpace::Parent).axes[0], {0, 1, 0})); // as the arm
    QVERIFY(isNear(gizmo(Arm, EditSpace::Parent).axes[0], {1, 0, 0}));
    QVERIFY(isNear(gizmo(Root, EditSpace::Parent).axes[1], {0, 1, 0})); // it has no parent
    const Gizmo screen = gizmo(Arm, EditSpace::View);
    const glm::vec2 right = screenDirection(picture.view, screen.origin, screen.axes[0], size);
    const glm::vec2 up = screenDirection(picture.view, screen.origin, screen.axes[1], size);
    QVERIFY(right.x > 5.0f && std::abs(right.y) < 1e-3f);
    QVERIFY(up.y < -5.0f && std::abs(up.x) < 1e-3f);
    const Gizmo twist = gizmo(Twist, EditSpace::View);
    QCOMPARE(twist.axisCount, 1);
    QVERIFY(isNear(twist.axes[0], {1, 0, 0}));
    QCOMPARE(gizmo(Twist, EditSpace::View, false).axisCount, 3); // it can move in all directions
}

void TestViewGeometry::directionsOnTheScreen()
{
    mmd::CameraSample camera;
    camera.rotation = {0.2f, 0.5f, 0.1f};
    for (const bool perspective : {true, false}) {
        camera.perspective = perspective;
        const Picture picture = pictureOf(camera);
        const glm::vec3 point(2, 13, -3), way(0.3f, -0.5f, 0.8f);
        const glm::vec2 slope = screenDirection(picture.view, point, way, size);
        const glm::vec2 step =
            (pixelOf(picture, point + way * 0.01f) - pixelOf(picture, point)) / 0.01f;
        QVERIFY(glm::distance(slope, step) < 0.2f);
        // A move towards the eye does not change the point on the screen.
        const glm::vec3 eye = towardsEye(picture.view, point);
        QVERIFY(std::abs(glm::length(eye) - 1.0f) < 1e-5f);
        QVERIFY(glm::length(screenDirection(picture.view, point, eye, size)) < 0.01f);
        QVERIFY(glm::dot(eye, picture.view.eye - camera.target) > 0.0f);
    }
    const Picture picture = pictureOf({});
    QCOMPARE(screenDirection(picture.view, {0, 10, -90}, {1, 0, 0}, size), glm::vec2(0.0f));
    QCOMPARE(pixelsPerUnit(picture.view, {0, 10, -90}, size), 0.0f); // behind the eye
    QCOMPARE(distanceToSegment({5, 3}, {0, 0}, {10, 0}), 3.0f);
    QCOMPARE(distanceToSegment({-4, 3}, {0, 0}, {10, 0}), 5.0f);
    QCOMPARE(distanceToSegment({13, 4}, {0, 0}, {10, 0}), 5.0f);
    QCOMPARE(distanceToSegment({3, 4}, {0, 0}, {0, 0}), 5.0f);
}

void TestViewGeometry::aRayMeetsAPlaneBeforeIt()
{
    const render::Ray ray{{0, 4, 0}, glm::normalize(glm::vec3(1, -1, 0))};
    const auto hit = intersection(ray, {9, 0, 7}, {0, 2, 0});
    QVERIFY(hit && isNear(*hit, {4, 0, 0}));
    QVERIFY(!intersection(ray, {0, 8, 0}, {0, 1, 0})); // behind the ray's start
    QVERIFY(!intersection(ray, {0, 0, 5}, {0, 0, 1})); // parallel to the ray
}

void TestViewGeometry::arrowsAreDrawnAsTheyAreTaken()
{
    const Picture picture = pictureOf({}); // from the front: Z is a dot
    Gizmo gizmo;
    gizmo.origin = {0, 10, 0};
    gizmo.radius = 62.0f / pixelsPerUnit(picture.view, gizmo.origin, size);
    const GizmoColours colours{.axes = {glm::vec4(1, 0, 0, 1), {0, 1, 0, 1}, {0, 0, 1, 1}},
        .single = {1, 0, 1, 1},
        .active = {1, 1, 0, 1}};
    const auto drawn = [&](std::optional<int> active, bool isDragging) {
        std::vector<render::OverlayLine> lines;
        addArrows(gizmo, picture.view, colours, {active, isDragging}, lines);
        return lines;
    };
    const auto rest = drawn({}, false);
    QCOMPARE(rest.size(), std::size_t(2 * 11 + 4)); // two shafts with heads, and the square
    int blue = 0;
    float right = 0.0f, above = 0.0f, square = 0.0f;
    for (const auto& line : rest)
        for (const glm::vec3& end : {line.from, line.to}) {
            const glm::vec2 at = pixelOf(picture, end) - size * 0.5f;
            blue += line.colour == colours.axes[2];
            if (line.colour == colours.axes[0])
                right = std::max(right, at.x);
            if (line.colour == colours.axes[1])
                above = std::max(above, -at.y);
            if (line.colour == colours.single)
                square = std::max({square, std::abs(at.x), std::abs(at.y)});
            QCOMPARE(line.colour.a, 1.0f);
        }
    QCOMPARE(blue, 0);
    QVERIFY(std::abs(right - 62.0f) < 0.1f && std::abs(above - 62.0f) < 0.1f);
    QVERIFY(std::abs(square - 0.2f * 62.0f) < 0.1f);
    QVERIFY(arrowAt(gizmo, picture.view, size, size * 0.5f + square - 0.5f) == freeMoveHandle);
    QVERIFY(arrowAt(gizmo, picture.view, size, size * 0.5f + square + 0.5f) != freeMoveHandle);
    for (const int active : {0, 1, freeMoveHandle}) {
        int bright = 0;
        for (const auto& line : drawn(active, true)) {
            bright += line.colour == colours.active;
            QVERIFY(line.colour == colours.active || std::abs(line.colour.a - 0.35f) < 1e-5f);
        }
        QCOMPARE(bright, active == freeMoveHandle ? 4 : 11);
    }
}

void TestViewGeometry::begin(
    EditMode mode, EditSpace space, std::initializer_list<const char*> bones)
{
    m_tool.reset();
    m_actors = {};
    m_document = std::make_unique<Document>();
    m_document->load(mmd::addActor(m_document->scene(), skeleton()));
    m_actors.setScene(m_document->scene());
    m_actors.prepare();
    mmd::Selection selection;
    for (const char* each : bones) { // one after the other
        selection.setTrack(track(each), true);
        m_actors.setSelection(selection);
    }
    m_tool = std::make_unique<GizmoTool>(*m_document, m_actors);
    m_tool->mode = mode;
    m_tool->space = space;
}

/// Each bone rotates about the axis of its own parent.
void TestViewGeometry::parentAxesAreThoseOfEachParent()
{
    const auto model = skeleton();
    mmd::PoseEvaluator evaluator(model);
    const glm::quat tilt = glm::angleAxis(0.7f, glm::vec3(0, 0, 1));
    const std::array overrides{mmd::BoneOverride{Arm, {.rotation = tilt}}};
    evaluator.setOverrides(overrides, {});
    const int bones[] = {Hand, Arm};
    const PoseEdit edit(*model, evaluator.evaluate(0.0), bones, PoseTask::Turn);
    const float angle = 0.4f;
    const glm::quat turn = glm::angleAxis(angle, glm::vec3(1, 0, 0));
    const auto drafts = edit.turned({.own = 0, .isParents = true}, angle, 5);
    QCOMPARE(drafts.size(), std::size_t(2));
    const auto isTurn = [](const mmd::Draft& draft, const glm::quat& expected) {
        const auto& value = std::get<mmd::BoneValue>(draft.value);
        return std::abs(glm::dot(value.rotation, expected)) > 0.999999f;
    };
    QVERIFY(isTurn(drafts[0], turn)); // the key of the hand is relative to the arm
    QVERIFY(isTurn(drafts[1], turn * tilt));
    // About the world's axis the hand gets another key.
    QVERIFY(!isTurn(edit.turned({.world = {1, 0, 0}, .own = {}}, angle, 5)[0], turn));
}

void TestViewGeometry::theGizmoIsThatOfTheLastBoneThatCan()
{
    const Picture picture = pictureOf({});
    begin(EditMode::Rotate, EditSpace::Global, {"root", "arm", "hip"});
    QVERIFY(isNear(m_tool->gizmo(picture)->origin, {2, 6, 0}));
    m_actors.setLastSelected(Arm);
    QVERIFY(isNear(m_tool->gizmo(picture)->origin, {0, 10, 0}));
    m_tool->mode = EditMode::Move; // the arm cannot be moved
    QVERIFY(isNear(m_tool->gizmo(picture)->origin, {0, 0, 0}));
    m_tool->mode = EditMode::Select;
    QVERIFY(!m_tool->gizmo(picture));
    begin(EditMode::Rotate, EditSpace::Global, {});
    QVERIFY(!m_tool->gizmo(picture));
    begin(EditMode::Rotate, EditSpace::Global, {"statue"}); // it is visible but not operable
    QVERIFY(!m_tool->gizmo(picture));
}

void TestViewGeometry::aMoveIsShownAlongItsAxis()
{
    const Picture picture = pictureOf({});
    begin(EditMode::Move, EditSpace::Global, {"root"});
    const float unit = pixelsPerUnit(picture.view, glm::vec3(0.0f), size);
    const glm::vec2 origin = pixelOf(picture, glm::vec3(0.0f));
    QVERIFY(m_tool->hover(picture, origin + glm::vec2(40, 0)));
    QVERIFY(!m_tool->hover(picture, origin + glm::vec2(42, 1))); // the same handle
    QVERIFY(m_tool->hover(picture, std::nullopt));
    QVERIFY(!m_tool->begin(picture, origin + glm::vec2(40, 40)));
    QVERIFY(!m_tool->isDragging() && m_tool->number().isEmpty());
    for (const auto& [way, axis, text] : {std::tuple(glm::vec2(1.5f, 0), 0, "X +1.50"),
             {glm::vec2(-2, 0), 0, "X −2.00"}, {glm::vec2(0, -1), 1, "Y +1.00"}}) {
        const glm::vec2 from = origin + (axis == 0 ? glm::vec2(40, 0) : glm::vec2(0, -40));
        QVERIFY(m_tool->begin(picture, from));
        QCOMPARE(m_tool->axis(), std::optional(axis));
        m_tool->move(from + way * unit * 0.5f, 1.0f);
        m_tool->move(from + way * unit, 1.0f);
        QCOMPARE(m_tool->number(), QString::fromUtf8(text));
        QVERIFY(m_tool->sector(picture).isEmpty());
        m_tool->cancel();
        QVERIFY(m_document->actor()->drafts.empty() && m_tool->number().isEmpty());
    }
}

void TestViewGeometry::aFreeMoveIsShownInFull()
{
    mmd::CameraSample camera;
    camera.rotation.y = -glm::half_pi<float>(); // from the left
    const Picture picture = pictureOf(camera);
    begin(EditMode::Move, EditSpace::Local, {"root"});
    const float unit = pixelsPerUnit(picture.view, glm::vec3(0.0f), size);
    const glm::vec2 origin = pixelOf(picture, glm::vec3(0.0f));
    QVERIFY(m_tool->begin(picture, origin));
    QVERIFY(!m_tool->axis());
    m_tool->move(origin + glm::vec2(2, -3) * unit, 1.0f);
    QVERIFY2(m_tool->number().endsWith(QStringLiteral("0.00  Y +3.00  Z −2.00")),
        qPrintable(m_tool->number()));
    m_tool->end();
    const auto& draft = m_document->actor()->drafts.front();
    QVERIFY(isNear(std::get<mmd::BoneValue>(draft.value).translation, {0, 3, -2}, 1e-3f));
}

void TestViewGeometry::theStepIsNamed()
{
    const Picture picture = pictureOf({});
    const auto step = [&](EditMode mode, std::initializer_list<const char*> bones, int last) {
        begin(mode, EditSpace::Global, bones);
        m_actors.setLastSelected(last);
        const glm::vec3 place = m_actors.active().pose()->bones[std::size_t(last)].translation;
        const glm::vec2 from = pixelOf(picture, place) +
                               (mode == EditMode::Move ? glm::vec2(40, 0) : glm::vec2(62, 0));
        if (!m_tool->begin(picture, from))
            return QString();
        m_tool->move(from + glm::vec2(10, 10), 1.0f);
        m_tool->end();
        return m_document->undoStack()->undoText();
    };
    QCOMPARE(step(EditMode::Rotate, {"arm"}, Arm), QStringLiteral("Rotate arm"));
    QCOMPARE(step(EditMode::Move, {"root"}, Root), QStringLiteral("Move root"));
    QCOMPARE(step(EditMode::Rotate, {"arm", "hip", "knee"}, Hip),
        QStringLiteral("Rotate hip and 2 more"));
    QCOMPARE(step(EditMode::Move, {"goal", "arm", "root"}, Goal), QStringLiteral("Move goal"));
}

void TestViewGeometry::theSectorIsSwept()
{
    const Picture picture = pictureOf({});
    begin(EditMode::Rotate, EditSpace::Global, {"arm"});
    const glm::vec2 middle = size * 0.5f;
    QVERIFY(m_tool->begin(picture, middle + glm::vec2(62, 0)));
    QVERIFY(m_tool->sector(picture).isEmpty());
    for (int step = 1; step <= 30; ++step) { // a quarter turn, clockwise
        const float angle = glm::radians(3.0f * float(step));
        m_tool->move(middle + 62.0f * glm::vec2(std::cos(angle), std::sin(angle)), 1.0f);
    }
    const QPolygonF sector = m_tool->sector(picture);
    QVERIFY((sector.front() - QPointF(400, 300)).manhattanLength() < 0.5);
    QVERIFY((sector[1] - QPointF(462, 300)).manhattanLength() < 4.0);
    QVERIFY((sector.back() - QPointF(400, 362)).manhattanLength() < 4.0);
    QVERIFY(sector.containsPoint({430, 330}, Qt::OddEvenFill));
    QVERIFY(!sector.containsPoint({430, 270}, Qt::OddEvenFill));
    m_tool->end();
    QVERIFY(m_tool->sector(picture).isEmpty());
}

QTEST_MAIN(TestViewGeometry)
#include "test_view_geometry.moc"
