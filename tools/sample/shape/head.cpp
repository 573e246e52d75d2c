// SPDX-License-Identifier: MIT
#include "tools/sample/shape/head.h"

#include "tools/sample/shape/mesh.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace sample {
namespace {

float bump(const glm::vec2& angles, const glm::vec2& middle, const glm::vec2& size)
{
    const glm::vec2 d = (angles - middle) / size;
    return std::exp(-glm::dot(d, d));
}

glm::vec3 surface(const glm::vec2& angles)
{
    const float longitude = glm::radians(angles.x);
    const float latitude = glm::radians(angles.y);
    const glm::vec3 d{std::sin(longitude) * std::cos(latitude), std::sin(latitude),
        -std::cos(longitude) * std::cos(latitude)};
    glm::vec3 p = d * glm::vec3(1.42f, d.y > 0.0f ? 1.55f : 1.62f, d.z < 0.0f ? 1.40f : 1.55f);
    const float below = std::clamp(-d.y, 0.0f, 1.0f);
    const float facing = smoothstep(0.5f, -0.6f, d.z);
    // The jaw narrows towards a small chin, the back of the head towards the neck.
    p.x *= 1.0f - below * below * (0.30f * facing + 0.42f * (1.0f - facing));
    if (d.z > 0.0f)
        p.z *= 1.0f - 0.42f * below * below;
    const float side = std::abs(angles.x);
    p.z -= 0.20f * bump({side, angles.y}, {0, -72}, {60, 26}); // chin
    p.y += 0.10f * below * below * below * facing;
    p.z -= 0.11f * bump({side, angles.y}, {0, -26}, {3.6f, 4.6f}); // nose
    p.z -= 0.05f * bump({side, angles.y}, {0, -17}, {5, 9});
    p.z += 0.06f * bump({side, angles.y}, {23, -6}, {15, 13});  // eye socket
    p.z -= 0.05f * bump({side, angles.y}, {30, -33}, {16, 11}); // cheek
    p.z -= 0.035f * bump({side, angles.y}, {0, -40}, {15, 6});  // lips
    return onHead(headCentre + p);
}

} // namespace

glm::vec3 onHead(const glm::vec3& unscaled)
{
    constexpr glm::vec3 neck{0.0f, 17.0f, 0.05f};
    return neck + (unscaled - neck) * 1.06f;
}

glm::vec3 headNormal(const glm::vec3& position)
{
    const glm::vec3 from = (position - onHead(headCentre)) / glm::vec3(1.42f, 1.75f, 1.50f);
    return glm::normalize(from / glm::vec3(1.42f, 1.75f, 1.50f));
}

glm::vec3 headPoint(const glm::vec2& angles, float lift)
{
    const glm::vec3 at = surface(angles);
    if (lift == 0.0f)
        return at;
    const float step = 0.5f;
    const glm::vec3 east =
        surface(angles + glm::vec2(step, 0)) - surface(angles - glm::vec2(step, 0));
    const float y = std::clamp(angles.y, -89.0f, 89.0f);
    const glm::vec3 north = surface({angles.x, y + step}) - surface({angles.x, y - step});
    const glm::vec3 outward = at - headCentre;
    glm::vec3 normal = glm::cross(east, north);
    if (glm::length(normal) < 1e-7f)
        normal = outward;
    normal = glm::normalize(normal);
    return at + normal * (glm::dot(normal, outward) < 0.0f ? -lift : lift);
}

} // namespace sample
