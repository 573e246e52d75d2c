// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

/// The one place where edits of keys become parts of a patch. Private to libmmd/scene.
namespace mmd {

/// Calls `visit.template operator()<Key>()` with the key type of `kind`.
template <class Visit>
decltype(auto) withKeyOf(TrackKind kind, Visit&& visit)
{
    switch (kind) {
    case TrackKind::Bone:
        return visit.template operator()<BoneKeyframe>();
    case TrackKind::Morph:
        return visit.template operator()<MorphKeyframe>();
    case TrackKind::Camera:
        return visit.template operator()<CameraKeyframe>();
    case TrackKind::Light:
        return visit.template operator()<LightKeyframe>();
    case TrackKind::Shadow:
        return visit.template operator()<ShadowKeyframe>();
    case TrackKind::ShowIk:
        break;
    }
    return visit.template operator()<ShowIkKeyframe>();
}

/// The edit that takes the keys at `out` (ascending frames; those without a key are passed over)
/// out of `track` and puts `in` (ascending) there; keys that `in` lands on are replaced. A key that
/// would be replaced by an equal one is left alone. Raw records at changed frames leave. `track`
/// may be null.
template <class Key>
[[nodiscard]] TrackEdit<Key> editOf(
    const Track<Key>* track, const std::vector<std::uint32_t>& out, std::vector<Key> in)
{
    TrackEdit<Key> edit;
    if (!track) {
        edit.inserted = std::move(in);
        return edit;
    }
    edit.removed.reserve(out.size());
    edit.inserted.reserve(in.size());
    auto gone = out.begin();
    auto put = in.begin();
    while (gone != out.end() || put != in.end()) {
        const bool isPut = gone == out.end() || (put != in.end() && put->frame <= *gone);
        const std::uint32_t frame = isPut ? put->frame : *gone;
        const auto index = track->find(frame);
        const bool stays = isPut && index && track->key(*index) == *put;
        if (!stays) {
            if (index)
                edit.removed.push_back(track->key(*index));
            if (isPut)
                edit.inserted.push_back(std::move(*put));
        }
        if (isPut)
            ++put;
        if (gone != out.end() && *gone == frame)
            ++gone;
    }
    for (const RawRecord& raw : track->raws()) {
        const bool touched = std::binary_search(
            edit.removed.begin(), edit.removed.end(), raw.frame, [](const auto& a, const auto& b) {
                const auto frameOf = [](const auto& each) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(each)>, Key>)
                        return each.frame;
                    else
                        return each;
                };
                return frameOf(a) < frameOf(b);
            });
        if (touched)
            edit.rawRemoved.push_back(raw);
    }
    return edit;
}

/// Adds the change of one track to `patch`, unless it is none.
template <class Key>
void addChange(ScenePatch& patch, ActorId actor, const Motion& motion, const TrackId& id,
    const std::vector<std::uint32_t>& out, std::vector<Key> in)
{
    const Track<Key>* track = findTrack<Key>(motion, id.name);
    TrackEdit<Key> edit = editOf(track, out, std::move(in));
    if (edit.removed.empty() && edit.inserted.empty())
        return;
    patch.parts.push_back(
        KeyChange<Key>{actor, track ? track->field() : fieldOf(id.name), std::move(edit)});
}

/// A patch that changes nothing yet and keeps the selection.
[[nodiscard]] inline ScenePatch patchWith(const Selection& selection)
{
    ScenePatch patch;
    patch.selectionBefore = selection;
    patch.selectionAfter = selection;
    return patch;
}

} // namespace mmd
