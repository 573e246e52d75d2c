// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/time/columns.h"

#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/scene/edits/time/frame_map.h"
#include "libmmd/scene/edits/track_editing.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <tuple>

namespace mmd {
namespace {

bool contains(const std::vector<TrackId>& sorted, const TrackId& track)
{
    return std::binary_search(sorted.begin(), sorted.end(), track);
}

Selection mapped(Selection selection, const std::vector<TrackId>& tracks, const FrameMap& map)
{
    for (TrackKeys& each : selection.keys) {
        if (!contains(tracks, each.track))
            continue;
        std::vector<std::uint32_t> frames;
        for (const std::uint32_t frame : each.frames)
            if (const auto to = map(frame); to && (frames.empty() || frames.back() < *to))
                frames.push_back(*to);
        each.frames = std::move(frames);
    }
    std::erase_if(selection.keys, [](const TrackKeys& each) { return each.frames.empty(); });
    return selection;
}

/// Drafts move with their frames; of two at one frame the later one counts.
void addDrafts(ScenePatch& patch, const Scene& scene, ActorId actor,
    const std::vector<TrackId>& tracks, const FrameMap& map)
{
    const std::span<const Draft> drafts = draftsOf(scene, actor);
    DraftChange change{.actor = actor, .removed = {}, .inserted = {}};
    for (const Draft& draft : drafts) {
        const auto to = map(draft.frame);
        if (!contains(tracks, draft.track) || to == draft.frame)
            continue;
        change.removed.push_back(draft);
        if (!to)
            continue;
        if (!change.inserted.empty() && change.inserted.back().track == draft.track &&
            change.inserted.back().frame == *to)
            change.inserted.pop_back();
        change.inserted.push_back(draft);
        change.inserted.back().frame = *to;
    }
    // A draft that moves to the frame of one that stays replaces it.
    for (const Draft& draft : change.inserted) {
        const Draft* there = findDraft(drafts, draft.track, draft.frame);
        if (there && map(draft.frame) == draft.frame)
            change.removed.push_back(*there);
    }
    const auto order = [](const Draft& a, const Draft& b) {
        return std::tie(a.track, a.frame) < std::tie(b.track, b.frame);
    };
    std::sort(change.removed.begin(), change.removed.end(), order);
    if (!change.removed.empty())
        patch.parts.push_back(std::move(change));
}

/// The keys [begin, end) of `track` at their new frames.
template <class Key>
TrackEdit<Key> retimed(
    const Track<Key>& track, std::size_t begin, std::size_t end, const FrameMap& map)
{
    KeyCopier<Key> out(track), in(track);
    for (std::size_t index = begin; index < end; ++index) {
        const auto to = map(track.frame(index));
        const bool isOverrun = to && index + 1 < end && map(track.frame(index + 1)) == to;
        const bool stays = to == track.frame(index) && !isOverrun;
        if (stays)
            continue;
        out.add(index);
        if (to && !isOverrun)
            in.add(index, *to, track.fileIndices()[index]);
    }
    TrackEdit<Key> edit;
    edit.removed = out.take();
    edit.inserted = in.take();
    return edit;
}

/// The new position of the frames from `first` on: `map` moves those up to `last` (if `last` is
/// before `first`: none), later ones shift by `delta`.
struct Retiming {
    std::uint32_t first = 0;
    std::int64_t last = 0;
    std::int64_t delta = 0;
    FrameMap map;
    SceneMarks marks = SceneMarks::Stay;
};

/// The keys that are removed from one track, the keys that are inserted, and whether later keys
/// shift between these two steps.
template <class Key>
struct TrackRetiming {
    TrackEdit<Key> out, in;
    bool shifts = false;
};

template <class Key>
TrackRetiming<Key> retimed(const Track<Key>& track, const Retiming& retiming)
{
    const std::size_t begin = track.lowerBound(retiming.first);
    std::size_t end = begin;
    while (end < track.size() && track.frame(end) <= retiming.last)
        ++end;
    TrackRetiming<Key> result;
    result.shifts = retiming.delta != 0 && end < track.size();
    TrackEdit<Key> edit = retimed(track, begin, end, retiming.map);
    const auto leaves = [&](const RawRecord& raw) {
        const auto keys = edit.removed.packed();
        const bool goes = std::any_of(
            keys.begin(), keys.end(), [&](const auto& key) { return key.frame == raw.frame; });
        return goes || (result.shifts && raw.frame >= track.frame(end));
    };
    for (const RawRecord& raw : track.raws())
        if (leaves(raw))
            edit.rawRemoved.push_back(raw);
    // Shifted keys have no raw records and free frames: the inserted keys follow later.
    if (result.shifts)
        result.in.inserted = std::exchange(edit.inserted, {});
    result.out = std::move(edit);
    return result;
}

template <class Key>
void addEdit(
    std::vector<PatchPart>& parts, ActorId actor, const NameField& field, TrackEdit<Key> edit)
{
    if (!(edit == TrackEdit<Key>{}))
        parts.push_back(KeyChange<Key>{actor, field, std::move(edit)});
}

ScenePatch retimed(
    const EditTarget& target, std::span<const TrackId> tracks, const Retiming& retiming)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    const std::vector<TrackId> sorted = sortedTracks(tracks);
    const std::int64_t from = std::max<std::int64_t>(retiming.last + 1, retiming.first);
    KeyShift shift{.actor = target.actor,
        .tracks = {},
        .from = static_cast<std::uint32_t>(from),
        .delta = retiming.delta};
    std::vector<PatchPart> later;
    for (const TrackId& id : sorted) {
        withKeyOf(id.kind, [&]<class Key>() {
            if (const Track<Key>* track = findTrack<Key>(*motion, id.name)) {
                TrackRetiming<Key> parts = retimed(*track, retiming);
                addEdit(patch.parts, target.actor, track->field(), std::move(parts.out));
                addEdit(later, target.actor, track->field(), std::move(parts.in));
                if (parts.shifts)
                    shift.tracks.push_back(id);
            }
        });
    }
    if (!shift.tracks.empty())
        patch.parts.push_back(std::move(shift));
    std::move(later.begin(), later.end(), std::back_inserter(patch.parts));
    addDrafts(patch, target.scene, target.actor, sorted, retiming.map);
    addMovedParents(patch, target, sorted, retiming.map, retiming.first);
    if (retiming.marks == SceneMarks::Follow)
        addMarks(patch, target.scene, retiming.map, retiming.first);
    select(patch, target, mapped(target.selection, sorted, retiming.map));
    return patch;
}

/// `count`, or less if the last key of `tracks` would pass the largest frame.
std::uint32_t roomFor(
    const Motion* motion, std::span<const TrackId> tracks, std::uint32_t frame, std::uint32_t count)
{
    for (const TrackId& id : tracks) {
        const auto frames = motion ? framesOf(*motion, id) : std::span<const std::uint32_t>();
        if (!frames.empty() && frames.back() >= frame)
            count = std::min(count, largestFrame - frames.back());
    }
    return count;
}

std::uint32_t moved(std::uint32_t frame, std::int64_t delta)
{
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(frame + delta, 0, largestFrame));
}

} // namespace

