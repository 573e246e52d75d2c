// SPDX-License-Identifier: MIT
#include "libmmd/pose/rotation.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mmd {
namespace {

constexpr float halfPi = std::numbers::pi_v<float> / 2.0f;
constexpr float mostMiddleAngle = 88.0f * std::numbers::pi_v<float> / 180.0f;

bool isInsideHalfPi(float lower, float upper)
{
    return lower > -halfPi && upper < halfPi;
}

/// Limits the three angles of a rotation, one after the other.
class Limiter {
public:
    Limiter(const glm::vec3& lower, const glm::vec3& upper, bool mirror)
        : m_lower(lower)
        , m_upper(upper)
        , m_mirror(mirror)
    {
    }

    /// The rotation about `axis` by the limited angle, with tangent = sine / cosine.
    glm::quat outer(int axis, float sine, float cosine)
    {
        if (isFrozen(axis))
            return frozen(sine != 0.0f || cosine < 0.0f);
        return about(axis, std::atan2(sine, cosine));
    }
    /// The same for the angle between the two others, limited to 88 degrees, because at 90 degrees
    /// they are the same axis.
    glm::quat middle(int axis, float sine)
    {
        if (isFrozen(axis))
            return frozen(sine != 0.0f);
        const float angle = std::asin(std::clamp(sine, -1.0f, 1.0f));
        const float held = std::clamp(angle, -mostMiddleAngle, mostMiddleAngle);
        m_isChanged = m_isChanged || held != angle;
        return about(axis, held);
    }
    [[nodiscard]] bool isChanged() const { return m_isChanged; }

private:
    [[nodiscard]] bool isFrozen(int axis) const
    {
        return m_lower[axis] == 0.0f && m_upper[axis] == 0.0f;
    }
    glm::quat frozen(bool wasTurned)
    {
        m_isChanged = m_isChanged || wasTurned;
        return {1.0f, 0.0f, 0.0f, 0.0f};
    }
    [[nodiscard]] float limited(float angle, float lower, float upper) const
    {
        if (angle < lower) {
            const float reflected = 2.0f * lower - angle;
            return m_mirror && reflected <= upper ? reflected : lower;
        }
        if (angle > upper) {
            const float reflected = 2.0f * upper - angle;
            return m_mirror && reflected >= lower ? reflected : upper;
        }
        return angle;
    }
    glm::quat about(int axis, float angle)
    {
        const float inside = limited(angle, m_lower[axis], m_upper[axis]);
        m_isChanged = m_isChanged || inside != angle;
        glm::quat q(std::cos(inside * 0.5f), 0.0f, 0.0f, 0.0f);
        (axis == 0 ? q.x : axis == 1 ? q.y : q.z) = std::sin(inside * 0.5f);
        return q;
    }

    glm::vec3 m_lower, m_upper;
    bool m_mirror;
    bool m_isChanged = false;
};

} // namespace

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
    const glm::vec3 turned = axis * (glm::dot(own, axis) < 0.0f ? -sine : sine);
    return {key.w, turned.x, turned.y, turned.z};
}

glm::quat clampedEuler(
    const glm::quat& r, const glm::vec3& lower, const glm::vec3& upper, bool mirror)
{
    // Elements of the rotation's matrix, [row][column], computed only if needed.
    const auto diagonal = [&](float a, float b) { return 1.0f - 2.0f * (a * a + b * b); };
    const auto m01 = [&] { return 2.0f * (r.x * r.y - r.w * r.z); };
    const auto m02 = [&] { return 2.0f * (r.x * r.z + r.w * r.y); };
    const auto m10 = [&] { return 2.0f * (r.x * r.y + r.w * r.z); };
    const auto m12 = [&] { return 2.0f * (r.y * r.z - r.w * r.x); };
    const auto m20 = [&] { return 2.0f * (r.x * r.z - r.w * r.y); };
    const auto m21 = [&] { return 2.0f * (r.y * r.z + r.w * r.x); };
    const auto m00 = [&] { return diagonal(r.y, r.z); };
    const auto m11 = [&] { return diagonal(r.x, r.z); };
    const auto m22 = [&] { return diagonal(r.x, r.y); };
    Limiter limit(lower, upper, mirror);
    glm::quat inside;
    if (isInsideHalfPi(lower.x, upper.x)) {
        const glm::quat x = limit.middle(0, -m12());
        const glm::quat y = limit.outer(1, m02(), m22());
        inside = y * x * limit.outer(2, m10(), m11());
    } else if (isInsideHalfPi(lower.y, upper.y)) {
        const glm::quat y = limit.middle(1, -m20());
        const glm::quat x = limit.outer(0, m21(), m22());
        inside = limit.outer(2, m10(), m00()) * y * x;
    } else {
        const glm::quat z = limit.middle(2, -m01());
        const glm::quat x = limit.outer(0, m21(), m11());
        inside = x * z * limit.outer(1, m02(), m00());
    }
    return straightened(limit.isChanged() ? inside : r);
}

} // namespace mmd
