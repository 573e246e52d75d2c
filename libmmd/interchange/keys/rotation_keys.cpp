// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/rotation_keys.h"

#include "libmmd/motion/angles/euler_angles.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::uint32_t longestSpan = 1024; ///< frames; limits the time of one test

double sineBetween(const glm::dquat& a, const glm::dquat& b)
{
    const glm::dquat turn = glm::conjugate(a) * b;
    return std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
}

/// Finds keys one by one, each as late as all ways of blending allow.
class TurnReducer {
public:
    TurnReducer(const Turn& turn, double degrees)
        : m_turn(turn)
        , m_degrees(degrees)
        , m_sine(std::sin(glm::radians(std::min(degrees, 180.0)) / 2.0))
    {
    }
    [[nodiscard]] std::uint32_t farthest(std::uint32_t from, std::uint32_t limit) const;

private:
    /// Two keys, and precomputed values for slerp.
    struct Span {
        std::uint32_t from, to;
        double angle; ///< radians between the quaternions, half of the turn
    };
    [[nodiscard]] bool spans(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] glm::dquat wanted(std::uint32_t half) const;
    [[nodiscard]] bool isNear(const Span& span, std::uint32_t half) const;

    const Turn& m_turn;
    double m_degrees, m_sine;
};

/// Half-way between two frames the rotation is half-way between the two rotations.
glm::dquat TurnReducer::wanted(std::uint32_t half) const
{
    const auto& rotations = m_turn.rotations;
    return half % 2 == 0 ? rotations[half / 2]
                         : glm::normalize(rotations[half / 2] + rotations[half / 2 + 1]);
}

bool TurnReducer::isNear(const Span& span, std::uint32_t half) const
{
    constexpr double small = 1e-3; // radians: below this slerp and the linear blend are equal to
                                   // 1e-10
    const glm::dquat wanted = this->wanted(half);
    const glm::dquat& a = m_turn.rotations[span.from];
    const glm::dquat& b = m_turn.rotations[span.to];
    const double share = double(half - 2 * span.from) / double(2 * (span.to - span.from));
    const glm::dquat mixed = glm::normalize(a * (1.0 - share) + b * share);
    if (sineBetween(wanted, mixed) > m_sine)
        return false;
    if (span.angle > small) {
        const glm::dquat turned =
            (a * std::sin((1.0 - share) * span.angle) + b * std::sin(share * span.angle)) /
            std::sin(span.angle);
        if (sineBetween(wanted, turned) > m_sine)
            return false;
    }
    if (m_turn.angles.empty())
        return true;
    const glm::dvec3 angles = glm::mix(m_turn.angles[span.from], m_turn.angles[span.to], share);
    return sineBetween(wanted, rotationOfEuler(angles)) <= m_sine;
}

bool TurnReducer::spans(std::uint32_t from, std::uint32_t to) const
{
    const auto& rotations = m_turn.rotations;
    if (m_degrees <= 0.0)
        return std::all_of(rotations.begin() + from + 1, rotations.begin() + to + 1,
            [&](const glm::dquat& each) { return each == rotations[from]; });
    const double cosine = glm::dot(rotations[from], rotations[to]);
    if (cosine <= 0.0) // half a turn or more: a tool would rotate in the shorter direction
        return false;
    const Span span{from, to, std::acos(std::min(1.0, cosine))};
    if (!isNear(span, 2 * (from + (to - from) / 2))) // usually the largest error
        return false;
    for (std::uint32_t half = 2 * from + 1; half < 2 * to; ++half)
        if (!isNear(span, half))
            return false;
    return true;
}

/// Doubles the span while it is good, then finds its end by bisection.
std::uint32_t TurnReducer::farthest(std::uint32_t from, std::uint32_t limit) const
{
    std::uint32_t good = from + 1, bad = limit + 1;
    for (std::uint32_t length = 2; good < limit; length *= 2) {
        const std::uint32_t to = std::min(from + length, limit);
        if (!spans(from, to)) {
            bad = to;
            break;
        }
        good = to;
    }
    while (good + 1 < bad) {
        const std::uint32_t middle = good + (bad - good) / 2;
        (spans(from, middle) ? good : bad) = middle;
    }
    return good;
}

} // namespace

double turnDegrees(const glm::dquat& a, const glm::dquat& b)
{
    return glm::degrees(2.0 * std::asin(std::min(1.0, sineBetween(a, b))));
}

bool isStill(std::span<const glm::dquat> rotations, double degrees)
{
    return std::all_of(rotations.begin(), rotations.end(),
        [&](const glm::dquat& each) { return turnDegrees(rotations.front(), each) <= degrees; });
}

std::vector<std::uint32_t> turnKeys(
    const Turn& turn, double degrees, std::span<const std::uint32_t> forced)
{
    std::vector<std::uint32_t> kept;
    if (turn.rotations.empty())
        return kept;
    kept.push_back(0);
    if (isStill(turn.rotations, degrees))
        return kept;
    const TurnReducer reducer(turn, degrees);
    const auto last = static_cast<std::uint32_t>(turn.rotations.size() - 1);
    auto next = forced.begin();
    while (kept.back() < last) {
        const std::uint32_t from = kept.back();
        next = std::upper_bound(next, forced.end(), from);
        std::uint32_t limit = last - from > longestSpan ? from + longestSpan : last;
        if (next != forced.end())
            limit = std::min(limit, *next);
        kept.push_back(reducer.farthest(from, limit));
    }
    return kept;
}

} // namespace mmd
