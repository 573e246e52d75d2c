// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/speed/prefetch.h"
#include "libmmd/motion/interpolation_table.h"
#include "libmmd/motion/key_list.h"

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
    std::uint32_t fileIndex = 0;
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
    static constexpr bool hasInterpolation = std::is_same_v<Key, BoneKeyframe>;

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
        return !index || m_fileIndices[*index] != raw.fileIndex;
    }

    [[nodiscard]] std::size_t size() const { return m_frames.size(); }
    [[nodiscard]] bool isEmpty() const { return m_frames.empty(); }
    [[nodiscard]] std::span<const std::uint32_t> frames() const { return m_frames; }
    [[nodiscard]] std::span<const Value> values() const { return m_values; }
    [[nodiscard]] std::span<const std::uint32_t> fileIndices() const { return m_fileIndices; }
    [[nodiscard]] std::uint32_t frame(std::size_t index) const { return m_frames[index]; }

    /// Curves of the segment that ends at key `index`.
    [[nodiscard]] const BoneCurves& curves(std::size_t index) const requires hasInterpolation
    {
        return m_interpolations->curves(m_interpolationIndices[index]);
    }
    [[nodiscard]] const BoneInterpolation& interpolation(
        std::size_t index) const requires hasInterpolation
    {
        return (*m_interpolations)[m_interpolationIndices[index]];
    }
    /// Numbers of the keys' interpolations: equal interpolations have equal numbers below
    /// interpolationCount().
    [[nodiscard]] std::span<const std::uint32_t> interpolationIndices() const
    {
        return m_interpolationIndices;
    }
    [[nodiscard]] std::size_t interpolationCount() const
    {
        return m_interpolations ? m_interpolations->size() : 0;
    }

    /// Prefetches the memory of key `index`, or of the last key.
    void prefetchKey(std::size_t index) const
    {
        if (isEmpty())
            return;
        index = std::min(index, size() - 1);
        prefetch(&m_frames[index]);
        prefetch(&m_values[index]);
        if constexpr (hasInterpolation)
            prefetch(&m_interpolationIndices[index]);
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
        if constexpr (hasInterpolation)
            return {m_frames[index], m_fileIndices[index], m_values[index], interpolation(index)};
        else
            return {m_frames[index], m_fileIndices[index], m_values[index]};
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
        if (m_field != other.m_field || m_frames != other.m_frames ||
            m_fileIndices != other.m_fileIndices || m_values != other.m_values ||
            m_raws != other.m_raws)
            return false;
        if constexpr (hasInterpolation) {
            for (std::size_t index = 0; index < size(); ++index)
                if (interpolation(index) != other.interpolation(index))
                    return false;
        }
        return true;
    }

private:
    using InterpolationNumbers = std::vector<std::uint32_t>;
    static constexpr std::uint32_t unknownInterpolation = 0xFFFFFFFFu;

    [[nodiscard]] Track exchanged(const KeyList<Key>& removed, const KeyList<Key>& inserted,
        const std::vector<RawRecord>& rawRemoved, const std::vector<RawRecord>& rawInserted) const
    {
        Track result;
        result.m_field = m_field;
        result.m_name = m_name;
        result.m_interpolations = m_interpolations;
        result.reserve(size() + inserted.size() - std::min(size(), removed.size()));
        InterpolationNumbers interpolations(
            inserted.interpolations().size() + 1, unknownInterpolation);
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
                result.append(inserted, in++, interpolations);
            else
                ++out;
        }
        result.appendFrom(*this, next, size());
        result.m_raws = exchangedRaws(removed, rawRemoved, rawInserted);
        result.sortRaws();
        result.dropUnusedInterpolations();
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
            gone.push_back(raw.fileIndex);
        std::sort(gone.begin(), gone.end());
        std::vector<RawRecord> raws;
        for (const RawRecord& raw : m_raws)
            if (!std::binary_search(gone.begin(), gone.end(), raw.fileIndex))
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
        const auto byFileIndex = [](const RawRecord& a, const RawRecord& b) {
            return a.fileIndex < b.fileIndex;
        };
        if (!std::is_sorted(m_raws.begin(), m_raws.end(), byFileIndex))
            std::sort(m_raws.begin(), m_raws.end(), byFileIndex);
    }
    void reserve(std::size_t count)
    {
        m_frames.reserve(count);
        m_fileIndices.reserve(count);
        m_values.reserve(count);
        if constexpr (hasInterpolation)
            m_interpolationIndices.reserve(count);
    }
    void append(const Key& key)
    {
        assert(m_frames.empty() || m_frames.back() < key.frame);
        m_frames.push_back(key.frame);
        m_fileIndices.push_back(key.fileIndex);
        m_values.push_back(key.value);
        if constexpr (hasInterpolation)
            m_interpolationIndices.push_back(interpolationNumber(key.interpolation));
    }
    /// Appends key `index` of `keys`; `interpolations` maps the numbers of the list's
    /// interpolations to those of this track.
    void append(const KeyList<Key>& keys, std::size_t index, InterpolationNumbers& interpolations)
    {
        const auto& key = keys.packed()[index];
        assert(m_frames.empty() || m_frames.back() < key.frame);
        m_frames.push_back(key.frame);
        m_fileIndices.push_back(key.fileIndex);
        m_values.push_back(key.value);
        if constexpr (hasInterpolation) {
            std::uint32_t& number = interpolations[key.interpolation];
            if (number == unknownInterpolation)
                number = interpolationNumber(keys.interpolation(key.interpolation));
            m_interpolationIndices.push_back(number);
        }
    }
    void appendFrom(const Track& other, std::size_t begin, std::size_t end)
    {
        const auto add = [&](auto& to, const auto& from) {
            to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
                from.begin() + static_cast<std::ptrdiff_t>(end));
        };
        add(m_frames, other.m_frames);
        add(m_fileIndices, other.m_fileIndices);
        add(m_values, other.m_values);
        if constexpr (hasInterpolation)
            add(m_interpolationIndices, other.m_interpolationIndices);
    }
    /// The table is shared with the previous version of this track until a new interpolation is
    /// added.
    std::uint32_t interpolationNumber(const BoneInterpolation& interpolation)
    {
        if (!m_interpolations)
            m_interpolations = std::make_shared<InterpolationTable>();
        if (const auto number = m_interpolations->find(interpolation))
            return *number;
        if (m_interpolations.use_count() > 1)
            m_interpolations = std::make_shared<InterpolationTable>(*m_interpolations);
        return m_interpolations->intern(interpolation);
    }
    /// Edits can leave unused interpolations in the table.
    void dropUnusedInterpolations()
    {
        if constexpr (hasInterpolation) {
            if (!m_interpolations || m_interpolations->size() <= 2 * size() + 16)
                return;
            const auto old =
                std::exchange(m_interpolations, std::make_shared<InterpolationTable>());
            for (std::uint32_t& index : m_interpolationIndices)
                index = m_interpolations->intern((*old)[index]);
        }
    }

    NameField m_field{};
    std::string m_name;
    std::vector<std::uint32_t> m_frames;
    std::vector<std::uint32_t> m_fileIndices;
    std::vector<Value> m_values;
    std::vector<std::uint32_t> m_interpolationIndices; ///< bone tracks only
    std::shared_ptr<InterpolationTable>
        m_interpolations;          ///< bone tracks only; not changed after it is shared
    std::vector<RawRecord> m_raws; ///< ascending file indices
};

/// Shared, because an edit replaces only the tracks that it changes: scenes, snapshots for workers
/// and undo steps share the others.
template <class Key>
using TrackPtr = std::shared_ptr<const Track<Key>>;

} // namespace mmd
