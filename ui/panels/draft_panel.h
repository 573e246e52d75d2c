// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/draft_list_model.h"

#include <QtWidgets/QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTreeView;

namespace odori {

class PanelHeader;

/// All drafts, at any frame: a click moves to the draft's frame and selects its track. Register and
/// Drop act on the selected rows, or on all if none is selected.
class DraftPanel : public QWidget {
    Q_OBJECT
public:
    explicit DraftPanel(Document& document, QWidget* parent = nullptr);

    /// Title and number of drafts; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] QTreeView& list() { return *m_list; }
    [[nodiscard]] QPushButton& registerButton() { return *m_register; }
    [[nodiscard]] QPushButton& dropButton() { return *m_drop; }

private:
    void createList();
    void showState();
    void goTo(const QModelIndex& index);
    [[nodiscard]] std::vector<DraftListModel::Row> chosen() const;

    Document& m_document;
    DraftListModel* m_model;
    PanelHeader* m_header;
    QLabel* m_state;
    QLabel* m_empty;
    QTreeView* m_list;
    QPushButton* m_register;
    QPushButton* m_drop;
    QAction* m_registerAction; ///< the same for the context menu of the list
    QAction* m_dropAction;
};

} // namespace odori
