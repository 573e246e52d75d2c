// SPDX-License-Identifier: MIT
#include "ui/accessories/model_reading.h"

#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"

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

/// Beside this program, or above it: odori-cli is in a folder of its own while it is developed.
QString readerProgram()
{
#ifdef Q_OS_WIN
    const QString name = QStringLiteral("odori-reader.exe");
#else
    const QString name = QStringLiteral("odori-reader");
#endif
    const QString folder = QCoreApplication::applicationDirPath();
    for (const QString& place : {folder + u'/', folder + QStringLiteral("/../")})
        if (const QFileInfo file(place + name); file.isExecutable())
            return file.absoluteFilePath();
    return {};
}

mmd::Result<QByteArray> answerOf(const std::filesystem::path& path)
{
    const QString program = readerProgram();
    if (program.isEmpty())
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::SystemFailure,
            .field = "the program odori-reader, which reads accessories, is missing"});
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, {QString::fromStdString(mmd::utf8FromPath(path))});
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

mmd::Result<mmd::Model> readAccessory(const std::filesystem::path& path)
{
    const auto file = mmd::readFile(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto answer = answerOf(path);
    if (!answer)
        return tl::unexpected(answer.error());
    auto read = mmd::readAccessoryAnswer(std::as_bytes(std::span(*answer)));
    if (!read)
        return tl::unexpected(read.error());
    mmd::Model model =
        mmd::makeModel(std::move(read->model), std::move(read->warnings), mmd::utf8FromPath(path));
    model.pictures = std::move(read->pictures);
    model.file = mmd::markOf(*file);
    return model;
}

} // namespace

mmd::Result<mmd::Model> readModelFile(const std::filesystem::path& path)
{
    if (mmd::isAccessoryExtension(mmd::extensionOf(path)))
        return readAccessory(path);
    return mmd::loadModel(path);
}

} // namespace odori
