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

/// A bone key with an index instead of its tail: 0 is the default tail, n the list's tail n - 1.
struct PackedBoneKey {
    std::uint32_t frame = 0;
    std::uint32_t place = newKeyPlace;
    BoneValue value;
    std::uint32_t tail = 0;
};

/// Keys in a patch, in ascending frames. Many bone keys share few tails, so the tails are stored
/// separately: a key takes 40 bytes instead of 100, and a key with the default tail needs no more
/// memory.
template <class Key>
class KeyList {
public:
    static constexpr bool hasTail = std::is_same_v<Key, BoneKeyframe>;
    using Packed = std::conditional_t<hasTail, PackedBoneKey, Key>;

    KeyList() = default;
    KeyList(std::initializer_list<Key> keys)
        : KeyList(std::vector<Key>(keys))
    {
    }
    KeyList(const std::vector<Key>& keys) // a vector of keys converts implicitly
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
        if constexpr (hasTail)
            return {key.frame, key.place, key.value, tail(key.tail)};
        else
            return key;
    }
    [[nodiscard]] Key front() const { return (*this)[0]; }
    [[nodiscard]] Key back() const { return (*this)[size() - 1]; }

    [[nodiscard]] std::span<const Packed> packed() const { return m_keys; }
    /// The tails except the default one; keys refer to them by their index here + 1.
    [[nodiscard]] std::span<const BoneTail> tails() const { return m_tails; }
    [[nodiscard]] const BoneTail& tail(std::uint32_t number) const
    {
        static const BoneTail usual = defaultBoneTail();
        return number == 0 ? usual : m_tails[number - 1];
    }

    void reserve(std::size_t count) { m_keys.reserve(count); }
    void push_back(Key key)
    {
        if constexpr (hasTail)
            pushPacked({key.frame, key.place, key.value, addTail(key.tail)});
        else
            pushPacked(std::move(key));
    }
    /// `key` refers to a tail by a number from addTail().
    void pushPacked(Packed key)
    {
        assert(m_keys.empty() || m_keys.back().frame < key.frame);
        m_keys.push_back(std::move(key));
    }
    /// The number of a tail. Searches the default tail and the latest ones.
    std::uint32_t addTail(const BoneTail& tail)
    {
        constexpr std::size_t looked = 16;
        if (tail == this->tail(0))
            return 0;
        const std::size_t end = m_tails.size() - std::min(m_tails.size(), looked);
        for (std::size_t at = m_tails.size(); at > end; --at)
            if (m_tails[at - 1] == tail)
                return static_cast<std::uint32_t>(at);
        m_tails.push_back(tail);
        return static_cast<std::uint32_t>(m_tails.size());
    }

    /// Sets the tails of an empty list, as tails() returned them.
    void adoptTails(std::vector<BoneTail> tails)
    {
        assert(m_keys.empty());
        m_tails = std::move(tails);
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
        if constexpr (hasTail)
            return a.frame == b.frame && a.place == b.place && a.value == b.value &&
                   tail(a.tail) == other.tail(b.tail);
        else
            return a == b;
    }

    std::vector<Packed> m_keys;
    std::vector<BoneTail> m_tails; ///< bone keys only
};

} // namespace mmd
