// SPDX-License-Identifier: MIT
#include "ui/fields/boxes/limited_box.h"

#include <QtGui/QFocusEvent>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <cmath>
#include <optional>

namespace odori {
namespace {

constexpr int longestNumber = 20; // letters; no field has numbers as long as this

/// The number between the field's prefix and suffix; none if there is something else.
template <class Box>
std::optional<double> numberIn(const Box& box, QString text)
{
    if (!box.prefix().isEmpty() && text.startsWith(box.prefix()))
        text.remove(0, box.prefix().size());
    if (!box.suffix().isEmpty() && text.endsWith(box.suffix()))
        text.chop(box.suffix().size());
    text = text.trimmed();
    bool isNumber = false;
    const double number = box.locale().toDouble(text, &isNumber);
    if (!isNumber || text.size() > longestNumber || !std::isfinite(number))
        return std::nullopt;
    return number;
}

template <class Box>
auto limited(const Box& box, double number)
{
    const double inside = std::clamp(number, double(box.minimum()), double(box.maximum()));
    return static_cast<decltype(box.value())>(inside);
}

/// A popup, such as the field's menu, does not end the typing.
void showStart(QLineEdit& line, const QFocusEvent& event)
{
    if (event.reason() != Qt::PopupFocusReason)
        line.home(false);
}

} // namespace

QValidator::State WholeBox::validate(QString& text, int& position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    if (state != QValidator::Invalid)
        return state;
    const auto number = numberIn(*this, text);
    const bool isWhole =
        number && *number == std::floor(*number) && !text.contains(locale().decimalPoint());
    return isWhole ? QValidator::Intermediate : state;
}

void WholeBox::fixup(QString& text) const
{
    const auto number = numberIn(*this, text);
    if (!number)
        return QSpinBox::fixup(text);
    text = prefix() + textFromValue(limited(*this, *number)) + suffix();
    if (*number < minimum() || *number > maximum())
        noteOutside(*number);
}

void WholeBox::focusOutEvent(QFocusEvent* event)
{
    QSpinBox::focusOutEvent(event);
    showStart(*lineEdit(), *event);
}

QValidator::State DecimalBox::validate(QString& text, int& position) const
{
    const QValidator::State state = QDoubleSpinBox::validate(text, position);
    return state == QValidator::Invalid && numberIn(*this, text) ? QValidator::Intermediate : state;
}

void DecimalBox::fixup(QString& text) const
{
    if (const auto number = numberIn(*this, text))
        text = prefix() + textFromValue(limited(*this, *number)) + suffix();
    else
        QDoubleSpinBox::fixup(text);
}

void DecimalBox::focusOutEvent(QFocusEvent* event)
{
    QDoubleSpinBox::focusOutEvent(event);
    showStart(*lineEdit(), *event);
}

} // namespace odori
