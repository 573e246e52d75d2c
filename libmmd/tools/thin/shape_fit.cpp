// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/shape_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mmd {
namespace {

constexpr int gridSize = 127;
constexpr std::size_t mostTimes = 32; ///< longer segments are searched at this many parts
constexpr std::array<int, 7> handleTimes{0, 21, 42, 64, 85, 106, 127};
constexpr std::size_t pairCount = handleTimes.size() * handleTimes.size();

/// With fixed x1 and x2 the progress is linear in y1 and y2: y1 a + y2 b + c at each time.
struct Basis {
    double a = 0.0, b = 0.0, c = 0.0;
};

Basis basisOf(double s)
{
    const double t = 1.0 - s;
    return {3.0 * t * t * s, 3.0 * t * s * s, s * s * s};
}

/// The curve's parameter at time `x`, near `s`: Newton's method in a bracket, which is halved if a
/// step would leave it.
double parameterAt(double x1, double x2, double x, double s)
{
    double low = 0.0, high = 1.0;
    for (int step = 0; step < 30; ++step) {
        const double t = 1.0 - s;
        const double miss = 3.0 * t * s * (t * x1 + s * x2) + s * s * s - x;
        if (std::abs(miss) < 1e-4) // enough: onGrid() looks at the curve itself
            break;
        (miss > 0.0 ? high : low) = s;
        const double slope = 3.0 * t * t * x1 + 6.0 * t * s * (x2 - x1) + 3.0 * s * s * (1.0 - x2);
        const double next = slope > 1e-9 ? s - miss / slope : -1.0;
        s = next > low && next < high ? next : 0.5 * (low + high);
    }
    return s;
}

/// Sums over the times of products of a, b and c with themselves and with the wanted progress.
struct Moments {
    double aa = 1e-12, ab = 0.0, bb = 1e-12, ac = 0.0, bc = 0.0, cc = 0.0;
    double aw = 0.0, bw = 0.0, cw = 0.0;

    void add(const Basis& basis)
    {
        aa += basis.a * basis.a;
        ab += basis.a * basis.b;
        bb += basis.b * basis.b;
        ac += basis.a * basis.c;
        bc += basis.b * basis.c;
        cc += basis.c * basis.c;
    }
    void add(const Basis& basis, double wanted)
    {
        aw += basis.a * wanted;
        bw += basis.b * wanted;
        cw += basis.c * wanted;
    }
};

/// The bases of all pairs of handle times for segments of `parts` equal parts.
struct Table {
    explicit Table(std::size_t parts)
        : times(parts - 1)
        , moments(pairCount)
    {
        bases.reserve(pairCount * times);
        for (std::size_t pair = 0; pair < pairCount; ++pair)
            for (std::size_t at = 1; at < parts; ++at) {
                const double x = double(at) / double(parts);
                bases.push_back(
                    basisOf(parameterAt(handleTimes[pair / handleTimes.size()] / double(gridSize),
                        handleTimes[pair % handleTimes.size()] / double(gridSize), x, x)));
                moments[pair].add(bases.back());
            }
    }
    [[nodiscard]] std::span<const Basis> pair(std::size_t index) const
    {
        return std::span(bases).subspan(index * times, times);
    }

