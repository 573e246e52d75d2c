// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actor.h"

#include <glm/vec2.hpp>

#include <vector>

namespace odori {

/// The end of a bone's stick, in world space; the bone's own position if it has no tail.
[[nodiscard]] glm::vec3 tailOf(const mmd::pmx::Bone& bone, const mmd::Pose& pose, int index);

/// The marks of bones as in MMD: a circle can rotate, a square can also move. IK is orange. A fixed
/// axis is violet, with a line through the mark. A bone that cannot be operated is grey, and a bone
/// that physics moves is faint. Selected bones are red and above the others, bones with a draft are
/// green and hollow. Locked bones are faint and grey. Bones that the model hides are shown only
/// while they are selected, those that the user hid never. A thin stick connects a bone and its
/// tail.
class BoneOverlay {
public:
    /// Fills marks() and sticks() for a viewport of `size` logical pixels; their memory is reused.
    void build(const PosedActor& actor, const render::View& view, const glm::vec2& size);

    [[nodiscard]] const std::vector<render::BoneMark>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<render::OverlayLine>& sticks() const { return m_sticks; }

private:
    void add(const PosedActor& actor, int bone, const render::View& view, const glm::vec2& size);

    std::vector<render::BoneMark> m_marks;
    std::vector<render::OverlayLine> m_sticks;
};

} // namespace odori
