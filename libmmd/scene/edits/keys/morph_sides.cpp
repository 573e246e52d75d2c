// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/morph_sides.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/selecting.h"
#include "libmmd/scene/shown_pose.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mmd {
namespace {

/// The other side of a morph of the target's model; none for other tracks and without one.
std::optional<TrackId> otherSideOf(const EditTarget& target, const TrackId& track)
{
    const Actor* actor = findActor(target.scene, target.actor);
    if (!actor || !actor->model || track.kind != TrackKind::Morph)
        return std::nullopt;
    TrackId other = mirroredTrack(track, actor->model.get());
    if (other == track || actor->model->morphsOfTrack(other.name).empty())
        return std::nullopt;
    return other;
}

} // namespace

ScenePatch mirrorMorphs(const EditTarget& target, std::span<const TrackId> morphs,
    std::uint32_t frame, MorphSides sides, bool asKeys)
{
    std::vector<Draft> weights;
    Selection after = target.selection;
    const auto set = [&](const TrackId& track, const TrackId& from) {
        const DraftValue value = shownValue(target.scene, target.actor, from, frame);
        const bool isSet = std::any_of(
            weights.begin(), weights.end(), [&](const Draft& each) { return each.track == track; });
        if (!isSet && shownValue(target.scene, target.actor, track, frame) != value)
            weights.push_back({track, frame, value});
        after.setTrack(track, true);
    };
    for (const TrackId& track : morphs) {
        const auto other = otherSideOf(target, track);
        if (!other)
            continue;
        const bool areBothGiven = std::find(morphs.begin(), morphs.end(), *other) != morphs.end();
        if (sides == MorphSides::Copy && areBothGiven)
            continue;
        set(*other, track);
        if (sides == MorphSides::Exchange)
            set(track, *other);
        else
            after.setTrack(track, true);
    }
    if (weights.empty())
        return {};
    ScenePatch patch = setPoses(target, weights, asKeys);
    if (!asKeys) {
        after.keys.clear();
        select(patch, target, std::move(after));
    }
    return patch;
}

bool hasOtherSide(const EditTarget& target, std::span<const TrackId> tracks)
{
    return std::any_of(tracks.begin(), tracks.end(),
        [&](const TrackId& track) { return otherSideOf(target, track).has_value(); });
}

} // namespace mmd
