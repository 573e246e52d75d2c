// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtWidgets/QTreeView>

namespace odori {

/// The rows of a BoneTreeModel: eyes and locks at the left, then the names, which are as wide as
/// the widest one and at least as wide as the rest of the view, so that deep bones can be scrolled
/// to. A click on an eye or a lock selects nothing; Space and Shift+Space click those of the
/// current row. A text can say why there are no rows.
class BoneTree : public QTreeView {
    Q_OBJECT
public:
    explicit BoneTree(QWidget* parent);

    void setModel(QAbstractItemModel* model) override;
    /// Shown if there are no rows or all are hidden; empty if there is nothing to say.
    void setEmptyText(const QString& text);

signals:
    /// The menu of a row is wanted, at a global position; an invalid row is beside the rows.
    void menuRequested(const QModelIndex& row, const QPoint& position);

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event) const override;
    void selectionChanged(
        const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString m_emptyText;
};

} // namespace odori