    std::size_t times;
    std::vector<Basis> bases;
    std::vector<Moments> moments; ///< of each pair
};

const Table& tableOf(std::size_t parts)
{
    static const std::vector<Table> tables = [] {
        std::vector<Table> made;
        for (std::size_t each = 2; each <= mostTimes; ++each)
            made.emplace_back(each);
        return made;
    }();
    return tables[parts - 2];
}

struct Heights {
    double y1 = 0.0, y2 = 0.0, error = 0.0; ///< squared
};

/// The least squares in y1 and y2, both in 0..1; `ww` is the sum of the squares of what is wanted.
Heights bestHeights(const Moments& sums, double ww)
{
    const auto& [aa, ab, bb, ac, bc, cc, aw, bw, cw] = sums;
    const double ar = aw - ac, br = bw - bc;
    const auto unit = [](double value) { return std::clamp(value, 0.0, 1.0); };
    const double determinant = aa * bb - ab * ab;
    Heights best;
    best.y1 = (ar * bb - br * ab) / determinant;
    best.y2 = (br * aa - ar * ab) / determinant;
    if (best.y1 < 0.0 || best.y1 > 1.0) { // on the border, the other one alone
        best.y1 = unit(best.y1);
        best.y2 = unit((br - ab * best.y1) / bb);
    } else if (best.y2 < 0.0 || best.y2 > 1.0) {
        best.y2 = unit(best.y2);
        best.y1 = unit((ar - ab * best.y2) / aa);
    }
    best.error =
        std::max(0.0, ww - 2.0 * cw + cc + best.y1 * (best.y1 * aa - 2.0 * ar) +
                          best.y2 * (best.y2 * bb - 2.0 * br) + 2.0 * best.y1 * best.y2 * ab);
    return best;
}

double squaresOf(std::span<const double> values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value * value;
    return sum;
}

/// `progress` at `parts` equal parts, between its values on lines.
std::vector<double> resampled(std::span<const double> progress, std::size_t parts)
{
    const double n = double(progress.size() + 1);
    const auto value = [&](std::size_t at) {
        return at == 0 ? 0.0 : at > progress.size() ? 1.0 : progress[at - 1];
    };
    std::vector<double> result;
    for (std::size_t at = 1; at < parts; ++at) {
        const double place = double(at) / double(parts) * n;
        const auto before = std::size_t(place);
        const double part = place - double(before);
        result.push_back(value(before) * (1.0 - part) + value(before + 1) * part);
    }
    return result;
}

bool isWithin(const BezierCurve& curve, std::span<const double> progress, double tolerance)
{
    const double n = double(progress.size() + 1);
    for (std::size_t at = 0; at < progress.size(); ++at)
        if (!(std::abs(evaluateCurve(curve, double(at + 1) / n) - progress[at]) <= tolerance))
            return false;
    return true;
}

bool isStraight(std::span<const double> progress, double tolerance)
{
    const double n = double(progress.size() + 1);
    for (std::size_t at = 0; at < progress.size(); ++at)
        if (!(std::abs(double(at + 1) / n - progress[at]) <= tolerance))
            return false;
    return true;
}

/// Two handles: whole times, and the heights that are best with them.
struct Handles {
    int x1 = 0, x2 = 0;
    Heights heights;
    std::array<double, mostTimes - 1> parameters{}; ///< of the curve at each time
};

/// Handles at these times; `near` has parameters to begin with.
Handles handlesAt(int x1, int x2, std::span<const double> wanted, double ww, const Handles& near)
{
    Handles handles{x1, x2, {}, near.parameters};
    Moments sums;
    const double part = 1.0 / double(wanted.size() + 1);
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        double& s = handles.parameters[at];
        s = parameterAt(x1 / double(gridSize), x2 / double(gridSize), double(at + 1) * part, s);
        const Basis basis = basisOf(s);
        sums.add(basis);
        sums.add(basis, wanted[at]);
    }
    handles.heights = bestHeights(sums, ww);
    return handles;
}

/// The curve of the grid near the handles that is within `tolerance`.
std::optional<BezierCurve> onGrid(
    const Handles& handles, std::span<const double> progress, double tolerance)
{
    const double y1 = handles.heights.y1 * gridSize, y2 = handles.heights.y2 * gridSize;
    const auto byte = [](double value) { return static_cast<std::uint8_t>(value); };
    for (const bool flips1 : {false, true})
        for (const bool flips2 : {false, true}) {
            const auto rounded = [&](double y, bool flips) {
                const double near = std::round(y);
                const double other = near > y ? near - 1.0 : near + 1.0;
                return byte(std::clamp(flips ? other : near, 0.0, double(gridSize)));
            };
            const BezierCurve curve{
                byte(handles.x1), rounded(y1, flips1), byte(handles.x2), rounded(y2, flips2)};
            if (isWithin(curve, progress, tolerance))
                return curve;
        }
    return std::nullopt;
}

