// SPDX-License-Identifier: MIT
#include "ui/sound/sound_opening.h"

#include "libmmd/sound/sound_file.h"
#include "ui/sound/ffmpeg_reader.h"

#include <utility>

namespace odori {
namespace {

/// Another reader, whose first sound frames are announced before they are returned.
class AnnouncedReader : public mmd::SoundReader {
public:
    AnnouncedReader(mmd::SoundReader& reader, std::function<void()> announce)
        : m_reader(reader)
        , m_announce(std::move(announce))
    {
    }

    mmd::SoundFormat format() const override { return m_reader.format(); }
    std::uint64_t expectedFrames() const override { return m_reader.expectedFrames(); }
    mmd::Result<std::size_t> read(std::span<std::int16_t> samples) override
    {
        auto count = m_reader.read(samples);
        if (count && m_announce)
            std::exchange(m_announce, {})();
        return count;
    }

private:
    mmd::SoundReader& m_reader;
    std::function<void()> m_announce;
};

} // namespace

mmd::Result<std::unique_ptr<mmd::SoundReader>> openSound(const std::filesystem::path& path)
{
    auto reader = mmd::openSoundFile(path);
    if (reader || reader.error().code != mmd::ErrorCode::UnknownFormat)
        return reader;
    return openWithFfmpeg(path);
}

mmd::Result<OpenedSound> loadSound(const std::filesystem::path& path, const mmd::SoundCache& cache,
    const SoundBegun& begin, const mmd::Progress& progress, const mmd::SoundGrowing& growing)
{
    const auto source = mmd::soundSourceOf(path);
    if (!source)
        return tl::unexpected(source.error());
    if (auto cached = cache.find(*source)) {
        if (auto peaks = cached->peaks()) {
            begin(cached->format(), std::make_shared<mmd::Waveform>(cached->format().channels,
                                        std::move(*peaks), cached->frames()));
            return OpenedSound{std::move(*cached), {}};
        }
    }
    auto reader = openSound(path);
    if (!reader)
        return tl::unexpected(reader.error());
    const auto waveform = std::make_shared<mmd::Waveform>((*reader)->format().channels);
    std::filesystem::path file;
    AnnouncedReader announced(**reader, [&] {
        begin((*reader)->format(), waveform);
        if (growing)
            growing(file);
    });
    auto sound = cache.decode(announced, *source, *waveform, progress,
        [&](const std::filesystem::path& path) { file = path; });
    if (!sound)
        return tl::unexpected(sound.error());
    return OpenedSound{std::move(*sound), (*reader)->cut()};
}

} // namespace odori
