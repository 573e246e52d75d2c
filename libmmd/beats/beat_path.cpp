// SPDX-License-Identifier: MIT
#include "libmmd/beats/beat_path.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mmd {
namespace {

/// The weight of a steady tempo against strong onsets.
constexpr double tightness = 200.0;

/// The path can end with part of a beat, to reach a strong onset.
void dropPartialBeats(std::vector<std::size_t>& beats, std::span<const double> lengths)
{
    constexpr double most = 0.2; // part of a beat
    const auto isWhole = [&](std::size_t from, std::size_t to) {
        return std::abs(double(to - from) / lengths[from] - 1.0) <= most;
    };
    while (beats.size() > 2 && !isWhole(beats[0], beats[1]))
        beats.erase(beats.begin());
    while (beats.size() > 2 && !isWhole(beats[beats.size() - 2], beats.back()))
        beats.pop_back();
}

/// Beats in silence before and after the music are not heard.
void trim(std::vector<std::size_t>& beats, std::span<const float> strength)
{
    const auto strengthAt = [&](std::size_t beat) {
        const std::size_t begin = beat < 3 ? 0 : beat - 3;
        const std::size_t end = std::min(strength.size(), beat + 4);
        return *std::max_element(
            strength.begin() + std::ptrdiff_t(begin), strength.begin() + std::ptrdiff_t(end));
    };
    double sum = 0.0;
    for (const std::size_t beat : beats)
        sum += double(strengthAt(beat));
    const double least = 0.2 * sum / double(std::max<std::size_t>(1, beats.size()));
    const auto isHeard = [&](std::size_t beat) { return double(strengthAt(beat)) >= least; };
    const auto first = std::find_if(beats.begin(), beats.end(), isHeard);
    const auto last = std::find_if(beats.rbegin(), beats.rend(), isHeard).base();
    beats = first < last ? std::vector<std::size_t>(first, last) : std::vector<std::size_t>();
}

} // namespace

std::vector<std::size_t> beatPath(std::span<const float> strength, std::span<const double> lengths)
{
    constexpr std::int64_t none = -1;
    const std::size_t count = strength.size();
    std::vector<double> scores(count);
    std::vector<std::int64_t> origins(count, none);
    for (std::size_t at = 0; at < count; ++at) {
        const double length = lengths[at];
        double best = 0.0; // a beat without a predecessor
        const auto nearest = static_cast<std::size_t>(std::max(1.0, std::round(length / 2.0)));
        const auto farthest = std::min(at, static_cast<std::size_t>(std::round(length * 2.0)));
        for (std::size_t back = nearest; back <= farthest; ++back) {
            const double wrong = std::log(double(back) / length);
            const double score = scores[at - back] - tightness * wrong * wrong;
            if (score > best) {
                best = score;
                origins[at] = static_cast<std::int64_t>(at - back);
            }
        }
        scores[at] = double(strength[at]) + best;
    }
    // The best end among the last beats.
    if (count == 0)
        return {};
    const auto tail = std::min(count, static_cast<std::size_t>(lengths.back() * 1.5) + 1);
    const auto end = std::max_element(scores.end() - std::ptrdiff_t(tail), scores.end());
    std::vector<std::size_t> beats;
    for (std::int64_t at = end - scores.begin(); at != none; at = origins[std::size_t(at)])
        beats.push_back(static_cast<std::size_t>(at));
    std::reverse(beats.begin(), beats.end());
    dropPartialBeats(beats, lengths);
    trim(beats, strength);
    return beats;
}

} // namespace mmd
