// SPDX-License-Identifier: MIT
#include "libmmd/sound/waveform.h"

#include "libmmd/sound/cached_sound.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace mmd {
namespace {

constexpr double blockWidth = double(Waveform::blockFrames);
constexpr double exactWidth = 2.0 * blockWidth;
/// A column of wide blocks would begin up to a block too early or too late.
constexpr double blocksPerColumn = 8.0;

SoundPeak joined(const SoundPeak& a, const SoundPeak& b)
{
    return {std::min(a.lowest, b.lowest), std::max(a.highest, b.highest),
        std::uint32_t((std::uint64_t(a.meanSquare) + b.meanSquare) / 2)};
}

/// Collects the blocks of one column.
struct ColumnSum {
    int lowest = 32767, highest = -32768;
    double squares = 0.0;
    std::size_t count = 0;

    void add(const SoundPeak& peak)
    {
        lowest = std::min(lowest, int(peak.lowest));
        highest = std::max(highest, int(peak.highest));
        squares += peak.meanSquare;
        ++count;
    }

    [[nodiscard]] SoundColumn column() const
    {
        constexpr float scale = 1.0f / 32768.0f;
        if (count == 0)
            return {};
        return {float(lowest) * scale, float(highest) * scale,
            float(std::sqrt(squares / double(count))) * scale};
    }
};

} // namespace

SoundPeak peakOf(std::span<const std::int16_t> samples)
{
    if (samples.empty())
        return {};
    std::int16_t lowest = samples[0], highest = samples[0];
    std::uint64_t squares = 0;
    // Two loops, which compilers turn into vector instructions.
    for (const std::int16_t each : samples) {
        lowest = std::min(lowest, each);
        highest = std::max(highest, each);
    }
    for (const std::int16_t each : samples)
        squares += std::uint32_t(std::int32_t(each) * std::int32_t(each));
    return {lowest, highest, std::uint32_t(squares / samples.size())};
}

Waveform::Waveform(std::uint32_t channels)
    : m_channels(channels)
{
    assert(channels == 1 || channels == 2);
}

Waveform::Waveform(std::uint32_t channels, std::vector<SoundPeak> peaks, std::uint64_t frames)
    : m_channels(channels)
    , m_frames(frames)
{
    m_levels[0] = std::move(peaks);
    for (std::size_t level = 1; level < levels; ++level) {
        const std::vector<SoundPeak>& below = m_levels[level - 1];
        m_levels[level].reserve(below.size() / 2);
        for (std::size_t at = 0; at + 1 < below.size(); at += 2)
            m_levels[level].push_back(joined(below[at], below[at + 1]));
    }
}

void Waveform::append(std::span<const std::int16_t> samples)
{
    const std::size_t block = blockFrames * m_channels;
    const std::scoped_lock lock(m_mutex);
    m_frames += samples.size() / m_channels;
    if (!m_rest.empty()) {
        const std::size_t missing = std::min(block - m_rest.size(), samples.size());
        m_rest.insert(m_rest.end(), samples.begin(), samples.begin() + std::ptrdiff_t(missing));
        samples = samples.subspan(missing);
        if (m_rest.size() < block)
            return;
        add(peakOf(m_rest));
        m_rest.clear();
    }
    for (; samples.size() >= block; samples = samples.subspan(block))
        add(peakOf(samples.first(block)));
    m_rest.assign(samples.begin(), samples.end());
}

void Waveform::finish()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_rest.empty())
        add(peakOf(m_rest));
    m_rest.clear();
}

void Waveform::add(const SoundPeak& peak)
{
    m_levels[0].push_back(peak);
    for (std::size_t level = 1; level < levels; ++level) {
        const std::vector<SoundPeak>& below = m_levels[level - 1];
        if (below.size() % 2 != 0)
            return;
        m_levels[level].push_back(joined(below[below.size() - 2], below.back()));
    }
}

std::uint64_t Waveform::frames() const
{
    const std::scoped_lock lock(m_mutex);
    return m_frames;
}

std::vector<SoundPeak> Waveform::peaks() const
{
    const std::scoped_lock lock(m_mutex);
    return m_levels[0];
}

std::size_t Waveform::levelFor(double width) const
{
    std::size_t level = 0;
    for (double next = 2.0 * blockWidth; level + 1 < levels && next * blocksPerColumn <= width;
         next *= 2.0)
        ++level;
    return level;
}

void Waveform::columns(SoundView view, std::span<SoundColumn> columns, CachedSound* exact) const
{
    assert(view.width > 0.0);
    if (exact && view.width < exactWidth) {
        exact->columns(view, columns);
        return;
    }
    const std::size_t level = levelFor(view.width);
    const double size = std::ldexp(blockWidth, int(level));
    const bool isNarrow = view.width < size; // then a block is wider than a column
    const std::scoped_lock lock(m_mutex);
    // Only the last block of a level may be incomplete: it is made from those below it.
    const auto add = [&](const auto& self, ColumnSum& sum, std::size_t at,
                         std::size_t block) -> void {
        if (block < m_levels[at].size()) {
            sum.add(m_levels[at][block]);
        } else if (at > 0 && block << at < m_levels[0].size()) {
            self(self, sum, at - 1, 2 * block);
            self(self, sum, at - 1, 2 * block + 1);
        }
    };
    const double end = std::ceil(double(m_frames) / size);
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const double from = (view.first + double(at) * view.width) / size;
        const double to = (view.first + double(at + 1) * view.width) / size;
        const double first = std::clamp(isNarrow ? std::floor(from) : std::ceil(from), 0.0, end);
        const double past = std::clamp(isNarrow ? std::floor(from) + 1.0 : std::ceil(to), 0.0, end);
        ColumnSum sum;
        for (auto block = std::size_t(first); block < std::size_t(past); ++block)
            add(add, sum, level, block);
        columns[at] = sum.column();
    }
}

} // namespace mmd
