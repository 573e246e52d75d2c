// SPDX-License-Identifier: MIT
#include "ui/curves/curve_view.h"

#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr double gridSize = 127.0;
constexpr int cells = 8;
constexpr double grabRadius = 11.0;
constexpr double handleRadius = 5.0;

QPointF control(const mmd::BezierCurve& curve, int index)
{
    const QPointF point = index == 0 ? QPointF(curve.x1, curve.y1) : QPointF(curve.x2, curve.y2);
    return {std::min(point.x(), gridSize), std::min(point.y(), gridSize)};
}

QPoint snapped(QPointF place)
{
    const auto whole = [](double value) { return int(std::lround(std::clamp(value, 0.0, 127.0))); };
    return {whole(place.x()), whole(place.y())};
}

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace

CurveView::CurveView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CurveView::setCurves(const SelectedCurves& curves, const QColor& colour)
{
    m_curves = curves;
    m_colour = colour;
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

QRectF CurveView::grid() const
{
    const double line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("127")) + 8.0;
    const double bottom = line + 6.0;
    const double top = handleRadius + 3.0;
    const double side = std::min(width() - left - handleRadius - 5.0, height() - top - bottom);
    const double size = std::max(side, 1.0);
    // The square sits in the middle of what is left, on whole pixels.
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
    return x && y ? QPoint(*x, *y) : control(m_curves.curves.front(), index).toPoint();
}

QSize CurveView::sizeHint() const
{
    return {260, 240};
}

QSize CurveView::minimumSizeHint() const
{
    return {120, 110};
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

QPainterPath CurveView::pathOf(const mmd::BezierCurve& curve) const
{
    QPainterPath path(positionOf({0, 0}));
    path.cubicTo(positionOf(control(curve, 0)), positionOf(control(curve, 1)),
        positionOf({gridSize, gridSize}));
    return path;
}

void CurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(palette()).panel);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    if (!hasHandles())
        return;
    paintFrames(painter);
    paintCurves(painter);
    paintDots(painter);
    paintHandle(painter, 1 - m_active);
    paintHandle(painter, m_active);
}

void CurveView::paintGrid(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    const QRectF square = grid();
    painter.fillRect(square, theme.field);
    painter.setPen(QPen(faint(theme.dim, 0.18), 1.0));
    for (int cell = 1; cell < cells; ++cell) {
        const double x = std::round(square.left() + square.width() * cell / cells) + 0.5;
        const double y = std::round(square.top() + square.height() * cell / cells) + 0.5;
        painter.drawLine(QPointF(x, square.top()), QPointF(x, square.bottom()));
        painter.drawLine(QPointF(square.left(), y), QPointF(square.right(), y));
    }
    painter.setPen(QPen(faint(theme.dim, 0.45), 1.0));
    painter.drawLine(square.bottomLeft(), square.topRight());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(theme.dim, 0.55), 1.0));
    painter.drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5));
}

void CurveView::paintFrames(QPainter& painter) const
{
    const QRectF square = grid();
    painter.setPen(themeOf(palette()).dim);
    const double line = fontMetrics().height();
    const QRectF axis(0, square.top() - line / 2, square.left() - 6, line);
    painter.drawText(axis, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("127"));
    painter.drawText(axis.translated(0, square.height()), Qt::AlignRight | Qt::AlignVCenter,
        QStringLiteral("0"));
    const QRectF frames(square.left(), square.bottom() + 3, square.width(), line);
    if (m_curves.segment && !m_curves.segment->isEmpty()) {
        painter.drawText(frames, Qt::AlignLeft, QString::number(m_curves.segment->first));
        painter.drawText(frames, Qt::AlignRight, QString::number(m_curves.segment->last));
    } else {
        const QString text =
            m_curves.segment ? tr("first key: nothing leads to it") : tr("several segments");
        const QRectF wide(0, frames.top(), width(), line); // the square may be small
        painter.drawText(wide, Qt::AlignHCenter, text);
    }
}

