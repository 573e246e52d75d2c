// SPDX-License-Identifier: MIT
#include "ui/dopesheet/row_list.h"

#include <QtCore/QFileInfo>

#include <algorithm>

namespace odori {

RowList::RowList(const Document& document, DopeRowsFilter& filter)
    : m_document(document)
    , m_filter(filter)
{
    rebuild();
}

/// The file name of the model: folded groups are stored by name, so the folder does not matter.
/// Empty without a model and for the camera.
QString RowList::modelName() const
{
    const mmd::Actor* actor = m_document.actor();
    return actor && actor->model ? QFileInfo(QString::fromStdString(actor->model->path)).fileName()
                                 : QString();
}

void RowList::setFoldings(const QVariantMap& foldings)
{
    m_foldings.insert(foldings);
    rebuild();
}

void RowList::rebuild()
{
    m_folded = m_foldings.value(modelName()).toMap();
    m_rows.clear();
    m_trackRows.clear();
    m_tracks.clear();
    m_trackRanges.clear();
    const auto addRow = [this](const QModelIndex& row, std::size_t tracks) {
        m_rows.push_back(row);
        m_trackRanges.emplace_back(m_tracks.size(), m_tracks.size() + tracks);
    };
    for (int top = 0; top < m_filter.rowCount(); ++top) {
        const QModelIndex filtered = m_filter.index(top, 0);
        const QModelIndex row = m_filter.mapToSource(filtered);
        const int rowNumber = size();
        if (const mmd::TrackId* track = model().track(row)) {
            addRow(row, 1);
            addTrack(*track, rowNumber);
            continue;
        }
        const int children = m_filter.rowCount(filtered);
        foldAtFirst(row);
        const bool folded = isFolded(row);
        addRow(row, std::size_t(children));
        for (int child = 0; child < children; ++child) {
            const QModelIndex each = m_filter.mapToSource(m_filter.index(child, 0, filtered));
            const int own = folded ? -1 - rowNumber : size();
            if (!folded)
                addRow(each, 1);
            addTrack(*model().track(each), own);
        }
    }
    m_foldings[modelName()] = m_folded;
    std::sort(m_trackRows.begin(), m_trackRows.end(),
        [](const TrackRow& a, const TrackRow& b) { return *a.track < *b.track; });
}

/// Long groups of morphs are folded initially: otherwise the bones would be outside the view.
void RowList::foldAtFirst(const QModelIndex& group)
{
    constexpr int longGroup = 16;
    const QString name = group.data().toString();
    if (m_folded.contains(name))
        return;
    m_folded[name] = false;
    const int rows = model().rowCount(group);
    for (int row = 0; row < rows; ++row)
        if (model().track(model().index(row, 0, group))->kind != mmd::TrackKind::Morph)
            return;
    m_folded[name] = rows >= longGroup;
}

void RowList::addTrack(const mmd::TrackId& track, int row)
{
    m_tracks.push_back(&track);
    m_trackRows.push_back({&track, row});
}

const RowList::TrackRow* RowList::find(const mmd::TrackId& track) const
{
    const auto at = std::lower_bound(m_trackRows.begin(), m_trackRows.end(), track,
        [](const TrackRow& each, const mmd::TrackId& wanted) { return *each.track < wanted; });
    return at != m_trackRows.end() && *at->track == track ? &*at : nullptr;
}

int RowList::rowOf(const mmd::TrackId& track) const
{
    const TrackRow* found = find(track);
    return found ? std::max(found->row, -1) : -1;
}

int RowList::rowOrGroupOf(const mmd::TrackId& track) const
{
    const TrackRow* found = find(track);
    return !found ? -1 : found->row < 0 ? -1 - found->row : found->row;
}

RowId RowList::idOf(int row) const
{
    if (row < 0 || row >= size())
        return {};
    if (const mmd::TrackId* track = model().track(at(row)))
        return {*track, {}};
    return {std::nullopt, at(row).data().toString()};
}

int RowList::rowOf(const RowId& id) const
{
    if (id.track)
        return rowOrGroupOf(*id.track);
    for (int row = 0; row < size(); ++row)
        if (model().isGroup(at(row)) && at(row).data().toString() == id.group)
            return row;
    return -1;
}

std::span<const mmd::TrackId* const> RowList::tracksUnder(int row) const
{
    const auto [first, end] = m_trackRanges[std::size_t(row)];
    return std::span(m_tracks).subspan(first, end - first);
}

std::vector<mmd::TrackId> RowList::tracksOf(int row) const
{
    std::vector<mmd::TrackId> tracks;
    for (const mmd::TrackId* track : tracksUnder(row))
        tracks.push_back(*track);
    return tracks;
}

std::vector<mmd::TrackId> RowList::tracksBetween(int first, int last) const
{
    std::vector<mmd::TrackId> tracks;
    for (int row = std::max(first, 0); row <= std::min(last, size() - 1); ++row)
        if (!model().isGroup(at(row)) || isFolded(at(row))) {
            auto own = tracksOf(row);
            std::move(own.begin(), own.end(), std::back_inserter(tracks));
        }
    std::sort(tracks.begin(), tracks.end());
    return tracks;
}

bool RowList::isFolded(const QModelIndex& group) const
{
    return m_filter.filters().search.isEmpty() && m_folded.value(group.data().toString()).toBool();
}

void RowList::setFolded(const QModelIndex& group, bool folded)
{
    m_folded[group.data().toString()] = folded;
    m_foldings[modelName()] = m_folded;
    rebuild();
}

void RowList::setAllFolded(bool folded)
{
    for (int top = 0; top < model().rowCount(); ++top)
        if (const QModelIndex row = model().index(top, 0); model().isGroup(row))
            m_folded[row.data().toString()] = folded;
    m_foldings[modelName()] = m_folded;
    rebuild();
}

} // namespace odori
