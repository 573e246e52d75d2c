// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/list_edits.h"

#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mmd {
namespace {

std::vector<TrackId> sortedBones(std::span<const TrackId> tracks)
{
    std::vector<TrackId> bones = sortedTracks(tracks);
    std::erase_if(bones, [](const TrackId& track) { return track.kind != TrackKind::Bone; });
    return bones;
}

std::vector<TrackId>& listIn(BoneLists& lists, BoneList which)
{
    return which == BoneList::Hidden ? lists.hidden : lists.locked;
}

bool hasTrack(const std::vector<TrackId>& sorted, const TrackId& track)
{
    return std::binary_search(sorted.begin(), sorted.end(), track);
}

/// Deselects the tracks that become hidden, and their keys.
Selection withoutHidden(const Selection& selection, const BoneLists& before, const BoneLists& after)
{
    const auto isHiddenNow = [&](const TrackId& track) {
        return hasTrack(after.hidden, track) && !hasTrack(before.hidden, track);
    };
    std::vector<TrackId> tracks = selection.tracks;
    std::erase_if(tracks, isHiddenNow);
    Selection rest{std::move(tracks), selection.keys};
    std::erase_if(rest.keys, [&](const TrackKeys& keys) { return isHiddenNow(keys.track); });
    return rest;
}

/// Replaces the lists of the target's actor by the result of change(lists).
template <class Change>
ScenePatch changed(const EditTarget& target, Change change)
{
    ScenePatch patch;
    const Actor* actor = findActor(target.scene, target.actor);
    if (!actor)
        return patch;
    BoneLists after = actor->boneLists;
    change(after);
    if (after == actor->boneLists)
        return patch;
    Selection selection = withoutHidden(target.selection, actor->boneLists, after);
    if (!(selection == target.selection))
        select(patch, target, std::move(selection));
    patch.parts.push_back(BoneListsChange{target.actor, actor->boneLists, std::move(after)});
    return patch;
}

bool isSetName(std::string_view name)
{
    return !name.empty() && name.size() <= longestSetName;
}

/// The set's place, or the end.
auto setNamed(BoneLists& lists, std::string_view name)
{
    return std::find_if(lists.sets.begin(), lists.sets.end(),
        [&](const TrackSet& set) { return set.name == name; });
}

} // namespace

const std::vector<TrackId>& listOf(const BoneLists& lists, BoneList which)
{
    return which == BoneList::Hidden ? lists.hidden : lists.locked;
}

bool isListed(const BoneLists& lists, BoneList which, const TrackId& track)
{
    return hasTrack(listOf(lists, which), track);
}

ScenePatch setListed(
    const EditTarget& target, BoneList which, std::span<const TrackId> tracks, bool on)
{
    return changed(target, [&](BoneLists& lists) {
        std::vector<TrackId>& list = listIn(lists, which);
        const std::vector<TrackId> bones = sortedBones(tracks);
        std::vector<TrackId> after;
        const auto out = std::back_inserter(after);
        if (on)
            std::set_union(list.begin(), list.end(), bones.begin(), bones.end(), out);
        else
            std::set_difference(list.begin(), list.end(), bones.begin(), bones.end(), out);
        list = std::move(after);
    });
}

ScenePatch hideOthers(const EditTarget& target, std::span<const TrackId> tracks)
{
    return changed(target, [&](BoneLists& lists) {
        const Actor* actor = findActor(target.scene, target.actor);
        const std::vector<TrackId> kept = sortedBones(tracks);
        std::vector<TrackId> all = lists.hidden;
        for (std::size_t bone = 0; actor->model && bone < actor->model->data.bones.size(); ++bone)
            all.push_back(actor->model->boneTrack(int(bone)));
        std::erase_if(all, [&](const TrackId& track) { return hasTrack(kept, track); });
        lists.hidden = sortedBones(all);
    });
}

ScenePatch clearList(const EditTarget& target, BoneList which)
{
    return changed(target, [&](BoneLists& lists) { listIn(lists, which).clear(); });
}

const TrackSet* findSet(const BoneLists& lists, std::string_view name)
{
    const auto found = std::find_if(lists.sets.begin(), lists.sets.end(),
        [&](const TrackSet& set) { return set.name == name; });
    return found == lists.sets.end() ? nullptr : &*found;
}

bool canNameSet(const BoneLists& lists, std::string_view name)
{
    return isSetName(name) && !findSet(lists, name);
}

ScenePatch saveSet(
    const EditTarget& target, const std::string& name, std::span<const TrackId> tracks)
{
    return changed(target, [&](BoneLists& lists) {
        if (tracks.empty() || !isSetName(name))
            return;
        if (const auto set = setNamed(lists, name); set != lists.sets.end())
            set->tracks = sortedTracks(tracks);
        else if (lists.sets.size() < mostTrackSets)
            lists.sets.push_back({name, sortedTracks(tracks)});
    });
}

ScenePatch renameSet(const EditTarget& target, std::string_view name, const std::string& newName)
{
    return changed(target, [&](BoneLists& lists) {
        const auto set = setNamed(lists, name);
        if (set != lists.sets.end() && canNameSet(lists, newName))
            set->name = newName;
    });
}

ScenePatch removeSet(const EditTarget& target, std::string_view name)
{
    return changed(target, [&](BoneLists& lists) {
        if (const auto set = setNamed(lists, name); set != lists.sets.end())
            lists.sets.erase(set);
    });
}

} // namespace mmd
