// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// What a mirrored expression does with its two sides.
enum class MorphSides : std::uint8_t {
    Exchange, ///< each side gets the weight of the other one
    Copy      ///< the other side gets the weight of this one; if both are given, they stay
};

/// Mirrors the shown weights of those of `morphs` at `frame` that have another side in the model:
/// 左 and 右, _L and _R, ウィンク and ウィンク右 (see mirroredTrack()). The values become drafts,
/// or keys with `asKeys`. Both sides are selected afterwards, so that Enter registers them. Empty
/// if no morph has another side, or all weights are set already.
[[nodiscard]] ScenePatch mirrorMorphs(const EditTarget& target, std::span<const TrackId> morphs,
    std::uint32_t frame, MorphSides sides, bool asKeys);

/// Whether one of `tracks` is a morph that has another side in the model of the target's actor.
[[nodiscard]] bool hasOtherSide(const EditTarget& target, std::span<const TrackId> tracks);

} // namespace mmd
