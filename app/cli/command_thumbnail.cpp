// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "ui/film/files/picture_files.h"
#include "ui/film/scene_pictures.h"
#include "ui/render/framing/camera_controller.h"
#include "ui/render/framing/extent.h"

#include <memory>
#include <string>

namespace odori::cli {
namespace {

/// What a file manager asks for.
struct ThumbnailOptions {
    std::string input, output, model;
    int size = 256;
};

/// Small pictures need only small textures, and a folder may have hundreds of models.
constexpr std::size_t textureBytes = std::size_t(32) << 20;

/// The model, or the bundled mannequin in the pose; else the exit status after a line on stderr.
tl::expected<mmd::Actor, int> actorOf(const ThumbnailOptions& options)
{
    using Refused = tl::unexpected<int>;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    std::string model = options.input;
    const auto head = mmd::readHead(mmd::pathFromUtf8(options.input));
    if (!head)
        return Refused(refuse(head.error(), options.input));
    if (!isModel(*head, options.input)) {
        auto pose = readMotion(options.input);
        if (!pose)
            return Refused(refuse(pose.error(), options.input));
        actor.motion = std::move(pose->motion);
        model = options.model.empty() && !samplePaths().isEmpty()
                    ? samplePaths().front().toStdString()
                    : options.model;
    }
    auto read = readModel(model);
    if (!read)
        return Refused(refuse(read.error(), model));
    actor.model = std::make_shared<const mmd::Model>(std::move(*read));
    return actor;
}

mmd::Result<film::Picture> drawn(mmd::Actor actor, int size)
{
    mmd::PoseEvaluator evaluator(actor.model);
    evaluator.setMotion(actor.motion);
    const Extent extent = extentOf(*actor.model, evaluator.evaluate(0.0));
    film::PictureLook look;
    look.width = look.height = size;
    look.transparent = true;
    look.grid = false;
    look.selfShadow = false;
    look.freeView = framed(seenFrom(StandardView::Front, {}), extent.lower, extent.upper, 1.0f);
    mmd::Scene scene;
    scene.nextActor = 2;
    scene.actors.push_back(std::move(actor));
    auto pictures = film::ScenePictures::create(
        {.scene = std::move(scene), .poses = {}, .textureBudget = textureBytes}, look);
    if (!pictures)
        return tl::unexpected(pictures.error());
    film::Picture picture;
    return (*pictures)->draw(0.0, 1.0, picture).map([&] { return std::move(picture); });
}

int thumbnail(const ThumbnailOptions& options)
{
    if (clash({options.input, options.model}, {options.output}) || !isPngOutput(options.output))
        return wrongUsage;
    auto actor = actorOf(options);
    if (!actor)
        return actor.error();
    const auto picture = drawn(std::move(*actor), options.size);
    if (!picture)
        return refuse(picture.error(), options.output);
    const auto png = film::pngOf(*picture);
    return png ? writeOutput(options.output, *png) : refuse(png.error(), options.output);
}

} // namespace

void addThumbnail(CLI::App& program, int& status)
{
    auto options = std::make_shared<ThumbnailOptions>(); // shared: the callback outlives this
    CLI::App* command = program.add_subcommand("thumbnail",
        Text::tr(
            "Draws a small square picture of a model or pose, for file managers; needs no display")
            .toStdString());
    command
        ->add_option(
            "FILE", options->input, Text::tr("model (pmx, pmd) or pose (vpd)").toStdString())
        ->required();
    command
        ->add_option(
            "-o,--output", options->output, Text::tr("picture (png); - is stdout").toStdString())
        ->required();
    command
        ->add_option("--size", options->size, Text::tr("width and height in pixels").toStdString())
        ->check(wholeWithin(16, 2048))
        ->capture_default_str();
    command->add_option("--model", options->model,
        Text::tr("model that shows the pose (default: the bundled mannequin)").toStdString());
    command->callback([options, &status] { status = thumbnail(*options); });
}

} // namespace odori::cli
