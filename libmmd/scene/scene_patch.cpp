// SPDX-License-Identifier: MIT
#include "libmmd/scene/scene_patch.h"
#include "libmmd/scene/edits/track_editing.h"

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

/// Applies the parts if `forward`, else reverts them.
template <class Key>
void apply(Scene& scene, const KeyChange<Key>& change, bool forward)
{
    Motion* motion = motionIn(scene, change.actor);
    assert(motion);
    if (!motion)
        return;
    const Track<Key>* track = findTrack<Key>(*motion, nameOf(change.field));
    const Track<Key> empty(change.field, {});
    const Track<Key>& from = track ? *track : empty;
    replaceTrack(*motion, forward ? from.edited(change.edit) : from.unedited(change.edit));
}

void apply(Scene& scene, const KeyShift& change, bool forward)
{
    Motion* motion = motionIn(scene, change.actor);
    assert(motion);
    if (!motion)
        return;
    const std::uint32_t from =
        forward ? change.from : static_cast<std::uint32_t>(change.from + change.delta);
    const std::int64_t delta = forward ? change.delta : -change.delta;
    for (const TrackId& id : change.tracks) {
        withKeyOf(id.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(*motion, id.name))
                replaceTrack(*motion, track->shifted(from, delta));
        });
    }
}

void apply(Scene& scene, const DraftChange& change, bool forward)
{
    const bool isScene = change.actor == sceneActor;
    Actor* actor = isScene ? nullptr : actorIn(scene, change.actor);
    assert(isScene || actor);
    if (isScene || actor)
        exchange(actor ? actor->drafts : scene.cameraDrafts,
            forward ? change.removed : change.inserted, forward ? change.inserted : change.removed,
            [](const Draft& draft) { return std::tie(draft.track, draft.frame); });
}

void apply(Scene& scene, const MarkerChange& change, bool forward)
{
    exchange(scene.markers, forward ? change.removed : change.inserted,
        forward ? change.inserted : change.removed,
        [](const Marker& marker) { return std::tie(marker.frame, marker.name); });
}

void apply(Scene& scene, const ActorChange& change, bool forward)
{
    const auto& before = forward ? change.before : change.after;
    const auto& after = forward ? change.after : change.before;
    const std::size_t limit = scene.actors.size() - (before && !scene.actors.empty() ? 1 : 0);
    assert(change.index <= limit);
    const auto at =
        scene.actors.begin() + static_cast<std::ptrdiff_t>(std::min(change.index, limit));
    if (before && after)
        *at = *after;
    else if (before)
        scene.actors.erase(at);
    else if (after)
        scene.actors.insert(at, *after);
}

void apply(Scene& scene, const ActorStateChange& change, bool forward)
{
    const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const Actor& actor) { return actor.id == change.actor; });
    assert(at != scene.actors.end());
    if (at == scene.actors.end())
        return;
    at->visible = forward ? change.visibleAfter : change.visibleBefore;
    const std::size_t index = forward ? change.indexAfter : change.indexBefore;
    const auto to = scene.actors.begin() +
                    static_cast<std::ptrdiff_t>(std::min(index, scene.actors.size() - 1));
    if (to < at)
        std::rotate(to, at, at + 1);
    else
        std::rotate(at, at + 1, to + 1);
}

void apply(Scene& scene, const BoneListsChange& change, bool forward)
{
    Actor* actor = actorIn(scene, change.actor);
    assert(actor);
    if (actor)
        actor->boneLists = forward ? change.after : change.before;
}

void apply(Scene& scene, const OutsideParentChange& change, bool forward)
{
    const bool isScene = change.actor == sceneActor;
    Actor* actor = isScene ? nullptr : actorIn(scene, change.actor);
    assert(isScene || actor);
    if (isScene || actor)
        exchange(actor ? actor->outsideParents : scene.cameraParents,
            forward ? change.removed : change.inserted, forward ? change.inserted : change.removed,
            [](const OutsideParentKey& key) { return std::tie(key.bone, key.frame); });
}

