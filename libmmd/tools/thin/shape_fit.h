// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <optional>
#include <span>

namespace mmd {

/// A curve of MMD's grid whose progress is within `tolerance` of `progress` at the times k / n, for
/// k = 1 .. n - 1, where n is the number of values plus one; none if none was found. A straight
/// progress gives the default curve. Much faster than fitCurve(), which finds a better curve.
/// `tolerance` > 0, in units of progress.
[[nodiscard]] std::optional<BezierCurve> fittedShape(
    std::span<const double> progress, double tolerance);

} // namespace mmd
