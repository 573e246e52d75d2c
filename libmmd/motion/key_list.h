// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace mmd {

/// A bone key with an index instead of its interpolation: 0 is the default interpolation, n the
/// list's interpolation n - 1.
struct PackedBoneKey {
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    BoneValue value;
    std::uint32_t interpolation = 0;
};

/// Keys in a patch, in ascending frames. Many bone keys share few interpolations, so the
/// interpolations are stored separately: a key takes 40 bytes instead of 100, and a key with the
/// default interpolation needs no more memory.
template <class Key>
class KeyList {
public:
    static constexpr bool hasInterpolation = std::is_same_v<Key, BoneKeyframe>;
    using Packed = std::conditional_t<hasInterpolation, PackedBoneKey, Key>;

    KeyList() = default;
    KeyList(std::initializer_list<Key> keys)
        : KeyList(std::vector<Key>(keys))
    {
    }
    KeyList(const std::vector<Key>& keys) // NOLINT: a vector of keys converts implicitly
    {
        reserve(keys.size());
        for (const Key& key : keys)
            push_back(key);
    }

    [[nodiscard]] std::size_t size() const { return m_keys.size(); }
    [[nodiscard]] bool empty() const { return m_keys.empty(); }
    [[nodiscard]] std::uint32_t frame(std::size_t index) const { return m_keys[index].frame; }
    [[nodiscard]] Key operator[](std::size_t index) const
    {
        const Packed& key = m_keys[index];
        if constexpr (hasInterpolation)
            return {key.frame, key.fileIndex, key.value, interpolation(key.interpolation)};
        else
            return key;
    }
    [[nodiscard]] Key front() const { return (*this)[0]; }
    [[nodiscard]] Key back() const { return (*this)[size() - 1]; }

    [[nodiscard]] std::span<const Packed> packed() const { return m_keys; }
    /// The interpolations except the default one; keys refer to them by their index here + 1.
    [[nodiscard]] std::span<const BoneInterpolation> interpolations() const
    {
        return m_interpolations;
    }
    [[nodiscard]] const BoneInterpolation& interpolation(std::uint32_t number) const
    {
        static const BoneInterpolation usual = defaultBoneInterpolation();
        return number == 0 ? usual : m_interpolations[number - 1];
    }

    void reserve(std::size_t count) { m_keys.reserve(count); }
    void push_back(Key key)
    {
        if constexpr (hasInterpolation)
            pushPacked({key.frame, key.fileIndex, key.value, addInterpolation(key.interpolation)});
        else
            pushPacked(std::move(key));
    }
    /// `key` refers to an interpolation by a number from addInterpolation().
    void pushPacked(Packed key)
    {
        assert(m_keys.empty() || m_keys.back().frame < key.frame);
        m_keys.push_back(std::move(key));
    }
    /// The number of an interpolation. Searches the default interpolation and the latest ones.
    std::uint32_t addInterpolation(const BoneInterpolation& interpolation)
    {
        constexpr std::size_t looked = 16;
        if (interpolation == this->interpolation(0))
            return 0;
        const std::size_t end = m_interpolations.size() - std::min(m_interpolations.size(), looked);
        for (std::size_t at = m_interpolations.size(); at > end; --at)
            if (m_interpolations[at - 1] == interpolation)
                return static_cast<std::uint32_t>(at);
        m_interpolations.push_back(interpolation);
        return static_cast<std::uint32_t>(m_interpolations.size());
    }

    /// Sets the interpolations of an empty list, as interpolations() returned them.
    void adoptInterpolations(std::vector<BoneInterpolation> interpolations)
    {
        assert(m_keys.empty());
        m_interpolations = std::move(interpolations);
    }
    /// Removes the keys at `indices` (ascending).
    void erase(std::span<const std::size_t> indices)
    {
        std::size_t gone = 0;
        for (std::size_t index = indices.empty() ? size() : indices[0]; index < size(); ++index) {
            if (gone < indices.size() && indices[gone] == index)
                ++gone;
            else
                m_keys[index - gone] = std::move(m_keys[index]);
        }
        m_keys.resize(size() - gone);
    }

    /// By content.
    bool operator==(const KeyList& other) const
    {
        if (size() != other.size())
            return false;
        for (std::size_t index = 0; index < size(); ++index)
            if (!isSame(other, index))
                return false;
        return true;
    }

private:
    [[nodiscard]] bool isSame(const KeyList& other, std::size_t index) const
    {
        const Packed& a = m_keys[index];
        const Packed& b = other.m_keys[index];
        if constexpr (hasInterpolation)
            return a.frame == b.frame && a.fileIndex == b.fileIndex && a.value == b.value &&
                   interpolation(a.interpolation) == other.interpolation(b.interpolation);
        else
            return a == b;
    }

    std::vector<Packed> m_keys;
    std::vector<BoneInterpolation> m_interpolations; ///< bone keys only
};

} // namespace mmd
