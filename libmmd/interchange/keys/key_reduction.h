// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Indices of the values to keep, so that linear interpolation at the removed ones has an error of
/// at most `tolerance`. Ascending, including the first and the last, or a single one if the first
/// value can replace all. Indices in `cuts` (ascending) and the ones after them are kept. Linear in
/// time.
[[nodiscard]] std::vector<std::uint32_t> reducedKeys(
    std::span<const float> values, double tolerance, std::span<const std::uint32_t> cuts = {});

/// Whether all values are within `range`; then they are replaced by one value: the middle, or
/// `rest` if it is within the range too. Local transforms computed from global ones have float32
/// noise: this removes it if nothing moves.
bool flatten(std::span<float> values, double range, float rest);

} // namespace mmd
