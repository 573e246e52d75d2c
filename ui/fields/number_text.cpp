// SPDX-License-Identifier: MIT
#include "ui/fields/number_text.h"

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

} // namespace odori
