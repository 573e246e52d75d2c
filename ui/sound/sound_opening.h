// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_cache.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace odori {

/// Opens any sound or video: with libsndfile (mmd::openSoundFile), else with the program ffmpeg.
/// Errors: those of both.
[[nodiscard]] mmd::Result<std::unique_ptr<mmd::SoundReader>> openSound(
    const std::filesystem::path& path);

using SoundBegun = std::function<void(mmd::SoundFormat, std::shared_ptr<mmd::Waveform>)>;

struct OpenedSound {
    mmd::CachedSound sound;
    std::optional<mmd::SoundCut> cut; ///< only when it was decoded now
};

/// The sound of a file from the cache; decoded if it is not there. For worker threads. `begin` is
/// called, in the thread of the caller, with the format and the waveform as soon as there are
/// samples, so never for a file without any; the waveform is complete when this returns. `growing`:
/// see SoundCache::decode(); called after `begin`. Errors: those of openSound() and
/// SoundCache::decode().
[[nodiscard]] mmd::Result<OpenedSound> loadSound(const std::filesystem::path& path,
    const mmd::SoundCache& cache, const SoundBegun& begin, const mmd::Progress& progress,
    const mmd::SoundGrowing& growing = {});

} // namespace odori
