// SPDX-License-Identifier: MIT
#include "ui/poses/pose_delegate.h"

#include "ui/poses/pose_list_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtWidgets/QLineEdit>

namespace odori {
namespace {

constexpr int margin = 4;
constexpr int iconSize = 28;

QRect pictureIn(const QRect& cell)
{
    return {cell.left() + (cell.width() - PoseDelegate::pictureSize) / 2, cell.top() + margin,
        PoseDelegate::pictureSize, PoseDelegate::pictureSize};
}

QRect nameIn(const QRect& cell)
{
    return cell.adjusted(margin, 2 * margin + PoseDelegate::pictureSize, -margin, -margin);
}

} // namespace

QSize PoseDelegate::cellSize(const QFontMetrics& font)
{
    return {pictureSize + 2 * margin, pictureSize + 3 * margin + font.height()};
}

QSize PoseDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return cellSize(option.fontMetrics);
}

void PoseDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = themeOf(option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (isSelected) {
        painter->setPen(QPen(theme.accentBright, 1.0));
        painter->setBrush(theme.selectedRow);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const QRect picture = pictureIn(option.rect);
    const QString problem = index.data(PoseListModel::ProblemRole).toString();
    const QVariant image = index.data(Qt::DecorationRole);
    painter->fillRect(picture, theme.field);
    if (image.isValid())
        painter->drawImage(picture, image.value<QImage>());
    if (!problem.isEmpty()) {
        QRect icon(0, 0, iconSize, iconSize);
        if (image.isValid()) // only a part of the file is damaged
            icon.moveBottomRight(picture.bottomRight());
        else
            icon.moveCenter(picture.center());
        colouredIcon(QStringLiteral("warning"), theme.warning).paint(painter, icon);
    }
    painter->setFont(option.font);
    painter->setPen(problem.isEmpty() ? theme.text : theme.warning);
    const QRect name = nameIn(option.rect);
    painter->drawText(name, Qt::AlignCenter,
        option.fontMetrics.elidedText(
            index.data(Qt::DisplayRole).toString(), Qt::ElideMiddle, name.width()));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.accentBright, 1.0, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5));
    }
    painter->restore();
}

void PoseDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const auto* field = qobject_cast<const QLineEdit*>(editor);
    if (!field || !field->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

void PoseDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int height = editor->sizeHint().height();
    const QRect name = nameIn(option.rect);
    editor->setGeometry(
        option.rect.left(), name.center().y() - height / 2, option.rect.width(), height);
}

} // namespace odori
