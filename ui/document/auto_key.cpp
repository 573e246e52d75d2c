// SPDX-License-Identifier: MIT
#include "ui/document/auto_key.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace odori {
namespace {

/// The change that takes the drafts away that stand where `wanted` says.
mmd::DraftChange removalOf(
    const mmd::Scene& scene, mmd::ActorId actorId, std::span<const mmd::Draft> wanted)
{
    mmd::DraftChange change{.actor = actorId, .removed = {}, .inserted = {}};
    const mmd::Actor* actor = mmd::findActor(scene, actorId);
    if (!actor)
        return change;
    for (const mmd::Draft& each : wanted)
        if (const mmd::Draft* draft = mmd::findDraft(*actor, each.track, each.frame))
            change.removed.push_back(*draft);
    const auto place = [](const mmd::Draft& draft) { return std::tie(draft.track, draft.frame); };
    const auto isBefore = [&](const auto& a, const auto& b) { return place(a) < place(b); };
    const auto isSame = [&](const auto& a, const auto& b) { return place(a) == place(b); };
    std::sort(change.removed.begin(), change.removed.end(), isBefore);
    change.removed.erase(
        std::unique(change.removed.begin(), change.removed.end(), isSame), change.removed.end());
    return change;
}

/// Keys of `poses` in the place of the drafts that `replaced` takes away.
mmd::ScenePatch keysOf(const mmd::Scene& scene, const mmd::Selection& selection, mmd::ActorId actor,
    std::span<const mmd::Draft> poses, mmd::DraftChange replaced)
{
    std::vector<mmd::KeyValue> keys;
    mmd::Selection after = selection;
    after.keys.clear();
    for (const mmd::Draft& pose : poses) {
        keys.push_back({.track = pose.track,
            .frame = pose.frame,
            .bone = pose.bone,
            .weight = pose.weight,
            .tail = std::nullopt});
        after.setKey(pose.track, pose.frame, true);
    }
    mmd::ScenePatch patch = mmd::setKeys(scene, selection, actor, keys);
    if (!replaced.removed.empty())
        patch.parts.push_back(std::move(replaced));
    if (!poses.empty())
        patch.selectionAfter = std::move(after);
    return patch;
}

} // namespace

mmd::ScenePatch patchOfPoses(const mmd::Scene& scene, const mmd::Selection& selection,
    mmd::ActorId actor, std::span<const mmd::Draft> poses, bool autoKey)
{
    if (!autoKey)
        return mmd::setDrafts(scene, selection, actor, poses);
    return keysOf(scene, selection, actor, poses, removalOf(scene, actor, poses));
}

mmd::ScenePatch registerDrafts(const mmd::Scene& scene, const mmd::Selection& selection,
    mmd::ActorId actor, std::span<const mmd::Draft> wanted)
{
    mmd::DraftChange removed = removalOf(scene, actor, wanted);
    const std::vector<mmd::Draft> drafts = removed.removed;
    return keysOf(scene, selection, actor, drafts, std::move(removed));
}

mmd::ScenePatch dropTheseDrafts(const mmd::Scene& scene, const mmd::Selection& selection,
    mmd::ActorId actor, std::span<const mmd::Draft> wanted)
{
    mmd::ScenePatch patch;
    patch.selectionBefore = selection;
    patch.selectionAfter = patch.selectionBefore;
    if (mmd::DraftChange removed = removalOf(scene, actor, wanted); !removed.removed.empty())
        patch.parts.push_back(std::move(removed));
    return patch;
}

} // namespace odori
