// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/number_edits.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/draft_numbers.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/posed_keys.h"

#include <map>

namespace mmd {
namespace {

template <class Key>
using EditedKeys = std::map<std::uint32_t, Key>;

template <class Key>
void addEdited(Motion& to, const Motion& from, const TrackId& id, const EditedKeys<Key>& edited)
{
    std::vector<Key> keys;
    for (const auto& [frame, key] : edited)
        keys.push_back(key);
    if (!keys.empty())
        replaceTrack(to, Track<Key>(findTrack<Key>(from, id.name)->field(), keys));
}

/// The patch of every selected key; change(key) edits the key and says whether it changed it.
template <class Key, class Change>
ScenePatch changedKeys(const EditTarget& target, Change change)
{
    Motion changed;
    const Motion* motion = findMotion(target.scene, target.actor);
    for (const TrackKeys& selected : target.selection.keys) {
        if (!motion || selected.track.kind != Key::kind)
            continue;
        EditedKeys<Key> keys;
        const Track<Key>* track = findTrack<Key>(*motion, selected.track.name);
        for (const std::uint32_t frame : selected.frames) {
            const auto index = track ? track->find(frame) : std::nullopt;
            if (!index)
                continue;
            const Key before = track->key(*index);
            if (Key key = before; change(key) && !(key == before))
                keys.emplace(frame, std::move(key));
        }
        addEdited(changed, *motion, selected.track, keys);
    }
    return replaceKeys(target, changed);
}

template <class Key>
bool setCell(Key& key, const NewNumber& wanted)
{
    return setNumber(key, wanted.number, wanted.value);
}

template <class Interpolation>
bool setCurve(Interpolation& interpolation, const NewCurve& wanted)
{
    auto curves = curvesOf(interpolation);
    if (wanted.channel >= curves.size())
        return false;
    curves[wanted.channel] = wanted.curve;
    interpolation = withCurves(interpolation, curves);
    return true;
}

template <class Key>
bool setCell(Key& key, const NewCurve& wanted)
{
    if constexpr (Key::kind == TrackKind::Bone)
        return setCurve(key.interpolation, wanted);
    else if constexpr (Key::kind == TrackKind::Camera)
        return setCurve(key.value.interpolation, wanted);
    else
        return false;
}

/// Applies the edits of one track; false if one of them is impossible.
template <class Key>
bool addEdits(
    Motion& to, const Motion& from, const TrackId& id, std::span<const CellEdit* const> edits)
{
    const Track<Key>* track = findTrack<Key>(from, id.name);
    EditedKeys<Key> keys;
    for (const CellEdit* edit : edits) {
        auto at = keys.find(edit->frame);
        if (at == keys.end()) {
            const auto index = track ? track->find(edit->frame) : std::nullopt;
            if (!index)
                return false;
            at = keys.emplace(edit->frame, track->key(*index)).first;
        }
        const auto set = [&key = at->second](const auto& cell) { return setCell(key, cell); };
        if (!std::visit(set, edit->cell))
            return false;
    }
    addEdited(to, from, id, keys);
    return true;
}

KeyValue keyValueOf(PosedKey key)
{
    KeyValue value{
        .track = std::move(key.track), .frame = key.frame, .bone = {}, .interpolation = {}};
    if (const auto* bone = std::get_if<BoneValue>(&key.value))
        value.bone = *bone;
    else
        value.weight = std::get<MorphValue>(key.value).weight;
    return value;
}

} // namespace

ScenePatch changeNumbers(const EditTarget& target, TrackKind kind, const NumberChange& change)
{
    return withKeyOf(kind, [&]<class Key>() {
        return changedKeys<Key>(target, [&](Key& key) {
            const auto number = numberOf(key, change.number);
            return number && setNumber(key, change.number, change.change(*number));
        });
    });
}

ScenePatch changePoseNumbers(
    const EditTarget& target, std::uint32_t frame, const NumberChange& change, bool asKeys)
{
    std::vector<PosedKey> keys = posedKeys(target, frame);
    const Actor* actor = findActor(target.scene, target.actor);
    TrackId track; // of the key before: its keys are together
    bool isAllowed = true;
    std::erase_if(keys, [&](PosedKey& key) {
        if (key.track != track)
            isAllowed = allowsNumber(*actor, track = key.track, change.number);
        const auto number = numberOf(key.value, change.number);
        const double wanted = number ? change.change(*number) : 0.0;
        return !number || (!isAllowed && wanted != 0.0) ||
               !setNumber(key.value, change.number, wanted);
    });
    if (poseTarget(target) == PoseTarget::Keys) {
        std::vector<KeyValue> values;
        values.reserve(keys.size());
        for (PosedKey& key : keys)
            values.push_back(keyValueOf(std::move(key)));
        return setKeys(target, values);
    }
    std::vector<Draft> drafts;
    drafts.reserve(keys.size());
    for (PosedKey& key : keys)
        drafts.push_back({std::move(key.track), key.frame, key.value});
    return setPoses(target, drafts, asKeys);
}

std::optional<ScenePatch> setCells(const EditTarget& target, std::span<const CellEdit> edits)
{
    const Motion* motion = findMotion(target.scene, target.actor);
    std::map<TrackId, std::vector<const CellEdit*>> byTrack;
    for (const CellEdit& edit : edits)
        byTrack[edit.track].push_back(&edit);
    Motion changed;
    for (const auto& entry : byTrack) {
        const bool isDone = motion && withKeyOf(entry.first.kind, [&]<class Key>() {
            return addEdits<Key>(changed, *motion, entry.first, entry.second);
        });
        if (!isDone)
            return std::nullopt;
    }
    return replaceKeys(target, changed);
}

ScenePatch changeSwitch(const EditTarget& target, std::string_view name, bool on)
{
    return changedKeys<ShowIkKeyframe>(target, [&](ShowIkKeyframe& key) {
        key.value = withIk(std::move(key.value), name, on);
        return true;
    });
}

} // namespace mmd
