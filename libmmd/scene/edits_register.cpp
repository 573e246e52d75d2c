// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits.h"
#include "libmmd/scene/sampled_values.h"
#include "libmmd/scene/track_editing.h"

namespace mmd {
namespace {

/// Adds a switch, on, for each IK bone of the model that `value` does not name.
void completeSwitches(ShowIkValue& value, const Model* model)
{
    if (!model)
        return;
    for (const RigIkChain& chain : model->rig.chains) {
        const auto isIt = [&](const IkSwitch& each) { return ikNameOf(each) == chain.goalName; };
        if (std::none_of(value.switches.begin(), value.switches.end(), isIt))
            value.switches.push_back(ikSwitch(chain.goalName, true));
    }
}

/// The key that says what the draft, else the keys say at `frame`. On a key exactly it is that key,
/// by its bits: registering an unchanged pose changes nothing.
template <class Key>
Key currentKey(const Track<Key>* track, std::uint32_t frame, const Actor* actor, const Draft* draft)
{
    Key key;
    key.frame = frame;
    const auto index = track ? track->find(frame) : std::nullopt;
    if (index)
        key = track->key(*index);
    else if (track)
        key.value = valueAt(*track, frame);
    if constexpr (Key::kind == TrackKind::Bone) {
        if (draft)
            key.value = draft->bone;
    } else if constexpr (Key::kind == TrackKind::Morph) {
        if (draft)
            key.value.weight = draft->weight;
    } else if constexpr (Key::kind == TrackKind::ShowIk) {
        if (!index)
            completeSwitches(key.value, actor ? actor->model.get() : nullptr);
    }
    return key;
}

/// A key of `value` at `frame`; of one that is there the place stays, and so do a camera's curves.
template <class Key>
ScenePatch registered(const Scene& scene, const Selection& selection, ActorId actor,
    std::uint32_t frame, typename Key::Value value)
{
    const TrackId id{Key::kind, {}};
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return patch;
    Key key;
    key.frame = frame;
    const Track<Key>* track = findTrack<Key>(*motion, {});
    if (const auto index = track ? track->find(frame) : std::nullopt) {
        key.place = track->places()[*index];
        if constexpr (Key::kind == TrackKind::Camera)
            value.tail = track->values()[*index].tail;
    }
    key.value = std::move(value);
    addChange<Key>(patch, actor, *motion, id, {}, {key});
    patch.selectionAfter = Selection{selection.tracks, {{id, {frame}}}};
    return patch;
}

} // namespace

ScenePatch registerKeys(const Scene& scene, const Selection& selection, ActorId actorId,
    std::span<const TrackId> tracks, std::uint32_t frame)
{
    ScenePatch patch = patchWith(selection);
    const Motion* motion = findMotion(scene, actorId);
    if (!motion)
        return patch;
    const Actor* actor = findActor(scene, actorId);
    DraftChange drafts{.actor = actorId, .removed = {}, .inserted = {}};
    std::vector<TrackId> sorted(tracks.begin(), tracks.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    Selection after{selection.tracks, {}};
    for (const TrackId& id : sorted) {
        const Draft* draft = actor ? findDraft(*actor, id, frame) : nullptr;
        withKeyOf(id.kind, [&]<class Key>() {
            const Track<Key>* track = findTrack<Key>(*motion, id.name);
            addChange<Key>(
                patch, actorId, *motion, id, {}, {currentKey(track, frame, actor, draft)});
        });
        if (draft)
            drafts.removed.push_back(*draft);
        after.keys.push_back({id, {frame}});
    }
    if (!drafts.removed.empty())
        patch.parts.push_back(std::move(drafts));
    patch.selectionAfter = std::move(after);
    return patch;
}

std::vector<TrackId> registrableTracks(const Scene& scene, ActorId actorId)
{
    if (actorId == sceneActor)
        return {{TrackKind::Camera, {}}, {TrackKind::Light, {}}, {TrackKind::Shadow, {}}};
    const Actor* actor = findActor(scene, actorId);
    if (!actor || !actor->model)
        return actor ? trackIds(actor->motion) : std::vector<TrackId>{};
    const Model& model = *actor->model;
    std::vector<TrackId> tracks;
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone) {
        using namespace pmx::boneFlag;
        const auto flags = model.data.bones[bone].flags;
        if ((flags & visible) && (flags & operable) && (flags & (rotatable | movable)))
            tracks.push_back(model.boneTrack(static_cast<int>(bone)));
    }
    for (std::size_t morph = 0; morph < model.data.morphs.size(); ++morph)
        if (model.data.morphs[morph].panel != pmx::MorphPanel::Hidden)
            tracks.push_back(model.morphTrack(static_cast<int>(morph)));
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

ScenePatch registerCamera(const Scene& scene, const Selection& selection, ActorId actor,
    std::uint32_t frame, const CameraValue& value)
{
    return registered<CameraKeyframe>(scene, selection, actor, frame, value);
}

ScenePatch registerLight(const Scene& scene, const Selection& selection, ActorId actor,
    std::uint32_t frame, const LightValue& value)
{
    return registered<LightKeyframe>(scene, selection, actor, frame, value);
}

ScenePatch registerShadow(const Scene& scene, const Selection& selection, ActorId actor,
    std::uint32_t frame, const ShadowValue& value)
{
    return registered<ShadowKeyframe>(scene, selection, actor, frame, value);
}

ScenePatch registerShowIk(const Scene& scene, const Selection& selection, ActorId actor,
    std::uint32_t frame, const ShowIkValue& value)
{
    return registered<ShowIkKeyframe>(scene, selection, actor, frame, value);
}

} // namespace mmd
