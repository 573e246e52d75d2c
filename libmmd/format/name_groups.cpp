// SPDX-License-Identifier: MIT
#include "libmmd/format/name_groups.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <numeric>
#include <string_view>

namespace mmd {
namespace {

/// Without knowing `seed`, an attacker cannot make names that all have one hash.
std::size_t hashOf(const NameField& field, std::uint64_t seed)
{
    // Two words that overlap in one byte cover the fifteen.
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::memcpy(&first, field.data(), sizeof first);
    std::memcpy(&second, field.data() + field.size() - sizeof second, sizeof second);
    std::uint64_t hash = (first ^ seed) * 0x9E3779B97F4A7C15ull;
    hash = (hash ^ (hash >> 32) ^ second) * 0xBF58476D1CE4E5B9ull;
    hash ^= hash >> 32;
    return static_cast<std::size_t>(hash * 0x94D049BB133111EBull >> 20);
}

/// Two words that overlap in one byte again.
bool areEqual(const NameField& a, const NameField& b)
{
    std::uint64_t of[4];
    std::memcpy(&of[0], a.data(), 8);
    std::memcpy(&of[1], b.data(), 8);
    std::memcpy(&of[2], a.data() + a.size() - 8, 8);
    std::memcpy(&of[3], b.data() + b.size() - 8, 8);
    return of[0] == of[1] && of[2] == of[3];
}

std::string_view viewOf(const NameField& field)
{
    return {field.data(), strnlen(field.data(), field.size())};
}

} // namespace

NameGrouping::NameGrouping()
    : m_seed(
          reinterpret_cast<std::uintptr_t>(this) * 0xD6E8FEB86659FD93ull ^
          static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()))
{
}

std::size_t NameGrouping::slotOf(const NameField& field) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hashOf(field, m_seed) & mask;
    while (m_slots[slot] != 0 && !areEqual(m_fields[m_slots[slot] - 1].bytes, field))
        slot = (slot + 1) & mask;
    return slot;
}

std::uint32_t NameGrouping::add(const NameField& field)
{
    if (m_fields.size() * 2 >= m_slots.size())
        grow();
    std::uint32_t& slot = m_slots[slotOf(field)];
    if (slot == 0) {
        m_fields.push_back({field, 0});
        slot = static_cast<std::uint32_t>(m_fields.size());
    }
    ++m_fields[slot - 1].count;
    return slot - 1;
}

void NameGrouping::grow()
{
    m_slots.assign(m_slots.empty() ? 64 : m_slots.size() * 2, 0);
    for (std::size_t index = 0; index < m_fields.size(); ++index)
        m_slots[slotOf(m_fields[index].bytes)] = static_cast<std::uint32_t>(index + 1);
}

std::vector<std::uint32_t> NameGrouping::finish(std::vector<NameGroup>& groups) const
{
    std::vector<std::uint32_t> order(m_fields.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) {
        const int names = viewOf(m_fields[a].bytes).compare(viewOf(m_fields[b].bytes));
        if (names != 0)
            return names < 0;
        if (m_fields[a].count != m_fields[b].count)
            return m_fields[a].count > m_fields[b].count;
        return a < b;
    });
    groups.clear();
    std::vector<std::uint32_t> groupOf(m_fields.size());
    for (const std::uint32_t index : order) {
        const Field& field = m_fields[index];
        if (groups.empty() || viewOf(groups.back().field) != viewOf(field.bytes))
            groups.push_back({.field = field.bytes, .count = 0, .hasOtherFields = false});
        else
            groups.back().hasOtherFields = true;
        groups.back().count += field.count;
        groupOf[index] = static_cast<std::uint32_t>(groups.size() - 1);
    }
    return groupOf;
}

} // namespace mmd
