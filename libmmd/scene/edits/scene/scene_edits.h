// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <span>
#include <string>
#include <vector>

/// Edits of what is around the motions: actors (coming and being replaced: actors.h), markers,
/// beats and the play range.
namespace mmd {

/// Takes the actor with its motion away; the one after it, else before it, else the camera becomes
/// active if it was.
[[nodiscard]] ScenePatch removeActor(const EditTarget& target);

/// The actor that Tab (`step` 1) or Shift+Tab (-1) makes active: the scene's order, the camera
/// after the last.
[[nodiscard]] ActorId neighbourOfActive(const Scene& scene, int step);

[[nodiscard]] ScenePatch setActorVisible(const EditTarget& target, bool visible);
/// Puts the actor at `index` of Scene::actors, cut to what there is.
[[nodiscard]] ScenePatch moveActor(const EditTarget& target, std::size_t index);

/// Whether `marker` is among `markers`, which are sorted as Scene::markers.
[[nodiscard]] bool hasMarker(std::span<const Marker> markers, const Marker& marker);
/// Adds markers; those that are there already stay.
[[nodiscard]] ScenePatch addMarkers(const Scene& scene, std::span<const Marker> markers);
[[nodiscard]] ScenePatch removeMarkers(const Scene& scene, std::span<const Marker> markers);
/// Moves or renames one; nothing if `before` is not there or `after` is already.
[[nodiscard]] ScenePatch replaceMarker(
    const Scene& scene, const Marker& before, const Marker& after);
/// Makes `markers`, in any order and equal ones once, the scene's.
[[nodiscard]] ScenePatch setMarkers(const Scene& scene, std::vector<Marker> markers);

/// Tempo, beats, gravity and play range as a whole; values out of SettingsLimits are mended.
[[nodiscard]] ScenePatch changeSettings(const Scene& scene, const SceneSettings& settings);

/// `settings` with the nearest values that can be: those in SettingsLimits, and a range that does
/// not end before it begins. What is not finite, and a tempo that is not positive, becomes the
/// usual.
[[nodiscard]] SceneSettings mended(SceneSettings settings);

} // namespace mmd
