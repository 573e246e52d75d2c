// SPDX-License-Identifier: MIT
#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>
#include <utility>

namespace mmd {
namespace {

Actor* actorIn(Scene& scene, ActorId id)
{
    return const_cast<Actor*>(findActor(scene, id));
}

Motion* motionIn(Scene& scene, ActorId id)
{
    return const_cast<Motion*>(findMotion(scene, id));
}

/// `list` without `removed`, with `inserted`, sorted by `keyOf`.
template <class T, class KeyOf>
void exchange(std::vector<T>& list, const std::vector<T>& removed, const std::vector<T>& inserted,
    KeyOf keyOf)
{
    const auto before = [&](const T& a, const T& b) { return keyOf(a) < keyOf(b); };
    std::vector<T> kept;
    kept.reserve(list.size() + inserted.size());
    std::set_difference(std::make_move_iterator(list.begin()), std::make_move_iterator(list.end()),
        removed.begin(), removed.end(), std::back_inserter(kept), before);
    const auto middle = static_cast<std::ptrdiff_t>(kept.size());
    kept.insert(kept.end(), inserted.begin(), inserted.end());
    std::inplace_merge(kept.begin(), kept.begin() + middle, kept.end(), before);
    list = std::move(kept);
}

template <class Key>
void apply(Scene& scene, const KeyChange<Key>& change)
{
    Motion* motion = motionIn(scene, change.actor);
    assert(motion);
    if (!motion)
        return;
    const Track<Key>* track = findTrack<Key>(*motion, nameOf(change.field));
    replaceTrack(*motion,
        track ? track->edited(change.edit) : Track<Key>(change.field, {}).edited(change.edit));
}

void apply(Scene& scene, const DraftChange& change)
{
    Actor* actor = actorIn(scene, change.actor);
    assert(actor);
    if (actor)
        exchange(actor->drafts, change.removed, change.inserted,
            [](const Draft& draft) { return std::tie(draft.track, draft.frame); });
}

void apply(Scene& scene, const MarkerChange& change)
{
    exchange(scene.markers, change.removed, change.inserted,
        [](const Marker& marker) { return std::tie(marker.frame, marker.name); });
}

void apply(Scene& scene, const ActorChange& change)
{
    const auto at = scene.actors.begin() + static_cast<std::ptrdiff_t>(change.index);
    if (change.before && change.after)
        *at = *change.after;
    else if (change.before)
        scene.actors.erase(at);
    else if (change.after)
        scene.actors.insert(at, *change.after);
}

void apply(Scene& scene, const SettingsChange& change)
{
    scene.active = change.activeAfter;
    scene.nextActor = change.nextActorAfter;
    scene.settings = change.after;
}

void apply(Scene& scene, const CameraMotionChange& change)
{
    scene.camera = change.after;
}

template <class Key>
KeyChange<Key> reversed(const KeyChange<Key>& change)
{
    KeyChange<Key> result = change;
    std::swap(result.edit.removed, result.edit.inserted);
    std::swap(result.edit.rawRemoved, result.edit.rawInserted);
    return result;
}

DraftChange reversed(const DraftChange& change)
{
    return {change.actor, change.inserted, change.removed};
}

MarkerChange reversed(const MarkerChange& change)
{
    return {change.inserted, change.removed};
}

ActorChange reversed(const ActorChange& change)
{
    return {change.after, change.before, change.index};
}

SettingsChange reversed(const SettingsChange& change)
{
    return {.activeBefore = change.activeAfter,
        .activeAfter = change.activeBefore,
        .nextActorBefore = change.nextActorAfter,
        .nextActorAfter = change.nextActorBefore,
        .before = change.after,
        .after = change.before};
}

CameraMotionChange reversed(const CameraMotionChange& change)
{
    return {change.after, change.before};
}

} // namespace

Scene applied(const Scene& scene, const ScenePatch& patch)
{
    Scene result = scene;
    for (const PatchPart& part : patch.parts)
        std::visit([&](const auto& change) { apply(result, change); }, part);
    return result;
}

ScenePatch inverse(const ScenePatch& patch)
{
    ScenePatch result;
    result.selectionBefore = patch.selectionAfter;
    result.selectionAfter = patch.selectionBefore;
    result.parts.reserve(patch.parts.size());
    for (auto part = patch.parts.rbegin(); part != patch.parts.rend(); ++part)
        std::visit([&](const auto& change) { result.parts.push_back(reversed(change)); }, *part);
    return result;
}

} // namespace mmd
