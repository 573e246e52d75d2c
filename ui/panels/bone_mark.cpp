// SPDX-License-Identifier: MIT
#include "ui/panels/bone_mark.h"

#include <QtGui/QPainter>

namespace odori {
namespace {

constexpr double lineWidth = 1.4;
constexpr double markRadius = 4.5;

} // namespace

void paintBoneMark(QPainter& painter, const QRectF& area, BoneKind kind, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, lineWidth));
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = area.center();
    const QRectF square(centre - QPointF(markRadius - 0.5, markRadius - 0.5),
        QSizeF(2 * markRadius - 1, 2 * markRadius - 1));
    switch (kind) {
    case BoneKind::Ik:
        painter.drawRect(square);
        painter.setBrush(colour);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(centre, 1.4, 1.4);
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
        painter.drawEllipse(centre, 1.5, 1.5);
        break;
    }
    painter.restore();
}

void paintDraftMark(QPainter& painter, const QRectF& area, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, lineWidth));
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = area.center();
    const QPointF corners[] = {centre - QPointF(0, 4.5), centre + QPointF(4.5, 0),
        centre + QPointF(0, 4.5), centre - QPointF(4.5, 0)};
    painter.drawPolygon(corners, 4);
    painter.restore();
}

} // namespace odori
