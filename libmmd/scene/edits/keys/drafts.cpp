// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/sampled_values.h"
#include "libmmd/scene/keyed_value.h"

#include <map>
#include <set>
#include <tuple>

namespace mmd {
namespace {

bool canHave(ActorId actor, const Draft& draft)
{
    using enum TrackKind;
    const TrackKind kind = draft.track.kind;
    const bool isOfScene = kind == Camera || kind == Light || kind == Shadow;
    return isOfScene == (actor == sceneActor) && kindOf(draft.value) == kind;
}

/// A camera draft has the curves of a new key. If there is a key, its curves stay when it is
/// registered.
Draft withoutCurves(Draft draft)
{
    if (auto* camera = std::get_if<CameraValue>(&draft.value))
        camera->interpolation = defaultCameraInterpolation();
    return draft;
}

/// Whether `draft` has the same value as the keys at its frame: equal bits, or equal evaluated
/// value.
bool isRedundant(const Scene& scene, ActorId actor, const Motion& motion, const Draft& draft)
{
    const bool isSampled = withKeyOf(draft.track.kind, [&]<class Key>() {
        const auto* track = findTrack<Key>(motion, draft.track.name);
        return track && std::get<typename Key::Value>(draft.value) == valueAt(*track, draft.frame);
    });
    const Draft keyed{draft.track, draft.frame, keyedValue(scene, actor, draft.track, draft.frame)};
    return isSampled || withoutCurves(keyed) == draft;
}

using DraftKey = std::tuple<TrackId, std::uint32_t>;

} // namespace

ScenePatch setDrafts(const EditTarget& target, std::span<const Draft> drafts)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    // Sorted as in an actor; of two drafts of one track and frame the later one counts.
    std::map<DraftKey, Draft> sorted;
    for (const Draft& draft : drafts)
        if (canHave(target.actor, draft))
            sorted.insert_or_assign({draft.track, draft.frame}, withoutCurves(draft));
    DraftChange change{.actor = target.actor, .removed = {}, .inserted = {}};
    for (const auto& [key, draft] : sorted) {
        const Draft* before =
            findDraft(draftsOf(target.scene, target.actor), draft.track, draft.frame);
        const bool stays = !isRedundant(target.scene, target.actor, *motion, draft);
        if (before && stays && *before == draft)
            continue;
        if (before)
            change.removed.push_back(*before);
        if (stays)
            change.inserted.push_back(draft);
    }
    if (!change.removed.empty() || !change.inserted.empty())
        patch.parts.push_back(std::move(change));
    return patch;
}

ScenePatch dropDrafts(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame)
{
    std::vector<Draft> wanted;
    for (const Draft& draft : draftsOf(target.scene, target.actor))
        if (draft.frame == frame &&
            std::find(tracks.begin(), tracks.end(), draft.track) != tracks.end())
            wanted.push_back(draft);
    return dropDrafts(target, wanted);
}

ScenePatch dropDrafts(const EditTarget& target, std::span<const Draft> wanted)
{
    ScenePatch patch;
    std::set<DraftKey> keys;
    for (const Draft& draft : wanted)
        keys.insert({draft.track, draft.frame});
    DraftChange change{.actor = target.actor, .removed = {}, .inserted = {}};
    for (const auto& [track, frame] : keys)
        if (const Draft* draft = findDraft(draftsOf(target.scene, target.actor), track, frame))
            change.removed.push_back(*draft);
    if (!change.removed.empty())
        patch.parts.push_back(std::move(change));
    return patch;
}

} // namespace mmd
