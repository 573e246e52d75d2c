// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori::film {

/// The installed program ffmpeg, which encodes films. It is started, never linked.
struct FfmpegProgram {
    QString path;
    QStringList encoders; ///< their names, such as libx264

    [[nodiscard]] bool has(const QString& encoder) const { return encoders.contains(encoder); }
};

/// Finds ffmpeg (ffmpegPath) and asks it for its encoders. Waits for it, at most 20 seconds.
/// ProgramMissing, or ProgramFailed if it does not answer.
[[nodiscard]] mmd::Result<FfmpegProgram> findFfmpeg();

/// The names of the encoders in the answer of `ffmpeg -encoders`; lines of another form are
/// ignored.
[[nodiscard]] QStringList encodersIn(const QString& answer);

/// ProgramFailed with the message that says the most among the lines that ffmpeg wrote to its
/// standard error. NotWritable if they say that the disk is full or failed. The name of the file
/// `about` is left out, because messages for people begin with it.
[[nodiscard]] mmd::Error ffmpegError(const QByteArray& messages, const QString& about = {});

/// Whether the lines say that the output could not be written completely. The exit code is not
/// enough: up to version 5.1, ffmpeg ends with 0 after such an error.
[[nodiscard]] bool hasWritingError(const QByteArray& messages);

/// The arguments that every call begins with: no questions, no banner, errors alone.
[[nodiscard]] QStringList quietArguments();

} // namespace odori::film
