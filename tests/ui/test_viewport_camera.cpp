// SPDX-License-Identifier: MIT
#include "tests/ui/viewport_scene.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"

#include <QtGui/QWheelEvent>

#include <cmath>

using namespace odori;
using namespace odori::test;

namespace {

constexpr auto fieldDrag = Qt::ControlModifier | Qt::ShiftModifier;

bool isSame(const mmd::CameraSample& a, const mmd::CameraSample& b)
{
    return a.distance == b.distance && a.target == b.target && a.rotation == b.rotation &&
           a.fieldOfView == b.fieldOfView && a.perspective == b.perspective;
}

} // namespace

/// Looking through the scene's camera: what moves it, and what goes to the free view instead.
class TestViewportCamera : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void aDragOfTheActiveCameraIsADraft_data();
    void aDragOfTheActiveCameraIsADraft();
    void aDragMovesTheCameraAsItMovesTheFreeView_data() { dragRows(); }
    void aDragMovesTheCameraAsItMovesTheFreeView();
    void registeringTakesWhatTheDragSet();
    void aRunOfNotchesIsOneStep();
    void notchesThatComeBackAreNoStep();
    void aNotchAfterSomethingElseIsAStepOfItsOwn();
    void fractionsOfNotchesAddUpToAWholeDegree();
    void onlyWhatIsMovedChanges();
    void escapeDropsADrag();
    void anUndoDuringADragEndsIt();
    void keysDoNothingDuringADrag();
    void aDragWhilePlayingStopsOnAWholeFrame();
    void withAutoKeyADragIsAKey();
    void aClickIsNoChange();
    void withAModelActiveTheFreeViewMoves_data() { dragRows(); }
    void withAModelActiveTheFreeViewMoves();
    void itIsSaidOnce();
    void escapeGoesBackToTheCamera();
    void theFreeViewComesBackAsItWas();
    void theCameraIsTakenFromTheView();
    void theFieldOfViewOfTheFreeViewIsDragged();
    void theTitleSaysWhatIsSeen();

private:
    static void dragRows();
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] const std::vector<mmd::Draft>& drafts()
    {
        return document().scene().cameraDrafts;
    }
    [[nodiscard]] int steps() { return document().undoStack()->index(); }
    /// The scene's camera shows, and it or the second of two models is active.
    void look(bool isCameraActive);
    void turnWheel(int angle, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportCamera::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    document().load(mmd::addActor(document().scene(), document().selection(), skeleton()));
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> keys(2);
    keys[0].value.distance = -40.0f;
    keys[0].value.rotation = {0.1f, 0.2f, 0.3f};
    keys[1].frame = 20;
    keys[1].place = 1;
    keys[1].value.distance = -20.0f;
    keys[1].value.fieldOfView = 45;
    keys[1].value.perspectiveOff = 0;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document().load(mmd::setCameraMotion(document().scene(), document().selection(), motion));
    document().setCurrentFrame(10.0);
}

void TestViewportCamera::look(bool isCameraActive)
{
    const mmd::ActorId active =
        isCameraActive ? mmd::sceneActor : document().scene().actors.back().id;
    document().activate(active);
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(view().isCameraView());
}

void TestViewportCamera::turnWheel(int angle, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event({400, 300}, view().mapToGlobal(QPointF(400, 300)), {}, {0, angle},
        Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view(), &event);
}

void TestViewportCamera::dragRows()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    const auto add = [](const char* name, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
        QTest::newRow(name) << button << keys;
    };
    add("orbit", Qt::RightButton, {});
    add("pan", Qt::MiddleButton, {});
    add("pan with shift", Qt::RightButton, Qt::ShiftModifier);
    add("zoom", Qt::RightButton, Qt::ControlModifier);
    add("field of view", Qt::RightButton, fieldDrag);
}

void TestViewportCamera::aDragOfTheActiveCameraIsADraft_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("step");
    QTest::newRow("orbit") << Qt::RightButton << Qt::KeyboardModifiers() << "Orbit Camera";
    QTest::newRow("pan") << Qt::MiddleButton << Qt::KeyboardModifiers() << "Pan Camera";
    QTest::newRow("zoom") << Qt::RightButton << Qt::KeyboardModifiers(Qt::ControlModifier)
                          << "Zoom Camera";
    QTest::newRow("field of view")
        << Qt::RightButton << Qt::KeyboardModifiers(fieldDrag) << "Change Field of View";
}

