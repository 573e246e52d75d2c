// SPDX-License-Identifier: MIT
#include "ui/panels/bone_delegate.h"

#include "ui/document/models/bone_tree_model.h"
#include "ui/panels/bone_mark.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {
namespace {

constexpr int markWidth = 16;
constexpr int draftWidth = 20;

QColor markColour(const Theme& theme, BoneKind kind, bool isHidden)
{
    if (isHidden || kind == BoneKind::Fixed)
        return theme.dim;
    if (kind == BoneKind::Ik)
        return theme.selectedKey;
    return kind == BoneKind::FixedAxis ? theme.rotation : theme.accentBright;
}

} // namespace

void BoneDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = themeOf(option.palette);
    const bool isGroup = index.data(BoneTreeModel::BoneRole).toInt() < 0;
    const bool isHidden = index.data(BoneTreeModel::HiddenRole).toBool();
    const bool isDraft = index.data(BoneTreeModel::DraftRole).toBool();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selectedRow);
    QRect text = option.rect.adjusted(isGroup ? 2 : 0, 0, -4, 0);
    if (!isGroup) {
        const auto kind = BoneKind(index.data(BoneTreeModel::KindRole).toInt());
        const QRect mark(text.left(), text.top(), markWidth, text.height());
        paintBoneMark(*painter, mark, kind, markColour(theme, kind, isHidden));
        text.setLeft(mark.right() + 5);
    }
    if (isDraft) {
        const QRect mark(text.right() - draftWidth, text.top(), draftWidth, text.height());
        paintDraftMark(*painter, mark, theme.draft);
        text.setRight(mark.left());
    }
    painter->save();
    painter->setFont(option.font);
    painter->setPen(isDraft ? theme.draft : isGroup || isHidden ? theme.dim : theme.text);
    painter->drawText(text, Qt::AlignVCenter,
        option.fontMetrics.elidedText(
            index.data(Qt::DisplayRole).toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

QSize BoneDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + markWidth + draftWidth, std::max(21, option.fontMetrics.height() + 4)};
}

} // namespace odori
