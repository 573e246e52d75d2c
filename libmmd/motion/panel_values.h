// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

namespace mmd {

/// What MMD's panels show for the numbers of camera, light and self-shadow keys, and back. Source:
/// docs/formats.md, "VMD". The way there and back gives the panel's number again, and for numbers
/// that MMD wrote the file's.

/// Light: whole numbers, 0..255 in MMD's own files. Not clamped; what is no number becomes 0.
[[nodiscard]] glm::ivec3 panelColour(const glm::vec3& colour);
[[nodiscard]] glm::vec3 colourOfPanel(const glm::ivec3& panel);

/// Self-shadow: the reach, 0..9999 in MMD's own files.
[[nodiscard]] float panelShadowDistance(float distance);
[[nodiscard]] float shadowDistanceOfPanel(float panel);

/// Camera: degrees; x with the other sign than in the file.
[[nodiscard]] glm::vec3 panelCameraAngles(const glm::vec3& radians);
[[nodiscard]] glm::vec3 cameraAnglesOfPanel(const glm::vec3& degrees);

} // namespace mmd
