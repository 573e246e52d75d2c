// SPDX-License-Identifier: MIT
#include "ui/accessories/reader_process.h"

#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/base/file_io.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>

namespace odori {
namespace {

/// More than any accessory that fits in the reader's memory.
constexpr qint64 largestAnswer = qint64(1) << 30;

tl::unexpected<mmd::Error> failed(const char* reason)
{
    return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::BadText, .field = reason});
}

/// Beside this program, or above it (odori-cli is in a folder of its own while it is developed), or
/// where it is installed.
QString readerProgram()
{
#ifdef Q_OS_WIN
    const QString name = QStringLiteral("odori-reader.exe");
#else
    const QString name = QStringLiteral("odori-reader");
#endif
    const QString folder = QCoreApplication::applicationDirPath();
    for (const QString& place : {folder + u'/', folder + QStringLiteral("/../"),
             folder + QStringLiteral("/../libexec/odori/")})
        if (const QFileInfo file(place + name); file.isExecutable())
            return file.absoluteFilePath();
    return {};
}

} // namespace

mmd::Result<QByteArray> answerOfReader(
    const QStringList& options, const std::filesystem::path& path)
{
    const QString program = readerProgram();
    if (program.isEmpty())
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::SystemFailure,
            .field = "the program odori-reader, which reads accessories and FBX, is missing"});
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, options + QStringList{QString::fromStdString(mmd::utf8FromPath(path))});
    QByteArray answer;
    QElapsedTimer timer;
    timer.start();
    while (process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(100);
        answer += process.readAllStandardOutput();
        const bool isTooLate = timer.hasExpired(mmd::accessorySeconds * 1000);
        if (isTooLate || answer.size() > largestAnswer) {
            process.kill();
            process.waitForFinished();
            return failed(isTooLate ? "reading it takes too long" : "it is too large");
        }
    }
    answer += process.readAllStandardOutput();
    return answer;
}

} // namespace odori
