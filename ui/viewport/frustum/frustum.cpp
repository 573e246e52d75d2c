// SPDX-License-Identifier: MIT
#include "ui/viewport/frustum/frustum.h"

#include "ui/render/framing/camera_controller.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr float defaultDepth = 10.0f;
constexpr float leastDepth = 0.01f; ///< a target nearer than this is at the eye

float slopeOf(const mmd::CameraSample& camera)
{
    return std::tan(glm::radians(std::clamp(camera.fieldOfView, 1.0f, 170.0f)) * 0.5f);
}

/// `angle` plus whole turns, as near as possible to `old`.
float nearestTurn(float angle, float old)
{
    return angle + std::round((old - angle) / glm::two_pi<float>()) * glm::two_pi<float>();
}

/// Sets pitch and yaw so that the camera's axis from the target to the eye, divided by the signed
/// distance, is `axis`. Two pairs of angles do this.
void turnTo(mmd::CameraSample& camera, const glm::vec3& axis)
{
    constexpr float pole = 0.999999f; // there, the yaw has no effect on the axis
    const float pitch = std::asin(std::clamp(axis.y, -1.0f, 1.0f));
    const float yaw = std::abs(axis.y) > pole ? camera.rotation.y : std::atan2(-axis.x, axis.z);
    const glm::vec2 old(camera.rotation.x, camera.rotation.y);
    const auto near = [&](float x, float y) {
        return glm::vec2(nearestTurn(x, old.x), nearestTurn(y, old.y));
    };
    const glm::vec2 one = near(pitch, yaw);
    const glm::vec2 other =
        std::abs(axis.y) > pole ? one : near(glm::pi<float>() - pitch, yaw + glm::pi<float>());
    const glm::vec2 best = glm::distance(other, old) < glm::distance(one, old) ? other : one;
    camera.rotation.x = best.x;
    camera.rotation.y = best.y;
}

} // namespace

std::array<glm::vec3, 4> Frustum::corners() const
{
    const glm::vec3 x = right * half.x, y = up * half.y, middle = centre();
    return {middle - x - y, middle + x - y, middle + x + y, middle - x + y};
}

std::array<glm::vec3, 4> Frustum::origins() const
{
    if (perspective)
        return {eye, eye, eye, eye};
    const glm::vec3 x = right * half.x, y = up * half.y;
    return {eye - x - y, eye + x - y, eye + x + y, eye - x + y};
}

std::array<glm::vec3, 3> Frustum::upMark() const
{
    constexpr float gap = 1.08f, tip = 1.4f, width = 0.22f; // parts of half the height
    const glm::vec3 base = centre() + up * (half.y * gap);
    const glm::vec3 side = right * (half.y * width);
    return {base - side, base + side, centre() + up * (half.y * tip)};
}

Frustum frustumOf(const mmd::CameraSample& camera, float aspect)
{
    const glm::quat rotation = rotationOf(camera);
    Frustum frustum;
    frustum.right = rotation * glm::vec3(1, 0, 0);
    frustum.up = rotation * glm::vec3(0, 1, 0);
    frustum.forward = rotation * glm::vec3(0, 0, 1);
    frustum.target = camera.target;
    frustum.eye = camera.target + frustum.forward * camera.distance;
    frustum.perspective = camera.perspective;
    const bool isAhead = -camera.distance > leastDepth;
    frustum.depth = isAhead ? -camera.distance : defaultDepth;
    const float reach = camera.perspective ? frustum.depth : std::abs(camera.distance);
    frustum.half.y = std::max(reach, leastDepth) * slopeOf(camera);
    frustum.half.x = frustum.half.y * aspect;
    return frustum;
}

mmd::CameraSample withEyeMoved(mmd::CameraSample camera, const glm::vec3& offset)
{
    if (std::abs(camera.distance) <= leastDepth)
        return camera;
    const glm::vec3 out = rotationOf(camera) * glm::vec3(0, 0, camera.distance) + offset;
    const float length = glm::length(out);
    if (!(length > leastDepth))
        return camera;
    camera.distance = std::copysign(length, camera.distance);
    turnTo(camera, out / camera.distance);
    return camera;
}

std::array<glm::vec3, 3> angleAxesOf(const mmd::CameraSample& camera)
{
    const glm::vec3 up(0, 1, 0);
    return {glm::angleAxis(-camera.rotation.y, up) * glm::vec3(1, 0, 0), up,
        rotationOf(camera) * glm::vec3(0, 0, 1)};
}

mmd::CameraSample withAngleTurned(mmd::CameraSample camera, int axis, float angle, bool keepsEye)
{
    const auto toEye = [](const mmd::CameraSample& from) {
        return rotationOf(from) * glm::vec3(0, 0, from.distance);
    };
    const glm::vec3 before = toEye(camera);
    camera.rotation[axis] -= angle;
    if (keepsEye)
        camera.target += before - toEye(camera);
    return camera;
}

mmd::CameraSample withPictureScaled(mmd::CameraSample camera, float factor)
{
    const float slope = slopeOf(camera) * std::max(factor, 0.0f);
    return widened(camera, glm::degrees(2.0f * std::atan(slope)) - camera.fieldOfView);
}

} // namespace odori
