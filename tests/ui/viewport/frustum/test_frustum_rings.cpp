// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/frustum/frustum_stage.h"
#include "ui/viewport/gizmo/rotate_ring.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

using namespace odori;
using namespace odori::test;

/// The rings of the camera in the free view, with real events: two models, and a camera with two
/// keys.
class TestFrustumRings : public QObject, private FrustumStage {
    Q_OBJECT
private slots:
    void init() { setUpFrustum(); }
    void cleanup() { m_fixture.reset(); }
    void ringsChangeOneAngle_data();
    void ringsChangeOneAngle();
    void ringsAtTheEyeKeepTheEye();
    void ringsTakeNumbersAndModifiers();
    void ringsAreThereOnlyForTheActiveCamera();

private:
    /// A point of the ring of an angle about `origin` that no other ring and no mark covers.
    [[nodiscard]] QPointF onRing(const glm::vec3& origin, int axis)
    {
        const Picture picture = view().picture();
        Gizmo gizmo;
        gizmo.origin = origin;
        gizmo.axes = angleAxesOf(camera());
        gizmo.radius = 62.0f / pixelsPerUnit(picture.view, origin, picture.size);
        const glm::vec3& normal = gizmo.axes[std::size_t(axis)];
        const glm::vec3 u = glm::normalize(glm::cross(
            normal, glm::abs(normal.y) > 0.9f ? glm::vec3(1, 0, 0) : glm::vec3(0, 1, 0)));
        const glm::vec3 v = glm::cross(normal, u);
        for (int degrees = 15; degrees < 375; degrees += 10) {
            const float turn = glm::radians(float(degrees));
            const glm::vec3 point =
                origin + (u * std::cos(turn) + v * std::sin(turn)) * gizmo.radius;
            const QPointF place = at(point);
            const glm::vec2 pixel(float(place.x()), float(place.y()));
            bool isAlone = ringAt(gizmo, picture.view, picture.size, pixel) == axis;
            for (int other = 0; other < 3; ++other) {
                Gizmo one = gizmo;
                one.axes[0] = gizmo.axes[std::size_t(other)];
                one.axisCount = 1;
                isAlone =
                    isAlone && (other == axis || !ringAt(one, picture.view, picture.size, pixel));
            }
            if (isAlone)
                return place;
        }
        qFatal("every point of the ring is covered");
    }
};

void TestFrustumRings::ringsChangeOneAngle_data()
{
    QTest::addColumn<int>("axis");
    QTest::newRow("X") << 0;
    QTest::newRow("Y") << 1;
    QTest::newRow("Z") << 2;
}

void TestFrustumRings::ringsChangeOneAngle()
{
    QFETCH(int, axis);
    lookFromBehind();
    view().setEditMode(EditMode::Rotate);
    const mmd::CameraSample before = camera();
    const QPointF ring = onRing(frustum().target, axis);
    drag(view(), Qt::LeftButton, ring, ring + QPointF(14, 9));
    const mmd::CameraSample after = camera();
    QVERIFY(after.rotation[axis] != before.rotation[axis]);
    for (const int other : {(axis + 1) % 3, (axis + 2) % 3})
        QCOMPARE(after.rotation[other], before.rotation[other]); // its bits
    QCOMPARE(after.target, before.target);
    QCOMPARE(after.distance, before.distance);
    QCOMPARE(after.fieldOfView, before.fieldOfView);
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Rotate Camera"));
    document().undo();
    QVERIFY(isSame(camera(), before));
}

void TestFrustumRings::ringsAtTheEyeKeepTheEye()
{
    view().setEditMode(EditMode::Rotate);
    click(at(frustum().eye)); // now the rings are there
    const mmd::CameraSample before = camera();
    const glm::vec3 eye = frustum().eye;
    const QPointF ring = onRing(eye, 1);
    drag(view(), Qt::LeftButton, ring, ring + QPointF(20, 4));
    QVERIFY(camera().rotation.y != before.rotation.y);
    QVERIFY(glm::distance(frustum().eye, eye) < 1e-4f);
    QVERIFY(glm::distance(camera().target, before.target) > 0.1f);
    QCOMPARE(camera().distance, before.distance);
}

void TestFrustumRings::ringsTakeNumbersAndModifiers()
{
    lookFromBehind();
    view().setEditMode(EditMode::Rotate);
    const mmd::CameraSample before = camera();
    const QPointF ring = onRing(frustum().target, 1);
    const auto turnedBy = [&](Qt::KeyboardModifiers modifiers) {
        drag(view(), Qt::LeftButton, ring, ring + QPointF(20, 0), modifiers);
        const float way = camera().rotation.y - before.rotation.y;
        document().undo();
        return way;
    };
    const float plain = turnedBy({});
    QVERIFY(std::abs(turnedBy(Qt::ControlModifier) / plain - 0.1f) < 0.01f);
    QVERIFY(std::abs(turnedBy(Qt::ShiftModifier) / plain - 10.0f) < 0.1f);
    press(view(), Qt::LeftButton, ring);
    for (const char letter : QByteArray("-400.5"))
        QTest::keyClick(&view(), letter);
    QTest::keyClick(&view(), Qt::Key_Return);
    release(view(), Qt::LeftButton, ring);
    QVERIFY(std::abs(camera().rotation.y - (before.rotation.y + glm::radians(400.5f))) < 1e-4f);
    QCOMPARE(camera().rotation.x, before.rotation.x);
    QCOMPARE(camera().rotation.z, before.rotation.z);
    QCOMPARE(document().undoStack()->count(), 1);
    document().undo();
    press(view(), Qt::LeftButton, ring);
    move(view(), Qt::LeftButton, ring + QPointF(20, 0));
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::LeftButton, ring + QPointF(20, 0));
    QVERIFY(isSame(camera(), before));
}

void TestFrustumRings::ringsAreThereOnlyForTheActiveCamera()
{
    lookFromBehind();
    view().setEditMode(EditMode::Rotate);
    const mmd::CameraSample before = camera();
    const QPointF ring = onRing(frustum().target, 1);
    document().activate(model());
    view().setCameraAlwaysShown(true);
    drag(view(), Qt::LeftButton, ring, ring + QPointF(20, 0));
    QCOMPARE(camera().rotation, before.rotation);
    document().activate(mmd::sceneActor);
    view().setEditMode(EditMode::Select);
    drag(view(), Qt::LeftButton, ring, ring + QPointF(20, 0));
    QCOMPARE(camera().rotation, before.rotation);
}

QTEST_MAIN(TestFrustumRings)
#include "test_frustum_rings.moc"
