// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>

#include <cmath>

namespace mmd {

/// `rotation` normalised; a rotation without direction (zero, NaN, infinite) becomes 1.
[[nodiscard]] inline glm::quat unitRotation(const glm::quat& rotation)
{
    const double x = static_cast<double>(rotation.x);
    const double y = static_cast<double>(rotation.y);
    const double z = static_cast<double>(rotation.z);
    const double w = static_cast<double>(rotation.w);
    const double square = x * x + y * y + z * z + w * w;
    if (!(square > 1e-60) || !std::isfinite(square))
        return glm::quat(1.0f, 0.0f, 0.0f, 0.0f);
    const double scale = 1.0 / std::sqrt(square);
    return glm::quat(static_cast<float>(w * scale), static_cast<float>(x * scale),
        static_cast<float>(y * scale), static_cast<float>(z * scale));
}

/// The rotation at `t` between `from` and `to`, all of unit length: the shortest rotation, with
/// constant speed. Beyond 0 and 1, `t` continues on the same arc.
[[nodiscard]] glm::quat slerpShortWay(const glm::quat& from, const glm::quat& to, double t);

} // namespace mmd
