// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

#include <cstdint>

class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;
class QWidget;

/// Fields that the dialogs over the document share: right aligned, with a name for screen readers.
namespace odori {

/// A frame or a number of frames; what passes the largest number that a field holds is cut.
[[nodiscard]] QSpinBox* frameField(std::uint32_t value, const QString& name);
/// What a frame field says.
[[nodiscard]] std::uint32_t frameOf(const QSpinBox* field);

struct NumberStyle {
    double least = -1e6, most = 1e6;
    int decimals = 3;
    double step = 0.1;
    QString prefix = {}, suffix = {};
};
[[nodiscard]] QDoubleSpinBox* numberField(
    double value, const NumberStyle& style, const QString& name);

/// A row with two fields and a word between them; the label's key goes to the first.
void addPair(
    QFormLayout& form, const QString& text, QWidget* first, const QString& between, QWidget* last);

} // namespace odori
