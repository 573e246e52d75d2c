// SPDX-License-Identifier: MIT
#include "ui/film/ffmpeg_program.h"

#include "libmmd/base/file_error.h"

#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>

namespace odori::film {

mmd::Result<QString> ffmpegPath()
{
    QString path = qEnvironmentVariable("ODORI_FFMPEG");
    if (path.isEmpty())
        path = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    if (path.isEmpty() || !QFileInfo(path).isExecutable())
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::ProgramMissing,
            .offset = 0,
            .field = path.isEmpty() ? "ffmpeg" : path.toStdString(),
            .value = 0});
    return path;
}

QStringList encodersIn(const QString& answer)
{
    // " V....D libx264              libx264 H.264 / AVC"; above it a legend, " V..... = Video".
    static const QRegularExpression line(
        QStringLiteral("^ [VAS][A-Z.]{5} ([^\\s=]\\S*)"), QRegularExpression::MultilineOption);
    QStringList names;
    for (auto each = line.globalMatch(answer); each.hasNext();)
        names += each.next().captured(1);
    return names;
}

mmd::Error ffmpegError(const QByteArray& messages)
{
    QString said;
    for (const QByteArray& each : messages.split('\n')) {
        const QString line = QString::fromUtf8(each).trimmed();
        if (line.contains(QStringLiteral("No space left on device")) ||
            line.contains(QStringLiteral("Disk quota exceeded")) ||
            line.contains(QStringLiteral("File too large")))
            return mmd::fileError(mmd::ErrorCode::NotWritable, mmd::FileProblem::DiskFull);
        if (!line.isEmpty() && line != QStringLiteral("Conversion failed!"))
            said = line;
    }
    said.remove(QRegularExpression(QStringLiteral(" @ 0x[0-9a-f]+"))); // an address in its memory
    if (said.isEmpty())
        said = QStringLiteral("it ended before it was finished");
    return {.code = mmd::ErrorCode::ProgramFailed,
        .offset = 0,
        .field = "ffmpeg: " + said.toStdString(),
        .value = 0};
}

QString fileArgument(const QString& path)
{
    return QStringLiteral("file:") + path;
}

QStringList quietArguments()
{
    return {QStringLiteral("-hide_banner"), QStringLiteral("-nostdin"), QStringLiteral("-loglevel"),
        QStringLiteral("error"), QStringLiteral("-y")};
}

mmd::Result<FfmpegProgram> findFfmpeg()
{
    constexpr int longestWait = 20000; // ms
    const auto path = ffmpegPath();
    if (!path)
        return tl::unexpected(path.error());
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(*path, {QStringLiteral("-hide_banner"), QStringLiteral("-encoders")});
    if (!process.waitForFinished(longestWait)) {
        process.kill();
        process.waitForFinished();
        return tl::unexpected(ffmpegError("it cannot be started, or does not answer"));
    }
    FfmpegProgram program{
        .path = *path, .encoders = encodersIn(QString::fromUtf8(process.readAllStandardOutput()))};
    if (program.encoders.isEmpty())
        return tl::unexpected(ffmpegError("it does not list its encoders"));
    return program;
}

} // namespace odori::film
