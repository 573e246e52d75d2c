// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/cached_sound.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace odori::test {

/// Sound frames of a generated sound.
struct Samples {
    mmd::SoundFormat format{44100, 2};
    std::vector<std::int16_t> values;

    [[nodiscard]] std::size_t frames() const { return values.size() / format.channels; }
};

/// A click (1 kHz) of `length` seconds at each whole second from 0, on quiet noise.
[[nodiscard]] Samples clicks(
    double seconds, mmd::SoundFormat format = {44100, 2}, double length = 0.005);
/// A sine of `hertz`, at half of the full level.
[[nodiscard]] Samples tone(double seconds, double hertz, mmd::SoundFormat format = {44100, 2});

/// The bytes of a WAV with 16 bits, written by hand. `rate` is what its head says.
[[nodiscard]] std::string waveBytes(const Samples& samples, std::uint32_t rate);
/// Writes the samples in a format of libsndfile (SF_FORMAT_…), in a file of any name.
[[nodiscard]] bool writeSound(
    const std::filesystem::path& path, const Samples& samples, int format);
/// Writes floats of any number of channels.
[[nodiscard]] bool writeFloats(
    const std::filesystem::path& path, const std::vector<float>& values, int channels, int format);
[[nodiscard]] bool writeBytes(const std::filesystem::path& path, const std::string& bytes);

/// All samples of a reader.
[[nodiscard]] mmd::Result<Samples> readAll(mmd::SoundReader& reader);

/// The samples in a file of the cache; `number` is different for each.
[[nodiscard]] mmd::Result<mmd::CachedSound> cachedSound(
    const std::filesystem::path& folder, const Samples& samples, std::uint64_t number);

} // namespace odori::test
