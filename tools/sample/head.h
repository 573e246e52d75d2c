// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace sample {

/// The head's surface over angles in degrees: x the longitude from the face's middle towards the
/// left, y the latitude from -90 (under the chin) to 90 (crown).
/// `lift` moves along the outward normal.
[[nodiscard]] glm::vec3 headPoint(const glm::vec2& angles, float lift = 0.0f);

inline constexpr glm::vec3 headCentre{0.0f, 18.45f, 0.0f};

} // namespace sample
