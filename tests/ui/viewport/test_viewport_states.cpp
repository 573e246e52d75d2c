// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/viewport/camera_stage.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The effect of mouse and keys on the selection, the camera and a running drag.
class TestViewportStates : public QObject, private CameraStage {
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }
    void aRubberBandWithAModifierChangesTheSelection();
    void allBonesAreThoseThatCanBeClicked();
    void aClickOnNothingClearsTheCamerasKeysToo();
    void ofSeveralSelectedAClickTakesTheFirstOfThePile();
    void ofTwoInOneLineTheNearerIsTaken();
    void theWheelCountsSideways();
    void theWheelWhileTheFieldIsTurnedIsAStepOfItsOwn();
    void aDragZoomsUpAndDown();
    void aStandardViewIsOfWhatIsSeen();
    void theViewThatTheWheelLeavesHasNoStandardName();
    void theCameraIsTakenAtAWholeFrame();
    void tabIsTheDragsToo();
    void localAxesAreThoseOfEachBone();
    void severalNewModelsAreFramedTogether();

private:
    void select(std::initializer_list<const char*> bones)
    {
        mmd::Selection selection;
        for (const char* each : bones)
            selection.setTrack(track(each), true);
        document().select(selection);
    }
    [[nodiscard]] std::vector<mmd::TrackId> selected() const { return m_fixture->selected(); }
};

/// Shift adds the bones in it, Ctrl removes them.
void TestViewportStates::aRubberBandWithAModifierChangesTheSelection()
{
    const QRect box = QRect(m_fixture->at(Arm), m_fixture->at(Hand)).adjusted(-15, -15, 15, 15);
    for (const Qt::KeyboardModifier modifier :
        {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
        select({"arm", "twist"});
        // The arm is selected; hand and ring are not.
        drag(view(), Qt::LeftButton, box.topLeft(), box.bottomRight(), modifier);
        std::vector<mmd::TrackId> wanted;
        if (modifier != Qt::ControlModifier)
            wanted = {track("arm"), track("hand"), track("ring")};
        if (modifier != Qt::NoModifier)
            wanted.push_back(track("twist"));
        QVERIFY(selected() == wanted);
        drag(view(), Qt::LeftButton, {20, 20}, {60, 60}, modifier); // an empty rectangle
        QCOMPARE(selected().empty(), modifier == Qt::NoModifier);
    }
}

void TestViewportStates::allBonesAreThoseThatCanBeClicked()
{
    select({"hidden", "statue"});
    view().selectAllBones();
    const auto all = selected();
    QVERIFY(all ==
            (std::vector<mmd::TrackId>{track("ankle"), track("arm"), track("goal"), track("hand"),
                track("hip"), track("knee"), track("ring"), track("root"), track("twist")}));
    QCOMPARE(steps(), 0);
}

void TestViewportStates::aClickOnNothingClearsTheCamerasKeysToo()
{
    look(true);
    mmd::Selection key;
    key.setKey({mmd::TrackKind::Camera, {}}, 20, true);
    document().select(key);
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ShiftModifier, {20, 20});
    QVERIFY(document().selection() == key);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, {20, 20});
    QVERIFY(document().selection().keys.empty());
}

void TestViewportStates::ofSeveralSelectedAClickTakesTheFirstOfThePile()
{
    select({"hand", "twist"});
    m_fixture->click(Hand);
    QVERIFY(selected() == std::vector{track("hand")});
    select({"ring", "twist"});
    m_fixture->click(Hand);
    QVERIFY(selected() == std::vector{track("hand")});
}

void TestViewportStates::ofTwoInOneLineTheNearerIsTaken()
{
    for (const auto& [side, nearest] :
        {std::pair(StandardView::Left, "twist"), std::pair(StandardView::Right, "hand")}) {
        mmd::CameraSample camera;
        camera.target = {0, 10, 0}; // twist, arm, hand and ring are in one line
        view().camera().setFree(camera);
        view().camera().setFree(side);
        document().select({});
        m_fixture->click(Arm);
        QVERIFY(selected() == std::vector{track(nearest)});
    }
}

