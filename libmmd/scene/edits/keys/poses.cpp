// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/poses.h"

#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/selecting.h"
#include "libmmd/scene/shown_pose.h"

#include <vector>

namespace mmd {

bool isPoseLocked(const Scene& scene, ActorId id, const TrackId& track)
{
    const Actor* actor = findActor(scene, id);
    return actor && isListed(actor->boneLists, BoneList::Locked, track);
}

ScenePatch setPoses(const EditTarget& target, std::span<const Draft> poses, bool asKeys)
{
    std::vector<Draft> free(poses.begin(), poses.end());
    std::erase_if(free,
        [&](const Draft& draft) { return isPoseLocked(target.scene, target.actor, draft.track); });
    return asKeys ? registerValues(target, free) : setDrafts(target, free);
}

ScenePatch resetPose(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame, bool asKeys)
{
    std::vector<Draft> poses;
    for (const TrackId& track : tracks) {
        if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
            continue;
        const DraftValue rest =
            track.kind == TrackKind::Bone ? DraftValue(BoneValue{}) : DraftValue(MorphValue{});
        if (shownValue(target.scene, target.actor, track, frame) != rest)
            poses.push_back({track, frame, rest});
    }
    return setPoses(target, poses, asKeys);
}

ScenePatch setWeight(
    const EditTarget& target, const TrackId& morph, std::uint32_t frame, float weight, bool asKey)
{
    const Draft draft{morph, frame, MorphValue{weight}};
    ScenePatch patch = setPoses(target, {&draft, 1}, asKey);
    Selection after;
    after.setTrack(morph, true);
    if (asKey)
        after.setKey(morph, frame, true);
    else
        for (const Draft& each : draftsOf(target.scene, target.actor))
            if (each.frame == frame && each.track.kind == TrackKind::Morph)
                after.setTrack(each.track, true);
    select(patch, target, std::move(after));
    return patch;
}

ScenePatch pickTracks(const EditTarget& target, TrackList tracks)
{
    ScenePatch patch;
    select(patch, target, picked(target.selection, std::move(tracks), Choosing::Replace));
    return patch;
}

} // namespace mmd
