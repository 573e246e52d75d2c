// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/name_search.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtWidgets/QFrame>

class QLabel;
class QLineEdit;
class QListView;

namespace odori {

class NameBox;

/// The rows of a NameBox that the search finds.
class FoundNames : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void search(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    NameSearch m_search;
};

/// The open list of a NameBox, with its search field. It closes by itself and is deleted then.
class NameList : public QFrame {
    Q_OBJECT
public:
    explicit NameList(NameBox& box);

    /// Opens it beside the box, inside the screen.
    void open(const QString& typed);

signals:
    void chosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void choose(const QModelIndex& found);

    NameBox& m_box;
    FoundNames* m_found;
    QLineEdit* m_field;
    QListView* m_view;
    QLabel* m_none;
};

} // namespace odori
