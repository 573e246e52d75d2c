// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/journal/journal_frames.h"

#include <algorithm>
#include <span>
#include <vector>

/// Journals for fuzzing: a list of payloads, each with its length before it, without hashes.
namespace odori::fuzz {

inline void addPayload(mmd::ByteWriter& out, std::span<const std::byte> payload)
{
    out.write<std::uint32_t>(static_cast<std::uint32_t>(payload.size()));
    out.write(payload);
}

/// The journal with these payloads.
inline std::vector<std::byte> journalOf(std::span<const std::byte> payloads)
{
    std::vector<std::byte> journal = mmd::journalHead();
    mmd::ByteReader in(payloads);
    for (std::uint64_t number = 0; in.left() > sizeof(std::uint32_t); ++number) {
        const std::size_t size = in.read<std::uint32_t>();
        const auto frame = mmd::journalFrame(number, in.readBytes(std::min(size, in.left())));
        journal.insert(journal.end(), frame.begin(), frame.end());
    }
    return journal;
}

} // namespace odori::fuzz