void apply(Scene& scene, const SettingsChange& change, bool forward)
{
    scene.active = forward ? change.activeAfter : change.activeBefore;
    scene.nextActor = forward ? change.nextActorAfter : change.nextActorBefore;
    scene.settings = forward ? change.after : change.before;
}

void apply(Scene& scene, const CameraMotionChange& change, bool forward)
{
    const auto& camera = forward ? change.after : change.before;
    scene.camera = camera ? *camera : Motion{};
    scene.cameraPath = forward ? change.pathAfter : change.pathBefore;
}

template <class Key>
KeyChange<Key> reversed(const KeyChange<Key>& change)
{
    const TrackEdit<Key>& edit = change.edit;
    return {change.actor, change.field,
        {edit.inserted, edit.removed, edit.rawInserted, edit.rawRemoved}};
}

KeyShift reversed(const KeyShift& change)
{
    return {change.actor, change.tracks, static_cast<std::uint32_t>(change.from + change.delta),
        -change.delta};
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

ActorStateChange reversed(const ActorStateChange& change)
{
    return {.actor = change.actor,
        .indexBefore = change.indexAfter,
        .indexAfter = change.indexBefore,
        .visibleBefore = change.visibleAfter,
        .visibleAfter = change.visibleBefore};
}

BoneListsChange reversed(const BoneListsChange& change)
{
    return {change.actor, change.after, change.before};
}

OutsideParentChange reversed(const OutsideParentChange& change)
{
    return {change.actor, change.inserted, change.removed};
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
    return {change.after, change.before, change.pathAfter, change.pathBefore};
}

/// Whether a part changes the motion, model, drafts or outside parents of one actor.
class Touching {
public:
    explicit Touching(ActorId actor)
        : m_actor(actor)
    {
    }
    template <class Key>
    bool operator()(const KeyChange<Key>& change) const
    {
        return change.actor == m_actor;
    }
    bool operator()(const KeyShift& change) const { return change.actor == m_actor; }
    bool operator()(const DraftChange& change) const { return change.actor == m_actor; }
    bool operator()(const OutsideParentChange& change) const { return change.actor == m_actor; }
    bool operator()(const CameraMotionChange&) const { return m_actor == sceneActor; }
    bool operator()(const ActorChange& change) const
    {
        return (change.before && change.before->id == m_actor) ||
               (change.after && change.after->id == m_actor);
    }
    bool operator()(const ActorStateChange&) const { return false; }
    bool operator()(const BoneListsChange&) const { return false; }
    bool operator()(const MarkerChange&) const { return false; }
    bool operator()(const SettingsChange&) const { return false; }

private:
    ActorId m_actor;
};

} // namespace

bool touches(const ScenePatch& patch, ActorId actor)
{
    return std::any_of(patch.parts.begin(), patch.parts.end(),
        [&](const PatchPart& part) { return std::visit(Touching(actor), part); });
}

void applyPart(Scene& scene, const PatchPart& part, bool forward)
{
    std::visit([&](const auto& change) { apply(scene, change, forward); }, part);
}

Scene applied(const Scene& scene, const ScenePatch& patch)
{
    Scene result = scene;
    for (const PatchPart& part : patch.parts)
        applyPart(result, part, true);
    return result;
}

Scene reverted(const Scene& scene, const ScenePatch& patch)
{
    Scene result = scene;
    for (auto part = patch.parts.rbegin(); part != patch.parts.rend(); ++part)
        applyPart(result, *part, false);
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

ScenePatch recorded(ScenePatch patch, const Shared<Selection>& before)
{
    if (!patch.selectionAfter || patch.selectionAfter == before)
        patch.selectionAfter = before;
    patch.selectionBefore = before;
    return patch;
}

ScenePatch joined(ScenePatch first, const ScenePatch& then)
{
    first.parts.insert(first.parts.end(), then.parts.begin(), then.parts.end());
    if (then.selectionAfter)
        first.selectionAfter = then.selectionAfter;
    return first;
}

} // namespace mmd
