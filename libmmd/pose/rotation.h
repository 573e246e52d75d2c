// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// q of unit length, or 1 where it has no direction or is not finite.
[[nodiscard]] glm::quat normalisedOrOne(const glm::quat& q);

/// slerp(1, q, ratio), where a ratio below 0 or above 1 extrapolates; the short way.
[[nodiscard]] glm::quat scaledRotation(const glm::quat& q, float ratio);

/// The rotation about the unit `axis` by the angle of `key`; the axis of the result is plus or
/// minus `axis`, whichever is nearer to the key's.
[[nodiscard]] glm::quat aboutFixedAxis(const glm::quat& key, const glm::vec3& axis);

[[nodiscard]] glm::quat axisAngle(const glm::vec3& axis, float angle);

/// Limits of a link, by Euler angles of the total local rotation `r` (docs/pose.md, section 5,
/// clampEuler). `mirror`: an angle beyond a limit is reflected at it where that stays inside.
[[nodiscard]] glm::quat clampedEuler(
    const glm::quat& r, const glm::vec3& lower, const glm::vec3& upper, bool mirror);

} // namespace mmd
