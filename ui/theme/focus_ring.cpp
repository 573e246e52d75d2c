// SPDX-License-Identifier: MIT
#include "ui/theme/focus_ring.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QWidget>

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

void paintFocusFrame(QPainter& painter, const QWidget& editor)
{
    if (!editor.hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(editor.palette().color(QPalette::Highlight));
    painter.drawRect(editor.rect().adjusted(0, 0, -1, -1));
}

} // namespace odori
