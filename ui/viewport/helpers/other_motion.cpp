// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/other_motion.h"

#include "ui/viewport/helpers/helper_colours.h"

#include <utility>

namespace odori {

void OtherMotion::setScene(std::shared_ptr<const mmd::Scene> scene, const glm::vec3& offset)
{
    m_offset = offset;
    m_scene = std::move(scene);
    m_poses.reset();
}

void OtherMotion::addLines(
    const PosedActor& actor, double frame, std::vector<render::OverlayLine>& lines)
{
    const mmd::Actor* other = m_scene ? mmd::findActor(*m_scene, actor.id()) : nullptr;
    if (!other || !other->model || other->model != actor.model())
        return;
    if (!m_poses)
        m_poses.emplace(*m_scene, mmd::PoseOptions{});
    m_figure.sample(actor, m_poses->pose(other->id, frame));
    const std::size_t first = lines.size();
    m_figure.addLines(helperColour::other, lines);
    for (std::size_t at = first; at < lines.size(); ++at) {
        lines[at].from += m_offset;
        lines[at].to += m_offset;
    }
}

} // namespace odori
