// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QGridLayout;
class QLabel;

namespace odori {

/// The rows of a page of settings: a name, a field, and below it a dim description.
class SettingsForm : public QWidget {
    Q_OBJECT
public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void addHeading(const QString& text);
    /// The access key in `name` focuses the field, which gets `name` for screen readers.
    void addRow(const QString& name, QWidget* field, const QString& note);
    /// Adds the space that is between rows.
    void addGap();
    /// Adds a widget below the last row, in the column of the fields.
    void addUnderField(QWidget* widget);
    /// Adds a widget over the full width.
    void addWide(QWidget* widget);
    /// Keeps the rows together at the top. Call it once, after the last row.
    void finish();

    /// A dim sentence, which can wrap to several lines.
    [[nodiscard]] static QLabel* note(const QString& text);

private:
    QGridLayout* m_rows;
};

} // namespace odori
