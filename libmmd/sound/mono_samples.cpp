// SPDX-License-Identifier: MIT
#include "libmmd/sound/mono_samples.h"

#include <algorithm>

namespace mmd {

std::vector<float> monoSamples(CachedSound& sound)
{
    constexpr std::size_t blockFrames = 1 << 16;
    const std::size_t channels = sound.format().channels;
    std::vector<float> mono(sound.frames());
    std::vector<std::int16_t> block(blockFrames * channels);
    for (std::size_t first = 0; first < mono.size(); first += blockFrames) {
        sound.read(std::int64_t(first), block);
        const std::size_t count = std::min(blockFrames, mono.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            int sum = 0;
            for (std::size_t channel = 0; channel < channels; ++channel)
                sum += block[i * channels + channel];
            mono[first + i] = float(sum) / (32768.0f * float(channels));
        }
    }
    return mono;
}

} // namespace mmd
