// SPDX-License-Identifier: MIT
#include "ui/panels/bone_delegate.h"

#include "ui/document/models/bone_tree_model.h"
#include "ui/panels/bone_mark.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>

namespace odori {
namespace {

/// Beside usual texts.
constexpr int markWidth = 16, draftWidth = 20;

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
    if (index.column() != BoneTreeModel::Name)
        return paintIcon(*painter, option, index);
    const Theme& theme = themeOf(option.palette);
    const bool isGroup = index.data(BoneTreeModel::BoneRole).toInt() < 0;
    const bool isHidden = index.data(BoneTreeModel::HiddenRole).toBool();
    const bool isDraft = index.data(BoneTreeModel::DraftRole).toBool();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selectedRow);
    QRect text = option.rect.adjusted(isGroup ? 2 : 0, 0, -4, 0);
    if (!isGroup) {
        const auto kind = BoneKind(index.data(BoneTreeModel::KindRole).toInt());
        const int width = grownWithText(markWidth, option.fontMetrics);
        const QRect mark(text.left(), text.top(), width, text.height());
        paintBoneMark(*painter, mark, kind, markColour(theme, kind, isHidden));
        text.setLeft(mark.right() + 5);
    }
    if (isDraft) {
        const int width = grownWithText(draftWidth, option.fontMetrics);
        const QRect mark(text.right() - width, text.top(), width, text.height());
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

const BoneDelegate::Icons& BoneDelegate::iconsOf(const QPalette& palette) const
{
    if (m_paletteKey == palette.cacheKey())
        return m_icons;
    m_paletteKey = palette.cacheKey();
    const Theme& theme = themeOf(palette);
    const auto icon = [](const char* name, const QColor& colour) {
        return colouredIcon(QLatin1String(name), colour);
    };
    m_icons = {.shown = icon("view", theme.dim),
        .hidden = icon("hidden", theme.text),
        .unlocked = icon("unlocked", theme.dim),
        .locked = icon("locked", theme.text),
        .someHidden = icon("hidden", theme.dim),
        .someLocked = icon("locked", theme.dim)};
    return m_icons;
}

void BoneDelegate::paintIcon(
    QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && view->selectionModel()->isSelected(index.siblingAtColumn(BoneTreeModel::Name)))
        painter.fillRect(option.rect, themeOf(option.palette).selectedRow);
    const Icons& icons = iconsOf(option.palette);
    const auto state = Qt::CheckState(index.data(Qt::CheckStateRole).toInt());
    const bool isEye = index.column() == BoneTreeModel::Shown;
    const QIcon& icon = state == Qt::PartiallyChecked ? isEye ? icons.someHidden : icons.someLocked
                        : state == Qt::Checked        ? isEye ? icons.shown : icons.locked
                        : isEye                       ? icons.hidden
                                                      : icons.unlocked;
    QRect area({0, 0}, buttonIconSize());
    area.moveCenter(option.rect.center());
    icon.paint(&painter, area);
}

QSize BoneDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    const bool isName = index.column() == BoneTreeModel::Name;
    const int marks = grownWithText(markWidth + draftWidth, option.fontMetrics);
    return {isName ? size.width() + marks : buttonIconSize().width(),
        std::max(21, option.fontMetrics.height() + 4)};
}

} // namespace odori
