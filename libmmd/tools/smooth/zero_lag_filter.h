// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// Numbers at consecutive frames: `dimensions` of them for each frame.
struct Series {
    std::size_t dimensions = 1;
    std::vector<double> values; ///< [frame][dimension]
    [[nodiscard]] std::size_t frames() const { return values.size() / dimensions; }
    [[nodiscard]] double* at(std::size_t frame) { return &values[frame * dimensions]; }
    [[nodiscard]] const double* at(std::size_t frame) const { return &values[frame * dimensions]; }
};

/// Removes what changes faster than `cutoff` (times a second, at 30 frames a second, 0..15)
/// without any lag: the curve with the least sum of weighted squared distances to the series and of
/// squared third differences. `weights` has one for each frame: 0 lets the filter choose the value,
/// a large one keeps it. A series of fewer than four frames, or with fewer than three weights that
/// are not 0, is returned as it is. All numbers must be finite.
[[nodiscard]] Series filtered(const Series& series, std::span<const double> weights, double cutoff);

} // namespace mmd
