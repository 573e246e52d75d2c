// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cmath>

namespace mmd {

/// The part of `rotation` that turns about the unit `axis`: what is left of it turns across the
/// axis, whether the twist is taken off on its left or on its right. A half turn across the axis
/// has no twist.
[[nodiscard]] inline glm::dquat twistOf(const glm::dquat& rotation, const glm::dvec3& axis)
{
    const glm::dvec3 along = axis * glm::dot(axis, glm::dvec3(rotation.x, rotation.y, rotation.z));
    const glm::dquat twist(rotation.w, along.x, along.y, along.z);
    const double length = std::sqrt(glm::dot(twist, twist));
    return length > 1e-9 ? twist / length : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

} // namespace mmd
