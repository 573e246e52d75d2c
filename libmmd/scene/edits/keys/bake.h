// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// The result of bakeKeys().
struct BakedKeys {
    ScenePatch patch;
    std::uint64_t count = 0; ///< keys that are set, with those after the range and unchanged ones
};

/// Replaces all keys from `first` to `last` on the tracks of `keys` (bones only) by `keys`, with
/// physics switched off. Keys of `keys` outside the range are ignored. If physics moved the bone
/// before and the motion continues, a key after the range switches physics on again.
[[nodiscard]] BakedKeys bakeKeys(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const KeyValue> keys);

/// The count of bakeKeys() with a key at every frame of the range on each of `tracks`: what a bake
/// will set at most, known before it. Only bones; equal tracks count once.
[[nodiscard]] std::uint64_t bakedKeyCount(const EditTarget& target, std::uint32_t first,
    std::uint32_t last, std::span<const TrackId> tracks);

} // namespace mmd
