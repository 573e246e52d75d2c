// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/beats/beat_grid.h"

#include <span>
#include <vector>

/// Beats and onsets of a sound (docs/beats.md has the method and its sources). The functions are
/// pure and thread-safe. `mono` has values of about -1..1 at `sampleRate` values a second, which
/// must be 8,000 to 768,000: other rates give no result. NaN and infinite samples are silence.
namespace mmd {

struct BeatOptions {
    double slowest = 55.0, fastest = 215.0; ///< beats a minute that can be found
    double usual = 115.0;                   ///< beats a minute: the most probable tempo
    std::size_t beatsPerBar = 4;            ///< 1 or more
};

/// The tempo, its changes and the beats of a sound. No beats in silence, in a sound of less than
/// four seconds, and if `progress` was cancelled.
[[nodiscard]] BeatGrid detectBeats(std::span<const float> mono, double sampleRate,
    const BeatOptions& options, const Progress& progress);

struct OnsetOptions {
    /// How much louder than its surroundings an onset must be, in standard deviations of the onset
    /// strength. Lower values find quieter onsets, and more wrong ones.
    double threshold = 1.0;
    double leastDistance = 0.05; ///< seconds between two onsets
};

/// The times in seconds, ascending, at which notes and beats begin.
[[nodiscard]] std::vector<double> findOnsets(std::span<const float> mono, double sampleRate,
    const OnsetOptions& options, const Progress& progress);

} // namespace mmd
