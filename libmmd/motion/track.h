// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/prefetch.h"
#include "libmmd/motion/keyframe.h"
#include "libmmd/motion/tail_table.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mmd {

/// The raw 15-byte name field of a bone or morph record, terminator and padding included.
using NameField = std::array<char, 15>;

/// The name in a field: its bytes up to the first NUL, at most 15, undecoded CP932.
[[nodiscard]] std::string nameOf(const NameField& field);

/// A field that holds `name` cut after 15 bytes and padded with zeros.
[[nodiscard]] NameField fieldOf(std::string_view name);

/// A whole record of the file, kept because its track cannot show it or would write it with other
/// bytes: an earlier duplicate of a key, or a key whose name field is padded unlike its track's. It
/// leaves when the key at its frame is edited or deleted.
struct RawRecord {
    std::uint32_t frame = 0;
    std::uint32_t place = 0;
    std::string bytes;
    bool operator==(const RawRecord&) const = default;
};

/// What removing and inserting keys of one track takes; the body of a patch's part.
template <class Key>
struct TrackEdit {
    std::vector<Key> removed;  ///< ascending frames; each is in the track
    std::vector<Key> inserted; ///< ascending frames
    std::vector<RawRecord> rawRemoved;
    std::vector<RawRecord> rawInserted;
    bool operator==(const TrackEdit&) const = default;
};

/// Keys of one bone or morph, or of the camera, light, shadow or show/IK section; one key a frame,
/// ascending. Immutable once it is shared: an edit makes a new track.
/// Frames lie in an array of their own, so that searching and painting touch four bytes a key.
template <class Key>
class Track {
public:
    using Value = typename Key::Value;
    static constexpr bool hasTail = std::is_same_v<Key, BoneKeyframe>;

    Track() = default;
    /// Keys must have strictly ascending frames. `field` is empty (zeros) for sections without
    /// names.
    Track(const NameField& field, std::span<const Key> keys, std::vector<RawRecord> raws = {})
        : Track(
              field, keys.size(), [&](std::size_t index) { return keys[index]; }, std::move(raws))
    {
    }

    /// The same of `count` keys that `keyAt` gives by their index, in order.
    template <class KeyAt>
    Track(const NameField& field, std::size_t count, KeyAt keyAt, std::vector<RawRecord> raws)
        : m_field(field)
        , m_name(nameOf(field))
        , m_raws(std::move(raws))
    {
        reserve(count);
        for (std::size_t index = 0; index < count; ++index)
            append(keyAt(index));
        sortRaws();
    }

    /// Raw CP932 bytes of the name, up to 15; empty for sections without names.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const NameField& field() const { return m_field; }
    [[nodiscard]] std::span<const RawRecord> raws() const { return m_raws; }
    /// Whether `raw`, one of raws(), is an earlier duplicate and not the record of a key.
    [[nodiscard]] bool isHidden(const RawRecord& raw) const
    {
        const auto index = find(raw.frame);
        return !index || m_places[*index] != raw.place;
    }

    [[nodiscard]] std::size_t size() const { return m_frames.size(); }
    [[nodiscard]] bool isEmpty() const { return m_frames.empty(); }
    [[nodiscard]] std::span<const std::uint32_t> frames() const { return m_frames; }
    [[nodiscard]] std::span<const Value> values() const { return m_values; }
    [[nodiscard]] std::span<const std::uint32_t> places() const { return m_places; }
    [[nodiscard]] std::uint32_t frame(std::size_t index) const { return m_frames[index]; }

    /// Curves of the segment that ends at key `index`.
    [[nodiscard]] const BoneCurves& curves(std::size_t index) const requires hasTail
    {
        return m_tails.curves(m_tailIndices[index]);
    }
    [[nodiscard]] const BoneTail& tail(std::size_t index) const requires hasTail
    {
        return m_tails[m_tailIndices[index]];
    }

    /// Asks for the memory of key `index`, or of the last, ahead of its use.
    void prefetchKey(std::size_t index) const
    {
        if (isEmpty())
            return;
        index = std::min(index, size() - 1);
        prefetch(&m_frames[index]);
        prefetch(&m_values[index]);
        if constexpr (hasTail)
            prefetch(&m_tailIndices[index]);
    }

    /// First key at or after `frame`; size() if there is none.
    [[nodiscard]] std::size_t lowerBound(std::uint32_t frame) const
    {
        return static_cast<std::size_t>(
            std::lower_bound(m_frames.begin(), m_frames.end(), frame) - m_frames.begin());
    }
    [[nodiscard]] std::optional<std::size_t> find(std::uint32_t frame) const
    {
        const std::size_t index = lowerBound(frame);
        if (index < size() && m_frames[index] == frame)
            return index;
        return std::nullopt;
    }

