// SPDX-License-Identifier: MIT
#include "ui/theme/focus_ring.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {

void paintFocusRing(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.setPen(QPen(theme.text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 2, 2);
}

} // namespace odori