void CurveView::paintCurves(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    const bool isMixed = m_curves.isMixed();
    painter.setPen(QPen(isMixed ? faint(m_colour, 0.4) : m_colour, isMixed ? 1.3 : 2.2));
    for (const mmd::BezierCurve& curve : m_curves.curves)
        painter.drawPath(pathOf(curve));
}

void CurveView::paintHandle(QPainter& painter, int index) const
{
    const Theme& theme = themeOf(palette());
    const std::size_t at = index == 0 ? 0 : 2;
    const bool isShared = m_curves.coordinates[at] && m_curves.coordinates[at + 1];
    const QPointF end = positionOf(index == 0 ? QPointF(0, 0) : QPointF(gridSize, gridSize));
    const QPointF place = positionOf(handle(index));
    const bool isActive = hasFocus() && index == m_active;
    QPen line(faint(m_colour, isShared ? 0.9 : 0.5), 1.4);
    if (!isShared)
        line.setStyle(Qt::DashLine);
    painter.setPen(line);
    painter.drawLine(end, place);
    if (isActive || index == m_hovered) {
        painter.setPen(QPen(isActive ? theme.accentBright : theme.dim, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place, handleRadius + 3.5, handleRadius + 3.5);
    }
    // A handle that the keys do not share is hollow.
    painter.setPen(QPen(isShared ? theme.field : m_colour, 1.5));
    painter.setBrush(isShared ? m_colour : theme.field);
    painter.drawEllipse(place, handleRadius, handleRadius);
}

void CurveView::paintDots(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    for (const ShapedSegment& each : m_curves.segments) {
        const double first = each.segment.first, last = each.segment.last;
        if (m_frame < first || m_frame > last)
            continue;
        const double x = (m_frame - first) / (last - first);
        const QPointF place = positionOf(QPointF(x, mmd::evaluateCurve(each.curve, x)) * gridSize);
        painter.setPen(QPen(theme.field, 1.5));
        painter.setBrush(theme.currentFrame);
        painter.drawEllipse(place, 4.5, 4.5);
    }
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_hold == Hold::Mouse)
        return;
    release();
    const int index = handleAt(event->position());
    if (index < 0)
        return;
    m_active = index;
    m_hold = Hold::Mouse;
    m_place = handle(index);
    m_last = event->position();
    emit handleGrabbed(index);
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
    m_place += QPointF(moved.x(), -moved.y());
    emit handleMoved(m_active, snapped(m_place));
}

void CurveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_hold == Hold::Mouse)
        release();
}

void CurveView::release()
{
    if (std::exchange(m_hold, Hold::None) != Hold::None)
        emit handleReleased(m_active);
}

void CurveView::moveTo(QPointF place)
{
    if (!hasHandles() || m_hold == Hold::Mouse)
        return;
    if (m_hold == Hold::None) {
        m_hold = Hold::Keys;
        emit handleGrabbed(m_active);
    }
    m_place = snapped(place);
    emit handleMoved(m_active, m_place.toPoint());
}

void CurveView::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    const QPointF place = m_hold == Hold::None ? QPointF(handle(m_active)) : m_place;
    switch (event->key()) {
    case Qt::Key_Left:
        moveTo(place - QPointF(step, 0));
        break;
    case Qt::Key_Right:
        moveTo(place + QPointF(step, 0));
        break;
    case Qt::Key_Up:
        moveTo(place + QPointF(0, step));
        break;
    case Qt::Key_Down:
        moveTo(place - QPointF(0, step));
        break;
    case Qt::Key_1:
    case Qt::Key_2:
        release();
        m_active = event->key() == Qt::Key_1 ? 0 : 1;
        update();
        break;
    case Qt::Key_Escape:
        if (std::exchange(m_hold, Hold::None) == Hold::None) {
            QWidget::keyPressEvent(event);
            return;
        }
        emit handleCancelled(m_active);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

void CurveView::keyReleaseEvent(QKeyEvent* event)
{
    if (m_hold == Hold::Keys && !event->isAutoRepeat() && event->key() != Qt::Key_Shift)
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
