// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits.h"
#include "libmmd/scene/track_editing.h"

#include <limits>

namespace mmd {
namespace {

/// `delta` cut so that neither the first selected key leaves frame 0 nor the last one the largest
/// frame: all keys stop together and keep their spacing.
std::int64_t clampedDelta(const Selection& selection, std::int64_t delta)
{
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t last = 0;
    for (const TrackKeys& each : selection.keys) {
        first = std::min<std::int64_t>(first, each.frames.front());
        last = std::max<std::int64_t>(last, each.frames.back());
    }
    const std::int64_t largest = std::numeric_limits<std::uint32_t>::max();
    return std::clamp(delta, -first, largest - last);
}

std::uint32_t shifted(std::uint32_t frame, std::int64_t delta)
{
    return static_cast<std::uint32_t>(frame + delta);
}

/// The selected keys of `track` at their new frames.
template <class Key>
std::vector<Key> shiftedKeys(const Track<Key>& track, const std::vector<std::uint32_t>& frames,
    std::int64_t delta, bool copy)
{
    std::vector<Key> keys;
    keys.reserve(frames.size());
    for (const std::uint32_t frame : frames) {
        const auto index = track.find(frame);
        if (!index)
            continue;
        keys.push_back(track.key(*index));
        keys.back().frame = shifted(frame, delta);
        if (copy)
            keys.back().place = newKeyPlace;
    }
    return keys;
}

ScenePatch shiftKeys(
    const Scene& scene, const Selection& selection, ActorId actor, std::int64_t delta, bool copy)
{
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actor);
    if (!motion || selection.keys.empty())
        return patch;
    delta = clampedDelta(selection, delta);
    if (delta == 0)
        return patch;
    for (TrackKeys& each : patch.selectionAfter.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(*motion, each.track.name))
                addChange<Key>(patch, actor, *motion, each.track,
                    copy ? std::vector<std::uint32_t>{} : each.frames,
                    shiftedKeys(*track, each.frames, delta, copy));
        });
        for (std::uint32_t& frame : each.frames)
            frame = shifted(frame, delta);
    }
    return patch;
}

} // namespace

ScenePatch moveKeys(
    const Scene& scene, const Selection& selection, ActorId actor, std::int64_t delta)
{
    return shiftKeys(scene, selection, actor, delta, false);
}

ScenePatch copyKeys(
    const Scene& scene, const Selection& selection, ActorId actor, std::int64_t delta)
{
    return shiftKeys(scene, selection, actor, delta, true);
}

} // namespace mmd
