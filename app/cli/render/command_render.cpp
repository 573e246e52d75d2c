// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/output.h"
#include "app/cli/render/codec_list.h"
#include "app/cli/render/film_progress.h"
#include "app/cli/render/render_clash.h"
#include "app/cli/render/render_options.h"
#include "app/cli/render/render_subject.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/process/interruption.h"
#include "libmmd/pose/baked_motion.h"
#include "ui/film/background/background_film.h"
#include "ui/film/files/picture_files.h"

#include <memory>
#include <utility>

namespace odori::cli {
namespace {

mmd::PoseOptions posesOf(const RenderOptions& options, const mmd::Scene& scene)
{
    mmd::PoseOptions poses{.physics = std::nullopt, .start = options.start};
    if (options.physics)
        poses.physics = mmd::physicsSettingsOf(scene.settings);
    return poses;
}

void printWarnings(const RenderOptions& options, const std::vector<mmd::Warning>& warnings)
{
    for (const mmd::Warning& each : warnings)
        warn(each, options.model);
}

/// Shows the picture of the video at the frame.
mmd::Result<void> showBackground(const RenderOptions& options, const QString& path,
    film::ScenePictures& pictures, const mmd::Progress& progress)
{
    const film::PictureLook look = lookOf(options);
    auto opened = film::BackgroundFilm::open({.path = path,
        .width = look.width,
        .height = look.height,
        .start = options.frame / film::FilmFrames::motionRate});
    if (!opened)
        return tl::unexpected(opened.error());
    return (*opened)->next(progress).and_then(
        [&](const mmd::Image* picture) { return pictures.setBackground(*picture); });
}

tl::expected<film::Picture, film::FilmFailure> drawn(
    const RenderOptions& options, RenderSubject subject, const mmd::Progress& progress)
{
    const auto failed = [](const mmd::Error& error, const std::string& path) {
        return tl::unexpected(film::FilmFailure{error, path});
    };
    const mmd::PoseOptions poses = posesOf(options, subject.scene);
    auto pictures =
        film::ScenePictures::create({.scene = std::move(subject.scene),
                                        .poses = poses,
                                        .background = subject.background.get(),
                                        .textureBudget = std::size_t(options.textureMemory) << 20},
            lookOf(options));
    if (!pictures)
        return failed(pictures.error(), options.output);
    if (!subject.backgroundFilm.isEmpty())
        if (const auto shown =
                showBackground(options, subject.backgroundFilm, **pictures, progress);
            !shown)
            return failed(shown.error(), options.background);
    if (!(*pictures)->simulateTo(options.frame, progress))
        return failed({.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0},
            options.output);
    film::Picture picture;
    if (const auto done = (*pictures)->draw(options.frame, 1.0, picture); !done)
        return failed(done.error(), options.output);
    printWarnings(options, (*pictures)->warnings());
    return picture;
}

int renderPicture(
    const RenderOptions& options, RenderSubject subject, const mmd::Progress& progress)
{
    const auto picture = drawn(options, std::move(subject), progress);
    if (!picture)
        return refuse(picture.error().error, picture.error().path);
    const auto png = film::pngOf(*picture);
    if (!png)
        return refuse(png.error(), options.output);
    return writeOutput(options.output, *png);
}

film::EncoderWish encoderOf(const RenderOptions& options)
{
    using enum film::EncoderEffort;
    film::EncoderWish wish{
        .transparent = options.transparent, .quality = options.quality, .effort = Fast};
    if (options.effort == "medium")
        wish.effort = Medium;
    if (options.effort == "slow")
        wish.effort = Slow;
    return wish;
}

film::FilmJob jobOf(const RenderOptions& options, RenderSubject subject)
{
    const FrameRange range = *frameRange(options.range);
    const mmd::SceneSound sound = subject.scene.settings.sound;
    film::FilmJob job;
    job.poses = posesOf(options, subject.scene);
    job.scene = std::move(subject.scene);
    job.background = std::move(subject.background);
    job.backgroundFilm = subject.backgroundFilm;
    job.textureBudget = std::size_t(options.textureMemory) << 20;
    job.look = lookOf(options);
    job.range = {range.first, range.last};
    job.fps = options.fps;
    job.output = QString::fromStdString(options.output);
    job.codec = codecOf(options);
    job.encoder = encoderOf(options);
    if (!sound.isMuted)
        job.sound = {.path = QString::fromStdString(sound.path),
            .offset = sound.offset,
            .volume = sound.volume};
    return job;
}

int renderFilm(
    const RenderOptions& options, const film::FilmJob& job, const mmd::Progress& progress)
{
    const auto made = film::makeFilm(job, progress);
    if (!made)
        return refuse(made.error().error, made.error().path);
    printWarnings(options, *made);
    return done;
}

int render(const RenderOptions& options)
{
    const bool isFilm = !options.range.empty();
    const double last = isFilm ? double(frameRange(options.range)->last) : options.frame;
    if (isTooFar(options, last))
        return refuse(tooManyFrames(mmd::mostFramesAtOnce),
            options.motion.empty() ? options.model : options.motion);
    auto subject = readSubject(options);
    if (!subject)
        return subject.error();
    if (replacesInput(options, subject->scene) || !(isFilm || isPngOutput(options.output)))
        return wrongUsage;
    std::unique_ptr<FilmProgress> shown;
    mmd::Progress progress([&](double share) {
        if (shown)
            shown->show(share);
    });
    const mmd::Interruption interruption(progress);
    int status = done;
    if (isFilm) {
        const film::FilmJob job = jobOf(options, std::move(*subject));
        shown = std::make_unique<FilmProgress>(film::FilmFrames(job.range, job.fps).count());
        status = renderFilm(options, job, progress);
    } else {
        status = renderPicture(options, std::move(*subject), progress);
    }
    if (const int signal = mmd::Interruption::signal(); signal != 0 && status == refused)
        mmd::endBySignal(signal);
    return status;
}

int run(const RenderOptions& options)
{
    if (options.listCodecs)
        return listCodecs();
    if (const QString problem = renderProblem(options); !problem.isEmpty())
        return misuse(problem);
    return render(options);
}

} // namespace

void addRender(CLI::App& program, int& status)
{
    auto options = std::make_shared<RenderOptions>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("render",
        Text::tr(
            "Renders one frame like the editor's viewport, or a film of a range; needs no display")
            .toStdString());
    addRenderOptions(*command, *options);
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