void TestViewportCamera::aDragOfTheActiveCameraIsADraft()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, step);
    look(true);
    const mmd::Scene before = document().scene();
    const mmd::CameraSample seen = view().camera();
    drag(view(), button, {300, 300}, {337, 352}, modifiers);
    QVERIFY(view().isCameraView());
    QVERIFY(!isSame(view().camera(), seen));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().frame, 10u);
    QVERIFY(document().scene().camera == before.camera); // no key yet
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack()->undoText(), step);
    document().undo();
    QVERIFY(document().scene() == before);
    QVERIFY(isSame(view().camera(), seen));
    document().redo();
    QCOMPARE(drafts().size(), std::size_t(1));
    document().setCurrentFrame(11.0); // it stays at its frame
    QVERIFY(std::abs(view().camera().distance - -29.0f) < 0.01f);
}

void TestViewportCamera::aDragMovesTheCameraAsItMovesTheFreeView()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    document().setCurrentFrame(0.0); // whole degrees of the field of view
    look(true);
    const mmd::CameraSample start = view().camera();
    drag(view(), button, {300, 300}, {337, 350}, modifiers);
    const mmd::CameraSample moved = view().camera();
    document().undo();
    view().setCamera(start);
    drag(view(), button, {300, 300}, {337, 350}, modifiers);
    QVERIFY(!view().isCameraView());
    const mmd::CameraSample expected = view().camera();
    QVERIFY(glm::distance(moved.target, expected.target) < 1e-4f);
    QVERIFY(glm::distance(moved.rotation, expected.rotation) < 1e-5f);
    QVERIFY(std::abs(moved.distance - expected.distance) < 1e-4f);
    QCOMPARE(moved.fieldOfView, std::round(expected.fieldOfView));
}

void TestViewportCamera::registeringTakesWhatTheDragSet()
{
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {340, 320});
    const mmd::CameraSample moved = view().camera();
    registerPose(document());
    QVERIFY(drafts().empty());
    const auto& track = *document().scene().camera.camera;
    QCOMPARE(track.size(), std::size_t(3));
    QCOMPARE(track.frame(1), 10u);
    QCOMPARE(track.values()[1].rotation, moved.rotation);
    QVERIFY(isSame(view().camera(), moved));
}

void TestViewportCamera::aRunOfNotchesIsOneStep()
{
    look(true);
    const mmd::Scene before = document().scene();
    QVERIFY(!document().isModified());
    for (int notch = 0; notch < 5; ++notch)
        turnWheel(120);
    QVERIFY(view().isCameraView());
    QVERIFY(document().isModified());
    QVERIFY(std::abs(view().camera().distance - -30.0f * std::pow(0.9f, 5.0f)) < 1e-3f);
    QCOMPARE(steps(), 1);
    const mmd::Scene after = document().scene();
    document().undo();
    QVERIFY(document().scene() == before);
    document().redo();
    QVERIFY(document().scene() == after);
    turnWheel(120); // after a redo
    QCOMPARE(steps(), 2);
    QTest::qWait(800); // the hand rested
    turnWheel(120);
    QCOMPARE(steps(), 3);
    turnWheel(120, fieldDrag); // something else
    QCOMPARE(steps(), 4);
    QCOMPARE(drafts().size(), std::size_t(1));
    for (int step = 0; step < 4; ++step)
        document().undo();
    QVERIFY(document().scene() == before);
}

void TestViewportCamera::notchesThatComeBackAreNoStep()
{
    document().setCurrentFrame(0.0);
    look(true);
    const mmd::Scene before = document().scene();
    turnWheel(120, fieldDrag);
    QCOMPARE(view().camera().fieldOfView, 29.0f);
    turnWheel(-120, fieldDrag);
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!document().isModified());
}

