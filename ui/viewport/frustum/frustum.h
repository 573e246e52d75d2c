// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>

namespace odori {

/// What a camera sees, in world space: the pyramid (without perspective the box) from its eye to
/// the rectangle of its picture. The rectangle is at the depth of the target, or 10 units from the
/// eye if the target is at the eye or behind it.
struct Frustum {
    glm::vec3 eye{0.0f}, target{0.0f};
    glm::vec3 right{1, 0, 0}, up{0, 1, 0}, forward{0, 0, 1}; ///< unit; the camera looks forward
    float depth = 10.0f;                                     ///< of the rectangle, from the eye
    glm::vec2 half{1.0f};                                    ///< half its width and its height
    bool perspective = true;

    [[nodiscard]] glm::vec3 centre() const { return eye + forward * depth; }
    /// Counter-clockwise from the lower left, seen from the eye.
    [[nodiscard]] std::array<glm::vec3, 4> corners() const;
    /// Where the pyramid (or the box) begins.
    [[nodiscard]] std::array<glm::vec3, 4> origins() const;
    /// The triangle over the rectangle that shows where up is: two points of its base, and its tip.
    [[nodiscard]] std::array<glm::vec3, 3> upMark() const;
};

/// `aspect`: width / height of the picture.
[[nodiscard]] Frustum frustumOf(const mmd::CameraSample& camera, float aspect);

/// The camera with its eye moved by `offset`; it keeps its target and its roll. The angles are
/// those that are nearest to the old ones. An eye at its target is not moved.
[[nodiscard]] mmd::CameraSample withEyeMoved(mmd::CameraSample camera, const glm::vec3& offset);

/// The axes about which the camera's three angles turn it, in world space: the horizontal one of
/// its picture without roll, the vertical one of the world, and the one along which it looks.
[[nodiscard]] std::array<glm::vec3, 3> angleAxesOf(const mmd::CameraSample& camera);

/// The camera turned by `angle` radians about one of angleAxesOf(), in the direction in which
/// quaternions rotate. Only that angle changes, so the other two keep their bits. The target stays
/// or, with `keepsEye`, the eye.
[[nodiscard]] mmd::CameraSample withAngleTurned(
    mmd::CameraSample camera, int axis, float angle, bool keepsEye);

/// The camera with a picture that is `factor` times as large, from the same eye; within the limits
/// of widened().
[[nodiscard]] mmd::CameraSample withPictureScaled(mmd::CameraSample camera, float factor);

} // namespace odori
