// SPDX-License-Identifier: MIT
#pragma once

#include <LinearMath/btVector3.h>
#include <glm/vec3.hpp>

namespace mmd {

/// Converts vectors to Bullet and back. Private to libmmd/physics.
[[nodiscard]] inline btVector3 vectorOf(const glm::vec3& v)
{
    return {v.x, v.y, v.z};
}

[[nodiscard]] inline glm::vec3 vectorOf(const btVector3& v)
{
    return {v.x(), v.y(), v.z()};
}

} // namespace mmd
