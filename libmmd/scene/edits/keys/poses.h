// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Whether the user locked the pose of the bone (BoneLists::locked). Its keys are not locked.
[[nodiscard]] bool isPoseLocked(const Scene& scene, ActorId actor, const TrackId& track);

/// Every change of a pose by hand uses this function: ring, slider, number, tween or stored pose.
/// Poses of locked bones are ignored. The other `poses` become drafts. With `asKeys` (auto-key)
/// they become keys at once, which replace earlier drafts and are selected afterwards. An empty
/// `poses` changes nothing.
[[nodiscard]] ScenePatch setPoses(
    const EditTarget& target, std::span<const Draft> poses, bool asKeys);

/// Sets those bones and morphs of `tracks` to rest whose shown value at `frame` differs: no
/// rotation, no translation, weight 0. Ignores other tracks. As setPoses().
[[nodiscard]] ScenePatch resetPose(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame, bool asKeys);

/// setPoses() for one morph's slider. Selects what Enter then registers: all morphs that have a
/// draft at `frame`.
[[nodiscard]] ScenePatch setWeight(
    const EditTarget& target, const TrackId& morph, std::uint32_t frame, float weight, bool asKey);

/// Selects `tracks` (sorted) when a slider is pressed, before the drag. It changes no value, so
/// that undo of the drag restores the selection before it. See picked().
[[nodiscard]] ScenePatch pickTracks(const EditTarget& target, TrackList tracks);

} // namespace mmd
