// SPDX-License-Identifier: MIT
#include "libmmd/motion/interpolation_table.h"

#include <cstring>

namespace mmd {
namespace {

std::uint64_t hashOf(const BoneInterpolation& interpolation)
{
    // FNV-1a over eight words: interpolations differ in a few bytes at any position.
    std::uint64_t hash = 1469598103934665603ull;
    for (std::size_t at = 0; at < interpolation.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, interpolation.data() + at, sizeof word);
        hash = (hash ^ word) * 1099511628211ull;
        hash ^= hash >> 29;
    }
    return hash;
}

} // namespace

/// The slot of `interpolation`, or the free one for it.
std::size_t InterpolationTable::slotOf(const BoneInterpolation& interpolation) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hashOf(interpolation)) & mask;
    while (m_slots[slot] != 0 && m_interpolations[m_slots[slot] - 1] != interpolation)
        slot = (slot + 1) & mask;
    return slot;
}

std::optional<std::uint32_t> InterpolationTable::find(const BoneInterpolation& interpolation) const
{
    const std::uint32_t number = m_slots.empty() ? 0 : m_slots[slotOf(interpolation)];
    return number == 0 ? std::nullopt : std::optional(number - 1);
}

std::uint32_t InterpolationTable::intern(const BoneInterpolation& interpolation)
{
    if (m_interpolations.size() * 2 >= m_slots.size())
        grow();
    const std::size_t slot = slotOf(interpolation);
    if (m_slots[slot] == 0) {
        m_interpolations.push_back(interpolation);
        m_curves.push_back(curvesOf(interpolation));
        m_slots[slot] = static_cast<std::uint32_t>(m_interpolations.size());
    }
    return m_slots[slot] - 1;
}

void InterpolationTable::grow()
{
    m_slots.assign(m_slots.empty() ? 8 : m_slots.size() * 2, 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t index = 0; index < m_interpolations.size(); ++index) {
        std::size_t slot = static_cast<std::size_t>(hashOf(m_interpolations[index])) & mask;
        while (m_slots[slot] != 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<std::uint32_t>(index + 1);
    }
}

} // namespace mmd
