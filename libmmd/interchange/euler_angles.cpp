// SPDX-License-Identifier: MIT
#include "libmmd/interchange/euler_angles.h"

#include <glm/mat3x3.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr double pole = 1.0 - 1e-12; ///< beyond it X and Z turn about one axis

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

} // namespace

glm::dvec3 eulerNear(const glm::dquat& rotation, const glm::dvec3& before)
{
    const glm::dmat3 m = glm::mat3_cast(rotation); // [column][row]
    const double sine = std::clamp(-m[0][2], -1.0, 1.0);
    if (std::abs(sine) > pole) {
        // Only X - Z (X + Z at the lower pole) is given: X stays what it was.
        const double sign = sine > 0.0 ? 1.0 : -1.0;
        const double sum = glm::degrees(std::atan2(sign * m[1][0], m[1][1]));
        const glm::dvec3 angles(before.x, sign * 90.0, sign * (before.x - sum));
        return nearTo(angles, before);
    }
    const glm::dvec3 angles = glm::degrees(
        glm::dvec3(std::atan2(m[1][2], m[2][2]), std::asin(sine), std::atan2(m[0][1], m[0][0])));
    const glm::dvec3 one = nearTo(angles, before);
    const glm::dvec3 other = nearTo({angles.x + 180.0, 180.0 - angles.y, angles.z + 180.0}, before);
    return distance(one, before) <= distance(other, before) ? one : other;
}

std::vector<glm::dvec3> unrolledEuler(std::span<const glm::dquat> rotations)
{
    std::vector<glm::dvec3> angles;
    angles.reserve(rotations.size());
    glm::dvec3 before(0.0);
    for (const glm::dquat& rotation : rotations) {
        before = eulerNear(rotation, before);
        angles.push_back(before);
    }
    return angles;
}

} // namespace mmd
