// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace mmd {

/// The XXH3 hash (64 bits) of `bytes`: it finds equal contents and damage, not forgery. The values
/// are kept in files, so they never change.
[[nodiscard]] std::uint64_t contentHash(std::span<const std::byte> bytes);

/// Says whether a file is still what it was.
struct ContentMark {
    std::uint64_t size = 0; ///< bytes
    std::uint64_t hash = 0; ///< contentHash()
    bool operator==(const ContentMark&) const = default;
};
[[nodiscard]] ContentMark markOf(std::span<const std::byte> bytes);

} // namespace mmd
