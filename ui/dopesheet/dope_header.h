// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/dope_rows_filter.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QAction;
class QHBoxLayout;
class QLineEdit;

namespace odori {

class HeaderTools;

/// The commands that the bar shows as buttons; texts, keys and states are theirs.
struct DopeHeaderTools {
    QList<QAction*> filters;  ///< before the search
    QList<QAction*> commands; ///< behind it; those that find no room are behind an arrow
    QList<QAction*> view;     ///< at the end
};

/// The bar over the dope sheet: title, filters and search, commands, beats, view.
class DopeHeader : public QWidget {
    Q_OBJECT
public:
    explicit DopeHeader(Document& document, QWidget* parent = nullptr);

    /// The switches; the search is the field's.
    [[nodiscard]] DopeRowsFilter::Filters filters() const;
    void setFilters(const DopeRowsFilter::Filters& filters);
    [[nodiscard]] bool followsPlayhead() const { return m_isFollowing; }
    void setFollowing(bool follows);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// Once.
    void setTools(const DopeHeaderTools& tools);

signals:
    void followToggled(bool isOn);
    void filtersChanged();

private:
    void addButtons(QHBoxLayout& row, const QList<QAction*>& actions);

    QHBoxLayout* m_filterButtons;
    QLineEdit* m_search;
    HeaderTools* m_commands;
    QWidget* m_beats;
    QHBoxLayout* m_viewButtons;
    DopeRowsFilter::Filters m_filters;
    bool m_isFollowing = true;
};

} // namespace odori
