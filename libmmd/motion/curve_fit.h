// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <span>

/// Finds the curves on the 0..127 grid that are nearest to wanted shapes.
namespace mmd {

/// A wanted point of a curve: progress `y` at time `x`, 0 < x < 1. y may be outside 0..1, which no
/// curve on the grid reaches.
struct ProgressSample {
    double x = 0.0, y = 0.0;
};

struct FittedCurve {
    BezierCurve curve;
    double error = 0.0; ///< largest difference of progress at the wanted points; 1 is the segment
};

/// The curve through `samples` with the least squared error, found from `guess` and from the usual
/// shapes (a local search; a better curve may exist). Without points: `guess`.
[[nodiscard]] FittedCurve fitCurve(
    std::span<const ProgressSample> samples, const BezierCurve& guess);

/// The nearest curve of the grid: the one with the least largest error around `curve`. If its
/// control points are outside 0..1, which the grid cannot hold, the curve is fitted. A linear curve
/// gives the default.
[[nodiscard]] FittedCurve roundedCurve(const UnitCurve& curve);

/// The curve of the motion in reverse.
[[nodiscard]] BezierCurve mirroredInTime(const BezierCurve& curve);

} // namespace mmd
