// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/euler_angles.h"

#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr double pole = 1.0 - 1e-12; ///< beyond it the outer angles rotate about one axis

glm::dvec3 nearTo(glm::dvec3 angles, const glm::dvec3& before)
{
    for (int axis = 0; axis < 3; ++axis)
        angles[axis] += 360.0 * std::round((before[axis] - angles[axis]) / 360.0);
    return angles;
}

double distance(const glm::dvec3& a, const glm::dvec3& b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z);
}

/// 1 for X Y Z and its cyclic permutations, else -1.
double parity(const EulerOrder& order)
{
    return (order[1] - order[0] + 3) % 3 == 1 ? 1.0 : -1.0;
}

glm::dquat about(int axis, double degrees)
{
    const double half = glm::radians(degrees) / 2.0;
    glm::dvec3 unit(0.0);
    unit[axis] = std::sin(half);
    return glm::dquat(std::cos(half), unit);
}

} // namespace

glm::dquat rotationOfEuler(const glm::dvec3& degrees, const EulerOrder& order)
{
    const auto [a, b, c] = order;
    return about(a, degrees[a]) * about(b, degrees[b]) * about(c, degrees[c]);
}

glm::dvec3 eulerNear(const glm::dquat& rotation, const glm::dvec3& before, const EulerOrder& order)
{
    const auto [a, b, c] = order;
    const double sign = parity(order);
    const glm::dmat3 m = glm::transpose(glm::mat3_cast(rotation)); // [row][column]
    const double sine = std::clamp(m[a][c], -1.0, 1.0);
    glm::dvec3 angles(0.0);
    if (std::abs(sine) > pole) {
        // Only the sum (or difference) of the outer angles is defined: keep the innermost.
        const double side = sine > 0.0 ? 1.0 : -1.0;
        const double sum = glm::degrees(std::atan2(m[b][a], m[b][b]));
        angles[c] = before[c];
        angles[b] = sign * side * 90.0;
        angles[a] = sign * side * (sum - sign * before[c]);
        return nearTo(angles, before);
    }
    angles[a] = glm::degrees(std::atan2(-sign * m[b][c], m[c][c]));
    angles[b] = glm::degrees(sign * std::asin(sine));
    angles[c] = glm::degrees(std::atan2(-sign * m[a][b], m[a][a]));
    const glm::dvec3 one = nearTo(angles, before);
    angles[a] += 180.0;
    angles[b] = 180.0 - angles[b];
    angles[c] += 180.0;
    const glm::dvec3 other = nearTo(angles, before);
    return distance(one, before) <= distance(other, before) ? one : other;
}

std::vector<glm::dvec3> unrolledEuler(
    std::span<const glm::dquat> rotations, const EulerOrder& order)
{
    std::vector<glm::dvec3> angles;
    angles.reserve(rotations.size());
    glm::dvec3 before(0.0);
    for (std::size_t index = 0; index < rotations.size(); ++index) {
        if (index == 0 || rotations[index] != rotations[index - 1]) // most bones do not move
            before = eulerNear(rotations[index], before, order);
        angles.push_back(before);
    }
    return angles;
}

} // namespace mmd
