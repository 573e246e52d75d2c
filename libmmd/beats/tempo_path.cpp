// SPDX-License-Identifier: MIT
#include "libmmd/beats/tempo_path.h"

#include "libmmd/beats/onset_strength.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace mmd {
namespace {

constexpr double framesPerMinute = 60.0 * OnsetStrength::rate;
constexpr double tempoStep = 1.01; ///< between two tempos of the tempogram
constexpr std::ptrdiff_t windowLength = std::ptrdiff_t(8 * OnsetStrength::rate);
constexpr std::ptrdiff_t windowStep = std::ptrdiff_t(OnsetStrength::rate / 2);
constexpr double octavesOfDeviation = 1.0; ///< of the log-normal prior

/// Autocorrelation of a window of `strength` about `middle` for the lags 0 to `lags` - 1, with 1 at
/// lag 0. Each lag is divided by its number of products.
std::vector<double> autocorrelation(
    std::span<const float> strength, std::ptrdiff_t middle, std::size_t lags)
{
    std::vector<float> part(static_cast<std::size_t>(windowLength), 0.0f);
    for (std::ptrdiff_t at = 0; at < windowLength; ++at) {
        const std::ptrdiff_t from = middle - windowLength / 2 + at;
        if (from >= 0 && from < std::ssize(strength))
            part[std::size_t(at)] =
                strength[std::size_t(from)] *
                static_cast<float>(std::sin(std::numbers::pi * double(at) / windowLength));
    }
    std::vector<double> result(lags, 0.0);
    for (std::size_t lag = 0; lag < lags && lag < part.size(); ++lag) {
        float sum = 0.0f;
        for (std::size_t at = lag; at < part.size(); ++at)
            sum += part[at] * part[at - lag];
        result[lag] = double(sum) * double(part.size()) / double(part.size() - lag + 100);
    }
    const double whole = result.front() > 1e-9 ? result.front() : 1.0;
    for (double& each : result)
        each /= whole;
    return result;
}

/// The value at a fractional lag.
double valueAt(const std::vector<double>& values, double lag)
{
    const auto at = static_cast<std::size_t>(lag);
    if (at + 1 >= values.size())
        return 0.0;
    const double part = lag - double(at);
    return values[at] * (1.0 - part) + values[at + 1] * part;
}

/// Tempos from slow to fast, as lengths of a beat.
std::vector<double> lengthsOf(const BeatOptions& options)
{
    std::vector<double> lengths;
    for (double tempo = options.slowest; tempo <= options.fastest; tempo *= tempoStep)
        lengths.push_back(framesPerMinute / tempo);
    return lengths;
}

/// How well beats of each length fit to the sound about a moment.
std::vector<double> fitOf(const std::vector<double>& correlation,
    const std::vector<double>& lengths, const BeatOptions& options)
{
    std::vector<double> fit;
    for (const double length : lengths) {
        const double pulses =
            valueAt(correlation, length) + 0.6 * valueAt(correlation, 2.0 * length) +
            0.3 * valueAt(correlation, 3.0 * length) + 0.6 * valueAt(correlation, 4.0 * length);
        fit.push_back(pulses + 0.15 * tempoPrior(framesPerMinute / length, options.usual));
    }
    return fit;
}

/// For each moment the index of a tempo: the path with the largest sum of fits, less a cost of each
/// change (Viterbi).
std::vector<std::size_t> bestPath(const std::vector<std::vector<double>>& fits)
{
    constexpr double jumpCost = 4.0, stepCost = 0.15; // of any change, of a slight one
    const std::size_t tempos = fits.front().size();
    std::vector<double> scores = fits.front();
    std::vector<std::vector<std::uint16_t>> origins;
    for (std::size_t at = 1; at < fits.size(); ++at) {
        const auto best = static_cast<std::size_t>(
            std::max_element(scores.begin(), scores.end()) - scores.begin());
        std::vector<double> next(tempos);
        std::vector<std::uint16_t> origin(tempos);
        for (std::size_t to = 0; to < tempos; ++to) {
            std::size_t from = best;
            double score = scores[best] - jumpCost;
            const std::size_t end = std::min(tempos, to + 3);
            for (std::size_t near = to < 2 ? 0 : to - 2; near < end; ++near) {
                const double cost = stepCost * std::abs(double(near) - double(to));
                if (scores[near] - cost >= score) {
                    score = scores[near] - cost;
                    from = near;
                }
            }
            next[to] = score + fits[at][to];
            origin[to] = static_cast<std::uint16_t>(from);
        }
        scores = std::move(next);
        origins.push_back(std::move(origin));
    }
    std::vector<std::size_t> path(fits.size());
    path.back() =
        static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
    for (std::size_t at = origins.size(); at-- > 0;)
        path[at] = origins[at][path[at + 1]];
    return path;
}

/// Halves or doubles lengths until they are near the most usual one: songs that change to more than
/// 1.4 times their tempo are rarer than passages in which half or double the tempo fits better.
void foldOctaves(std::vector<double>& lengths)
{
    std::vector<double> sorted(lengths);
    const auto middle = sorted.begin() + std::ptrdiff_t(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    for (double& each : lengths)
        each *= std::exp2(std::round(std::log2(*middle / each)));
}

} // namespace

double tempoPrior(double beatsPerMinute, double usual)
{
    const double octaves = std::log2(beatsPerMinute / usual) / octavesOfDeviation;
    return -0.5 * octaves * octaves;
}

std::vector<double> beatLengths(std::span<const float> strength, const BeatOptions& options)
{
    if (std::ssize(strength) < windowLength / 2)
        return {};
    const auto lengths = lengthsOf(options);
    if (lengths.empty())
        return {};
    const auto lags = static_cast<std::size_t>(4.0 * lengths.front()) + 2;
    std::vector<std::vector<double>> fits;
    for (std::ptrdiff_t middle = 0; middle < std::ssize(strength); middle += windowStep)
        fits.push_back(fitOf(autocorrelation(strength, middle, lags), lengths, options));
    const auto path = bestPath(fits);
    std::vector<double> tempos;
    for (const std::size_t each : path)
        tempos.push_back(lengths[each]);
    foldOctaves(tempos);
    std::vector<double> result(strength.size());
    for (std::size_t at = 0; at < result.size(); ++at) {
        const std::size_t moment = (at + windowStep / 2) / std::size_t(windowStep);
        result[at] = tempos[std::min(moment, tempos.size() - 1)];
    }
    return result;
}

} // namespace mmd
