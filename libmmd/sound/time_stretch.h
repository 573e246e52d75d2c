// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"

#include <cstdint>
#include <memory>
#include <span>

namespace mmd {

/// Plays a sound faster or slower at the same pitch, and at another sample rate (SoundTouch).
///
/// Give it input whenever take() has too little. The output from its begin: output frame n is the
/// input at n · inputPerOutput(), within 40 ms at all speeds, because the sound is cut into pieces
/// of 40 ms. The error does not grow.
class TimeStretch {
public:
    static constexpr double slowest = 0.25, fastest = 2.0;

    /// `speed` is clamped to 0.25 .. 2; `outputRate` is in sound frames per second.
    TimeStretch(SoundFormat input, double speed, std::uint32_t outputRate);
    ~TimeStretch();
    TimeStretch(const TimeStretch&) = delete;
    TimeStretch& operator=(const TimeStretch&) = delete;

    /// Input frames per output frame.
    [[nodiscard]] double inputPerOutput() const { return m_ratio; }
    /// Whether input is given out unchanged.
    [[nodiscard]] bool isUnchanged() const { return m_isUnchanged; }
    /// Input frames that were given and are not in the output yet.
    [[nodiscard]] double latency() const;

    void give(std::span<const std::int16_t> samples);
    /// Fills `samples` from its begin; the number of sound frames, which is smaller when input is
    /// missing.
    [[nodiscard]] std::size_t take(std::span<std::int16_t> samples);
    /// Forgets all input.
    void clear();

private:
    struct Engine;
    std::unique_ptr<Engine> m_engine;
    SoundFormat m_input;
    double m_ratio;
    bool m_isUnchanged;
    std::uint64_t m_given = 0, m_taken = 0; ///< sound frames since the begin
};

} // namespace mmd