/// Some systems send a wheel with a modifier as horizontal.
void TestViewportStates::theWheelCountsSideways()
{
    const auto turn = [&](const QPoint& angle) {
        const float before = view().camera().shown().distance;
        QWheelEvent event({400, 300}, view().mapToGlobal(QPointF(400, 300)), {}, angle,
            Qt::NoButton, Qt::ShiftModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view(), &event);
        return view().camera().shown().distance / before;
    };
    const float upright = turn({0, 120});
    QVERIFY(upright < 0.99f);
    QVERIFY(std::abs(turn({120, 0}) - upright) < 1e-4f);
    QVERIFY(turn({-120, 0}) > 1.01f);
}

void TestViewportStates::theWheelWhileTheFieldIsTurnedIsAStepOfItsOwn()
{
    look(true);
    turnWheel(120);
    turnWheel(120);
    QCOMPARE(steps(), 1);
    turnWheel(120, fieldDrag);
    QCOMPARE(steps(), 2);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Change Field of View"));
    turnWheel(120);
    QCOMPARE(steps(), 3);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Zoom Camera"));
    document().undo();
    document().undo();
    document().undo();
    QVERIFY(drafts().empty());
}

void TestViewportStates::aDragZoomsUpAndDown()
{
    const auto dragged = [&](const QPointF& way, Qt::KeyboardModifiers modifiers) {
        mmd::CameraSample camera;
        view().camera().setFree(camera);
        drag(view(), Qt::RightButton, {300, 300}, QPointF(300, 300) + way, modifiers);
        return view().camera().shown();
    };
    QVERIFY(dragged({0, -50}, Qt::ControlModifier).distance > -40.0f);
    QVERIFY(dragged({0, 50}, Qt::ControlModifier).distance < -50.0f);
    QCOMPARE(dragged({50, 0}, Qt::ControlModifier).distance, -45.0f);
    QVERIFY(dragged({0, -50}, fieldDrag).fieldOfView < 30.0f);
    QVERIFY(dragged({0, 50}, fieldDrag).fieldOfView > 30.0f);
    QCOMPARE(dragged({50, 0}, fieldDrag).fieldOfView, 30.0f);
    QCOMPARE(dragged({0, -2000}, fieldDrag).fieldOfView, 1.0f);
}

void TestViewportStates::aStandardViewIsOfWhatIsSeen()
{
    look(false);
    const mmd::CameraSample seen = view().camera().shown();
    view().camera().setFree(StandardView::Left);
    QVERIFY(!view().camera().isScenes());
    QCOMPARE(view().camera().shown().distance, seen.distance);
    QVERIFY(view().camera().shown().target == seen.target);
    QCOMPARE(view().camera().shown().fieldOfView, seen.fieldOfView);
}

void TestViewportStates::theViewThatTheWheelLeavesHasNoStandardName()
{
    view().camera().setFree(StandardView::Front);
    look(false);
    turnWheel(120);
    QCOMPARE(view().camera().name(), QStringLiteral("Free view"));
    view().camera().setFree(StandardView::Front);
    turnWheel(120); // zooming keeps the standard view's name
    QCOMPARE(view().camera().name(), QStringLiteral("Front"));
}

void TestViewportStates::theCameraIsTakenAtAWholeFrame()
{
    document().setCurrentFrame(10.4);
    m_fixture->playback.play();
    view().camera().setScenesFromView();
    QVERIFY(!m_fixture->playback.isPlaying());
    const double frame = document().currentFrame();
    QCOMPARE(frame, std::floor(frame));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(double(drafts().front().frame), frame);
    QCOMPARE(view().camera().name(), QStringLiteral("Camera (draft)"));
}

