// SPDX-License-Identifier: MIT
#include "ui/curves/channel_buttons.h"
#include "ui/curves/easing/curve_geometry.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace odori {
namespace {

constexpr int cells = 8;
constexpr double topSpeed = 4.0; ///< at the top of the grid, as a multiple of constant speed

struct SpeedPoint {
    double time = 0.0, speed = 0.0; ///< speed 1: constant speed; clamped to the drawable range
};

/// Time and speed at `s`, 0..1, the parameter of the curve.
SpeedPoint speedAt(const mmd::UnitCurve& curve, double s)
{
    const double t = 1.0 - s;
    const auto slope = [&](double p1, double p2) {
        return 3.0 * (t * t * p1 + 2.0 * t * s * (p2 - p1) + s * s * (1.0 - p2));
    };
    const double time = 3.0 * t * t * s * curve.x1 + 3.0 * t * s * s * curve.x2 + s * s * s;
    const double rise = slope(curve.y1, curve.y2), run = slope(curve.x1, curve.x2);
    constexpr double most = 2.0 * topSpeed;
    if (run * most > rise)
        return {time, rise / run};
    return {time, rise > 0.0 ? most : 0.0};
}

} // namespace

QPainterPath CurveView::pathOf(const mmd::BezierCurve& curve) const
{
    QPainterPath path(positionOf({0, 0}));
    path.cubicTo(positionOf(handleOf(curve, 0)), positionOf(handleOf(curve, 1)),
        positionOf({gridSize, gridSize}));
    return path;
}

QPainterPath CurveView::speedPathOf(const mmd::BezierCurve& curve) const
{
    constexpr int steps = 96;
    const mmd::UnitCurve unit = mmd::unitCurve(curve);
    QPainterPath path;
    for (int step = 0; step <= steps; ++step) {
        // If a handle is at its end of the curve, the curve has no direction there, but has one
        // beside it.
        const double s = std::clamp(double(step) / steps, 1e-4, 1.0 - 1e-4);
        const SpeedPoint at = speedAt(unit, s);
        const QPointF position = positionOf(QPointF(at.time, at.speed / topSpeed) * gridSize);
        step == 0 ? path.moveTo(position) : path.lineTo(position);
    }
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
    if (m_isSpeedShown)
        paintSpeed(painter);
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
        const QString text = m_curves.segment ? tr("first key: no curve") : tr("several segments");
        const double wide = fontMetrics().horizontalAdvance(text);
        // Below the middle of the square; the square may be narrower than the text.
        const double left = std::clamp(
            square.center().x() - wide / 2.0, 0.0, std::max(0.0, double(width()) - wide));
        painter.drawText(QRectF(left, frames.top(), wide, line), Qt::AlignLeft, text);
    }
}

QColor CurveView::ghostColour(std::size_t index) const
{
    return m_isSeveralChannels ? channelColour(themeOf(palette()), m_curves.curveChannels[index])
                               : m_colour;
}

void CurveView::paintCurves(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    if (!m_curves.isMixed()) {
        painter.setPen(QPen(m_colour, 2.2));
        painter.drawPath(pathOf(m_curves.curves.front()));
        return;
    }
    for (std::size_t at = 0; at < m_curves.curves.size(); ++at) {
        painter.setPen(QPen(faint(ghostColour(at), 0.5), 1.3));
        painter.drawPath(pathOf(m_curves.curves[at]));
    }
    // The positions of their handles, which a nudge moves.
    painter.setPen(Qt::NoPen);
    for (std::size_t at = 0; at < m_curves.curves.size(); ++at) {
        painter.setBrush(faint(ghostColour(at), 0.65));
        for (const int index : {0, 1})
            painter.drawEllipse(positionOf(handleOf(m_curves.curves[at], index)), 2.0, 2.0);
    }
}

void CurveView::paintSpeed(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    const QRectF square = grid();
    const double even = positionOf({0, gridSize / topSpeed}).y();
    painter.save();
    painter.setClipRect(square);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(theme.marker, 0.35), 1.0, Qt::DotLine));
    painter.drawLine(QPointF(square.left(), even), QPointF(square.right(), even));
    painter.setPen(QPen(faint(theme.marker, m_curves.isMixed() ? 0.35 : 0.9), 1.1));
    for (const mmd::BezierCurve& curve : m_curves.curves)
        painter.drawPath(speedPathOf(curve));
    painter.restore();
    painter.setPen(theme.marker);
    const double line = fontMetrics().height();
    painter.drawText(QRectF(square.left() + 4, even - line, square.width(), line),
        Qt::AlignLeft | Qt::AlignBottom, tr("speed 1×"));
}

void CurveView::paintHandle(QPainter& painter, int index) const
{
    const Theme& theme = themeOf(palette());
    const std::size_t at = index == 0 ? 0 : 2;
    const bool isShared = m_curves.coordinates[at] && m_curves.coordinates[at + 1];
    const QPointF end = positionOf(index == 0 ? QPointF(0, 0) : QPointF(gridSize, gridSize));
    const QPointF position = positionOf(handle(index));
    const bool isActive = hasFocus() && index == m_active;
    QPen line(faint(m_colour, isShared ? 0.9 : 0.5), 1.4);
    if (!isShared)
        line.setStyle(Qt::DashLine);
    painter.setPen(line);
    painter.drawLine(end, position);
    if (isActive || index == m_hovered) {
        painter.setPen(QPen(isActive ? theme.accentBright : theme.dim, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(position, handleRadius + 3.5, handleRadius + 3.5);
    }
    // A handle that the keys do not share is hollow.
    painter.setPen(QPen(isShared ? theme.field : m_colour, 1.5));
    painter.setBrush(isShared ? m_colour : theme.field);
    painter.drawEllipse(position, handleRadius, handleRadius);
}

void CurveView::paintDots(QPainter& painter) const
{
    const Theme& theme = themeOf(palette());
    for (const ShapedSegment& each : m_curves.segments) {
        const double first = each.segment.first, last = each.segment.last;
        if (m_frame < first || m_frame > last)
            continue;
        const double x = (m_frame - first) / (last - first);
        const QPointF position =
            positionOf(QPointF(x, mmd::evaluateCurve(each.curve, x)) * gridSize);
        painter.setPen(QPen(theme.field, 1.5));
        painter.setBrush(theme.currentFrame);
        painter.drawEllipse(position, 4.5, 4.5);
    }
}

} // namespace odori
