// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_cache.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace odori {

/// Opens any sound or video: with libsndfile (mmd::openSoundFile), else with the program ffmpeg.
/// Errors: those of both.
[[nodiscard]] mmd::Result<std::unique_ptr<mmd::SoundReader>> openSound(
    const std::filesystem::path& path);

struct OpenedSound {
    mmd::CachedSound sound;
    std::vector<mmd::Warning> warnings; ///< only when it was decoded now
};

/// The sound of a file from the cache; decoded if it is not there. For worker threads. `begin` is
/// called, in the thread of the caller, with the waveform as soon as its format is known; it is
/// complete when this returns. Errors: those of openSound() and SoundCache::decode().
[[nodiscard]] mmd::Result<OpenedSound> loadSound(const std::filesystem::path& path,
    const mmd::SoundCache& cache, const std::function<void(std::shared_ptr<mmd::Waveform>)>& begin,
    const mmd::Progress& progress);

/// The extensions of sounds and videos, for a dialog: "wav" …; any other file can be opened too.
[[nodiscard]] std::vector<const char*> soundExtensions();

} // namespace odori
