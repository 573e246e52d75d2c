// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/ui/viewport/camera_stage.h"
#include "ui/document/registering.h"

#include <glm/geometric.hpp>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The free view, and how the eye moves from it to the scene's camera and back.
class TestViewportFreeView : public QObject, private CameraStage {
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }

    void withAModelActiveTheFreeViewMoves_data() { dragRows(); }
    void withAModelActiveTheFreeViewMoves();
    void aLockedViewMovesTheCamera();
    void itIsSaidOnce();
    void theStillCameraIsSaid();
    void escapeGoesBackToTheCamera();
    void theFreeViewComesBackAsItWas();
    void theCameraIsTakenFromTheView();
    void aFollowingCameraIsTakenFromTheView();
    void theFieldOfViewOfTheFreeViewIsDragged();
    void theTitleSaysWhatIsSeen();
    void whatWasFramedStaysWholeInAnotherSize();
    void everySelectedBoneIsBroughtIntoView_data();
    void everySelectedBoneIsBroughtIntoView();
    void aNewModelLeavesTheCameraView();
};

void TestViewportFreeView::withAModelActiveTheFreeViewMoves()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    look(false);
    const mmd::Scene before = document().scene();
    const mmd::CameraSample seen = view().camera().shown();
    drag(view(), button, {300, 300}, {310, 320}, modifiers);
    QVERIFY(!view().camera().isScenes());
    QVERIFY(!isSame(view().camera().shown(), seen));
    QVERIFY(
        std::abs(view().camera().shown().distance - seen.distance) < 20.0f); // continues from there
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    view().camera().showScenes();
    QVERIFY(isSame(view().camera().shown(), seen));
}

/// With a model active and the view locked to the camera.
void TestViewportFreeView::aLockedViewMovesTheCamera()
{
    look(false);
    view().camera().setLocked(true);
    const mmd::CameraSample seen = view().camera().shown();
    QSignalSpy notes(&view(), &Viewport::noted);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QVERIFY(view().camera().isScenes());
    QVERIFY(!isSame(view().camera().shown(), seen));
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(notes.count(), 1);
    QVERIFY(notes[0][0].toString().contains(QStringLiteral("Register in the Camera panel")));
    // Enter is for the posed model: the camera's draft has its own button.
    QCOMPARE(registeringNow(document()).count(), 0);
    registerPose(document());
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
    turnWheel(120);
    QCOMPARE(document().undoStack()->count(), 2);
    QCOMPARE(notes.count(), 1);
    document().undo();
    document().undo();
    QVERIFY(isSame(view().camera().shown(), seen));
    view().camera().setLocked(false);
    turnWheel(120);
    QVERIFY(!view().camera().isScenes());
    QVERIFY(document().scene().cameraDrafts.empty());
}

void TestViewportFreeView::itIsSaidOnce()
{
    look(false);
    QSignalSpy notes(&view(), &Viewport::noted);
    turnWheel(120);
    QVERIFY(!view().camera().isScenes());
    QCOMPARE(notes.count(), 1);
    QVERIFY(notes.front().front().toString().contains(QStringLiteral("free view")));
    turnWheel(120);
    look(false);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(notes.count(), 1);
}

/// With the camera active in the free view, navigation does not move it, which is said once.
void TestViewportFreeView::theStillCameraIsSaid()
{
    look(true);
    view().camera().showFree();
    QSignalSpy notes(&view(), &Viewport::noted);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QVERIFY(drafts().empty());
    QCOMPARE(notes.count(), 1);
    QVERIFY(notes[0][0].toString().contains(QStringLiteral("Look Through the Camera")));
    turnWheel(120);
    QCOMPARE(notes.count(), 1);
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(notes.count(), 1);
    QVERIFY(!drafts().empty());
}

void TestViewportFreeView::escapeGoesBackToTheCamera()
{
    look(false);
    const mmd::CameraSample free = view().camera().freeView();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    QVERIFY(!view().camera().isScenes());
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::RightButton, {350, 300});
    QVERIFY(view().camera().isScenes());
    QVERIFY(isSame(view().camera().freeView(), free));
}

void TestViewportFreeView::theFreeViewComesBackAsItWas()
{
    drag(view(), Qt::RightButton, {300, 300}, {350, 340});
    const mmd::CameraSample free = view().camera().shown();
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {350, 340});
    QVERIFY(isSame(view().camera().freeView(), free));
    QSignalSpy shown(&view().camera(), &ViewCamera::scenesShownChanged);
    view().camera().showFree();
    QVERIFY(!view().camera().isScenes());
    QCOMPARE(shown.count(), 1);
    QVERIFY(isSame(view().camera().shown(), free));
    QCOMPARE(drafts().size(), std::size_t(1));
}

void TestViewportFreeView::theCameraIsTakenFromTheView()
{
    look(false);
    view().camera().showFree();
    mmd::CameraSample free;
    free.distance = -33.0f;
    free.target = {1, 2, 3};
    free.rotation = {0.5f, 0.6f, 0.0f};
    free.fieldOfView = 60.0f;
    free.perspective = false;
    view().camera().setFree(free);
    const mmd::Selection selection = document().selection();
    QSignalSpy notes(&view(), &Viewport::noted);
    view().camera().setScenesFromView();
    QVERIFY(view().camera().isScenes());
    QVERIFY(isSame(view().camera().shown(), free));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().frame, 10u);
    QVERIFY(document().selection() == selection);
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Set Camera to View"));
    QCOMPARE(notes.count(), 1); // Enter registers the model's drafts, not this one
    document().undo();
    QVERIFY(drafts().empty());
    document().redo();
    view().camera().setScenesFromView(); // no change, so no step
    QCOMPARE(steps(), 1);
}