void TestViewportStates::tabIsTheDragsToo()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    QLineEdit beside;
    layout->addWidget(&view());
    layout->addWidget(&beside);
    window.resize(900, 600);
    window.show();
    const bool isActive = QTest::qWaitForWindowActive(&window);
    document().activate(mmd::sceneActor);
    view().camera().showScenes();
    view().setFocus();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {340, 300});
    const bool isRunning = document().isGestureRunning();
    QTest::keyClick(&view(), Qt::Key_Tab);
    const bool stayed = view().hasFocus();
    release(view(), Qt::RightButton, {340, 300});
    QTest::keyClick(&view(), Qt::Key_Tab);
    const bool went = beside.hasFocus();
    view().setParent(nullptr); // it has an owner
    beside.setParent(nullptr);
    QVERIFY(isActive && isRunning);
    QVERIFY(stayed);
    QVERIFY(went);
}

/// Each bone rotates about its own axis, not about that of the bone with the gizmo.
void TestViewportStates::localAxesAreThoseOfEachBone()
{
    document().activate(document().scene().actors.front().id);
    mmd::KeyValue turned;
    turned.track = track("hip");
    turned.frame = 10;
    turned.bone.rotation = glm::angleAxis(1.5707963f, glm::vec3(0, 1, 0));
    document().load(
        mmd::setKeys({document().scene(), document().scene().active}, std::span(&turned, 1)));
    select({"hip", "arm"});
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Local);
    const auto gizmoBone = document().selection();
    // On the arm's Z ring, which faces the eye, at 45 degrees.
    m_fixture->viewport.setEditMode(EditMode::Select);
    document().select({});
    m_fixture->click(Hip);
    m_fixture->click(Arm, Qt::ShiftModifier);
    m_fixture->viewport.setEditMode(EditMode::Rotate);
    const QPointF arm = m_fixture->at(Arm);
    drag(view(), Qt::LeftButton, arm + QPointF(44, -44), arm + QPointF(44, 44));
    QVERIFY(document().selection() == gizmoBone);
    const auto& drafts = document().actor()->drafts;
    QCOMPARE(drafts.size(), std::size_t(2));
    for (const mmd::Draft& each : drafts) {
        const auto rotation = std::get<mmd::BoneValue>(each.value).rotation;
        const bool isHip = each.track == track("hip");
        const glm::quat own =
            isHip ? glm::conjugate(turned.bone.rotation) * rotation : rotation; // right factor
        const glm::vec3 axis = glm::axis(own);
        QVERIFY2(std::abs(std::abs(axis.z) - 1.0f) < 0.01f, isHip ? "hip" : "arm");
        QVERIFY(std::abs(glm::angle(own)) > 1.0f);
    }
}

void TestViewportStates::severalNewModelsAreFramedTogether()
{
    const auto at = [&](float x) {
        mmd::pmx::Model data;
        data.bones = {bone("low", {x, 0, 0}, -1, mmd::pmx::boneFlag::visible),
            bone("high", {x, 12, 0}, 0, mmd::pmx::boneFlag::visible)};
        return std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    };
    view().showNewModel();
    for (const float x : {-70.0f, 90.0f})
        document().load(mmd::addActor(document().scene(), at(x)));
    view().showNewModel();
    const Picture shown = view().picture();
    for (const float x : {-70.0f, 90.0f})
        for (const float y : {0.0f, 12.0f}) {
            const auto place = render::projected(shown.view, {x, y, 0}, shown.size);
            QVERIFY(place && QRectF(0, 0, 800, 600).contains(double(place->x), double(place->y)));
        }
    mmd::CameraSample away;
    away.target = {300, 0, 0};
    view().camera().setFree(away);
    view().showNewModel(); // they are not new any more
    QCOMPARE(view().camera().shown().target.x, 300.0f);
}

QTEST_MAIN(TestViewportStates)
#include "test_viewport_states.moc"
