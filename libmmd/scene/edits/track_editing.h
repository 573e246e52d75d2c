// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

/// All edits of keys use these functions to make the parts of a patch. Private to libmmd/scene and
/// libmmd/tools.
namespace mmd {

/// The largest frame of a key in a VMD file.
inline constexpr std::uint32_t largestFrame = std::numeric_limits<std::uint32_t>::max();

/// `tracks` in order, without duplicates.
[[nodiscard]] inline std::vector<TrackId> sortedTracks(std::span<const TrackId> tracks)
{
    std::vector<TrackId> sorted(tracks.begin(), tracks.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    return sorted;
}

/// Copies keys of one track into a list. Shared data of several keys is looked up once.
template <class Key>
class KeyCopier {
public:
    explicit KeyCopier(const Track<Key>& from)
        : m_from(from)
        , m_numbers(from.interpolationCount(), unknown)
    {
    }

    /// Adds key `index` with another frame, index in the file, and value.
    void add(
        std::size_t index, std::uint32_t frame, std::uint32_t fileIndex, typename Key::Value value)
    {
        add(index, frame, fileIndex, std::move(value),
            [](const BoneInterpolation& interpolation) { return interpolation; });
    }
    /// The same, with changeInterpolation(interpolation) as the interpolation of a bone key; it is
    /// called once for equal interpolations.
    template <class ChangeInterpolation>
    void add(std::size_t index, std::uint32_t frame, std::uint32_t fileIndex,
        typename Key::Value value, ChangeInterpolation changeInterpolation)
    {
        if constexpr (KeyList<Key>::hasInterpolation) {
            std::uint32_t& number = m_numbers[m_from.interpolationIndices()[index]];
            if (number == unknown)
                number = m_to.addInterpolation(changeInterpolation(m_from.interpolation(index)));
            m_to.pushPacked({frame, fileIndex, std::move(value), number});
        } else {
            m_to.pushPacked({frame, fileIndex, std::move(value)});
        }
    }
    void add(std::size_t index, std::uint32_t frame, std::uint32_t fileIndex)
    {
        add(index, frame, fileIndex, m_from.values()[index]);
    }
    void add(std::size_t index) { add(index, m_from.frame(index), m_from.fileIndices()[index]); }

    void reserve(std::size_t count) { m_to.reserve(count); }
    [[nodiscard]] KeyList<Key> take() { return std::move(m_to); }

private:
    static constexpr std::uint32_t unknown = 0xFFFFFFFFu;
    const Track<Key>& m_from;
    std::vector<std::uint32_t> m_numbers; ///< of the track's interpolations in the list
    KeyList<Key> m_to;
};

/// Calls `visit(index)` for each key of `track` at `frames` (ascending); skips frames without a
/// key.
template <class Key, class Visit>
void forEachKeyAt(const Track<Key>& track, std::span<const std::uint32_t> frames, Visit visit)
{
    std::size_t next = 0;
    for (const std::uint32_t frame : frames) {
        next = track.lowerBoundFrom(next, frame);
        if (next == track.size())
            return;
        if (track.frame(next) == frame)
            visit(next++);
    }
}

/// Whether key `index` of `track` equals key `other` of `keys`; both have the same frame.
template <class Key>
[[nodiscard]] bool isSameKey(
    const Track<Key>& track, std::size_t index, const KeyList<Key>& keys, std::size_t other)
{
    const auto& key = keys.packed()[other];
    if (track.fileIndices()[index] != key.fileIndex || !(track.values()[index] == key.value))
        return false;
    if constexpr (KeyList<Key>::hasInterpolation)
        return track.interpolation(index) == keys.interpolation(key.interpolation);
    else
        return true;
}

/// The raw records of `track` at the frames of `keys`.
template <class Key>
[[nodiscard]] std::vector<RawRecord> rawsAt(const Track<Key>& track, const KeyList<Key>& keys)
{
    std::vector<RawRecord> raws;
    const auto packed = keys.packed();
    for (const RawRecord& raw : track.raws()) {
        const auto byFrame = [](const auto& key, std::uint32_t frame) { return key.frame < frame; };
        const auto key = std::lower_bound(packed.begin(), packed.end(), raw.frame, byFrame);
        if (key != packed.end() && key->frame == raw.frame)
            raws.push_back(raw);
    }
    return raws;
}

/// The edit that removes the keys at `out` (ascending frames; frames without a key are skipped)
/// from `track` and inserts `in`, which replaces keys at the same frames. A key is unchanged if its
/// replacement is equal. Raw records at changed frames are removed. `track` may be null.
template <class Key>
[[nodiscard]] TrackEdit<Key> editOf(
    const Track<Key>* track, std::span<const std::uint32_t> out, KeyList<Key> in)
{
    TrackEdit<Key> edit;
    edit.inserted = std::move(in);
    if (!track)
        return edit;
    KeyCopier<Key> removed(*track);
    removed.reserve(std::min(track->size(), out.size() + edit.inserted.size()));
    std::vector<std::size_t> same; // equal keys that already exist
    std::size_t next = 0, gone = 0, put = 0;
    while (gone < out.size() || put < edit.inserted.size()) {
        const bool isPut = gone == out.size() ||
                           (put < edit.inserted.size() && edit.inserted.frame(put) <= out[gone]);
        const std::uint32_t frame = isPut ? edit.inserted.frame(put) : out[gone];
        next = track->lowerBoundFrom(next, frame);
        const bool isThere = next < track->size() && track->frame(next) == frame;
        if (isPut && isThere && isSameKey(*track, next, edit.inserted, put))
            same.push_back(put);
        else if (isThere)
            removed.add(next);
        put += isPut ? 1 : 0;
        if (gone < out.size() && out[gone] == frame)
            ++gone;
    }
    edit.inserted.erase(same);
    edit.removed = removed.take();
    edit.rawRemoved = rawsAt(*track, edit.removed);
    return edit;
}

/// A track that an edit changes; it may not exist yet.
struct EditedTrack {
    ActorId actor;
    const Motion& motion; ///< of this actor
    const TrackId& id;
};

/// Adds the change of one track to `patch`, unless it is empty: the keys at the frames `out` are
/// removed, `in` is inserted.
template <class Key>
void addChange(ScenePatch& patch, const EditedTrack& edited, std::span<const std::uint32_t> out,
    KeyList<Key> in)
{
    const Track<Key>* track = findTrack<Key>(edited.motion, edited.id.name);
    TrackEdit<Key> edit = editOf(track, out, std::move(in));
    if (edit.removed.empty() && edit.inserted.empty())
        return;
    patch.parts.push_back(KeyChange<Key>{
        edited.actor, track ? track->field() : fieldOf(edited.id.name), std::move(edit)});
}

/// Adds the change of one track to `patch`: the value of each of the keys becomes change(value,
/// frame). Frames without a key are skipped.
template <class Key, class ChangeValue>
void changeValues(ScenePatch& patch, const Motion& motion, ActorId actor, const TrackKeys& changed,
    ChangeValue change)
{
    const auto* track = findTrack<Key>(motion, changed.track.name);
    if (!track)
        return;
    KeyCopier<Key> keys(*track);
    keys.reserve(changed.frames.size());
    forEachKeyAt(*track, changed.frames, [&](std::size_t index) {
        const std::uint32_t frame = track->frame(index);
        keys.add(index, frame, track->fileIndices()[index], change(track->values()[index], frame));
    });
    addChange<Key>(patch, {actor, motion, changed.track}, {}, keys.take());
}

/// Selects `after` after the patch, if the target is the active actor: keys of other actors cannot
/// be selected.
inline void select(ScenePatch& patch, const EditTarget& target, Selection after)
{
    if (target.actor == target.scene.active)
        patch.selectionAfter = std::move(after);
}

/// The selected keys of `motion` as a motion, with their indices in the file and without raw
/// records.
[[nodiscard]] Motion selectedKeys(const Motion& motion, const Selection& selection);

} // namespace mmd