void TestViewportCamera::aNotchAfterSomethingElseIsAStepOfItsOwn()
{
    look(true);
    turnWheel(120);
    document().setCurrentFrame(11.0);
    turnWheel(120);
    QCOMPARE(steps(), 2);
    QCOMPARE(drafts().size(), std::size_t(2));
    registerPose(document());
    const float registered = view().camera().distance;
    turnWheel(120); // goes on from the key
    QVERIFY(std::abs(view().camera().distance - registered * 0.9f) < 1e-3f);
    QCOMPARE(steps(), 4);
}

void TestViewportCamera::fractionsOfNotchesAddUpToAWholeDegree()
{
    document().setCurrentFrame(0.0);
    look(true);
    for (int part = 0; part < 4; ++part)
        turnWheel(-30, fieldDrag); // a touch pad
    QCOMPARE(view().camera().fieldOfView, 31.0f);
}

void TestViewportCamera::onlyWhatIsMovedChanges()
{
    look(true); // between keys: a field of view of 37.5, which no key can hold
    const auto before =
        std::get<mmd::CameraValue>(document().sceneDrafts().shown(mmd::TrackKind::Camera));
    drag(view(), Qt::RightButton, {300, 300}, {340, 320});
    const auto orbited = std::get<mmd::CameraValue>(drafts().front().value);
    QCOMPARE(orbited.distance, before.distance);
    QCOMPARE(orbited.target, before.target);
    QCOMPARE(orbited.fieldOfView, before.fieldOfView);
    QCOMPARE(orbited.rotation.z, before.rotation.z);
    drag(view(), Qt::RightButton, {300, 300}, {340, 320}, Qt::ControlModifier);
    const auto zoomed = std::get<mmd::CameraValue>(drafts().front().value);
    QCOMPARE(zoomed.rotation, orbited.rotation);
    QVERIFY(zoomed.distance != orbited.distance);
}

void TestViewportCamera::escapeDropsADrag()
{
    look(true);
    const mmd::Scene before = document().scene();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    QCOMPARE(drafts().size(), std::size_t(1));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(document().scene() == before);
    move(view(), Qt::RightButton, {380, 300});
    release(view(), Qt::RightButton, {380, 300});
    QVERIFY(document().scene() == before);
    QVERIFY(view().isCameraView());
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestViewportCamera::anUndoDuringADragEndsIt()
{
    look(true);
    const mmd::Scene before = document().scene();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    document().undo();
    move(view(), Qt::RightButton, {380, 300});
    move(view(), Qt::RightButton, {390, 300});
    release(view(), Qt::RightButton, {390, 300});
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestViewportCamera::keysDoNothingDuringADrag()
{
    look(true);
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_3})
        QTest::keyClick(&view(), key, Qt::KeypadModifier);
    QTest::keyClick(&view(), Qt::Key_X);
    QVERIFY(view().isCameraView());
    QCOMPARE(view().editMode(), EditMode::Select);
    release(view(), Qt::RightButton, {350, 300});
    QCOMPARE(steps(), 1);
    QTest::keyClick(&view(), Qt::Key_X);
    QCOMPARE(view().editMode(), EditMode::Rotate);
}

void TestViewportCamera::aDragWhilePlayingStopsOnAWholeFrame()
{
    document().setCurrentFrame(0.0);
    look(true);
    m_fixture->playback.play();
    QTRY_VERIFY(document().currentFrame() > 2.0);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QVERIFY(!m_fixture->playback.isPlaying());
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(double(drafts().front().frame), document().currentFrame());
}

void TestViewportCamera::withAutoKeyADragIsAKey()
{
    look(true);
    view().setAutoKey(true);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QVERIFY(drafts().empty());
    QCOMPARE(document().scene().camera.camera->size(), std::size_t(3));
    QCOMPARE(steps(), 1);
    turnWheel(120);
    turnWheel(120);
    QCOMPARE(document().scene().camera.camera->size(), std::size_t(3));
    QCOMPARE(steps(), 2);
    document().undo();
    document().undo();
    QCOMPARE(document().scene().camera.camera->size(), std::size_t(2));
}