    /// The key as a value of its own.
    [[nodiscard]] Key key(std::size_t index) const
    {
        if constexpr (hasTail)
            return {m_frames[index], m_places[index], m_values[index], tail(index)};
        else
            return {m_frames[index], m_places[index], m_values[index]};
    }

    /// This track with `edit` done. Every removed key must be there, and its raw records must leave
    /// with it; an inserted key must not meet one that stays.
    [[nodiscard]] Track edited(const TrackEdit<Key>& edit) const
    {
        Track result;
        result.m_field = m_field;
        result.m_name = m_name;
        result.reserve(size() + edit.inserted.size() - edit.removed.size());
        result.m_tails = m_tails;
        auto removed = edit.removed.begin();
        auto inserted = edit.inserted.begin();
        for (std::size_t index = 0; index < size(); ++index) {
            if (removed != edit.removed.end() && removed->frame == m_frames[index]) {
                ++removed;
                continue;
            }
            for (; inserted != edit.inserted.end() && inserted->frame < m_frames[index]; ++inserted)
                result.append(*inserted);
            assert(inserted == edit.inserted.end() || inserted->frame != m_frames[index]);
            result.appendFrom(*this, index);
        }
        assert(removed == edit.removed.end());
        for (; inserted != edit.inserted.end(); ++inserted)
            result.append(*inserted);
        result.m_raws = editedRaws(edit);
        result.sortRaws();
        return result;
    }

    /// By content: the same keys with the same bits in the same places, whatever the tables inside.
    bool operator==(const Track& other) const
    {
        if (m_field != other.m_field || m_frames != other.m_frames || m_places != other.m_places ||
            m_values != other.m_values || m_raws != other.m_raws)
            return false;
        if constexpr (hasTail) {
            for (std::size_t index = 0; index < size(); ++index)
                if (tail(index) != other.tail(index))
                    return false;
        }
        return true;
    }

private:
    /// A raw record is known by its place, which no other record of the section has.
    [[nodiscard]] std::vector<RawRecord> editedRaws(const TrackEdit<Key>& edit) const
    {
        if (m_raws.empty())
            return edit.rawInserted;
        std::vector<std::uint32_t> gone;
        for (const RawRecord& raw : edit.rawRemoved)
            gone.push_back(raw.place);
        std::sort(gone.begin(), gone.end());
        std::vector<RawRecord> raws;
        for (const RawRecord& raw : m_raws)
            if (!std::binary_search(gone.begin(), gone.end(), raw.place))
                raws.push_back(raw);
        assert(raws.size() + gone.size() == m_raws.size());
        assert(std::none_of(raws.begin(), raws.end(), [&](const RawRecord& raw) {
            const auto byFrame = [](const Key& key, std::uint32_t f) { return key.frame < f; };
            const auto key =
                std::lower_bound(edit.removed.begin(), edit.removed.end(), raw.frame, byFrame);
            return key != edit.removed.end() && key->frame == raw.frame;
        }));
        raws.insert(raws.end(), edit.rawInserted.begin(), edit.rawInserted.end());
        return raws;
    }
    void sortRaws()
    {
        const auto byPlace = [](const RawRecord& a, const RawRecord& b) {
            return a.place < b.place;
        };
        if (!std::is_sorted(m_raws.begin(), m_raws.end(), byPlace))
            std::sort(m_raws.begin(), m_raws.end(), byPlace);
    }
    void reserve(std::size_t count)
    {
        m_frames.reserve(count);
        m_places.reserve(count);
        m_values.reserve(count);
        if constexpr (hasTail)
            m_tailIndices.reserve(count);
    }
    void append(const Key& key)
    {
        assert(m_frames.empty() || m_frames.back() < key.frame);
        m_frames.push_back(key.frame);
        m_places.push_back(key.place);
        m_values.push_back(key.value);
        if constexpr (hasTail)
            m_tailIndices.push_back(m_tails.intern(key.tail));
    }
    void appendFrom(const Track& other, std::size_t index)
    {
        m_frames.push_back(other.m_frames[index]);
        m_places.push_back(other.m_places[index]);
        m_values.push_back(other.m_values[index]);
        if constexpr (hasTail)
            m_tailIndices.push_back(other.m_tailIndices[index]);
    }

    NameField m_field{};
    std::string m_name;
    std::vector<std::uint32_t> m_frames;
    std::vector<std::uint32_t> m_places;
    std::vector<Value> m_values;
    std::vector<std::uint32_t> m_tailIndices; ///< bone tracks only
    TailTable m_tails;                        ///< bone tracks only
    std::vector<RawRecord> m_raws;            ///< ascending places
};

/// Shared because an edit replaces only the tracks it touches: scenes, snapshots for workers and
/// undo steps hold the others together.
template <class Key>
using TrackPtr = std::shared_ptr<const Track<Key>>;

} // namespace mmd
