// SPDX-License-Identifier: MIT
#include "ui/viewport/rotate_ring.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <cmath>

namespace odori {
namespace {

constexpr int segmentCount = 72;
constexpr float ringReach = 7.0f;
constexpr float lineWidth = 2.2f;
constexpr float activeWidth = 3.4f;
constexpr float farAlpha = 0.28f;
constexpr float edgeOn = 0.2f; ///< sine of the angle between the ring's plane and the view

struct Circle {
    glm::vec3 centre, u, v; ///< u and v span it with its radius
    [[nodiscard]] glm::vec3 at(float angle) const
    {
        return centre + u * std::cos(angle) + v * std::sin(angle);
    }
};

Circle circleOf(const Gizmo& gizmo, int index)
{
    const glm::vec3& axis = gizmo.axes[std::size_t(index)];
    const glm::vec3 other = std::abs(axis.x) < 0.8f ? glm::vec3(1, 0, 0) : glm::vec3(0, 1, 0);
    const glm::vec3 u = glm::normalize(glm::cross(axis, other));
    return {gizmo.origin, u * gizmo.radius, glm::cross(axis, u) * gizmo.radius};
}

float angleOf(int segment)
{
    return float(segment) * glm::two_pi<float>() / float(segmentCount);
}

} // namespace

std::optional<int> ringAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    std::optional<int> found;
    float best = ringReach;
    for (int axis = 0; axis < gizmo.axisCount; ++axis) {
        const Circle circle = circleOf(gizmo, axis);
        auto before = render::projected(view, circle.at(0.0f), size);
        for (int segment = 1; segment <= segmentCount; ++segment) {
            const glm::vec3 point = circle.at(angleOf(segment));
            const auto after = render::projected(view, point, size);
            if (before && after) {
                // The far half counts, but a near half beside it is meant rather.
                const bool isNear = glm::dot(point - gizmo.origin, eye) > -0.02f * gizmo.radius;
                const float distance =
                    distanceToSegment(pixel, *before, *after) + (isNear ? 0.0f : ringReach * 0.4f);
                if (distance < best) {
                    best = distance;
                    found = axis;
                }
            }
            before = after;
        }
    }
    return found;
}

void addRings(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    std::optional<int> active, bool isDragging, std::vector<render::OverlayLine>& lines)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    for (const bool isNearPass : {false, true}) {
        for (int axis = 0; axis < gizmo.axisCount; ++axis) {
            const bool isActive = active == axis;
            glm::vec4 colour =
                gizmo.axisCount == 1 ? colours.single : colours.axes[std::size_t(axis)];
            if (isActive)
                colour = colours.active;
            else if (isDragging)
                colour.a *= 0.35f;
            if (!isNearPass)
                colour.a *= farAlpha;
            const Circle circle = circleOf(gizmo, axis);
            for (int segment = 0; segment < segmentCount; ++segment) {
                const glm::vec3 from = circle.at(angleOf(segment));
                const glm::vec3 to = circle.at(angleOf(segment + 1));
                const bool isNear =
                    glm::dot((from + to) * 0.5f - gizmo.origin, eye) > -0.02f * gizmo.radius;
                if (isNear == isNearPass)
                    lines.push_back({from, to, colour, isActive ? activeWidth : lineWidth});
            }
        }
    }
}

RingDrag::RingDrag(const Gizmo& gizmo, int axis, const render::View& view, const glm::vec2& size,
    const glm::vec2& pixel)
    : m_gizmo(gizmo)
    , m_axis(axis)
    , m_view(view)
    , m_size(size)
    , m_pixel(pixel)
{
    // The point of the ring nearest to the mouse, the near half first.
    const Circle circle = circleOf(gizmo, axis);
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    float best = std::numeric_limits<float>::max();
    for (int segment = 0; segment < segmentCount; ++segment) {
        const glm::vec3 point = circle.at(angleOf(segment));
        const auto at = render::projected(view, point, size);
        if (!at)
            continue;
        const bool isNear = glm::dot(point - gizmo.origin, eye) > -0.02f * gizmo.radius;
        const float distance = glm::distance(*at, pixel) + (isNear ? 0.0f : ringReach * 0.4f);
        if (distance < best) {
            best = distance;
            m_grabbed = (point - gizmo.origin) / gizmo.radius;
        }
    }
    m_isEdgeOn = std::abs(glm::dot(this->axis(), eye)) < edgeOn;
    if (m_isEdgeOn) {
        constexpr float small = 0.01f;
        const glm::vec3 point = gizmo.origin + m_grabbed * gizmo.radius;
        const glm::vec3 tangent = glm::cross(this->axis(), m_grabbed) * gizmo.radius;
        const auto a = render::projected(view, point - tangent * small, size);
        const auto b = render::projected(view, point + tangent * small, size);
        if (a && b)
            m_pixelsPerRadian = (*b - *a) / (2.0f * small);
    } else if (const auto radial = radialAt(pixel)) {
        m_grabbed = *radial;
    }
    m_radial = m_grabbed;
}

std::optional<glm::vec3> RingDrag::radialAt(const glm::vec2& pixel) const
{
    const render::Ray ray = render::rayThrough(m_view, pixel, m_size);
    const auto hit = intersection(ray, m_gizmo.origin, axis());
    if (!hit || glm::distance(*hit, m_gizmo.origin) < 1e-3f * m_gizmo.radius)
        return std::nullopt;
    return glm::normalize(*hit - m_gizmo.origin);
}

void RingDrag::moveTo(const glm::vec2& pixel, float factor)
{
    if (m_isEdgeOn) {
        const float squared = glm::dot(m_pixelsPerRadian, m_pixelsPerRadian);
        if (squared > 1e-6f)
            m_angle += glm::dot(pixel - m_pixel, m_pixelsPerRadian) / squared * factor;
    } else if (const auto radial = radialAt(pixel)) {
        const float sine = glm::dot(axis(), glm::cross(m_radial, *radial));
        m_angle += std::atan2(sine, glm::dot(m_radial, *radial)) * factor;
        m_radial = *radial;
    }
    m_pixel = pixel;
}

} // namespace odori
