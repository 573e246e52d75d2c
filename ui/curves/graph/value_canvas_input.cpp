// SPDX-License-Identifier: MIT
// Mouse and keys in the graph.
#include "ui/curves/graph/drags/scale_drag.h"
#include "ui/curves/graph/drags/zoom_drag.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_hit.h"
#include "ui/curves/graph/value_key_move.h"
#include "ui/document/document.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>

#include <cmath>
#include <utility>

namespace odori {
namespace {

/// The change by one press of an arrow: units, degrees, weight.
constexpr std::array nudgeStep{0.1, 1.0, 0.01};

/// The gesture of the arrow keys. It lasts as long as one of them is held.
class Nudge final : public ValueDrag {
public:
    Nudge(ValueCanvas& canvas, mmd::KeyNumber channel)
        : m_move(canvas, channel)
    {
    }
    void move(const ValuePointer& step) override
    {
        m_frames += std::llround(step.at.x());
        m_amount += step.at.y();
        m_move.moveTo(m_frames, m_amount);
        m_frames = m_move.moved().frames; // a limited move: the next step starts there
        if (m_move.moved().isTurnStopped)
            m_amount = m_move.moved().amount;
    }
    void finish() override { m_move.finish(); }
    void cancel() override { m_move.cancel(); }

private:
    KeyMove m_move;
    std::int64_t m_frames = 0;
    double m_amount = 0.0;
};

} // namespace

bool ValueCanvas::event(QEvent* event)
{
    // These keys are also shortcuts of the window, but for its other editors.
    if (event->type() == QEvent::ShortcutOverride &&
        isOwnKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// During a drag that takes a number, Tab belongs to the drag; Qt sends Tab here.
bool ValueCanvas::focusNextPrevChild(bool next)
{
    return !(m_drag && m_drag->takesNumbers()) && QWidget::focusNextPrevChild(next);
}

bool ValueCanvas::isOwnInDrag(const QKeyEvent& event) const
{
    if (!m_drag || !m_drag->takesNumbers() ||
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Backspace:
        return m_drag->isTyping();
    default:
        return (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) ||
               event.key() == Qt::Key_Minus || event.key() == Qt::Key_Period ||
               event.key() == Qt::Key_Comma;
    }
}

/// Enter ends the drag.
void ValueCanvas::typeInDrag(const QKeyEvent& event)
{
    const QString text = event.text();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        endDrag(true);
    else if (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab)
        m_drag->turnTyped();
    else if (event.key() == Qt::Key_Backspace)
        m_drag->eraseTyped();
    else if (text.size() == 1)
        m_drag->type(text.front());
    update();
}

bool ValueCanvas::isOwnKey(const QKeyEvent& event) const
{
    if (isOwnInDrag(event))
        return true;
    const bool isPlain = !(event.modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return isPlain && !m_document.selection().keys.empty();
    case Qt::Key_Escape:
        return m_drag || m_nudge || m_isZoomingToBox;
    default:
        return false;
    }
}

void ValueCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (m_drag)
        return;
    if (m_nudge)
        std::exchange(m_nudge, nullptr)->finish();
    m_pointer = {event->position(), event->modifiers()};
    const bool isMiddle = event->button() == Qt::MiddleButton;
    if (isMiddle && event->modifiers() & Qt::ControlModifier)
        m_drag = dragZoom(*this, m_pointer);
    else if (isMiddle)
        m_drag = dragGraph(*this, m_pointer);
    else if (event->button() == Qt::LeftButton && m_isZoomingToBox)
        m_drag = dragZoom(*this, m_pointer);
    else if (event->button() == Qt::LeftButton)
        pressLeft(m_pointer);
    update();
}

void ValueCanvas::pressLeft(const ValuePointer& pointer)
{
    const ValueHit hit = valueHitAt(*this, pointer.at);
    switch (hit.part) {
    case ValueHit::Part::Ruler:
        m_drag = scrubFrame(*this, pointer);
        return;
    case ValueHit::Part::Box:
        m_drag = dragScale(*this, pointer, *scaleBox(), hit.grip);
        return;
    case ValueHit::Part::Handle:
        if (!hit.handle.isInStrip)
            setActiveLine(hit.line);
        m_drag = dragHandle(*this, pointer, hit.handle);
        return;
    case ValueHit::Part::Key: {
        setActiveLine(hit.line);
        const bool wasSelected =
            m_document.selection().hasKey(m_graph.track(hit.line.track).id(), hit.frame);
        m_drag = dragKeys(*this, pointer, hit.line, hit.frame, wasSelected);
        return;
    }
    case ValueHit::Part::Line:
        setActiveLine(hit.line);
        m_drag = boxSelect(*this, pointer);
        return;
    case ValueHit::Part::Graph:
        m_drag = boxSelect(*this, pointer);
        return;
    case ValueHit::Part::Strip:
        return;
    }
}

void ValueCanvas::mouseMoveEvent(QMouseEvent* event)
{
    m_isMouseInside = true;
    m_pointer = {event->position(), event->modifiers()};
    if (m_drag)
        m_drag->move(m_pointer);
    else
        hover(event->position());
    update();
}

void ValueCanvas::hover(const QPointF& at)
{
    if (m_isZoomingToBox)
        return;
    const ValueHit hit = valueHitAt(*this, at);
    switch (hit.part) {
    case ValueHit::Part::Box:
        setCursor(hit.grip.y == 0            ? Qt::SizeHorCursor
                  : hit.grip.x == 0          ? Qt::SizeVerCursor
                  : hit.grip.x == hit.grip.y ? Qt::SizeFDiagCursor
                                             : Qt::SizeBDiagCursor);
        return;
    case ValueHit::Part::Handle:
    case ValueHit::Part::Key:
        setCursor(Qt::SizeAllCursor);
        return;
    case ValueHit::Part::Line:
        setCursor(Qt::PointingHandCursor);
        return;
    default:
        setCursor(Qt::ArrowCursor);
    }
}

void ValueCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_pointer = {event->position(), event->modifiers()};
    endDrag(true);
    hover(event->position());
}

void ValueCanvas::endDrag(bool keep)
{
    if (const ValueDragPtr drag = std::move(m_drag))
        keep ? drag->finish() : drag->cancel();
    update();
}

void ValueCanvas::hideEvent(QHideEvent* event)
{
    if (m_drag)
        endDrag(false);
    QWidget::hideEvent(event);
}

void ValueCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    ValueAxes axes = m_axes;
    const QPointF at = event->position();
    const double turned = event->angleDelta().y() / 120.0;
    const double factor = TimeAxis::notchZoom(turned);
    if (!(event->modifiers() & Qt::ShiftModifier))
        axes.time.zoom(factor, at.x());
    if (!(event->modifiers() & Qt::ControlModifier))
        axes.zoomValues(factor, at.y());
    axes.time.pan(event->angleDelta().x() / 120.0 * 40.0);
    setAxes(axes);
}

