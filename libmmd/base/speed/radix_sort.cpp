// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/radix_sort.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mmd {
namespace {

constexpr unsigned digitBits = 11; // three rounds at most; the counts stay in the nearest cache
constexpr std::size_t digitCount = std::size_t(1) << digitBits;
constexpr std::size_t worthwhile = 96; // below, clearing the counts costs more than comparing

/// Copies `from` to `to`, sorted by the digit at `shift`.
void sortByDigit(std::span<const std::uint64_t> from, std::span<std::uint64_t> to, unsigned shift)
{
    const auto digit = [shift](std::uint64_t item) { return (item >> shift) & (digitCount - 1); };
    std::array<std::size_t, digitCount> next{};
    for (const std::uint64_t item : from)
        ++next[digit(item)];
    std::size_t begin = 0;
    for (std::size_t& each : next)
        begin += std::exchange(each, begin);
    for (const std::uint64_t item : from)
        to[next[digit(item)]++] = item;
}

} // namespace

void sortByUpperHalf(std::span<std::uint64_t> items, std::vector<std::uint64_t>& scratch)
{
    const auto less = [](std::uint64_t a, std::uint64_t b) { return (a >> 32) < (b >> 32); };
    if (std::is_sorted(items.begin(), items.end(), less))
        return;
    if (items.size() < worthwhile) {
        std::stable_sort(items.begin(), items.end(), less);
        return;
    }
    scratch.resize(items.size());
    std::uint64_t used = 0;
    for (const std::uint64_t item : items)
        used |= item;
    std::span<std::uint64_t> from = items;
    std::span<std::uint64_t> to = scratch;
    for (unsigned shift = 32; shift < 64 && (used >> shift) != 0; shift += digitBits) {
        sortByDigit(from, to, shift);
        std::swap(from, to);
    }
    if (from.data() != items.data())
        std::copy(from.begin(), from.end(), items.begin());
}

} // namespace mmd
