// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/frustum/frustum_stage.h"
#include "ui/document/files/project.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

using namespace odori;
using namespace odori::test;

/// The camera in the free view, with real events: two models, and a camera with two keys.
class TestFrustumDrags : public QObject, private FrustumStage {
    Q_OBJECT
private slots:
    void init() { setUpFrustum(); }
    void cleanup() { m_fixture.reset(); }
    void theTargetTakesTheCameraAlong();
    void theEyeKeepsTheTarget();
    void thePictureIsTheFieldOfView();
    void theTriangleRolls();
    void modifiersScaleTheDrag();
    void escapeRestores();
    void undoDuringADragEndsIt();
    void withAutoKeyADragIsAKey();
    void aClickChangesNothing();
    void numbersAreTyped_data();
    void numbersAreTyped();
    void arrowsMoveAlongAnAxis();
    void arrowsOfTheViewMoveAcrossTheScreen();
    void aClickMakesTheCameraActive();
    void aDragMakesTheCameraActiveToo();
    void bonesAreInFrontOfTheCamera();
    void itIsDrawnOnlyInTheFreeView();
    void withNothingOpenItIsNotThere();
    void aPressStopsPlaying();
    void theFreeViewLooksAsTheCamera();
    void theSafeFrameIsItsShape();

private:
    void pull(const glm::vec3& from, const QPointF& by, Qt::KeyboardModifiers modifiers = {})
    {
        drag(view(), Qt::LeftButton, at(from), at(from) + by, modifiers);
    }
    [[nodiscard]] bool isCameraActive() { return document().scene().active == mmd::sceneActor; }
};

void TestFrustumDrags::theTargetTakesTheCameraAlong()
{
    const mmd::CameraSample before = camera();
    const glm::vec3 target = frustum().target;
    const QPointF wanted = at(target) + QPointF(60, -40);
    pull(target, {60, -40});
    const mmd::CameraSample after = camera();
    QVERIFY(QLineF(at(after.target), wanted).length() < 1.0); // under the mouse
    QVERIFY(glm::distance(after.target, before.target) > 3.0f);
    QCOMPARE(after.rotation, before.rotation);
    QCOMPARE(after.distance, before.distance);
    QCOMPARE(after.fieldOfView, before.fieldOfView);
    QVERIFY(!view().camera().isScenes());
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Move Camera"));
    document().undo();
    QVERIFY(isSame(camera(), before));
    document().redo();
    QVERIFY(isSame(camera(), after));
}

void TestFrustumDrags::theEyeKeepsTheTarget()
{
    const mmd::CameraSample before = camera();
    const glm::vec3 eye = frustum().eye;
    const QPointF wanted = at(eye) + QPointF(-30, -50);
    pull(eye, {-30, -50});
    QVERIFY(QLineF(at(frustum().eye), wanted).length() < 1.0);
    QCOMPARE(camera().target, before.target);
    QCOMPARE(camera().rotation.z, before.rotation.z);
    QVERIFY(camera().rotation.x != before.rotation.x);
    QVERIFY(camera().distance != before.distance);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Move Camera's Eye"));
}

/// Only the field of view changes, in whole degrees.
void TestFrustumDrags::thePictureIsTheFieldOfView()
{
    const mmd::CameraSample before = camera();
    const glm::vec3 corner = frustum().corners()[2];
    const QPointF middle = at(frustum().centre()), place = at(corner);
    drag(view(), Qt::LeftButton, place, place + (place - middle) * 0.7);
    QVERIFY(camera().fieldOfView > before.fieldOfView + 5.0f);
    QCOMPARE(camera().fieldOfView, std::round(camera().fieldOfView));
    QCOMPARE(camera().target, before.target);
    QCOMPARE(camera().rotation, before.rotation);
    QCOMPARE(camera().distance, before.distance);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Change Field of View"));
    QVERIFY(QLineF(at(frustum().corners()[2]), place + (place - middle) * 0.7).length() < 8.0);
    // A side of the rectangle, inwards.
    const float wide = camera().fieldOfView;
    const auto corners = frustum().corners();
    const QPointF side = at((corners[0] + corners[3]) * 0.5f);
    drag(view(), Qt::LeftButton, side, side + (at(frustum().centre()) - side) * 0.4);
    QVERIFY(camera().fieldOfView < wide - 4.0f);
}

