// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/time/reverse.h"

#include "libmmd/motion/curve_fit.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>

namespace mmd {
namespace {

template <class Interpolation>
Interpolation backwards(const Interpolation& interpolation)
{
    auto curves = curvesOf(interpolation);
    for (BezierCurve& curve : curves)
        curve = mirroredInTime(curve);
    return withCurves(interpolation, curves);
}

/// The keys of the forward motion from which a key of the backward motion is made.
struct Sources {
    std::size_t value; ///< its interpolated value is used
    std::size_t curve; ///< its curve shapes the segment that ends there now
    bool isFirst;      ///< its curve stays
    std::size_t held;  ///< its held values (switches) apply from there on
};

BoneKeyframe backwardKey(const Track<BoneKeyframe>& track, const Sources& from)
{
    const BoneInterpolation& interpolation = track.interpolation(from.curve);
    return {.frame = 0,
        .fileIndex = track.fileIndices()[from.value],
        .value = track.values()[from.value],
        .interpolation = withPhysics(from.isFirst ? interpolation : backwards(interpolation),
            isPhysicsOn(track.interpolation(from.held)))};
}

CameraKeyframe backwardKey(const Track<CameraKeyframe>& track, const Sources& from)
{
    CameraKeyframe key = track.key(from.value);
    const CameraInterpolation& interpolation = track.values()[from.curve].interpolation;
    key.value.interpolation = from.isFirst ? interpolation : backwards(interpolation);
    key.value.perspectiveOff = track.values()[from.held].perspectiveOff;
    return key;
}

ShadowKeyframe backwardKey(const Track<ShadowKeyframe>& track, const Sources& from)
{
    ShadowKeyframe key = track.key(from.value);
    key.value.mode = track.values()[from.held].mode;
    return key;
}

ShowIkKeyframe backwardKey(const Track<ShowIkKeyframe>& track, const Sources& from)
{
    return {.frame = 0,
        .fileIndex = track.fileIndices()[from.value],
        .value = track.values()[from.held]};
}

template <class Key>
Key backwardKey(const Track<Key>& track, const Sources& from)
{
    return track.key(from.value);
}

/// The keys `indices` (ascending) of `track` backwards; the new frame is `sum` minus the old one.
template <class Key>
KeyList<Key> backwardKeys(
    const Track<Key>& track, const std::vector<std::size_t>& indices, std::uint64_t sum)
{
    KeyList<Key> keys;
    keys.reserve(indices.size());
    const std::size_t last = indices.size() - 1;
    for (std::size_t at = indices.size(); at-- > 0;) {
        const bool isFirst = at == last;
        const Sources from{.value = indices[at],
            .curve = isFirst ? indices[0] : indices[at + 1],
            .isFirst = isFirst,
            .held = at == 0 ? indices[last] : indices[at - 1]};
        Key key = backwardKey(track, from);
        key.frame = static_cast<std::uint32_t>(sum - track.frame(indices[at]));
        keys.push_back(std::move(key));
    }
    return keys;
}

template <class Key>
void reverseTrack(ScenePatch& patch, const Motion& motion, ActorId actor, const TrackKeys& selected,
    std::uint64_t sum)
{
    const auto* track = findTrack<Key>(motion, selected.track.name);
    std::vector<std::size_t> indices;
    if (track)
        forEachKeyAt(*track, selected.frames, [&](std::size_t index) { indices.push_back(index); });
    if (!indices.empty())
        addChange<Key>(patch, {actor, motion, selected.track}, selected.frames,
            backwardKeys(*track, indices, sum));
}

} // namespace

ScenePatch reverseKeys(const EditTarget& target)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || target.selection.keys.empty())
        return patch;
    std::uint32_t first = target.selection.keys.front().frames.front();
    std::uint32_t last = 0;
    for (const TrackKeys& each : target.selection.keys) {
        first = std::min(first, each.frames.front());
        last = std::max(last, each.frames.back());
    }
    const std::uint64_t sum = std::uint64_t(first) + last;
    Selection after = target.selection;
    for (TrackKeys& each : after.keys) {
        withKeyOf(each.track.kind,
            [&]<class Key>() { reverseTrack<Key>(patch, *motion, target.actor, each, sum); });
        std::reverse(each.frames.begin(), each.frames.end());
        for (std::uint32_t& frame : each.frames)
            frame = static_cast<std::uint32_t>(sum - frame);
    }
    select(patch, target, std::move(after));
    return patch;
}

} // namespace mmd
