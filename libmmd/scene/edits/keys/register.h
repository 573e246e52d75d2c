// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Registers `tracks`, of any kind, at `frame`: the draft at that frame if there is one (it is
/// deleted), else the value of the keys there. A new show/IK key names every IK bone of the model.
/// The new keys are the selected keys afterwards, and their tracks are selected too.
[[nodiscard]] ScenePatch registerKeys(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);

/// The tracks that "register all" registers, sorted: the operable bones and the shown morphs of the
/// actor's model, or the tracks of its motion if it has no model; camera, light and self-shadow of
/// the scene.
[[nodiscard]] std::vector<TrackId> registrableTracks(const Scene& scene, ActorId actor);

/// Makes keys of `values`; of two values for one track and frame the later one counts. An existing
/// key keeps its index in the file and its curves (the interpolation of a camera value is ignored);
/// a draft at the frame is deleted. The new keys are the selected keys afterwards; an empty
/// `values` changes nothing.
[[nodiscard]] ScenePatch registerValues(const EditTarget& target, std::span<const Draft> values);
/// Makes keys of the drafts with the track and frame of those in `wanted`, in the same way.
[[nodiscard]] ScenePatch registerDrafts(const EditTarget& target, std::span<const Draft> wanted);

/// registerValues() with one value.
[[nodiscard]] ScenePatch registerCamera(
    const EditTarget& target, std::uint32_t frame, const CameraValue& value);
[[nodiscard]] ScenePatch registerLight(
    const EditTarget& target, std::uint32_t frame, const LightValue& value);
[[nodiscard]] ScenePatch registerShadow(
    const EditTarget& target, std::uint32_t frame, const ShadowValue& value);
[[nodiscard]] ScenePatch registerShowIk(
    const EditTarget& target, std::uint32_t frame, const ShowIkValue& value);

} // namespace mmd
