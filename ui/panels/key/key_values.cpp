// SPDX-License-Identifier: MIT
#include "ui/panels/key/key_values.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/poses.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

bool isPosed(const mmd::TrackId& track)
{
    return track.kind == mmd::TrackKind::Bone || track.kind == mmd::TrackKind::Morph;
}

int axisOf(KeyNumber number)
{
    return int(number) % 3;
}

bool isRotation(KeyNumber number)
{
    return number >= KeyNumber::RotationX && number <= KeyNumber::RotationZ;
}

/// Degrees: a rotation is one quaternion, so the same angle comes back a little different where the
/// other two are others.
constexpr double angleRounding = 1e-3;

void addNumber(Shared<double>& shared, KeyNumber number, double value)
{
    const bool isSame =
        isRotation(number) && shared.count > 0 && std::abs(value - shared.value) < angleRounding;
    shared.add(isSame ? shared.value : value);
}

PosedKey shownAt(const mmd::Actor& actor, const mmd::TrackId& track, double frame)
{
    PosedKey key{.track = track, .frame = std::uint32_t(frame), .bone = {}};
    const bool isWhole = frame == std::floor(frame);
    if (const auto* draft = isWhole ? mmd::findDraft(actor.drafts, track, key.frame) : nullptr) {
        if (const auto* bone = std::get_if<mmd::BoneValue>(&draft->value))
            key.bone = *bone;
        else if (const auto* morph = std::get_if<mmd::MorphValue>(&draft->value))
            key.weight = morph->weight;
        key.isDraft = true;
        return key;
    }
    mmd::TrackCursor cursor;
    if (track.kind == mmd::TrackKind::Morph) {
        const auto* keys = mmd::findMorphTrack(actor.motion, track.name);
        key.weight = keys ? mmd::sampleMorph(*keys, frame, cursor) : 0.0f;
    } else if (const auto* keys = mmd::findBoneTrack(actor.motion, track.name)) {
        // On a key its own bits: a number that is not edited must not change by rounding.
        const auto index = isWhole ? keys->find(key.frame) : std::nullopt;
        key.bone = index ? keys->values()[*index] : mmd::sampleBone(*keys, frame, cursor);
    }
    return key;
}

void addKeys(std::vector<PosedKey>& keys, const mmd::Motion& motion, const mmd::TrackKeys& selected)
{
    const auto* bones = selected.track.kind == mmd::TrackKind::Bone
                            ? mmd::findBoneTrack(motion, selected.track.name)
                            : nullptr;
    const auto* morphs = selected.track.kind == mmd::TrackKind::Morph
                             ? mmd::findMorphTrack(motion, selected.track.name)
                             : nullptr;
    for (const std::uint32_t frame : selected.frames) {
        PosedKey key{.track = selected.track, .frame = frame, .bone = {}};
        if (const auto index = bones ? bones->find(frame) : std::nullopt)
            key.bone = bones->values()[*index];
        else if (const auto at = morphs ? morphs->find(frame) : std::nullopt)
            key.weight = morphs->values()[*at].weight;
        else
            continue;
        keys.push_back(std::move(key));
    }
}

/// Physics and curves, which only keys have.
void addTails(KeySummary& summary, const mmd::Motion& motion, const mmd::TrackKeys& selected)
{
    const auto* track = mmd::findBoneTrack(motion, selected.track.name);
    for (const std::uint32_t frame : selected.frames) {
        const auto index = track ? track->find(frame) : std::nullopt;
        if (!index)
            continue;
        summary.physics.add(mmd::isPhysicsOn(track->tail(*index)));
        const mmd::BoneCurves& curves = track->curves(*index);
        for (std::size_t channel = 0; channel < curves.size(); ++channel) {
            const int numbers[] = {
                curves[channel].x1, curves[channel].y1, curves[channel].x2, curves[channel].y2};
            for (std::size_t at = 0; at < 4; ++at)
                summary.curves[channel][at].add(numbers[at]);
        }
    }
}

} // namespace

bool PosedKey::has(KeyNumber number) const
{
    return (number == KeyNumber::Weight) == (track.kind == mmd::TrackKind::Morph);
}

double PosedKey::number(KeyNumber number) const
{
    if (number == KeyNumber::Weight)
        return double(weight);
    const int axis = axisOf(number);
    return double(
        isRotation(number) ? mmd::panelAngles(bone.rotation)[axis] : bone.translation[axis]);
}

