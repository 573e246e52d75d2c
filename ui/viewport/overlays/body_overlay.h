// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"
#include "ui/render/scene_renderer.h"

#include <span>
#include <vector>

namespace odori {

/// Rigid bodies as wire frames, coloured by who moves them (green: their bone; red: physics; blue:
/// physics, at their bone), and joints as small yellow crosses along their axes.
class BodyOverlay {
public:
    /// Fills lines(); their memory is kept. `places` as the rig's bodies.
    void build(const mmd::PhysicsRig& rig, std::span<const mmd::BodyPlace> places);
    [[nodiscard]] const std::vector<render::OverlayLine>& lines() const { return m_lines; }

private:
    void addBody(const mmd::RigBody& body, const mmd::BodyPlace& place);
    void addJoint(const mmd::PhysicsRig& rig, const mmd::pmx::Joint& joint,
        std::span<const mmd::BodyPlace> places);
    /// Part of an ellipse round `centre`, from `begin` on by `turn`, both radians; 0 is at `x`.
    struct Arc {
        glm::vec3 centre, x, y;
        float begin = 0.0f, turn = 0.0f;
    };
    void addArc(const Arc& arc, const glm::vec4& colour);
    void addLine(const glm::vec3& from, const glm::vec3& to, const glm::vec4& colour);

    std::vector<render::OverlayLine> m_lines;
};

} // namespace odori
