// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>

#include <algorithm>
#include <cmath>

namespace odori::test {

/// Relative luminance as defined by WCAG 2.
[[nodiscard]] inline double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The contrast of two colours as defined by WCAG 2, 1 to 21.
[[nodiscard]] inline double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace odori::test
