// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The outer form of a journal (docs/journal.md): a head, then frames. A frame is a `u32` length of
/// its payload, a `u64` XXH3 hash of the rest, a `u64` number that counts the frames from 0, and
/// the payload.
namespace mmd {

[[nodiscard]] std::vector<std::byte> journalHead();
/// The bytes before the payload and the payload.
[[nodiscard]] std::vector<std::byte> journalFrame(
    std::uint64_t number, std::span<const std::byte> payload);

/// What was lost at the end of a damaged journal.
struct JournalDamage {
    std::uint64_t bytes = 0;
    std::uint64_t records = 0; ///< an estimate: their lengths may be damaged, too
    bool operator==(const JournalDamage&) const = default;
};

struct JournalFrames {
    std::vector<std::span<const std::byte>> payloads; ///< views into the bytes
    JournalDamage damage;
};

/// The whole frames up to the first damaged one. Errors: WrongSignature, UnsupportedVersion.
[[nodiscard]] Result<JournalFrames> readFrames(std::span<const std::byte> bytes);

} // namespace mmd
