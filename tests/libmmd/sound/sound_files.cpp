// SPDX-License-Identifier: MIT
#include "tests/libmmd/sound/sound_files.h"

#include "libmmd/sound/sound_cache.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <numbers>
#include <random>

#include <sndfile.h>

namespace odori::test {
namespace {

template <class T>
void add(std::string& bytes, T value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value); // NOLINT
}

class SamplesReader : public mmd::SoundReader {
public:
    explicit SamplesReader(const Samples& samples)
        : m_samples(samples)
    {
    }
    mmd::SoundFormat format() const override { return m_samples.format; }
    std::uint64_t expectedFrames() const override { return m_samples.frames(); }
    mmd::Result<std::size_t> read(std::span<std::int16_t> to) override
    {
        const std::size_t count = std::min(to.size(), m_samples.values.size() - m_at);
        std::copy_n(m_samples.values.begin() + std::ptrdiff_t(m_at), count, to.begin());
        m_at += count;
        return count / m_samples.format.channels;
    }

private:
    const Samples& m_samples;
    std::size_t m_at = 0;
};

SF_INFO infoOf(mmd::SoundFormat format, int kind)
{
    SF_INFO info{};
    info.samplerate = int(format.rate);
    info.channels = int(format.channels);
    info.format = kind;
    return info;
}

} // namespace

Samples clicks(double seconds, mmd::SoundFormat format, double length)
{
    Samples samples{format, {}};
    const auto frames = std::size_t(seconds * format.rate);
    const double clickFrames = length * format.rate;
    std::minstd_rand random(1);
    std::uniform_int_distribution<int> noise(-50, 50);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        const std::size_t at = frame % format.rate;
        const double phase = 2.0 * std::numbers::pi * 1000.0 * double(at) / format.rate;
        const int value = double(at) < clickFrames ? int(30000.0 * std::cos(phase)) : noise(random);
        samples.values.insert(samples.values.end(), format.channels, std::int16_t(value));
    }
    return samples;
}

Samples tone(double seconds, double hertz, mmd::SoundFormat format)
{
    Samples samples{format, {}};
    const auto frames = std::size_t(seconds * format.rate);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        const double phase = 2.0 * std::numbers::pi * hertz * double(frame) / format.rate;
        samples.values.insert(
            samples.values.end(), format.channels, std::int16_t(16000.0 * std::sin(phase)));
    }
    return samples;
}

std::string waveBytes(const Samples& samples, std::uint32_t rate)
{
    const auto channels = std::uint16_t(samples.format.channels);
    const auto size = std::uint32_t(samples.values.size() * 2);
    std::string bytes = "RIFF";
    add<std::uint32_t>(bytes, 36 + size);
    bytes += "WAVEfmt ";
    add<std::uint32_t>(bytes, 16);
    add<std::uint16_t>(bytes, 1); // PCM
    add<std::uint16_t>(bytes, channels);
    add<std::uint32_t>(bytes, rate);
    add<std::uint32_t>(bytes, rate * channels * 2);
    add<std::uint16_t>(bytes, std::uint16_t(channels * 2));
    add<std::uint16_t>(bytes, 16);
    bytes += "data";
    add<std::uint32_t>(bytes, size);
    bytes.append(reinterpret_cast<const char*>(samples.values.data()), size); // NOLINT
    return bytes;
}

bool writeSound(const std::filesystem::path& path, const Samples& samples, int format)
{
    SF_INFO info = infoOf(samples.format, format);
    SNDFILE* file = sf_open(path.c_str(), SFM_WRITE, &info);
    if (!file)
        return false;
    sf_command(file, SFC_SET_SCALE_INT_FLOAT_WRITE, nullptr, SF_TRUE);
    const bool isMp3 = (format & SF_FORMAT_TYPEMASK) == SF_FORMAT_MPEG;
    // In parts: encoders use much stack for a large block.
    constexpr std::size_t part = 4096;
    bool isWritten = true;
    for (std::size_t frame = 0; frame < samples.frames(); frame += part) {
        const std::size_t count = std::min(part, samples.frames() - frame);
        const auto block =
            std::span(samples.values)
                .subspan(frame * samples.format.channels, count * samples.format.channels);
        // libsndfile 1.2.0 encodes the first 1152 shorts again and again as MP3.
        std::vector<float> floats;
        for (const std::int16_t each : block)
            floats.push_back(float(each) / 32768.0f);
        const sf_count_t written = isMp3 ? sf_writef_float(file, floats.data(), sf_count_t(count))
                                         : sf_writef_short(file, block.data(), sf_count_t(count));
        isWritten = written == sf_count_t(count) && isWritten;
    }
    return sf_close(file) == 0 && isWritten;
}

bool writeFloats(
    const std::filesystem::path& path, const std::vector<float>& values, int channels, int format)
{
    SF_INFO info = infoOf({48000, std::uint32_t(channels)}, format);
    SNDFILE* file = sf_open(path.c_str(), SFM_WRITE, &info);
    if (!file)
        return false;
    const auto count = sf_count_t(values.size()) / channels;
    const bool isWritten = sf_writef_float(file, values.data(), count) == count;
    return sf_close(file) == 0 && isWritten;
}

bool writeBytes(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file << bytes;
    return file.good();
}

mmd::Result<Samples> readAll(mmd::SoundReader& reader)
{
    Samples samples{reader.format(), {}};
    std::vector<std::int16_t> block(10000 * samples.format.channels);
    for (;;) {
        const auto count = reader.read(block);
        if (!count)
            return tl::unexpected(count.error());
        samples.values.insert(samples.values.end(), block.begin(),
            block.begin() + std::ptrdiff_t(*count * samples.format.channels));
        if (*count * samples.format.channels < block.size())
            return samples;
    }
}

mmd::Result<mmd::CachedSound> cachedSound(
    const std::filesystem::path& folder, const Samples& samples, std::uint64_t number)
{
    SamplesReader reader(samples);
    mmd::Waveform waveform(samples.format.channels);
    return mmd::SoundCache(folder).decode(reader, {number, 0, 0}, waveform, mmd::Progress());
}

} // namespace odori::test
