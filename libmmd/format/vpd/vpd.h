// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace mmd {

/// A pose in a VPD file, in file order. Texts are the file's own bytes, undecoded CP932. Source:
/// docs/formats.md, "VPD".
struct VpdFile {
    struct Bone {
        std::string name; ///< complete, not cut to 15 bytes as in motions
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

/// Whether the bytes begin like a VPD file.
[[nodiscard]] bool isVpd(std::span<const std::byte> bytes);

/// Reads a whole VPD file in memory. Any bytes give a pose or an Error. Line ends, tabs and missing
/// comments do not matter; text that begins with UTF-8's byte order mark is converted to CP932;
/// invalid numbers become 0; if the number of bones is not the announced one, there is a warning.
[[nodiscard]] Result<VpdReadResult> readVpd(std::span<const std::byte> bytes);

/// The bytes as MMD writes them: CRLF, six decimals, comments. A file by MMD 9 is written
/// unchanged.
[[nodiscard]] std::vector<std::byte> writeVpd(const VpdFile& file);

/// A motion with one key at frame 0 for each bone and morph of the pose. Names are cut to the 15
/// bytes of a motion, and of equal names the last one counts: both with a warning.
struct MotionFromVpd {
    Motion motion;
    std::vector<Warning> warnings;
};
[[nodiscard]] MotionFromVpd motionFromVpd(const VpdFile& file);

/// The value of every track of `motion` at `frame`, sorted by name. The model name is the motion's
/// with ".osm" added, as in MMD.
[[nodiscard]] VpdFile vpdFromMotion(const Motion& motion, double frame);

} // namespace mmd
