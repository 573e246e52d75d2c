// SPDX-License-Identifier: MIT
#include "libmmd/beats/tempo_choice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mmd {
namespace {

/// What a band of frequencies says about beats.
struct BandEvidence {
    double between = 0.0;    ///< strength between the beats, compared with that at the beats
    double difference = 0.0; ///< of a beat and the next but one, compared with their sum
};

BandEvidence evidenceOf(std::span<const float> strength, std::span<const std::size_t> beats)
{
    std::array<double, 4> sums{};
    double between = 0.0;
    for (std::size_t at = 0; at + 1 < beats.size(); ++at) {
        sums[at % 4] += strengthNear(strength, double(beats[at]));
        between += strengthNear(strength, double(beats[at] + beats[at + 1]) / 2.0);
    }
    const double on = sums[0] + sums[1] + sums[2] + sums[3] + 1e-9;
    return {std::min(1.5, between / on),
        std::max(std::abs(sums[0] - sums[2]), std::abs(sums[1] - sums[3])) / on};
}

} // namespace

double strengthNear(std::span<const float> strength, double at)
{
    constexpr std::ptrdiff_t reach = 3;
    const auto middle = static_cast<std::ptrdiff_t>(std::round(at));
    const std::ptrdiff_t begin = std::max<std::ptrdiff_t>(0, middle - reach);
    const std::ptrdiff_t end = std::min(std::ssize(strength), middle + reach + 1);
    double best = 0.0;
    for (std::ptrdiff_t index = begin; index < end; ++index)
        best = std::max(best, double(strength[std::size_t(index)]));
    return best;
}

double tempoScore(const OnsetStrength& strength, std::span<const std::size_t> beats,
    double beatsPerMinute, double usual)
{
    std::vector<float> high(strength.all.size());
    for (std::size_t at = 0; at < high.size(); ++at)
        high[at] = strength.all[at] - strength.low[at] - strength.mid[at];
    const BandEvidence bass = evidenceOf(strength.low, beats);
    const BandEvidence middle = evidenceOf(strength.mid, beats);
    const BandEvidence treble = evidenceOf(high, beats);
    // Bass between the beats: they have half of the tempo. Accents on every fourth beat only, while
    // a bar has them on two: they have twice the tempo. Both are rarer at slow tempos than the
    // weights assume, so the prior prefers those. Weights: docs/beats.md.
    const double octaves = std::log2(beatsPerMinute / usual);
    return -4.4 * bass.between + 2.4 * middle.between -
           5.4 * (bass.difference + middle.difference + treble.difference) - 0.76 * octaves -
           0.56 * octaves * octaves;
}

} // namespace mmd
