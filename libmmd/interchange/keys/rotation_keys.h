// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The angle from one rotation to another, 0..180; exact for small ones too.
[[nodiscard]] double turnDegrees(const glm::dquat& a, const glm::dquat& b);

/// Whether all rotations are within `degrees` of the first.
[[nodiscard]] bool isStill(std::span<const glm::dquat> rotations, double degrees);

/// One rotation for each frame.
struct Turn {
    std::span<const glm::dquat> rotations; ///< neighbours have the same sign
    /// The same as degrees about X, Y, Z in the file (fbxOrder); empty if the file stores
    /// quaternions.
    std::span<const glm::dvec3> angles;
};

/// The frames at which a rotation needs keys: ascending, including the first and the last, or a
/// single one if the first rotation can replace all.
///
/// Tools interpolate between two keys in different ways: the FBX SDK blends the three angles,
/// Blender turns each key into a quaternion and blends the quaternions linearly, glTF requires
/// slerp. Where frames are left out, all three are within `degrees` of the rotation, also half-way
/// between two frames; with 0 only frames without movement are left out. Frames in `forced`
/// (ascending) are kept. This function does not check between two neighbouring frames that are
/// kept: angleKeys() does.
[[nodiscard]] std::vector<std::uint32_t> turnKeys(
    const Turn& turn, double degrees, std::span<const std::uint32_t> forced = {});

} // namespace mmd
