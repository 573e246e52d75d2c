// SPDX-License-Identifier: MIT
#include "libmmd/beats/beat_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

constexpr double secondsPerMinute = 60.0;

/// The farthest beat that a straight line from a point reaches while it misses no beat by more than
/// a tolerance, and the slopes with which it does.
struct Reach {
    std::size_t end = 0;
    double least = 0.0, most = std::numeric_limits<double>::infinity(); ///< seconds a beat
};

Reach reachOf(const std::vector<double>& beats, std::size_t begin, double time, double tolerance)
{
    Reach reach{.end = begin};
    for (std::size_t at = begin + 1; at < beats.size(); ++at) {
        const auto steps = double(at - begin);
        const double least = std::max(reach.least, (beats[at] - tolerance - time) / steps);
        const double most = std::min(reach.most, (beats[at] + tolerance - time) / steps);
        if (least > most)
            break;
        reach = {at, least, most};
    }
    return reach;
}

/// Indices of the beats at which the tempo changes, with the first and the last beat: a line from
/// beat to beat of this list misses none of `beats` by more than `tolerance`. Each part is as long
/// as possible (swing filter, Elmeleegy et al. 2009, with several beginnings instead of one).
std::vector<std::size_t> knotsOf(const std::vector<double>& beats, double tolerance)
{
    constexpr int beginnings = 9;
    std::vector<std::size_t> knots{0};
    double earliest = beats.front() - tolerance, latest = beats.front() + tolerance;
    while (knots.back() + 1 < beats.size()) {
        const std::size_t begin = knots.back();
        Reach best;
        double bestTime = 0.0;
        for (int at = 0; at < beginnings; ++at) {
            const double time = earliest + (latest - earliest) * at / (beginnings - 1);
            const Reach reach = reachOf(beats, begin, time, tolerance);
            if (reach.end > best.end) {
                best = reach;
                bestTime = time;
            }
        }
        const auto steps = double(best.end - begin);
        earliest = bestTime + best.least * steps;
        latest = bestTime + best.most * steps;
        knots.push_back(best.end);
    }
    return knots;
}

/// Times of the line at the knots with the least squared error: a tridiagonal system, since only
/// neighbouring parts share a knot.
std::vector<double> fittedTimes(
    const std::vector<double>& beats, const std::vector<std::size_t>& knots)
{
    const std::size_t count = knots.size();
    std::vector<double> diagonal(count, 0.0), beside(count, 0.0), right(count, 0.0);
    for (std::size_t part = 0; part + 1 < count; ++part) {
        const auto length = double(knots[part + 1] - knots[part]);
        const bool isLast = part + 2 == count;
        for (std::size_t at = knots[part]; at < knots[part + 1] + (isLast ? 1 : 0); ++at) {
            const double later = double(at - knots[part]) / length, earlier = 1.0 - later;
            diagonal[part] += earlier * earlier;
            diagonal[part + 1] += later * later;
            beside[part] += earlier * later;
            right[part] += earlier * beats[at];
            right[part + 1] += later * beats[at];
        }
    }
    for (std::size_t at = 1; at < count; ++at) {
        const double factor = beside[at - 1] / diagonal[at - 1];
        diagonal[at] -= factor * beside[at - 1];
        right[at] -= factor * right[at - 1];
    }
    std::vector<double> times(count);
    for (std::size_t at = count; at-- > 0;) {
        const double next = at + 1 < count ? beside[at] * times[at + 1] : 0.0;
        times[at] = (right[at] - next) / diagonal[at];
    }
    return times;
}

} // namespace

std::vector<TempoSegment> straighten(std::vector<double>& beats, double tolerance)
{
    if (beats.size() < 2)
        return {};
    const auto knots = knotsOf(beats, tolerance);
    const auto times = fittedTimes(beats, knots);
    std::vector<TempoSegment> segments;
    for (std::size_t part = 0; part + 1 < knots.size(); ++part) {
        const double length =
            (times[part + 1] - times[part]) / double(knots[part + 1] - knots[part]);
        segments.push_back({knots[part], secondsPerMinute / length});
        for (std::size_t at = knots[part]; at <= knots[part + 1]; ++at)
            beats[at] = times[part] + length * double(at - knots[part]);
    }
    return segments;
}

BeatGrid halved(const BeatGrid& grid)
{
    BeatGrid half = grid;
    half.beats.clear();
    const std::size_t first = grid.firstDownbeat % 2;
    for (std::size_t at = first; at < grid.beats.size(); at += 2)
        half.beats.push_back(grid.beats[at]);
    half.firstDownbeat = grid.firstDownbeat / 2;
    half.segments = straighten(half.beats, std::numeric_limits<float>::epsilon());
    return half;
}

BeatGrid doubled(const BeatGrid& grid)
{
    BeatGrid twice = grid;
    twice.beats.clear();
    for (std::size_t at = 0; at < grid.beats.size(); ++at) {
        if (at > 0)
            twice.beats.push_back((grid.beats[at - 1] + grid.beats[at]) / 2.0);
        twice.beats.push_back(grid.beats[at]);
    }
    twice.firstDownbeat *= 2;
    for (TempoSegment& each : twice.segments)
        each = {each.beat * 2, each.beatsPerMinute * 2.0};
    return twice;
}

} // namespace mmd
