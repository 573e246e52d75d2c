// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/gizmo.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr float gizmoPixels = 62.0f;

/// The world direction of a screen axis: row `index` of the view's rotation.
glm::vec3 screenAxis(const render::View& view, int index)
{
    return {view.view[0][index], view.view[1][index], view.view[2][index]};
}

} // namespace

std::array<glm::vec3, 3> localAxes(const mmd::pmx::Bone& bone)
{
    const glm::vec3 x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
    if ((bone.flags & mmd::pmx::boneFlag::localAxes) == 0)
        return {x, y, z};
    // The axes in a file may not be perpendicular, and may be zero.
    const glm::vec3 ownY = glm::cross(bone.localZ, bone.localX);
    if (!(glm::length(bone.localX) > 1e-4f) || !(glm::length(ownY) > 1e-4f))
        return {x, y, z};
    const glm::vec3 first = glm::normalize(bone.localX);
    const glm::vec3 second = glm::normalize(ownY);
    return {first, second, glm::cross(first, second)};
}

std::array<glm::vec3, 3> posedAxes(const mmd::Model& model, const mmd::Pose& pose, int bone)
{
    std::array<glm::vec3, 3> axes = localAxes(model.data.bones[std::size_t(bone)]);
    for (glm::vec3& axis : axes)
        axis = pose.bones[std::size_t(bone)].rotation * axis;
    return axes;
}

std::optional<std::array<glm::vec3, 3>> parentAxes(
    const mmd::Model& model, const mmd::Pose& pose, int bone)
{
    for (const mmd::OutsideBone& each : pose.outside)
        if (each.bone == bone) {
            std::array<glm::vec3, 3> axes = Gizmo().axes;
            for (glm::vec3& axis : axes)
                axis = each.parent.rotation * axis;
            return axes;
        }
    const int parent = model.rig.bones[std::size_t(bone)].parent;
    return parent < 0 ? std::nullopt : std::optional(posedAxes(model, pose, parent));
}

Gizmo gizmoAt(const mmd::Model& model, const mmd::Pose& pose, const GizmoTask& task,
    const render::View& view, const glm::vec2& size)
{
    const auto& [bone, space, turning, origin] = task;
    const mmd::BoneTransform& world = pose.bones[std::size_t(bone)];
    const mmd::RigBone& rig = model.rig.bones[std::size_t(bone)];
    Gizmo gizmo;
    gizmo.origin = origin.value_or(world.translation);
    const float scale = pixelsPerUnit(view, gizmo.origin, size);
    gizmo.radius = scale > 0.0f ? gizmoPixels / scale : 1.0f;
    if (turning && rig.hasFixedAxis) {
        gizmo.axes[0] = world.rotation * rig.fixedAxis;
        gizmo.axisCount = 1;
        return gizmo;
    }
    if (space == EditSpace::Local) {
        gizmo.axes = posedAxes(model, pose, bone);
    } else if (space == EditSpace::Parent) {
        gizmo.axes = parentAxes(model, pose, bone).value_or(gizmo.axes);
    } else if (space == EditSpace::View) {
        for (int index = 0; index < 3; ++index)
            gizmo.axes[std::size_t(index)] = screenAxis(view, index);
    }
    return gizmo;
}

float pixelsPerUnit(const render::View& view, const glm::vec3& point, const glm::vec2& size)
{
    const glm::vec4 clip = view.projection * (view.view * glm::vec4(point, 1.0f));
    return clip.w > 1e-6f ? view.projection[1][1] * size.y * 0.5f / clip.w : 0.0f;
}

glm::vec2 screenDirection(const render::View& view, const glm::vec3& point,
    const glm::vec3& direction, const glm::vec2& size)
{
    const glm::mat4 toClip = view.projection * view.view;
    const glm::vec4 at = toClip * glm::vec4(point, 1.0f);
    const glm::vec4 way = toClip * glm::vec4(direction, 0.0f);
    if (!(at.w > 1e-6f))
        return glm::vec2(0.0f);
    // The derivative of the projection, because a difference of two close points would be
    // imprecise.
    const glm::vec2 slope = (glm::vec2(way) - glm::vec2(at) * (way.w / at.w)) / at.w;
    return slope * glm::vec2(0.5f, -0.5f) * size;
}

glm::vec3 towardsEye(const render::View& view, const glm::vec3& point)
{
    const bool isPerspective = view.projection[2][3] != 0.0f;
    return isPerspective ? glm::normalize(view.eye - point) : -screenAxis(view, 2);
}

float distanceToSegment(const glm::vec2& pixel, const glm::vec2& a, const glm::vec2& b)
{
    const glm::vec2 along = b - a;
    const float squared = glm::dot(along, along);
    const float t =
        squared > 0.0f ? std::clamp(glm::dot(pixel - a, along) / squared, 0.0f, 1.0f) : 0.0f;
    return glm::distance(pixel, a + along * t);
}

std::optional<glm::vec3> intersection(
    const render::Ray& ray, const glm::vec3& point, const glm::vec3& normal)
{
    const float along = glm::dot(ray.direction, normal);
    if (std::abs(along) < 1e-5f)
        return std::nullopt;
    const float distance = glm::dot(point - ray.origin, normal) / along;
    if (!(distance > 0.0f))
        return std::nullopt;
    return ray.origin + ray.direction * distance;
}

} // namespace odori
