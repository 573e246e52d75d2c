// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"

#include <span>
#include <vector>

namespace mmd {

/// How much louder a sound becomes at each moment, at `rate` values a second. Private to
/// libmmd/beats.
struct OnsetStrength {
    static constexpr double rate = 100.0;

    double latency = 0.0;   ///< seconds from an index with a rise to the onset
    std::vector<float> all; ///< of all frequencies; mean 0 and deviation 1 in a long sound
    std::vector<float> low; ///< of bass and bass drum, at most 200 Hz, in the same scale
    std::vector<float> mid; ///< 200 Hz to 3 kHz: snare, chords, melody
};

/// Log-mel spectral flux (docs/beats.md). The value at index i belongs to the time i / rate
/// seconds. Empty if the sound is shorter than a window, or if the job was cancelled.
/// NaN and infinite samples count as silence.
[[nodiscard]] OnsetStrength onsetStrength(
    std::span<const float> mono, double sampleRate, const ProgressPart& progress);

} // namespace mmd
