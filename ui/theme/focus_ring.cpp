// SPDX-License-Identifier: MIT
#include "ui/theme/focus_ring.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {

QPen buttonEdge(const Theme& theme)
{
    return &theme == &highContrastTheme() ? QPen(theme.line, 1.0) : QPen(Qt::NoPen);
}

void paintFocusRing(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.setPen(QPen(theme.text, &theme == &highContrastTheme() ? 2.0 : 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 2, 2);
}

} // namespace odori
