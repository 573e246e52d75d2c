// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <string>

/// Changes of the tempo, and markers from a sound. The functions that return settings are for
/// changeSettings(), which corrects values outside SettingsLimits. Frames may be fractional.
namespace mmd {

/// `settings` with another tempo at `frame`: from the tempo change at or before it to the next one.
/// Tempo changes keep their beats, so later beats move.
[[nodiscard]] SceneSettings withTempoAt(
    SceneSettings settings, double frame, double beatsPerMinute);

/// `settings` with a change of the tempo at the beat nearest to `frame`. It replaces a change at
/// that beat. Beat 0 and those before it have no changes: there, the first tempo changes.
[[nodiscard]] SceneSettings withTempoChange(
    SceneSettings settings, double frame, double beatsPerMinute);
/// `settings` without the tempo change that holds at `frame`; no change if the first tempo does.
[[nodiscard]] SceneSettings withoutTempoChange(SceneSettings settings, double frame);

/// `settings` with a beat more between every two beats. The others keep their frames. No change if
/// a tempo would be above SettingsLimits.
[[nodiscard]] SceneSettings withDoubleTempo(SceneSettings settings);
/// `settings` with every second beat, from the first one. These keep their frames, so a change of
/// the tempo at a removed beat gives the beats around it a tempo of their own. No change if a tempo
/// would be below SettingsLimits.
[[nodiscard]] SceneSettings withHalfTempo(SceneSettings settings);

/// Where onsets of a sound are in the scene.
struct OnsetPlaces {
    double offset = 0.0;     ///< frame at which the sound begins; may be negative
    std::uint32_t first = 0; ///< onsets outside these frames get no marker
    std::uint32_t last = 0xFFFFFFFEu;
};
/// Adds a marker with `name` at the frame nearest to each onset; existing markers stay. Onsets are
/// in seconds of the sound, in any order.
[[nodiscard]] ScenePatch addOnsetMarkers(const Scene& scene, std::span<const double> onsets,
    const OnsetPlaces& places, const std::string& name);

} // namespace mmd
