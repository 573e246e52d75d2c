// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/dragged_time.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/time_warp.h"
#include "libmmd/tools/motion_change.h"

#include <algorithm>
#include <utility>

namespace mmd {

std::uint32_t DraggedTime::nearest(std::uint32_t to) const
{
    const std::uint32_t least = from == 0 ? 0 : before + 1;
    const std::uint32_t most = from == 0 ? 0 : after ? *after - 1 : largestFrame;
    return std::clamp(to, least, std::max(least, most));
}

DraggedTime draggedTime(const Scene& scene, ActorId actor, std::uint32_t from)
{
    DraggedTime dragged{0, from, std::nullopt};
    const Motion* motion = findMotion(scene, actor);
    const auto consider = [&](std::uint32_t frame) {
        if (frame < from)
            dragged.before = std::max(dragged.before, frame);
        else if (frame > from)
            dragged.after = std::min(dragged.after.value_or(frame), frame);
    };
    for (const Marker& marker : scene.markers)
        consider(marker.frame);
    const SceneSettings& settings = scene.settings;
    const bool hasRange = settings.playLast > settings.playFirst;
    if (dragged.before == 0 && hasRange && settings.playFirst < from)
        dragged.before = settings.playFirst;
    if (!dragged.after && hasRange && settings.playLast > from)
        dragged.after = settings.playLast;
    if (!dragged.after && motion && motion->lastFrame() > from)
        dragged.after = motion->lastFrame();
    return dragged;
}

TimeStretch::TimeStretch(Scene scene, ActorId actor, const DraggedTime& dragged)
    : m_scene(std::move(scene))
    , m_actor(actor)
    , m_dragged(dragged)
{
    std::vector<std::uint32_t> frames{dragged.before, dragged.from};
    if (dragged.after)
        frames.push_back(*dragged.after);
    m_keyed = keyedAt(m_scene, actor, frames);
}

ScenePatch TimeStretch::to(std::uint32_t to) const
{
    ScenePatch patch;
    const Motion* motion = findMotion(m_scene, m_actor);
    to = m_dragged.nearest(to);
    if (!motion || to == m_dragged.from)
        return patch;
    std::vector<FrameAnchor> anchors{{m_dragged.before, m_dragged.before}, {m_dragged.from, to}};
    if (m_dragged.after)
        anchors.push_back({*m_dragged.after, *m_dragged.after});
    patch = motionPatch(m_actor, *motion, warpedTime(m_keyed, TimeWarp(anchors, false)));
    std::vector<Marker> markers = m_scene.markers;
    for (Marker& marker : markers)
        if (marker.frame == m_dragged.from)
            marker.frame = to;
    for (auto& part : setMarkers(m_scene, std::move(markers)).parts)
        patch.parts.push_back(std::move(part));
    return patch;
}

} // namespace mmd
