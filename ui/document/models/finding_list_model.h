// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/checkup/check_up.h"

#include <QtCore/QAbstractItemModel>

#include <vector>

namespace odori {

/// The findings of a CheckUp as a tree: a group for each kind of finding, with their number; those
/// without a visible effect form the last group. Resets if the findings change.
class FindingListModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, SuggestionColumn, KeysColumn, columns };

    explicit FindingListModel(const CheckUp& checkUp, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex index(
        int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(
        const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The row's finding; null for groups.
    [[nodiscard]] const mmd::Finding* findingAt(const QModelIndex& index) const;
    /// The findings of a group, or the one of a row.
    [[nodiscard]] Findings findingsAt(const QModelIndex& index) const;
    /// The kind of a group: its FindingCode, or harmlessKind. It stays when the findings change.
    static constexpr int harmlessKind = -1;
    [[nodiscard]] int kindOf(const QModelIndex& group) const;
    /// What the findings of a row or a group mean, and their remedy.
    [[nodiscard]] QString hintAt(const QModelIndex& index) const;

private:
    struct Group {
        bool isHarmless = false;
        std::vector<std::size_t> findings; ///< indices of m_findings
    };
    void rebuild();
    [[nodiscard]] const Group& groupOf(const QModelIndex& index) const;
    [[nodiscard]] QString headingAt(const Group& group) const;
    [[nodiscard]] QString textAt(const mmd::Finding& finding, int column) const;

    const CheckUp& m_checkUp;
    Findings m_findings; ///< a copy: those of m_checkUp change before the model can announce it
    std::vector<Group> m_groups;
};

} // namespace odori
