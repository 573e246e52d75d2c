// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits.h"
#include "libmmd/scene/track_editing.h"

#include <map>

namespace mmd {
namespace {

/// The key that `value` makes of what is at its frame.
BoneKeyframe boneKey(const Track<BoneKeyframe>* track, const KeyValue& value)
{
    const auto index = track ? track->find(value.frame) : std::nullopt;
    BoneKeyframe key = index ? track->key(*index) : BoneKeyframe{};
    key.frame = value.frame;
    key.value = value.bone;
    if (value.tail)
        key.tail = *value.tail;
    return key;
}

MorphKeyframe morphKey(const Track<MorphKeyframe>* track, const KeyValue& value)
{
    const auto index = track ? track->find(value.frame) : std::nullopt;
    return {.frame = value.frame,
        .place = index ? track->places()[*index] : newKeyPlace,
        .value = {.weight = value.weight}};
}

/// The value of a bone or morph at `frame`: its draft, else what the keys give.
KeyValue currentValue(
    const Motion& motion, const Draft* draft, const TrackId& track, std::uint32_t frame)
{
    KeyValue value{.track = track, .frame = frame, .bone = {}, .weight = 0.0f, .tail = {}};
    if (draft) {
        value.bone = draft->bone;
        value.weight = draft->weight;
        return value;
    }
    TrackCursor cursor;
    if (track.kind == TrackKind::Bone) {
        const auto* keys = findBoneTrack(motion, track.name);
        // On a key exactly, the key's own bits: registering an unchanged pose changes nothing.
        if (const auto index = keys ? keys->find(frame) : std::nullopt)
            value.bone = keys->values()[*index];
        else if (keys)
            value.bone = sampleBone(*keys, frame, cursor);
    } else if (const auto* keys = findMorphTrack(motion, track.name)) {
        value.weight = sampleMorph(*keys, frame, cursor);
    }
    return value;
}

bool isPosed(const TrackId& track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
}

void addKeys(ScenePatch& patch, ActorId actor, const Motion& motion, std::span<const KeyValue> keys)
{
    // Of two values for one key the later one counts.
    std::map<TrackId, std::map<std::uint32_t, const KeyValue*>> sorted;
    for (const KeyValue& key : keys)
        if (isPosed(key.track))
            sorted[key.track][key.frame] = &key;
    for (const auto& [track, frames] : sorted) {
        if (track.kind == TrackKind::Bone) {
            const auto* keysThere = findBoneTrack(motion, track.name);
            std::vector<BoneKeyframe> in;
            for (const auto& [frame, value] : frames)
                in.push_back(boneKey(keysThere, *value));
            addChange(patch, actor, motion, track, {}, std::move(in));
        } else {
            const auto* keysThere = findMorphTrack(motion, track.name);
            std::vector<MorphKeyframe> in;
            for (const auto& [frame, value] : frames)
                in.push_back(morphKey(keysThere, *value));
            addChange(patch, actor, motion, track, {}, std::move(in));
        }
    }
}

} // namespace

ScenePatch setKeys(
    const Scene& scene, const Selection& selection, ActorId actor, std::span<const KeyValue> keys)
{
    ScenePatch patch = patchWith(selection);
    if (const Motion* motion = findMotion(scene, actor))
        addKeys(patch, actor, *motion, keys);
    return patch;
}

ScenePatch registerKeys(const Scene& scene, const Selection& selection, ActorId actorId,
    std::span<const TrackId> tracks, std::uint32_t frame)
{
    ScenePatch patch = patchWith(selection);
    const Actor* actor = findActor(scene, actorId);
    if (!actor)
        return patch;
    std::vector<KeyValue> keys;
    DraftChange drafts{.actor = actorId, .removed = {}, .inserted = {}};
    std::vector<TrackId> sorted(tracks.begin(), tracks.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    patch.selectionAfter.keys.clear();
    for (const TrackId& track : sorted) {
        if (!isPosed(track))
            continue;
        const Draft* draft = findDraft(*actor, track, frame);
        keys.push_back(currentValue(actor->motion, draft, track, frame));
        if (draft)
            drafts.removed.push_back(*draft);
        patch.selectionAfter.keys.push_back({track, {frame}});
    }
    addKeys(patch, actorId, actor->motion, keys);
    if (!drafts.removed.empty())
        patch.parts.push_back(std::move(drafts));
    return patch;
}

ScenePatch deleteKeys(const Scene& scene, const Selection& selection, ActorId actor)
{
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return patch;
    for (const TrackKeys& each : selection.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            addChange<Key>(patch, actor, *motion, each.track, each.frames, {});
        });
    }
    patch.selectionAfter.keys.clear();
    return patch;
}

} // namespace mmd
