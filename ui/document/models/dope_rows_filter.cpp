// SPDX-License-Identifier: MIT
#include "ui/document/models/dope_rows_filter.h"

#include <algorithm>

namespace odori {
DopeRowsFilter::DopeRowsFilter(Document& document, DopeRowsModel& rows, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_document(document)
    , m_rows(rows)
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(&rows);
    connect(&document, &Document::selectionChanged, this, [this] {
        if (m_filters.selected)
            invalidateFilter();
    });
}

void DopeRowsFilter::setFilters(const Filters& filters)
{
    if (filters == m_filters)
        return;
    m_filters = filters;
    m_search.setText(filters.search);
    invalidateFilter();
}

bool DopeRowsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = m_rows.index(row, 0, parent);
    const mmd::TrackId* track = m_rows.track(index);
    if (!track)
        return false; // a group is shown if one of its rows is
    const mmd::Scene& scene = m_document.scene();
    const mmd::Selection& selection = m_document.selection();
    if (m_filters.keyed && m_rows.frames(index).empty() && !m_rows.hasParents(index))
        return false;
    if (m_filters.unmatched && !m_rows.isUnmatched(index))
        return false;
    if (m_filters.selected && !selection.hasTrack(*track) && selection.framesOf(*track).empty())
        return false;
    if (m_filters.drafts && !mmd::hasDraft(mmd::draftsOf(scene, scene.active), *track))
        return false;
    return m_search.isEmpty() || m_search.finds(index.data(DopeRowsModel::NamesRole).toString());
}

std::vector<mmd::TrackId> DopeRowsFilter::visibleTracks() const
{
    std::vector<mmd::TrackId> tracks;
    const auto add = [&](const QModelIndex& row) {
        if (const mmd::TrackId* track = m_rows.track(mapToSource(row)))
            tracks.push_back(*track);
    };
    for (int top = 0; top < rowCount(); ++top) {
        const QModelIndex row = index(top, 0);
        add(row);
        for (int child = 0; child < rowCount(row); ++child)
            add(index(child, 0, row));
    }
    std::sort(tracks.begin(), tracks.end());
    return tracks;
}

} // namespace odori
