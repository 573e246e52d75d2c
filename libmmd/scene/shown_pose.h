// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/scene.h"

#include <cstdint>
#include <span>
#include <vector>

/// The shown pose of an actor at a frame, converted to and from VPD files.
namespace mmd {

/// The shown value of bone or morph `track` at `frame` (fractional, >= 0): its draft there, else
/// the value of the keys.
[[nodiscard]] DraftValue shownValue(
    const Scene& scene, ActorId actor, const TrackId& track, double frame);

/// The pose of the bones and morphs in `tracks`, in the model's order and with its whole names;
/// then those that the model does not have, with their names in the motion.
[[nodiscard]] VpdFile shownPose(
    const Scene& scene, ActorId actor, std::span<const TrackId> tracks, double frame);

/// Frame 0 of `pose` (motionFromVpd) as drafts at `frame`: the bones and morphs that the actor's
/// model has (all if there is no model) and whose shown value differs. Values count as equal if six
/// decimals cannot distinguish them.
[[nodiscard]] std::vector<Draft> draftsOfPose(
    const Scene& scene, ActorId actor, const Motion& pose, std::uint32_t frame);

/// Bones and morphs of `pose` that the actor's model does not have; none if there is no model.
[[nodiscard]] std::vector<TrackId> tracksMissingFor(
    const Scene& scene, ActorId actor, const Motion& pose);

} // namespace mmd
