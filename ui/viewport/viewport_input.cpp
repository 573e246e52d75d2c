// SPDX-License-Identifier: MIT
#include "ui/messages/shown_name.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>

#include <glm/geometric.hpp>

#include <algorithm>

/// Mouse and keyboard control of the viewport.
namespace odori {
namespace {

constexpr float clickSlack = 4.0f; ///< pixels the mouse may move in a click
constexpr int longPressMilliseconds = 500;
constexpr float notch = 120.0f; ///< of the wheel, in Qt's eighths of a degree
constexpr float fine = 0.1f, coarse = 10.0f;

glm::vec2 pixelOf(const QPointF& point)
{
    return {float(point.x()), float(point.y())};
}

/// Ctrl: a tenth; Shift: ten times.
float factorOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier)
        return fine;
    return modifiers & Qt::ShiftModifier ? coarse : 1.0f;
}

bool has(Qt::KeyboardModifiers modifiers, Qt::KeyboardModifiers all)
{
    return (modifiers & all) == all;
}

/// The effect of a drag with that button on the camera; none for the left button.
std::optional<Navigation> navigationOf(Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (button == Qt::MiddleButton)
        return Navigation::Pan;
    if (button != Qt::RightButton)
        return std::nullopt;
    if (has(modifiers, Qt::ControlModifier | Qt::ShiftModifier))
        return Navigation::FieldOfView;
    if (has(modifiers, Qt::ShiftModifier))
        return Navigation::Pan;
    return has(modifiers, Qt::ControlModifier) ? Navigation::Zoom : Navigation::Orbit;
}

} // namespace

bool Viewport::event(QEvent* event)
{
    // Esc cancels a drag or a clean view, whatever the window's shortcuts are. The window passes
    // other keys on to a drag that edits (EditorKeys).
    if (event->type() == QEvent::ShortcutOverride && (m_drag != Drag::None || m_isClean) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        nameBones(static_cast<QHelpEvent&>(*event));
        return true;
    }
    return GlView::event(event);
}

/// Shows the names of the bones under the mouse when it rests.
void Viewport::nameBones(const QHelpEvent& event)
{
    constexpr std::size_t most = 6;
    const bool isFree = m_drag == Drag::None && posed().pose() && areBonesUsable();
    const QString names =
        isFree ? m_selecting.namesInReach(picture(), pixelOf(event.pos()), most) : QString();
    constexpr QPoint around(6, 6); // the text stays while the mouse is near
    if (names.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), plainToolTip(names), this,
            QRect(event.pos() - around, event.pos() + around));
}

void Viewport::mousePressEvent(QMouseEvent* event)
{
    if (m_drag == Drag::Tween) {
        pressInTween(event->button());
        return;
    }
    // While other code runs a gesture, such as the preview of a tool, the view can only be turned.
    const bool isLeft = event->button() == Qt::LeftButton;
    if (m_drag != Drag::None || (isLeft && m_document.isGestureRunning()))
        return;
    m_pressed = m_mouse = pixelOf(event->position());
    m_pressModifiers = event->modifiers();
    hover(std::nullopt);
    if (isLeft) {
        m_isClick = true;
        m_longPress.start(longPressMilliseconds, this);
        pressLeft(m_mouse, event->modifiers());
    } else if (const auto navigation = navigationOf(event->button(), event->modifiers())) {
        m_drag = Drag::Camera;
        m_isClick = true;
        m_isRight = event->button() == Qt::RightButton;
        m_navigation = *navigation;
    }
}

void Viewport::pressLeft(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers)
{
    if (m_isClean)
        return showNote();
    const mmd::Pose* pose = posed().pose();
    const bool hasBones = pose && areBonesUsable();
    if (hasBones && isOnGizmo(pixel))
        roundFrame();
    if (hasBones && m_tool.begin(picture(), pixel)) {
        m_drag = Drag::Gizmo;
        m_isClick = true;
        updatePicture();
        return;
    }
    if (pressTrail(pixel) || (hasBones && selectAt(pixel, modifiers)))
        return;
    if (pressFrustum(pixel))
        return;
    if (hasBones) {
        m_drag = Drag::Click;
        if (const QString why = m_selecting.refusalAt(picture(), pixel); !why.isEmpty())
            emit noted(why);
    } else if (!m_document.actor()) { // the camera is active
        m_drag = Drag::Click;
    }
}

/// Playback through the camera shows the film, without marks.
bool Viewport::areBonesUsable() const
{
    return m_areBonesShown && !m_isClean && !(m_camera.isScenes() && m_playback.isPlaying());
}

