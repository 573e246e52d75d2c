// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/pose_difference.h"
#include "libmmd/tools/thin/track_thinning.h"

#include <span>

namespace mmd {

/// What "Thin Keys" may change.
struct ThinOptions {
    ThinWishes wishes;
    double units = 0.05;   ///< at hands, feet, head and every other joint
    double degrees = 0.5;  ///< of every rotation
    double weight = 0.005; ///< of morphs
    /// The tolerances are those of each bone relative to its parent: errors of a chain may add up.
    bool isForEachBone = false;
};

/// The tolerances of each bone's track if all of `tracks` are thinned, so that their errors
/// together stay within `options`: a rotation moves everything that hangs on the bone.
[[nodiscard]] std::vector<TrackTolerance> boneTolerances(const Model& model, const Motion& motion,
    std::span<const TrackId> tracks, const ThinOptions& options);

/// `motion` with fewer keys on `tracks` (bones and morphs; others are ignored), each thinned alone.
/// Tracks that the model lacks are thinned as if nothing hung on them. Uses several threads.
/// Cancelled.
[[nodiscard]] Result<Motion> thinnedMotion(const Model& model, const Motion& motion,
    std::span<const TrackId> tracks, const ThinOptions& options, ProgressPart progress);

} // namespace mmd
