// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/picture/image.h"

#include <QtCore/QString>

#include <optional>

namespace odori {

/// A file for the background that can be shown.
struct BackgroundFile {
    std::optional<mmd::Image> picture; ///< none: it is a video
};

/// Decodes a picture, smaller if a side is over 4096 pixels, or the first picture of a video, by
/// the program ffmpeg. So it may take long; Cancelled by `progress`. The errors of loadImage() and
/// film::BackgroundFilm.
[[nodiscard]] mmd::Result<BackgroundFile> readBackground(
    const QString& path, const mmd::Progress& progress);

} // namespace odori
