// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/stick_figure.h"

#include "ui/viewport/overlays/bone_overlay.h"
#include "ui/viewport/overlays/bone_picking.h"

#include <limits>

namespace odori {
namespace {

constexpr float lineWidth = 1.8f;

} // namespace

void StickFigure::sample(const PosedActor& actor, const mmd::Pose& pose)
{
    m_sticks.clear();
    m_top = glm::vec3(0.0f, std::numeric_limits<float>::lowest(), 0.0f);
    const auto& bones = actor.model()->data.bones;
    for (int index = 0; index < int(bones.size()); ++index) {
        const mmd::pmx::Bone& bone = bones[std::size_t(index)];
        if ((bone.flags & mmd::pmx::boneFlag::visible) == 0 || isGoal(bone) ||
            actor.isHidden(index) || actor.isDynamic(index))
            continue;
        const glm::vec3& from = pose.bones[std::size_t(index)].translation;
        const glm::vec3 to = tailOf(bone, pose, index);
        if (from == to)
            continue;
        for (const glm::vec3& end : {from, to})
            if (end.y > m_top.y)
                m_top = end;
        m_sticks.emplace_back(from, to);
    }
}

std::optional<glm::vec3> StickFigure::top() const
{
    return m_sticks.empty() ? std::nullopt : std::optional(m_top);
}

void StickFigure::addLines(const glm::vec4& colour, std::vector<render::OverlayLine>& lines) const
{
    for (const auto& [from, to] : m_sticks)
        lines.push_back({from, to, colour, lineWidth});
}

} // namespace odori
