// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/bake.h"
#include "libmmd/tools/thin/motion_thinning.h"

namespace mmd {

/// bakeKeys() of keys at every frame of `span`, without those that the motion does not need
/// (thinnedMotion() in the span; the tolerances of `options` are those of each bone). Pure, for a
/// worker. Cancelled.
[[nodiscard]] Result<BakedKeys> bakeThinned(const EditTarget& target, FrameSpan span,
    std::span<const KeyValue> keys, ThinOptions options, ProgressPart progress);

/// The result of thinnedPatch().
struct ThinnedPatch {
    ScenePatch patch;
    std::size_t removed = 0; ///< keys that `patch` alone would have set
};

/// `patch`, which was made for `scene`, without the keys of `actor` on `tracks` that the motion
/// does not need (thinnedMotion()). Pure, for a worker. Cancelled; TooManyFrames.
[[nodiscard]] Result<ThinnedPatch> thinnedPatch(const Scene& scene, ActorId actor, ScenePatch patch,
    std::span<const ThinnedTrack> tracks, const ThinOptions& options, ProgressPart progress);

} // namespace mmd
