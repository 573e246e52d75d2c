// SPDX-License-Identifier: MIT
#include "libmmd/scene/posed_keys.h"

#include "libmmd/motion/sampling.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

bool isPosed(const TrackId& track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
}

PosedKey shownAt(const Actor& actor, const TrackId& track, double frame)
{
    PosedKey key{.track = track, .frame = std::uint32_t(frame), .value = {}};
    const bool isWhole = frame == std::floor(frame);
    if (const auto* draft = isWhole ? findDraft(actor.drafts, track, key.frame) : nullptr) {
        key.value = draft->value;
        key.isDraft = true;
        return key;
    }
    TrackCursor cursor;
    if (track.kind == TrackKind::Morph) {
        const auto* keys = findMorphTrack(actor.motion, track.name);
        key.value = MorphValue{keys ? sampleMorph(*keys, frame, cursor) : 0.0f};
    } else if (const auto* keys = findBoneTrack(actor.motion, track.name)) {
        // Keep a key's own bits: a number that is not edited must not change by rounding.
        const auto index = isWhole ? keys->find(key.frame) : std::nullopt;
        key.value = index ? keys->values()[*index] : sampleBone(*keys, frame, cursor);
    }
    return key;
}

template <class Key>
void visitKeys(const Motion& motion, const TrackKeys& selected, const PosedKeyVisitor& visit)
{
    const Track<Key>* track = findTrack<Key>(motion, selected.track.name);
    PosedKey key{.track = selected.track, .frame = 0, .value = {}};
    for (const std::uint32_t frame : selected.frames)
        if (const auto index = track ? track->find(frame) : std::nullopt) {
            key.frame = frame;
            key.value = track->values()[*index];
            visit(key);
        }
}

} // namespace

PoseTarget poseTarget(const EditTarget& target)
{
    const Selection& selection = target.selection;
    if (!findActor(target.scene, target.actor))
        return PoseTarget::Nothing;
    for (const TrackKeys& keys : selection.keys)
        if (isPosed(keys.track))
            return PoseTarget::Keys;
    return std::any_of(selection.tracks.begin(), selection.tracks.end(), isPosed)
               ? PoseTarget::Drafts
               : PoseTarget::Nothing;
}

void visitPosedKeys(const EditTarget& target, double frame, const PosedKeyVisitor& visit)
{
    const Actor* actor = findActor(target.scene, target.actor);
    const PoseTarget what = poseTarget(target);
    if (what == PoseTarget::Keys) {
        for (const TrackKeys& each : target.selection.keys)
            if (each.track.kind == TrackKind::Bone)
                visitKeys<BoneKeyframe>(actor->motion, each, visit);
            else if (each.track.kind == TrackKind::Morph)
                visitKeys<MorphKeyframe>(actor->motion, each, visit);
    } else if (what == PoseTarget::Drafts) {
        for (const TrackId& track : target.selection.tracks)
            if (isPosed(track))
                visit(shownAt(*actor, track, frame));
    }
}

std::vector<PosedKey> posedKeys(const EditTarget& target, double frame)
{
    std::vector<PosedKey> keys;
    visitPosedKeys(target, frame, [&](const PosedKey& key) { keys.push_back(key); });
    return keys;
}

bool allowsNumber(const Actor& actor, const TrackId& track, KeyNumber number)
{
    if (!actor.model || track.kind != TrackKind::Bone ||
        (!isPosition(number) && !isRotation(number)))
        return true;
    const int flag = isPosition(number) ? pmx::boneFlag::movable : pmx::boneFlag::rotatable;
    const std::vector<int> bones = actor.model->bonesOfTrack(track.name);
    return bones.empty() || std::any_of(bones.begin(), bones.end(), [&](int bone) {
        return (int(actor.model->data.bones[std::size_t(bone)].flags) & flag) != 0;
    });
}

} // namespace mmd
