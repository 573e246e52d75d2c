// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace sample {

/// The head's surface by angles in degrees: x is the longitude from the face's middle towards the
/// left, y the latitude from -90 (under the chin) to 90 (crown). `lift` moves along the outward
/// normal.
[[nodiscard]] glm::vec3 headPoint(const glm::vec2& angles, float lift = 0.0f);

/// The normal of a plain egg shape, used to light the head.
[[nodiscard]] glm::vec3 headNormal(const glm::vec3& position);

/// Scales about the top of the neck: anime heads are large.
[[nodiscard]] glm::vec3 onHead(const glm::vec3& unscaled);

inline constexpr glm::vec3 headCentre{0.0f, 18.45f, 0.0f};

} // namespace sample
