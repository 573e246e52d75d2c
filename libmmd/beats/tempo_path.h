// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/beats/beat_detection.h"

#include <span>
#include <vector>

/// The tempo of a sound over time. Private to libmmd/beats.
namespace mmd {

/// Length of a beat for each value of `strength` (OnsetStrength::rate), in such values: the path
/// through a tempogram of autocorrelations that is strong everywhere and changes rarely. It may
/// have half or twice the tempo that people hear. Empty if `strength` is too short.
[[nodiscard]] std::vector<double> beatLengths(
    std::span<const float> strength, const BeatOptions& options);

/// Logarithm of the probability of a tempo: log-normal about `usual`.
[[nodiscard]] double tempoPrior(double beatsPerMinute, double usual);

} // namespace mmd
