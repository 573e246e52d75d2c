// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/camera_stage.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The camera view while the scene's camera is active: the effect of the mouse.
class TestViewportCamera : public QObject, private CameraStage {
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }

    void aDragOfTheActiveCameraIsADraft_data();
    void aDragOfTheActiveCameraIsADraft();
    void aDragMovesTheCameraAsItMovesTheFreeView_data() { dragRows(); }
    void aDragMovesTheCameraAsItMovesTheFreeView();
    void registeringTakesWhatTheDragSet();
    void aRunOfNotchesIsOneStep();
    void notchesThatComeBackAreNoStep();
    void aNotchAfterSomethingElseIsAStepOfItsOwn();
    void registeringRoundsOnlyTheFieldOfView();
    void fractionsOfNotchesAddUpToAWholeDegree();
    void onlyWhatIsMovedChanges();
    void escapeDropsADrag();
    void anUndoDuringADragEndsIt();
    void aDragWhilePlayingStopsOnAWholeFrame();
    void withAutoKeyADragIsAKey();
    void aClickIsNoChange();
    void aSlipOfTheHandIsNoChange();
};

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
    const mmd::CameraSample seen = view().camera().shown();
    drag(view(), button, {300, 300}, {337, 352}, modifiers);
    QVERIFY(view().camera().isScenes());
    QVERIFY(!isSame(view().camera().shown(), seen));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().frame, 10u);
    QVERIFY(document().scene().camera == before.camera); // there is no key yet
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack()->undoText(), step);
    document().undo();
    QVERIFY(document().scene() == before);
    QVERIFY(isSame(view().camera().shown(), seen));
    document().redo();
    QCOMPARE(drafts().size(), std::size_t(1));
    document().setCurrentFrame(11.0); // the draft is only at its frame
    QVERIFY(std::abs(view().camera().shown().distance - -29.0f) < 0.01f);
}

void TestViewportCamera::aDragMovesTheCameraAsItMovesTheFreeView()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    document().setCurrentFrame(0.0); // the field of view is a whole number here
    look(true);
    const mmd::CameraSample start = view().camera().shown();
    drag(view(), button, {300, 300}, {337, 350}, modifiers);
    const mmd::CameraSample moved = view().camera().shown();
    document().undo();
    view().camera().setFree(start);
    drag(view(), button, {300, 300}, {337, 350}, modifiers);
    QVERIFY(!view().camera().isScenes());
    const mmd::CameraSample expected = view().camera().shown();
    QVERIFY(glm::distance(moved.target, expected.target) < 1e-4f);
    QVERIFY(glm::distance(moved.rotation, expected.rotation) < 1e-5f);
    QVERIFY(std::abs(moved.distance - expected.distance) < 1e-4f);
    QCOMPARE(moved.fieldOfView, std::round(expected.fieldOfView));
}

void TestViewportCamera::registeringTakesWhatTheDragSet()
{
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {340, 320});
    const mmd::CameraSample moved = view().camera().shown();
    registerPose(document());
    QVERIFY(drafts().empty());
    const auto& track = *document().scene().camera.camera;
    QCOMPARE(track.size(), std::size_t(3));
    QCOMPARE(track.frame(1), 10u);
    QCOMPARE(track.values()[1].rotation, moved.rotation);
    QVERIFY(isSame(view().camera().shown(), moved));
}

void TestViewportCamera::aRunOfNotchesIsOneStep()
{
    look(true);
    const mmd::Scene before = document().scene();
    QVERIFY(!document().saved().isModified());
    double seconds = 0.0;
    view().camera().setClock([&] { return seconds; });
    for (int notch = 0; notch < 5; ++notch) {
        seconds += 0.6;
        turnWheel(120);
    }
    QVERIFY(view().camera().isScenes());
    QVERIFY(document().saved().isModified());
    QVERIFY(std::abs(view().camera().shown().distance - -30.0f * std::pow(0.9f, 5.0f)) < 1e-3f);
    QCOMPARE(steps(), 1);
    const mmd::Scene after = document().scene();
    document().undo();
    QVERIFY(document().scene() == before);
    document().redo();
    QVERIFY(document().scene() == after);
    turnWheel(120); // after a redo
    QCOMPARE(steps(), 2);
    seconds += 0.8; // a pause ends the step
    turnWheel(120);
    QCOMPARE(steps(), 3);
    turnWheel(120, fieldDrag); // another kind of change
    QCOMPARE(steps(), 4);
    QCOMPARE(drafts().size(), std::size_t(1));
    for (int step = 0; step < 4; ++step)
        document().undo();
    QVERIFY(document().scene() == before);
    view().camera().setClock(machineClock());
}

void TestViewportCamera::notchesThatComeBackAreNoStep()
{
    document().setCurrentFrame(0.0);
    look(true);
    const mmd::Scene before = document().scene();
    turnWheel(120, fieldDrag);
    QCOMPARE(view().camera().shown().fieldOfView, 29.0f);
    turnWheel(-120, fieldDrag);
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!document().saved().isModified());
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
    const float registered = view().camera().shown().distance;
    turnWheel(120); // starts at the key
    QVERIFY(std::abs(view().camera().shown().distance - registered * 0.9f) < 1e-3f);
    QCOMPARE(steps(), 4);
}

/// Between two keys nothing else is rounded, least of all angles.
void TestViewportCamera::registeringRoundsOnlyTheFieldOfView()
{
    look(true);
    const mmd::CameraSample seen = view().camera().shown();
    QCOMPARE(seen.fieldOfView, 37.5f);
    QVERIFY(seen.rotation.x != 0.0f && seen.rotation.x != 0.1f);
    registerPose(document());
    const auto& track = *document().scene().camera.camera;
    QCOMPARE(track.frame(1), 10u);
    const mmd::CameraValue& value = track.values()[1];
    QCOMPARE(value.fieldOfView, 38u);
    QCOMPARE(value.rotation, seen.rotation);
    QCOMPARE(value.distance, seen.distance);
    QCOMPARE(value.target, seen.target);
}

void TestViewportCamera::fractionsOfNotchesAddUpToAWholeDegree()
{
    document().setCurrentFrame(0.0);
    look(true);
    for (int part = 0; part < 4; ++part)
        turnWheel(-30, fieldDrag); // a touch pad
    QCOMPARE(view().camera().shown().fieldOfView, 31.0f);
}

void TestViewportCamera::onlyWhatIsMovedChanges()
{
    look(true); // between keys: a field of view of 37.5, which keys cannot store
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
    QVERIFY(view().camera().isScenes());
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
    m_fixture->document.setAutoKey(true);
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

void TestViewportCamera::aSlipOfTheHandIsNoChange()
{
    look(true);
    const mmd::Scene before = document().scene();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {302, 301});
    release(view(), Qt::RightButton, {302, 301});
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    // A longer drag counts from its start.
    drag(view(), Qt::RightButton, {300, 300}, {340, 300}, {});
    const mmd::CameraSample straight = view().camera().shown();
    document().undo();
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {302, 300});
    move(view(), Qt::RightButton, {340, 300});
    release(view(), Qt::RightButton, {340, 300});
    QVERIFY(glm::distance(view().camera().shown().rotation, straight.rotation) < 1e-5f);
}

QTEST_MAIN(TestViewportCamera)
#include "test_viewport_camera.moc"
