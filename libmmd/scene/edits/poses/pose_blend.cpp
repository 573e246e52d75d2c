// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/poses/pose_blend.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/poses/pose_mix.h"
#include "libmmd/scene/shown_pose.h"

#include <algorithm>

namespace mmd {
namespace {

std::size_t posedTracksIn(const Selection& selection)
{
    return static_cast<std::size_t>(
        std::count_if(selection.tracks.begin(), selection.tracks.end(), [](const TrackId& track) {
            return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
        }));
}

} // namespace

ScenePatch blendPose(const EditTarget& target, const PoseBlend& blend)
{
    if (blend.amount == 0.0)
        return {};
    std::vector<Draft> poses = draftsOfPose(target.scene, target.actor, blend.pose, blend.frame);
    if (posedTracksIn(target.selection) > 0)
        std::erase_if(
            poses, [&](const Draft& draft) { return !target.selection.hasTrack(draft.track); });
    for (Draft& draft : poses)
        draft.value = mixedPose(shownValue(target.scene, target.actor, draft.track, draft.frame),
            draft.value, blend.amount);
    return setPoses(target, poses, blend.asKeys);
}

PoseFit fitOfPose(const EditTarget& target, const Motion& pose)
{
    PoseFit fit;
    const std::vector<TrackId> missing = tracksMissingFor(target.scene, target.actor, pose);
    fit.missing = missing.size();
    fit.selected = posedTracksIn(target.selection);
    for (const TrackId& track : trackIds(pose))
        if (!std::binary_search(missing.begin(), missing.end(), track) &&
            (fit.selected == 0 || target.selection.hasTrack(track)))
            fit.tracks.push_back(track);
    fit.locked = std::erase_if(fit.tracks,
        [&](const TrackId& track) { return isPoseLocked(target.scene, target.actor, track); });
    return fit;
}

} // namespace mmd
