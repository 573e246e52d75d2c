// SPDX-License-Identifier: MIT
#include "libmmd/pose/rotation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mmd {
namespace {

constexpr float halfPi = std::numbers::pi_v<float> / 2.0f;
constexpr float mostMiddleAngle = 88.0f * std::numbers::pi_v<float> / 180.0f;

float arcsine(float value)
{
    return std::clamp(std::asin(std::clamp(value, -1.0f, 1.0f)), -mostMiddleAngle, mostMiddleAngle);
}

float limited(float angle, float lower, float upper, bool mirror)
{
    if (angle < lower) {
        const float reflected = 2.0f * lower - angle;
        return mirror && reflected <= upper ? reflected : lower;
    }
    if (angle > upper) {
        const float reflected = 2.0f * upper - angle;
        return mirror && reflected >= lower ? reflected : upper;
    }
    return angle;
}

bool isInsideHalfPi(float lower, float upper)
{
    return lower > -halfPi && upper < halfPi;
}

} // namespace

glm::quat normalisedOrOne(const glm::quat& q)
{
    const float length = std::sqrt(glm::dot(q, q));
    if (!(length > 1e-12f) || !std::isfinite(length))
        return {1.0f, 0.0f, 0.0f, 0.0f};
    return q * (1.0f / length);
}

glm::quat scaledRotation(const glm::quat& q, float ratio)
{
    if (ratio == 1.0f)
        return q;
    const float sign = q.w < 0.0f ? -1.0f : 1.0f;
    const glm::vec3 axis = glm::vec3(q.x, q.y, q.z) * sign;
    const float sine = glm::length(axis);
    if (sine < 1e-9f)
        return {1.0f, 0.0f, 0.0f, 0.0f};
    const float half = std::atan2(sine, q.w * sign) * ratio;
    const glm::vec3 scaled = axis * (std::sin(half) / sine);
    return {std::cos(half), scaled.x, scaled.y, scaled.z};
}

glm::quat aboutFixedAxis(const glm::quat& key, const glm::vec3& axis)
{
    const glm::vec3 own(key.x, key.y, key.z);
    const float sine = glm::length(own);
    const float sign = glm::dot(own, axis) < 0.0f ? -1.0f : 1.0f;
    const glm::vec3 turned = axis * (sine * sign);
    return {key.w, turned.x, turned.y, turned.z};
}

glm::quat axisAngle(const glm::vec3& axis, float angle)
{
    const glm::vec3 part = axis * std::sin(angle * 0.5f);
    return {std::cos(angle * 0.5f), part.x, part.y, part.z};
}

glm::quat clampedEuler(
    const glm::quat& r, const glm::vec3& lower, const glm::vec3& upper, bool mirror)
{
    const glm::mat3 columns = glm::mat3_cast(r);
    const auto m = [&](int row, int column) { return columns[column][row]; };
    const auto limit = [&](float angle, int axis) {
        return limited(angle, lower[axis], upper[axis], mirror);
    };
    const auto about = [](int axis, float angle) {
        glm::vec3 unit(0.0f);
        unit[axis] = 1.0f;
        return axisAngle(unit, angle);
    };
    if (isInsideHalfPi(lower.x, upper.x)) {
        const float x = limit(arcsine(-m(1, 2)), 0);
        const float y = limit(std::atan2(m(0, 2), m(2, 2)), 1);
        const float z = limit(std::atan2(m(1, 0), m(1, 1)), 2);
        return about(1, y) * about(0, x) * about(2, z);
    }
    if (isInsideHalfPi(lower.y, upper.y)) {
        const float y = limit(arcsine(-m(2, 0)), 1);
        const float x = limit(std::atan2(m(2, 1), m(2, 2)), 0);
        const float z = limit(std::atan2(m(1, 0), m(0, 0)), 2);
        return about(2, z) * about(1, y) * about(0, x);
    }
    const float z = limit(arcsine(-m(0, 1)), 2);
    const float x = limit(std::atan2(m(2, 1), m(1, 1)), 0);
    const float y = limit(std::atan2(m(0, 2), m(0, 0)), 1);
    return about(0, x) * about(2, z) * about(1, y);
}

} // namespace mmd