void TestFrustumDrags::theTriangleRolls()
{
    lookFromBehind();
    const mmd::CameraSample before = camera();
    const Frustum shown = frustum();
    const glm::vec3 tip = shown.upMark()[2];
    const glm::vec3 reach = tip - shown.centre();
    const glm::vec3 turned =
        shown.centre() + glm::angleAxis(glm::radians(20.0f), shown.forward) * reach;
    drag(view(), Qt::LeftButton, at(tip), at(turned));
    const float roll = glm::degrees(before.rotation.z - camera().rotation.z);
    QVERIFY2(std::abs(roll - 20.0f) < 1.5f, qPrintable(QString::number(double(roll))));
    QVERIFY(QLineF(at(frustum().upMark()[2]), at(turned)).length() < 3.0);
    QCOMPARE(camera().rotation.x, before.rotation.x);
    QCOMPARE(camera().rotation.y, before.rotation.y);
    QCOMPARE(camera().target, before.target);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Roll Camera"));
}

void TestFrustumDrags::modifiersScaleTheDrag()
{
    const auto moved = [&](Qt::KeyboardModifiers modifiers) {
        const mmd::CameraSample before = camera();
        pull(frustum().target, {20, 0}, modifiers);
        const float way = glm::distance(camera().target, before.target);
        document().undo();
        return way;
    };
    const float plain = moved({});
    QVERIFY(std::abs(moved(Qt::ControlModifier) / plain - 0.1f) < 0.01f);
    QVERIFY(std::abs(moved(Qt::ShiftModifier) / plain - 10.0f) < 0.1f);
}

