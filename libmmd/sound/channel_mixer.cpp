// SPDX-License-Identifier: MIT
#include "libmmd/sound/channel_mixer.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace mmd {
namespace {

constexpr float half = 0.70710678f;

/// Weights for left and right.
std::array<float, 2> weightsOf(Speaker speaker)
{
    switch (speaker) {
    case Speaker::Left:
        return {1.0f, 0.0f};
    case Speaker::Right:
        return {0.0f, 1.0f};
    case Speaker::Centre:
        return {half, half};
    case Speaker::SurroundLeft:
        return {half, 0.0f};
    case Speaker::SurroundRight:
        return {0.0f, half};
    case Speaker::SurroundCentre:
        return {0.5f, 0.5f};
    case Speaker::LowFrequency:
    case Speaker::None:
        break;
    }
    return {0.0f, 0.0f};
}

} // namespace

std::vector<Speaker> usualSpeakers(std::size_t channels, bool isVorbis)
{
    using enum Speaker;
    switch (channels) {
    case 1:
        return {Centre};
    case 2:
        return {Left, Right};
    case 3:
        return isVorbis ? std::vector{Left, Centre, Right} : std::vector{Left, Right, Centre};
    case 4:
        return {Left, Right, SurroundLeft, SurroundRight};
    case 5:
        return isVorbis ? std::vector{Left, Centre, Right, SurroundLeft, SurroundRight}
                        : std::vector{Left, Right, Centre, SurroundLeft, SurroundRight};
    case 6:
        return isVorbis
                   ? std::vector{Left, Centre, Right, SurroundLeft, SurroundRight, LowFrequency}
                   : std::vector{Left, Right, Centre, LowFrequency, SurroundLeft, SurroundRight};
    case 7:
        return isVorbis ? std::vector{Left, Centre, Right, SurroundLeft, SurroundRight,
                              SurroundCentre, LowFrequency}
                        : std::vector{Left, Right, Centre, LowFrequency, SurroundCentre,
                              SurroundLeft, SurroundRight};
    case 8:
        return isVorbis ? std::vector{Left, Centre, Right, SurroundLeft, SurroundRight,
                              SurroundLeft, SurroundRight, LowFrequency}
                        : std::vector{Left, Right, Centre, LowFrequency, SurroundLeft,
                              SurroundRight, SurroundLeft, SurroundRight};
    default:
        return std::vector<Speaker>(channels, None);
    }
}

ChannelMixer::ChannelMixer(std::span<const Speaker> speakers)
{
    assert(!speakers.empty());
    if (speakers.size() <= 2) { // unchanged
        m_weights.assign(speakers.size(), {0.0f, 0.0f});
        m_weights.front()[0] = 1.0f;
        m_weights.back()[speakers.size() - 1] = 1.0f;
        return;
    }
    std::array<float, 2> sums{};
    for (const Speaker speaker : speakers) {
        m_weights.push_back(weightsOf(speaker));
        for (std::size_t side = 0; side < 2; ++side)
            sums[side] += m_weights.back()[side];
    }
    const float most = std::max({sums[0], sums[1], 1.0f});
    for (auto& each : m_weights)
        each = {each[0] / most, each[1] / most};
}

void ChannelMixer::mix(std::span<const float> from, std::span<std::int16_t> to) const
{
    const std::size_t count = m_weights.size();
    if (count <= 2) {
        assert(to.size() >= from.size());
        std::transform(from.begin(), from.end(), to.begin(), sampleOf);
        return;
    }
    for (std::size_t frame = 0; frame < from.size() / count; ++frame) {
        std::array<float, 2> sum{};
        for (std::size_t at = 0; at < count; ++at) {
            sum[0] += from[frame * count + at] * m_weights[at][0];
            sum[1] += from[frame * count + at] * m_weights[at][1];
        }
        to[2 * frame] = sampleOf(sum[0]);
        to[2 * frame + 1] = sampleOf(sum[1]);
    }
}

std::int16_t sampleOf(float value)
{
    constexpr float scale = 32768.0f;
    const float scaled = value * scale;
    if (!(scaled >= -scale)) // or NaN
        return scaled < 0.0f ? std::int16_t(-32768) : std::int16_t(0);
    return static_cast<std::int16_t>(std::lrintf(std::min(scaled, scale - 1.0f)));
}

} // namespace mmd
