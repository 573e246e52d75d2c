// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace sample {

/// The head's surface over angles in degrees: x the longitude from the face's middle towards the
/// left, y the latitude from -90 (under the chin) to 90 (crown).
/// `lift` moves along the outward normal.
[[nodiscard]] glm::vec3 headPoint(const glm::vec2& angles, float lift = 0.0f);

/// Normal of the plain egg that the head is lit as.
[[nodiscard]] glm::vec3 headNormal(const glm::vec3& position);

/// Anime heads are large: everything on the head is scaled about the top of the neck.
[[nodiscard]] glm::vec3 onHead(const glm::vec3& unscaled);

inline constexpr glm::vec3 headCentre{0.0f, 18.45f, 0.0f};

} // namespace sample
