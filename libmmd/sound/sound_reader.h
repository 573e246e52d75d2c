// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// 16-bit samples of all channels, frame after frame. A *sound frame* is one sample of each
/// channel.
struct SoundFormat {
    std::uint32_t rate = 0;     ///< sound frames per second
    std::uint32_t channels = 0; ///< 1 or 2
    bool operator==(const SoundFormat&) const = default;
};

/// The sample rates that are read: less is no music, more does not exist.
struct SoundLimits {
    static constexpr std::uint32_t lowestRate = 1000, highestRate = 768000;
    static constexpr std::uint32_t mostChannels = 8; ///< 7.1
};

/// BadValue (`field` is "sample rate" or "channel count") outside the limits.
[[nodiscard]] Result<void> checkSoundFormat(std::uint64_t rate, std::uint64_t channels);

/// A file that is cut off.
struct SoundCut {
    double end = 0.0;       ///< seconds that were read
    double announced = 0.0; ///< seconds that the file should have
    bool operator==(const SoundCut&) const = default;
};

/// A sound that is decoded from its begin to its end, in blocks.
class SoundReader {
public:
    SoundReader() = default;
    SoundReader(const SoundReader&) = delete;
    SoundReader& operator=(const SoundReader&) = delete;
    virtual ~SoundReader() = default;

    [[nodiscard]] virtual SoundFormat format() const = 0;
    /// Sound frames that the file announces; 0 if it does not. For progress: it may be wrong.
    [[nodiscard]] virtual std::uint64_t expectedFrames() const = 0;
    /// Decodes the next sound frames into `samples`, whose size is a multiple of the channels.
    /// Returns the number of sound frames: fewer than asked for, or 0, at the end.
    [[nodiscard]] virtual Result<std::size_t> read(std::span<std::int16_t> samples) = 0;
    /// Whether the file is cut off; known when it is read to its end.
    [[nodiscard]] virtual std::optional<SoundCut> cut() const { return std::nullopt; }
};

} // namespace mmd
