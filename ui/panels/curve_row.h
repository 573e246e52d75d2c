// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/key_values.h"

#include <QtCore/QString>

#include <array>

class QGridLayout;
class QLabel;
class QWidget;

namespace odori {

class NumberField;

/// One channel's curve as a row of a form: a dot in the channel's colour, its name, x1 y1 x2 y2.
struct CurveRow {
    std::array<NumberField*, 4> fields{};

    /// Puts the row into `form`, whose first column has the labels.
    void create(QGridLayout* form, std::size_t channel, const QString& name, QWidget* parent);
    /// Nothing where no key has curves.
    void show(const std::array<Shared<int>, 4>& numbers, bool isEditable);
};

} // namespace odori
