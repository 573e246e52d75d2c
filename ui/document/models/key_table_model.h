// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/models/key_table_cells.h"

#include <QtCore/QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace odori {

/// Rows from `first` to `last`, both inclusive.
struct RowRange {
    int first = 0, last = 0;
    bool operator==(const RowRange&) const = default;
};
using RowRanges = std::vector<RowRange>; ///< ascending, with a gap between ranges

/// Every key of the selected tracks as a row, to be read and edited. A row is identified by its
/// track and frame; rows are in a separate vector in their sort order.
///
/// Editing, deleting and pasting change the document, one undo step each. Changes of up to a
/// thousand rows insert, remove and change rows; larger changes are one reset, after which rowOf()
/// finds the rows again.
class KeyTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        TrackIdRole = Qt::UserRole, ///< mmd::TrackId
        FrameRole,                  ///< quint32
    };

    explicit KeyTableModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(
        const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// A new frame moves the key, which replaces a key at that frame.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] const mmd::TrackId& trackAt(int row) const;
    [[nodiscard]] std::uint32_t frameAt(int row) const { return m_rows[std::size_t(row)].frame; }
    [[nodiscard]] bool shows(const mmd::TrackId& track) const { return trackIndex(track) >= 0; }
    /// The row of a key; -1 if it has none.
    [[nodiscard]] int rowOf(const mmd::TrackId& track, std::uint32_t frame) const;
    /// Whether any shown track has cells in `column`.
    [[nodiscard]] bool usesColumn(KeyColumn column) const;

    /// Whether the rows are updated after changes of the document; if not, edits cost nothing.
    /// Initially true; switching it on again updates the rows at once.
    void setFollowing(bool following);

    /// The keys of the rows, for copying and deleting them.
    [[nodiscard]] mmd::Selection keysOf(const RowRanges& rows) const;
    /// The rows of the selected keys.
    [[nodiscard]] RowRanges rowsOf(const mmd::Selection& keys) const;
    /// Deletes the keys in `keys` that have a row.
    void deleteKeys(const mmd::Selection& keys);

    /// Pastes a table from the clipboard. A table with a header row pastes its keys at their own
    /// frames; any other one fills the cells from `at` on, in the visible columns. Returns false
    /// and changes nothing if it is not a table, does not fit or would change tracks or frames.
    bool paste(const QString& text, const QModelIndex& at);
    /// Inserts `keys` at their own frames.
    void paste(mmd::Motion keys);

private:
    struct Row {
        std::uint32_t track = 0; ///< index into m_tracks
        std::uint32_t frame = 0;
        bool operator==(const Row&) const = default;
    };
    /// A cell with a new value.
    struct CellText {
        Row row;
        KeyColumn column;
        QVariant value;
    };
    struct Difference;

    [[nodiscard]] QVariant cell(const Row& row, KeyColumn column) const;
    [[nodiscard]] bool isBefore(const Row& a, const Row& b) const;
    [[nodiscard]] std::vector<Row>::iterator lowerBound(const Row& row);
    [[nodiscard]] std::vector<Row> sortedRows() const;
    [[nodiscard]] int trackIndex(const mmd::TrackId& track) const;
    bool apply(const std::vector<CellText>& texts);
    bool moveKey(const Row& row, std::uint32_t frame);
    void updateSelection();
    void updateFrom(const Change& change);
    void update(const Difference& difference);
    void reset();

    Document& m_document;
    std::vector<mmd::TrackId> m_tracks; ///< sorted
    mmd::Motion m_motion;               ///< the motion of the rows
    std::vector<Row> m_rows;            ///< in their sort order
    KeyColumn m_sortColumn;
    bool m_isDescending = false;
    bool m_isFollowing = true;
};

} // namespace odori
