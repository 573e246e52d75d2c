// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <cstdint>

class QAbstractButton;
class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QWidget;

/// Fields shared by the dialogs over the document: right aligned, with a name for screen readers.
namespace odori {

/// A frame or a number of frames; values above the field's maximum are clamped.
[[nodiscard]] QSpinBox* frameField(std::uint32_t value, const QString& name);
/// The value of a frame field.
[[nodiscard]] std::uint32_t frameOf(const QSpinBox* field);
/// Why the frames of two fields are no range, as a sentence; empty if they are one.
[[nodiscard]] QString rangeProblem(const QSpinBox* first, const QSpinBox* last);

/// A percentage from 0 to `most`; `suffix` has the percent sign.
[[nodiscard]] QSpinBox* percentField(
    int value, int most, const QString& suffix, const QString& name);

struct NumberStyle {
    double least = -1e6, most = 1e6;
    int decimals = 3;
    double step = 0.1;
    QString prefix = {}, suffix = {};
};
[[nodiscard]] QDoubleSpinBox* numberField(
    double value, const NumberStyle& style, const QString& name);

/// A label for a sentence that can wrap; `warns`: in the colour of warnings, and hidden.
[[nodiscard]] QLabel* sentenceLabel(const char* name, bool warns = false);

/// The check box or radio button as the label of a row: centred beside its field.
[[nodiscard]] QAbstractButton* asLabel(QAbstractButton* button);

/// A row with two fields and a word between them; the label's access key focuses the first.
void addPair(
    QFormLayout& form, const QString& text, QWidget* first, const QString& between, QWidget* last);

/// A row with the tolerances of a box "only needed keys": it can be used if the box is checked and
/// enabled.
class ToleranceRow {
    Q_DECLARE_TR_FUNCTIONS(odori::ToleranceRow)
public:
    void addTo(QFormLayout& form, QCheckBox& box, double units, double degrees);
    void enable(bool canChange);

    QDoubleSpinBox* units = nullptr;   ///< MMD units
    QDoubleSpinBox* degrees = nullptr; ///< of a rotation

private:
    QCheckBox* m_box = nullptr;
};

} // namespace odori
