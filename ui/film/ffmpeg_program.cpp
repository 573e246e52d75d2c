// SPDX-License-Identifier: MIT
#include "ui/film/ffmpeg_program.h"

#include "libmmd/base/file_error.h"
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace odori::film {
namespace {

using mmd::FileProblem;

/// What ffmpeg says about a file that cannot be written. It never translates its messages.
constexpr std::array fileProblems{std::pair("No space left on device", FileProblem::DiskFull),
    std::pair("Disk quota exceeded", FileProblem::DiskFull),
    std::pair("File too large", FileProblem::DiskFull),
    std::pair("Input/output error", FileProblem::IoError),
    std::pair("Read-only file system", FileProblem::ReadOnlyDisk)};

/// Of the line, Unknown if it says nothing about one.
FileProblem problemIn(const QByteArray& line)
{
    for (const auto& [text, problem] : fileProblems)
        if (line.contains(text))
            return problem;
    return FileProblem::Unknown;
}

} // namespace

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

mmd::Error ffmpegError(const QByteArray& messages, const QString& about)
{
    QString said;
    for (const QByteArray& each : messages.split('\n')) {
        const QString line = QString::fromUtf8(each).trimmed();
        if (const FileProblem problem = problemIn(each); problem != FileProblem::Unknown)
            return mmd::fileError(mmd::ErrorCode::NotWritable, problem);
        if (!line.isEmpty() && line != QStringLiteral("Conversion failed!"))
            said = line;
    }
    if (!about.isEmpty())
        said.remove(ffmpegFile(about) + QStringLiteral(": "));
    said.remove(QRegularExpression(QStringLiteral(" @ 0x[0-9a-f]+"))); // an address in its memory
    if (said.isEmpty())
        said = QStringLiteral("it ended before it was finished");
    return {.code = mmd::ErrorCode::ProgramFailed,
        .offset = 0,
        .field = "ffmpeg: " + said.toStdString(),
        .value = 0};
}

bool hasWritingError(const QByteArray& messages)
{
    constexpr std::array signs{"Error writing trailer", "Error closing file",
        "Could not write header", "av_interleaved_write_frame()", "Error muxing"};
    const QList<QByteArray> lines = messages.split('\n');
    return std::any_of(lines.begin(), lines.end(), [&](const QByteArray& line) {
        return problemIn(line) == FileProblem::DiskFull ||
               std::any_of(signs.begin(), signs.end(),
                   [&](const char* sign) { return line.contains(sign); });
    });
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