void PosedKey::setNumber(KeyNumber number, double value)
{
    if (number == KeyNumber::Weight) {
        weight = float(value);
    } else if (!isRotation(number)) {
        bone.translation[axisOf(number)] = float(value);
    } else {
        glm::vec3 angles = mmd::panelAngles(bone.rotation);
        angles[axisOf(number)] = float(value);
        bone.rotation = mmd::rotationOfPanelAngles(angles);
    }
}

KeyTarget keyTarget(const mmd::Scene& scene, const mmd::Selection& selection)
{
    if (!mmd::activeActor(scene))
        return KeyTarget::Nothing;
    for (const mmd::TrackKeys& keys : selection.keys)
        if (isPosed(keys.track))
            return KeyTarget::Keys;
    return std::any_of(selection.tracks.begin(), selection.tracks.end(), isPosed)
               ? KeyTarget::Drafts
               : KeyTarget::Nothing;
}

std::vector<PosedKey> posedKeys(
    const mmd::Scene& scene, const mmd::Selection& selection, double frame)
{
    std::vector<PosedKey> keys;
    const mmd::Actor* actor = mmd::activeActor(scene);
    if (keyTarget(scene, selection) == KeyTarget::Keys) {
        for (const mmd::TrackKeys& each : selection.keys)
            addKeys(keys, actor->motion, each);
    } else if (actor) {
        for (const mmd::TrackId& track : selection.tracks)
            if (isPosed(track))
                keys.push_back(shownAt(*actor, track, frame));
    }
    return keys;
}

mmd::ScenePatch changeNumber(const mmd::EditTarget& target, std::uint32_t frame, KeyNumber number,
    const std::function<double(double)>& change, bool autoKey)
{
    std::vector<PosedKey> keys = posedKeys(target.scene, target.selection, frame);
    std::erase_if(keys, [&](const PosedKey& key) { return !key.has(number); });
    for (PosedKey& key : keys)
        key.setNumber(number, change(key.number(number)));
    if (keyTarget(target.scene, target.selection) == KeyTarget::Keys) {
        std::vector<mmd::KeyValue> values;
        values.reserve(keys.size());
        for (PosedKey& key : keys)
            values.push_back({.track = std::move(key.track),
                .frame = key.frame,
                .bone = key.bone,
                .weight = key.weight,
                .tail = {}});
        return mmd::setKeys(target, values);
    }
    std::vector<mmd::Draft> drafts;
    drafts.reserve(keys.size());
    for (PosedKey& key : keys) {
        const bool isBone = key.track.kind == mmd::TrackKind::Bone;
        drafts.push_back({.track = std::move(key.track),
            .frame = key.frame,
            .value = isBone ? mmd::DraftValue(key.bone) : mmd::MorphValue{key.weight}});
    }
    return mmd::setPoses(target, drafts, autoKey);
}

KeySummary summaryOf(const mmd::Scene& scene, const mmd::Selection& selection, double frame)
{
    KeySummary summary;
    summary.target = keyTarget(scene, selection);
    for (const PosedKey& key : posedKeys(scene, selection, frame)) {
        ++summary.keyCount;
        ++(key.track.kind == mmd::TrackKind::Bone ? summary.boneCount : summary.morphCount);
        summary.draftCount += key.isDraft ? 1 : 0;
        if (summary.tracks.empty() || summary.tracks.back() != key.track)
            summary.tracks.push_back(key.track);
        summary.frame.add(key.frame);
        for (std::size_t number = 0; number < keyNumberCount; ++number)
            if (key.has(KeyNumber(number)))
                addNumber(
                    summary.numbers[number], KeyNumber(number), key.number(KeyNumber(number)));
    }
    const mmd::Actor* actor = mmd::activeActor(scene);
    if (summary.target == KeyTarget::Keys) {
        for (const mmd::TrackKeys& keys : selection.keys)
            if (keys.track.kind == mmd::TrackKind::Bone)
                addTails(summary, actor->motion, keys);
    } else if (actor && frame == std::floor(frame)) {
        for (const mmd::TrackId& track : summary.tracks)
            if (track.kind == mmd::TrackKind::Bone)
                addTails(summary, actor->motion, {track, {std::uint32_t(frame)}});
    }
    return summary;
}

} // namespace odori
