// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// A key to set: on bone tracks `bone` and perhaps `tail` count, on morph tracks `weight`, on the
/// camera's `camera`, with its curves.
struct KeyValue {
    TrackId track;
    std::uint32_t frame = 0;
    BoneValue bone;
    float weight = 0.0f;
    std::optional<BoneTail> tail; ///< none: that of the key that is there, else the default
    CameraValue camera = {};
};

/// Sets keys of the actor's bones and morphs, or of the scene's camera; a key already at that frame
/// keeps its place in the file.
[[nodiscard]] ScenePatch setKeys(const EditTarget& target, std::span<const KeyValue> keys);

/// The selected keys deleted; no key is selected afterwards.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target);
/// `keys` deleted, whatever is selected; other keys stay selected, and all tracks.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target, const Selection& keys);

} // namespace mmd
