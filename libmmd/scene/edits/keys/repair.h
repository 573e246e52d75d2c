// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

/// Repairs only values that evaluation corrects anyway, so that no pose changes. All valid data
/// keeps its bytes; the selection stays.
namespace mmd {

/// What can be repaired.
enum class KeyDefect : std::uint8_t {
    Duplicate, ///< earlier duplicates of keys are deleted
    Number,    ///< NaN and infinite numbers become those at rest, in keys that have such numbers
    Curve,     ///< coordinates are clamped to 0..127
    Rotation,  ///< finite rotations get unit length
};

/// One kind of defect in all keys of one track.
struct KeyRepair {
    TrackId track;
    KeyDefect defect = KeyDefect::Duplicate;
};

/// Repairs every defect of the whole motion.
[[nodiscard]] ScenePatch repairKeys(const EditTarget& target);

/// Makes only these repairs. Tracks that the motion does not have are ignored.
[[nodiscard]] ScenePatch repairKeys(const EditTarget& target, std::span<const KeyRepair> repairs);

} // namespace mmd
