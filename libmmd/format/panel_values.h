// SPDX-License-Identifier: MIT
#pragma once

#include <glm/trigonometric.hpp>
#include <glm/vec3.hpp>

/// Camera, light and self-shadow as MMD's panels show them and as a VMD file holds them. Source:
/// docs/formats.md, "VMD". For bones see libmmd/motion/panel_angles.h.
namespace mmd {

/// Degrees of the camera's rotation in radians; x has the other sign on the panel.
[[nodiscard]] inline glm::vec3 panelOfCameraRotation(const glm::vec3& radians)
{
    const glm::dvec3 degrees = glm::degrees(glm::dvec3(radians));
    return glm::vec3(glm::dvec3(-degrees.x, degrees.y, degrees.z));
}

[[nodiscard]] inline glm::vec3 cameraRotationOfPanel(const glm::vec3& degrees)
{
    return glm::vec3(glm::radians(glm::dvec3(-double(degrees.x), degrees.y, degrees.z)));
}

/// 0..256 on the panel, 0..1 in the file.
[[nodiscard]] inline glm::vec3 panelOfLightColour(const glm::vec3& colour)
{
    return colour * 256.0f;
}

[[nodiscard]] inline glm::vec3 lightColourOfPanel(const glm::vec3& panel)
{
    return panel / 256.0f;
}

/// 0..9999 on the panel, where more is farther.
[[nodiscard]] inline float panelOfShadowDistance(float distance)
{
    return float(10000.0 - double(distance) * 100000.0);
}

[[nodiscard]] inline float shadowDistanceOfPanel(float panel)
{
    return float((10000.0 - double(panel)) / 100000.0);
}

} // namespace mmd
