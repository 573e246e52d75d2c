// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/key_reduction.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

/// The range of slopes from a kept key that pass all later values within the tolerance.
struct Cone {
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();

    [[nodiscard]] bool has(double slope) const { return slope >= lowest && slope <= highest; }
    void narrow(double rise, double run, double tolerance)
    {
        lowest = std::max(lowest, (rise - tolerance) / run);
        highest = std::min(highest, (rise + tolerance) / run);
    }
};

} // namespace

std::vector<std::uint32_t> reducedKeys(
    std::span<const float> values, double tolerance, std::span<const std::uint32_t> cuts)
{
    std::vector<std::uint32_t> kept;
    if (values.empty())
        return kept;
    kept.push_back(0);
    if (cuts.empty() && std::all_of(values.begin(), values.end(), [&](float value) {
            return std::abs(double(value) - double(values[0])) <= tolerance;
        }))
        return kept;
    Cone cone;
    auto cut = cuts.begin();
    for (std::uint32_t index = 1; index < values.size(); ++index) {
        while (cut != cuts.end() && *cut + 1 < index)
            ++cut;
        const bool isCut = cut != cuts.end() && (*cut == index || *cut + 1 == index);
        const double rise = double(values[index]) - double(values[kept.back()]);
        const double run = double(index - kept.back());
        if (!cone.has(rise / run)) {
            kept.push_back(index - 1);
            cone = {};
            cone.narrow(double(values[index]) - double(values[index - 1]), 1.0, tolerance);
        } else {
            cone.narrow(rise, run, tolerance);
        }
        if (isCut && kept.back() != index) {
            kept.push_back(index);
            cone = {};
        }
    }
    if (kept.back() + 1 < values.size())
        kept.push_back(static_cast<std::uint32_t>(values.size() - 1));
    return kept;
}

bool flatten(std::span<float> values, double range, float rest)
{
    if (values.empty())
        return true;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double low = double(*least), high = double(*most);
    if (high - low > range)
        return false;
    const bool hasRest = double(rest) >= high - range && double(rest) <= low + range;
    std::fill(
        values.begin(), values.end(), hasRest ? rest : static_cast<float>((low + high) / 2.0));
    return true;
}

} // namespace mmd