ScenePatch insertColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks)
{
    count = roomFor(findMotion(target.scene, target.actor), tracks, frame, count);
    Retiming retiming{
        .first = frame, .last = std::int64_t(frame) - 1, .delta = count, .map = {}, .marks = marks};
    retiming.map = [=](std::uint32_t each) { return each < frame ? each : moved(each, count); };
    return retimed(target, tracks, retiming);
}

ScenePatch deleteColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks)
{
    if (count == 0)
        return ScenePatch();
    const std::int64_t end = std::int64_t(frame) + count;
    const std::int64_t delta = -std::int64_t(count);
    Retiming retiming{.first = frame, .last = end - 1, .delta = delta, .map = {}, .marks = marks};
    retiming.map = [=](std::uint32_t each) -> std::optional<std::uint32_t> {
        if (each < frame)
            return each;
        return each < end ? std::nullopt : std::optional(moved(each, delta));
    };
    return retimed(target, tracks, retiming);
}

ScenePatch scaleRange(const EditTarget& target, std::span<const TrackId> tracks,
    const RangeScale& scale, SceneMarks marks)
{
    const std::uint32_t first = scale.first, last = scale.last;
    std::uint32_t newLast = scale.newLast;
    if (first > last || first > newLast)
        return ScenePatch();
    if (newLast > last)
        newLast =
            last + roomFor(findMotion(target.scene, target.actor), tracks, last, newLast - last);
    const std::int64_t delta = std::int64_t(newLast) - last;
    const double factor =
        last > first ? (double(newLast) - double(first)) / (double(last) - double(first)) : 1.0;
    Retiming retiming{.first = first, .last = last, .delta = delta, .map = {}, .marks = marks};
    retiming.map = [=](std::uint32_t each) {
        if (each <= first)
            return each;
        if (each > last)
            return moved(each, delta);
        return moved(first, std::llround((double(each) - double(first)) * factor));
    };
    return retimed(target, tracks, retiming);
}

} // namespace mmd
