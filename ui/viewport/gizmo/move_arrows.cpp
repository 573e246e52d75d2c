// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/move_arrows.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr float arrowReach = 7.0f;
constexpr float arrowTie = 1.0f;    ///< pixels
constexpr float squarePart = 0.2f;  ///< half a side of the square, as a part of the gizmo's radius
constexpr float arrowBegin = 0.26f; ///< the middle belongs to the square
constexpr float headBegin = 0.80f;
constexpr float headWidth = 0.065f;
constexpr float hidden = 0.985f; ///< cosine of axis and view above which an arrow is only a dot
constexpr float steep = 1.0f / MoveDrag::mostPerPixel; ///< shorter on the screen: foreshortened
constexpr int headLines = 10;

bool isShown(const Gizmo& gizmo, const render::View& view, int axis)
{
    const glm::vec3 eye = towardsEye(view, gizmo.origin);
    return std::abs(glm::dot(gizmo.axes[std::size_t(axis)], eye)) < hidden;
}

glm::vec3 across(const glm::vec3& axis)
{
    const glm::vec3 other = std::abs(axis.x) < 0.8f ? glm::vec3(1, 0, 0) : glm::vec3(0, 1, 0);
    return glm::normalize(glm::cross(axis, other));
}

glm::vec4 colourOf(
    const glm::vec4& own, const GizmoColours& colours, bool isActive, bool isDragging)
{
    if (isActive)
        return colours.active;
    return glm::vec4(glm::vec3(own), isDragging ? own.a * 0.35f : own.a);
}

} // namespace

std::optional<int> arrowAt(
    const Gizmo& gizmo, const render::View& view, const glm::vec2& size, const glm::vec2& pixel)
{
    const auto origin = render::projected(view, gizmo.origin, size);
    if (!origin)
        return std::nullopt;
    const float half = squarePart * gizmo.radius * pixelsPerUnit(view, gizmo.origin, size);
    const glm::vec2 from = glm::abs(pixel - *origin);
    if (from.x <= half && from.y <= half)
        return freeMoveHandle;
    std::optional<int> found;
    float best = arrowReach;
    float longest = 0.0f;
    for (int axis = 0; axis < 3; ++axis) {
        const glm::vec3 along = gizmo.axes[std::size_t(axis)] * gizmo.radius;
        const auto begin = render::projected(view, gizmo.origin + along * arrowBegin, size);
        const auto end = render::projected(view, gizmo.origin + along, size);
        if (!begin || !end || !isShown(gizmo, view, axis))
            continue;
        const float length = glm::distance(*begin, *end);
        const float distance = distanceToSegment(pixel, *begin, *end);
        const bool isAsNear = found && std::abs(distance - best) < arrowTie;
        if (distance < arrowReach && (isAsNear ? length > longest : distance < best)) {
            best = distance;
            longest = length;
            found = axis;
        }
    }
    return found;
}

void addArrows(const Gizmo& gizmo, const render::View& view, const GizmoColours& colours,
    const GizmoHandle& handle, std::vector<render::OverlayLine>& lines)
{
    for (int axis = 0; axis < 3; ++axis) {
        if (!isShown(gizmo, view, axis))
            continue;
        const bool isActive = handle.active == axis;
        const glm::vec4 colour =
            colourOf(colours.axes[std::size_t(axis)], colours, isActive, handle.isDragging);
        const glm::vec3 along = gizmo.axes[std::size_t(axis)] * gizmo.radius;
        const glm::vec3 u = across(gizmo.axes[std::size_t(axis)]) * gizmo.radius * headWidth;
        const glm::vec3 v = glm::cross(gizmo.axes[std::size_t(axis)], u);
        const float width = isActive ? 3.4f : 2.2f;
        lines.push_back(
            {gizmo.origin + along * arrowBegin, gizmo.origin + along * headBegin, colour, width});
        for (int line = 0; line < headLines; ++line) {
            const float angle = float(line) * glm::two_pi<float>() / float(headLines);
            const glm::vec3 rim =
                gizmo.origin + along * headBegin + u * std::cos(angle) + v * std::sin(angle);
            lines.push_back({rim, gizmo.origin + along, colour, 2.2f});
        }
    }
    const glm::vec3 right(view.view[0][0], view.view[1][0], view.view[2][0]);
    const glm::vec3 up(view.view[0][1], view.view[1][1], view.view[2][1]);
    const bool isActive = handle.active == freeMoveHandle;
    const glm::vec4 colour = colourOf(colours.single, colours, isActive, handle.isDragging);
    const float half = squarePart * gizmo.radius;
    for (int side = 0; side < 4; ++side) {
        const auto corner = [&](int index) {
            const float x = index == 0 || index == 3 ? -half : half;
            const float y = index < 2 ? -half : half;
            return gizmo.origin + right * x + up * y;
        };
        lines.push_back({corner(side), corner((side + 1) % 4), colour, isActive ? 2.6f : 1.6f});
    }
}

MoveDrag::MoveDrag(const Gizmo& gizmo, int handle, const render::View& view, const glm::vec2& size,
    const glm::vec2& pixel)
    : m_gizmo(gizmo)
    , m_handle(handle)
    , m_view(view)
    , m_size(size)
    , m_scale(pixelsPerUnit(view, gizmo.origin, size))
    , m_pixel(pixel)
    , m_point(pointAt(pixel))
{
    if (handle == freeMoveHandle)
        return;
    const glm::vec3& axis = gizmo.axes[std::size_t(handle)];
    const glm::vec2 along = screenDirection(view, gizmo.origin, axis, size);
    const float shown = glm::length(along);
    if (shown > 0.0f && shown < steep * m_scale)
        m_unitsPerPixel = along / shown / (steep * m_scale);
}

std::optional<glm::vec3> MoveDrag::pointAt(const glm::vec2& pixel) const
{
    const render::Ray ray = render::rayThrough(m_view, pixel, m_size);
    if (m_handle == freeMoveHandle) {
        const glm::vec3 forward(m_view.view[0][2], m_view.view[1][2], m_view.view[2][2]);
        return intersection(ray, m_gizmo.origin, forward);
    }
    // The plane through the axis that faces the eye most.
    const glm::vec3& axis = m_gizmo.axes[std::size_t(m_handle)];
    const glm::vec3 eye = towardsEye(m_view, m_gizmo.origin);
    const auto hit =
        intersection(ray, m_gizmo.origin, glm::normalize(eye - axis * glm::dot(eye, axis)));
    if (!hit)
        return std::nullopt;
    return m_gizmo.origin + axis * glm::dot(*hit - m_gizmo.origin, axis);
}

/// The movement by the mouse from its last position to `pixel`.
glm::vec3 MoveDrag::stepTo(const glm::vec2& pixel)
{
    if (m_unitsPerPixel != glm::vec2(0.0f))
        return m_gizmo.axes[std::size_t(m_handle)] * glm::dot(pixel - m_pixel, m_unitsPerPixel);
    const auto point = pointAt(pixel);
    const auto before = point ? std::exchange(m_point, point) : m_point;
    return point && before ? *point - *before : glm::vec3(0.0f);
}

void MoveDrag::moveTo(const glm::vec2& pixel, float factor)
{
    glm::vec3 step = stepTo(pixel);
    const float most = mostPerPixel * glm::distance(pixel, m_pixel) / m_scale;
    const float length = glm::length(step);
    if (length > most) // near the vanishing point of the axis the distance is infinite
        step *= most / length;
    m_offset += step * factor;
    m_pixel = pixel;
}

} // namespace odori
