// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <span>
#include <string>
#include <vector>

/// Edits of everything except the motions: actors (to add or replace one: actors.h), markers, beats
/// and the play range.
namespace mmd {

/// Removes the actor with its motion. If it was active, the next actor becomes active, else the
/// previous one, else the camera. What followed it follows nobody instead.
[[nodiscard]] ScenePatch removeActor(const EditTarget& target);

/// The actor that Tab (`step` 1) or Shift+Tab (-1) makes active: the scene's order, then the
/// camera.
[[nodiscard]] ActorId neighbourOfActive(const Scene& scene, int step);

[[nodiscard]] ScenePatch setActorVisible(const EditTarget& target, bool visible);
/// Moves the actor to `index` of Scene::actors, clamped to the valid indices.
[[nodiscard]] ScenePatch moveActor(const EditTarget& target, std::size_t index);

/// Whether `marker` is in `markers`, which are sorted as in Scene::markers.
[[nodiscard]] bool hasMarker(std::span<const Marker> markers, const Marker& marker);
/// Adds markers; existing ones stay.
[[nodiscard]] ScenePatch addMarkers(const Scene& scene, std::span<const Marker> markers);
[[nodiscard]] ScenePatch removeMarkers(const Scene& scene, std::span<const Marker> markers);
/// Moves or renames a marker; no change if `before` does not exist or `after` already exists.
[[nodiscard]] ScenePatch replaceMarker(
    const Scene& scene, const Marker& before, const Marker& after);
/// Replaces the scene's markers. `markers` may have any order; duplicates are dropped.
[[nodiscard]] ScenePatch setMarkers(const Scene& scene, std::vector<Marker> markers);

/// Another sound, offset or volume; values outside SettingsLimits are corrected.
[[nodiscard]] ScenePatch setSound(const Scene& scene, const SceneSound& sound);

/// Sets tempo, beats, sound, gravity, noise and play range together; values outside SettingsLimits
/// are corrected.
[[nodiscard]] ScenePatch changeSettings(const Scene& scene, const SceneSettings& settings);

/// `settings` with the nearest valid values: inside SettingsLimits, and a range that does not end
/// before it begins. Defaults replace NaN and infinite numbers, and a tempo that is not positive.
/// Tempo changes are sorted; invalid ones are dropped, and of several at one beat all but the last.
[[nodiscard]] SceneSettings withinLimits(SceneSettings settings);

} // namespace mmd
