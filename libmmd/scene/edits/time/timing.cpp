// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/time/timing.h"

#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/track_editing.h"

#include <cmath>
#include <limits>

namespace mmd {
namespace {

std::uint32_t frameOf(std::int64_t frame)
{
    return static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(frame, 0, std::int64_t(largestFrame)));
}

std::uint32_t roundedFrame(double frame)
{
    return frameOf(std::llround(std::clamp(frame, 0.0, double(largestFrame))));
}

/// A key that moves to another frame.
struct Move {
    std::size_t index;
    std::uint32_t frame;
};

/// Moves the selected keys of `track` to newFrame(frame), which must not descend. Also gives the
/// frames that are selected afterwards.
template <class Key, class NewFrame>
void moveSelected(
    ScenePatch& patch, const Motion& motion, ActorId actor, TrackKeys& selected, NewFrame newFrame)
{
    const auto* track = findTrack<Key>(motion, selected.track.name);
    std::vector<Move> moves;
    if (track) {
        forEachKeyAt(*track, selected.frames, [&](std::size_t index) {
            const std::uint32_t to = newFrame(track->frame(index));
            if (!moves.empty() && moves.back().frame == to)
                moves.pop_back();
            moves.push_back({index, to});
        });
        KeyCopier<Key> keys(*track);
        keys.reserve(moves.size());
        for (const Move& move : moves)
            keys.add(move.index, move.frame, track->fileIndices()[move.index]);
        addChange<Key>(patch, {actor, motion, selected.track}, selected.frames, keys.take());
    }
    selected.frames.clear();
    for (const Move& move : moves)
        selected.frames.push_back(move.frame);
}

/// Moves the keys of each selected track by the function that makeNewFrame(its frames) gives.
template <class MakeNewFrame>
ScenePatch movedEach(const EditTarget& target, MakeNewFrame makeNewFrame)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    Selection after = target.selection;
    for (TrackKeys& each : after.keys) {
        const auto newFrame = makeNewFrame(std::as_const(each.frames));
        withKeyOf(each.track.kind,
            [&]<class Key>() { moveSelected<Key>(patch, *motion, target.actor, each, newFrame); });
    }
    std::erase_if(after.keys, [](const TrackKeys& each) { return each.frames.empty(); });
    select(patch, target, std::move(after));
    return patch;
}

} // namespace

std::uint32_t scaledFrame(const TimeScale& scale, std::uint32_t frame)
{
    const double length = double(scale.last) - double(scale.first);
    const double newLength = double(scale.newLast) - double(scale.newFirst);
    const double factor = length > 0.0 ? newLength / length : 1.0;
    const double to = scale.newFirst + (double(frame) - double(scale.first)) * factor;
    return roundedFrame(to);
}

ScenePatch scaleKeys(const EditTarget& target, const TimeScale& scale)
{
    if (scale.first > scale.last || scale.newFirst > scale.newLast)
        return ScenePatch();
    return movedEach(target, [=](const auto&) {
        return [=](std::uint32_t frame) { return scaledFrame(scale, frame); };
    });
}

ScenePatch alignKeys(const EditTarget& target, std::uint32_t frame)
{
    return movedEach(target, [=](const std::vector<std::uint32_t>& frames) {
        // If a track would pass the largest frame, its keys stop there and keep their spacing.
        const std::int64_t delta = std::min<std::int64_t>(
            std::int64_t(frame) - frames.front(), std::int64_t(largestFrame) - frames.back());
        return [=](std::uint32_t each) { return frameOf(each + delta); };
    });
}

ScenePatch snapKeys(const EditTarget& target, double origin, double step)
{
    if (!(step > 0.0) || !std::isfinite(step) || !std::isfinite(origin))
        return ScenePatch();
    return movedEach(target, [=](const auto&) {
        return [=](std::uint32_t frame) {
            return roundedFrame(origin + std::round((double(frame) - origin) / step) * step);
        };
    });
}

ScenePatch snapKeysToBeats(const EditTarget& target, double step)
{
    if (!(step > 0.0) || !std::isfinite(step))
        return ScenePatch();
    const BeatMap beats(target.scene.settings);
    return movedEach(target, [&](const auto&) {
        return [&](std::uint32_t frame) { return roundedFrame(beats.nearest(frame, step)); };
    });
}

std::optional<TimeScale> scaleToBeats(const EditTarget& target)
{
    std::optional<TimeScale> scale;
    for (const TrackKeys& each : target.selection.keys) {
        if (each.frames.empty())
            continue;
        if (!scale)
            scale = TimeScale{.first = each.frames.front(), .last = each.frames.back()};
        scale->first = std::min(scale->first, each.frames.front());
        scale->last = std::max(scale->last, each.frames.back());
    }
    if (!scale)
        return scale;
    const BeatMap beats(target.scene.settings);
    // No beat before frame 0 can have a key.
    const double earliest = std::ceil(beats.beatAt(0.0) - 1e-9);
    const double first = std::max(earliest, std::round(beats.beatAt(scale->first)));
    const double last = std::round(beats.beatAt(scale->last));
    const double apart = scale->first == scale->last ? 0.0 : 1.0;
    scale->newFirst = roundedFrame(beats.frameOf(first));
    scale->newLast = roundedFrame(beats.frameOf(std::max(last, first + apart)));
    return scale;
}

ScenePatch fitToBeats(const EditTarget& target)
{
    const auto scale = scaleToBeats(target);
    return scale ? scaleKeys(target, *scale) : ScenePatch();
}

} // namespace mmd
