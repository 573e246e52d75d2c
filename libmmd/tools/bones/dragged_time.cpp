// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/dragged_time.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/time_warp.h"
#include "libmmd/tools/parallel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mmd {
namespace {

/// Adds to `patch` that the track `id` of `motion` gets the keys of `keyed` with other frames. Only
/// keys between the frames that stay are read, and the one after them, which may have another
/// curve: a move of the mouse must be fast on a motion with a key on every frame.
template <class Key>
void addWarp(ScenePatch& patch, const EditedTrack& edited, const Track<Key>& keyed,
    const TimeWarp& warp, const DraggedTime& dragged)
{
    const std::size_t first = keyed.lowerBound(dragged.before);
    const std::size_t end =
        dragged.after ? std::min(keyed.size(), keyed.lowerBound(*dragged.after) + 2) : keyed.size();
    if (first >= end)
        return;
    KeyCopier<Key> copier(keyed);
    copier.reserve(end - first);
    std::uint32_t frame = warp(keyed.frame(first));
    for (std::size_t index = first; index < end; ++index) {
        const std::uint32_t now = frame;
        frame = index + 1 < end ? warp(keyed.frame(index + 1)) : now;
        if (index + 1 == end || frame != now) // of several keys the last one stays
            copier.add(index, now, keyed.fileIndices()[index]);
    }
    KeyList<Key> kept = copier.take();
    std::vector<std::uint32_t> gone;
    if (const auto* old = findTrack<Key>(edited.motion, edited.id.name)) {
        const auto frames = old->frames();
        gone.assign(frames.begin() + std::ptrdiff_t(old->lowerBound(keyed.frame(first))),
            std::upper_bound(frames.begin(), frames.end(), keyed.frame(end - 1)));
    }
    addChange<Key>(patch, edited, gone, std::move(kept));
}

} // namespace

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
    const TimeWarp warp(anchors, false);
    const std::vector<TrackId> tracks = trackIds(m_keyed);
    std::vector<ScenePatch> changes(tracks.size());
    inParallel(tracks.size(), [&](std::size_t at) {
        const TrackId& id = tracks[at];
        withKeyOf(id.kind, [&]<class Key>() {
            addWarp<Key>(changes[at], {m_actor, *motion, id}, *findTrack<Key>(m_keyed, id.name),
                warp, m_dragged);
        });
    });
    for (ScenePatch& change : changes)
        std::move(change.parts.begin(), change.parts.end(), std::back_inserter(patch.parts));
    std::vector<Marker> markers = m_scene.markers;
    for (Marker& marker : markers)
        if (marker.frame == m_dragged.from)
            marker.frame = to;
    for (auto& part : setMarkers(m_scene, std::move(markers)).parts)
        patch.parts.push_back(std::move(part));
    return patch;
}

} // namespace mmd
