// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// Indices of the beats in `strength`: those with the largest sum of strengths whose distances are
/// close to `lengths` (dynamic programming, Ellis 2007). `lengths` has a length for each value of
/// `strength`. None before the first and after the last onset. Private to libmmd/beats.
[[nodiscard]] std::vector<std::size_t> beatPath(
    std::span<const float> strength, std::span<const double> lengths);

} // namespace mmd
