// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/cached_sound.h"
#include "libmmd/sound/time_stretch.h"
#include "ui/sound/sound_plan.h"
#include "ui/sound/sound_queue.h"

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace odori {

/// Reads a sound from the disk, changes its speed and keeps a queue full, in a thread of its own.
class SoundFeeder {
public:
    enum class Feeding {
        InThread,
        OnDemand, ///< only feed() does it: for tests, which have no real time
    };

    /// Plays `sound` at the device's `rate`, through `queue`.
    SoundFeeder(mmd::CachedSound sound, std::uint32_t rate, Feeding feeding);
    ~SoundFeeder();
    SoundFeeder(const SoundFeeder&) = delete;
    SoundFeeder& operator=(const SoundFeeder&) = delete;

    [[nodiscard]] SoundQueue& queue() { return m_queue; }
    [[nodiscard]] mmd::SoundFormat format() const { return {m_rate, m_sound.format().channels}; }

    /// Drops what is in the queue and plays `plan` from its step 0. The queue has its first samples
    /// when this returns.
    void play(const SoundPlan& plan, double speed);
    /// Feeds nothing any more.
    void stop();
    /// Fills the queue as far as it goes.
    void feed();

    /// The sound frame that is heard, if the device has played `played` sound frames.
    [[nodiscard]] double frameAt(double played) const;

private:
    void feedLocked();
    /// The next block of the plan, before its speed is changed.
    void readBlock();
    void run();

    mmd::CachedSound m_sound;
    std::uint32_t m_rate;
    SoundQueue m_queue;
    mutable std::mutex m_mutex; ///< guards what follows; the device's thread never takes it
    std::condition_variable m_wake;
    SoundPlan m_plan;
    std::unique_ptr<mmd::TimeStretch> m_stretch;
    std::int64_t m_step = 0; ///< the next one to read
    bool m_isPlaying = false, m_ends = false;
    std::vector<std::int16_t> m_block, m_stretched;
    std::thread m_thread;
};

} // namespace odori
