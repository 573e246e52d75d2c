// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// What a channel of a file is for.
enum class Speaker {
    Left,
    Right,
    Centre,
    LowFrequency,
    SurroundLeft,
    SurroundRight,
    SurroundCentre,
    None
};

/// The usual order of `channels` (1 to 8) channels in WAV and FLAC; `isVorbis`: in Ogg Vorbis and
/// Opus.
[[nodiscard]] std::vector<Speaker> usualSpeakers(std::size_t channels, bool isVorbis = false);

/// Mixes more than two channels to stereo with the weights of ITU-R BS.775: centre and surround
/// with 1/√2, without low frequency effects; scaled so that it never clips.
class ChannelMixer {
public:
    explicit ChannelMixer(std::span<const Speaker> speakers);

    /// Channels of the result: 1 or 2.
    [[nodiscard]] std::size_t channels() const { return m_weights.size() == 1 ? 1 : 2; }
    /// Mixes whole sound frames (-1 to 1, clipped) to 16 bits. NaN becomes 0. `to` has room for as
    /// many sound frames as `from`.
    void mix(std::span<const float> from, std::span<std::int16_t> to) const;

private:
    std::vector<std::array<float, 2>> m_weights; ///< of each channel, for left and right
};

/// A sample (-1 to 1, clipped) with 16 bits. NaN becomes 0.
[[nodiscard]] std::int16_t sampleOf(float value);

} // namespace mmd
