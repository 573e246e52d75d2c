// SPDX-License-Identifier: MIT
#include "ui/film/film_job.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "ui/film/encoding.h"
#include "ui/film/film_file.h"
#include "ui/film/picture_files.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace odori::film {
namespace {

using Failed = tl::unexpected<FilmFailure>;

Failed failed(const mmd::Error& error, const QString& path)
{
    return Failed({error, path.toStdString()});
}

/// The error of a file of a series names the file.
Failed failedSink(const mmd::Error& error, const FilmJob& job)
{
    const bool isNamed = isSeries(job.output) && error.code == mmd::ErrorCode::NotWritable;
    return isNamed ? Failed({error, error.field}) : failed(error, job.output);
}

tl::expected<std::unique_ptr<FilmSink>, FilmFailure> seriesOf(const FilmJob& job)
{
    const auto name = SeriesName::from(job.output.toStdString());
    if (!name)
        return failed({.code = mmd::ErrorCode::OutOfRange,
                          .offset = 0,
                          .field = "file name (it needs one number, as in frame_%05d.png)",
                          .value = 0},
            job.output);
    const std::string first = name->path(FilmFrames(job.range, job.fps).first());
    if (const auto writable = mmd::checkWritable(mmd::pathFromUtf8(first)); !writable)
        return Failed({writable.error(), first});
    return std::make_unique<PictureFiles>(*name);
}

tl::expected<std::unique_ptr<FilmSink>, FilmFailure> filmFileOf(
    const FilmJob& job, const mmd::Progress& progress)
{
    const QString extension = QFileInfo(job.output).suffix().toLower();
    const FilmCodec* codec = job.codec ? job.codec : usualCodec(extension, job.look.transparent);
    if (!codec || !fits(*codec, extension))
        return failed({.code = mmd::ErrorCode::UnknownFormat, .offset = 0, .field = {}, .value = 0},
            job.output);
    const auto program = findFfmpeg();
    if (!program)
        return failed(program.error(), job.output);
    if (!job.sound.path.isEmpty())
        if (const auto sound = checkSound(program->path, job.sound.path); !sound)
            return failed(sound.error(), job.sound.path);
    const FilmFrames frames(job.range, job.fps);
    FilmFileFormat format{.path = job.output,
        .width = job.look.width,
        .height = job.look.height,
        .fps = int(job.fps),
        .codec = codec,
        .encoder = job.encoder,
        .sound = job.sound,
        .start = frames.start(),
        .duration = frames.duration()};
    format.encoder.transparent = job.look.transparent;
    auto file = FilmFile::create(*program, format, progress);
    if (!file)
        return failed(file.error(), job.output);
    return std::move(*file);
}

/// Draws all pictures. An error of drawing only: the encoding has its own.
mmd::Result<void> drawAll(
    const FilmJob& job, ScenePictures& pictures, Encoding& encoding, const mmd::Progress& progress)
{
    const FilmFrames frames(job.range, job.fps);
    if (!pictures.simulateTo(frames.frameOf(frames.first()), progress))
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    for (std::uint64_t at = 0; at < frames.count(); ++at) {
        const std::uint64_t number = frames.first() + at;
        auto picture = encoding.unused();
        const auto drawn = pictures.draw(frames.frameOf(number), frames.step(), *picture);
        if (!drawn)
            return drawn;
        if (!encoding.add(number, std::move(picture)))
            return {};
        progress.report(double(encoding.done()) / double(frames.count()));
    }
    return {};
}

} // namespace

bool isSeries(const QString& output)
{
    return QFileInfo(output).suffix().toLower() == QStringLiteral("png");
}

tl::expected<std::vector<mmd::Warning>, FilmFailure> makeFilm(
    const FilmJob& job, const mmd::Progress& progress)
{
    if (FilmFrames(job.range, job.fps).count() == 0)
        return failed({.code = mmd::ErrorCode::OutOfRange,
                          .offset = 0,
                          .field = "range (it has no picture at this rate)",
                          .value = 0},
            job.output);
    auto sink = isSeries(job.output) ? seriesOf(job) : filmFileOf(job, progress);
    if (!sink)
        return tl::unexpected(sink.error());
    std::vector<mmd::Warning> warnings;
    const auto made = mmd::guarded([&]() -> mmd::Result<void> {
        auto pictures = ScenePictures::create({.scene = job.scene,
                                                  .poses = job.poses,
                                                  .background = job.background.get(),
                                                  .textureBudget = job.textureBudget},
            job.look);
        if (!pictures)
            return tl::unexpected(pictures.error());
        Encoding encoding(**sink, progress);
        const auto drawn = drawAll(job, **pictures, encoding, progress);
        warnings = (*pictures)->warnings();
        if (!drawn || progress.isCancelled()) {
            const auto dropped = encoding.drop();
            if (progress.isCancelled())
                return tl::unexpected(mmd::Error{
                    .code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
            return drawn ? dropped : drawn;
        }
        return encoding.end();
    });
    if (!made && progress.isCancelled())
        return failed(
            {.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0}, job.output);
    if (!made)
        return failedSink(made.error(), job);
    progress.report(1.0);
    return warnings;
}

} // namespace odori::film
