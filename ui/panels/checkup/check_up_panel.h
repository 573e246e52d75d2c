// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/checkup/finding_edits.h"
#include "ui/document/models/finding_list_model.h"

#include <QtWidgets/QWidget>

#include <set>

class QLabel;
class QMenu;
class QPushButton;
class QTreeView;

namespace odori {

class PanelHeader;

/// The findings of the active motion, and what can be done about them: a click or an arrow key
/// shows the keys of a finding, the buttons show, repair and rename. Findings are kept up to date
/// while the panel is visible.
class CheckUpPanel : public QWidget {
    Q_OBJECT
public:
    explicit CheckUpPanel(Document& document, QWidget* parent = nullptr);

    /// Title and number of findings; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] QTreeView& list() { return *m_list; }
    [[nodiscard]] const CheckUp& checkUp() const { return *m_checkUp; }

signals:
    /// The keys of a finding on this track were selected. `isAsked`: with the Show button or a
    /// double click, so the user wants to see them.
    void shown(const mmd::TrackId& track, bool isAsked);
    /// The user wants another name than the suggested ones.
    void namesWanted(
        const odori::RenameSource& source, const std::vector<odori::NewName>& suggested);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createList();
    void createButtons();
    void connectList();
    /// After the rows changed: unfolds the groups, and selects the rows that were selected.
    void restoreRows();
    void showState();
    void showHint();
    /// A low panel has more rows: no hint, no column titles, and the buttons that act on all
    /// findings are in a menu.
    void fitHeight();
    [[nodiscard]] bool isLow() const;
    void showMenu(const QPoint& position);
    void fillNames(QMenu& menu);
    void goTo(const QModelIndex& row, bool isAsked);
    [[nodiscard]] QString emptyText() const;
    /// The findings of the selected rows and groups.
    [[nodiscard]] Findings chosen() const;
    /// The chosen finding that can be renamed; none if there is not exactly one.
    [[nodiscard]] std::optional<mmd::Finding> chosenForName() const;
    void repair(const Findings& findings);

    Document& m_document;
    CheckUp* m_checkUp;
    FindingListModel* m_model;
    PanelHeader* m_header;
    QLabel* m_state;
    QLabel* m_empty;
    QTreeView* m_list;
    QLabel* m_hint;
    QPushButton* m_show;
    QPushButton* m_repair;
    QPushButton* m_rename;
    QPushButton* m_repairAll;
    QPushButton* m_useSuggestions;
    QPushButton* m_all; ///< of a low panel
    QMenu* m_names;
    Findings m_chosen; ///< before the rows changed
    std::set<int> m_folded{FindingListModel::harmlessKind};
    bool m_isRestoring = false;
};

} // namespace odori
