// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace mmd {

/// Degrees about X, Y, Z of a rotation R = Rz * Ry * Rx, FBX's default order. Of the equivalent
/// triples the one nearest to `before`, so that a curve through neighbours neither jumps nor flips.
[[nodiscard]] glm::dvec3 eulerNear(const glm::dquat& rotation, const glm::dvec3& before);

/// The angles of a row of rotations, each nearest to the one before; the first near zero.
[[nodiscard]] std::vector<glm::dvec3> unrolledEuler(std::span<const glm::dquat> rotations);

} // namespace mmd
