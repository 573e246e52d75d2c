// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/scene.h"

#include <cstdint>
#include <span>
#include <vector>

/// The pose that an actor shows at a frame, on its way to and from VPD files.
namespace mmd {

/// What bone or morph `track` shows at `frame` (fractional, >= 0): its draft there, else what the
/// keys say.
[[nodiscard]] DraftValue shownValue(
    const Scene& scene, ActorId actor, const TrackId& track, double frame);

/// The pose of the bones and morphs among `tracks`, in the model's order and with its whole names;
/// then, by their names in the motion, those that the model lacks.
[[nodiscard]] VpdFile shownPose(
    const Scene& scene, ActorId actor, std::span<const TrackId> tracks, double frame);

/// Frame 0 of `pose` (motionFromVpd) as drafts at `frame`: of the bones and morphs that the actor's
/// model has (all where there is no model), those that show something else there. What six decimals
/// cannot tell apart is the same.
[[nodiscard]] std::vector<Draft> draftsOfPose(
    const Scene& scene, ActorId actor, const Motion& pose, std::uint32_t frame);

/// Bones and morphs of `pose` that the actor's model lacks; none where there is no model.
[[nodiscard]] std::vector<TrackId> strangersOfPose(
    const Scene& scene, ActorId actor, const Motion& pose);

} // namespace mmd
