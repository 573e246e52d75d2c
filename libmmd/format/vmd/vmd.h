// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// A VMD file: its bytes, and the offsets of its records. Records are read in place, in file order.
/// `write(read(bytes)) == bytes` for every valid file.
struct VmdFile {
    struct Section {
        bool present = false;
        std::size_t offset = 0; ///< of the first record, after the count
        std::uint32_t count = 0;
    };
    std::vector<std::byte> bytes;
    int version = 2;
    std::array<Section, 6> sections; ///< by TrackKind
    /// Offsets of the show/IK records, which differ in size.
    std::vector<std::size_t> showIkOffsets;
    std::size_t trailingOffset = 0; ///< offset of the bytes after the last section
    std::vector<Warning> warnings;

    [[nodiscard]] std::span<const std::byte> record(TrackKind kind, std::size_t index) const;
};

/// Finds the records of a whole VMD file in memory; does not access the disk. Any bytes give a
/// VmdFile or an Error, never an exception, a crash, or an allocation that is too large for the
/// input.
[[nodiscard]] Result<VmdFile> readVmd(std::vector<std::byte> bytes);

/// The file's bytes.
[[nodiscard]] std::vector<std::byte> writeVmd(const VmdFile& file);

/// Makes tracks of sorted keys from the records of a file; `warnings` gets those of the file and of
/// duplicate keys. Of several records with one name and frame the last one counts. Records that a
/// track cannot hold, or would write with other bytes, become its raw records.
struct MotionFromVmd {
    Motion motion;
    std::vector<Warning> warnings;
};
[[nodiscard]] MotionFromVmd motionFromVmd(const VmdFile& file);

/// Bytes of a VMD file. An unedited motion gives the bytes of its file. After edits every unchanged
/// key keeps its bytes and its index; new keys follow the old ones of their section, by track, then
/// frame.
[[nodiscard]] std::vector<std::byte> vmdFromMotion(const Motion& motion);

} // namespace mmd
