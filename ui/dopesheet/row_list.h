// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/dope_rows_filter.h"

#include <QtCore/QString>
#include <QtCore/QVariantMap>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace odori {

/// Identifies a row, even after the rows were rebuilt.
struct RowId {
    std::optional<mmd::TrackId> track; ///< none: a group
    QString group;
};

/// The visible rows, from top to bottom: the rows that pass the filter, without the rows of folded
/// groups. A search unfolds the groups of its results.
class RowList {
public:
    RowList(const Document& document, DopeRowsFilter& filter);

    /// Call it when the filter's rows are added, removed or rebuilt. Folded groups stay folded.
    void rebuild();

    [[nodiscard]] int size() const { return int(m_rows.size()); }
    /// The row in the DopeRowsModel.
    [[nodiscard]] const QModelIndex& at(int row) const { return m_rows[std::size_t(row)]; }
    /// Index of a track in the visible rows; -1 if it is hidden.
    [[nodiscard]] int rowOf(const mmd::TrackId& track) const;
    /// Index of a track, or of its folded group.
    [[nodiscard]] int rowOrGroupOf(const mmd::TrackId& track) const;
    [[nodiscard]] RowId idOf(int row) const;
    /// Index of a row, or of its folded group; -1 if it is hidden.
    [[nodiscard]] int rowOf(const RowId& id) const;

    /// The tracks of a row: its own, or those of a group that pass the filter.
    [[nodiscard]] std::vector<mmd::TrackId> tracksOf(int row) const;
    /// The same without a copy; valid until the rows change.
    [[nodiscard]] std::span<const mmd::TrackId* const> tracksUnder(int row) const;
    /// Tracks of the rows from `first` to `last`; groups count only if they are folded; sorted.
    [[nodiscard]] std::vector<mmd::TrackId> tracksBetween(int first, int last) const;
    /// Tracks of all rows, including folded ones; sorted.
    [[nodiscard]] std::vector<mmd::TrackId> allTracks() const { return m_filter.visibleTracks(); }

    /// Whether the group's rows are hidden.
    [[nodiscard]] bool isFolded(const QModelIndex& group) const;
    void setFolded(const QModelIndex& group, bool folded);
    void setAllFolded(bool folded);

    /// The folded groups of every model that was active: for each model's file name a map from
    /// group to bool. Entries set by setFoldings() replace existing ones.
    [[nodiscard]] QVariantMap foldings() const { return m_foldings; }
    void setFoldings(const QVariantMap& foldings);

private:
    struct TrackRow {
        const mmd::TrackId* track;
        int row; ///< or -1 - the row of its folded group
    };
    [[nodiscard]] QString modelName() const;
    void foldAtFirst(const QModelIndex& group);
    void addTrack(const mmd::TrackId& track, int row);
    [[nodiscard]] const TrackRow* find(const mmd::TrackId& track) const;
    [[nodiscard]] DopeRowsModel& model() const { return m_filter.rows(); }

    const Document& m_document;
    DopeRowsFilter& m_filter;
    QVariantMap m_foldings; ///< kept when the rows are rebuilt
    QVariantMap m_folded;   ///< the active model's
    std::vector<QModelIndex> m_rows;
    std::vector<TrackRow> m_trackRows; ///< sorted by track
    /// Tracks of all rows from top to bottom, including folded ones, and the index range of each
    /// row.
    std::vector<const mmd::TrackId*> m_tracks;
    std::vector<std::pair<std::size_t, std::size_t>> m_trackRanges;
};

} // namespace odori
