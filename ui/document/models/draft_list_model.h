// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QAbstractTableModel>

#include <span>
#include <vector>

namespace odori {

/// All drafts at any frame: bones and morphs of the active actor, its show and IK, and camera,
/// light and self-shadow of the scene. Sorted by frame, then track.
class DraftListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { FrameColumn, TrackColumn, columns };

    struct Row {
        std::uint32_t frame = 0;
        mmd::TrackId track;
        mmd::ActorId actor{};
        bool operator==(const Row&) const = default;
    };

    explicit DraftListModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(
        const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    /// Registers the drafts of `rows` as keys: one undo step.
    void registerRows(const std::vector<Row>& rows);
    /// Deletes the drafts: one undo step.
    void dropRows(const std::vector<Row>& rows);

private:
    void rebuild();
    /// The drafts of `rows` that belong to `actor`.
    [[nodiscard]] std::vector<mmd::Draft> draftsOf(
        mmd::ActorId actor, const std::vector<Row>& rows) const;
    using Edit = mmd::ScenePatch (*)(
        const mmd::EditTarget& target, std::span<const mmd::Draft> wanted);
    void edit(const std::vector<Row>& rows, Edit function, const QString& text);

    Document& m_document;
    std::vector<Row> m_rows;
};

} // namespace odori
