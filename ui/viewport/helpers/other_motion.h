// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/scene_poses.h"
#include "ui/viewport/helpers/stick_figure.h"

#include <memory>
#include <optional>

namespace odori {

/// The active actor with the motion of another scene, at the current frame, as a ghost: what a
/// motion tool changed, or another take.
class OtherMotion {
public:
    /// None: no ghost. It is drawn `offset` units beside its place.
    void setScene(std::shared_ptr<const mmd::Scene> scene, const glm::vec3& offset);
    [[nodiscard]] bool isShown() const { return m_scene != nullptr; }
    /// Adds the ghost's lines, if the scene has `actor` with its model.
    void addLines(const PosedActor& actor, double frame, std::vector<render::OverlayLine>& lines);

private:
    std::shared_ptr<const mmd::Scene> m_scene;
    glm::vec3 m_offset{0.0f};
    std::optional<mmd::ScenePoses> m_poses; ///< of m_scene
    StickFigure m_figure;
};

} // namespace odori
