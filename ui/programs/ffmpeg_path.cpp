// SPDX-License-Identifier: MIT
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

namespace odori {

mmd::Result<QString> ffmpegPath()
{
    QString path = qEnvironmentVariable("ODORI_FFMPEG");
    if (path.isEmpty())
        path = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    const QFileInfo file(path);
    if (path.isEmpty() || !file.isFile() || !file.isExecutable())
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::ProgramMissing,
            .offset = 0,
            .field = path.isEmpty() ? "ffmpeg" : path.toStdString(),
            .value = 0});
    return path;
}

QString ffmpegFile(const QString& path)
{
    return QStringLiteral("file:") + path;
}

} // namespace odori
