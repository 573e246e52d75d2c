// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/beats/onset_strength.h"

#include <cstddef>
#include <span>

/// Chooses between a tempo, its half and its double. Private to libmmd/beats.
namespace mmd {

/// The largest value within 30 ms of an index: notes are not played exactly at the beat.
[[nodiscard]] double strengthNear(std::span<const float> strength, double at);

/// How well people would hear `beats` (indices of the strength) as the beats of a sound; to be
/// compared with other beats of the same sound only. `usual` is the most probable tempo.
[[nodiscard]] double tempoScore(const OnsetStrength& strength, std::span<const std::size_t> beats,
    double beatsPerMinute, double usual);

} // namespace mmd
