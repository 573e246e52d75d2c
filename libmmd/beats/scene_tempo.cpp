// SPDX-License-Identifier: MIT
#include "libmmd/beats/scene_tempo.h"

#include "libmmd/base/frame_rate.h"

#include <algorithm>

namespace mmd {

SceneSettings withDetectedBeats(SceneSettings settings, const BeatGrid& grid, double soundFrame)
{
    if (grid.beats.size() < 2 || grid.segments.empty() || grid.firstDownbeat >= grid.beats.size())
        return settings;
    settings.firstBeat = soundFrame + grid.beats[grid.firstDownbeat] * framesPerSecond;
    settings.beatsPerBar = static_cast<std::uint32_t>(grid.beatsPerBar);
    settings.tempoChanges.clear();
    for (const TempoSegment& each : grid.segments) {
        if (each.beat <= grid.firstDownbeat)
            settings.beatsPerMinute = each.beatsPerMinute;
        else
            settings.tempoChanges.push_back(
                {static_cast<std::uint32_t>(each.beat - grid.firstDownbeat), each.beatsPerMinute});
    }
    return settings;
}

} // namespace mmd
