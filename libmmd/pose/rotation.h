// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// Removes the rounding errors of a few products from a rotation of unit length.
[[nodiscard]] inline glm::quat straightened(const glm::quat& q)
{
    return q * (1.5f - 0.5f * glm::dot(q, q));
}

/// slerp(1, q, ratio), the shortest rotation; a ratio below 0 or above 1 extrapolates.
[[nodiscard]] glm::quat scaledRotation(const glm::quat& q, float ratio);

/// The rotation about the unit `axis` by the angle of `key`; the axis of the result is plus or
/// minus `axis`, the one nearer to the key's.
[[nodiscard]] glm::quat aboutFixedAxis(const glm::quat& key, const glm::vec3& axis);

/// Limits of a link, as Euler angles of the total local rotation `r` (docs/pose.md, section 5,
/// clampEuler); of unit length. Inside the limits the result is `r`. `mirror`: an angle beyond a
/// limit is reflected at it, if the result is inside the limits.
[[nodiscard]] glm::quat clampedEuler(
    const glm::quat& r, const glm::vec3& lower, const glm::vec3& upper, bool mirror);

} // namespace mmd
