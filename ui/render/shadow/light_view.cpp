// SPDX-License-Identifier: MIT
#include "ui/render/shadow/light_view.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <array>
#include <cmath>
#include <span>

namespace odori::render {
namespace {

/// The numbers of MMD's projection, in units of the key's distance where they are lengths.
struct Shape {
    float scale = 2.0f;  ///< of x and y
    float growth = 1.0f; ///< of w for each unit away from the camera
    float shift = -1.0f; ///< of y, so that the map begins at the camera
};

/// `facing`: the cosine between the view and the light, without its sign. If the camera looks along
/// the light, "away from the camera" has no direction on the map: it becomes a plain square.
Shape shapeOf(bool isSecondMode, float facing)
{
    if (facing > 0.9f)
        return {1.0f, 1.0f - facing, facing - 1.0f};
    const Shape plain = isSecondMode ? Shape{3.0f, 3.0f, -1.0f} : Shape{2.0f, 1.0f, -1.0f};
    if (facing <= 0.8f)
        return plain;
    const float t = (facing - 0.8f) * 10.0f;
    const float growth =
        isSecondMode ? 3.0f + (-4.7f + 1.8f * t) * t : 1.0f + (-1.3f + 0.4f * t) * t;
    return {glm::mix(plain.scale, 1.0f, t), growth, glm::mix(-1.0f, -0.1f, t)};
}

/// Inside where dot(normal, point) + offset is not negative.
struct Plane {
    glm::dvec3 normal{0.0};
    double offset = 0.0;
};

glm::vec4 row(const glm::mat4& matrix, int index)
{
    return {matrix[0][index], matrix[1][index], matrix[2][index], matrix[3][index]};
}

/// The convex space between some planes.
class Cell {
public:
    void add(const Box& box)
    {
        for (int axis = 0; axis < 3; ++axis) {
            glm::dvec3 normal(0.0);
            normal[axis] = 1.0;
            m_planes[m_count++] = {normal, -double(box.lower[axis])};
            m_planes[m_count++] = {-normal, double(box.upper[axis])};
        }
    }
    /// What a projection shows, at any depth.
    void add(const glm::mat4& toClip)
    {
        for (int axis = 0; axis < 2; ++axis) {
            add(row(toClip, 3) + row(toClip, axis));
            add(row(toClip, 3) - row(toClip, axis));
        }
    }
    /// The box of its corners after the projection, empty if the cell is empty. Every three planes
    /// meet in a point, which is a corner if it is inside all others: there are few of them.
    [[nodiscard]] Box projected(const glm::mat4& toClip) const
    {
        Box result;
        for (std::size_t a = 0; a < m_count; ++a)
            for (std::size_t b = a + 1; b < m_count; ++b)
                for (std::size_t c = b + 1; c < m_count; ++c)
                    if (const auto corner = meeting(m_planes[a], m_planes[b], m_planes[c])) {
                        const glm::vec4 clip = toClip * glm::vec4(glm::vec3(*corner), 1.0f);
                        if (clip.w > 1e-6f)
                            result.add(glm::vec3(clip) / clip.w);
                    }
        return result;
    }

private:
    void add(const glm::vec4& plane)
    {
        const glm::dvec3 normal(plane);
        const double length = glm::length(normal);
        if (length > 1e-9) // the second mode's far border is infinitely far away
            m_planes[m_count++] = {normal / length, double(plane.w) / length};
    }
    [[nodiscard]] std::optional<glm::dvec3> meeting(
        const Plane& a, const Plane& b, const Plane& c) const
    {
        const glm::dvec3 across = glm::cross(b.normal, c.normal);
        const double volume = glm::dot(a.normal, across);
        if (!(std::abs(volume) > 1e-9))
            return std::nullopt;
        const glm::dvec3 point = -(across * a.offset + glm::cross(c.normal, a.normal) * b.offset +
                                     glm::cross(a.normal, b.normal) * c.offset) /
                                 volume;
        for (const Plane& plane : std::span(m_planes).first(m_count))
            if (!(glm::dot(plane.normal, point) + plane.offset > -1e-4))
                return std::nullopt;
        return point;
    }

    std::array<Plane, 14> m_planes;
    std::size_t m_count = 0;
};

} // namespace

std::optional<LightView> lightViewOf(
    const mmd::ShadowValue& shadow, const View& view, const glm::vec3& toLight)
{
    const float distance = shadow.distance;
    if (shadow.mode == 0 || !(distance > 0.0f && distance < 1e3f))
        return std::nullopt;
    const glm::vec3 right(row(view.view, 0));
    const glm::vec3 ahead(row(view.view, 2));
    const glm::vec3 z = -toLight;
    const glm::vec3 across = glm::cross(ahead, z);
    const float size = glm::length(across);
    const glm::vec3 x =
        size > 1e-4f ? across / size : glm::normalize(right - z * glm::dot(z, right));
    const glm::vec3 y = glm::cross(z, x); // away from the camera
    const bool isSecondMode = shadow.mode == 2;
    const Shape shape = shapeOf(isSecondMode, std::abs(glm::dot(ahead, z)));
    const auto along = [&](const glm::vec3& axis, float scale, float shift) {
        return glm::vec4(axis * scale, shift - scale * glm::dot(axis, view.eye));
    };
    LightView light;
    light.toClip = glm::transpose(glm::mat4(along(x, shape.scale * distance, 0.0f),
        along(y, shape.scale * distance, shape.shift), along(z, 0.15f * distance, 0.0f),
        along(y, shape.growth * distance, 1.0f)));
    light.strength = isSecondMode ? glm::vec2(4000.0f, -4000.0f) : glm::vec2(1500.0f, 0.0f);
    return light;
}

std::optional<ShadowArea> shadowAreaOf(
    const LightView& light, const View& view, const Box& casting, const Box& receiving)
{
    if (casting.isEmpty() || receiving.isEmpty())
        return std::nullopt;
    Cell casters;
    casters.add(casting);
    casters.add(light.toClip);
    Cell receivers;
    receivers.add(receiving);
    receivers.add(light.toClip);
    receivers.add(view.projection * view.view);
    const Box from = casters.projected(light.toClip);
    const Box to = receivers.projected(light.toClip);
    Box shared{glm::max(from.lower, to.lower), glm::min(from.upper, to.upper)};
    shared.lower.z = std::min(from.lower.z, to.lower.z);
    shared.upper.z = std::max(from.upper.z, to.upper.z);
    if (shared.isEmpty())
        return std::nullopt;
    // Something around it, so that the border is no shadow and flat scenes have a size.
    const glm::vec3 room = (shared.upper - shared.lower) * 0.01f + 1e-5f;
    shared.lower -= room;
    shared.upper += room;

    const glm::vec3 size = shared.upper - shared.lower;
    glm::mat4 crop(1.0f);
    for (int axis = 0; axis < 3; ++axis) {
        crop[axis][axis] = 1.0f / size[axis];
        crop[3][axis] = -shared.lower[axis] / size[axis];
    }
    return ShadowArea{.toMap = crop * light.toClip,
        .strength = glm::vec2(light.strength.x + light.strength.y * shared.lower.y,
                        light.strength.y * size.y) *
                    size.z};
}

} // namespace odori::render
