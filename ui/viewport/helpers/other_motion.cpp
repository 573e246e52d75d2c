// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/other_motion.h"

#include "ui/viewport/helpers/helper_colours.h"

#include <utility>

namespace odori {

void OtherMotion::setScene(std::shared_ptr<const mmd::Scene> scene)
{
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
    m_figure.addLines(helperColour::other, lines);
}

} // namespace odori
