// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QPainter>

namespace odori {

/// Draws the text of a mark at the left of `box`, if it is completely between the pixels `from` and
/// `to`, the ends of the ruler: a part of a number looks like another number.
inline void drawRulerText(
    QPainter& painter, const QRectF& box, const QString& text, double from, double to)
{
    if (box.left() >= from && box.left() + painter.fontMetrics().horizontalAdvance(text) <= to)
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
}

} // namespace odori
