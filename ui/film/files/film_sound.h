// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori::film {

/// The sound of a film: any file that ffmpeg can read, the sound of a video too.
struct FilmSound {
    QString path;        ///< empty: no sound
    double offset = 0.0; ///< milliseconds from frame 0 of the motion to the start of the sound
    double volume = 1.0; ///< factor, 0 or more
};

/// Whether `ffmpeg` can decode the sound; asks it for a tenth of a second. FileNotFound,
/// NotReadable, or BadText with what ffmpeg says.
[[nodiscard]] mmd::Result<void> checkSound(const QString& ffmpeg, const QString& path);

/// ffmpeg's filter that gives the sound of a film which begins `start` seconds after frame 0 of the
/// motion: its beginning is cut or silent, its end is silent for ever.
[[nodiscard]] QString soundFilter(const FilmSound& sound, double start);

} // namespace odori::film
