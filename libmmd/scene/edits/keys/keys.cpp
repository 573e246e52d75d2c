// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/selecting.h"

#include <map>

namespace mmd {
namespace {

/// The key that is made from `value` and from the data at its frame.
BoneKeyframe boneKey(const Track<BoneKeyframe>* track, const KeyValue& value)
{
    const auto index = track ? track->find(value.frame) : std::nullopt;
    BoneKeyframe key = index ? track->key(*index) : BoneKeyframe{};
    key.frame = value.frame;
    key.value = value.bone;
    if (value.interpolation)
        key.interpolation = *value.interpolation;
    return key;
}

MorphKeyframe morphKey(const Track<MorphKeyframe>* track, const KeyValue& value)
{
    const auto index = track ? track->find(value.frame) : std::nullopt;
    return {.frame = value.frame,
        .fileIndex = index ? track->fileIndices()[*index] : newKeyIndex,
        .value = {.weight = value.weight}};
}

CameraKeyframe cameraKey(const Track<CameraKeyframe>* track, const KeyValue& value)
{
    const auto index = track ? track->find(value.frame) : std::nullopt;
    return {.frame = value.frame,
        .fileIndex = index ? track->fileIndices()[*index] : newKeyIndex,
        .value = value.camera};
}

bool canBeSet(const TrackId& track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph ||
           track.kind == TrackKind::Camera;
}

void addKeys(ScenePatch& patch, ActorId actor, const Motion& motion, std::span<const KeyValue> keys)
{
    // Of two values for one key the later one counts.
    std::map<TrackId, std::map<std::uint32_t, const KeyValue*>> sorted;
    for (const KeyValue& key : keys)
        if (canBeSet(key.track))
            sorted[key.track][key.frame] = &key;
    for (const auto& [track, frames] : sorted) {
        if (track.kind == TrackKind::Bone) {
            const auto* keysThere = findBoneTrack(motion, track.name);
            KeyList<BoneKeyframe> in;
            for (const auto& [frame, value] : frames)
                in.push_back(boneKey(keysThere, *value));
            addChange(patch, {actor, motion, track}, {}, std::move(in));
        } else if (track.kind == TrackKind::Camera) {
            KeyList<CameraKeyframe> in;
            for (const auto& [frame, value] : frames)
                in.push_back(cameraKey(motion.camera.get(), *value));
            addChange(patch, {actor, motion, track}, {}, std::move(in));
        } else {
            const auto* keysThere = findMorphTrack(motion, track.name);
            KeyList<MorphKeyframe> in;
            for (const auto& [frame, value] : frames)
                in.push_back(morphKey(keysThere, *value));
            addChange(patch, {actor, motion, track}, {}, std::move(in));
        }
    }
}

ScenePatch deletedKeys(const EditTarget& target, const Selection& keys)
{
    ScenePatch patch;
    if (const Motion* motion = findMotion(target.scene, target.actor))
        for (const TrackKeys& each : keys.keys)
            withKeyOf(each.track.kind, [&]<class Key>() {
                addChange<Key>(patch, {target.actor, *motion, each.track}, each.frames, {});
            });
    return patch;
}

} // namespace

ScenePatch setKeys(const EditTarget& target, std::span<const KeyValue> keys)
{
    ScenePatch patch;
    if (const Motion* motion = findMotion(target.scene, target.actor))
        addKeys(patch, target.actor, *motion, keys);
    return patch;
}

ScenePatch deleteKeys(const EditTarget& target)
{
    ScenePatch patch = deletedKeys(target, target.selection);
    select(patch, target, Selection{target.selection.tracks, {}});
    return patch;
}

ScenePatch deleteKeys(const EditTarget& target, const Selection& keys)
{
    ScenePatch patch = deletedKeys(target, keys);
    select(patch, target, chosen(target.selection, {{}, keys.keys}, Choosing::Remove));
    return patch;
}

} // namespace mmd
