// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_view.h"

#include "ui/curves/easing/curve_geometry.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr double grabRadius = 11.0;

QPoint snapped(QPointF position)
{
    const auto whole = [](double value) { return int(std::lround(std::clamp(value, 0.0, 127.0))); };
    return {whole(position.x()), whole(position.y())};
}

/// The modifier of a modifier key; none for other keys.
Qt::KeyboardModifiers modifierOf(int key)
{
    switch (key) {
    case Qt::Key_Shift:
        return Qt::ShiftModifier;
    case Qt::Key_Alt:
        return Qt::AltModifier;
    case Qt::Key_Control:
        return Qt::ControlModifier;
    default:
        return {};
    }
}

} // namespace

CurveView::CurveView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CurveView::setCurves(
    const SelectedCurves& curves, const QColor& colour, bool isSeveralChannels)
{
    m_curves = curves;
    m_colour = colour;
    m_isSeveralChannels = isSeveralChannels;
    update();
}

void CurveView::setCurrentFrame(double frame)
{
    const double before = std::exchange(m_frame, frame);
    const auto holds = [](const Segment& segment, double time) {
        return time >= segment.first && time <= segment.last;
    };
    for (const ShapedSegment& each : m_curves.segments)
        if (holds(each.segment, before) || holds(each.segment, frame)) {
            update();
            return;
        }
}

void CurveView::setNudging(bool nudging)
{
    m_isNudging = nudging;
    emit switched();
}

void CurveView::setSpeedShown(bool shown)
{
    m_isSpeedShown = shown;
    update();
    emit switched();
}

QRectF CurveView::grid() const
{
    const double line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("127")) + 8.0;
    const double bottom = line + 6.0;
    const double top = handleRadius + 3.0;
    const double side = std::min(width() - left - handleRadius - 5.0, height() - top - bottom);
    const double size = std::max(side, 1.0);
    // The square is in the middle of the remaining area, on whole pixels.
    const double x = left + std::max(0.0, (width() - left - handleRadius - 5.0 - size) / 2.0);
    const double y = top + std::max(0.0, (height() - top - bottom - size) / 2.0);
    return {std::round(x), std::round(y), std::round(size), std::round(size)};
}

QPointF CurveView::positionOf(QPointF point) const
{
    const QRectF square = grid();
    return {square.left() + point.x() / gridSize * square.width(),
        square.bottom() - point.y() / gridSize * square.height()};
}

QPoint CurveView::handle(int index) const
{
    if (!hasHandles())
        return {};
    const std::size_t at = index == 0 ? 0 : 2;
    const auto x = m_curves.coordinates[at], y = m_curves.coordinates[at + 1];
    return x && y ? QPoint(*x, *y) : handleOf(m_curves.curves.front(), index).toPoint();
}

QSize CurveView::sizeHint() const
{
    return {260, 240};
}

QSize CurveView::minimumSizeHint() const
{
    return {120, 2 * fontMetrics().height() + 10}; // it gets what the buttons leave
}

int CurveView::handleAt(QPointF position) const
{
    if (!hasHandles())
        return -1;
    int nearest = -1;
    double best = grabRadius;
    for (const int index : {m_active, 1 - m_active}) {
        const QPointF off = positionOf(handle(index)) - position;
        const double distance = std::hypot(off.x(), off.y());
        if (distance < best) {
            best = distance;
            nearest = index;
        }
    }
    return nearest;
}

void CurveView::beginHold(int index, Hold hold)
{
    m_active = index;
    m_hold = hold;
    m_start = handle(index);
    m_position = m_start;
    m_move = {index, m_start, {}, false};
    emit handleGrabbed(index);
}

/// A drag nudges with Shift too, because many window managers use Alt with a drag for themselves.
/// An arrow nudges with Alt only, because Shift with an arrow is a long step.
bool CurveView::nudges(Qt::KeyboardModifiers modifiers) const
{
    const auto wanted =
        m_hold == Hold::Mouse ? Qt::ShiftModifier | Qt::AltModifier : Qt::AltModifier;
    return m_isNudging || (modifiers & wanted);
}

