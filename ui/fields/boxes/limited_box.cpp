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

/// What is between the field's prefix and suffix.
template <class Box>
QString contentsOf(const Box& box, QString text)
{
    if (!box.prefix().isEmpty() && text.startsWith(box.prefix()))
        text.remove(0, box.prefix().size());
    if (!box.suffix().isEmpty() && text.endsWith(box.suffix()))
        text.chop(box.suffix().size());
    return text.trimmed();
}

/// The number in the field; none if there is something else.
template <class Box>
std::optional<double> numberIn(const Box& box, const QString& text)
{
    const QString contents = contentsOf(box, text);
    bool isNumber = false;
    const double number = box.locale().toDouble(contents, &isNumber);
    if (!isNumber || contents.size() > longestNumber || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// Whether a number may follow. Qt refuses the sign if the least number is 0, and -3 became 3.
template <class Box>
bool isSign(const Box& box, const QString& text)
{
    return contentsOf(box, text) == box.locale().negativeSign();
}

template <class Box>
auto limited(const Box& box, double number)
{
    const double inside = std::clamp(number, double(box.minimum()), double(box.maximum()));
    return static_cast<decltype(box.value())>(inside);
}

/// A popup, such as the field's menu, or another window does not end the typing: Qt keeps the
/// selection.
void showStart(QLineEdit& line, const QFocusEvent& event)
{
    if (event.reason() != Qt::PopupFocusReason && event.reason() != Qt::ActiveWindowFocusReason)
        line.home(false);
}

} // namespace

QValidator::State WholeBox::validate(QString& text, int& position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    if (state != QValidator::Invalid)
        return state;
    if (isSign(*this, text))
        return QValidator::Intermediate;
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
    const bool mayBecomeNumber = numberIn(*this, text) || isSign(*this, text);
    return state == QValidator::Invalid && mayBecomeNumber ? QValidator::Intermediate : state;
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
