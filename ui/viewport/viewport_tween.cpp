// SPDX-License-Identifier: MIT
// Tweens in the viewport: they follow the mouse without a pressed button.
#include "ui/viewport/viewport.h"

#include <QtGui/QCursor>
#include <QtGui/QFocusEvent>

namespace odori {

void Viewport::beginTween(mmd::Tween way)
{
    if (m_drag != Drag::None)
        return;
    // Values can only be set at whole frames.
    m_playback.stop();
    m_document.setCurrentFrame(double(m_document.currentKeyFrame()));
    if (!m_tween.begin(way))
        return;
    m_drag = Drag::Tween;
    const QPointF mouse = mapFromGlobal(QPointF(QCursor::pos()));
    m_mouse = {float(mouse.x()), float(mouse.y())};
    setFocus(Qt::OtherFocusReason);
    setCursor(Qt::SizeHorCursor);
    grabMouse(); // the mouse may leave the view
    updatePicture();
}

void Viewport::leaveTween()
{
    m_drag = Drag::None;
    releaseMouse();
    unsetCursor();
    updatePicture();
}

void Viewport::moveInTween(float pixels)
{
    m_tween.move(pixels);
    if (!m_tween.isRunning()) // Undo or another edit ended it
        leaveTween();
    updatePicture();
}

void Viewport::pressInTween(Qt::MouseButton button)
{
    if (button == Qt::LeftButton)
        m_tween.end();
    else
        m_tween.cancel();
    leaveTween();
}

/// A percentage; Enter sets the pose. All other keys are ignored.
void Viewport::typeInTween(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        m_tween.end();
        leaveTween();
    } else if (event.key() == Qt::Key_Backspace) {
        m_tween.eraseTyped();
    } else if (event.text().size() == 1) {
        m_tween.type(event.text().front());
    }
    updatePicture();
}

/// Without the focus, the keys that end a tween would go elsewhere.
void Viewport::focusOutEvent(QFocusEvent* event)
{
    if (m_drag == Drag::Tween && event->reason() != Qt::PopupFocusReason)
        cancelDrag();
    GlView::focusOutEvent(event);
    updatePicture(); // without the frame of the focus
}

void Viewport::focusInEvent(QFocusEvent* event)
{
    GlView::focusInEvent(event);
    updatePicture();
}

} // namespace odori
