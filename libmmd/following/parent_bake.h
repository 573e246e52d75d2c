// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/following/scene_poses.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// Frames at which a bone follows without a gap.
struct FollowedSpan {
    TrackId track;
    FrameSpan span;
};

/// Outside parents that became keys.
struct ParentBake {
    ScenePatch patch;
    std::size_t keys = 0;            ///< that follow
    std::vector<FollowedSpan> spans; ///< of those keys
};

/// Makes keys of the outside parents of `actor` (sceneActor: the camera), so that a VMD has them: a
/// key at every frame at which a bone follows, up to the last key of the scene, which gives the
/// bone the same place under its own parent; and one key before and after each such range, so that
/// nothing else changes. The patch also removes the outside parents. Between two frames the place
/// is interpolated.
///
/// With physics, followers are where the simulated parents are. Uses only copies: for a worker.
/// Errors: Cancelled; TooManyFrames beyond mostFramesAtOnce.
[[nodiscard]] Result<ParentBake> bakeParents(
    const Scene& scene, ActorId actor, const PoseOptions& options, const Progress& progress);

} // namespace mmd
