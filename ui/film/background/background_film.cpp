// SPDX-License-Identifier: MIT
#include "ui/film/background/background_film.h"

#include "libmmd/base/file_io.h"
#include "ui/film/ffmpeg_program.h"
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QProcess>

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace odori::film {
namespace {

/// The pictures of the film's moments, of the film's size.
QString backgroundFilter(const BackgroundFilm::Wish& wish)
{
    constexpr double tolerance = 0.001; // seconds
    // The last picture never ends. Then picture 0 is at the film's start, and a picture begins at
    // the first moment at or after its time stamp. The time base is fine, because setpts rounds to
    // it: AVI has one of a picture.
    const QString times = QStringLiteral("settb=AVTB,tpad=stop=-1:stop_mode=clone,setpts=PTS-%1/TB,"
                                         "fps=fps=%2:start_time=0:round=up")
                              .arg(wish.start + tolerance, 0, 'f', 6)
                              .arg(wish.fps);
    const QString size = QStringLiteral("%1:%2").arg(wish.width).arg(wish.height);
    return times + QStringLiteral(
                       ",scale=iw*sar:ih,scale=%1:force_original_aspect_ratio=increase,crop=%1,"
                       "setsar=1")
                       .arg(size);
}

/// Whether a file with this head has an index of its key pictures. In other formats ffmpeg guesses.
bool hasIndex(const std::vector<std::byte>& head)
{
    const auto has = [&](std::size_t at, std::string_view bytes) {
        return head.size() >= at + bytes.size() &&
               std::memcmp(head.data() + at, bytes.data(), bytes.size()) == 0;
    };
    return has(4, "ftyp") || has(0, "\x1A\x45\xDF\xA3");
}

/// Begins at the key picture before `start`, and keeps the time stamps of the file.
QStringList seekArguments(double start)
{
    constexpr double margin = 1.0; // seconds: key pictures have the time of decoding in some files
    return {QStringLiteral("-noaccurate_seek"), QStringLiteral("-copyts"),
        QStringLiteral("-start_at_zero"), QStringLiteral("-ss"),
        QString::number(std::max(start - margin, 0.0), 'f', 6)};
}

} // namespace

struct BackgroundFilm::Private {
    [[nodiscard]] mmd::Error failure();

    QProcess process;
    QString path;
    mmd::Image picture;
    bool hasBegun = false; ///< there was a picture
};

BackgroundFilm::BackgroundFilm()
    : d(std::make_unique<Private>())
{
}

BackgroundFilm::~BackgroundFilm()
{
    if (d->process.state() == QProcess::NotRunning)
        return;
    d->process.kill();
    d->process.waitForFinished();
}

mmd::Result<std::unique_ptr<BackgroundFilm>> BackgroundFilm::open(const Wish& wish)
{
    const auto head = mmd::readHead(mmd::pathFromUtf8(wish.path.toStdString()));
    if (!head)
        return tl::unexpected(head.error());
    const auto ffmpeg = ffmpegPath();
    if (!ffmpeg)
        return tl::unexpected(ffmpeg.error());
    std::unique_ptr<BackgroundFilm> film(new BackgroundFilm);
    Private& d = *film->d;
    d.path = wish.path;
    d.picture.width = wish.width;
    d.picture.height = wish.height;
    d.picture.rgba.resize(std::size_t(wish.width) * std::size_t(wish.height) * 4);
    d.process.setStandardInputFile(QProcess::nullDevice());
    const bool seeks = wish.seeks && wish.start > 0.0 && hasIndex(*head);
    d.process.start(*ffmpeg,
        quietArguments() + (seeks ? seekArguments(wish.start) : QStringList()) +
            QStringList{QStringLiteral("-i"), ffmpegFile(wish.path), QStringLiteral("-map"),
                QStringLiteral("0:v:0"), QStringLiteral("-vf"), backgroundFilter(wish),
                QStringLiteral("-f"), QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"),
                QStringLiteral("rgba"), QStringLiteral("pipe:1")});
    if (!d.process.waitForStarted())
        return tl::unexpected(ffmpegError("it cannot be started"));
    return film;
}

mmd::ImageSize BackgroundFilm::size() const
{
    return {d->picture.width, d->picture.height};
}

/// Why ffmpeg gives no more pictures.
mmd::Error BackgroundFilm::Private::failure()
{
    process.waitForFinished();
    mmd::Error error = ffmpegError(process.readAllStandardError(), path);
    const bool hasCrashed = process.exitStatus() != QProcess::NormalExit;
    if (!hasBegun && !hasCrashed)
        error.code = mmd::ErrorCode::BadText; // the file's fault
    return error;
}

mmd::Result<const mmd::Image*> BackgroundFilm::next(const mmd::Progress& progress)
{
    constexpr int longestWait = 200; // ms until the user's wish to cancel is seen
    auto* const bytes = reinterpret_cast<char*>(d->picture.rgba.data());
    const auto size = static_cast<qint64>(d->picture.rgba.size());
    for (qint64 done = 0; done < size;) {
        if (progress.isCancelled())
            return tl::unexpected(mmd::Error{
                .code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
        const qint64 read = d->process.read(bytes + done, size - done);
        done += std::max<qint64>(read, 0);
        if (read <= 0 && !d->process.waitForReadyRead(longestWait) &&
            d->process.state() == QProcess::NotRunning && d->process.bytesAvailable() == 0)
            return tl::unexpected(d->failure());
    }
    d->hasBegun = true;
    return &d->picture;
}

} // namespace odori::film
