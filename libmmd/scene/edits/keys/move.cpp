// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/edits.h"
#include "libmmd/scene/edits/track_editing.h"

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
    const std::int64_t largest = largestFrame;
    return std::clamp(delta, -first, largest - last);
}

std::uint32_t shifted(std::uint32_t frame, std::int64_t delta)
{
    return static_cast<std::uint32_t>(frame + delta);
}

/// The selected keys of `track` at their new frames.
template <class Key>
KeyList<Key> shiftedKeys(
    const Track<Key>& track, std::span<const std::uint32_t> frames, std::int64_t delta, bool copy)
{
    KeyCopier<Key> keys(track);
    keys.reserve(frames.size());
    forEachKeyAt(track, frames, [&](std::size_t index) {
        keys.add(
            index, shifted(track.frame(index), delta), copy ? newKeyPlace : track.places()[index]);
    });
    return keys.take();
}

ScenePatch shiftKeys(const EditTarget& target, std::int64_t delta, bool copy)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || target.selection.keys.empty())
        return patch;
    delta = clampedDelta(target.selection, delta);
    if (delta == 0)
        return patch;
    Selection after = target.selection;
    for (TrackKeys& each : after.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(*motion, each.track.name)) {
                const std::span<const std::uint32_t> out(each.frames);
                addChange<Key>(patch, target.actor, *motion, each.track, copy ? out.first(0) : out,
                    shiftedKeys(*track, each.frames, delta, copy));
            }
        });
        for (std::uint32_t& frame : each.frames)
            frame = shifted(frame, delta);
    }
    select(patch, target, std::move(after));
    return patch;
}

} // namespace

ScenePatch moveKeys(const EditTarget& target, std::int64_t delta)
{
    return shiftKeys(target, delta, false);
}

ScenePatch copyKeys(const EditTarget& target, std::int64_t delta)
{
    return shiftKeys(target, delta, true);
}

} // namespace mmd
