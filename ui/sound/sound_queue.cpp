// SPDX-License-Identifier: MIT
#include "ui/sound/sound_queue.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace odori {

using std::memory_order_acquire;
using std::memory_order_relaxed;
using std::memory_order_release;

SoundQueue::SoundQueue(std::size_t frames, std::uint32_t channels)
    : m_channels(channels)
    , m_size(2 * std::bit_ceil(frames))
    , m_samples(m_size * channels)
{
}

std::size_t SoundQueue::room() const
{
    const std::uint64_t written = m_written.load(memory_order_relaxed);
    const std::uint64_t read = m_read.load(memory_order_acquire);
    const std::uint64_t begin = std::max(read, m_restartAt.load(memory_order_relaxed));
    const auto half = m_size / 2;
    const auto queued = std::size_t(written - begin);
    return std::min(m_size - std::size_t(written - read), half - std::min(queued, half));
}

void SoundQueue::write(std::span<const std::int16_t> samples)
{
    assert(samples.size() / m_channels <= room());
    const std::uint64_t written = m_written.load(memory_order_relaxed);
    const std::size_t at = std::size_t(written % m_size) * m_channels;
    const std::size_t first = std::min(samples.size(), m_samples.size() - at);
    std::copy_n(samples.begin(), first, m_samples.begin() + std::ptrdiff_t(at));
    std::copy(samples.begin() + std::ptrdiff_t(first), samples.end(), m_samples.begin());
    m_written.store(written + samples.size() / m_channels, memory_order_release);
}

void SoundQueue::restart()
{
    m_restartAt.store(m_written.load(memory_order_relaxed), memory_order_relaxed);
    m_wanted.fetch_add(1, memory_order_release);
}

void SoundQueue::deviceStarts()
{
    if (m_done.load(memory_order_relaxed) != m_wanted.load(memory_order_relaxed)) {
        m_read.store(m_restartAt.load(memory_order_relaxed), memory_order_release);
        m_done.store(m_wanted.load(memory_order_relaxed), memory_order_release);
    }
    m_given.store(0, memory_order_relaxed);
    m_begin.store(0, memory_order_relaxed);
    m_silent.store(0, memory_order_relaxed);
    m_gainNow = m_gain.load(memory_order_relaxed);
}

void SoundQueue::fill(std::span<std::int16_t> samples) noexcept
{
    const std::uint64_t frames = samples.size() / m_channels;
    const std::uint64_t given = m_given.load(memory_order_relaxed);
    std::uint64_t read = m_read.load(memory_order_relaxed);
    const std::uint32_t wanted = m_wanted.load(memory_order_acquire);
    const bool restarts = wanted != m_done.load(memory_order_relaxed);
    if (restarts) {
        read = m_restartAt.load(memory_order_relaxed);
        m_begin.store(given, memory_order_relaxed);
        m_silent.store(0, memory_order_relaxed);
        m_done.store(wanted, memory_order_release);
    }
    const std::uint64_t there = std::min(m_written.load(memory_order_acquire) - read, frames);
    const std::size_t at = std::size_t(read % m_size) * m_channels;
    const std::size_t count = std::size_t(there) * m_channels;
    const std::size_t first = std::min(count, m_samples.size() - at);
    std::copy_n(m_samples.begin() + std::ptrdiff_t(at), first, samples.begin());
    std::copy_n(m_samples.begin(), count - first, samples.begin() + std::ptrdiff_t(first));
    std::fill(samples.begin() + std::ptrdiff_t(count), samples.end(), std::int16_t(0));
    const float gain = m_gain.load(memory_order_relaxed);
    if (gain != 1.0f || m_gainNow != 1.0f) {
        const float step = count > 0 ? (gain - m_gainNow) / float(count) : 0.0f;
        for (std::size_t sample = 0; sample < count; ++sample) {
            const float value = float(samples[sample]) * (m_gainNow + step * float(sample));
            samples[sample] = std::int16_t(std::lrintf(std::clamp(value, -32768.0f, 32767.0f)));
        }
    }
    m_gainNow = gain;
    m_silent.store(m_silent.load(memory_order_relaxed) + frames - there, memory_order_relaxed);
    m_read.store(read + there, memory_order_release);
    m_given.store(given + frames, memory_order_release);
}

double SoundQueue::stepsPlayed(double played) const
{
    if (m_done.load(memory_order_acquire) != m_wanted.load(memory_order_relaxed))
        return 0.0; // the device has not asked since
    const double heard = played - double(m_begin.load(memory_order_relaxed)) -
                         double(m_silent.load(memory_order_relaxed));
    return std::max(heard, 0.0);
}

} // namespace odori
