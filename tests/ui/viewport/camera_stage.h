// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <QtGui/QWheelEvent>

namespace odori::test {

/// The modifiers for dragging the field of view.
inline constexpr auto fieldDrag = Qt::ControlModifier | Qt::ShiftModifier;

inline bool isSame(const mmd::CameraSample& a, const mmd::CameraSample& b)
{
    return a.distance == b.distance && a.target == b.target && a.rotation == b.rotation &&
           a.fieldOfView == b.fieldOfView && a.perspective == b.perspective;
}

/// The viewport at frame 10 with two models and a camera that has keys at 0 and 20.
class CameraStage {
protected:
    ~CameraStage() = default;

    void setUp();
    /// Adds a row for each gesture: its button and modifiers.
    static void dragRows();
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] const std::vector<mmd::Draft>& drafts()
    {
        return document().scene().cameraDrafts;
    }
    [[nodiscard]] int steps() { return document().undoStack()->index(); }
    /// Shows the scene's camera, and activates it or the second model.
    void look(bool isCameraActive);
    void turnWheel(int angle, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<ViewportFixture> m_fixture;
};

inline void CameraStage::setUp()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    document().load(mmd::addActor(document().scene(), skeleton()));
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> keys(2);
    keys[0].value.distance = -40.0f;
    keys[0].value.rotation = {0.1f, 0.2f, 0.3f};
    keys[1].frame = 20;
    keys[1].fileIndex = 1;
    keys[1].value.distance = -20.0f;
    keys[1].value.fieldOfView = 45;
    keys[1].value.perspectiveOff = 0;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document().load(mmd::setCameraMotion(document().scene(), motion));
    document().setCurrentFrame(10.0);
}

inline void CameraStage::look(bool isCameraActive)
{
    const mmd::ActorId active =
        isCameraActive ? mmd::sceneActor : document().scene().actors.back().id;
    document().activate(active);
    view().camera().showScenes();
    QVERIFY(view().camera().isScenes());
}

inline void CameraStage::turnWheel(int angle, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event({400, 300}, view().mapToGlobal(QPointF(400, 300)), {}, {0, angle},
        Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view(), &event);
}

inline void CameraStage::dragRows()
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

} // namespace odori::test
