// SPDX-License-Identifier: MIT
#include "libmmd/sound/spectrum_tiles.h"

#include "libmmd/sound/cached_sound.h"
#include "libmmd/sound/spectrogram.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace mmd {
namespace {

constexpr double narrowest = 128.0; ///< sound frames of a column of level 0
/// The last level whose columns are transforms: half of the window, so that they overlap.
constexpr std::size_t base = 3;
constexpr std::size_t levels = 32;
constexpr std::size_t rows = SpectrumTiles::rows;
constexpr std::size_t tileColumns = SpectrumTiles::tileColumns;
/// Farther columns are outside of every sound, and exact as numbers.
constexpr double farthest = 1e13;

double widthOf(std::size_t level)
{
    return std::ldexp(narrowest, int(level));
}

std::size_t levelFor(double width)
{
    std::size_t level = 0;
    while (level + 1 < levels && widthOf(level + 1) <= width)
        ++level;
    return level;
}

/// Number of columns of a level that can be known.
std::uint64_t columnsOf(const CachedSound& sound, std::size_t level)
{
    const auto frames = double(sound.frames());
    if (!sound.isPart())
        return std::uint64_t(std::ceil(frames / widthOf(level)));
    if (level > base)
        return columnsOf(sound, base) >> (level - base);
    // The whole window must be there.
    const double past = (frames - double(Spectrogram::windowFrames / 2)) / widthOf(level) - 0.5;
    return past < 0.0 ? 0 : std::uint64_t(past) + 1;
}

/// Of the columns of a tile, those that can be known.
std::size_t columnsOfTile(const CachedSound& sound, std::size_t level, std::uint64_t index)
{
    const std::uint64_t all = columnsOf(sound, level), first = index * tileColumns;
    return all <= first ? 0 : std::size_t(std::min<std::uint64_t>(all - first, tileColumns));
}

/// Stored columns of a level, whose middles are in a column of a view.
struct Columns {
    std::int64_t first, past;
};

Columns columnsIn(SoundView view, std::size_t column, std::size_t level)
{
    const double width = widthOf(level);
    const auto at = [&](double share) {
        return std::clamp(
            (view.first + (double(column) + share) * view.width) / width, -farthest, farthest);
    };
    if (view.width < width) {
        const auto middle = std::int64_t(std::floor(at(0.5)));
        return {middle, middle + 1};
    }
    return {std::int64_t(std::ceil(at(0.0) - 0.5)), std::int64_t(std::ceil(at(1.0) - 0.5))};
}

/// The mean power of two levels is the higher one less this, by their difference.
const std::array<std::uint8_t, 256>& meanTable()
{
    static const auto table = [] {
        std::array<std::uint8_t, 256> made{};
        constexpr double decibels = 80.0 / 255.0; // of a step
        for (std::size_t step = 0; step < made.size(); ++step) {
            const double other = std::pow(10.0, -double(step) * decibels / 10.0);
            made[step] =
                std::uint8_t(std::lround(-10.0 * std::log10((1.0 + other) / 2.0) / decibels));
        }
        return made;
    }();
    return table;
}

void raise(std::uint8_t* to, const std::uint8_t* from)
{
    for (std::size_t row = 0; row < rows; ++row)
        to[row] = std::max(to[row], from[row]);
}

} // namespace

/// The tile that was found last in a level: neighbouring columns are mostly in the same one.
struct SpectrumTiles::Looking {
    std::uint64_t index = UINT64_MAX;
    const Tile* tile = nullptr;
};

SpectrumTiles::SpectrumTiles(std::size_t mostBytes)
    : m_mostBytes(mostBytes)
{
}

const std::uint8_t* SpectrumTiles::find(
    std::vector<Looking>& places, std::size_t level, std::int64_t column) const
{
    const std::uint64_t index = std::uint64_t(column) / tileColumns;
    const std::size_t at = std::uint64_t(column) % tileColumns;
    Looking& place = places[level];
    if (place.index != index) {
        const auto found = m_tiles.find({level, index});
        place = {index, found == m_tiles.end() ? nullptr : &found->second};
        if (place.tile)
            place.tile->used = m_time;
    }
    return place.tile && at < place.tile->known ? place.tile->picture.data() + at * rows : nullptr;
}

bool SpectrumTiles::columns(SoundView view, std::span<std::uint8_t> picture) const
{
    assert(view.width > 0.0 && picture.size() % rows == 0);
    std::fill(picture.begin(), picture.end(), std::uint8_t(0));
    const std::size_t level = levelFor(view.width);
    std::vector<Looking> places(levels);
    bool isKnown = true;
    const std::scoped_lock lock(m_mutex);
    ++m_time;
    const double end = std::ceil(std::min(double(m_end), farthest) / widthOf(level));
    for (std::size_t column = 0; column * rows < picture.size(); ++column) {
        const Columns stored = columnsIn(view, column, level);
        std::uint8_t* to = picture.data() + column * rows;
        for (std::int64_t at = std::max<std::int64_t>(stored.first, 0);
             at < std::min(stored.past, std::int64_t(end)); ++at) {
            const std::uint8_t* from = find(places, level, at);
            isKnown = isKnown && from;
            constexpr std::size_t zooms = 4; // to look at, if this one is not there
            for (std::size_t zoom = 1; zoom <= zooms && !from; ++zoom) {
                if (level + zoom < levels)
                    from = find(places, level + zoom, at >> zoom);
                if (!from && zoom <= level)
                    from = find(places, level - zoom, at << zoom);
            }
            if (from)
                raise(to, from);
        }
    }
    return isKnown;
}

