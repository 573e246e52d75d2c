// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// A key to set. On bone tracks `bone` and, if set, `interpolation` count, on morph tracks
/// `weight`, on the camera's track `camera` with its curves.
struct KeyValue {
    TrackId track;
    std::uint32_t frame = 0;
    BoneValue bone;
    float weight = 0.0f;
    std::optional<BoneInterpolation>
        interpolation; ///< none: the interpolation of the existing key, else the default
    CameraValue camera = {};
};

/// Sets keys of the actor's bones and morphs, or of the scene's camera. An existing key at that
/// frame keeps its index in the file.
[[nodiscard]] ScenePatch setKeys(const EditTarget& target, std::span<const KeyValue> keys);

/// Deletes the selected keys; no key is selected afterwards.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target);
/// Deletes `keys`, selected or not; other keys and all tracks stay selected.
[[nodiscard]] ScenePatch deleteKeys(const EditTarget& target, const Selection& keys);

} // namespace mmd
