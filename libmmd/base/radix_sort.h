// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Sorts `items` by their upper 32 bits; items that are equal there keep their order. The time is
/// linear in the number of items, and next to nothing if they are sorted. `scratch` holds any
/// number of items before and after: lending the same one again spares allocations.
void sortByUpperHalf(std::span<std::uint64_t> items, std::vector<std::uint64_t>& scratch);

} // namespace mmd
