// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

namespace odori {

/// The multiples of a step in a range: labels of a ruler, lines of a grid. Their number is limited,
/// so that painting always ends: a step below a double's precision would never reach the end of the
/// range.
struct Ticks {
    /// More than the pixels of a screen need.
    static constexpr int most = 8192;

    double first = 0.0; ///< the least multiple, as a number of steps
    double step = 1.0;
    int count = 0;

    /// The number of steps from 0 to the tick `index`, which is 0 to `count` - 1.
    [[nodiscard]] double number(int index) const { return first + index; }
    [[nodiscard]] double value(int index) const { return number(index) * step; }
};

/// The multiples from `from` to `to`. None if a number is NaN or infinite or the step is not
/// positive.
[[nodiscard]] inline Ticks ticksBetween(double from, double to, double step)
{
    constexpr double rounding = 1e-6; // part of a step: the ends are in the range
    const double first = std::ceil(from / step - rounding);
    const double last = std::floor(to / step + rounding);
    const bool isFinite = std::isfinite(step) && std::isfinite(first) && std::isfinite(last);
    if (!isFinite || !(step > 0.0) || last < first)
        return {};
    return {first, step, static_cast<int>(std::min(last - first, Ticks::most - 1.0)) + 1};
}

} // namespace odori
