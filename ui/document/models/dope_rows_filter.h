// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/dope_rows_model.h"
#include "ui/document/models/name_search.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtCore/QString>

namespace odori {

/// The rows of a DopeRowsModel that pass every active filter, under their groups. A group is shown
/// if one of its rows passes. Updated after changes of keys, drafts, outside parents
/// and the selection.
class DopeRowsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    struct Filters {
        QString search = {};    ///< its name is found (NameSearch)
        bool keyed = false;     ///< has keys, or outside parents
        bool selected = false;  ///< is selected, or one of its keys is
        bool drafts = false;    ///< has a draft at any frame
        bool unmatched = false; ///< the model does not have its track
        bool operator==(const Filters&) const = default;
    };

    DopeRowsFilter(Document& document, DopeRowsModel& rows, QObject* parent = nullptr);

    [[nodiscard]] DopeRowsModel& rows() const { return m_rows; }
    [[nodiscard]] const Filters& filters() const { return m_filters; }
    void setFilters(const Filters& filters);
    [[nodiscard]] bool isFiltering() const { return !(m_filters == Filters{}); }

    /// The tracks of the visible rows, sorted: the "visible rows" of an edit.
    [[nodiscard]] std::vector<mmd::TrackId> visibleTracks() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    Document& m_document;
    DopeRowsModel& m_rows;
    Filters m_filters;
    NameSearch m_search;
};

} // namespace odori