/// A curve of the grid with better handles: moves their times while that makes the error smaller,
/// first in large steps. Gives up early if the error is too large.
std::optional<BezierCurve> refined(Handles best, std::span<const double> wanted,
    std::span<const double> progress, double tolerance)
{
    const double ww = squaresOf(wanted), count = double(wanted.size());
    for (std::size_t at = 0; at < wanted.size(); ++at)
        best.parameters[at] = double(at + 1) / (count + 1.0);
    best = handlesAt(best.x1, best.x2, wanted, ww, best);
    for (int step = 8; step > 0; step /= 2) {
        constexpr double gain = 0.003; // what a move by one can mostly improve
        const double most = tolerance + gain * step;
        if (best.heights.error > most * most * count)
            return std::nullopt;
        for (bool hasMoved = true; hasMoved;) {
            hasMoved = false;
            const Handles from = best;
            for (const auto& [one, two] :
                {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}, {-1, 1}, {1, -1}, {1, 1}, {-1, -1}}) {
                const int x1 = std::clamp(from.x1 + one * step, 0, gridSize);
                const int x2 = std::clamp(from.x2 + two * step, 0, gridSize);
                if (x1 == from.x1 && x2 == from.x2)
                    continue;
                if (const Handles tried = handlesAt(x1, x2, wanted, ww, from);
                    tried.heights.error < 0.999 * best.heights.error) {
                    best = tried;
                    hasMoved = true;
                }
            }
        }
        if (best.heights.error <= tolerance * tolerance * count)
            if (const auto curve = onGrid(best, progress, tolerance))
                return curve;
    }
    return std::nullopt;
}

} // namespace

std::optional<BezierCurve> fittedShape(std::span<const double> progress, double tolerance)
{
    if (isStraight(progress, tolerance))
        return BezierCurve{};
    double highest = 0.0;
    for (const double value : progress) { // no curve falls or leaves 0..1
        highest = std::max(highest, value);
        if (!(value >= -tolerance && value <= 1.0 + tolerance &&
                value >= highest - 2.0 * tolerance))
            return std::nullopt;
    }
    const std::size_t parts = std::min(progress.size() + 1, mostTimes);
    const std::vector<double> wanted = parts == progress.size() + 1
                                           ? std::vector(progress.begin(), progress.end())
                                           : resampled(progress, parts);
    const Table& table = tableOf(parts);
    const double ww = squaresOf(wanted);
    constexpr std::size_t tried = 2; // the best pair of the table is not always near the best one
    std::array<Handles, tried> best;
    for (Handles& each : best)
        each.heights.error = 1e9;
    for (std::size_t pair = 0; pair < pairCount; ++pair) {
        Moments sums = table.moments[pair];
        const std::span<const Basis> bases = table.pair(pair);
        for (std::size_t at = 0; at < wanted.size(); ++at)
            sums.add(bases[at], wanted[at]);
        const Heights heights = bestHeights(sums, ww);
        if (!(heights.error < best.back().heights.error))
            continue;
        best.back().x1 = handleTimes[pair / handleTimes.size()];
        best.back().x2 = handleTimes[pair % handleTimes.size()];
        best.back().heights = heights;
        for (std::size_t at = tried - 1;
             at > 0 && best[at].heights.error < best[at - 1].heights.error; --at)
            std::swap(best[at], best[at - 1]);
    }
    if (const auto curve = onGrid(best.front(), progress, tolerance))
        return curve;
    for (const Handles& each : best)
        if (const auto curve = refined(each, wanted, progress, tolerance))
            return curve;
    return std::nullopt;
}

} // namespace mmd
