// SPDX-License-Identifier: MIT
#include "libmmd/scene/selection.h"

#include <algorithm>
#include <utility>

namespace mmd {
namespace {

template <class Keys>
auto keysOf(Keys& keys, const TrackId& track)
{
    return std::lower_bound(keys.begin(), keys.end(), track,
        [](const TrackKeys& each, const TrackId& wanted) { return each.track < wanted; });
}

} // namespace

TrackList::TrackList(std::initializer_list<TrackId> tracks)
    : TrackList(std::vector<TrackId>(tracks))
{
}

TrackList::TrackList(std::vector<TrackId> tracks)
    : m_tracks(tracks.empty() ? nullptr
                              : std::make_shared<const std::vector<TrackId>>(std::move(tracks)))
{
}

const std::vector<TrackId>& TrackList::value() const
{
    static const std::vector<TrackId> none;
    return m_tracks ? *m_tracks : none;
}

bool TrackList::operator==(const TrackList& other) const
{
    return m_tracks == other.m_tracks || value() == other.value();
}

bool Selection::hasTrack(const TrackId& track) const
{
    return std::binary_search(tracks.begin(), tracks.end(), track);
}

std::span<const std::uint32_t> Selection::framesOf(const TrackId& track) const
{
    const auto at = keysOf(keys, track);
    if (at == keys.end() || at->track != track)
        return {};
    return at->frames;
}

bool Selection::hasKey(const TrackId& track, std::uint32_t frame) const
{
    const auto frames = framesOf(track);
    return std::binary_search(frames.begin(), frames.end(), frame);
}

std::size_t Selection::keyCount() const
{
    std::size_t count = 0;
    for (const TrackKeys& each : keys)
        count += each.frames.size();
    return count;
}

void Selection::setTrack(const TrackId& track, bool selected)
{
    if (hasTrack(track) == selected)
        return;
    std::vector<TrackId> list = tracks;
    const auto at = std::lower_bound(list.begin(), list.end(), track);
    if (selected)
        list.insert(at, track);
    else
        list.erase(at);
    tracks = std::move(list);
}

void Selection::setKey(const TrackId& track, std::uint32_t frame, bool selected)
{
    auto at = keysOf(keys, track);
    if (at == keys.end() || at->track != track) {
        if (selected)
            keys.insert(at, {track, {frame}});
        return;
    }
    auto& frames = at->frames;
    const auto found = std::lower_bound(frames.begin(), frames.end(), frame);
    const bool is = found != frames.end() && *found == frame;
    if (selected && !is)
        frames.insert(found, frame);
    else if (!selected && is)
        frames.erase(found);
    if (frames.empty())
        keys.erase(at);
}

} // namespace mmd
