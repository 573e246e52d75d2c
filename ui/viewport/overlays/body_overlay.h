// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"
#include "ui/render/scene_renderer.h"

#include <span>
#include <vector>

namespace odori {

/// Rigid bodies as wire frames, coloured by mode (green: follows its bone; red: physics; blue:
/// physics, at its bone), and joints as small yellow crosses along their axes.
class BodyOverlay {
public:
    /// Fills lines(); their memory is reused. `transforms` in the order of the rig's bodies.
    void build(const mmd::PhysicsRig& rig, std::span<const mmd::BodyTransform> transforms);
    [[nodiscard]] const std::vector<render::OverlayLine>& lines() const { return m_lines; }

private:
    void addBody(const mmd::RigBody& body, const mmd::BodyTransform& transform);
    void addJoint(const mmd::PhysicsRig& rig, const mmd::pmx::Joint& joint,
        std::span<const mmd::BodyTransform> transforms);
    /// An elliptic arc around `centre`, from the angle `begin` over `turn`, both in radians; 0 is
    /// at `x`.
    struct Arc {
        glm::vec3 centre, x, y;
        float begin = 0.0f, turn = 0.0f;
    };
    void addArc(const Arc& arc, const glm::vec4& colour);
    void addLine(const glm::vec3& from, const glm::vec3& to, const glm::vec4& colour);

    std::vector<render::OverlayLine> m_lines;
};

} // namespace odori
