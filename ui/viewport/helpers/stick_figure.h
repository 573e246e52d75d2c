// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actor.h"

#include <optional>
#include <utility>
#include <vector>

namespace odori {

/// A pose as lines between joints: a ghost.
class StickFigure {
public:
    /// `actor` knows which bones are drawn; without those that physics moves, and IK goals.
    void sample(const PosedActor& actor, const mmd::Pose& pose);
    /// The highest point; none without lines.
    [[nodiscard]] std::optional<glm::vec3> top() const;
    void addLines(const glm::vec4& colour, std::vector<render::OverlayLine>& lines) const;

private:
    std::vector<std::pair<glm::vec3, glm::vec3>> m_sticks;
    glm::vec3 m_top{0.0f};
};

} // namespace odori
