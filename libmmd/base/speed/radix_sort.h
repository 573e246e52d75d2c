// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Sorts `items` by their upper 32 bits; items with equal upper bits keep their order. The time is
/// linear, and very short if they are already sorted. `scratch` may have any size before and after:
/// reuse it to avoid allocations.
void sortByUpperHalf(std::span<std::uint64_t> items, std::vector<std::uint64_t>& scratch);

} // namespace mmd
