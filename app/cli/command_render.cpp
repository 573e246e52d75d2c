// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/output.h"
#include "app/cli/render_picture.h"
#include "libmmd/base/file_io.h"
#include "libmmd/physics/simulation.h"
#include "libmmd/pose/baked_motion.h"
#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"

#include <charconv>
#include <cmath>
#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string model, motion, camera, output, background, size = "1280x720";
    double frame = 0.0;
    bool physics = false, transparent = false;
    int samples = 4;
    std::uint32_t textureMemory = render::defaultTextureBudget >> 20; ///< MiB
};

struct Size {
    int width = 0, height = 0;
};

std::optional<Size> sizeOf(const std::string& text)
{
    Size size;
    const char* end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.width);
    if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x')
        return std::nullopt;
    const auto height = std::from_chars(width.ptr + 1, end, size.height);
    if (height.ec != std::errc() || height.ptr != end || size.width < 1 || size.height < 1)
        return std::nullopt;
    return size;
}

mmd::CameraSample cameraOf(const mmd::Motion& motion, double frame)
{
    mmd::TrackCursor cursor;
    return motion.camera ? mmd::sampleCamera(*motion.camera, frame, cursor) : mmd::CameraSample{};
}

/// Light and self-shadow of the camera motion.
render::DrawOptions lookOf(const mmd::Motion& camera, double frame)
{
    render::DrawOptions look;
    mmd::TrackCursor cursor;
    if (camera.light) {
        const mmd::LightValue light = mmd::sampleLight(*camera.light, frame, cursor);
        look.lightDirection = light.direction;
        look.lightColour = light.colour;
    }
    cursor = {};
    look.selfShadow =
        camera.shadow ? mmd::sampleShadow(*camera.shadow, frame, cursor) : mmd::ShadowValue{};
    return look;
}

mmd::Pose poseOf(const Options& options, const std::shared_ptr<const mmd::Model>& model,
    const mmd::Motion& motion)
{
    if (!options.physics) {
        mmd::PoseEvaluator evaluator(model);
        evaluator.setMotion(motion);
        return evaluator.evaluate(options.frame);
    }
    mmd::Simulation simulation(model);
    simulation.setMotion(motion);
    mmd::Pose pose = simulation.pose(options.frame);
    for (const mmd::Warning& warning : simulation.warnings())
        warn(warning, options.model);
    return pose;
}

mmd::Result<mmd::Image> draw(const Options& options, std::shared_ptr<const mmd::Model> model,
    const mmd::Motion& motion, const mmd::Motion& camera, const mmd::Image* background)
{
    auto context = render::HeadlessContext::create();
    if (!context)
        return tl::unexpected(context.error());
    auto renderer = render::SceneRenderer::create();
    if (!renderer)
        return tl::unexpected(renderer.error());
    const std::size_t budget = std::size_t(options.textureMemory) << 20;
    render::TextureImages textures = render::loadTextures(*model, {}, budget);
    for (const mmd::Warning& warning : textures.warnings)
        warn(warning, options.model);
    (*renderer)->setModel(model, std::move(textures));
    const mmd::Pose pose = poseOf(options, model, motion);
    const Size size = *sizeOf(options.size);
    if (!(*renderer)->setBackground(background))
        return tl::unexpected(render::SceneRenderer::noOpenGl());
    PictureLook look{.width = size.width,
        .height = size.height,
        .samples = options.samples,
        .options = lookOf(camera, options.frame)};
    look.options.background = colourOf(options.background);
    look.options.transparent = options.transparent;
    look.options.grid = !options.transparent && options.background.empty();
    return drawnPicture(**context, **renderer, pose, cameraOf(camera, options.frame), look);
}

int run(const Options& options)
{
    if (clash(
            {options.model, options.motion, options.camera, options.background}, {options.output}))
        return wrongUsage;
    if (options.physics && options.frame > mmd::mostFramesAtOnce)
        return refuse(tooManyFrames(mmd::mostFramesAtOnce),
            options.motion.empty() ? options.model : options.motion);
    auto model = readModel(options.model);
    if (!model)
        return refuse(model.error(), options.model);
    mmd::Motion motion;
    mmd::Motion camera;
    for (const auto& [path, target] :
        {std::pair(&options.motion, &motion), std::pair(&options.camera, &camera)}) {
        if (path->empty())
            continue;
        auto read = readMotion(*path);
        if (!read)
            return refuse(read.error(), *path);
        *target = std::move(read->motion);
    }
    std::optional<mmd::Image> background;
    if (!options.background.empty() && !colourOf(options.background)) {
        auto picture = mmd::loadImage(mmd::pathFromUtf8(options.background));
        if (!picture)
            return refuse(picture.error(), options.background);
        background = std::move(*picture);
    }
    const auto image = draw(options, std::make_shared<const mmd::Model>(std::move(*model)), motion,
        camera, background ? &*background : nullptr);
    if (!image)
        return refuse(image.error(), options.output);
    const auto png = mmd::encodePng(*image);
    return writeOutput(options.output, png);
}

std::string sizeProblem(const std::string& text)
{
    return sizeOf(text) ? std::string() : "the size must be WIDTHxHEIGHT";
}

std::string backgroundProblem(const std::string& text)
{
    return text.starts_with('#') && !colourOf(text) ? "the colour must be #rrggbb" : std::string();
}

std::string frameProblem(const std::string& text)
{
    double frame = -1.0;
    constexpr double largest = 4294967295.0; // largest frame number in a file
    const bool isNumber = CLI::detail::lexical_cast(text, frame) && std::isfinite(frame);
    return isNumber && frame >= 0.0 && frame <= largest
               ? std::string()
               : "the frame must be a number, 0 to 4294967295";
}

} // namespace

void addRender(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "render", "Renders one frame like the editor's viewport; needs no display");
    command->add_option("MODEL", options->model, "model (pmx)")->required();
    command->add_option(
        "MOTION", options->motion, "motion (vmd); without it, the rest pose is used");
    command->add_option("--frame", options->frame, "frame, may be fractional")
        ->check(CLI::Validator(frameProblem, "FRAME"));
    command->add_option("--size", options->size, "size of the picture in pixels")
        ->check(CLI::Validator(sizeProblem, "WIDTHxHEIGHT"));
    command->add_option("--camera", options->camera, "camera motion (vmd)");
    CLI::Option* background = command
                                  ->add_option("--background", options->background,
                                      "colour (#rrggbb) or picture behind the model, without grid")
                                  ->check(CLI::Validator(backgroundProblem, "COLOUR|FILE"));
    command
        ->add_flag("--transparent", options->transparent,
            "no background and no grid: the picture has transparent pixels")
        ->excludes(background);
    command
        ->add_option("--samples", options->samples,
            "samples of each pixel, for smooth borders; more take longer")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_flag("--physics", options->physics, "simulates rigid bodies from frame 0 on");
    command
        ->add_option("--texture-memory", options->textureMemory,
            "memory limit for textures in MiB; above it, textures get a lower resolution")
        ->check(CLI::Range(1u, 65536u))
        ->capture_default_str();
    command->add_option("-o,--output", options->output, "picture to write (png); - is stdout")
        ->required();
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
