// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_range.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr std::size_t fan = RangePyramid::fan;

std::size_t blocksOf(std::size_t count)
{
    return (count + fan - 1) / fan;
}

template <class T>
void addAll(LineRanges& range, const T* begin, const T* end)
{
    for (; begin != end; ++begin)
        range.add(*begin);
}

/// Updates the blocks of `level` that cover `first` to `last` of `below`.
template <class T>
void refresh(
    std::vector<LineRanges>& level, std::span<const T> below, std::size_t first, std::size_t last)
{
    level.resize(blocksOf(below.size()));
    for (std::size_t block = first / fan; block < std::min(blocksOf(last), level.size()); ++block) {
        LineRanges range;
        addAll(range, below.data() + block * fan,
            below.data() + std::min(below.size(), (block + 1) * fan));
        level[block] = range;
    }
}

} // namespace

void RangePyramid::update(std::span<const LineSample> samples, std::size_t first, std::size_t last)
{
    if (samples.size() != m_size) {
        // The block at the end of the shorter list covers other entries now.
        first = std::min({first, m_size, samples.size()});
        first -= std::min<std::size_t>(first, 1);
        last = samples.size();
        m_size = samples.size();
    }
    std::size_t depth = 0;
    for (std::size_t count = samples.size(); count > fan; count = blocksOf(count))
        ++depth;
    m_levels.resize(depth);
    for (std::size_t level = 0; level < depth; ++level) {
        if (m_levels[level].empty()) { // the pyramid just got this level
            first = 0;
            last = level == 0 ? samples.size() : m_levels[level - 1].size();
        }
        if (level == 0)
            refresh(m_levels[0], samples, first, last);
        else
            refresh<LineRanges>(m_levels[level], m_levels[level - 1], first, last);
        first /= fan;
        last = blocksOf(last);
    }
}

LineRanges RangePyramid::range(
    std::span<const LineSample> samples, std::size_t first, std::size_t last) const
{
    LineRanges result;
    const auto include = [&](std::size_t level, std::size_t from, std::size_t to) {
        if (level == 0)
            addAll(result, samples.data() + from, samples.data() + to);
        else
            addAll(result, m_levels[level - 1].data() + from, m_levels[level - 1].data() + to);
    };
    // Both ends use this level up to the borders of whole blocks, the rest uses the next level.
    for (std::size_t level = 0; first < last; ++level) {
        const std::size_t from = blocksOf(first) * fan;
        const std::size_t to = last / fan * fan;
        if (level == m_levels.size() || to <= from) {
            include(level, first, last);
            break;
        }
        include(level, first, from);
        include(level, to, last);
        first = from / fan;
        last = to / fan;
    }
    return result;
}

} // namespace mmd
