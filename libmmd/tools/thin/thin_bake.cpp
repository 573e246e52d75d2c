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

} // namespace mmd
