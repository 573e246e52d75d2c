// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/move.h"

#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace mmd {
namespace {

/// `delta`, limited so that the first selected key does not pass frame 0 and the last one does not
/// pass the largest frame: all keys stop together and keep their spacing.
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
        keys.add(index, shifted(track.frame(index), delta),
            copy ? newKeyIndex : track.fileIndices()[index]);
    });
    return keys.take();
}

/// Keys moved or copied, and the distance.
struct ShiftedKeys {
    ScenePatch patch;
    std::int64_t delta = 0; ///< 0: nothing was changed
};

ShiftedKeys shiftKeys(
    const EditTarget& target, const Selection& keys, std::int64_t delta, bool copy)
{
    ShiftedKeys result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || keys.keys.empty())
        return result;
    result.delta = clampedDelta(keys, delta);
    if (result.delta == 0)
        return result;
    for (const TrackKeys& each : keys.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(*motion, each.track.name)) {
                const std::span<const std::uint32_t> out(each.frames);
                addChange<Key>(result.patch, {target.actor, *motion, each.track},
                    copy ? out.first(0) : out,
                    shiftedKeys(*track, each.frames, result.delta, copy));
            }
        });
    }
    return result;
}

/// `frames`; those that are also in `moving` are moved.
std::vector<std::uint32_t> movedAmong(const std::vector<std::uint32_t>& frames,
    std::span<const std::uint32_t> moving, std::int64_t delta)
{
    std::vector<std::uint32_t> moved, kept, all;
    std::set_intersection(
        frames.begin(), frames.end(), moving.begin(), moving.end(), std::back_inserter(moved));
    std::set_difference(
        frames.begin(), frames.end(), moved.begin(), moved.end(), std::back_inserter(kept));
    for (std::uint32_t& frame : moved)
        frame = shifted(frame, delta);
    std::set_union(kept.begin(), kept.end(), moved.begin(), moved.end(), std::back_inserter(all));
    return all;
}

/// The whole selection, moved.
Selection shiftedSelection(Selection selection, std::int64_t delta)
{
    for (TrackKeys& each : selection.keys)
        for (std::uint32_t& frame : each.frames)
            frame = shifted(frame, delta);
    return selection;
}

ScenePatch shiftSelected(const EditTarget& target, std::int64_t delta, bool copy)
{
    ShiftedKeys shifted = shiftKeys(target, target.selection, delta, copy);
    if (shifted.delta != 0)
        select(shifted.patch, target, shiftedSelection(target.selection, shifted.delta));
    return std::move(shifted.patch);
}

} // namespace

ScenePatch moveKeys(const EditTarget& target, std::int64_t delta)
{
    return shiftSelected(target, delta, false);
}

ScenePatch moveKeys(const EditTarget& target, const Selection& keys, std::int64_t delta)
{
    ShiftedKeys moved = shiftKeys(target, keys, delta, false);
    if (moved.delta == 0)
        return {};
    Selection after = target.selection;
    for (TrackKeys& each : after.keys)
        if (const auto moving = keys.framesOf(each.track); !moving.empty())
            each.frames = movedAmong(each.frames, moving, moved.delta);
    select(moved.patch, target, std::move(after));
    return std::move(moved.patch);
}

ScenePatch copyKeys(const EditTarget& target, std::int64_t delta)
{
    return shiftSelected(target, delta, true);
}

} // namespace mmd
