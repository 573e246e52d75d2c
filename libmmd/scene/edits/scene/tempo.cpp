// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/tempo.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/scene/scene_edits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mmd {
namespace {

using Limits = SettingsLimits;

bool isInLimits(double beatsPerMinute)
{
    return beatsPerMinute >= Limits::fewestBeatsPerMinute &&
           beatsPerMinute <= Limits::mostBeatsPerMinute;
}

/// Whether all tempos of `settings` and all their changes are possible.
bool isPossible(const SceneSettings& settings)
{
    return isInLimits(settings.beatsPerMinute) &&
           settings.tempoChanges.size() <= Limits::mostTempoChanges &&
           std::all_of(settings.tempoChanges.begin(), settings.tempoChanges.end(),
               [](const TempoChange& each) {
                   return isInLimits(each.beatsPerMinute) &&
                          each.beat <= Limits::farthestTempoChange;
               });
}

/// Appends a change, unless the tempo is already `beatsPerMinute`. Replaces one at the same beat.
void append(SceneSettings& settings, std::uint32_t beat, double beatsPerMinute)
{
    if (!settings.tempoChanges.empty() && settings.tempoChanges.back().beat == beat)
        settings.tempoChanges.pop_back();
    const double before = settings.tempoChanges.empty()
                              ? settings.beatsPerMinute
                              : settings.tempoChanges.back().beatsPerMinute;
    if (beatsPerMinute != before)
        settings.tempoChanges.push_back({beat, beatsPerMinute});
}

} // namespace

SceneSettings withTempoAt(SceneSettings settings, double frame, double beatsPerMinute)
{
    const std::size_t segment = BeatMap(settings).segmentAt(frame);
    if (segment == 0)
        settings.beatsPerMinute = beatsPerMinute;
    else
        settings.tempoChanges[segment - 1].beatsPerMinute = beatsPerMinute;
    return settings;
}

SceneSettings withTempoChange(SceneSettings settings, double frame, double beatsPerMinute)
{
    const double beat = std::round(BeatMap(settings).beatAt(frame));
    if (!(beat >= 1.0)) {
        settings.beatsPerMinute = beatsPerMinute;
        return settings;
    }
    if (beat <= Limits::farthestTempoChange)
        settings.tempoChanges.push_back({static_cast<std::uint32_t>(beat), beatsPerMinute});
    return withinLimits(std::move(settings));
}

SceneSettings withoutTempoChange(SceneSettings settings, double frame)
{
    const std::size_t segment = BeatMap(settings).segmentAt(frame);
    if (segment > 0)
        settings.tempoChanges.erase(
            settings.tempoChanges.begin() + static_cast<std::ptrdiff_t>(segment) - 1);
    return settings;
}

SceneSettings withDoubleTempo(SceneSettings settings)
{
    SceneSettings faster = settings;
    faster.beatsPerMinute *= 2.0;
    for (TempoChange& each : faster.tempoChanges)
        each = {each.beat * 2, each.beatsPerMinute * 2.0};
    return isPossible(faster) ? faster : settings;
}

SceneSettings withHalfTempo(SceneSettings settings)
{
    SceneSettings slower = settings;
    slower.beatsPerMinute /= 2.0;
    slower.tempoChanges.clear();
    double before = settings.beatsPerMinute;
    for (std::size_t index = 0; index < settings.tempoChanges.size(); ++index) {
        const TempoChange& change = settings.tempoChanges[index];
        const double tempo = change.beatsPerMinute;
        if (change.beat % 2 == 1) {
            // The new beat has one old beat of each tempo. Its tempo is the harmonic mean of both
            // halves; the rest has that of the next one.
            append(slower, change.beat / 2, before * tempo / (before + tempo));
            const bool isNextThere = index + 1 < settings.tempoChanges.size() &&
                                     settings.tempoChanges[index + 1].beat == change.beat + 1;
            if (!isNextThere)
                append(slower, change.beat / 2 + 1, tempo / 2.0);
        } else {
            append(slower, change.beat / 2, tempo / 2.0);
        }
        before = tempo;
    }
    // A change in the first new beat changes the first tempo.
    if (!slower.tempoChanges.empty() && slower.tempoChanges.front().beat == 0) {
        slower.beatsPerMinute = slower.tempoChanges.front().beatsPerMinute;
        slower.tempoChanges.erase(slower.tempoChanges.begin());
    }
    return isPossible(slower) ? slower : settings;
}

ScenePatch addOnsetMarkers(const Scene& scene, std::span<const double> onsets,
    const OnsetPlaces& places, const std::string& name)
{
    std::vector<Marker> markers;
    for (const double onset : onsets) {
        const double frame = std::round(places.offset + onset * framesPerSecond);
        if (frame >= places.first && frame <= places.last) // false for NaN
            markers.push_back({static_cast<std::uint32_t>(frame), name});
    }
    return addMarkers(scene, markers);
}

} // namespace mmd
