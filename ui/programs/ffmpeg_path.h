// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

namespace odori {

/// The file of the program ffmpeg, which decodes sounds and videos and encodes films: the
/// environment variable ODORI_FFMPEG, or the first ffmpeg in PATH. It is started, never linked.
/// ProgramMissing if there is none.
[[nodiscard]] mmd::Result<QString> ffmpegPath();

/// The path as an argument that ffmpeg takes for a file and not for an option or a protocol,
/// whatever its name is.
[[nodiscard]] QString ffmpegFile(const QString& path);

} // namespace odori