bool Viewport::isOnGizmo(const glm::vec2& pixel) const
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
        if (!m_playback.isPlaying() && !m_document.isGestureRunning())
            hover(pixel);
        break;
    case Drag::Click:
    case Drag::RubberBand:
    case Drag::Lasso:
        dragArea();
        break;
    case Drag::Gizmo:
        dragGizmo(event->modifiers());
        break;
    case Drag::Frustum:
        if (!isClickStill())
            moveFrustum(factorOf(event->modifiers()));
        break;
    case Drag::Trail:
        moveTrail(factorOf(event->modifiers()));
        break;
    case Drag::Camera:
        dragCamera(way);
        break;
    case Drag::Tween:
        moveInTween(way.x * factorOf(event->modifiers()));
        break;
    }
}

/// Alt draws the other shape, if the window system leaves it to the program.
void Viewport::dragArea()
{
    constexpr float step = 2.0f; // pixels between two points of a lasso
    if (m_drag == Drag::Click && isSelecting(m_tool.mode) &&
        glm::distance(m_mouse, m_pressed) > clickSlack) {
        const bool isOther = has(m_pressModifiers, Qt::AltModifier);
        m_drag = (m_tool.mode == EditMode::Lasso) != isOther ? Drag::Lasso : Drag::RubberBand;
        m_lasso.assign({m_pressed});
    }
    if (m_drag == Drag::Click)
        return;
    if (m_drag == Drag::Lasso && glm::distance(m_mouse, m_lasso.back()) >= step)
        m_lasso.push_back(m_mouse);
    updatePicture();
}

void Viewport::dragGizmo(Qt::KeyboardModifiers modifiers)
{
    const bool wasClick = m_isClick;
    if (isClickStill())
        return;
    if (wasClick && m_tool.mode == EditMode::Rotate)
        emit rotating(m_tool.tracks());
    m_tool.move(m_mouse, factorOf(modifiers));
    if (!m_tool.isDragging())
        m_drag = Drag::None;
    updatePicture();
}

/// Whether the mouse has not moved since the press.
bool Viewport::isClickStill()
{
    m_isClick = m_isClick && glm::distance(m_mouse, m_pressed) <= clickSlack;
    return m_isClick;
}

void Viewport::dragCamera(const glm::vec2& way)
{
    const bool wasClick = m_isClick;
    // A very small movement is not an edit, and not with the right button, which opens the menu.
    const bool mayBeClick = m_camera.editsScenes() || m_isRight;
    if ((mayBeClick && isClickStill()) || way == glm::vec2(0.0f))
        return;
    m_isClick = false;
    const glm::vec2 whole = wasClick ? m_mouse - m_pressed : way;
    if (!m_camera.drag(m_navigation, whole, float(height())))
        m_drag = Drag::None;
}

void Viewport::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isLeft = event->button() == Qt::LeftButton;
    if (isLeft)
        m_longPress.stop();
    if (m_drag == Drag::None || m_drag == Drag::Tween || isLeft != (m_drag != Drag::Camera))
        return;
    const Drag drag = std::exchange(m_drag, Drag::None);
    const glm::vec2 pixel = pixelOf(event->position());
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    if (drag == Drag::Gizmo) {
        endGizmo(modifiers);
        hover(pixel);
    } else if (drag == Drag::Frustum) {
        releaseFrustum();
        hover(pixel);
    } else if (drag == Drag::Trail) {
        releaseTrail();
        hover(pixel);
    } else if (drag == Drag::RubberBand) {
        m_selecting.selectWithin(picture(), {m_pressed, pixel}, modifiers);
    } else if (drag == Drag::Lasso) {
        m_selecting.selectInside(picture(), m_lasso, modifiers);
    } else if (drag == Drag::Camera) {
        m_camera.end();
        if (m_isClick && event->button() == Qt::RightButton && !m_document.isGestureRunning())
            emit menuRequested(event->globalPosition().toPoint());
    } else if (!BoneSelecting::keepsSelection(modifiers) && !isOnGizmo(pixel)) {
        // A click close to a handle must not clear the selection.
        m_document.select({});
    }
    updatePicture();
}

void Viewport::endGizmo(Qt::KeyboardModifiers modifiers)
{
    if (!m_isClick)
        return m_tool.end();
    m_tool.cancel();
    selectAt(m_pressed, modifiers); // without a bone here, the selection stays
}

/// Returns false if no bone has a mark there.
bool Viewport::selectAt(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers)
{
    const bool isBone = m_selecting.clickAt(picture(), pixel, modifiers);
    updateTitle();
    return isBone;
}

void Viewport::selectOne(int bone, Qt::KeyboardModifiers modifiers)
{
    m_selecting.selectOne(bone, modifiers);
    updateTitle();
    updatePicture();
}

