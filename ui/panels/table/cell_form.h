// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/cell_edits.h"

#include <QtWidgets/QWidget>

#include <vector>

class QComboBox;
class QGridLayout;

namespace odori {

class NumberField;
class SwitchField;

/// Cells of a key of one kind as rows with a field each: numbers (to be typed or dragged by their
/// labels), switches, self-shadow's mode. It shows what it is told and asks for other values by its
/// signals; it changes nothing itself.
class CellForm : public QWidget {
    Q_OBJECT
public:
    CellForm(mmd::TrackKind kind, std::vector<KeyColumn> columns, QWidget* parent = nullptr);

    [[nodiscard]] mmd::TrackKind kind() const { return m_kind; }
    [[nodiscard]] const std::vector<KeyColumn>& columns() const { return m_columns; }
    /// The field of a column that is a number; null if it is none.
    [[nodiscard]] NumberField* number(KeyColumn column) const;
    [[nodiscard]] SwitchField* switchField(KeyColumn column) const;
    [[nodiscard]] QComboBox* choice(KeyColumn column) const;

    /// `cells` by column, as sharedCells() gives them; `isDraft`: they are not registered.
    void showCells(const std::vector<SharedCell>& cells, bool isDraft);

    /// What people call a column of keys of `kind`: "Centre X" of the camera.
    [[nodiscard]] static QString titleOf(mmd::TrackKind kind, KeyColumn column);

signals:
    void edited(odori::KeyColumn column, const QVariant& value);
    /// One adjustment by dragging, wheel or keys; `delta` is the difference from where it began.
    void adjustStarted(odori::KeyColumn column);
    void adjusted(odori::KeyColumn column, double delta);
    void adjustFinished(odori::KeyColumn column);
    void adjustCancelled();

private:
    struct Row {
        KeyColumn column;
        NumberField* number = nullptr;
        SwitchField* onOff = nullptr;
        QComboBox* choice = nullptr;
    };
    void addNumber(Row& row, QGridLayout* form);
    void addSwitch(Row& row, QGridLayout* form);
    void addChoice(Row& row, QGridLayout* form);
    [[nodiscard]] const Row* rowOf(KeyColumn column) const;

    mmd::TrackKind m_kind;
    std::vector<KeyColumn> m_columns;
    std::vector<Row> m_rows;
};

} // namespace odori
