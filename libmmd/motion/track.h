// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/prefetch.h"
#include "libmmd/motion/key_list.h"
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

/// A whole record of the file that is kept because its track cannot hold it or would write other
/// bytes: an earlier duplicate of a key, or a key whose name field has other padding than the
/// track's. It is removed when the key at its frame is edited or deleted.
struct RawRecord {
    std::uint32_t frame = 0;
    std::uint32_t place = 0;
    std::string bytes;
    bool operator==(const RawRecord&) const = default;
};

/// The keys of one track to remove and to insert; the content of a patch's part.
template <class Key>
struct TrackEdit {
    KeyList<Key> removed; ///< each is in the track
    KeyList<Key> inserted;
    std::vector<RawRecord> rawRemoved;
    std::vector<RawRecord> rawInserted;
    bool operator==(const TrackEdit&) const = default;
};

/// Keys of one bone or morph, or of the camera, light, shadow or show/IK section; one key for each
/// frame, ascending. Immutable after it is shared: an edit makes a new track. Frames are in a
/// separate array, so that searching and painting read four bytes for each key.
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

    /// The same from `count` keys; `keyAt` returns them by their index, in order.
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
        return m_tails->curves(m_tailIndices[index]);
    }
    [[nodiscard]] const BoneTail& tail(std::size_t index) const requires hasTail
    {
        return (*m_tails)[m_tailIndices[index]];
    }
    /// Numbers of the keys' tails: equal tails have equal numbers below tailCount().
    [[nodiscard]] std::span<const std::uint32_t> tailIndices() const { return m_tailIndices; }
    [[nodiscard]] std::size_t tailCount() const { return m_tails ? m_tails->size() : 0; }

    /// Prefetches the memory of key `index`, or of the last key.
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
    /// lowerBound(`frame`); the result must be at least `from`. Fast if it is near `from`.
    [[nodiscard]] std::size_t lowerBoundFrom(std::size_t from, std::uint32_t frame) const
    {
        std::size_t reach = 1;
        while (from + reach <= size() && m_frames[from + reach - 1] < frame)
            reach *= 2;
        const auto begin = m_frames.begin() + static_cast<std::ptrdiff_t>(from + reach / 2);
        const auto end =
            m_frames.begin() + static_cast<std::ptrdiff_t>(std::min(from + reach, size()));
        return static_cast<std::size_t>(std::lower_bound(begin, end, frame) - m_frames.begin());
    }
    [[nodiscard]] std::optional<std::size_t> find(std::uint32_t frame) const
    {
        const std::size_t index = lowerBound(frame);
        if (index < size() && m_frames[index] == frame)
            return index;
        return std::nullopt;
    }

    /// A copy of the key.
    [[nodiscard]] Key key(std::size_t index) const
    {
        if constexpr (hasTail)
            return {m_frames[index], m_places[index], m_values[index], tail(index)};
        else
            return {m_frames[index], m_places[index], m_values[index]};
    }

    /// This track with `edit` applied. Every removed key must exist, and its raw records must be
    /// removed with it. An inserted key must not have the frame of a key that stays.
    [[nodiscard]] Track edited(const TrackEdit<Key>& edit) const
    {
        return exchanged(edit.removed, edit.inserted, edit.rawRemoved, edit.rawInserted);
    }
    /// This track, which is the result of `edit`, with `edit` reverted.
    [[nodiscard]] Track unedited(const TrackEdit<Key>& edit) const
    {
        return exchanged(edit.inserted, edit.removed, edit.rawInserted, edit.rawRemoved);
    }

    /// Moves every key from frame `from` on by `delta` frames, to free frames. None of these keys
    /// has raw records.
    [[nodiscard]] Track shifted(std::uint32_t from, std::int64_t delta) const
    {
        Track result = *this;
        const std::size_t first = lowerBound(from);
        assert(first == size() || first == 0 || m_frames[first] + delta > m_frames[first - 1]);
        for (std::size_t index = first; index < size(); ++index)
            result.m_frames[index] = static_cast<std::uint32_t>(m_frames[index] + delta);
        return result;
    }

    /// By content: the same keys with the same bits and file indices; the internal tables do not
    /// matter.
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
    using TailNumbers = std::vector<std::uint32_t>;
    static constexpr std::uint32_t unknownTail = 0xFFFFFFFFu;

    [[nodiscard]] Track exchanged(const KeyList<Key>& removed, const KeyList<Key>& inserted,
        const std::vector<RawRecord>& rawRemoved, const std::vector<RawRecord>& rawInserted) const
    {
        Track result;
        result.m_field = m_field;
        result.m_name = m_name;
        result.m_tails = m_tails;
        result.reserve(size() + inserted.size() - std::min(size(), removed.size()));
        TailNumbers tails(inserted.tails().size() + 1, unknownTail);
        std::size_t next = 0; // index of the next key of this track
        std::size_t out = 0, in = 0;
        while (out < removed.size() || in < inserted.size()) {
            const bool isPut = out == removed.size() ||
                               (in < inserted.size() && inserted.frame(in) < removed.frame(out));
            const std::uint32_t frame = isPut ? inserted.frame(in) : removed.frame(out);
            const std::size_t end = lowerBoundFrom(next, frame);
            result.appendFrom(*this, next, end);
            next = end;
            const bool isThere = next < size() && m_frames[next] == frame;
            assert(isPut != isThere);
            next += isThere ? 1 : 0;
            if (isPut)
                result.append(inserted, in++, tails);
            else
                ++out;
        }
        result.appendFrom(*this, next, size());
        result.m_raws = exchangedRaws(removed, rawRemoved, rawInserted);
        result.sortRaws();
        result.dropUnusedTails();
        return result;
    }

    /// A raw record is identified by its index in the file, which no other record of the section
    /// has.
    [[nodiscard]] std::vector<RawRecord> exchangedRaws(const KeyList<Key>& removed,
        const std::vector<RawRecord>& rawRemoved, const std::vector<RawRecord>& rawInserted) const
    {
        if (m_raws.empty())
            return rawInserted;
        std::vector<std::uint32_t> gone;
        for (const RawRecord& raw : rawRemoved)
            gone.push_back(raw.place);
        std::sort(gone.begin(), gone.end());
        std::vector<RawRecord> raws;
        for (const RawRecord& raw : m_raws)
            if (!std::binary_search(gone.begin(), gone.end(), raw.place))
                raws.push_back(raw);
        assert(raws.size() + gone.size() == m_raws.size());
        assert(std::none_of(raws.begin(), raws.end(), [&](const RawRecord& raw) {
            const auto keys = removed.packed();
            const auto byFrame = [](const auto& key, std::uint32_t f) { return key.frame < f; };
            const auto key = std::lower_bound(keys.begin(), keys.end(), raw.frame, byFrame);
            return key != keys.end() && key->frame == raw.frame;
        }));
        static_cast<void>(removed);
        raws.insert(raws.end(), rawInserted.begin(), rawInserted.end());
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
            m_tailIndices.push_back(tailNumber(key.tail));
    }
    /// Appends key `index` of `keys`; `tails` maps the numbers of the list's tails to those of this
    /// track.
    void append(const KeyList<Key>& keys, std::size_t index, TailNumbers& tails)
    {
        const auto& key = keys.packed()[index];
        assert(m_frames.empty() || m_frames.back() < key.frame);
        m_frames.push_back(key.frame);
        m_places.push_back(key.place);
        m_values.push_back(key.value);
        if constexpr (hasTail) {
            std::uint32_t& number = tails[key.tail];
            if (number == unknownTail)
                number = tailNumber(keys.tail(key.tail));
            m_tailIndices.push_back(number);
        }
    }
    void appendFrom(const Track& other, std::size_t begin, std::size_t end)
    {
        const auto add = [&](auto& to, const auto& from) {
            to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
                from.begin() + static_cast<std::ptrdiff_t>(end));
        };
        add(m_frames, other.m_frames);
        add(m_places, other.m_places);
        add(m_values, other.m_values);
        if constexpr (hasTail)
            add(m_tailIndices, other.m_tailIndices);
    }
    /// The table is shared with the previous version of this track until a new tail is added.
    std::uint32_t tailNumber(const BoneTail& tail)
    {
        if (!m_tails)
            m_tails = std::make_shared<TailTable>();
        if (const auto number = m_tails->find(tail))
            return *number;
        if (m_tails.use_count() > 1)
            m_tails = std::make_shared<TailTable>(*m_tails);
        return m_tails->intern(tail);
    }
    /// Edits can leave unused tails in the table.
    void dropUnusedTails()
    {
        if constexpr (hasTail) {
            if (!m_tails || m_tails->size() <= 2 * size() + 16)
                return;
            const auto old = std::exchange(m_tails, std::make_shared<TailTable>());
            for (std::uint32_t& index : m_tailIndices)
                index = m_tails->intern((*old)[index]);
        }
    }

    NameField m_field{};
    std::string m_name;
    std::vector<std::uint32_t> m_frames;
    std::vector<std::uint32_t> m_places;
    std::vector<Value> m_values;
    std::vector<std::uint32_t> m_tailIndices; ///< bone tracks only
    std::shared_ptr<TailTable> m_tails;       ///< bone tracks only; not changed after it is shared
    std::vector<RawRecord> m_raws;            ///< ascending places
};

/// Shared, because an edit replaces only the tracks that it changes: scenes, snapshots for workers
/// and undo steps share the others.
template <class Key>
using TrackPtr = std::shared_ptr<const Track<Key>>;

} // namespace mmd
