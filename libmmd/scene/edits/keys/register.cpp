// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/register.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/sampled_values.h"
#include "libmmd/scene/keyed_value.h"
#include "libmmd/scene/selecting.h"

#include <map>

namespace mmd {
namespace {

/// Tracks to key, with their values; null: the value of the draft, else of the keys.
using WantedKeys = std::map<TrackId, std::map<std::uint32_t, const DraftValue*>>;

/// The key at `frame` with `value`, else with the value of the keys. If a key is exactly there, the
/// result is this key with its bits and curves, so registering an unchanged pose changes nothing.
template <class Key>
Key keyAt(const Track<Key>* track, std::uint32_t frame, const Actor* actor, const DraftValue* value)
{
    Key key;
    key.frame = frame;
    const auto index = track ? track->find(frame) : std::nullopt;
    if (index)
        key = track->key(*index);
    else if (track)
        key.value = valueAt(*track, frame);
    if (value) {
        const auto before = key.value;
        key.value = std::get<typename Key::Value>(*value);
        if constexpr (Key::kind == TrackKind::Camera)
            if (index)
                key.value.interpolation = before.interpolation;
    } else if constexpr (Key::kind == TrackKind::ShowIk) {
        if (!index)
            completeSwitches(key.value, actor ? actor->model.get() : nullptr);
    }
    return key;
}

/// Inserts these keys, selects them and deletes the drafts there.
ScenePatch registered(const EditTarget& target, const WantedKeys& wanted)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    const Actor* actor = findActor(target.scene, target.actor);
    DraftChange drafts{.actor = target.actor, .removed = {}, .inserted = {}};
    Selection after{target.selection.tracks, {}};
    for (const auto& each : wanted) { // a structured binding could not be captured
        const TrackId& id = each.first;
        const auto& frames = each.second;
        TrackKeys keys{id, {}};
        withKeyOf(id.kind, [&]<class Key>() {
            const Track<Key>* track = findTrack<Key>(*motion, id.name);
            KeyList<Key> in;
            for (const auto& [frame, value] : frames) {
                const Draft* draft = findDraft(draftsOf(target.scene, target.actor), id, frame);
                in.push_back(keyAt(track, frame, actor,
                    value   ? value
                    : draft ? &draft->value
                            : nullptr));
                keys.frames.push_back(frame);
                if (draft)
                    drafts.removed.push_back(*draft);
            }
            addChange<Key>(patch, {target.actor, *motion, id}, {}, std::move(in));
        });
        after.keys.push_back(std::move(keys));
    }
    if (!drafts.removed.empty())
        patch.parts.push_back(std::move(drafts));
    select(patch, target, withTracksOfKeys(std::move(after)));
    return patch;
}

} // namespace

ScenePatch registerKeys(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame)
{
    WantedKeys wanted;
    for (const TrackId& track : tracks)
        wanted[track][frame] = nullptr;
    return wanted.empty() ? ScenePatch() : registered(target, wanted);
}

ScenePatch registerValues(const EditTarget& target, std::span<const Draft> values)
{
    WantedKeys wanted;
    for (const Draft& each : values)
        if (kindOf(each.value) == each.track.kind)
            wanted[each.track][each.frame] = &each.value;
    return wanted.empty() ? ScenePatch() : registered(target, wanted);
}

ScenePatch registerDrafts(const EditTarget& target, std::span<const Draft> wanted)
{
    std::vector<Draft> drafts;
    for (const Draft& each : wanted)
        if (const Draft* draft =
                findDraft(draftsOf(target.scene, target.actor), each.track, each.frame))
            drafts.push_back(*draft);
    return registerValues(target, drafts);
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

ScenePatch registerCamera(const EditTarget& target, std::uint32_t frame, const CameraValue& value)
{
    const Draft key{{TrackKind::Camera, {}}, frame, value};
    return registerValues(target, {&key, 1});
}

ScenePatch registerLight(const EditTarget& target, std::uint32_t frame, const LightValue& value)
{
    const Draft key{{TrackKind::Light, {}}, frame, value};
    return registerValues(target, {&key, 1});
}

ScenePatch registerShadow(const EditTarget& target, std::uint32_t frame, const ShadowValue& value)
{
    const Draft key{{TrackKind::Shadow, {}}, frame, value};
    return registerValues(target, {&key, 1});
}

ScenePatch registerShowIk(const EditTarget& target, std::uint32_t frame, const ShowIkValue& value)
{
    const Draft key{{TrackKind::ShowIk, {}}, frame, value};
    return registerValues(target, {&key, 1});
}

} // namespace mmd
