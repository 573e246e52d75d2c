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

/// Names a row, so that it is found again when the rows were made anew.
struct RowId {
    std::optional<mmd::TrackId> track; ///< none: a group
    QString group;
};

/// The rows that show, from top to bottom: what the filter lets through, without the rows of folded
/// groups. A search unfolds what it finds.
class RowList {
public:
    RowList(const Document& document, DopeRowsFilter& filter);

    /// To be called when the filter's rows came, went or were made anew. What is folded stays so.
    void rebuild();

    [[nodiscard]] int size() const { return int(m_rows.size()); }
    /// The row in the DopeRowsModel.
    [[nodiscard]] const QModelIndex& at(int row) const { return m_rows[std::size_t(row)]; }
    /// Place of a track among the rows that show; -1 if it is hidden.
    [[nodiscard]] int rowOf(const mmd::TrackId& track) const;
    /// Place of a track, or of the folded group that it is in.
    [[nodiscard]] int rowOrGroupOf(const mmd::TrackId& track) const;
    [[nodiscard]] RowId idOf(int row) const;
    /// Place of a row, or of the folded group that it is in; -1 if it is hidden.
    [[nodiscard]] int rowOf(const RowId& id) const;

    /// The tracks of a row: its own, or those of a group that pass the filter.
    [[nodiscard]] std::vector<mmd::TrackId> tracksOf(int row) const;
    /// The same without copies; valid until the rows change.
    [[nodiscard]] std::span<const mmd::TrackId* const> tracksUnder(int row) const;
    /// Those of the rows from `first` to `last`, groups counting only if they are folded; sorted.
    [[nodiscard]] std::vector<mmd::TrackId> tracksBetween(int first, int last) const;
    /// Tracks of all rows, folded ones too; sorted.
    [[nodiscard]] std::vector<mmd::TrackId> allTracks() const { return m_filter.visibleTracks(); }

    /// Whether the group's rows are hidden.
    [[nodiscard]] bool isFolded(const QModelIndex& group) const;
    void setFolded(const QModelIndex& group, bool folded);
    void setAllFolded(bool folded);

    /// Which groups are folded, of every model that was active: by the model's file name a map from
    /// group to bool. What setFoldings() is given wins over what is known.
    [[nodiscard]] QVariantMap foldings() const { return m_foldings; }
    void setFoldings(const QVariantMap& foldings);

private:
    struct Place {
        const mmd::TrackId* track;
        int row; ///< or -1 - the row of its folded group
    };
    [[nodiscard]] QString modelName() const;
    void foldAtFirst(const QModelIndex& group);
    void addTrack(const mmd::TrackId& track, int row);
    [[nodiscard]] const Place* find(const mmd::TrackId& track) const;
    [[nodiscard]] DopeRowsModel& model() const { return m_filter.rows(); }

    const Document& m_document;
    DopeRowsFilter& m_filter;
    QVariantMap m_foldings; ///< kept when the rows are made anew
    QVariantMap m_folded;   ///< the active model's
    std::vector<QModelIndex> m_rows;
    std::vector<Place> m_places; ///< sorted by track
    /// Tracks of all rows from top to bottom, folded ones too, and where those of each row are.
    std::vector<const mmd::TrackId*> m_tracks;
    std::vector<std::pair<std::size_t, std::size_t>> m_trackRanges;
};

} // namespace odori
