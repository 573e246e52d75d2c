// SPDX-License-Identifier: MIT
// Frames models and bones in the free view.
#include "ui/viewport/viewport.h"

#include <glm/vector_relational.hpp>

#include <algorithm>
#include <optional>

namespace odori {

mmd::CameraSample Viewport::framing(const Extent& extent) const
{
    const float aspect = float(width()) / float(std::max(height(), 1));
    return framed(m_camera.freeView(), extent.lower, extent.upper, aspect);
}

void Viewport::frame(const Extent& extent)
{
    m_camera.changeFree(framing(extent));
    m_framed = extent;
}

void Viewport::resizeEvent(QResizeEvent* event)
{
    GlView::resizeEvent(event);
    updateFrustum();
    if (m_framed) // the user has not moved the view: keep the whole box visible
        frame(Extent(*m_framed));
}

void Viewport::showWholeModel()
{
    if (const mmd::Pose* pose = posed().pose()) {
        m_camera.showFree();
        frame(extentOf(*posed().model(), *pose));
    }
}

void Viewport::showSelection()
{
    constexpr float room = 2.0f; // units; about the size of a head
    const PosedActor& actor = posed();
    const mmd::Pose* pose = actor.pose();
    if (!pose || actor.selectedBones().empty()) {
        showWholeModel();
        return;
    }
    std::optional<Extent> extent;
    for (const int bone : actor.selectedBones()) {
        const glm::vec3& position = pose->bones[std::size_t(bone)].translation;
        const Extent around{position - room, position + room};
        extent = extent ? united(*extent, around) : around;
    }
    m_camera.showFree();
    frame(*extent);
}

void Viewport::markKnown()
{
    m_known.clear();
    for (const mmd::Actor& actor : m_document.scene().actors)
        m_known.push_back(actor.model);
}

void Viewport::showNewModel()
{
    std::optional<Extent> added;
    bool isFirst = true;
    for (const mmd::Actor& actor : m_document.scene().actors) {
        const bool isKnown = std::any_of(m_known.begin(), m_known.end(),
            [&](const auto& known) { return known.lock() == actor.model; });
        isFirst = isFirst && !(isKnown && actor.model);
        if (isKnown || !actor.model)
            continue;
        const Extent own = extentOf(actor.model, actor.motion);
        added = added ? united(*added, own) : own;
    }
    markKnown();
    if (added && (isFirst || !shows(m_camera.freeView(), *added)))
        frame(*added);
}

/// Whether the whole box is visible, with some space at the edges of the picture.
bool Viewport::shows(const mmd::CameraSample& camera, const Extent& extent) const
{
    const glm::vec2 size(std::max(width(), 1), std::max(height(), 1));
    const glm::vec2 margin = 0.02f * size;
    const render::View view = render::viewOf(camera, size.x / size.y);
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 point(corner & 1 ? extent.lower.x : extent.upper.x,
            corner & 2 ? extent.lower.y : extent.upper.y,
            corner & 4 ? extent.lower.z : extent.upper.z);
        const auto at = render::projected(view, point, size);
        if (!at || glm::any(glm::lessThan(*at, margin)) ||
            glm::any(glm::greaterThan(*at, size - margin)))
            return false;
    }
    return true;
}

} // namespace odori
