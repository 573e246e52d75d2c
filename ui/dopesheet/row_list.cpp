// SPDX-License-Identifier: MIT
#include "ui/dopesheet/row_list.h"

#include <algorithm>

namespace odori {

RowList::RowList(const Document& document, const DopeRowsModel& model)
    : m_document(document)
    , m_model(model)
{
    rebuild();
}

bool RowList::isFiltered() const
{
    return !m_filters.search.isEmpty() || m_filters.keyed || m_filters.selected || m_filters.drafts;
}

bool RowList::hasDraft(const mmd::TrackId& track) const
{
    const mmd::Actor* actor = m_document.actor();
    return actor && std::any_of(actor->drafts.begin(), actor->drafts.end(),
                        [&](const mmd::Draft& draft) { return draft.track == track; });
}

bool RowList::passes(const QModelIndex& row) const
{
    const mmd::TrackId* track = m_model.track(row);
    if (!track)
        return false;
    const QString name = row.data().toString();
    return (m_filters.search.isEmpty() || name.contains(m_filters.search, Qt::CaseInsensitive)) &&
           (!m_filters.keyed || !m_model.frames(row).empty()) &&
           (!m_filters.selected || m_document.selection().hasTrack(*track) ||
               !m_document.selection().framesOf(*track).empty()) &&
           (!m_filters.drafts || hasDraft(*track));
}

void RowList::rebuild()
{
    m_rows.clear();
    const bool filtered = isFiltered();
    for (int top = 0; top < m_model.rowCount(); ++top) {
        const QModelIndex row = m_model.index(top, 0);
        if (!m_model.isGroup(row)) {
            if (!filtered || passes(row))
                m_rows.push_back(row);
            continue;
        }
        const std::size_t before = m_rows.size();
        m_rows.push_back(row);
        for (int child = 0; child < m_model.rowCount(row); ++child) {
            const QModelIndex index = m_model.index(child, 0, row);
            if (filtered ? passes(index) : !isFolded(row))
                m_rows.push_back(index);
        }
        if (filtered && m_rows.size() == before + 1)
            m_rows.pop_back(); // nothing of this group passes
    }
}

void RowList::setFilters(const Filters& filters)
{
    m_filters = filters;
    rebuild();
}

int RowList::rowOf(const mmd::TrackId& track) const
{
    for (int at = 0; at < size(); ++at) {
        const mmd::TrackId* own = m_model.track(m_rows[std::size_t(at)]);
        if (own && *own == track)
            return at;
    }
    return -1;
}

bool RowList::isFolded(const QModelIndex& group) const
{
    return m_folded.contains(group.data().toString());
}

void RowList::setFolded(const QModelIndex& group, bool folded)
{
    const QString name = group.data().toString();
    if (folded)
        m_folded.insert(name);
    else
        m_folded.remove(name);
    rebuild();
}

} // namespace odori
