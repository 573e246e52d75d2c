// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// Beats and frames of a scene: both as real numbers, and each determines the other. Beat 0 is
/// SceneSettings::firstBeat. Beats before it are negative and have the first tempo.
class BeatMap {
public:
    /// Beats with one tempo. It begins at a whole beat.
    struct Segment {
        double beat = 0.0;
        double frame = 0.0; ///< of `beat`; may be fractional
        double beatsPerMinute = 120.0;
    };

    explicit BeatMap(const SceneSettings& settings);

    /// At least one, in order; the first also holds for everything before it.
    [[nodiscard]] std::span<const Segment> segments() const { return m_segments; }
    /// The segment of a frame, as an index.
    [[nodiscard]] std::size_t segmentAt(double frame) const;

    [[nodiscard]] double frameOf(double beat) const;
    [[nodiscard]] double beatAt(double frame) const;
    /// The tempo that begins at `frame` or holds there.
    [[nodiscard]] double beatsPerMinuteAt(double frame) const;
    /// The frame, which may be fractional, of the multiple of `step` beats that is nearest to
    /// `frame` in beats. `step` must be positive; 0.5 is half a beat.
    [[nodiscard]] double nearest(double frame, double step = 1.0) const;

private:
    std::vector<Segment> m_segments;
};

} // namespace mmd
