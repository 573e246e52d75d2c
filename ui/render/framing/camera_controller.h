// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec2.hpp>

#include <cstdint>

namespace odori {

/// The views of the number pad (2 8 4 6 5 1).
enum class StandardView : std::uint8_t { Front, Back, Left, Right, Top, Bottom };

/// The camera's axes in world space: x right, y up, z forward (docs/pose.md, section 1).
[[nodiscard]] glm::quat rotationOf(const mmd::CameraSample& camera);

/// MMD's mouse controls of a camera: pure functions from a camera and a drag to a camera. Pixels
/// are logical, x to the right, y down.

/// Rotates the camera about its target. The scene follows the mouse: a drag to the right turns the
/// model's front to the right, a drag down shows it from above.
[[nodiscard]] mmd::CameraSample orbited(mmd::CameraSample camera, const glm::vec2& pixels);

/// Moves the target so that objects at its depth follow the mouse exactly. `height` is the
/// viewport's.
[[nodiscard]] mmd::CameraSample panned(
    mmd::CameraSample camera, const glm::vec2& pixels, float height);

/// Moves nearer by `steps` notches of the wheel (farther if negative), each a tenth of the
/// distance. The eye never reaches the target.
[[nodiscard]] mmd::CameraSample zoomed(mmd::CameraSample camera, float steps);

/// Widens the field of view by `degrees`, within MMD's 1 to 125, from the same position.
[[nodiscard]] mmd::CameraSample widened(mmd::CameraSample camera, float degrees);

/// The effect of a drag or of the wheel on a camera.
enum class Navigation : std::uint8_t { Orbit, Pan, Zoom, FieldOfView };

/// The camera after a drag by `pixels` in a viewport of `height`.
[[nodiscard]] mmd::CameraSample dragged(
    const mmd::CameraSample& camera, Navigation navigation, const glm::vec2& pixels, float height);

/// Keeps the rotation and sets the distance so that the box between two corners (world space) fills
/// most of a view with that ratio of width to height.
[[nodiscard]] mmd::CameraSample framed(
    mmd::CameraSample camera, const glm::vec3& lower, const glm::vec3& upper, float aspect);

/// Looks along an axis at the same target from the same distance. Left is the left of the number
/// pad: the eye is at the left side of the front view.
[[nodiscard]] mmd::CameraSample seenFrom(StandardView view, mmd::CameraSample camera);

} // namespace odori
