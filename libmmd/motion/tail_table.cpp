// SPDX-License-Identifier: MIT
#include "libmmd/motion/tail_table.h"

#include <cstring>

namespace mmd {
namespace {

std::uint64_t hashOf(const BoneTail& tail)
{
    // FNV-1a over eight words: tails differ in a few bytes at any position.
    std::uint64_t hash = 1469598103934665603ull;
    for (std::size_t at = 0; at < tail.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, tail.data() + at, sizeof word);
        hash = (hash ^ word) * 1099511628211ull;
        hash ^= hash >> 29;
    }
    return hash;
}

} // namespace

/// The slot of `tail`, or the free one for it.
std::size_t TailTable::slotOf(const BoneTail& tail) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hashOf(tail)) & mask;
    while (m_slots[slot] != 0 && m_tails[m_slots[slot] - 1] != tail)
        slot = (slot + 1) & mask;
    return slot;
}

std::optional<std::uint32_t> TailTable::find(const BoneTail& tail) const
{
    const std::uint32_t number = m_slots.empty() ? 0 : m_slots[slotOf(tail)];
    return number == 0 ? std::nullopt : std::optional(number - 1);
}

std::uint32_t TailTable::intern(const BoneTail& tail)
{
    if (m_tails.size() * 2 >= m_slots.size())
        grow();
    const std::size_t slot = slotOf(tail);
    if (m_slots[slot] == 0) {
        m_tails.push_back(tail);
        m_curves.push_back(curvesOf(tail));
        m_slots[slot] = static_cast<std::uint32_t>(m_tails.size());
    }
    return m_slots[slot] - 1;
}

void TailTable::grow()
{
    m_slots.assign(m_slots.empty() ? 8 : m_slots.size() * 2, 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t index = 0; index < m_tails.size(); ++index) {
        std::size_t slot = static_cast<std::size_t>(hashOf(m_tails[index])) & mask;
        while (m_slots[slot] != 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<std::uint32_t>(index + 1);
    }
}

} // namespace mmd
