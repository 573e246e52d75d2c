// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Registers `tracks`, of any kind, at `frame`: the draft of that frame if there is one (it
/// leaves), else what the keys give there. A new show/IK key names every IK bone of the model. The
/// keys are the selection's keys afterwards, and their tracks are selected too.
[[nodiscard]] ScenePatch registerKeys(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);

/// What "register all" registers, sorted: the bones that can be operated and the morphs that are
/// shown of the actor's model, the tracks of its motion if it has no model; camera, light and
/// self-shadow of the scene.
[[nodiscard]] std::vector<TrackId> registrableTracks(const Scene& scene, ActorId actor);

/// Makes keys of `values`; of two at one place the later one counts. Where a key is its place in
/// the file and its curves stay, whatever the tail of a camera's value; where a draft is it leaves.
/// The keys are the selection's keys afterwards; no value changes nothing.
[[nodiscard]] ScenePatch registerValues(const EditTarget& target, std::span<const Draft> values);
/// Makes keys of the drafts of `wanted` (by track and frame, whatever they say) in the same way.
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
