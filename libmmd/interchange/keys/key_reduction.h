// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Indices of the values that are kept so that linear interpolation between them is off by
/// `tolerance` at most where one was left out; ascending, the first and the last among them, a
/// single one where the first value stands for all. Indices in `cuts` (ascending) keep themselves
/// and the next one. Linear in time.
[[nodiscard]] std::vector<std::uint32_t> reducedKeys(
    std::span<const float> values, double tolerance, std::span<const std::uint32_t> cuts = {});

/// Whether all values lie within `range`; then they become one value, the middle, or `rest` where
/// that is among them. Whole transforms are split into local ones with float32 noise: this takes it
/// off where nothing moves.
bool flatten(std::span<float> values, double range, float rest);

} // namespace mmd
