// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace mmd {

/// A pose as a VPD file holds it, in file order. Texts are the file's own bytes, undecoded CP932.
/// Source: docs/formats.md, "VPD".
struct VpdFile {
    struct Bone {
        std::string name; ///< whole, not cut to 15 bytes as motions have it
        BoneValue value;  ///< finite
        bool operator==(const Bone&) const = default;
    };
    struct Morph {
        std::string name;
        float weight = 0.0f; ///< finite
        bool operator==(const Morph&) const = default;
    };
    std::string modelName; ///< with its ending: "Gene.osm"
    std::vector<Bone> bones;
    std::vector<Morph> morphs;
    bool operator==(const VpdFile&) const = default;
};

struct VpdReadResult {
    VpdFile file;
    std::vector<Warning> warnings;
};

/// Whether the bytes begin as a VPD file does.
[[nodiscard]] bool isVpd(std::span<const std::byte> bytes);

/// Reads a whole VPD file that is already in memory. Total: any bytes give a pose or an Error. Any
/// line ends, tabs and missing comments are fine; text that begins with the mark of UTF-8 is
/// converted to CP932; numbers that are none become 0; a number of bones that is not the one
/// announced is a warning.
[[nodiscard]] Result<VpdReadResult> readVpd(std::span<const std::byte> bytes);

/// The bytes as MMD writes them: CRLF, six decimals, comments. A file written by MMD 9 comes out as
/// it was.
[[nodiscard]] std::vector<std::byte> writeVpd(const VpdFile& file);

/// A motion with one key at frame 0 for each bone and morph of the pose; names are cut to the 15
/// bytes that a motion holds, and of equal ones the last counts: both with a warning.
struct MotionFromVpd {
    Motion motion;
    std::vector<Warning> warnings;
};
[[nodiscard]] MotionFromVpd motionFromVpd(const VpdFile& file);

/// What every track of `motion` gives at `frame`, sorted by name. The model name is the motion's
/// with ".osm" behind it, as MMD has it.
[[nodiscard]] VpdFile vpdFromMotion(const Motion& motion, double frame);

} // namespace mmd
