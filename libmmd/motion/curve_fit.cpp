// SPDX-License-Identifier: MIT
#include "libmmd/motion/curve_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

constexpr int gridSize = 127;
using Handles = std::array<int, 4>; ///< x1 y1 x2 y2

BezierCurve curveOf(const Handles& handles)
{
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(handles[at]); };
    return {byte(0), byte(1), byte(2), byte(3)};
}

Handles handlesOf(const BezierCurve& curve)
{
    const auto held = [](std::uint8_t value) { return std::min<int>(value, gridSize); };
    return {held(curve.x1), held(curve.y1), held(curve.x2), held(curve.y2)};
}

/// Sum of the squared errors; stops as soon as it exceeds `limit`.
double squaredError(const Handles& handles, std::span<const ProgressSample> samples, double limit)
{
    const UnitCurve curve = unitCurve(curveOf(handles));
    double sum = 0.0;
    for (const ProgressSample& each : samples) {
        const double miss = progressOf(curve, each.x) - each.y;
        sum += miss * miss;
        if (sum >= limit)
            return limit;
    }
    return sum;
}

double largestError(const Handles& handles, std::span<const ProgressSample> samples, double limit)
{
    const UnitCurve curve = unitCurve(curveOf(handles));
    double largest = 0.0;
    for (const ProgressSample& each : samples) {
        largest = std::max(largest, std::abs(progressOf(curve, each.x) - each.y));
        if (largest >= limit)
            return limit;
    }
    return largest;
}

/// Steps of a search: each number alone, each handle along both diagonals, and both handles towards
/// each other and apart, because the shape changes least in that direction.
constexpr std::array<Handles, 10> directions{
    {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}, {1, 1, 0, 0}, {1, -1, 0, 0},
        {0, 0, 1, 1}, {0, 0, 1, -1}, {1, 0, -1, 0}, {0, 1, 0, -1}}};

/// Descends with steps that are halved; `best` is the error so far.
Handles searchedFrom(Handles at, std::span<const ProgressSample> samples, double& best)
{
    for (int step = 16; step > 0; step /= 2) {
        bool hasMoved = true;
        while (hasMoved) {
            hasMoved = false;
            for (const Handles& direction : directions)
                for (const int sign : {step, -step}) {
                    Handles tried = at;
                    for (std::size_t n = 0; n < tried.size(); ++n)
                        tried[n] = std::clamp(at[n] + sign * direction[n], 0, gridSize);
                    const double error = tried == at ? best : squaredError(tried, samples, best);
                    if (error < best) {
                        best = error;
                        at = tried;
                        hasMoved = true;
                    }
                }
        }
    }
    return at;
}

/// Whether the grid could hold it, except for rounding.
bool isInside(const UnitCurve& curve)
{
    constexpr double slack = 1e-9;
    for (const double value : {curve.x1, curve.y1, curve.x2, curve.y2})
        if (!(value >= -slack && value <= 1.0 + slack))
            return false;
    return true;
}

Handles roundedHandles(const UnitCurve& curve, unsigned up)
{
    const std::array<double, 4> exact{curve.x1, curve.y1, curve.x2, curve.y2};
    Handles result{};
    for (std::size_t n = 0; n < exact.size(); ++n) {
        const double scaled = exact[n] * gridSize;
        const double near = std::round(scaled); // keep a number that is whole except for its last
                                                // bits
        const double low = std::abs(scaled - near) < 1e-6 ? near : std::floor(scaled);
        const double value = up & (1u << n) ? std::ceil(std::max(low, scaled - 1e-6)) : low;
        result[n] = static_cast<int>(std::clamp(value, 0.0, double(gridSize)));
    }
    return result;
}

bool isLinear(const UnitCurve& curve)
{
    constexpr double slack = 1e-9;
    return std::abs(curve.x1 - curve.y1) < slack && std::abs(curve.x2 - curve.y2) < slack;
}

} // namespace

FittedCurve fitCurve(std::span<const ProgressSample> samples, const BezierCurve& guess)
{
    if (samples.empty())
        return {guess, 0.0};
    constexpr double goodEnough = 1e-3; // of the segment, as a root mean square
    constexpr std::array<Handles, 4> usual{
        {{20, 20, 107, 107}, {64, 0, 64, 127}, {64, 0, 107, 107}, {20, 20, 64, 127}}};
    const double satisfied = double(samples.size()) * goodEnough * goodEnough;
    Handles best = handlesOf(guess);
    double least = squaredError(best, samples, std::numeric_limits<double>::max());
    best = searchedFrom(best, samples, least);
    for (const Handles& start : usual) {
        if (least <= satisfied)
            break;
        double error = squaredError(start, samples, std::numeric_limits<double>::max());
        const Handles found = searchedFrom(start, samples, error);
        if (error < least) {
            least = error;
            best = found;
        }
    }
    return {curveOf(best), largestError(best, samples, std::numeric_limits<double>::max())};
}

FittedCurve roundedCurve(const UnitCurve& curve)
{
    if (isLinear(curve))
        return {};
    constexpr std::size_t count = 15;
    std::array<ProgressSample, count> samples;
    for (std::size_t n = 0; n < count; ++n) {
        samples[n].x = double(n + 1) / double(count + 1);
        samples[n].y = progressOf(curve, samples[n].x);
    }
    if (!isInside(curve))
        return fitCurve(samples, curveOf(roundedHandles(curve, 0)));
    Handles best{};
    double least = std::numeric_limits<double>::max();
    for (unsigned up = 0; up < 16; ++up) {
        const Handles tried = roundedHandles(curve, up);
        const double error = largestError(tried, samples, least);
        if (error < least) {
            least = error;
            best = tried;
        }
    }
    return {curveOf(best), least};
}

BezierCurve mirroredInTime(const BezierCurve& curve)
{
    const auto mirrored = [](std::uint8_t coordinate) {
        return static_cast<std::uint8_t>(gridSize - std::min<int>(coordinate, gridSize));
    };
    return {.x1 = mirrored(curve.x2),
        .y1 = mirrored(curve.y2),
        .x2 = mirrored(curve.x1),
        .y2 = mirrored(curve.y1)};
}

} // namespace mmd
