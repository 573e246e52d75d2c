// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// Takes the drift of a few products out of a rotation that is of unit length but for it.
[[nodiscard]] inline glm::quat straightened(const glm::quat& q)
{
    return q * (1.5f - 0.5f * glm::dot(q, q));
}

/// slerp(1, q, ratio), where a ratio below 0 or above 1 extrapolates; the short way.
[[nodiscard]] glm::quat scaledRotation(const glm::quat& q, float ratio);

/// The rotation about the unit `axis` by the angle of `key`; the axis of the result is plus or
/// minus `axis`, whichever is nearer to the key's.
[[nodiscard]] glm::quat aboutFixedAxis(const glm::quat& key, const glm::vec3& axis);

/// Limits of a link, by Euler angles of the total local rotation `r` (docs/pose.md, section 5,
/// clampEuler); of unit length. Inside the limits it is `r` itself. `mirror`: an angle beyond a
/// limit is reflected at it where that stays inside.
[[nodiscard]] glm::quat clampedEuler(
    const glm::quat& r, const glm::vec3& lower, const glm::vec3& upper, bool mirror);

} // namespace mmd