/// The target of a camera that follows is relative to the bone; the arm is at (0, 10, 0).
void TestViewportFreeView::aFollowingCameraIsTakenFromTheView()
{
    const mmd::ActorId first = document().scene().actors.front().id;
    document().load(mmd::setOutsideParent(
        {document().scene(), mmd::sceneActor}, {{}, 0, {first, track("arm").name}}));
    look(false);
    view().camera().showFree();
    mmd::CameraSample free = view().camera().shown();
    free.target = {1, 2, 3};
    view().camera().setFree(free);
    view().camera().setScenesFromView();
    QVERIFY(view().camera().isScenes());
    QVERIFY(glm::distance(view().camera().shown().target, free.target) < 1e-4f);
    QCOMPARE(drafts().size(), std::size_t(1));
    const auto& draft = std::get<mmd::CameraValue>(drafts().front().value);
    QVERIFY(glm::distance(draft.target, glm::vec3(1, -8, 3)) < 1e-4f);
}

void TestViewportFreeView::theFieldOfViewOfTheFreeViewIsDragged()
{
    drag(view(), Qt::RightButton, {300, 300}, {300, 400}, fieldDrag);
    QVERIFY(std::abs(view().camera().shown().fieldOfView - 40.0f) < 0.01f);
    turnWheel(120, fieldDrag);
    QVERIFY(std::abs(view().camera().shown().fieldOfView - 39.0f) < 0.01f);
    for (int turn = 0; turn < 200; ++turn)
        turnWheel(-120, fieldDrag);
    QCOMPARE(view().camera().shown().fieldOfView, 125.0f);
    QVERIFY(document().undoStack()->count() == 0);
}

void TestViewportFreeView::theTitleSaysWhatIsSeen()
{
    QCOMPARE(view().camera().name(), QStringLiteral("Front"));
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(view().camera().name(), QStringLiteral("Free view"));
    look(true);
    QCOMPARE(view().camera().name(), QStringLiteral("Camera"));
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(view().camera().name(), QStringLiteral("Camera (draft)"));
}

void TestViewportFreeView::aNewModelLeavesTheCameraView()
{
    view().camera().showScenes();
    const mmd::CameraSample seen = view().camera().shown();
    view().showNewModel();
    QVERIFY(view().camera().isScenes());
    QCOMPARE(view().camera().shown().target, seen.target);
    view().camera().showFree(); // the model is framed there
    QVERIFY(view().positionOf(Root) && QRectF(0, 0, 800, 600).contains(*view().positionOf(Root)));
    QVERIFY(view().camera().shown().distance != seen.distance);
}

void TestViewportFreeView::everySelectedBoneIsBroughtIntoView_data()
{
    QTest::addColumn<QList<int>>("bones");
    QTest::newRow("one") << QList<int>{Hand};
    QTest::newRow("both sides") << QList<int>{Hand, Twist};
    QTest::newRow("above and below") << QList<int>{Arm, Root};
    QTest::newRow("corners and the middle") << QList<int>{Arm, Hand, Twist, Goal, Statue};
}

void TestViewportFreeView::everySelectedBoneIsBroughtIntoView()
{
    QFETCH(QList<int>, bones);
    view().showWholeModel();
    const float whole = view().camera().shown().distance;
    mmd::Selection selection;
    for (const int bone : bones)
        selection.setTrack(document().actor()->model->boneTrack(bone), true);
    look(false);
    document().select(selection);
    view().showSelection();
    QVERIFY(!view().camera().isScenes());
    for (const int bone : bones) {
        const auto at = view().positionOf(bone);
        QVERIFY(at && QRectF(0, 0, 800, 600).contains(*at));
    }
    if (bones.size() == 1) // no other bone
        QVERIFY(std::abs(view().camera().shown().distance) < 0.6f * std::abs(whole));
    document().select({});
    view().showSelection();
    QCOMPARE(view().camera().shown().distance, whole);
}

void TestViewportFreeView::whatWasFramedStaysWholeInAnotherSize()
{
    const auto isWhole = [&] {
        for (const int bone : {Arm, Hand, Twist, Goal, Statue, Root}) {
            const auto at = view().positionOf(bone);
            if (!at || !QRectF(QPointF(), QSizeF(view().size())).contains(*at))
                return false;
        }
        return true;
    };
    view().showNewModel();
    QVERIFY(isWhole());
    view().resize(300, 600); // e.g. docks were opened
    QTRY_VERIFY(isWhole());
    drag(view(), Qt::RightButton, {200, 300}, {220, 300}); // now it is the user's view
    const mmd::CameraSample own = view().camera().shown();
    view().resize(700, 500);
    QCoreApplication::processEvents();
    QCOMPARE(view().camera().shown().distance, own.distance);
    QCOMPARE(view().camera().shown().target, own.target);
}

QTEST_MAIN(TestViewportFreeView)
#include "test_viewport_free_view.moc"
