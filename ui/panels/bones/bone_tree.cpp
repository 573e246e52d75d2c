// SPDX-License-Identifier: MIT
#include "ui/panels/bones/bone_tree.h"

#include "ui/document/models/bone_tree_model.h"
#include "ui/fields/list_focus.h"
#include "ui/fields/search/quiet_text.h"
#include "ui/theme/text_size.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace odori {
namespace {

int iconColumnWidth()
{
    return grownWithText(22);
}

} // namespace

BoneTree::BoneTree(QWidget* parent)
    : QTreeView(parent)
{
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(iconColumnWidth());
    setTreePosition(BoneTreeModel::Name);
}

void BoneTree::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    for (const int column : {BoneTreeModel::Shown, BoneTreeModel::Locked}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, iconColumnWidth());
    }
    header()->moveSection(
        header()->visualIndex(BoneTreeModel::Name), BoneTreeModel::ColumnCount - 1);
    header()->setSectionResizeMode(BoneTreeModel::Name, QHeaderView::ResizeToContents);
}

void BoneTree::setEmptyText(const QString& text)
{
    if (text == m_emptyText)
        return;
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

int BoneTree::sizeHintForColumn(int column) const
{
    const int rest = viewport()->width() - (BoneTreeModel::ColumnCount - 1) * iconColumnWidth();
    const int width = QTreeView::sizeHintForColumn(column);
    return column == BoneTreeModel::Name ? std::max(width, rest) : width;
}

QItemSelectionModel::SelectionFlags BoneTree::selectionCommand(
    const QModelIndex& index, const QEvent* event) const
{
    const bool isIcon = index.isValid() && index.column() != BoneTreeModel::Name;
    const bool isMouse = dynamic_cast<const QMouseEvent*>(event) != nullptr;
    return isMouse && isIcon ? QItemSelectionModel::NoUpdate
                             : QTreeView::selectionCommand(index, event);
}

/// Only names are selected, but the eyes and locks of their rows are painted as selected, too.
void BoneTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    viewport()->update();
}

/// The focus frame is around the whole row.
void BoneTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // QTreeView adds only a report that the row got the focus. Without the focus, when the tree
    // follows a selection by other code, a screen reader would go to the tree.
    if (hasFocus())
        QTreeView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
}

void BoneTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (model())
        resizeColumnToContents(BoneTreeModel::Name);
}

void BoneTree::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    if (!m_emptyText.isEmpty())
        paintQuietText(*this, m_emptyText);
    paintListFocus(*this);
}

void BoneTree::keyPressEvent(QKeyEvent* event)
{
    // Ctrl+Space selects the current row, as in other lists.
    const bool isOther = event->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier);
    if (event->key() != Qt::Key_Space || isOther || !currentIndex().isValid())
        return QTreeView::keyPressEvent(event);
    const bool isLock = event->modifiers() & Qt::ShiftModifier;
    emit clicked(
        currentIndex().siblingAtColumn(isLock ? BoneTreeModel::Locked : BoneTreeModel::Shown));
}

/// Two quick clicks on an eye or a lock are two clicks; they do not fold the row.
void BoneTree::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && index.column() != BoneTreeModel::Name)
        mousePressEvent(event);
    else
        QTreeView::mouseDoubleClickEvent(event);
}

void BoneTree::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    const bool isAtRow = isKey && index.isValid();
    emit menuRequested(index.siblingAtColumn(BoneTreeModel::Name),
        isAtRow ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

} // namespace odori
