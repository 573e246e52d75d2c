// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

namespace mmd {

/// Converts numbers of camera, light and self-shadow keys to the numbers of MMD's panels and back.
/// Source: docs/formats.md, "VMD". Converting a panel's number to the file and back gives the same
/// number, and so does the other direction for numbers that MMD wrote.

/// Light: whole numbers, 0..255 in MMD's own files. Not clamped; NaN becomes 0.
[[nodiscard]] glm::ivec3 panelColour(const glm::vec3& colour);
[[nodiscard]] glm::vec3 colourOfPanel(const glm::ivec3& panel);

/// Self-shadow: the reach, 0..9999 in MMD's own files.
[[nodiscard]] float panelShadowDistance(float distance);
[[nodiscard]] float shadowDistanceOfPanel(float panel);

/// Camera: degrees; the sign of x is opposite to the file's.
[[nodiscard]] glm::vec3 panelCameraAngles(const glm::vec3& radians);
[[nodiscard]] glm::vec3 cameraAnglesOfPanel(const glm::vec3& degrees);

} // namespace mmd
