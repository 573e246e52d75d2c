// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

#include <array>
#include <cstddef>

class QGridLayout;
class QLabel;

namespace odori {

class CurveCommands;
class NumberField;
struct SelectedCurves;

/// The handles of the selected keys' curves as numbers: x1 y1 x2 y2, each 0..127. They can be
/// typed, or dragged by their names.
class CurveNumbers : public QWidget {
    Q_OBJECT
public:
    /// Moves this widget after `before` in the Tab order.
    CurveNumbers(CurveCommands& commands, QWidget* before, QWidget* parent = nullptr);

    [[nodiscard]] NumberField& field(std::size_t index) { return *m_fields[index]; }
    /// Fields in a row: 2 or 4.
    void setColumns(int columns);
    void showCurves(const SelectedCurves& curves);

private:
    void connectField(std::size_t index);

    CurveCommands& m_commands;
    QGridLayout* m_layout;
    std::array<NumberField*, 4> m_fields{};
    std::array<QLabel*, 4> m_names{};
};

} // namespace odori
