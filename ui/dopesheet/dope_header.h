// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/dope_rows_filter.h"

#include <QtWidgets/QWidget>

class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace odori {

class HeaderTools;

/// The bar over the dope sheet: title, filters and search, commands, what is followed.
class DopeHeader : public QWidget {
    Q_OBJECT
public:
    explicit DopeHeader(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] DopeRowsFilter::Filters filters() const;
    [[nodiscard]] bool followsPlayhead() const;
    void setFollowing(bool follows);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// A command of the program as a button; those that find no room are behind an arrow.
    void addCommand(QAction* action);

signals:
    void followToggled(bool isOn);
    void filtersChanged();
    void fitRequested();

private:
    QToolButton* addFilter(const QString& text, const QString& hint);

    QHBoxLayout* m_layout;
    QToolButton* m_keyed;
    QToolButton* m_selected;
    QToolButton* m_drafts;
    QToolButton* m_strangers;
    QLineEdit* m_search;
    HeaderTools* m_commands;
    QToolButton* m_follow;
};

} // namespace odori
