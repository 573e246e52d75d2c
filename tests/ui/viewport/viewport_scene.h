// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/actors.h"
#include "ui/document/document.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QMouseEvent>
#include <QtTest/QTest>

#include <memory>

/// A skeleton made in code, and mouse events, for tests of the viewport.
namespace odori::test {

/// Indices of the skeleton's bones.
enum SkeletonBone { Root, Arm, Hand, Ring, Twist, Hidden, Goal, Hip, Knee, Ankle, Statue };

inline mmd::pmx::Bone bone(const char* name, const glm::vec3& position, int parent, int flags)
{
    using namespace mmd::pmx::boneFlag;
    mmd::pmx::Bone result;
    result.name.utf8 = name;
    result.position = position;
    result.parent = parent;
    result.flags = static_cast<std::uint16_t>(flags);
    return result;
}

/// The arm is in the middle of the front view; hand and ring are at the same point; a leg with IK
/// is beside it.
inline std::shared_ptr<const mmd::Model> skeleton()
{
    using namespace mmd::pmx::boneFlag;
    const int turns = rotatable | visible | operable;
    mmd::pmx::Model data;
    data.bones = {bone("root", {0, 0, 0}, -1, turns | movable),
        bone("arm", {0, 10, 0}, Root, turns), bone("hand", {5, 10, 0}, Arm, turns),
        bone("ring", {5, 10, 0}, Hand, turns), bone("twist", {-5, 10, 0}, Root, turns | fixedAxis),
        bone("hidden", {0, 14, 0}, Root, rotatable | operable),
        bone("goal", {2, 0, 0}, Root, turns | movable | ik), bone("hip", {2, 6, 0}, Root, turns),
        bone("knee", {2, 3, -0.2f}, Hip, turns), bone("ankle", {2, 0, 0}, Knee, turns),
        bone("statue", {-5, 5, 0}, Root, rotatable | visible)};
    data.bones[Twist].fixedAxis = {1, 0, 0};
    data.bones[Arm].flags |= tailIsBone;
    data.bones[Arm].tailBone = Hand;
    auto& goalIk = data.bones[Goal].ik;
    goalIk.effector = Ankle;
    goalIk.loops = 40;
    goalIk.stepAngle = 2.0f;
    goalIk.links = {{.bone = Knee}, {.bone = Hip}};
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

inline mmd::TrackId track(const char* name)
{
    return {mmd::TrackKind::Bone, name};
}

/// Sends mouse events directly; QTest's moves use the display's cursor, which other programs move.
inline void sendMouse(QWidget& widget, QEvent::Type type, const QPointF& at, Qt::MouseButton button,
    Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = {})
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(&widget, &event);
}

inline void press(QWidget& widget, Qt::MouseButton button, const QPointF& at,
    Qt::KeyboardModifiers modifiers = {})
{
    sendMouse(widget, QEvent::MouseButtonPress, at, button, button, modifiers);
}

inline void move(QWidget& widget, Qt::MouseButton button, const QPointF& at,
    Qt::KeyboardModifiers modifiers = {})
{
    sendMouse(widget, QEvent::MouseMove, at, Qt::NoButton, button, modifiers);
}

inline void release(QWidget& widget, Qt::MouseButton button, const QPointF& at,
    Qt::KeyboardModifiers modifiers = {})
{
    sendMouse(widget, QEvent::MouseButtonRelease, at, button, Qt::NoButton, modifiers);
}

/// Drags from `from` to `to` in small steps, as a hand does.
inline void drag(QWidget& widget, Qt::MouseButton button, const QPointF& from, const QPointF& to,
    Qt::KeyboardModifiers modifiers = {})
{
    press(widget, button, from, modifiers);
    constexpr int steps = 16;
    for (int step = 1; step <= steps; ++step)
        move(widget, button, from + (to - from) * step / steps, modifiers);
    release(widget, button, to, modifiers);
}

/// A window of 800 x 600 with the skeleton in front of the camera.
struct ViewportFixture {
    Document document;
    Playback playback{document};
    Viewport viewport{document, playback};

    ViewportFixture()
    {
        document.load(mmd::addActor(document.scene(), skeleton()));
        viewport.resize(800, 600);
        viewport.show();
    }
    [[nodiscard]] bool isReady()
    {
        return QTest::qWaitForWindowExposed(&viewport) &&
               QTest::qWaitFor([this] { return viewport.stage().isUploaded(); });
    }
    [[nodiscard]] QPoint at(int bone) { return viewport.positionOf(bone)->toPoint(); }
    void click(int bone, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&viewport, Qt::LeftButton, modifiers, at(bone));
    }
    [[nodiscard]] std::vector<mmd::TrackId> selected() const { return document.selection().tracks; }
};

} // namespace odori::test
