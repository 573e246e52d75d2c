// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// A VMD file: its bytes, and where its records lie in them. Records are read in place, in file
/// order. `write(read(bytes)) == bytes` for every valid file.
struct VmdFile {
    struct Section {
        bool present = false;
        std::size_t offset = 0; ///< of the first record, after the count
        std::uint32_t count = 0;
    };
    std::vector<std::byte> bytes;
    int version = 2;
    std::array<Section, 6> sections; ///< by TrackKind
    /// Offsets of the show/IK records, which vary in size.
    std::vector<std::size_t> showIkOffsets;
    std::size_t trailingOffset = 0; ///< where the bytes after the last section begin
    std::vector<Warning> warnings;

    [[nodiscard]] std::span<const std::byte> record(TrackKind kind, std::size_t index) const;
};

/// Finds the records of a whole VMD file that is already in memory; never touches the disk.
/// Total: any bytes give a VmdFile or an Error - never an exception, a crash, or an allocation
/// larger than the input warrants.
[[nodiscard]] Result<VmdFile> readVmd(std::vector<std::byte> bytes);

/// The file's bytes.
[[nodiscard]] std::vector<std::byte> writeVmd(const VmdFile& file);

/// Tracks of sorted keys from the records of a file; `warnings` of the file plus duplicate keys. Of
/// several records of one name and frame the last counts. Records that a track would lose or write
/// with other bytes become its raw records.
struct MotionFromVmd {
    Motion motion;
    std::vector<Warning> warnings;
};
[[nodiscard]] MotionFromVmd motionFromVmd(const VmdFile& file);

/// Bytes of a VMD file: for a motion that was read and not edited those of its file; after edits
/// every untouched key keeps its bytes and its place, new keys come after the old ones of their
/// section, by track, then frame.
[[nodiscard]] std::vector<std::byte> vmdFromMotion(const Motion& motion);

} // namespace mmd
