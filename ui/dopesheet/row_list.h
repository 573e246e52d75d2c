// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/dope_rows_model.h"

#include <QtCore/QSet>
#include <QtCore/QString>

#include <vector>

namespace odori {

/// The rows that show, from top to bottom: the model's tree with closed groups folded and the
/// filters applied.
class RowList {
public:
    struct Filters {
        QString search;
        bool keyed = false, selected = false, drafts = false;
    };

    RowList(const Document& document, const DopeRowsModel& model);

    void rebuild();
    void setFilters(const Filters& filters);
    [[nodiscard]] const Filters& filters() const { return m_filters; }
    [[nodiscard]] bool isFiltered() const;

    [[nodiscard]] int size() const { return int(m_rows.size()); }
    [[nodiscard]] const QModelIndex& at(int row) const { return m_rows[std::size_t(row)]; }
    /// Place of a track among the rows that show; -1 if it is hidden.
    [[nodiscard]] int rowOf(const mmd::TrackId& track) const;

    [[nodiscard]] bool isFolded(const QModelIndex& group) const;
    void setFolded(const QModelIndex& group, bool folded);

private:
    [[nodiscard]] bool passes(const QModelIndex& row) const;
    [[nodiscard]] bool hasDraft(const mmd::TrackId& track) const;

    const Document& m_document;
    const DopeRowsModel& m_model;
    Filters m_filters;
    QSet<QString> m_folded; ///< by name: kept when the rows are made anew
    std::vector<QModelIndex> m_rows;
};

} // namespace odori
