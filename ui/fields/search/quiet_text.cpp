// SPDX-License-Identifier: MIT
#include "ui/fields/search/quiet_text.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QAbstractItemView>

namespace odori {

void paintQuietText(
    QPainter& painter, const QPalette& palette, const QRect& area, const QString& text)
{
    constexpr int margin = 10;
    painter.setPen(palette.color(QPalette::PlaceholderText));
    painter.drawText(area.adjusted(margin, margin, -margin, -margin),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

void paintQuietText(QAbstractItemView& view, const QString& text)
{
    QPainter painter(view.viewport());
    painter.setFont(view.font());
    paintQuietText(painter, view.palette(), view.viewport()->rect(), text);
}

} // namespace odori
