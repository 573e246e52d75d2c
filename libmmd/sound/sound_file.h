// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"

#include <filesystem>
#include <memory>

namespace mmd {

/// Opens WAV, AIFF, FLAC, Ogg Vorbis, Opus or MP3 (whatever libsndfile reads), by its content.
/// Reads the disk in blocks: for worker threads. The program ffmpeg reads other files
/// (ui/sound/sound_opening.h).
///
/// Errors: FileNotFound, NotReadable, EmptyFile; UnknownFormat: none of these kinds; BadText: it is
/// damaged, with libsndfile's reason; BadValue: the sample rate or the channel count is outside
/// SoundLimits. A file that is cut is read as far as it goes, with a warning.
[[nodiscard]] Result<std::unique_ptr<SoundReader>> openSoundFile(const std::filesystem::path& path);

} // namespace mmd
