// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/parents/parent_cycles.h"

#include <span>
#include <vector>

/// Outside parents by the tracks that they belong to: a bone's track, or for sceneActor the
/// camera's.
namespace mmd {

/// The keys of one track of `actor`, ascending.
[[nodiscard]] std::span<const OutsideParentKey> parentsOfTrack(
    const Scene& scene, ActorId actor, const TrackId& track);

/// The tracks of `actor` that have such keys, sorted.
[[nodiscard]] std::vector<TrackId> tracksWithParents(const Scene& scene, ActorId actor);

} // namespace mmd
