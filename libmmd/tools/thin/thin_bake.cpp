// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/thin_bake.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/thin/thin_keys.h"

namespace mmd {

Result<BakedKeys> bakeThinned(const EditTarget& target, FrameSpan span,
    std::span<const KeyValue> keys, ThinOptions options, ProgressPart progress)
{
    BakedKeys baked = bakeKeys(target, span.first, span.last, keys);
    const Actor* actor = findActor(target.scene, target.actor);
    if (!actor || !actor->model)
        return baked;
    std::vector<TrackId> tracks;
    for (const KeyValue& key : keys)
        if (tracks.empty() || tracks.back() != key.track)
            tracks.push_back(key.track);
    tracks = sortedTracks(tracks);
    const Scene dense = applied(target.scene, baked.patch);
    const Motion& motion = findActor(dense, target.actor)->motion;
    options.isForEachBone = true;
    const auto after =
        thinnedMotion(actor->model, motion, allInSpan(tracks, span), options, progress);
    if (!after)
        return tl::unexpected(after.error());
    baked.count += keyCountIn(*after, tracks, span);
    baked.count -= keyCountIn(motion, tracks, span);
    baked.patch = motionPatch(target.actor, actor->motion, *after);
    return baked;
}

Result<ThinnedPatch> thinnedPatch(const Scene& scene, ActorId actor, ScenePatch patch,
    std::span<const ThinnedTrack> tracks, const ThinOptions& options, ProgressPart progress)
{
    const Scene dense = applied(scene, patch);
    const Actor* after = findActor(dense, actor);
    if (!after || !after->model)
        return ThinnedPatch{std::move(patch), 0};
    const auto thinner = thinnedMotion(after->model, after->motion, tracks, options, progress);
    if (!thinner)
        return tl::unexpected(thinner.error());
    return ThinnedPatch{joined(std::move(patch), motionPatch(actor, after->motion, *thinner)),
        after->motion.keyCount() - thinner->keyCount()};
}

} // namespace mmd
