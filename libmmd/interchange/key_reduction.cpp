// SPDX-License-Identifier: MIT
#include "libmmd/interchange/key_reduction.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

constexpr std::uint32_t longestSpan = 128; ///< frames; bounds the time of the test

/// The slopes from a kept key that pass all values since within the tolerance.
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

double degreesBetween(const glm::dquat& a, const glm::dquat& b)
{
    const glm::dquat turn = glm::inverse(a) * b;
    const double sine = std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    return glm::degrees(2.0 * std::asin(std::min(1.0, sine)));
}

bool isStill(std::span<const glm::dquat> rotations, double degrees)
{
    return std::all_of(rotations.begin(), rotations.end(),
        [&](const glm::dquat& each) { return degreesBetween(rotations.front(), each) <= degrees; });
}

std::vector<std::uint32_t> reducedRotations(std::span<const glm::dquat> rotations, double degrees)
{
    std::vector<std::uint32_t> kept;
    if (rotations.empty())
        return kept;
    kept.push_back(0);
    if (isStill(rotations, degrees))
        return kept;
    const auto spans = [&](std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t between = from + 1; between < to; ++between) {
            const double share = double(between - from) / double(to - from);
            const auto mixed = glm::slerp(rotations[from], rotations[to], share);
            if (degreesBetween(mixed, rotations[between]) > degrees)
                return false;
        }
        return true;
    };
    for (std::uint32_t index = 1; index < rotations.size(); ++index)
        if (index - kept.back() >= longestSpan || !spans(kept.back(), index))
            kept.push_back(index - 1);
    if (kept.back() + 1 < rotations.size())
        kept.push_back(static_cast<std::uint32_t>(rotations.size() - 1));
    return kept;
}

} // namespace mmd
