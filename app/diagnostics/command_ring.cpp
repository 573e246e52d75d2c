// SPDX-License-Identifier: MIT
#include "app/diagnostics/command_ring.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace odori {
namespace {

std::array<std::atomic<const char*>, commandRingSize> ring{};
std::atomic<std::size_t> noted{0};

static_assert(std::atomic<const char*>::is_always_lock_free); // for signal handlers

} // namespace

void noteCommand(const char* id) noexcept
{
    ring[noted.fetch_add(1) % ring.size()] = id;
}

std::size_t lastCommands(std::span<const char*, commandRingSize> into) noexcept
{
    const std::size_t end = noted, first = end - std::min(end, ring.size());
    std::size_t count = 0;
    for (std::size_t at = first; at < end; ++at)
        if (const char* id = ring[at % ring.size()])
            into[count++] = id;
    return count;
}

} // namespace odori
