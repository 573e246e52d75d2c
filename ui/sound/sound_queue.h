// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sound/audio_sink.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace odori {

/// Samples on their way to the device: one thread writes, the device's thread reads, and neither
/// waits for the other. If there are too few samples, the device gets silence.
class SoundQueue : public AudioSource {
public:
    /// Holds at least `frames` sound frames of `channels` samples; as many again after a restart(),
    /// until the device has dropped those of before.
    SoundQueue(std::size_t frames, std::uint32_t channels);

    // The writer's.
    [[nodiscard]] std::size_t room() const; ///< sound frames
    /// At most room().
    void write(std::span<const std::int16_t> samples);
    /// Drops what is not read, as soon as the device asks again. What is written from now on begins
    /// at step 0 of stepsGiven().
    void restart();

    /// 0 is silent, 1 unchanged; any thread. It changes within a block, so that nothing clicks.
    void setGain(float gain) { m_gain.store(gain, std::memory_order_relaxed); }

    void fill(std::span<std::int16_t> samples) noexcept override;
    /// Before the device starts: counts from 0 what it is given, and drops what a restart() drops.
    /// Not while it asks.
    void deviceStarts();

    /// Steps that were heard, if the device has played `played` sound frames since it started:
    /// sound frames of the queue since restart(). 0 before.
    [[nodiscard]] double stepsPlayed(double played) const;

private:
    std::uint32_t m_channels;
    std::size_t m_size; ///< sound frames; a power of two
    std::vector<std::int16_t> m_samples;
    // Indices of sound frames, which only grow.
    std::atomic<std::uint64_t> m_written = 0, m_read = 0;
    std::atomic<std::uint64_t> m_restartAt = 0; ///< index of step 0
    std::atomic<std::uint32_t> m_wanted = 0;    ///< number of restarts
    std::atomic<std::uint32_t> m_done = 0;      ///< restarts that the reader knows
    std::atomic<std::uint64_t> m_given = 0;     ///< to the device, with silence
    std::atomic<std::uint64_t> m_begin = 0;     ///< `m_given` at step 0
    std::atomic<std::uint64_t> m_silent = 0;    ///< of these, silence because of missing samples
    std::atomic<float> m_gain = 1.0f;
    float m_gainNow = 1.0f; ///< the reader's
};

} // namespace odori