void ValueCanvas::leaveEvent(QEvent*)
{
    m_isMouseInside = false;
    update();
}

void ValueCanvas::keyPressEvent(QKeyEvent* event)
{
    if (isOwnInDrag(*event)) {
        typeInDrag(*event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_nudge)
            std::exchange(m_nudge, nullptr)->cancel();
        else if (m_drag)
            endDrag(false);
        else if (m_isZoomingToBox)
            setZoomingToBox(false);
        else
            event->ignore();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (isOwnKey(*event))
            nudge(*event);
        else
            event->ignore();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ValueCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_drag && !m_nudge)
        emit menuRequested(event->pos());
}

void ValueCanvas::nudge(const QKeyEvent& event)
{
    if (m_drag || !m_active)
        return;
    const bool isTime = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    const double sign = event.key() == Qt::Key_Left || event.key() == Qt::Key_Down ? -1.0 : 1.0;
    double step = event.modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    if (!isTime) {
        step *= nudgeStep[std::size_t(quantityOf(m_active->channel))];
        if (event.modifiers() & Qt::ControlModifier)
            step *= 0.1;
    }
    if (!m_nudge)
        m_nudge = std::make_unique<Nudge>(*this, m_active->channel);
    m_nudge->move({isTime ? QPointF(sign * step, 0.0) : QPointF(0.0, sign * step), {}});
}

void ValueCanvas::keyReleaseEvent(QKeyEvent* event)
{
    const bool isModifier = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control;
    if (m_nudge && !event->isAutoRepeat() && !isModifier)
        std::exchange(m_nudge, nullptr)->finish();
    else
        QWidget::keyReleaseEvent(event);
}

void ValueCanvas::focusOutEvent(QFocusEvent* event)
{
    if (m_nudge)
        std::exchange(m_nudge, nullptr)->finish();
    QWidget::focusOutEvent(event);
}

} // namespace odori
