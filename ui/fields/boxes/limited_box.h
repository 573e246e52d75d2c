// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QSpinBox>

namespace odori {

/// A field for whole numbers that accepts any number while the user types. When the user leaves the
/// field or presses Enter, a number outside of the range becomes the nearest limit. A plain
/// QSpinBox drops single digits instead: up to 1000, a typed 99999 becomes 999. A field without the
/// focus shows the start of a number that is too wide.
class WholeBox : public QSpinBox {
public:
    using QSpinBox::QSpinBox;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

protected:
    /// The typed `number` becomes the nearest limit.
    virtual void noteOutside(double number) const { Q_UNUSED(number); }
    void focusOutEvent(QFocusEvent* event) override;
};

/// The same for numbers with decimals; more decimals than the field shows are rounded.
class DecimalBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

protected:
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace odori
