// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace mmd {

class CachedSound;

/// The samples of all channels in a block of sound frames.
struct SoundPeak {
    std::int16_t lowest = 0, highest = 0;
    std::uint32_t meanSquare = 0; ///< of the samples, 0 to 2^30
    bool operator==(const SoundPeak&) const = default;
};

/// One column of a picture of a sound, -1 to 1. `loudness` is the root mean square, 0 to 1.
struct SoundColumn {
    float lowest = 0.0f, highest = 0.0f, loudness = 0.0f;
    bool operator==(const SoundColumn&) const = default;
};

/// A range of time as columns of equal width.
struct SoundView {
    double first = 0.0; ///< sound frame where the first column begins; may be before the sound
    double width = 1.0; ///< sound frames per column, more than 0
};

/// Peaks and loudness of a sound at every zoom: blocks of 64 sound frames, and above them a pyramid
/// of blocks of twice the size. One thread appends while others draw what is there.
class Waveform {
public:
    static constexpr std::size_t blockFrames = 64;
    static constexpr std::size_t levels = 28; ///< the last one has one block for a day

    /// `channels`: 1 or 2.
    explicit Waveform(std::uint32_t channels = 1);
    /// Peaks from a cache, whose last block may have fewer than 64 of the `frames` sound frames.
    Waveform(std::uint32_t channels, std::vector<SoundPeak> peaks, std::uint64_t frames);

    /// Adds whole sound frames.
    void append(std::span<const std::int16_t> samples);
    /// Makes the last block, if it is not full. Nothing is appended after it.
    void finish();

    /// Sound frames so far.
    [[nodiscard]] std::uint64_t frames() const;
    [[nodiscard]] std::vector<SoundPeak> peaks() const;

    /// Fills `columns`, from `view.first`, in a time that depends only on their number. Time
    /// outside the sound is silent. A column shows the blocks that begin in it, so it is exact to
    /// an eighth of its width, or to 64 sound frames. Narrower columns than 128 sound frames are
    /// exact if `exact` is given, which must be of this sound: its samples are read from the disk.
    void columns(
        SoundView view, std::span<SoundColumn> columns, CachedSound* exact = nullptr) const;

private:
    void add(const SoundPeak& peak);
    [[nodiscard]] std::size_t levelFor(double width) const;

    std::uint32_t m_channels;
    std::vector<std::int16_t> m_rest; ///< samples of the block that is not full
    mutable std::mutex m_mutex;       ///< guards what follows
    std::array<std::vector<SoundPeak>, levels> m_levels;
    std::uint64_t m_frames = 0;
};

/// The peak of some samples; of none: silence.
[[nodiscard]] SoundPeak peakOf(std::span<const std::int16_t> samples);

} // namespace mmd
