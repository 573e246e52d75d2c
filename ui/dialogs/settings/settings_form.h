// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QGridLayout;
class QLabel;

namespace odori {

/// The rows of a page of settings: a name, a field, and under it in dim letters what it does.
class SettingsForm : public QWidget {
    Q_OBJECT
public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void addHeading(const QString& text);
    /// The access key in `name` goes to the field, which gets `name` for screen readers.
    void addRow(const QString& name, QWidget* field, const QString& note);
    /// Below the last row, in the column of the fields.
    void addUnderField(QWidget* widget);
    /// Over the whole width.
    void addWide(QWidget* widget);
    /// Keeps the rows together at the top. Once, after the last row.
    void finish();

    /// A sentence in dim letters, which may take several lines.
    [[nodiscard]] static QLabel* note(const QString& text);

private:
    QGridLayout* m_rows;
};

} // namespace odori
