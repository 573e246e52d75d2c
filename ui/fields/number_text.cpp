// SPDX-License-Identifier: MIT
#include "ui/fields/number_text.h"

#include "ui/fields/number_field.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace odori {

QString numberText(double value, int decimals)
{
    return withMinusSign(QLocale::c().toString(value, 'f', decimals));
}

QString withMinusSign(QString number)
{
    const bool isZero =
        std::none_of(number.begin(), number.end(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    if (isZero)
        number.remove(u'-');
    return number.replace(u'-', minusSign);
}

QString limitText(const QString& name, double number, double least, double most)
{
    const int decimals = QLocale::FloatingPointShortest;
    if (number < least)
        return NumberField::tr("%1 cannot be less than %2.").arg(name, numberText(least, decimals));
    if (number > most)
        return NumberField::tr("%1 cannot be more than %2.").arg(name, numberText(most, decimals));
    return {};
}

} // namespace odori
