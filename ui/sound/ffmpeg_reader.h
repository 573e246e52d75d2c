// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"

#include <filesystem>
#include <memory>

namespace odori {

/// Reads the first sound of any file that the program ffmpeg knows, by a pipe. ffmpeg mixes more
/// than two channels to stereo. Use the reader in the thread that opened it.
///
/// Errors, also while it is read: ProgramMissing without the program, ProgramFailed if it
/// cannot be started; BadText with ffmpeg's reason,
/// or if it was ended.
[[nodiscard]] mmd::Result<std::unique_ptr<mmd::SoundReader>> openWithFfmpeg(
    const std::filesystem::path& path);

} // namespace odori
