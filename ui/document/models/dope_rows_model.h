// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QAbstractItemModel>

#include <cstdint>
#include <span>
#include <vector>

namespace odori {

/// The frames of a row's keys, as one value; valid until the document changes.
using RowFrames = std::span<const std::uint32_t>;

} // namespace odori

Q_DECLARE_METATYPE(mmd::TrackId)
Q_DECLARE_METATYPE(odori::RowFrames)

namespace odori {

/// Rows of the dope sheet as a tree: show/IK first, the model's display frames as groups with their
/// bones and morphs, bones with keys, drafts or outside parents that are in no group, and the
/// tracks that the model does not have. Without an actor: camera, light and self-shadow. One row
/// for each track, because tracks may drive several bones. Keys are not items: one role has all of
/// a row.
///
/// Resets only if actors change or rows are added or removed; other changes are dataChanged of the
/// rows of the changed tracks and of their groups.
class DopeRowsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        TrackIdRole = Qt::UserRole, ///< mmd::TrackId; invalid for groups
        FramesRole,                 ///< RowFrames; empty for a group
        NamesRole,                  ///< all names of the row, one a line, for searching
    };

    explicit DopeRowsModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex index(
        int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(
        const QModelIndex& index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] bool isGroup(const QModelIndex& index) const;
    /// Whether the model does not have the row's track; for a group, whether it contains such rows.
    [[nodiscard]] bool isUnmatched(const QModelIndex& index) const;
    /// The name of a track for users.
    [[nodiscard]] static QString nameOf(const mmd::TrackId& track);
    /// The row's track; null for groups.
    [[nodiscard]] const mmd::TrackId* track(const QModelIndex& index) const;
    /// The frames of the row's keys; empty for a group.
    [[nodiscard]] RowFrames frames(const QModelIndex& index) const;
    /// Whether the row's bone, or the camera, has keys of outside parents.
    [[nodiscard]] bool hasParents(const QModelIndex& index) const;
    /// Row of a track, invalid if it has none.
    [[nodiscard]] QModelIndex indexOf(const mmd::TrackId& track) const;

private:
    struct Row {
        QString name;
        QString names; ///< all of them, one a line; empty for a group
        mmd::TrackId track;
        bool isGroup = false;
        bool isUnmatched = false; ///< its track, or the tracks of its group, are not in the model
        bool isFixed = true;      ///< kept even without keys
        int parent = -1;          ///< index into m_rows
        int position = 0;         ///< among its siblings
        std::vector<int> children;
    };
    class Maker;
    [[nodiscard]] int rowOfTrack(const mmd::TrackId& track) const;
    /// Whether `track` has a row but should not, or should have one but does not.
    [[nodiscard]] bool isRowOutdated(const mmd::TrackId& track) const;
    void updateFrom(const Change& change);
    /// Updates m_withParents. Returns the tracks that have outside parents only before or only now.
    std::vector<mmd::TrackId> updateParents();
    void reset();
    [[nodiscard]] const Row& rowOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexAt(int row) const;

    Document& m_document;
    std::vector<Row> m_rows;
    std::vector<int> m_top;                  ///< rows without a parent
    std::vector<int> m_byTrack;              ///< rows that are not groups, sorted by track
    std::vector<mmd::TrackId> m_withParents; ///< tracks that have outside parents, sorted
};

} // namespace odori
