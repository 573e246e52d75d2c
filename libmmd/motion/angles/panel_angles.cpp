// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"

#include <glm/trigonometric.hpp>

#include <cmath>

namespace mmd {
namespace {

/// +1 or -1 for each axis: the sign between the file's rotation and the panel's numbers.
constexpr glm::dvec3 panelSign{1.0, 1.0, 1.0};

/// Below this cosine of X the two other axes are the same.
constexpr double lockedCosine = 1e-6;

glm::dquat unit(const glm::quat& q)
{
    const glm::dquat wide(double(q.w), double(q.x), double(q.y), double(q.z));
    const double length = std::sqrt(glm::dot(wide, wide));
    if (!(length > 1e-12) || !std::isfinite(length))
        return {1.0, 0.0, 0.0, 0.0};
    return {wide.w / length, wide.x / length, wide.y / length, wide.z / length};
}

} // namespace

glm::vec3 panelAngles(const glm::quat& rotation)
{
    const glm::dquat q = unit(rotation);
    const double sineX = 2.0 * (q.w * q.x - q.y * q.z);
    const double m02 = 2.0 * (q.w * q.y + q.x * q.z);
    const double m22 = 1.0 - 2.0 * (q.x * q.x + q.y * q.y);
    const double cosineX = std::hypot(m02, m22);
    glm::dvec3 angles(std::atan2(sineX, cosineX), 0.0, 0.0); // asin is not precise near 90 degrees
    if (cosineX > lockedCosine) {
        angles.y = std::atan2(m02, m22);
        angles.z = std::atan2(2.0 * (q.w * q.z + q.x * q.y), 1.0 - 2.0 * (q.x * q.x + q.z * q.z));
    } else {
        angles.y = std::remainder(2.0 * std::atan2(q.y, q.w), glm::radians(360.0));
    }
    return glm::vec3(glm::degrees(angles) * panelSign);
}

glm::quat rotationOfPanelAngles(const glm::vec3& degrees)
{
    const glm::dvec3 half = glm::radians(glm::dvec3(degrees) * panelSign) * 0.5;
    const glm::dquat x(std::cos(half.x), std::sin(half.x), 0.0, 0.0);
    const glm::dquat y(std::cos(half.y), 0.0, std::sin(half.y), 0.0);
    const glm::dquat z(std::cos(half.z), 0.0, 0.0, std::sin(half.z));
    const glm::dquat q = y * x * z;
    return {float(q.w), float(q.x), float(q.y), float(q.z)};
}

} // namespace mmd
