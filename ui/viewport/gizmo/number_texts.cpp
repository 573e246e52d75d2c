// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/number_texts.h"

#include <QtCore/QLocale>

#include <cmath>

namespace odori {

QString signedNumber(double value, int decimals)
{
    const QString text = QLocale::c().toString(std::abs(value), 'f', decimals);
    const bool isNegative = value < 0.0 && text.toDouble() != 0.0; // never "−0.00"
    return (isNegative ? QChar(0x2212) : QLatin1Char('+')) + text;
}

QString offsetText(const glm::vec3& offset)
{
    return QStringLiteral("X %1  Y %2  Z %3")
        .arg(signedNumber(double(offset.x), 2), signedNumber(double(offset.y), 2),
            signedNumber(double(offset.z), 2));
}

} // namespace odori