bool SpectrumTiles::compute(CachedSound& sound, SoundView view, std::size_t count)
{
    const std::size_t level = levelFor(view.width);
    if (!sound.isPart()) {
        const std::scoped_lock lock(m_mutex);
        m_end = sound.frames();
    }
    const auto all = std::int64_t(columnsOf(sound, level));
    const std::int64_t first = std::clamp<std::int64_t>(columnsIn(view, 0, level).first, 0, all);
    const std::int64_t past =
        count == 0 ? first
                   : std::clamp<std::int64_t>(columnsIn(view, count - 1, level).past, first, all);
    for (std::uint64_t index = std::uint64_t(first) / tileColumns;
         index * tileColumns < std::uint64_t(past); ++index) {
        const std::size_t end = columnsOfTile(sound, level, index);
        if (knownOf(level, index) < end) {
            computeMore(sound, level, index);
            return true;
        }
    }
    return false;
}

/// One step: at the level, or at one below that it needs.
void SpectrumTiles::computeMore(CachedSound& sound, std::size_t level, std::uint64_t index)
{
    while (level > base) {
        const std::size_t known = knownOf(level, index);
        const std::uint64_t child = 2 * index + (known < tileColumns / 2 ? 0 : 1);
        const std::size_t childEnd = columnsOfTile(sound, level - 1, child);
        if (merge(level, index, child, childEnd))
            return;
        --level;
        index = child;
    }
    computeTile(sound, level, index);
}

void SpectrumTiles::computeTile(CachedSound& sound, std::size_t level, std::uint64_t index)
{
    const std::size_t known = knownOf(level, index);
    const std::size_t end = columnsOfTile(sound, level, index);
    if (known >= end)
        return;
    const double width = widthOf(level);
    const double first = double(index * tileColumns + known) * width;
    const auto picture = Spectrogram(rows).columns(sound, {first, width}, end - known);
    const std::scoped_lock lock(m_mutex);
    Tile& tile = tileAt(level, index);
    std::copy(picture.begin(), picture.end(), tile.picture.begin() + std::ptrdiff_t(known * rows));
    tile.known = end;
    removeOldest();
}

/// Makes the next columns of a tile from the tile `childIndex` of the level below, which can have
/// `childEnd` columns. False if that one does not know them.
bool SpectrumTiles::merge(
    std::size_t level, std::uint64_t index, std::uint64_t childIndex, std::size_t childEnd)
{
    const auto& table = meanTable();
    const std::scoped_lock lock(m_mutex);
    const auto found = m_tiles.find({level - 1, childIndex});
    if (found == m_tiles.end())
        return false;
    const Tile& child = found->second;
    const std::size_t offset = childIndex % 2 * (tileColumns / 2);
    // The last column of the sound may have only one below it.
    const std::size_t end = offset + (child.known + (child.known == childEnd ? 1 : 0)) / 2;
    Tile& tile = tileAt(level, index); // inserting moves no other tile
    if (end <= tile.known)
        return false;
    for (std::size_t column = tile.known; column < end; ++column) {
        const std::size_t at = 2 * (column - offset);
        const std::uint8_t* first = child.picture.data() + at * rows;
        const std::uint8_t* second = at + 1 < child.known ? first + rows : first;
        std::uint8_t* to = tile.picture.data() + column * rows;
        for (std::size_t row = 0; row < rows; ++row) {
            const std::uint8_t higher = std::max(first[row], second[row]);
            const std::uint8_t lower = std::min(first[row], second[row]);
            to[row] = std::uint8_t(higher - std::min(higher, table[higher - lower]));
        }
    }
    tile.known = end;
    removeOldest();
    return true;
}

std::size_t SpectrumTiles::knownOf(std::size_t level, std::uint64_t index) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_tiles.find({level, index});
    return found == m_tiles.end() ? 0 : found->second.known;
}

SpectrumTiles::Tile& SpectrumTiles::tileAt(std::size_t level, std::uint64_t index)
{
    Tile& tile = m_tiles[{level, index}];
    if (tile.picture.empty())
        tile.picture.resize(tileColumns * rows);
    tile.used = ++m_time;
    return tile;
}

/// Never the newest ones, which computeMore() works with: a few of each level.
void SpectrumTiles::removeOldest()
{
    const std::size_t most = std::max(m_mostBytes / (tileColumns * rows), 2 * levels);
    while (m_tiles.size() > most)
        m_tiles.erase(std::min_element(m_tiles.begin(), m_tiles.end(),
            [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
}

std::size_t SpectrumTiles::bytes() const
{
    const std::scoped_lock lock(m_mutex);
    return m_tiles.size() * tileColumns * rows;
}

} // namespace mmd
