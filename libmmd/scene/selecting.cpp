// SPDX-License-Identifier: MIT
#include "libmmd/scene/selecting.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mmd {
namespace {

/// Combines sorted lists in the way of `how`.
template <class T>
std::vector<T> combined(const std::vector<T>& before, const std::vector<T>& more, Choosing how)
{
    std::vector<T> result;
    result.reserve(how == Choosing::Remove ? before.size() : before.size() + more.size());
    const auto out = std::back_inserter(result);
    switch (how) {
    case Choosing::Replace:
        return more;
    case Choosing::Add:
        std::set_union(before.begin(), before.end(), more.begin(), more.end(), out);
        break;
    case Choosing::Remove:
        std::set_difference(before.begin(), before.end(), more.begin(), more.end(), out);
        break;
    case Choosing::Toggle:
        std::set_symmetric_difference(before.begin(), before.end(), more.begin(), more.end(), out);
        break;
    }
    return result;
}

std::vector<TrackKeys> combinedKeys(
    const std::vector<TrackKeys>& before, std::vector<TrackKeys> more, Choosing how)
{
    std::vector<TrackKeys> result;
    result.reserve(before.size() + more.size());
    auto old = before.begin();
    auto next = more.begin();
    while (old != before.end() || next != more.end()) {
        if (next == more.end() || (old != before.end() && old->track < next->track)) {
            result.push_back(*old++);
        } else if (old == before.end() || next->track < old->track) {
            if (how != Choosing::Remove)
                result.push_back(std::move(*next));
            ++next;
        } else {
            TrackKeys both{old->track, combined(old->frames, next->frames, how)};
            if (!both.frames.empty())
                result.push_back(std::move(both));
            ++old;
            ++next;
        }
    }
    return result;
}

} // namespace

std::optional<FrameSpan> spanOf(const Selection& keys)
{
    if (keys.keys.empty())
        return std::nullopt;
    FrameSpan span{keys.keys.front().frames.front(), keys.keys.front().frames.back()};
    for (const TrackKeys& each : keys.keys) {
        span.first = std::min(span.first, each.frames.front());
        span.last = std::max(span.last, each.frames.back());
    }
    return span;
}

Selection keysBetween(
    const Motion& motion, std::span<const TrackId> tracks, std::uint32_t first, std::uint32_t last)
{
    Selection selection;
    selection.keys.reserve(tracks.size());
    for (const TrackId& track : tracks) {
        const auto frames = framesOf(motion, track);
        const auto begin = std::lower_bound(frames.begin(), frames.end(), first);
        const auto end = std::upper_bound(begin, frames.end(), last);
        if (begin != end)
            selection.keys.push_back({track, {begin, end}});
    }
    const auto byTrack = [](const TrackKeys& a, const TrackKeys& b) { return a.track < b.track; };
    if (!std::is_sorted(selection.keys.begin(), selection.keys.end(), byTrack))
        std::sort(selection.keys.begin(), selection.keys.end(), byTrack);
    const auto isSame = [](const TrackKeys& a, const TrackKeys& b) { return a.track == b.track; };
    selection.keys.erase(
        std::unique(selection.keys.begin(), selection.keys.end(), isSame), selection.keys.end());
    std::vector<TrackId> selected;
    for (const TrackKeys& each : selection.keys)
        selected.push_back(each.track);
    selection.tracks = std::move(selected);
    return selection;
}

Selection chosen(const Selection& before, Selection more, Choosing how)
{
    if (how == Choosing::Replace)
        return more;
    const Choosing tracks = how == Choosing::Toggle && !more.keys.empty() ? Choosing::Add : how;
    Selection result;
    result.tracks = how == Choosing::Remove && !more.keys.empty()
                        ? before.tracks
                        : TrackList(combined<TrackId>(before.tracks, more.tracks, tracks));
    result.keys = combinedKeys(before.keys, std::move(more.keys), how);
    return result;
}

Selection picked(const Selection& before, TrackList tracks, Choosing how)
{
    return chosen({before.tracks, {}}, {std::move(tracks), {}}, how);
}

Selection withTracksOfKeys(Selection selection)
{
    const auto isSelected = [&](const TrackKeys& keys) { return selection.hasTrack(keys.track); };
    if (std::all_of(selection.keys.begin(), selection.keys.end(), isSelected))
        return selection;
    std::vector<TrackId> tracks;
    for (const TrackKeys& keys : selection.keys)
        tracks.push_back(keys.track);
    selection.tracks = combined<TrackId>(selection.tracks, tracks, Choosing::Add);
    return selection;
}

Selection existing(const Selection& selection, const Motion& motion)
{
    Selection result{selection.tracks, {}};
    for (const TrackKeys& each : selection.keys) {
        const auto frames = framesOf(motion, each.track);
        TrackKeys kept{each.track, {}};
        std::set_intersection(each.frames.begin(), each.frames.end(), frames.begin(), frames.end(),
            std::back_inserter(kept.frames));
        if (!kept.frames.empty())
            result.keys.push_back(std::move(kept));
    }
    return result;
}

Selection unregistered(std::span<const Draft> drafts, std::uint32_t frame)
{
    std::vector<TrackId> tracks;
    for (const Draft& draft : drafts)
        if (draft.frame == frame)
            tracks.push_back(draft.track);
    return {std::move(tracks), {}};
}

} // namespace mmd
