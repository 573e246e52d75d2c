// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/clipboard.h"

#include "libmmd/format/text/csv.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/selecting.h"

#include <limits>

namespace mmd {
namespace {

template <class Key>
void addSelected(Motion& to, const Motion& from, const TrackKeys& selected)
{
    const Track<Key>* track = findTrack<Key>(from, selected.track.name);
    if (!track)
        return;
    std::vector<std::size_t> indices;
    forEachKeyAt(*track, selected.frames, [&](std::size_t index) { indices.push_back(index); });
    const auto keyAt = [&](std::size_t at) { return track->key(indices[at]); };
    replaceTrack(to, Track<Key>(track->field(), indices.size(), keyAt, {}));
}

/// The keys of `motion` and the names of their tracks, without data of a file.
Motion withoutFileData(const Motion& motion)
{
    Motion copy;
    copy.header.modelName = motion.header.modelName;
    forEachTrack(motion, [&]<class Key>(const Track<Key>& track) {
        const auto keyAt = [&](std::size_t index) {
            Key key = track.key(index);
            key.fileIndex = newKeyIndex;
            return key;
        };
        replaceTrack(copy, Track<Key>(track.field(), track.size(), keyAt, {}));
    });
    return copy;
}

/// First and last frame of all keys; `first` after `last` without any.
struct Span {
    std::uint32_t first = largestFrame, last = 0;
};

Span spanOf(const Motion& motion)
{
    Span span;
    forEachTrack(motion, [&](const auto& track) {
        if (!track.isEmpty()) {
            span.first = std::min(span.first, track.frames().front());
            span.last = std::max(span.last, track.frames().back());
        }
    });
    return span;
}

/// Keys at `frames` that are removed for the keys in `put`; all frames are shifted by `delta`.
std::span<const std::uint32_t> leaving(
    std::span<const std::uint32_t> frames, const Span& put, std::int64_t delta, Merging merging)
{
    if (merging == Merging::Merge)
        return {};
    if (merging == Merging::ReplaceAll)
        return frames;
    const auto begin = std::lower_bound(frames.begin(), frames.end(), put.first + delta);
    const auto end = std::upper_bound(frames.begin(), frames.end(), put.last + delta);
    return {begin, std::max(begin, end)};
}

/// The keys of `track`, `delta` frames later. A key that replaces one of `there` takes over its
/// index in the file.
template <class Key>
KeyList<Key> shiftedKeys(const Track<Key>& track, std::int64_t delta, const Track<Key>* there)
{
    KeyCopier<Key> keys(track);
    keys.reserve(track.size());
    std::size_t next = 0;
    for (std::size_t index = 0; index < track.size(); ++index) {
        const std::int64_t to = track.frame(index) + delta;
        if (to < 0 || to > largestFrame)
            continue;
        const auto frame = static_cast<std::uint32_t>(to);
        next = there ? there->lowerBoundFrom(next, frame) : 0;
        const bool isThere = there && next < there->size() && there->frame(next) == frame;
        keys.add(index, frame, isThere ? there->fileIndices()[next] : newKeyIndex);
    }
    return keys.take();
}

std::vector<std::uint32_t> framesOf(const auto& keys)
{
    std::vector<std::uint32_t> frames;
    frames.reserve(keys.size());
    for (const auto& key : keys.packed())
        frames.push_back(key.frame);
    return frames;
}

void dropDraftsAt(ScenePatch& patch, const Scene& scene, ActorId actor, const Selection& put)
{
    DraftChange change{.actor = actor, .removed = {}, .inserted = {}};
    for (const Draft& draft : draftsOf(scene, actor))
        if (put.hasKey(draft.track, draft.frame))
            change.removed.push_back(draft);
    if (!change.removed.empty())
        patch.parts.push_back(std::move(change));
}

ScenePatch put(const EditTarget& target, const Motion& keys, std::int64_t delta, Merging merging)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    const Motion accepted = acceptedKeys(target.scene, target.actor, keys);
    const Span span = spanOf(accepted);
    if (!motion || span.first > span.last)
        return patch;
    std::vector<TrackId> tracks = trackIds(accepted);
    if (merging != Merging::Merge)
        for (const TrackId& id : trackIds(*motion))
            tracks.push_back(id);
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    Selection after;
    for (const TrackId& id : tracks) {
        withKeyOf(id.kind, [&]<class Key>() {
            const Track<Key>* from = findTrack<Key>(accepted, id.name);
            const Track<Key>* to = findTrack<Key>(*motion, id.name);
            KeyList<Key> in = from ? shiftedKeys(*from, delta, to) : KeyList<Key>();
            if (!in.empty())
                after.keys.push_back({id, framesOf(in)});
            addChange<Key>(patch, {target.actor, *motion, id},
                leaving(mmd::framesOf(*motion, id), span, delta, merging), std::move(in));
        });
    }
    dropDraftsAt(patch, target.scene, target.actor, after);
    select(patch, target, withTracksOfKeys(std::move(after)));
    return patch;
}

} // namespace

Motion selectedKeys(const Motion& motion, const Selection& selection)
{
    Motion keys;
    keys.header.modelName = motion.header.modelName;
    for (const TrackKeys& each : selection.keys)
        withKeyOf(each.track.kind, [&]<class Key>() { addSelected<Key>(keys, motion, each); });
    return keys;
}

Motion copiedKeys(const EditTarget& target)
{
    const Motion* motion = findMotion(target.scene, target.actor);
    return motion ? withoutFileData(selectedKeys(*motion, target.selection)) : Motion{};
}

std::string textOfKeys(const Motion& keys)
{
    const auto file = readVmd(vmdFromMotion(keys));
    return file ? csvFromVmd(*file, {.separator = '\t', .tellsOfFile = false}) : std::string();
}

Result<Motion> keysOfText(std::string_view text)
{
    return vmdFromCsv(text).map(
        [](const VmdFile& file) { return withoutFileData(motionFromVmd(file).motion); });
}

Motion acceptedKeys(const Scene& scene, ActorId actor, const Motion& keys)
{
    Motion accepted = keys;
    if (actor == sceneActor) {
        accepted.bones.clear();
        accepted.morphs.clear();
        accepted.showIk = nullptr;
    } else if (const Motion* motion = findMotion(scene, actor)) {
        if (!motion->camera)
            accepted.camera = nullptr;
        if (!motion->light)
            accepted.light = nullptr;
        if (!motion->shadow)
            accepted.shadow = nullptr;
    }
    return accepted;
}

ScenePatch pasteKeys(const EditTarget& target, const Motion& keys, std::uint32_t frame)
{
    const Span span = spanOf(acceptedKeys(target.scene, target.actor, keys));
    return put(target, keys, std::int64_t(frame) - span.first, Merging::Merge);
}

ScenePatch replaceKeys(const EditTarget& target, const Motion& keys)
{
    ScenePatch patch = put(target, keys, 0, Merging::Merge);
    patch.selectionAfter = std::nullopt;
    return patch;
}

ScenePatch mergeMotion(
    const EditTarget& target, const Motion& motion, std::uint32_t frame, Merging merging)
{
    return put(target, motion, frame, merging);
}

} // namespace mmd
