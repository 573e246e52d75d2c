// SPDX-License-Identifier: MIT
#include "ui/sound/sound_opening.h"

#include "libmmd/sound/sound_file.h"
#include "ui/sound/ffmpeg_reader.h"

#include <utility>

namespace odori {

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
    begin((*reader)->format(), waveform);
    auto sound = cache.decode(**reader, *source, *waveform, progress, growing);
    if (!sound)
        return tl::unexpected(sound.error());
    return OpenedSound{std::move(*sound), (*reader)->cut()};
}

} // namespace odori