void CurveView::emitMove(Qt::KeyboardModifiers modifiers)
{
    m_move.position = snapped(m_position);
    m_move.isNudge = nudges(modifiers);
    m_move.delta = m_position.toPoint() - m_start;
    emit handleMoved(m_move);
}

void CurveView::release()
{
    if (std::exchange(m_hold, Hold::None) != Hold::None)
        emit handleReleased(m_move);
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_hold == Hold::Mouse)
        return;
    release();
    const int index = handleAt(event->position());
    if (index < 0)
        return;
    m_last = event->position();
    beginHold(index, Hold::Mouse);
    update();
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF position = event->position();
    if (m_hold != Hold::Mouse) {
        const int hovered = handleAt(position);
        if (hovered != std::exchange(m_hovered, hovered))
            update();
        setCursor(hovered >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    const double fine = event->modifiers() & Qt::ControlModifier ? 0.1 : 1.0;
    const QPointF moved = (position - m_last) / grid().width() * gridSize * fine;
    m_last = position;
    m_position += QPointF(moved.x(), -moved.y());
    emitMove(event->modifiers());
}

void CurveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_hold == Hold::Mouse)
        release();
}

void CurveView::moveBy(QPointF step, Qt::KeyboardModifiers modifiers)
{
    if (!hasHandles() || m_hold == Hold::Mouse)
        return;
    if (m_hold == Hold::None)
        beginHold(m_active, Hold::Keys);
    m_position += step;
    if (!nudges(modifiers))
        m_position =
            snapped(m_position); // a nudge continues for the keys that are not at the edge yet
    emitMove(modifiers);
}

bool CurveView::pressArrow(const QKeyEvent& event)
{
    const double step = event.modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    switch (event.key()) {
    case Qt::Key_Left:
        moveBy({-step, 0}, event.modifiers());
        return true;
    case Qt::Key_Right:
        moveBy({step, 0}, event.modifiers());
        return true;
    case Qt::Key_Up:
        moveBy({0, step}, event.modifiers());
        return true;
    case Qt::Key_Down:
        moveBy({0, -step}, event.modifiers());
        return true;
    default:
        return false;
    }
}

bool CurveView::isHandleKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return true;
    case Qt::Key_1:
    case Qt::Key_2:
        return !event.modifiers(); // keys of the number pad change the 3D view
    default:
        return false;
    }
}

bool CurveView::event(QEvent* event)
{
    // While a handle is held, Escape cancels the drag, even if it is a shortcut of a command.
    if (event->type() == QEvent::ShortcutOverride && m_hold != Hold::None &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    // The keys for handles act on the grid, even if they are shortcuts of commands.
    if (event->type() == QEvent::ShortcutOverride && isHandleKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void CurveView::keyPressEvent(QKeyEvent* event)
{
    if (pressArrow(*event))
        return;
    switch (event->key()) {
    case Qt::Key_1:
    case Qt::Key_2:
        if (event->modifiers() & Qt::KeypadModifier)
            break; // keys of the number pad change the 3D view
        release();
        m_active = event->key() == Qt::Key_1 ? 0 : 1;
        update();
        return;
    case Qt::Key_Shift:
    case Qt::Key_Alt:
        if (m_hold == Hold::Mouse) { // the drag becomes a nudge at once
            emitMove(event->modifiers() | modifierOf(event->key()));
            return;
        }
        break;
    case Qt::Key_Escape:
        if (std::exchange(m_hold, Hold::None) != Hold::None) {
            emit handleCancelled(m_active);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void CurveView::keyReleaseEvent(QKeyEvent* event)
{
    const bool isModifier = modifierOf(event->key()) != Qt::NoModifier;
    if (m_hold == Hold::Mouse && isModifier)
        emitMove(event->modifiers() & ~modifierOf(event->key()));
    else if (m_hold == Hold::Keys && !event->isAutoRepeat() && !isModifier)
        release();
    else
        QWidget::keyReleaseEvent(event);
}

void CurveView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CurveView::focusOutEvent(QFocusEvent* event)
{
    if (m_hold == Hold::Keys)
        release();
    QWidget::focusOutEvent(event);
    update();
}

void CurveView::leaveEvent(QEvent*)
{
    m_hovered = -1;
    update();
}

} // namespace odori
