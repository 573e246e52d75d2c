// SPDX-License-Identifier: MIT
#include "ui/viewport/bone_picking.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>

#include <glm/geometric.hpp>

#include <algorithm>

/// The mouse and the keys of the viewport.
namespace odori {
namespace {

constexpr float clickSlack = 4.0f; ///< pixels the mouse may move in a click
constexpr float zoomStepsPerPixel = 0.04f;
constexpr float notch = 120.0f; ///< of the wheel, in Qt's eighths of a degree
constexpr float fine = 0.1f, coarse = 10.0f;

glm::vec2 pixelOf(const QPointF& point)
{
    return {float(point.x()), float(point.y())};
}

/// Ctrl a tenth, Shift tenfold.
float factorOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier)
        return fine;
    return modifiers & Qt::ShiftModifier ? coarse : 1.0f;
}

bool adds(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
}

std::optional<StandardView> viewOfKey(int key)
{
    switch (key) {
    case Qt::Key_2:
        return StandardView::Front;
    case Qt::Key_8:
        return StandardView::Back;
    case Qt::Key_4:
        return StandardView::Left;
    case Qt::Key_6:
        return StandardView::Right;
    case Qt::Key_5:
        return StandardView::Top;
    case Qt::Key_1:
        return StandardView::Bottom;
    default:
        return std::nullopt;
    }
}

} // namespace

bool Viewport::event(QEvent* event)
{
    // Esc belongs to the drag while there is one, whatever the window's shortcuts say.
    if (event->type() == QEvent::ShortcutOverride && m_drag != Drag::None &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QOpenGLWidget::event(event);
}

void Viewport::mousePressEvent(QMouseEvent* event)
{
    if (m_drag != Drag::None)
        return;
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    m_pressed = m_mouse = pixelOf(event->position());
    if (event->button() == Qt::LeftButton)
        pressLeft(m_mouse, event->modifiers());
    else if (event->button() == Qt::MiddleButton || (event->button() == Qt::RightButton && shift))
        m_drag = Drag::Pan;
    else if (event->button() == Qt::RightButton)
        m_drag = control ? Drag::Zoom : Drag::Orbit;
}

void Viewport::pressLeft(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers)
{
    const mmd::Pose* pose = m_actor.pose();
    if (!pose && !m_document.actor()) { // nothing to pick: the camera is active
        m_drag = Drag::Click;
        return;
    }
    if (!pose || !m_areBonesShown || m_isCameraView)
        return;
    if (isOnGizmo(pixel)) {
        // Values are set at whole frames.
        m_playback.stop();
        m_document.setCurrentFrame(double(m_document.currentKeyFrame()));
    }
    if (m_tool.begin(picture(), pixel)) {
        m_drag = Drag::Gizmo;
        update();
        return;
    }
    const Picture shown = picture();
    const auto pile = bonesAt(*m_actor.pose(), shown.view, shown.size, m_actor.pickable(), pixel);
    if (!pile.empty())
        selectAt(pile, modifiers);
    else
        m_drag = Drag::Click;
}

bool Viewport::isOnGizmo(const glm::vec2& pixel)
{
    const Picture shown = picture();
    const auto gizmo = m_tool.gizmo(shown);
    const auto at = gizmo ? render::projected(shown.view, gizmo->origin, shown.size) : std::nullopt;
    if (!at)
        return false;
    const float radius = gizmo->radius * pixelsPerUnit(shown.view, gizmo->origin, shown.size);
    return glm::distance(*at, pixel) <= radius + 10.0f;
}

void Viewport::mouseMoveEvent(QMouseEvent* event)
{
    const glm::vec2 pixel = pixelOf(event->position());
    const glm::vec2 way = pixel - m_mouse;
    m_mouse = pixel;
    switch (m_drag) {
    case Drag::None:
        if (!m_playback.isPlaying() && !m_isCameraView && m_tool.hover(picture(), pixel))
            update();
        break;
    case Drag::Click:
        if (m_tool.mode == EditMode::Select && glm::distance(pixel, m_pressed) > clickSlack)
            m_drag = Drag::RubberBand;
        break;
    case Drag::RubberBand:
        update();
        break;
    case Drag::Gizmo:
        m_tool.move(pixel, factorOf(event->modifiers()));
        if (!m_tool.isDragging())
            m_drag = Drag::None;
        update();
        break;
    case Drag::Orbit:
    case Drag::Pan:
    case Drag::Zoom:
        dragCamera(way);
        break;
    }
}

void Viewport::dragCamera(const glm::vec2& pixels)
{
    if (m_drag == Drag::Orbit) {
        m_standardView.reset();
        setOwnCamera(orbited(camera(), pixels));
    } else if (m_drag == Drag::Pan) {
        setOwnCamera(panned(camera(), pixels, float(height())));
    } else {
        setOwnCamera(zoomed(camera(), -pixels.y * zoomStepsPerPixel));
    }
}

void Viewport::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isLeft = event->button() == Qt::LeftButton;
    const bool isLeftDrag =
        m_drag == Drag::Click || m_drag == Drag::RubberBand || m_drag == Drag::Gizmo;
    if (m_drag == Drag::None || isLeft != isLeftDrag)
        return;
    const Drag drag = std::exchange(m_drag, Drag::None);
    const glm::vec2 pixel = pixelOf(event->position());
    if (drag == Drag::Gizmo) {
        m_tool.end();
        m_tool.hover(picture(), pixel);
    } else if (drag == Drag::RubberBand) {
        selectWithin(pixel, event->modifiers());
    } else if (drag == Drag::Click && !adds(event->modifiers()) && !isOnGizmo(pixel)) {
        // Beside a handle a slip of the hand must not lose the selection.
        m_document.select({});
    }
    update();
}