/// Lists the bones under a long press, if there are several.
void Viewport::listBones()
{
    const bool isOther =
        m_drag == Drag::RubberBand || m_drag == Drag::Lasso || m_drag == Drag::Camera;
    if (!posed().pose() || !areBonesUsable() || isOther)
        return;
    const auto bones = m_selecting.bonesInReach(picture(), m_pressed);
    if (bones.size() < 2)
        return;
    cancelDrag();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("bonesMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const int bone : bones) {
        const mmd::pmx::Bone& listed = posed().model()->data.bones[std::size_t(bone)];
        QAction* action = menu->addAction(menuText(shownName(listed.name.utf8)));
        action->setCheckable(true);
        action->setChecked(posed().isSelected(bone));
        connect(action, &QAction::triggered, this,
            [this, bone, actor = posed().id(), model = posed().model(),
                modifiers = m_pressModifiers] {
                // Another actor may be active now, or have another model.
                if (posed().id() == actor && posed().model() == model)
                    selectOne(bone, modifiers);
            });
    }
    menu->popup(mapToGlobal(QPoint(int(m_pressed.x), int(m_pressed.y))));
}

void Viewport::wheelEvent(QWheelEvent* event)
{
    // On some systems, a modifier turns vertical steps into horizontal ones.
    const QPoint turned = event->angleDelta();
    const float steps = float(turned.y() != 0 ? turned.y() : turned.x()) / notch;
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    event->accept();
    if (m_drag == Drag::Tween)
        return;
    if (has(modifiers, Qt::ControlModifier | Qt::ShiftModifier)) {
        m_camera.turn(Navigation::FieldOfView, steps);
        return;
    }
    const float factor = has(modifiers, Qt::ControlModifier) ? 0.2f
                         : has(modifiers, Qt::ShiftModifier) ? 4.0f
                                                             : 1.0f;
    m_camera.turn(Navigation::Zoom, steps * factor);
}

/// With the mouse the menu is opened by a click, not by the press that begins a drag.
void Viewport::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard && m_drag == Drag::None)
        emit menuRequested(mapToGlobal(rect().center()));
}

void Viewport::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_noteTimer.timerId())
        return endNote();
    if (event->timerId() != m_longPress.timerId())
        return GlView::timerEvent(event);
    m_longPress.stop();
    if (glm::distance(m_mouse, m_pressed) <= clickSlack)
        listBones();
}

void Viewport::keyPressEvent(QKeyEvent* event)
{
    const bool isOfMenu = event->modifiers() & (Qt::AltModifier | Qt::MetaModifier);
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        cancelDrag();
    else if (event->key() == Qt::Key_Escape && m_isClean)
        setClean(false);
    else if (isOfMenu && m_drag != Drag::None && m_document.isGestureRunning())
        event->accept(); // such as Alt+2: not a digit
    else if (m_drag == Drag::Gizmo)
        typeInDrag(m_tool, *event);
    else if (m_drag == Drag::Frustum)
        typeInDrag(m_frustum, *event);
    else if (m_drag == Drag::Tween)
        typeInTween(*event);
    else if (m_drag != Drag::None && m_document.isGestureRunning())
        event->accept(); // the drag uses it
    else
        GlView::keyPressEvent(event);
}

/// A number for the dragged handle; Enter ends the drag. All other keys are ignored during a drag.
template <class Tool>
void Viewport::typeInDrag(Tool& tool, const QKeyEvent& event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isEnter && tool.isTyping()) {
        tool.end();
        m_drag = Drag::None;
    } else if (event.key() == Qt::Key_Backspace) {
        tool.eraseTyped();
    } else if (const QString text = event.text(); text.size() == 1 && tool.type(text.front())) {
        if (m_isClick && m_drag == Drag::Gizmo && m_tool.mode == EditMode::Rotate)
            emit rotating(m_tool.tracks());
        m_isClick = false; // the mouse may not have moved
    }
    updatePicture();
}

/// During a drag, Tab belongs to the drag like any other key; Qt sends Tab here.
bool Viewport::focusNextPrevChild(bool next)
{
    return (m_drag != Drag::None && m_document.isGestureRunning()) ||
           GlView::focusNextPrevChild(next);
}

void Viewport::cancelDrag()
{
    m_tool.cancel();
    m_frustum.cancel();
    m_camera.cancel();
    m_tween.cancel();
    m_trail.cancel();
    if (m_drag == Drag::Tween)
        leaveTween();
    m_drag = Drag::None;
    updatePicture();
}

void Viewport::leaveEvent(QEvent* event)
{
    hover(std::nullopt);
    GlView::leaveEvent(event);
}

void Viewport::hideEvent(QHideEvent* event)
{
    cancelDrag();
    GlView::hideEvent(event);
}

void Viewport::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_hud.setFont(font());
    GlView::changeEvent(event);
}

} // namespace odori
