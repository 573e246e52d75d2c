// SPDX-License-Identifier: MIT
#include "ui/fields/list_focus.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>

namespace odori {

void paintListFocus(QAbstractItemView& view, ListFocus part)
{
    if (!view.hasFocus())
        return;
    const QRect all = view.viewport()->rect();
    QRect box = view.visualRect(view.currentIndex());
    if (part == ListFocus::Row && !box.isEmpty()) {
        box.setLeft(all.left());
        box.setRight(all.right());
    }
    if (!box.intersects(all))
        box = all;
    QPainter painter(view.viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(view.palette()).accentBright, 1.0));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
}

} // namespace odori
