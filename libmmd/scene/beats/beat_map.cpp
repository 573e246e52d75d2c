// SPDX-License-Identifier: MIT
#include "libmmd/scene/beats/beat_map.h"

#include <algorithm>
#include <cmath>

namespace mmd {

BeatMap::BeatMap(const SceneSettings& settings)
    : m_segments{{0.0, settings.firstBeat, settings.beatsPerMinute}}
{
    m_segments.reserve(settings.tempoChanges.size() + 1);
    for (const TempoChange& change : settings.tempoChanges)
        m_segments.push_back({double(change.beat), frameOf(change.beat), change.beatsPerMinute});
}

std::size_t BeatMap::segmentAt(double frame) const
{
    constexpr double rounding = 1e-6; // frameOf(a beat) is in the segment of that beat
    const auto after = std::upper_bound(m_segments.begin() + 1, m_segments.end(), frame,
        [](double wanted, const Segment& each) { return wanted < each.frame - rounding; });
    return static_cast<std::size_t>(after - m_segments.begin()) - 1;
}

double BeatMap::frameOf(double beat) const
{
    const auto after = std::upper_bound(m_segments.begin() + 1, m_segments.end(), beat,
        [](double wanted, const Segment& each) { return wanted < each.beat; });
    const Segment& segment = *std::prev(after);
    return segment.frame + (beat - segment.beat) * framesPerBeat(segment.beatsPerMinute);
}

double BeatMap::beatAt(double frame) const
{
    const Segment& segment = m_segments[segmentAt(frame)];
    return segment.beat + (frame - segment.frame) / framesPerBeat(segment.beatsPerMinute);
}

double BeatMap::beatsPerMinuteAt(double frame) const
{
    return m_segments[segmentAt(frame)].beatsPerMinute;
}

double BeatMap::nearest(double frame, double step) const
{
    return frameOf(std::round(beatAt(frame) / step) * step);
}

} // namespace mmd
