// SPDX-License-Identifier: MIT
#include "ui/viewport/frustum/frustum_marks.h"

#include "ui/viewport/gizmo/gizmo.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr float markReach = 10.0f, lineReach = 6.0f; ///< pixels
constexpr float markPixels = 7.0f;                   ///< half the size of a mark
constexpr float cornerPixels = 3.5f;
constexpr float faint = 0.55f;

using Points = std::array<glm::vec3, 4>;

/// The point of the segment a b that is nearest to `pixel` on the screen, and its distance in
/// pixels; none if an end is behind the eye.
struct Near {
    glm::vec3 point{0.0f};
    float pixels = 0.0f;
};
std::optional<Near> nearestPoint(const glm::vec3& a, const glm::vec3& b, const render::View& view,
    const glm::vec2& size, const glm::vec2& pixel)
{
    const auto from = render::projected(view, a, size);
    const auto to = render::projected(view, b, size);
    if (!from || !to)
        return std::nullopt;
    const glm::vec2 way = *to - *from;
    const float square = glm::dot(way, way);
    const float share =
        square > 0.0f ? std::clamp(glm::dot(pixel - *from, way) / square, 0.0f, 1.0f) : 0.0f;
    return Near{glm::mix(a, b, share), distanceToSegment(pixel, *from, *to)};
}

/// The nearest grip of several parts.
class NearestGrip {
public:
    NearestGrip(const render::View& view, const glm::vec2& size, const glm::vec2& pixel)
        : m_view(view)
        , m_size(size)
        , m_pixel(pixel)
    {
    }
    /// At equal distances the first one stays.
    void look(FrustumPart part, const glm::vec3& from, const glm::vec3& to, float reach)
    {
        const auto near = nearestPoint(from, to, m_view, m_size, m_pixel);
        if (!near || near->pixels > reach || (found && near->pixels >= m_best))
            return;
        m_best = near->pixels;
        found = FrustumGrip{part, near->point};
    }

    std::optional<FrustumGrip> found;

private:
    const render::View& m_view;
    glm::vec2 m_size, m_pixel;
    float m_best = 0.0f;
};

/// Adds lines of one part after the other.
class FrustumPen {
public:
    FrustumPen(
        const render::View& view, const glm::vec2& size, std::vector<render::OverlayLine>& lines)
        : m_view(view)
        , m_size(size)
        , m_lines(lines)
        , m_right(view.view[0][0], view.view[1][0], view.view[2][0])
        , m_up(view.view[0][1], view.view[1][1], view.view[2][1])
    {
    }
    void line(const glm::vec3& from, const glm::vec3& to) const
    {
        m_lines.push_back({from, to, colour, width});
    }
    void square(const glm::vec3& at, float pixels) const
    {
        ring(at, pixels * std::sqrt(2.0f), 4, glm::quarter_pi<float>());
    }
    void ring(const glm::vec3& at, float pixels, int sides, float begin = 0.0f) const
    {
        const float radius = unitsAt(at) * pixels;
        const auto rim = [&](int side) {
            const float angle = begin + float(side) * glm::two_pi<float>() / float(sides);
            return at + (m_right * std::cos(angle) + m_up * std::sin(angle)) * radius;
        };
        for (int side = 0; radius > 0.0f && side < sides; ++side)
            line(rim(side), rim(side + 1));
    }
    void cross(const glm::vec3& at, float pixels) const
    {
        const float reach = unitsAt(at) * pixels;
        line(at - m_right * reach, at + m_right * reach);
        line(at - m_up * reach, at + m_up * reach);
    }

    glm::vec4 colour{1.0f};
    float width = 1.0f;

private:
    /// World units of a pixel; 0 behind the eye.
    [[nodiscard]] float unitsAt(const glm::vec3& at) const
    {
        const float pixels = pixelsPerUnit(m_view, at, m_size);
        return pixels > 0.0f ? 1.0f / pixels : 0.0f;
    }

    const render::View& m_view;
    glm::vec2 m_size;
    std::vector<render::OverlayLine>& m_lines;
    glm::vec3 m_right, m_up; ///< of the screen
};

} // namespace

std::optional<FrustumGrip> gripAt(
    const Frustum& frustum, const render::View& view, const glm::vec2& size, const glm::vec2& pixel)
{
    using enum FrustumPart;
    NearestGrip grip(view, size, pixel);
    grip.look(Target, frustum.target, frustum.target, markReach);
    grip.look(Eye, frustum.eye, frustum.eye, markReach);
    if (grip.found)
        return grip.found;
    const Points corners = frustum.corners(), origins = frustum.origins();
    for (std::size_t side = 0; side < 4; ++side)
        grip.look(Picture, corners[side], corners[(side + 1) % 4], lineReach);
    const auto mark = frustum.upMark();
    for (std::size_t side = 0; side < 3; ++side)
        grip.look(Up, mark[side], mark[(side + 1) % 3], lineReach);
    if (grip.found)
        return grip.found;
    for (std::size_t side = 0; side < 4; ++side)
        grip.look(Side, origins[side], corners[side], lineReach);
    grip.look(Side, frustum.eye, frustum.target, lineReach);
    return grip.found;
}

void addFrustum(const Frustum& frustum, const render::View& view, const glm::vec2& size,
    const FrustumColours& colours, std::optional<FrustumPart> active, bool isStrong,
    std::vector<render::OverlayLine>& lines)
{
    using enum FrustumPart;
    FrustumPen pen(view, size, lines);
    const auto begin = [&](FrustumPart part, float width) {
        const bool isActive = active == part;
        pen.colour = isActive ? colours.active : colours.lines;
        pen.width = isActive ? width + 1.2f : width;
        if (part == Side && !isActive)
            pen.colour.a *= faint;
    };
    const float width = isStrong ? 1.8f : 1.3f;
    const Points corners = frustum.corners(), origins = frustum.origins();
    begin(Side, 1.2f);
    for (std::size_t side = 0; side < 4; ++side) {
        pen.line(origins[side], corners[side]);
        if (!frustum.perspective)
            pen.line(origins[side], origins[(side + 1) % 4]);
    }
    pen.line(frustum.eye, frustum.target);
    begin(Picture, width);
    for (std::size_t side = 0; side < 4; ++side) {
        pen.line(corners[side], corners[(side + 1) % 4]);
        if (isStrong)
            pen.square(corners[side], cornerPixels);
    }
    begin(Up, width);
    const auto mark = frustum.upMark();
    for (std::size_t side = 0; side < 3; ++side)
        pen.line(mark[side], mark[(side + 1) % 3]);
    begin(Eye, width + 0.4f);
    pen.square(frustum.eye, markPixels);
    begin(Target, width + 0.4f);
    pen.ring(frustum.target, markPixels, 16);
    pen.cross(frustum.target, markPixels * 1.5f);
}

} // namespace odori