void Viewport::selectAt(std::span<const int> pile, Qt::KeyboardModifiers modifiers)
{
    const auto bone = clickedBone(pile, m_actor.selectedBones());
    if (!bone)
        return;
    const int bones[] = {*bone};
    selectBones(bones, modifiers & Qt::ShiftModifier     ? mmd::Choosing::Toggle
                       : modifiers & Qt::ControlModifier ? mmd::Choosing::Add
                                                         : mmd::Choosing::Replace);
    m_actor.setLastSelected(*bone);
    updateTitle();
    update();
}

void Viewport::selectWithin(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers)
{
    const mmd::Pose* pose = m_actor.pose();
    if (!pose)
        return;
    const Picture shown = picture();
    const auto bones =
        bonesWithin(*pose, shown.view, shown.size, m_actor.pickable(), m_pressed, pixel);
    selectBones(bones, adds(modifiers) ? mmd::Choosing::Add : mmd::Choosing::Replace);
}

void Viewport::selectBones(std::span<const int> bones, mmd::Choosing how)
{
    mmd::Selection tracks;
    if (m_actor.model())
        for (const int bone : bones)
            tracks.setTrack(m_actor.model()->boneTrack(bone), true);
    m_document.select(mmd::picked(m_document.selection(), tracks.tracks, how));
}

void Viewport::selectAllBones()
{
    selectBones(m_actor.pickable(), mmd::Choosing::Replace);
}

void Viewport::selectChangedBones()
{
    std::vector<int> changed;
    for (const int bone : m_actor.pickable())
        if (m_actor.isDraft(bone))
            changed.push_back(bone);
    selectBones(changed, mmd::Choosing::Replace);
}

void Viewport::wheelEvent(QWheelEvent* event)
{
    // Some systems turn the wheel sideways with a modifier.
    const QPoint turned = event->angleDelta();
    const float steps = float(turned.y() != 0 ? turned.y() : turned.x()) / notch;
    const float factor = event->modifiers() & Qt::ControlModifier ? 0.2f
                         : event->modifiers() & Qt::ShiftModifier ? 4.0f
                                                                  : 1.0f;
    setOwnCamera(zoomed(camera(), steps * factor));
    event->accept();
}

void Viewport::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isKeypad = event->modifiers().testFlag(Qt::KeypadModifier);
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        cancelDrag();
    else if (!isPlain)
        QOpenGLWidget::keyPressEvent(event);
    else if (isKeypad && event->key() == Qt::Key_0)
        showCameraView();
    else if (const auto view = isKeypad ? viewOfKey(event->key()) : std::nullopt)
        showStandardView(*view);
    else if (event->key() == Qt::Key_C)
        setEditMode(EditMode::Select);
    else if (event->key() == Qt::Key_X)
        setEditMode(EditMode::Rotate);
    else if (event->key() == Qt::Key_Z)
        setEditMode(EditMode::Move);
    else if (event->key() == Qt::Key_L)
        setEditSpace(EditSpace((int(m_tool.space) + 1) % 3));
    else if (event->key() == Qt::Key_A)
        selectAllBones();
    else if (event->key() == Qt::Key_S)
        selectChangedBones();
    else
        QOpenGLWidget::keyPressEvent(event);
}

void Viewport::cancelDrag()
{
    m_tool.cancel();
    m_drag = Drag::None;
    update();
}

void Viewport::leaveEvent(QEvent* event)
{
    if (m_tool.hover(picture(), std::nullopt))
        update();
    QOpenGLWidget::leaveEvent(event);
}

void Viewport::hideEvent(QHideEvent* event)
{
    cancelDrag();
    QOpenGLWidget::hideEvent(event);
}

void Viewport::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_hud.setFont(font());
    QOpenGLWidget::changeEvent(event);
}

} // namespace odori
