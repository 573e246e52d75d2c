// SPDX-License-Identifier: MIT
#include "ui/render/framing/camera_controller.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr float radiansPerPixel = glm::pi<float>() / 600.0f; ///< 0.3 degrees
constexpr float zoomPerStep = 0.9f;
constexpr float zoomStepsPerPixel = 0.04f;
constexpr float degreesPerPixel = 0.1f; ///< of the field of view
constexpr float narrowest = 1.0f, widest = 125.0f;
constexpr float nearest = 0.5f;
constexpr float farthest = 4000.0f;

} // namespace

glm::quat rotationOf(const mmd::CameraSample& camera)
{
    return glm::angleAxis(-camera.rotation.y, glm::vec3(0, 1, 0)) *
           glm::angleAxis(-camera.rotation.x, glm::vec3(1, 0, 0)) *
           glm::angleAxis(-camera.rotation.z, glm::vec3(0, 0, 1));
}

mmd::CameraSample orbited(mmd::CameraSample camera, const glm::vec2& pixels)
{
    camera.rotation.y -= pixels.x * radiansPerPixel;
    camera.rotation.x -= pixels.y * radiansPerPixel;
    return camera;
}

mmd::CameraSample panned(mmd::CameraSample camera, const glm::vec2& pixels, float height)
{
    const float halfAngle = glm::radians(std::clamp(camera.fieldOfView, 1.0f, 170.0f)) * 0.5f;
    const float unitsPerPixel =
        2.0f * std::abs(camera.distance) * std::tan(halfAngle) / std::max(height, 1.0f);
    camera.target += rotationOf(camera) * glm::vec3(-pixels.x, pixels.y, 0.0f) * unitsPerPixel;
    return camera;
}

mmd::CameraSample zoomed(mmd::CameraSample camera, float steps)
{
    // A camera from a motion may be on the other side of its target; it stays on that side.
    const float distance =
        std::clamp(std::abs(camera.distance) * std::pow(zoomPerStep, steps), nearest, farthest);
    camera.distance = std::copysign(distance, camera.distance);
    return camera;
}

mmd::CameraSample widened(mmd::CameraSample camera, float degrees)
{
    camera.fieldOfView = std::clamp(camera.fieldOfView + degrees, narrowest, widest);
    return camera;
}

mmd::CameraSample dragged(
    const mmd::CameraSample& camera, Navigation navigation, const glm::vec2& pixels, float height)
{
    switch (navigation) {
    case Navigation::Orbit:
        return orbited(camera, pixels);
    case Navigation::Pan:
        return panned(camera, pixels, height);
    case Navigation::Zoom:
        return zoomed(camera, -pixels.y * zoomStepsPerPixel);
    case Navigation::FieldOfView:
        return widened(camera, pixels.y * degreesPerPixel);
    }
    return camera;
}

mmd::CameraSample framed(
    mmd::CameraSample camera, const glm::vec3& lower, const glm::vec3& upper, float aspect)
{
    const glm::vec3 half = 0.5f * (upper - lower);
    const glm::quat toView = glm::conjugate(rotationOf(camera));
    // The box in view space: half of its size along the view's axes.
    glm::vec3 reach(0.0f);
    for (int corner = 0; corner < 4; ++corner)
        reach = glm::max(reach, glm::abs(toView * glm::vec3(corner & 1 ? half.x : -half.x,
                                                      corner & 2 ? half.y : -half.y, half.z)));
    constexpr float margin = 1.12f;
    const float slope = std::tan(glm::radians(std::clamp(camera.fieldOfView, 1.0f, 170.0f)) * 0.5f);
    const float across = std::max(reach.y, reach.x / std::max(aspect, 0.1f));
    camera.target = 0.5f * (lower + upper);
    camera.distance = -std::clamp(margin * across / slope + reach.z, nearest, farthest);
    return camera;
}

mmd::CameraSample seenFrom(StandardView view, mmd::CameraSample camera)
{
    constexpr float quarter = glm::half_pi<float>();
    switch (view) {
    case StandardView::Front:
        camera.rotation = {0.0f, 0.0f, 0.0f};
        break;
    case StandardView::Back:
        camera.rotation = {0.0f, 2.0f * quarter, 0.0f};
        break;
    case StandardView::Left:
        camera.rotation = {0.0f, -quarter, 0.0f};
        break;
    case StandardView::Right:
        camera.rotation = {0.0f, quarter, 0.0f};
        break;
    case StandardView::Top:
        camera.rotation = {-quarter, 0.0f, 0.0f};
        break;
    case StandardView::Bottom:
        camera.rotation = {quarter, 0.0f, 0.0f};
        break;
    }
    camera.distance = -std::abs(camera.distance);
    return camera;
}

} // namespace odori
