// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/rotate_ring.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

constexpr int segmentCount = 72;
constexpr float ringReach = 7.0f;
constexpr float lineWidth = 2.2f;
constexpr float activeWidth = 3.4f;
constexpr float farAlpha = 0.28f;
constexpr float farPenalty = 0.4f * ringReach;
constexpr float edgeOn = 0.3f; ///< sine of the angle between the ring's plane and the view

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

bool isEdgeOn(const Gizmo& gizmo, const render::View& view, int axis)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    return std::abs(glm::dot(gizmo.axes[std::size_t(axis)], eye)) < edgeOn;
}

/// Whether a point of a ring is on the half that faces the eye. `fromOrigin` is relative to the
/// ring's centre.
bool isOnNearHalf(const Gizmo& gizmo, const glm::vec3& fromOrigin, const glm::vec3& eye)
{
    return glm::dot(fromOrigin, eye) > -0.02f * gizmo.radius;
}

/// The distance in pixels. The far half can be hit too, but a near half close to it has priority.
float distanceFrom(const Gizmo& gizmo, int axis, const render::View& view, const glm::vec2& size,
    const glm::vec2& pixel)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    const Circle circle = circleOf(gizmo, axis);
    float least = std::numeric_limits<float>::max();
    auto before = render::projected(view, circle.at(0.0f), size);
    for (int segment = 1; segment <= segmentCount; ++segment) {
        const glm::vec3 point = circle.at(angleOf(segment));
        const auto after = render::projected(view, point, size);
        if (before && after) {
            const bool isNear = isOnNearHalf(gizmo, point - gizmo.origin, eye);
            least = std::min(
                least, distanceToSegment(pixel, *before, *after) + (isNear ? 0.0f : farPenalty));
        }
        before = after;
    }
    return least;
}

} // namespace

std::optional<int> ringAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel)
{
    for (const bool edgeOnes : {false, true}) {
        std::optional<int> found;
        float best = ringReach;
        for (int axis = 0; axis < gizmo.axisCount; ++axis) {
            if (isEdgeOn(gizmo, view, axis) != edgeOnes)
                continue;
            const float distance = distanceFrom(gizmo, axis, view, size, pixel);
            if (distance < best) {
                best = distance;
                found = axis;
            }
        }
        if (found)
            return found;
    }
    return std::nullopt;
}

void addRings(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    for (const bool isNearPass : {false, true}) {
        for (int axis = 0; axis < gizmo.axisCount; ++axis) {
            const bool isActive = handle.active == axis;
            glm::vec4 colour =
                gizmo.axisCount == 1 ? colours.single : colours.axes[std::size_t(axis)];
            if (isActive)
                colour = colours.active;
            else if (handle.isDragging)
                colour.a *= 0.35f;
            if (!isNearPass)
                colour.a *= farAlpha;
            const Circle circle = circleOf(gizmo, axis);
            for (int segment = 0; segment < segmentCount; ++segment) {
                const glm::vec3 from = circle.at(angleOf(segment));
                const glm::vec3 to = circle.at(angleOf(segment + 1));
                const bool isNear = isOnNearHalf(gizmo, (from + to) * 0.5f - gizmo.origin, eye);
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
    // The nearest point of the ring to the mouse; the near half has priority.
    const Circle circle = circleOf(gizmo, axis);
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    float best = std::numeric_limits<float>::max();
    for (int segment = 0; segment < segmentCount; ++segment) {
        const glm::vec3 point = circle.at(angleOf(segment));
        const auto at = render::projected(view, point, size);
        if (!at)
            continue;
        const bool isNear = isOnNearHalf(gizmo, point - gizmo.origin, eye);
        const float distance = glm::distance(*at, pixel) + (isNear ? 0.0f : farPenalty);
        if (distance < best) {
            best = distance;
            m_grabbed = (point - gizmo.origin) / gizmo.radius;
        }
    }
    m_isEdgeOn = isEdgeOn(gizmo, view, axis);
    if (m_isEdgeOn)
        m_radiansPerPixel = speedAlongEdge(eye);
    else if (const auto radial = radialAt(pixel))
        m_grabbed = *radial;
    m_radial = m_grabbed;
}

/// For a ring that is seen from its edge, as a line: the mouse moves along the line. The near side
/// follows the mouse; if the far side was grabbed, it moves in the opposite direction. The start
/// position on the line does not matter, because at its ends a pixel could be any angle.
glm::vec2 RingDrag::speedAlongEdge(const glm::vec3& eye) const
{
    const glm::vec3 middle = glm::normalize(eye - axis() * glm::dot(eye, axis()));
    glm::vec2 along = screenDirection(
        m_view, m_gizmo.origin, glm::cross(axis(), middle) * m_gizmo.radius, m_size);
    if (!isOnNearHalf(m_gizmo, m_grabbed * m_gizmo.radius, eye))
        along = -along;
    const float squared = glm::dot(along, along);
    return squared > 1.0f ? along / squared : glm::vec2(0.0f);
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
    const float most = glm::radians(mostDegreesPerPixel) * glm::distance(pixel, m_pixel);
    float turn = 0.0f;
    if (m_isEdgeOn) {
        turn = glm::dot(pixel - m_pixel, m_radiansPerPixel);
    } else if (const auto radial = radialAt(pixel)) {
        const float sine = glm::dot(axis(), glm::cross(m_radial, *radial));
        turn = std::atan2(sine, glm::dot(m_radial, *radial));
        m_radial = *radial;
    }
    m_angle += std::clamp(turn, -most, most) * factor;
    m_pixel = pixel;
}

} // namespace odori
