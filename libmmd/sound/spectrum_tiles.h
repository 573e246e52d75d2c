// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/waveform.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace mmd {

/// The spectrogram of a sound at every zoom. It has levels of columns of 128 · 2^level sound
/// frames, in tiles of 256 columns, which are computed when they are needed, and kept. One thread
/// computes tiles while others draw what is there.
///
/// A column of up to 1024 sound frames is one transform. A wider one is the mean power of the two
/// narrower ones in it, so no part of the sound is left out.
class SpectrumTiles {
public:
    static constexpr std::size_t rows = 96; ///< of Spectrogram: about one for each semitone
    static constexpr std::size_t tileColumns = 256;
    static constexpr std::size_t usualBytes = std::size_t(64) << 20;

    /// Keeps about `mostBytes` of tiles, the most recently used ones.
    explicit SpectrumTiles(std::size_t mostBytes = usualBytes);

    /// Fills `picture` with columns of `rows` levels (see Spectrogram), column after column from
    /// the lowest pitch. What is not known yet is taken from another zoom, or is 0. Returns whether
    /// all is known. A column shows the loudest of the one to three stored columns whose middles it
    /// has; a narrower one shows the stored column at its middle.
    [[nodiscard]] bool columns(SoundView view, std::span<std::uint8_t> picture) const;

    /// One step towards the first `count` columns of the view, with at most 256 transforms. False
    /// if nothing of them is missing. `sound` is always of the same samples, but
    /// may be a part of them (CachedSound::openPart()). For one worker thread.
    bool compute(CachedSound& sound, SoundView view, std::size_t count);

    /// Bytes of the tiles that are kept.
    [[nodiscard]] std::size_t bytes() const;

private:
    using Key = std::pair<std::size_t, std::uint64_t>; ///< level, index
    struct Tile {
        std::vector<std::uint8_t> picture; ///< of all columns
        std::size_t known = 0;             ///< columns, from the first one
        mutable std::uint64_t used = 0;    ///< the time of its last use
    };
    struct Looking;

    [[nodiscard]] const std::uint8_t* find(
        std::vector<Looking>& places, std::size_t level, std::int64_t column) const;
    void computeMore(CachedSound& sound, std::size_t level, std::uint64_t index);
    void computeTile(CachedSound& sound, std::size_t level, std::uint64_t index);
    bool merge(
        std::size_t level, std::uint64_t index, std::uint64_t childIndex, std::size_t childEnd);
    [[nodiscard]] std::size_t knownOf(std::size_t level, std::uint64_t index) const;
    Tile& tileAt(std::size_t level, std::uint64_t index);
    void removeOldest();

    std::size_t m_mostBytes;
    mutable std::mutex m_mutex; ///< guards what follows
    std::map<Key, Tile> m_tiles;
    mutable std::uint64_t m_time = 0;
    std::uint64_t m_end = UINT64_MAX; ///< sound frames; the highest number while it is not known
};

} // namespace mmd
