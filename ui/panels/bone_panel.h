// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QComboBox;
class QItemSelection;
class QLineEdit;
class QModelIndex;
class QTreeView;

namespace odori {

class BoneTreeModel;
class Document;
class PanelHeader;

/// The bones of the active model as a tree with a search field. The tree and the document have the
/// same selection; a click on a group selects its bones. Selecting bones deselects keys.
class BonePanel : public QWidget {
    Q_OBJECT
public:
    explicit BonePanel(Document& document, QWidget* parent = nullptr);

    /// Title and grouping; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] QTreeView& tree() { return *m_tree; }
    [[nodiscard]] QLineEdit& searchField() { return *m_search; }

private:
    void createTree();
    void showSelection();
    void updateSelection(const QItemSelection& selected, const QItemSelection& deselected);
    void selectGroup(const QModelIndex& group);
    void filter();
    bool filterBelow(const QModelIndex& parent, const QString& wanted);

    Document& m_document;
    BoneTreeModel* m_model;
    PanelHeader* m_header;
    QComboBox* m_grouping;
    QLineEdit* m_search;
    QTreeView* m_tree;
    bool m_isFollowing = false; ///< the tree is being updated from the document's selection
};

} // namespace odori