void TestFrustumDrags::escapeRestores()
{
    const mmd::Scene before = document().scene();
    const QPointF place = at(frustum().target);
    press(view(), Qt::LeftButton, place);
    move(view(), Qt::LeftButton, place + QPointF(50, 20));
    QVERIFY(!(document().scene() == before));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(document().scene() == before);
    move(view(), Qt::LeftButton, place + QPointF(70, 20));
    release(view(), Qt::LeftButton, place + QPointF(70, 20));
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestFrustumDrags::undoDuringADragEndsIt()
{
    pull(frustum().target, {40, 0});
    const QPointF place = at(frustum().eye);
    press(view(), Qt::LeftButton, place);
    move(view(), Qt::LeftButton, place + QPointF(30, 20));
    document().undo();
    const mmd::Scene after = document().scene();
    move(view(), Qt::LeftButton, place + QPointF(60, 20));
    release(view(), Qt::LeftButton, place + QPointF(60, 20));
    QVERIFY(document().scene() == after);
    QVERIFY(!document().isGestureRunning());
}

void TestFrustumDrags::withAutoKeyADragIsAKey()
{
    document().setAutoKey(true);
    document().setCurrentFrame(7.0);
    pull(frustum().target, {40, 0});
    QVERIFY(drafts().empty());
    QCOMPARE(document().scene().camera.camera->size(), std::size_t(3));
    QCOMPARE(document().scene().camera.camera->frame(1), 7u);
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestFrustumDrags::aClickChangesNothing()
{
    const mmd::Scene before = document().scene();
    for (const glm::vec3& point :
        {frustum().target, frustum().eye, frustum().corners()[1], frustum().upMark()[2]}) {
        press(view(), Qt::LeftButton, at(point));
        move(view(), Qt::LeftButton, at(point) + QPointF(2, 1)); // a hand is never still
        release(view(), Qt::LeftButton, at(point) + QPointF(2, 1));
    }
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!document().isGestureRunning());
}

void TestFrustumDrags::numbersAreTyped_data()
{
    QTest::addColumn<bool>("isRoll");
    QTest::addColumn<QByteArray>("letters");
    QTest::addColumn<float>("value");
    QTest::newRow("field of view") << false << QByteArray("52") << 52.0f;
    QTest::newRow("field of view, rounded") << false << QByteArray("52.7") << 53.0f;
    QTest::newRow("field of view, too wide") << false << QByteArray("400") << 125.0f;
    QTest::newRow("roll") << true << QByteArray("-30") << -30.0f;
    QTest::newRow("roll, not rounded") << true << QByteArray("12.25") << 12.25f;
}

void TestFrustumDrags::numbersAreTyped()
{
    QFETCH(bool, isRoll);
    QFETCH(QByteArray, letters);
    QFETCH(float, value);
    const mmd::CameraSample before = camera();
    press(view(), Qt::LeftButton, at(isRoll ? frustum().upMark()[2] : frustum().corners()[2]));
    for (const char letter : letters)
        QTest::keyClick(&view(), letter);
    QTest::keyClick(&view(), Qt::Key_Return);
    release(view(), Qt::LeftButton, at(frustum().corners()[2]));
    if (isRoll)
        QVERIFY(std::abs(glm::degrees(before.rotation.z - camera().rotation.z) - value) < 1e-3f);
    else
        QCOMPARE(camera().fieldOfView, value);
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(drafts().size(), std::size_t(1));
}

/// In Move mode, along the camera's own axes: a dolly shot.
void TestFrustumDrags::arrowsMoveAlongAnAxis()
{
    view().setEditMode(EditMode::Move);
    view().setEditSpace(EditSpace::Local);
    click(at(frustum().eye)); // now the arrows are there
    const mmd::CameraSample before = camera();
    const Frustum shown = frustum();
    const float unit = 62.0f / pixelsPerUnit(view().picture().view, shown.eye, {800, 600});
    const QPointF arrow = at(shown.eye + shown.forward * unit * 0.7f);
    press(view(), Qt::LeftButton, arrow);
    for (const char letter : QByteArray("10"))
        QTest::keyClick(&view(), letter);
    QTest::keyClick(&view(), Qt::Key_Return);
    release(view(), Qt::LeftButton, arrow);
    QVERIFY(std::abs(camera().distance - (before.distance + 10.0f)) < 1e-3f);
    QCOMPARE(camera().target, before.target);
    QVERIFY(glm::distance(camera().rotation, before.rotation) < 1e-4f);
    document().undo();
    view().setEditSpace(EditSpace::Global);
    click(at(frustum().target));
    const float there = 62.0f / pixelsPerUnit(view().picture().view, shown.target, {800, 600});
    const QPointF up = at(shown.target + glm::vec3(0, there * 0.7f, 0));
    drag(view(), Qt::LeftButton, up, up + QPointF(0, -40));
    QVERIFY(camera().target.y > before.target.y + 3.0f);
    QVERIFY(std::abs(camera().target.x - before.target.x) < 1e-4f);
    QVERIFY(std::abs(camera().target.z - before.target.z) < 1e-4f);
    QCOMPARE(camera().distance, before.distance);
}

void TestFrustumDrags::arrowsOfTheViewMoveAcrossTheScreen()
{
    view().setEditMode(EditMode::Move);
    view().setEditSpace(EditSpace::View);
    const mmd::CameraSample before = camera();
    for (const auto& [off, number] :
        {std::pair{QPointF(45, 0), "5"}, std::pair{QPointF(0, -45), "3"}}) {
        const QPointF from = at(camera().target);
        press(view(), Qt::LeftButton, from + off);
        QTest::keyClick(&view(), number[0]);
        QTest::keyClick(&view(), Qt::Key_Return);
        release(view(), Qt::LeftButton, from + off);
        const QPointF way = at(camera().target) - from;
        QVERIFY(QPointF::dotProduct(way, off) > 0.0);
        QVERIFY(std::abs(way.x() * off.y() - way.y() * off.x()) < 45.0); // within a pixel
    }
    QVERIFY(std::abs(glm::distance(camera().target, before.target) - std::sqrt(34.0f)) < 1e-3f);
}

void TestFrustumDrags::aClickMakesTheCameraActive()
{
    document().activate(model());
    const QPointF eye = at(frustum().eye);
    click(eye); // it is not shown
    QVERIFY(!isCameraActive());
    view().setCameraAlwaysShown(true);
    const Frustum shown = frustum();
    const glm::vec3 side = glm::mix(shown.eye, shown.corners()[2], 0.5f);
    for (const QPointF& place : {eye, at(side), at(shown.corners()[0])}) {
        click(place);
        QVERIFY(isCameraActive());
        document().activate(model());
    }
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(drafts().empty());
    click({5, 5});
    QVERIFY(!isCameraActive());
}

void TestFrustumDrags::aDragMakesTheCameraActiveToo()
{
    document().activate(model());
    view().setCameraAlwaysShown(true);
    const mmd::CameraSample before = camera();
    pull(frustum().eye, {-30, -50});
    QVERIFY(isCameraActive());
    QVERIFY(camera().distance != before.distance);
    QCOMPARE(document().undoStack()->count(), 1);
    for (const mmd::Actor& actor : document().scene().actors)
        QVERIFY(actor.drafts.empty());
}

/// The target is often inside of a model.
void TestFrustumDrags::bonesAreInFrontOfTheCamera()
{
    document().activate(model());
    view().setCameraAlwaysShown(true);
    const QPointF arm = *view().positionOf(Arm);
    QVERIFY(QLineF(arm, at(frustum().target)).length() < 2.0);
    click(arm);
    QVERIFY(!isCameraActive());
    QCOMPARE(document().selection().tracks, std::vector{track("arm")});
    view().setBonesShown(false);
    click(arm);
    QVERIFY(isCameraActive());
}

void TestFrustumDrags::itIsDrawnOnlyInTheFreeView()
{
    const auto grab = [&] { return view().grabFramebuffer(); };
    const QImage shown = grab();
    document().activate(model());
    view().setBonesShown(false);
    const QImage without = grab();
    QVERIFY(shown != without);
    view().setCameraAlwaysShown(true);
    QVERIFY(grab() != without);
    view().camera().showScenes();
    const QImage through = grab();
    view().setCameraAlwaysShown(false);
    QVERIFY(grab() == through);
    document().activate(mmd::sceneActor);
    const mmd::CameraSample before = camera();
    drag(view(), Qt::LeftButton, {400, 300}, {450, 300}); // the target is in the middle
    QVERIFY(isSame(camera(), before));
}

/// The start page is there then.
void TestFrustumDrags::withNothingOpenItIsNotThere()
{
    document().project().close();
    QVERIFY(isCameraActive());
    const mmd::CameraSample before = camera();
    const glm::vec3 target = frustum().target;
    pull(target, {60, -40});
    QVERIFY(isSame(camera(), before));
    QVERIFY(drafts().empty());
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> keys(1);
    keys[0].value.distance = -40.0f;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document().load(mmd::setCameraMotion(document().scene(), motion));
    pull(frustum().target, {60, -40});
    QCOMPARE(drafts().size(), std::size_t(1));
}

void TestFrustumDrags::aPressStopsPlaying()
{
    document().setCurrentFrame(10.4);
    m_fixture->playback.play();
    press(view(), Qt::LeftButton, at(frustum().eye));
    QVERIFY(!m_fixture->playback.isPlaying());
    QCOMPARE(document().currentFrame(), 10.0);
    release(view(), Qt::LeftButton, at(frustum().eye));
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestFrustumDrags::theFreeViewLooksAsTheCamera()
{
    document().setCurrentFrame(10.0);
    const mmd::Scene before = document().scene();
    view().camera().setFreeFromScenes();
    QVERIFY(!view().camera().isScenes());
    QVERIFY(isSame(view().camera().shown(), camera()));
    view().camera().showScenes();
    drag(view(), Qt::RightButton, {300, 300}, {340, 320}); // moves the camera
    view().camera().setFreeFromScenes();                   // also out of the camera view
    QVERIFY(!view().camera().isScenes());
    QVERIFY(isSame(view().camera().shown(), camera()));
    document().undo();
    QVERIFY(document().scene() == before);
}

void TestFrustumDrags::theSafeFrameIsItsShape()
{
    lookFromBehind();
    view().setSafeFrame(SafeFrame::Square);
    const mmd::CameraSample before = camera();
    const glm::vec3 wide = frustum().corners()[2];
    const glm::vec3 square = frustumOf(camera(), 1.0f).corners()[2];
    QVERIFY(QLineF(at(wide), at(square)).length() > 7.0);
    pull(wide, {0, -20});
    QVERIFY(isSame(camera(), before));
    pull(square, at(square) - at(frustum().centre()));
    QVERIFY(camera().fieldOfView > before.fieldOfView + 5.0f);
}

QTEST_MAIN(TestFrustumDrags)
#include "test_frustum_drags.moc"
