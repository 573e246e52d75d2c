// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QIcon>
#include <QtWidgets/QStyledItemDelegate>

namespace odori {

/// Paints the rows of the bone tree: groups are dim, bones have their mark, drafts are green with a
/// hollow diamond at the right. The eyes of shown bones and the open locks are dim.
class BoneDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The panel handles clicks on eyes and locks.
    bool editorEvent(
        QEvent*, QAbstractItemModel*, const QStyleOptionViewItem&, const QModelIndex&) override
    {
        return false;
    }

private:
    struct Icons {
        QIcon shown, hidden, unlocked, locked, someHidden, someLocked;
    };
    const Icons& iconsOf(const QPalette& palette) const;
    void paintIcon(
        QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    mutable qint64 m_paletteKey = -1; ///< of the palette of m_icons
    mutable Icons m_icons;            ///< rendering them takes too long for every row
};

} // namespace odori
