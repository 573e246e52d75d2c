// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The angle from one rotation to another, 0..180; exact for small ones too.
[[nodiscard]] double degreesBetween(const glm::dquat& a, const glm::dquat& b);

/// Whether all rotations lie within `degrees` of the first.
[[nodiscard]] bool isStill(std::span<const glm::dquat> rotations, double degrees);

/// One rotation a frame.
struct Turn {
    std::span<const glm::dquat> rotations; ///< neighbours have the same sign
    /// The same as the degrees about X, Y, Z that the file holds (fbxOrder); empty where the file
    /// holds quaternions.
    std::span<const glm::dvec3> angles;
};

/// The frames at which a rotation needs keys: ascending, the first and the last among them, a
/// single one where the first rotation stands for all.
///
/// Tools disagree about what lies between two keys: the FBX SDK blends the three angles, Blender
/// turns each key into a quaternion and blends those linearly, glTF wants slerp. Where frames are
/// left out all of them are within `degrees` of the rotation, also half-way between two frames;
/// with 0 only frames are left out at which nothing moves. Frames in `forced` (ascending) are kept.
/// What happens between two neighbouring frames that are kept is not looked at: angleKeys() does.
[[nodiscard]] std::vector<std::uint32_t> turnKeys(
    const Turn& turn, double degrees, std::span<const std::uint32_t> forced = {});

} // namespace mmd