void TestViewportCamera::aClickIsNoChange()
{
    look(true);
    const mmd::Scene before = document().scene();
    press(view(), Qt::RightButton, {300, 300});
    release(view(), Qt::RightButton, {300, 300});
    QVERIFY(document().scene() == before);
    QVERIFY(!document().isGestureRunning());
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestViewportCamera::withAModelActiveTheFreeViewMoves()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    look(false);
    const mmd::Scene before = document().scene();
    const mmd::CameraSample seen = view().camera();
    drag(view(), button, {300, 300}, {310, 320}, modifiers);
    QVERIFY(!view().isCameraView());
    QVERIFY(!isSame(view().camera(), seen));
    QVERIFY(std::abs(view().camera().distance - seen.distance) < 20.0f); // on from there
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(isSame(view().camera(), seen));
}

void TestViewportCamera::itIsSaidOnce()
{
    look(false);
    QSignalSpy notes(&view(), &Viewport::noted);
    turnWheel(120);
    QVERIFY(!view().isCameraView());
    QCOMPARE(notes.count(), 1);
    QVERIFY(notes.front().front().toString().contains(QStringLiteral("free view")));
    turnWheel(120);
    look(false);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(notes.count(), 1);
}

void TestViewportCamera::escapeGoesBackToTheCamera()
{
    look(false);
    const mmd::CameraSample free = view().freeCamera();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    QVERIFY(!view().isCameraView());
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::RightButton, {350, 300});
    QVERIFY(view().isCameraView());
    QVERIFY(isSame(view().freeCamera(), free));
}

void TestViewportCamera::theFreeViewComesBackAsItWas()
{
    drag(view(), Qt::RightButton, {300, 300}, {350, 340});
    const mmd::CameraSample free = view().camera();
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {350, 340});
    QVERIFY(isSame(view().freeCamera(), free));
    QSignalSpy shown(&view(), &Viewport::cameraViewChanged);
    QTest::keyClick(&view(), Qt::Key_3, Qt::KeypadModifier);
    QVERIFY(!view().isCameraView());
    QCOMPARE(shown.count(), 1);
    QVERIFY(isSame(view().camera(), free));
    QCOMPARE(drafts().size(), std::size_t(1));
}

void TestViewportCamera::theCameraIsTakenFromTheView()
{
    look(false);
    QTest::keyClick(&view(), Qt::Key_3, Qt::KeypadModifier);
    mmd::CameraSample free;
    free.distance = -33.0f;
    free.target = {1, 2, 3};
    free.rotation = {0.5f, 0.6f, 0.0f};
    free.fieldOfView = 60.0f;
    free.perspective = false;
    view().setCamera(free);
    const mmd::Selection selection = document().selection();
    QSignalSpy notes(&view(), &Viewport::noted);
    view().setCameraFromView();
    QVERIFY(view().isCameraView());
    QVERIFY(isSame(view().camera(), free));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().frame, 10u);
    QVERIFY(document().selection() == selection);
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Camera from View"));
    QCOMPARE(notes.count(), 1); // Enter registers the model's, not this
    document().undo();
    QVERIFY(drafts().empty());
    document().redo();
    view().setCameraFromView(); // it is what it is
    QCOMPARE(steps(), 1);
}

void TestViewportCamera::theFieldOfViewOfTheFreeViewIsDragged()
{
    drag(view(), Qt::RightButton, {300, 300}, {300, 400}, fieldDrag);
    QVERIFY(std::abs(view().camera().fieldOfView - 40.0f) < 0.01f);
    turnWheel(120, fieldDrag);
    QVERIFY(std::abs(view().camera().fieldOfView - 39.0f) < 0.01f);
    for (int turn = 0; turn < 200; ++turn)
        turnWheel(-120, fieldDrag);
    QCOMPARE(view().camera().fieldOfView, 125.0f);
    QVERIFY(document().undoStack()->count() == 0);
}

void TestViewportCamera::theTitleSaysWhatIsSeen()
{
    QCOMPARE(view().cameraName(), QStringLiteral("Front"));
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(view().cameraName(), QStringLiteral("Free view"));
    look(true);
    QCOMPARE(view().cameraName(), QStringLiteral("Camera"));
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    QCOMPARE(view().cameraName(), QStringLiteral("Camera (not registered)"));
}

QTEST_MAIN(TestViewportCamera)
#include "test_viewport_camera.moc"
