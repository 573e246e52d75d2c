// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/waveform.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace mmd {

/// How loud each pitch is along a time, as a picture. Each row is a pitch; rows have equal musical
/// steps between `lowest` and `highest` hertz.
class Spectrogram {
public:
    static constexpr double lowest = 40.0, highest = 12000.0;
    static constexpr std::size_t windowFrames = 2048; ///< of the sound for each column

    /// `rows`: height of the picture, at least 1.
    explicit Spectrogram(std::size_t rows);
    ~Spectrogram();
    Spectrogram(const Spectrogram&) = delete;
    Spectrogram& operator=(const Spectrogram&) = delete;

    /// The levels of `count` columns, column after column from the lowest pitch: 0 is -80 dB or
    /// silence, 255 is the loudest possible tone. A column costs one transform, whatever its width:
    /// it shows 2048 sound frames at its middle. Reads the disk: for worker threads.
    [[nodiscard]] std::vector<std::uint8_t> columns(
        CachedSound& sound, SoundView view, std::size_t count);
    /// Row of a pitch in hertz, as a fractional number that may be outside.
    [[nodiscard]] double rowOf(double hertz) const;

private:
    struct Engine;
    std::unique_ptr<Engine> m_engine;
    std::size_t m_rows;
};

} // namespace mmd
