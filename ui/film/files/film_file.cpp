// SPDX-License-Identifier: MIT
#include "ui/film/files/film_file.h"

#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QFileInfo>

#include <span>
#include <system_error>
#include <utility>

namespace odori::film {
namespace {

mmd::Error error(mmd::ErrorCode code, const char* field)
{
    return {.code = code, .offset = 0, .field = field, .value = 0};
}

constexpr int longestWait = 200; // ms until the user's wish to cancel is seen

QString extensionOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

/// The whole call of ffmpeg, without its output.
QStringList argumentsOf(const FilmFileFormat& format, const QString& encoder)
{
    const QString extension = extensionOf(format.path);
    QStringList arguments = quietArguments();
    arguments << QStringLiteral("-f") << QStringLiteral("rawvideo") << QStringLiteral("-pix_fmt")
              << QStringLiteral("rgba") << QStringLiteral("-s")
              << QStringLiteral("%1x%2").arg(format.width).arg(format.height)
              << QStringLiteral("-framerate") << QString::number(format.fps) << QStringLiteral("-i")
              << QStringLiteral("pipe:0");
    const bool hasSound = !format.sound.path.isEmpty();
    if (hasSound)
        arguments << QStringLiteral("-vn") << QStringLiteral("-i") << ffmpegFile(format.sound.path);
    arguments << QStringLiteral("-map") << QStringLiteral("0:v:0")
              << pictureArguments(*format.codec, encoder, format.encoder);
    if (hasSound) {
        QStringList filters{soundFilter(format.sound, format.start)};
        if (const QString delay = soundDelayFilter(extension); !delay.isEmpty())
            filters << delay;
        arguments << QStringLiteral("-map") << QStringLiteral("1:a:0") << QStringLiteral("-af")
                  << filters.join(u',') << soundArguments(extension) << QStringLiteral("-t")
                  << QString::number(format.duration, 'f', 6);
    }
    // Song titles and the like do not belong to the film.
    arguments << QStringLiteral("-map_metadata") << QStringLiteral("-1");
    return arguments + containerArguments(extension);
}

} // namespace

FilmFile::FilmFile(
    QString program, QStringList arguments, mmd::ProgramFile file, const mmd::Progress& progress)
    : m_program(std::move(program))
    , m_arguments(std::move(arguments))
    , m_file(std::move(file))
    , m_progress(progress)
{
}

FilmFile::~FilmFile()
{
    drop();
}

mmd::Result<std::unique_ptr<FilmFile>> FilmFile::create(
    const FfmpegProgram& program, const FilmFileFormat& format, const mmd::Progress& progress)
{
    const QString encoder = encoderOf(program, *format.codec);
    if (encoder.isEmpty())
        return tl::unexpected(
            ffmpegError(QByteArray("it has no encoder for ") + QByteArray(format.codec->name)));
    if (format.codec->needsEvenSize && (format.width % 2 != 0 || format.height % 2 != 0))
        return tl::unexpected(error(mmd::ErrorCode::OutOfRange,
            "picture size (this codec needs an even width and height)"));
    const std::filesystem::path target = mmd::pathFromUtf8(format.path.toStdString());
    if (const auto writable = mmd::checkWritable(target); !writable)
        return tl::unexpected(writable.error());
    auto file = mmd::ProgramFile::create(target);
    if (!file)
        return tl::unexpected(file.error());
    QStringList arguments = argumentsOf(format, encoder);
    arguments += ffmpegFile(QString::fromStdString(mmd::utf8FromPath(file->path())));
    return std::unique_ptr<FilmFile>(
        new FilmFile(program.path, std::move(arguments), std::move(*file), progress));
}

mmd::Result<void> FilmFile::start()
{
    m_process = std::make_unique<QProcess>();
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->start(m_program, m_arguments);
    if (!m_process->waitForStarted())
        return tl::unexpected(ffmpegError("it cannot be started"));
    return {};
}

/// Keeps the end of what ffmpeg says: it may say much.
void FilmFile::readMessages()
{
    constexpr qsizetype most = 64 << 10;
    m_messages += m_process->readAllStandardError();
    if (m_messages.size() > most)
        m_messages = m_messages.last(most);
}

tl::unexpected<mmd::Error> FilmFile::cancelled()
{
    drop();
    return tl::unexpected(
        mmd::Error{.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
}

/// The error with what ffmpeg says at its end.
tl::unexpected<mmd::Error> FilmFile::failed()
{
    if (m_process->state() != QProcess::NotRunning) {
        m_process->closeWriteChannel();
        if (!m_process->waitForFinished(5000))
            m_process->kill();
        m_process->waitForFinished();
    }
    readMessages();
    const mmd::Error error = ffmpegError(m_messages);
    drop();
    return tl::unexpected(error);
}

mmd::Result<void> FilmFile::add(std::uint64_t, const Picture& picture)
{
    if (!m_process)
        if (const auto started = start(); !started)
            return started;
    const auto& rgba = std::get<mmd::Image>(picture).rgba;
    const auto size = static_cast<qint64>(rgba.size());
    if (m_process->write(reinterpret_cast<const char*>(rgba.data()), size) != size)
        return failed();
    // QProcess would keep any number of pictures.
    while (m_process->bytesToWrite() > 0) {
        if (m_progress.isCancelled())
            return cancelled();
        if (!m_process->waitForBytesWritten(longestWait) &&
            (m_process->state() != QProcess::Running || m_process->error() != QProcess::Timedout))
            return failed();
    }
    readMessages();
    if (hasWritingError(m_messages)) // ffmpeg itself would go on to the end
        return failed();
    return {};
}

mmd::Result<void> FilmFile::finish()
{
    if (!m_process)
        if (const auto started = start(); !started)
            return started;
    m_process->closeWriteChannel();
    while (m_process->state() != QProcess::NotRunning && !m_process->waitForFinished(longestWait))
        if (m_progress.isCancelled())
            return cancelled();
    readMessages();
    if (m_process->exitStatus() != QProcess::NormalExit || m_process->exitCode() != 0 ||
        hasWritingError(m_messages))
        return failed();
    std::error_code error;
    if (std::filesystem::file_size(m_file->path(), error) == 0 || error)
        return failed(); // some program that is no ffmpeg
    const auto committed = m_file->commit();
    drop();
    return committed;
}

void FilmFile::drop()
{
    if (m_process && m_process->state() != QProcess::NotRunning) {
        m_process->kill();
        m_process->waitForFinished();
    }
    m_process.reset(); // in the thread that made it
    m_file.reset();
}

} // namespace odori::film
