// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// Music for tests: its beats are known.
namespace odori::test {

enum class DrumPattern {
    None,
    FourOnTheFloor, ///< bass drum on each beat
    Rock,           ///< bass drum on 1 and 3, snare on 2 and 4
    Syncopated,     ///< as Rock, with bass drums between the beats
    OffBeatHats,    ///< FourOnTheFloor, with loud hi-hats only between the beats
};

struct MixOptions {
    double beatsPerMinute = 120.0;
    double changedBeatsPerMinute = 0.0; ///< the tempo of the second half; 0: no change
    double seconds = 40.0;
    double firstBeat = 0.7; ///< seconds
    double sampleRate = 22050.0;
    double swing = 0.5; ///< place of the notes between two beats: 0.5 is straight, 0.67 a triplet
    DrumPattern drums = DrumPattern::Rock;
    bool hasBass = true, hasMelody = true, hasOffBeats = false; ///< chords between the beats
    double noise = 0.02;                                        ///< amplitude of white noise
    double looseness = 0.006; ///< seconds, standard deviation of the times of notes
    std::uint32_t seed = 1;
};

struct Mix {
    std::vector<float> samples;
    std::vector<double> beats; ///< seconds
};

[[nodiscard]] Mix generatedMix(const MixOptions& options);

/// Options by chance: each combination of drums, bass, melody and off-beats in which something is
/// on the beats, straight or with swing; `seed` names them.
[[nodiscard]] MixOptions randomMix(double beatsPerMinute, std::uint32_t seed);

/// The share of `beats` that `found` has within `tolerance` seconds, less the share of wrong ones.
/// Beats in the first and last two seconds do not count.
[[nodiscard]] double shareFound(
    const std::vector<double>& beats, const std::vector<double>& found, double tolerance = 0.05);

} // namespace odori::test
