// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// The minus sign of numbers on the screen: as wide as a plus sign. Fields read a hyphen too.
inline constexpr QChar minusSign(0x2212);

/// The number with a point, its decimals and this minus sign, but never a negative zero.
[[nodiscard]] QString numberText(double value, int decimals);

/// The same change of a text that ends or begins with other letters: "-0.00°" becomes "0.00°".
[[nodiscard]] QString withMinusSign(QString number);

/// A sentence for a typed number of the field `name` that is outside of `least`..`most`; empty if
/// it is inside.
[[nodiscard]] QString limitText(const QString& name, double number, double least, double most);

} // namespace odori
