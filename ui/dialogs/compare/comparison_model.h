// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/compare/comparison_job.h"

#include <QtCore/QAbstractTableModel>
#include <QtWidgets/QStyledItemDelegate>

#include <optional>

namespace odori {

/// What differs in two motions, the largest difference first: joints in the world, or tracks. Sort
/// by SortRole.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class List { Joints, Tracks };
    enum Column { Name, Units, Degrees, Extra, Frame, Strip, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;
    static constexpr int StripRole = Qt::UserRole + 1; ///< const RowStrip*, null: none

    using QAbstractTableModel::QAbstractTableModel;

    void setTakes(
        std::shared_ptr<const ComparedTakes> takes, std::shared_ptr<const mmd::Model> model);
    void setList(List list);
    [[nodiscard]] List list() const { return m_list; }
    /// Where the row differs most.
    [[nodiscard]] std::uint32_t frameOf(int row) const;
    /// The track of the row; none if the joint has none.
    [[nodiscard]] std::optional<mmd::TrackId> trackOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation way, int role) const override;

private:
    [[nodiscard]] QVariant number(int row, int column) const;
    [[nodiscard]] double difference(int row) const;
    [[nodiscard]] QString text(int row, int column) const;

    std::shared_ptr<const ComparedTakes> m_takes;
    std::shared_ptr<const mmd::Model> m_model;
    List m_list = List::Joints;
};

/// Paints the strip of a track: a bar for each part of the frames.
class StripDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace odori

Q_DECLARE_METATYPE(const odori::RowStrip*)
