// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/repair.h"

#include "libmmd/motion/key_repair.h"
#include "libmmd/scene/edits/track_editing.h"

namespace mmd {
namespace {

template <class Key>
Key repairedKey(Key key)
{
    if constexpr (Key::kind != TrackKind::ShowIk)
        key.value = repaired(key.value);
    if constexpr (Key::kind == TrackKind::Bone)
        key.interpolation = repaired(key.interpolation);
    return key;
}

/// The edit that repairs one track. editOf() removes the raw records at changed frames too; hidden
/// ones are removed at every frame.
template <class Key>
TrackEdit<Key> repairOf(const Track<Key>& track)
{
    KeyList<Key> in;
    for (std::size_t index = 0; index < track.size(); ++index) {
        Key before = track.key(index);
        Key after = repairedKey(before);
        if (!(after == before))
            in.push_back(std::move(after));
    }
    TrackEdit<Key> edit = editOf(&track, {}, std::move(in));
    std::vector<RawRecord> gone;
    for (const RawRecord& raw : track.raws()) {
        const bool leaves = std::binary_search(edit.rawRemoved.begin(), edit.rawRemoved.end(), raw,
            [](const RawRecord& a, const RawRecord& b) { return a.fileIndex < b.fileIndex; });
        if (leaves || track.isHidden(raw))
            gone.push_back(raw);
    }
    edit.rawRemoved = std::move(gone);
    return edit;
}

template <class Key>
void addRepair(ScenePatch& patch, ActorId actor, const TrackPtr<Key>& track)
{
    if (!track)
        return;
    TrackEdit<Key> edit = repairOf(*track);
    if (!(edit == TrackEdit<Key>{}))
        patch.parts.push_back(KeyChange<Key>{actor, track->field(), std::move(edit)});
}

} // namespace

ScenePatch repairKeys(const EditTarget& target)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    for (const auto& track : motion->bones)
        addRepair(patch, target.actor, track);
    for (const auto& track : motion->morphs)
        addRepair(patch, target.actor, track);
    addRepair(patch, target.actor, motion->camera);
    addRepair(patch, target.actor, motion->light);
    addRepair(patch, target.actor, motion->shadow);
    addRepair(patch, target.actor, motion->showIk);
    return patch;
}

} // namespace mmd
