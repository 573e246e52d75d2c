// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <span>

/// Curves on the 0..127 grid that come as near as that grid allows to what is wished.
namespace mmd {

/// Where a curve should be: progress `y` at time `x`, 0 < x < 1. y may lie outside 0..1, which no
/// curve on the grid reaches.
struct ProgressSample {
    double x = 0.0, y = 0.0;
};

struct FittedCurve {
    BezierCurve curve;
    double error = 0.0; ///< largest difference of progress at what was wished; 1 is the segment
};

/// The curve that goes through `wished` with the least squared error found from `guess` and from
/// the usual shapes (a local search, not a proof). Without samples: `guess`.
[[nodiscard]] FittedCurve fitCurve(
    std::span<const ProgressSample> wished, const BezierCurve& guess);

/// The grid's curve with the least largest error among those around `curve`; where its control
/// points lie outside 0..1, which the grid cannot hold, a fitted one. A linear curve gives the
/// default.
[[nodiscard]] FittedCurve roundedCurve(const UnitCurve& curve);

/// The curve of the same motion backwards.
[[nodiscard]] BezierCurve mirroredInTime(const BezierCurve& curve);

} // namespace mmd
