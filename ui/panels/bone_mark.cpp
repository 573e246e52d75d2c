// SPDX-License-Identifier: MIT
#include "ui/panels/bone_mark.h"

#include "ui/theme/text_size.h"

#include <QtGui/QPainter>

namespace odori {
namespace {

constexpr double lineWidth = 1.4;
constexpr double usualRadius = 4.5;

} // namespace

void paintBoneMark(QPainter& painter, const QRectF& area, BoneKind kind, const QColor& colour)
{
    const double scale = textScale(painter.fontMetrics());
    const double markRadius = usualRadius * scale, half = markRadius - 0.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, lineWidth * scale));
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = area.center();
    const QRectF square(centre - QPointF(half, half), QSizeF(2 * half, 2 * half));
    switch (kind) {
    case BoneKind::Ik:
        painter.drawRect(square);
        painter.setBrush(colour);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(centre, 1.4 * scale, 1.4 * scale);
        break;
    case BoneKind::FixedAxis:
        painter.drawEllipse(centre, markRadius, markRadius);
        painter.drawLine(centre - QPointF(markRadius, 0), centre + QPointF(markRadius, 0));
        break;
    case BoneKind::Move:
        painter.drawRect(square);
        break;
    case BoneKind::Rotate:
        painter.drawEllipse(centre, markRadius, markRadius);
        break;
    case BoneKind::Fixed:
        painter.drawEllipse(centre, 1.5 * scale, 1.5 * scale);
        break;
    }
    painter.restore();
}

void paintDraftMark(QPainter& painter, const QRectF& area, const QColor& colour)
{
    const double scale = textScale(painter.fontMetrics());
    const double radius = usualRadius * scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, lineWidth * scale));
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = area.center();
    const QPointF corners[] = {centre - QPointF(0, radius), centre + QPointF(radius, 0),
        centre + QPointF(0, radius), centre - QPointF(radius, 0)};
    painter.drawPolygon(corners, 4);
    painter.restore();
}

} // namespace odori
