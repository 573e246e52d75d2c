// SPDX-License-Identifier: MIT
#include "app/palette/palette_delegate.h"

#include "app/palette/palette_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QTextLayout>

namespace odori {
namespace {

// Pixels.
constexpr int side = 10, capPadding = 6, capSpacing = 4, rowPadding = 6;

/// Paints the keys from the right end of `room`, and reduces `room` to the remaining area.
void paintCaps(QPainter& painter, QRect& room, const PaletteRow& row, const Theme& theme)
{
    const QFontMetrics metrics = painter.fontMetrics();
    for (qsizetype at = row.keys.size(); at-- > 0;) {
        const QString text = row.keys[at].toString(QKeySequence::NativeText);
        const int width = metrics.horizontalAdvance(text) + 2 * capPadding;
        const QRect cap(room.right() - width, room.center().y() - metrics.height() / 2 - 1, width,
            metrics.height() + 2);
        painter.setPen(theme.groupKey);
        painter.setBrush(theme.header);
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(row.canRun ? theme.text : theme.dim);
        painter.drawText(cap, Qt::AlignCenter, text);
        room.setRight(cap.left() - capSpacing);
    }
}

void paintState(QPainter& painter, QRect& room, const PaletteRow& row, const Theme& theme)
{
    if (row.canRun)
        return;
    const QString text = PaletteModel::tr("not available now");
    painter.setPen(theme.dim);
    painter.drawText(room.adjusted(0, 0, -capSpacing, 0), Qt::AlignRight | Qt::AlignVCenter, text);
    room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(text) - 2 * capSpacing);
}

/// Paints the icon, or a tick for a checked command without an icon.
void paintIcon(QPainter& painter, const QRect& rect, const PaletteRow& row, const Theme& theme)
{
    if (!row.icon.isNull()) {
        row.icon.paint(
            &painter, rect, Qt::AlignCenter, row.canRun ? QIcon::Normal : QIcon::Disabled);
    } else if (row.isChecked) {
        const double scale = rect.width() / 16.0;
        painter.setPen(QPen(row.canRun ? theme.text : theme.dim, 1.6 * scale));
        const QPointF from = QRectF(rect).topLeft();
        const QPointF tick[] = {from + QPointF(3, 8.5) * scale, from + QPointF(6.5, 12) * scale,
            from + QPointF(13, 4) * scale};
        painter.drawPolyline(tick, 3);
    }
}

void paintName(QPainter& painter, const QRect& room, const PaletteRow& row, const Theme& theme)
{
    const QString menu = row.menu + QStringLiteral(" › ");
    const QString matched = row.matched.isEmpty() ? QString() : QStringLiteral("   ") + row.matched;
    const QString text =
        painter.fontMetrics().elidedText(menu + row.name + matched, Qt::ElideRight, room.width());
    QList<QTextLayout::FormatRange> formats;
    const auto format = [&](qsizetype from, qsizetype length, const QColor& colour, bool isBold) {
        QTextCharFormat each;
        each.setForeground(colour);
        if (isBold)
            each.setFontWeight(QFont::Bold);
        if (from < text.size())
            formats.append({int(from), int(std::min(length, text.size() - from)), each});
    };
    format(0, menu.size(), theme.dim, false);
    format(menu.size(), row.name.size(), row.canRun ? theme.text : theme.dim, false);
    format(menu.size() + row.name.size(), matched.size(), theme.dim, false);
    const qsizetype typed =
        menu.size() +
        (matched.isEmpty() ? 0 : row.name.size() + matched.size() - row.matched.size());
    for (const qsizetype index : row.indices)
        format(typed + index, 1, row.canRun ? theme.accentBright : theme.dim, true);
    QTextLayout layout(text, painter.font());
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (line.isValid())
        layout.draw(
            &painter, QPointF(room.left(), room.center().y() - line.height() / 2 + 1), {}, room);
}

} // namespace

PaletteDelegate::PaletteDelegate(const PaletteModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

void PaletteDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const PaletteRow& row = m_model.row(index.row());
    const Theme& theme = themeOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, theme.selectedRow);
        painter->fillRect(
            QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accentBright);
    }
    QRect room = option.rect.adjusted(side, 0, -side, 0);
    const QSize icon = buttonIconSize();
    paintIcon(*painter, {{room.left(), room.center().y() - icon.height() / 2}, icon}, row, theme);
    room.setLeft(room.left() + icon.width() + side);
    paintCaps(*painter, room, row, theme);
    paintState(*painter, room, row, theme);
    paintName(*painter, room.adjusted(0, 0, -side, 0), row, theme);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {1, option.fontMetrics.height() + 2 * rowPadding};
}

} // namespace odori
