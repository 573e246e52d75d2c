// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/bake.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/track_editing.h"

#include <map>
#include <set>

namespace mmd {
namespace {

using BoneTrack = Track<BoneKeyframe>;

/// Frames of the track's keys in the range.
std::vector<std::uint32_t> framesIn(const BoneTrack* track, std::uint32_t first, std::uint32_t last)
{
    std::vector<std::uint32_t> frames;
    for (std::size_t key = track ? track->lowerBound(first) : 0;
         track && key < track->size() && track->frame(key) <= last; ++key)
        frames.push_back(track->frame(key));
    return frames;
}

/// The key after the range that switches physics on again; none if the keys do so themselves, or if
/// nothing follows the range.
std::optional<BoneKeyframe> keyBehind(const BoneTrack* track, std::uint32_t last, std::uint32_t end)
{
    if (last >= end)
        return std::nullopt;
    const std::uint32_t next = last + 1;
    TrackCursor cursor;
    if ((track && track->find(next)) || (track && !isPhysicsOn(*track, next, cursor)))
        return std::nullopt;
    BoneKeyframe key;
    key.frame = next;
    if (track)
        key.value = sampleBone(*track, next, cursor);
    return key;
}

} // namespace

BakedKeys bakeKeys(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const KeyValue> keys)
{
    BakedKeys baked;
    const Actor* actor = findActor(target.scene, target.actor);
    if (!actor)
        return baked;
    const std::uint32_t end = actor->motion.lastFrame();
    std::map<TrackId, std::map<std::uint32_t, const KeyValue*>> sorted;
    for (const KeyValue& key : keys)
        if (key.track.kind == TrackKind::Bone && key.frame >= first && key.frame <= last)
            sorted[key.track][key.frame] = &key;
    for (const auto& [id, frames] : sorted) {
        const BoneTrack* track = findBoneTrack(actor->motion, id.name);
        KeyList<BoneKeyframe> in;
        for (const auto& [frame, value] : frames) {
            const auto index = track ? track->find(frame) : std::nullopt;
            in.push_back({.frame = frame,
                .fileIndex = index ? track->fileIndices()[*index] : newKeyIndex,
                .value = value->bone,
                .interpolation =
                    withPhysics(value->interpolation.value_or(defaultBoneInterpolation()), false)});
        }
        if (const auto behind = keyBehind(track, last, end))
            in.push_back(*behind);
        baked.count += in.size();
        addChange(baked.patch, {target.actor, actor->motion, id}, framesIn(track, first, last),
            std::move(in));
    }
    return baked;
}

std::uint64_t bakedKeyCount(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const TrackId> tracks)
{
    const Actor* actor = findActor(target.scene, target.actor);
    if (!actor || last < first)
        return 0;
    const std::uint32_t end = actor->motion.lastFrame();
    const std::uint64_t frames = std::uint64_t(last) - first + 1;
    std::uint64_t count = 0;
    for (const TrackId& id : std::set<TrackId>(tracks.begin(), tracks.end())) {
        if (id.kind != TrackKind::Bone)
            continue;
        const BoneTrack* track = findBoneTrack(actor->motion, id.name);
        count += frames + (keyBehind(track, last, end) ? 1 : 0);
    }
    return count;
}

} // namespace mmd
