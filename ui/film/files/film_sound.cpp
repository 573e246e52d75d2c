// SPDX-License-Identifier: MIT
#include "ui/film/files/film_sound.h"

#include "libmmd/base/file_io.h"
#include "ui/film/ffmpeg_program.h"
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QProcess>

#include <algorithm>

namespace odori::film {

mmd::Result<void> checkSound(const QString& ffmpeg, const QString& path)
{
    constexpr int longestWait = 30000; // ms
    const auto head = mmd::readHead(mmd::pathFromUtf8(path.toStdString()));
    if (!head)
        return tl::unexpected(head.error());
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(ffmpeg,
        quietArguments() + QStringList{QStringLiteral("-i"), ffmpegFile(path),
                               QStringLiteral("-map"), QStringLiteral("0:a:0"),
                               QStringLiteral("-t"), QStringLiteral("0.1"), QStringLiteral("-f"),
                               QStringLiteral("null"), QStringLiteral("-")});
    const bool hasEnded = process.waitForFinished(longestWait);
    if (hasEnded && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    process.kill();
    process.waitForFinished();
    mmd::Error error = ffmpegError(process.readAllStandardError(), path);
    error.code = mmd::ErrorCode::BadText;
    return tl::unexpected(error);
}

QString soundFilter(const FilmSound& sound, double start)
{
    // Positions are filtered and not sought, because seeking is inexact in some formats.
    const double begin = start - sound.offset / 1000.0;
    QStringList filters{QStringLiteral("asetpts=PTS-STARTPTS")};
    if (begin > 0.0)
        filters << QStringLiteral("atrim=start=%1").arg(begin, 0, 'f', 6)
                << QStringLiteral("asetpts=PTS-STARTPTS");
    if (begin < 0.0)
        filters << QStringLiteral("adelay=delays=%1:all=1").arg(-begin * 1000.0, 0, 'f', 3);
    filters << QStringLiteral("volume=%1").arg(std::max(sound.volume, 0.0), 0, 'f', 4)
            << QStringLiteral("apad");
    return filters.join(u',');
}

} // namespace odori::film
