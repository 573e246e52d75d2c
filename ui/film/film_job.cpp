// SPDX-License-Identifier: MIT
#include "ui/film/film_job.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "ui/film/background/background_film.h"
#include "ui/film/encoding.h"
#include "ui/film/files/film_file.h"
#include "ui/film/files/picture_files.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace odori::film {
namespace {

using Failed = tl::unexpected<FilmFailure>;

Failed failed(const mmd::Error& error, const QString& path)
{
    return Failed({error, path.toStdString()});
}

mmd::Error outOfRange(const char* what)
{
    return {.code = mmd::ErrorCode::OutOfRange, .offset = 0, .field = what, .value = 0};
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
        return failed(
            outOfRange("file name (it needs one number, as in frame_%05d.png)"), job.output);
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
    if (job.look.transparent && !hasAlpha(*codec, extension))
        return failed(
            outOfRange("transparency (there is none with this codec and extension)"), job.output);
    if (job.look.isDeep)
        return failed(outOfRange("number of bits (PNG files alone can have 16)"), job.output);
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

mmd::Error cancelled()
{
    return {.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0};
}

/// Draws the pictures of a film in this thread.
class Drawing {
public:
    Drawing(const FilmJob& job, const mmd::Progress& progress)
        : m_job(job)
        , m_progress(progress)
        , m_frames(job.range, job.fps)
    {
    }
    /// An error of drawing only: the encoding has its own.
    [[nodiscard]] mmd::Result<void> drawAll(ScenePictures& pictures, Encoding& encoding);
    /// After an error: the video behind the film is its reason.
    [[nodiscard]] bool isOfBackground() const { return m_isOfBackground; }

private:
    [[nodiscard]] mmd::Result<void> openBackground();
    [[nodiscard]] mmd::Result<void> showBackground(ScenePictures& pictures);

    const FilmJob& m_job;
    const mmd::Progress& m_progress;
    FilmFrames m_frames;
    std::unique_ptr<BackgroundFilm> m_background; ///< null: there is none
    bool m_isOfBackground = false;
};

mmd::Result<void> Drawing::openBackground()
{
    if (m_job.backgroundFilm.isEmpty())
        return {};
    auto opened = BackgroundFilm::open({.path = m_job.backgroundFilm,
        .width = m_job.look.width,
        .height = m_job.look.height,
        .start = m_frames.start(),
        .fps = m_job.fps});
    m_isOfBackground = !opened;
    if (!opened)
        return tl::unexpected(opened.error());
    m_background = std::move(*opened);
    return {};
}

mmd::Result<void> Drawing::showBackground(ScenePictures& pictures)
{
    if (!m_background)
        return {};
    const auto picture = m_background->next(m_progress);
    m_isOfBackground = !picture;
    return picture ? pictures.setBackground(**picture) : tl::unexpected(picture.error());
}

mmd::Result<void> Drawing::drawAll(ScenePictures& pictures, Encoding& encoding)
{
    if (const auto opened = openBackground(); !opened)
        return opened;
    if (!pictures.simulateTo(m_frames.frameOf(m_frames.first()), m_progress))
        return tl::unexpected(cancelled());
    for (std::uint64_t at = 0; at < m_frames.count(); ++at) {
        const std::uint64_t number = m_frames.first() + at;
        if (const auto shown = showBackground(pictures); !shown)
            return shown;
        auto picture = encoding.unused();
        const auto drawn = pictures.draw(m_frames.frameOf(number), m_frames.step(), *picture);
        if (!drawn)
            return drawn;
        if (!encoding.add(number, std::move(picture)))
            return {};
        m_progress.report(double(encoding.done()) / double(m_frames.count()));
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
        return failed(outOfRange("range (it has no picture at this rate)"), job.output);
    auto sink = isSeries(job.output) ? seriesOf(job) : filmFileOf(job, progress);
    if (!sink)
        return tl::unexpected(sink.error());
    std::vector<mmd::Warning> warnings;
    Drawing drawing(job, progress);
    const auto made = mmd::guarded([&]() -> mmd::Result<void> {
        auto pictures = ScenePictures::create({.scene = job.scene,
                                                  .poses = job.poses,
                                                  .background = job.background.get(),
                                                  .textureBudget = job.textureBudget,
                                                  .textureFolders = job.textureFolders},
            job.look);
        if (!pictures)
            return tl::unexpected(pictures.error());
        Encoding encoding(**sink, progress);
        const auto drawn = drawing.drawAll(**pictures, encoding);
        warnings = (*pictures)->warnings();
        if (!drawn || progress.isCancelled()) {
            const auto dropped = encoding.drop();
            if (progress.isCancelled())
                return tl::unexpected(cancelled());
            return drawn ? dropped : drawn;
        }
        return encoding.end();
    });
    if (!made && progress.isCancelled())
        return failed(cancelled(), job.output);
    if (!made && drawing.isOfBackground())
        return failed(made.error(), job.backgroundFilm);
    if (!made)
        return failedSink(made.error(), job);
    progress.report(1.0);
    return warnings;
}

} // namespace odori::film
