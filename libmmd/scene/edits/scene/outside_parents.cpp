// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/outside_parents.h"

#include "libmmd/scene/parents/parent_cycles.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace mmd {
namespace {

using Keys = std::vector<OutsideParentKey>;

auto placeOf(const OutsideParentKey& key)
{
    return std::tie(key.bone, key.frame);
}

bool comesBefore(const OutsideParentKey& a, const OutsideParentKey& b)
{
    return placeOf(a) < placeOf(b);
}

bool isSamePlace(const OutsideParentKey& a, const OutsideParentKey& b)
{
    return placeOf(a) == placeOf(b);
}

/// Of several keys at one place the first one stays.
Keys sortedKeys(Keys keys)
{
    std::stable_sort(keys.begin(), keys.end(), comesBefore);
    keys.erase(std::unique(keys.begin(), keys.end(), isSamePlace), keys.end());
    return keys;
}

Keys keysOf(const EditTarget& target)
{
    const auto keys = parentsOf(target.scene, target.actor);
    return {keys.begin(), keys.end()};
}

bool isThere(const EditTarget& target)
{
    return target.actor == sceneActor || findActor(target.scene, target.actor);
}

Keys withKey(const EditTarget& target, const OutsideParentKey& key)
{
    Keys keys = keysOf(target);
    const auto at = std::lower_bound(keys.begin(), keys.end(), key, comesBefore);
    if (at != keys.end() && isSamePlace(*at, key))
        *at = key;
    else
        keys.insert(at, key);
    return keys;
}

Keys without(const EditTarget& target, std::span<const OutsideParentKey> removed)
{
    Keys keys = keysOf(target);
    std::erase_if(keys, [&](const OutsideParentKey& key) {
        return std::any_of(removed.begin(), removed.end(),
            [&](const OutsideParentKey& each) { return isSamePlace(each, key); });
    });
    return keys;
}

/// The first circle with the target's actor that `keys` would make.
std::optional<ParentRefusal> circleWith(const EditTarget& target, Keys keys)
{
    Scene after = target.scene;
    for (Actor& actor : after.actors)
        if (actor.id == target.actor)
            actor.outsideParents = std::move(keys);
    const std::vector<ParentCycle> before = parentCycles(target.scene);
    for (const ParentCycle& cycle : parentCycles(after)) {
        const auto& actors = cycle.actors;
        const bool isOld = std::find(before.begin(), before.end(), cycle) != before.end();
        if (isOld || !std::binary_search(actors.begin(), actors.end(), target.actor))
            continue;
        const auto other = std::find_if(
            actors.begin(), actors.end(), [&](ActorId each) { return each != target.actor; });
        return ParentRefusal{ParentRefusal::Reason::Circle, cycle.first,
            other == actors.end() ? target.actor : *other};
    }
    return std::nullopt;
}

} // namespace

std::optional<ParentRefusal> refusalToSet(const EditTarget& target, const OutsideParentKey& key)
{
    using enum ParentRefusal::Reason;
    const ActorId parent = key.parent.actor;
    if (!isThere(target) || (parent != sceneActor && !findActor(target.scene, parent)))
        return ParentRefusal{NotThere, key.frame, parent};
    if (parent != sceneActor && parent == target.actor)
        return ParentRefusal{Itself, key.frame, parent};
    return circleWith(target, withKey(target, key));
}

std::optional<ParentRefusal> refusalToRemove(
    const EditTarget& target, std::span<const OutsideParentKey> keys)
{
    if (!isThere(target))
        return ParentRefusal{ParentRefusal::Reason::NotThere, 0, target.actor};
    return circleWith(target, without(target, keys));
}

ScenePatch setOutsideParent(const EditTarget& target, const OutsideParentKey& key)
{
    if (refusalToSet(target, key))
        return {};
    OutsideParentKey set = key;
    if (set.parent.actor == sceneActor)
        set.parent = {}; // nobody has no bone
    return replaceOutsideParents(target, withKey(target, set));
}

ScenePatch removeOutsideParents(const EditTarget& target, std::span<const OutsideParentKey> keys)
{
    return refusalToRemove(target, keys) ? ScenePatch()
                                         : replaceOutsideParents(target, without(target, keys));
}

ScenePatch replaceOutsideParents(const EditTarget& target, Keys keys)
{
    ScenePatch patch;
    if (!isThere(target))
        return patch;
    keys = sortedKeys(std::move(keys));
    const Keys before = keysOf(target);
    OutsideParentChange change{.actor = target.actor, .removed = {}, .inserted = {}};
    const auto isIn = [](const Keys& in, const OutsideParentKey& key) {
        const auto at = std::lower_bound(in.begin(), in.end(), key, comesBefore);
        return at != in.end() && *at == key;
    };
    std::copy_if(before.begin(), before.end(), std::back_inserter(change.removed),
        [&](const OutsideParentKey& key) { return !isIn(keys, key); });
    std::copy_if(keys.begin(), keys.end(), std::back_inserter(change.inserted),
        [&](const OutsideParentKey& key) { return !isIn(before, key); });
    if (!change.removed.empty() || !change.inserted.empty())
        patch.parts.push_back(std::move(change));
    return patch;
}

void addMovedParents(ScenePatch& patch, const EditTarget& target, std::span<const TrackId> tracks,
    const FrameMap& map, std::uint32_t cut)
{
    const auto isMoved = [&](const OutsideParentKey& key) {
        const TrackId track = target.actor == sceneActor ? TrackId{TrackKind::Camera, {}}
                                                         : TrackId{TrackKind::Bone, key.bone};
        return std::binary_search(tracks.begin(), tracks.end(), track);
    };
    Keys moved;
    const Keys before = keysOf(target);
    // From the end: of keys that get one frame, the last one counts.
    for (auto key = before.rbegin(); key != before.rend(); ++key) {
        OutsideParentKey next = *key;
        if (isMoved(next))
            next.frame = map(next.frame).value_or(cut);
        moved.push_back(std::move(next));
    }
    moved = sortedKeys(std::move(moved));
    if (!circleWith(target, moved))
        patch = joined(std::move(patch), replaceOutsideParents(target, std::move(moved)));
}

void addLostParents(ScenePatch& patch, const EditTarget& target)
{
    const auto follow = [&](ActorId actor) {
        const EditTarget other{target.scene, actor};
        Keys keys;
        for (OutsideParentKey key : keysOf(other)) {
            if (key.parent.actor == target.actor)
                key.parent = {};
            const bool goesOn = !keys.empty() && keys.back().bone == key.bone;
            const OutsideParent before = goesOn ? keys.back().parent : OutsideParent{};
            if (key.parent != before)
                keys.push_back(std::move(key));
        }
        const Keys before = keysOf(other);
        const bool isLosing = std::any_of(before.begin(), before.end(),
            [&](const OutsideParentKey& key) { return key.parent.actor == target.actor; });
        if (isLosing)
            patch = joined(std::move(patch), replaceOutsideParents(other, std::move(keys)));
    };
    follow(sceneActor);
    for (const Actor& actor : target.scene.actors)
        if (actor.id != target.actor)
            follow(actor.id);
}

} // namespace mmd
