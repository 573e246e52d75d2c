// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/models/name_search.h"

#include <QtWidgets/QWidget>

#include <array>
#include <functional>
#include <memory>
#include <vector>

class QAction;
class QHBoxLayout;
class QLineEdit;
class QScrollArea;
class QTabBar;
class QVBoxLayout;
class QLabel;

namespace odori {

class Document;
class MorphRow;
class PanelHeader;

/// The morphs of the active model in the four groups of PMX, each with a slider and a number for
/// the weight at the current frame. Moving one makes a draft at that frame, one undo step for each
/// drag, and selects the morphs with drafts there, so that Enter or Register registers them. A
/// press on a name or a slider selects the morph; on a name, Ctrl adds or removes it, and Shift
/// selects all rows from the last one that was pressed. A search shows the results of all groups;
/// choosing a group ends it.
class MorphPanel : public QWidget {
    Q_OBJECT
public:
    explicit MorphPanel(Document& document, QWidget* parent = nullptr);

    /// Shows a command that mirrors the selected morphs as a button.
    void setCommand(QAction* mirror);

    /// Title and groups; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] QTabBar& tabs() { return *m_tabs; }
    [[nodiscard]] QLineEdit& searchField() { return *m_search; }
    /// The row of a morph of the shown group or of the search's results, or null.
    [[nodiscard]] MorphRow* rowOf(int morph) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Weight {
        float value = 0.0f;
        bool isDraft = false;
    };
    using NewWeight = std::function<double(double)>;

    void createTabs();
    void followModel();
    void search();
    /// The morphs of the chosen group, or the results of the search.
    [[nodiscard]] std::vector<int> wantedMorphs() const;
    void showRows();
    /// Shown if there are no rows.
    [[nodiscard]] QString emptyText() const;
    MorphRow* addRow(int morph);
    void fitNames();
    void showWeights();
    void showVisibleWeights();
    void showSelection();
    void pick(int morph, Qt::KeyboardModifiers modifiers);
    /// Selects the morph that the user works on, unless it is selected.
    void pickToEdit(int morph);
    [[nodiscard]] mmd::TrackList tracksBetween(int from, int to) const;
    [[nodiscard]] Weight weightAt(int morph, double frame) const;
    void begin(int morph);
    void preview(int morph, const NewWeight& weight);
    void choose(int morph, double weight);
    void reset(int morph);

    Document& m_document;
    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene; null without one
    PanelHeader* m_header;
    QTabBar* m_tabs;
    QLineEdit* m_search;
    NameSearch m_names;
    QScrollArea* m_scroll;
    QLabel* m_empty = nullptr;
    std::vector<MorphRow*> m_rows;
    std::array<std::vector<int>, 4> m_groups;
    QHBoxLayout* m_tools;       ///< search and buttons
    int m_lastPicked = -1;      ///< the morph whose name was pressed last
    double m_startWeight = 0.0; ///< of the running adjustment
    int m_startStep = 0;        ///< index of the undo stack when it began
    int m_jumpMorph = -1;       ///< the morph whose last adjustment made an undo step
};

} // namespace odori
