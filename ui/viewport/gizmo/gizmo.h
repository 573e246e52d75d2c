// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "ui/document/edit_mode.h"
#include "ui/render/scene_renderer.h"
#include "ui/render/view.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <optional>
#include <vector>

namespace odori {

/// The axes that the ring and the arrows show, in world space.
struct Gizmo {
    glm::vec3 origin{0.0f};
    std::array<glm::vec3, 3> axes{glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, 0, 1)};
    int axisCount = 3;   ///< 1 for a bone that can rotate about one axis only: axes[0]
    float radius = 1.0f; ///< world units; constant on the screen
};

/// The handle under the mouse, or the dragged one.
struct GizmoHandle {
    std::optional<int> active;
    bool isDragging = false;
};

/// The colours of the axes, of a single axis, and of the active handle.
struct GizmoColours {
    std::array<glm::vec4, 3> axes;
    glm::vec4 single, active;
};

/// The local axes of a bone at rest, in model space: those in the file if the bone has valid ones,
/// otherwise the axes of model space.
[[nodiscard]] std::array<glm::vec3, 3> localAxes(const mmd::pmx::Bone& bone);

/// The local axes of a bone in its pose, in world space.
[[nodiscard]] std::array<glm::vec3, 3> posedAxes(
    const mmd::Model& model, const mmd::Pose& pose, int bone);

/// The axes of the bone's parent in its pose, in world space; of the bone of another actor if it
/// follows one; none without a parent.
[[nodiscard]] std::optional<std::array<glm::vec3, 3>> parentAxes(
    const mmd::Model& model, const mmd::Pose& pose, int bone);

/// The kind of edit for which a gizmo is shown.
struct GizmoTask {
    int bone = 0;
    EditSpace space = EditSpace::Local;
    bool turning = false;                 ///< for rotation, if a fixed axis allows no other one
    std::optional<glm::vec3> origin = {}; ///< in world space; none: the bone's position
};
/// The gizmo for `task`. Local axes rotate with the bone, the parent's with the parent; a bone
/// without a parent has global axes there.
[[nodiscard]] Gizmo gizmoAt(const mmd::Model& model, const mmd::Pose& pose, const GizmoTask& task,
    const render::View& view, const glm::vec2& size);

/// Logical pixels of one world unit at `point`; 0 behind the eye.
[[nodiscard]] float pixelsPerUnit(
    const render::View& view, const glm::vec3& point, const glm::vec2& size);

/// The direction on the screen of a world direction at `point`: logical pixels for each unit, y
/// down. Zero behind the eye.
[[nodiscard]] glm::vec2 screenDirection(const render::View& view, const glm::vec3& point,
    const glm::vec3& direction, const glm::vec2& size);

/// Unit vector from `point` to the eye.
[[nodiscard]] glm::vec3 towardsEye(const render::View& view, const glm::vec3& point);

/// Distance of `pixel` from the segment a b.
[[nodiscard]] float distanceToSegment(
    const glm::vec2& pixel, const glm::vec2& a, const glm::vec2& b);

/// The intersection of a ray with the plane through `point` with normal `normal`; none if the ray
/// is parallel to it or the plane is behind the eye.
[[nodiscard]] std::optional<glm::vec3> intersection(
    const render::Ray& ray, const glm::vec3& point, const glm::vec3& normal);

} // namespace odori
