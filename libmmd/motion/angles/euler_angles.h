// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <span>
#include <vector>

namespace mmd {

/// The axes (0 1 2 for X Y Z, a permutation) of R = R[0] * R[1] * R[2].
using EulerOrder = std::array<int, 3>;

/// FBX's default: Rz * Ry * Rx.
inline constexpr EulerOrder fbxOrder{2, 1, 0};
/// The order of panelAngles(): Ry * Rx * Rz.
inline constexpr EulerOrder panelOrder{1, 0, 2};

/// The rotation of degrees about X, Y, Z.
[[nodiscard]] glm::dquat rotationOfEuler(
    const glm::dvec3& degrees, const EulerOrder& order = fbxOrder);

/// Degrees about X, Y, Z of a rotation. Of the equivalent triples, returns the one nearest to
/// `before`, so that a curve through neighbouring frames does not jump or flip.
[[nodiscard]] glm::dvec3 eulerNear(
    const glm::dquat& rotation, const glm::dvec3& before, const EulerOrder& order = fbxOrder);

/// The angles of a sequence of rotations, each nearest to the previous one; the first near zero.
[[nodiscard]] std::vector<glm::dvec3> unrolledEuler(
    std::span<const glm::dquat> rotations, const EulerOrder& order = fbxOrder);

} // namespace mmd
