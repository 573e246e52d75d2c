// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_turns.h"

#include <glm/common.hpp>
#include <glm/trigonometric.hpp>

#include <cmath>
#include <numbers>

namespace mmd {
namespace {

constexpr double degree = std::numbers::pi / 180.0;
/// The dot product of rotations 179.9 degrees apart.
constexpr double leastProduct = 8.7266e-4;

} // namespace

glm::dquat DraggedTurn::rotation(double amount) const
{
    glm::dvec3 half = angles;
    if (axis >= 0)
        half[axis] += amount;
    half *= degree / 2.0;
    const glm::dquat x(std::cos(half.x), std::sin(half.x), 0.0, 0.0);
    const glm::dquat y(std::cos(half.y), 0.0, std::sin(half.y), 0.0);
    const glm::dquat z(std::cos(half.z), 0.0, 0.0, std::sin(half.z));
    return y * x * z; // as rotationOfPanelAngles
}

double limitedTurn(const DraggedTurn& a, const DraggedTurn& b, double amount)
{
    if (amount == 0.0 || (a.axis < 0 && b.axis < 0))
        return amount;
    // With one dragged angle the dot product is r cos(amount / 2 - phase), with two it is c + r
    // cos(amount - phase); three values determine it.
    const double speed = a.axis >= 0 && b.axis >= 0 ? 1.0 : 0.5;
    // A dragged rotation is cos(amount / 2) times the one at 0 + sin(amount / 2) times the one at
    // half a turn.
    const glm::dquat a0 = a.rotation(0.0), b0 = b.rotation(0.0);
    const glm::dquat a1 = a.axis >= 0 ? a.rotation(180.0) : a0;
    const glm::dquat b1 = b.axis >= 0 ? b.rotation(180.0) : b0;
    const double even = glm::dot(a0, b0), odd = glm::dot(a1, b1);
    const double sign = even < 0.0 ? -1.0 : 1.0;
    const double here = sign * even;
    double ahead = sign * odd, behind = -ahead;
    if (a.axis >= 0 && b.axis >= 0) { // a quarter of a turn is an eighth in each of the two
        const double both = (even + odd) / 2.0;
        const double crossed = (glm::dot(a0, b1) + glm::dot(a1, b0)) / 2.0;
        ahead = sign * (both + crossed);
        behind = sign * (both - crossed);
    }
    const double constant = (ahead + behind) / 2.0;
    const double cosine = here - constant, sine = (ahead - behind) / 2.0;
    const double reach = std::hypot(cosine, sine);
    const double wanted = leastProduct - constant;
    if (here <= leastProduct || wanted <= -reach)
        return amount;
    // From the phase on it falls to the minimum on both sides at the same distance.
    const double phase = std::atan2(sine, cosine);
    const double room = std::acos(std::fmin(1.0, wanted / reach));
    const double most = (phase + room) / degree / speed;
    const double least = (phase - room) / degree / speed;
    return std::fmax(std::fmin(amount, std::fmax(most, 0.0)), std::fmin(least, 0.0));
}

double limitedPart(const TurnPath& a, const TurnPath& b, double part)
{
    constexpr double most = 179.9, stepDegrees = 15.0;
    // Two rotations are at most as far apart as the sum of the differences of their angles, and
    // this sum has its maximum at an end of the way.
    const auto apart = [&](double at) {
        const glm::dvec3 difference = glm::abs(a.angles(at) - b.angles(at));
        return difference.x + difference.y + difference.z;
    };
    if (apart(0.0) < most && apart(part) < most)
        return part;
    const auto product = [&](double at) {
        return glm::dot(DraggedTurn{.angles = a.angles(at)}.rotation(0.0),
            DraggedTurn{.angles = b.angles(at)}.rotation(0.0));
    };
    const double sign = product(0.0) < 0.0 ? -1.0 : 1.0;
    const auto isFree = [&](double at) { return sign * product(at) > leastProduct; };
    if (!isFree(0.0))
        return part;
    const glm::dvec3 ways = glm::abs(a.to - a.from) + glm::abs(b.to - b.from);
    const double length = part * (ways.x + ways.y + ways.z);
    const int steps = int(std::fmin(std::ceil(length / stepDegrees) + 1.0, 1000.0));
    double free = 0.0;
    for (int step = 1; step <= steps; ++step) {
        double blocked = part * step / steps;
        if (isFree(blocked)) {
            free = blocked;
            continue;
        }
        for (int halving = 0; halving < 30; ++halving) {
            const double middle = (free + blocked) / 2.0;
            (isFree(middle) ? free : blocked) = middle;
        }
        return free;
    }
    return part;
}

} // namespace mmd
