// SPDX-License-Identifier: MIT
#include "libmmd/beats/beat_detection.h"

#include "libmmd/beats/beat_path.h"
#include "libmmd/beats/onset_strength.h"
#include "libmmd/beats/tempo_choice.h"
#include "libmmd/beats/tempo_path.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mmd {
namespace {

constexpr double slowestRate = 8000.0, fastestRate = 768000.0;
constexpr double shortestSound = 4.0;   ///< seconds
constexpr double lineTolerance = 0.035; ///< seconds, straighten()

bool isPossible(std::span<const float> mono, double sampleRate)
{
    return sampleRate >= slowestRate && sampleRate <= fastestRate &&
           double(mono.size()) >= shortestSound * sampleRate;
}

/// Beats of one of the tempos that fit to a sound, and how well people would hear that tempo.
struct Candidate {
    std::vector<std::size_t> beats; ///< indices of the onset strength
    double score = 0.0;
};

double medianLength(std::span<const double> lengths)
{
    std::vector<double> sorted(lengths.begin(), lengths.end());
    const auto middle = sorted.begin() + std::ptrdiff_t(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

/// Onsets of bass, drums and chords count more than those of hi-hats: the beat has them, while
/// quick notes and hi-hats are between two beats.
std::vector<float> accents(const OnsetStrength& strength)
{
    std::vector<float> sum(strength.all.size());
    double squares = 0.0;
    for (std::size_t at = 0; at < sum.size(); ++at) {
        sum[at] = 0.3f * strength.all[at] + 2.0f * strength.low[at] + strength.mid[at];
        squares += double(sum[at]) * double(sum[at]);
    }
    const double deviation = std::sqrt(squares / double(std::max<std::size_t>(1, sum.size())));
    for (float& each : sum)
        each = deviation > 0.0 ? static_cast<float>(double(each) / deviation) : 0.0f;
    return sum;
}

/// The path may follow loud notes between the beats. If bass and bass drum are clearly stronger
/// somewhere between its beats, the beats are there.
void moveToBass(std::vector<std::size_t>& beats, std::span<const float> low)
{
    constexpr double clearly = 1.25;
    const auto sumAt = [&](double part) {
        double sum = 0.0;
        for (std::size_t at = 0; at + 1 < beats.size(); ++at)
            sum += strengthNear(low, double(beats[at]) + part * double(beats[at + 1] - beats[at]));
        return sum;
    };
    const double here = sumAt(0.0);
    double best = 0.0, bestSum = clearly * here;
    for (double part = 0.25; part < 0.76; part += 0.05)
        if (const double sum = sumAt(part); sum > bestSum) {
            best = part;
            bestSum = sum;
        }
    if (best == 0.0)
        return;
    for (std::size_t at = 0; at + 1 < beats.size(); ++at)
        beats[at] +=
            static_cast<std::size_t>(std::llround(best * double(beats[at + 1] - beats[at])));
    beats.pop_back();
}

double meanStrength(std::span<const std::size_t> beats, std::span<const float> strength)
{
    double sum = 0.0;
    for (const std::size_t beat : beats)
        sum += strengthNear(strength, double(beat));
    return sum / double(std::max<std::size_t>(1, beats.size()));
}

Candidate bestOf(const OnsetStrength& strength, const std::vector<double>& lengths,
    const BeatOptions& options, const ProgressPart& progress)
{
    const auto heard = accents(strength);
    const double tempo = 60.0 * OnsetStrength::rate / medianLength(lengths);
    constexpr double threeHalves = 1.5;
    std::optional<Candidate> best;
    double share = 0.0, usualStrength = 0.0;
    for (const double factor : {1.0, 0.5, 2.0, threeHalves}) {
        share += 0.25;
        const double other = tempo * factor;
        if (factor != 1.0 && (other < options.slowest || other > options.fastest))
            continue;
        std::vector<double> scaled(lengths);
        for (double& each : scaled)
            each /= factor;
        Candidate candidate;
        candidate.beats = beatPath(heard, scaled);
        const double found = meanStrength(candidate.beats, strength.all);
        if (factor == 1.0)
            usualStrength = found;
        // Dotted rhythms are at three halves of a length. Most of these beats would miss the notes
        // if the rhythm is not dotted.
        if (factor == threeHalves && found < 0.85 * usualStrength)
            continue;
        candidate.score = tempoScore(strength, candidate.beats, other, options.usual);
        if (!best || candidate.score > best->score)
            best = std::move(candidate);
        if (!progress.advance(share))
            return {};
    }
    // Afterwards: in a score, half of the tempo would have the bass of every second beat.
    moveToBass(best->beats, strength.low);
    return *best;
}

/// The first beat of the bars: bass and bass drum are strongest there.
std::size_t downbeatOf(
    std::span<const std::size_t> beats, std::span<const float> low, std::size_t perBar)
{
    std::vector<double> sums(perBar, 0.0);
    for (std::size_t at = 0; at < beats.size(); ++at)
        sums[at % perBar] += strengthNear(low, double(beats[at]));
    const std::size_t counted = std::min(perBar, beats.size());
    return static_cast<std::size_t>(
        std::max_element(sums.begin(), sums.begin() + std::ptrdiff_t(counted)) - sums.begin());
}

} // namespace

BeatGrid detectBeats(std::span<const float> mono, double sampleRate, const BeatOptions& options,
    const Progress& progress)
{
    BeatGrid grid;
    grid.beatsPerBar = std::max<std::size_t>(1, options.beatsPerBar);
    const ProgressPart whole(progress, 0.0, 1.0);
    if (!isPossible(mono, sampleRate))
        return grid;
    const OnsetStrength strength = onsetStrength(mono, sampleRate, whole.part(0.0, 0.7));
    const auto lengths = beatLengths(strength.all, options);
    if (lengths.empty() || !whole.advance(0.8))
        return grid;
    const Candidate best = bestOf(strength, lengths, options, whole.part(0.8, 1.0));
    if (best.beats.size() < 2)
        return grid;
    for (const std::size_t beat : best.beats)
        grid.beats.push_back(double(beat) / OnsetStrength::rate + strength.latency);
    grid.segments = straighten(grid.beats, lineTolerance);
    grid.firstDownbeat = downbeatOf(best.beats, strength.low, grid.beatsPerBar);
    // Beats of white noise have 1.9, because the path looks for strong moments; music has 3 to 6.
    grid.confidence = std::clamp((meanStrength(best.beats, strength.all) - 1.9) / 2.1, 0.0, 1.0);
    progress.report(1.0);
    return grid;
}

std::vector<double> findOnsets(std::span<const float> mono, double sampleRate,
    const OnsetOptions& options, const Progress& progress)
{
    std::vector<double> onsets;
    if (!(sampleRate >= slowestRate && sampleRate <= fastestRate))
        return onsets;
    const OnsetStrength found = onsetStrength(mono, sampleRate, ProgressPart(progress, 0.0, 1.0));
    const std::vector<float>& strength = found.all;
    for (std::size_t at = 0; at < strength.size(); ++at) {
        if (double(strength[at]) < options.threshold ||
            strength[at] < strengthNear(strength, double(at)))
            continue;
        const double time = double(at) / OnsetStrength::rate + found.latency;
        if (onsets.empty() || time - onsets.back() >= options.leastDistance)
            onsets.push_back(time);
    }
    return onsets;
}

} // namespace mmd
