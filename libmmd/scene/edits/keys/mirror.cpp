// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/mirror.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/selecting.h"

#include <map>

namespace mmd {
namespace {

/// The keys that are removed from a track and the keys that are inserted.
template <class Key>
void addExchange(ScenePatch& patch, const EditedTrack& edited, std::span<const std::uint32_t> out,
    const Motion& incoming)
{
    KeyList<Key> in;
    if (const auto* from = findTrack<Key>(incoming, edited.id.name)) {
        KeyCopier<Key> keys(*from);
        for (std::size_t index = 0; index < from->size(); ++index)
            keys.add(index);
        in = keys.take();
    }
    addChange<Key>(patch, edited, out, std::move(in));
}

/// The tracks that lose or get keys, with the selected frames.
std::map<TrackId, std::span<const std::uint32_t>> touchedTracks(
    const Selection& selection, const Motion& incoming)
{
    std::map<TrackId, std::span<const std::uint32_t>> tracks;
    for (const TrackKeys& each : selection.keys)
        tracks[each.track] = each.frames;
    for (const TrackId& id : trackIds(incoming))
        tracks.emplace(id, std::span<const std::uint32_t>());
    return tracks;
}

} // namespace

ScenePatch mirrorKeys(const EditTarget& target)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    const Actor* actor = findActor(target.scene, target.actor);
    const Model* model = actor ? actor->model.get() : nullptr;
    const Motion incoming = mirrored(selectedKeys(*motion, target.selection), model);
    Selection after;
    for (const TrackId& track : target.selection.tracks)
        after.setTrack(mirroredTrack(track, model), true);
    for (const auto& [id, out] : touchedTracks(target.selection, incoming))
        withKeyOf(id.kind, [&, &track = id, &frames = out]<class Key>() {
            addExchange<Key>(patch, {target.actor, *motion, track}, frames, incoming);
        });
    for (const TrackId& id : trackIds(incoming)) {
        const auto frames = framesOf(incoming, id);
        after.keys.push_back({id, {frames.begin(), frames.end()}});
    }
    select(patch, target, withTracksOfKeys(std::move(after)));
    return patch;
}

} // namespace mmd
