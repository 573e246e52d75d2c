// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/dope_rows_filter.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QAction;
class QHBoxLayout;
class QLineEdit;

namespace odori {

class BeatButton;
class HeaderTools;

/// The commands that the bar shows as buttons. The actions have the texts, keys and states.
struct DopeHeaderTools {
    QList<QAction*> filters;  ///< before the search
    QList<QAction*> commands; ///< after the search; a menu has those for which there is no space
    QList<QAction*> view;     ///< at the end
    QAction* beatFinder;      ///< in the popup of the tempo; not null
};

/// The bar over the dope sheet: title, filters and search, commands, beats, view.
class DopeHeader : public QWidget {
    Q_OBJECT
public:
    explicit DopeHeader(Document& document, QWidget* parent = nullptr);

    /// The row filters. setFilters() does not change the search, because the field has it.
    [[nodiscard]] DopeRowsFilter::Filters filters() const;
    void setFilters(const DopeRowsFilter::Filters& filters);
    [[nodiscard]] bool followsPlayhead() const { return m_isFollowing; }
    void setFollowing(bool follows);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// Call it once.
    void setTools(const DopeHeaderTools& tools);

signals:
    void followToggled(bool isOn);
    void filtersChanged();

private:
    void addButtons(QHBoxLayout& row, const QList<QAction*>& actions);

    QHBoxLayout* m_filterButtons;
    QLineEdit* m_search;
    HeaderTools* m_commands;
    BeatButton* m_beats;
    QHBoxLayout* m_viewButtons;
    DopeRowsFilter::Filters m_filters;
    bool m_isFollowing = true;
};

} // namespace odori
