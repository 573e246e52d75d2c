// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace mmd {

/// Beats with one tempo: from the beat with the index `beat` up to the next segment.
struct TempoSegment {
    std::size_t beat = 0; ///< index in BeatGrid::beats
    double beatsPerMinute = 120.0;
    bool operator==(const TempoSegment&) const = default;
};

/// The beats of a sound. Times are seconds from its first sample.
struct BeatGrid {
    std::vector<double> beats;          ///< ascending; empty if the sound has no beat
    std::vector<TempoSegment> segments; ///< the first one begins at beat 0; none without beats
    std::size_t firstDownbeat = 0;      ///< index of the first beat that begins a bar
    std::size_t beatsPerBar = 4;
    double confidence = 0.0; ///< 0..1: how much louder the onsets at the beats are than elsewhere
    bool operator==(const BeatGrid&) const = default;
};

/// Every second beat. The beats that begin bars are kept.
[[nodiscard]] BeatGrid halved(const BeatGrid& grid);
/// `grid` with a beat in the middle of every two beats.
[[nodiscard]] BeatGrid doubled(const BeatGrid& grid);

/// The fewest tempos with which a line through the beats misses none of them by more than
/// `tolerance` seconds. `beats` must ascend. The line begins at the first beat.
/// Also moves the beats onto the line: beats of a sound with a fixed tempo become regular.
[[nodiscard]] std::vector<TempoSegment> straighten(std::vector<double>& beats, double tolerance);

} // namespace mmd
