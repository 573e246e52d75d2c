// SPDX-License-Identifier: MIT
#include "libmmd/scene/parents/track_parents.h"

#include <algorithm>

namespace mmd {

std::span<const OutsideParentKey> parentsOfTrack(
    const Scene& scene, ActorId actor, const TrackId& track)
{
    const std::span<const OutsideParentKey> keys = parentsOf(scene, actor);
    if (track.kind == TrackKind::Camera && actor == sceneActor)
        return keys;
    if (track.kind != TrackKind::Bone)
        return {};
    const auto isBefore = [](const OutsideParentKey& key, const std::string& bone) {
        return key.bone < bone;
    };
    const auto isAfter = [](const std::string& bone, const OutsideParentKey& key) {
        return bone < key.bone;
    };
    const auto first = std::lower_bound(keys.begin(), keys.end(), track.name, isBefore);
    return {first, std::upper_bound(first, keys.end(), track.name, isAfter)};
}

std::vector<TrackId> tracksWithParents(const Scene& scene, ActorId actor)
{
    std::vector<TrackId> tracks;
    for (const OutsideParentKey& key : parentsOf(scene, actor)) {
        TrackId track = actor == sceneActor ? TrackId{TrackKind::Camera, {}}
                                            : TrackId{TrackKind::Bone, key.bone};
        if (tracks.empty() || tracks.back() != track)
            tracks.push_back(std::move(track));
    }
    return tracks;
}

} // namespace mmd
