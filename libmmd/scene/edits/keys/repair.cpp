// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/repair.h"

#include "libmmd/motion/key_repair.h"
#include "libmmd/scene/edits/track_editing.h"

#include <bitset>
#include <map>

namespace mmd {
namespace {

using Defects = std::bitset<4>; ///< indexed by KeyDefect

bool has(Defects defects, KeyDefect defect)
{
    return defects.test(std::size_t(defect));
}

bool isRepaired(const BoneValue& value, Defects defects)
{
    return isFinite(value) ? has(defects, KeyDefect::Rotation) : has(defects, KeyDefect::Number);
}

bool isRepaired(const auto& value, Defects defects)
{
    return !isFinite(value) && has(defects, KeyDefect::Number);
}

template <class Key>
Key repairedKey(Key key, Defects defects)
{
    if constexpr (Key::kind == TrackKind::Camera) {
        const CameraInterpolation curves = key.value.interpolation;
        if (isRepaired(key.value, defects))
            key.value = repaired(key.value);
        key.value.interpolation = has(defects, KeyDefect::Curve) ? repaired(curves) : curves;
    } else if constexpr (Key::kind != TrackKind::ShowIk) {
        if (isRepaired(key.value, defects))
            key.value = repaired(key.value);
    }
    if constexpr (Key::kind == TrackKind::Bone)
        if (has(defects, KeyDefect::Curve))
            key.interpolation = repaired(key.interpolation);
    return key;
}

/// The edit that repairs one track. editOf() removes the raw records at changed frames too; hidden
/// ones are removed at every frame.
template <class Key>
TrackEdit<Key> repairOf(const Track<Key>& track, Defects defects)
{
    KeyList<Key> in;
    for (std::size_t index = 0; index < track.size(); ++index) {
        Key before = track.key(index);
        Key after = repairedKey(before, defects);
        if (!(after == before))
            in.push_back(std::move(after));
    }
    TrackEdit<Key> edit = editOf(&track, {}, std::move(in));
    std::vector<RawRecord> gone;
    for (const RawRecord& raw : track.raws()) {
        const bool leaves = std::binary_search(edit.rawRemoved.begin(), edit.rawRemoved.end(), raw,
            [](const RawRecord& a, const RawRecord& b) { return a.fileIndex < b.fileIndex; });
        if (leaves || (has(defects, KeyDefect::Duplicate) && track.isHidden(raw)))
            gone.push_back(raw);
    }
    edit.rawRemoved = std::move(gone);
    return edit;
}

template <class Key>
void addRepair(ScenePatch& patch, ActorId actor, const Track<Key>& track, Defects defects)
{
    TrackEdit<Key> edit = repairOf(track, defects);
    if (!(edit == TrackEdit<Key>{}))
        patch.parts.push_back(KeyChange<Key>{actor, track.field(), std::move(edit)});
}

} // namespace

ScenePatch repairKeys(const EditTarget& target)
{
    ScenePatch patch;
    if (const Motion* motion = findMotion(target.scene, target.actor))
        forEachTrack(*motion,
            [&](const auto& track) { addRepair(patch, target.actor, track, Defects().set()); });
    return patch;
}

ScenePatch repairKeys(const EditTarget& target, std::span<const KeyRepair> repairs)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    std::map<TrackId, Defects> byTrack;
    for (const KeyRepair& each : repairs)
        byTrack[each.track].set(std::size_t(each.defect));
    for (const auto& each : byTrack)
        withKeyOf(each.first.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(*motion, each.first.name))
                addRepair(patch, target.actor, *track, each.second);
        });
    return patch;
}

} // namespace mmd
