// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/name_search.h"

#include <QtCore/QList>
#include <QtCore/QPersistentModelIndex>
#include <QtWidgets/QWidget>

class QComboBox;
class QItemSelection;
class QLineEdit;
class QMenu;
class QModelIndex;
class QTreeView;

namespace odori {

class BoneTree;
class BoneTreeModel;
class Document;
class PanelHeader;

/// The bones of the active model as a tree with a search field. The tree and the document have the
/// same selection; a click on a group selects its bones. The eyes hide bones in the view, the locks
/// protect them from the mouse there; bones and groups have both. Selecting bones deselects keys. A
/// search unfolds all branches until it ends. A text says why there are no bones.
class BonePanel : public QWidget {
    Q_OBJECT
public:
    explicit BonePanel(Document& document, QWidget* parent = nullptr);

    /// Title and grouping; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] QTreeView& tree();
    [[nodiscard]] QLineEdit& searchField() { return *m_search; }
    /// The menu of the rows, and the menu of the button for saved sets in the header. Both must
    /// outlive the panel.
    void setMenus(QMenu* rowMenu, QMenu* setsMenu);

private:
    void createTree();
    void showSelection();
    void updateSelection(const QItemSelection& selected, const QItemSelection& deselected);
    void click(const QModelIndex& index);
    void showMenu(const QModelIndex& row, const QPoint& position);
    void selectGroup(const QModelIndex& group);
    void search();
    void filter();
    void showNoBones();
    /// Shows the rows that are found and their parents; returns whether there are any. All rows are
    /// found below a group that is found.
    bool filterBelow(const QModelIndex& parent, bool isGroupFound);
    void unfold();
    void foldAgain();

    Document& m_document;
    BoneTreeModel* m_model;
    PanelHeader* m_header;
    QComboBox* m_grouping;
    QLineEdit* m_search;
    BoneTree* m_tree;
    QMenu* m_menu = nullptr; ///< of the rows
    NameSearch m_names;
    QList<QPersistentModelIndex> m_folded; ///< the branches that the running search unfolded
    bool m_isFollowing = false; ///< the tree is being updated from the document's selection
};

} // namespace odori
