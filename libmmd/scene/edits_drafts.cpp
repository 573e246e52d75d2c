// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits.h"
#include "libmmd/scene/track_editing.h"

#include <map>
#include <tuple>

namespace mmd {
namespace {

/// Whether `draft` says what the keys say at its frame anyway.
bool isRedundant(const Motion& motion, const Draft& draft)
{
    TrackCursor cursor;
    if (draft.track.kind == TrackKind::Bone) {
        const auto* track = findBoneTrack(motion, draft.track.name);
        return draft.bone == (track ? sampleBone(*track, draft.frame, cursor) : BoneValue{});
    }
    const auto* track = findMorphTrack(motion, draft.track.name);
    return draft.weight == (track ? sampleMorph(*track, draft.frame, cursor) : 0.0f);
}

} // namespace

ScenePatch setDrafts(
    const Scene& scene, const Selection& selection, ActorId actorId, std::span<const Draft> drafts)
{
    ScenePatch patch = patchWith(selection);
    const Actor* actor = findActor(scene, actorId);
    if (!actor)
        return patch;
    // Sorted as an actor keeps them; of two for one key the later one counts.
    std::map<std::tuple<TrackId, std::uint32_t>, const Draft*> sorted;
    for (const Draft& draft : drafts)
        sorted[{draft.track, draft.frame}] = &draft;
    DraftChange change{.actor = actorId, .removed = {}, .inserted = {}};
    for (const auto& [key, draft] : sorted) {
        const Draft* before = findDraft(*actor, draft->track, draft->frame);
        const bool stays = !isRedundant(actor->motion, *draft);
        if (before && stays && *before == *draft)
            continue;
        if (before)
            change.removed.push_back(*before);
        if (stays)
            change.inserted.push_back(*draft);
    }
    if (!change.removed.empty() || !change.inserted.empty())
        patch.parts.push_back(std::move(change));
    return patch;
}

ScenePatch dropDrafts(const Scene& scene, const Selection& selection, ActorId actorId,
    std::span<const TrackId> tracks, std::uint32_t frame)
{
    ScenePatch patch = patchWith(selection);
    const Actor* actor = findActor(scene, actorId);
    if (!actor)
        return patch;
    DraftChange change{.actor = actorId, .removed = {}, .inserted = {}};
    for (const Draft& draft : actor->drafts) {
        const bool isMeant = std::find(tracks.begin(), tracks.end(), draft.track) != tracks.end();
        if (draft.frame == frame && isMeant)
            change.removed.push_back(draft);
    }
    if (!change.removed.empty())
        patch.parts.push_back(std::move(change));
    return patch;
}

} // namespace mmd
