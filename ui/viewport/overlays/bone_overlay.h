// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actor.h"

#include <glm/vec2.hpp>

#include <vector>

namespace odori {

/// The bones as MMD marks them: a circle turns, a square moves too; IK is orange, a fixed axis is
/// violet and shown as a line through the mark, a bone that cannot be
/// changed is grey, one that physics moves faint. Selected
/// bones are red and above the others, changed ones that are not registered green and hollow.
/// Hidden bones show only while they are selected. A thin stick joins a bone and its tail.
class BoneOverlay {
public:
    /// Fills marks() and sticks() for a viewport of `size` logical pixels; their memory is kept.
    void build(const PosedActor& actor, const render::View& view, const glm::vec2& size);

    [[nodiscard]] const std::vector<render::BoneMark>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<render::OverlayLine>& sticks() const { return m_sticks; }

private:
    void add(const PosedActor& actor, int bone, const render::View& view, const glm::vec2& size);

    std::vector<render::BoneMark> m_marks;
    std::vector<render::OverlayLine> m_sticks;
};

} // namespace odori
