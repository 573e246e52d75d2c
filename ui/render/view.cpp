// SPDX-License-Identifier: MIT
#include "ui/render/view.h"

#include <glm/gtc/matrix_inverse.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace odori::render {
namespace {

constexpr float nearPlane = 0.5f;
constexpr float farPlane = 5000.0f;

/// Left-handed: looks along +Z, near plane to -1, far plane to 1.
glm::mat4 perspective(float fieldOfView, float aspect)
{
    const float scale = 1.0f / std::tan(fieldOfView * 0.5f);
    glm::mat4 m(0.0f);
    m[0][0] = scale / aspect;
    m[1][1] = scale;
    m[2][2] = (farPlane + nearPlane) / (farPlane - nearPlane);
    m[2][3] = 1.0f;
    m[3][2] = -2.0f * farPlane * nearPlane / (farPlane - nearPlane);
    return m;
}

glm::mat4 orthographic(float halfHeight, float aspect)
{
    glm::mat4 m(1.0f);
    m[0][0] = 1.0f / (halfHeight * aspect);
    m[1][1] = 1.0f / halfHeight;
    m[2][2] = 1.0f / farPlane; // symmetric, so objects behind the camera are visible too
    return m;
}

} // namespace

View viewOf(const mmd::CameraSample& camera, float aspect)
{
    const glm::quat yaw = glm::angleAxis(-camera.rotation.y, glm::vec3(0, 1, 0));
    const glm::quat pitch = glm::angleAxis(-camera.rotation.x, glm::vec3(1, 0, 0));
    const glm::quat roll = glm::angleAxis(-camera.rotation.z, glm::vec3(0, 0, 1));
    const glm::quat rotation = yaw * pitch * roll;
    View result;
    result.eye = camera.target + rotation * glm::vec3(0.0f, 0.0f, camera.distance);
    const glm::mat4 toEye = glm::mat4_cast(glm::conjugate(rotation));
    result.view = toEye;
    result.view[3] = toEye * glm::vec4(-result.eye, 1.0f);
    result.view[3].w = 1.0f;
    const float angle = glm::radians(std::clamp(camera.fieldOfView, 1.0f, 170.0f));
    if (camera.perspective)
        result.projection = perspective(angle, aspect);
    else
        result.projection = orthographic(
            std::max(0.01f, std::abs(camera.distance)) * std::tan(angle * 0.5f), aspect);
    return result;
}

std::optional<glm::vec2> projected(const View& view, const glm::vec3& point, const glm::vec2& size)
{
    const glm::vec4 clip = view.projection * (view.view * glm::vec4(point, 1.0f));
    if (!(clip.w > 1e-6f) || clip.z < -clip.w)
        return std::nullopt;
    return glm::vec2(
        (clip.x / clip.w * 0.5f + 0.5f) * size.x, (0.5f - clip.y / clip.w * 0.5f) * size.y);
}

Ray rayThrough(const View& view, const glm::vec2& pixel, const glm::vec2& size)
{
    const glm::mat4 back = glm::inverse(view.projection * view.view);
    const glm::vec2 at(pixel.x / size.x * 2.0f - 1.0f, 1.0f - pixel.y / size.y * 2.0f);
    const auto unproject = [&](float depth) {
        const glm::vec4 point = back * glm::vec4(at, depth, 1.0f);
        return glm::vec3(point) / point.w;
    };
    const glm::vec3 near = unproject(-1.0f);
    return {near, glm::normalize(unproject(1.0f) - near)};
}

} // namespace odori::render
