// SPDX-License-Identifier: MIT
#include "app/cli/render/render_options.h"

#include <charconv>
#include <cmath>

namespace odori::cli {
namespace {

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

std::string rangeProblem(const std::string& text)
{
    return frameRange(text) ? std::string() : "the range must be FIRST:LAST";
}

std::vector<std::string> codecIds()
{
    std::vector<std::string> ids;
    for (const film::FilmCodec& each : film::filmCodecs())
        ids.emplace_back(each.id);
    return ids;
}

void addLook(CLI::App& command, RenderOptions& options)
{
    command.add_option("--size", options.size, "size of the picture in pixels")
        ->check(CLI::Validator(sizeProblem, "WIDTHxHEIGHT"));
    command.add_option("--camera", options.camera, "camera motion (vmd)");
    CLI::Option* background =
        command
            .add_option("--background", options.background,
                "colour (#rrggbb), picture or video behind the scene, without grid")
            ->check(CLI::Validator(backgroundProblem, "COLOUR|FILE"));
    command
        .add_flag("--transparent", options.transparent,
            "no background and no grid: the picture has transparent pixels")
        ->excludes(background);
    command
        .add_option("--samples", options.samples,
            "samples of each pixel, for smooth borders; more take longer")
        ->check(CLI::Range(1, film::PictureLook::mostSamples))
        ->capture_default_str();
    command
        .add_option("--blur", options.blur,
            "motion blur: moments that are averaged in each picture; 1: none")
        ->check(CLI::Range(1, film::PictureLook::mostBlur))
        ->capture_default_str();
    command.add_option("--depth", options.depth, "bits of each channel of a PNG file")
        ->check(CLI::IsMember({8, 16}))
        ->capture_default_str();
    command.add_flag(
        "--no-self-shadow", options.noSelfShadow, "no self-shadow, whatever the keys say");
    command
        .add_option("--texture-memory", options.textureMemory,
            "memory limit for textures in MiB; above it, textures get a lower resolution")
        ->check(CLI::Range(1u, 65536u))
        ->capture_default_str();
    CLI::Option* physics =
        command.add_flag("--physics", options.physics, "simulates rigid bodies from --start on");
    command.add_option("--start", options.start, "first frame of the simulation")
        ->needs(physics)
        ->capture_default_str();
}

void addFilm(CLI::App& command, RenderOptions& options, CLI::Option* range)
{
    command.add_option("--fps", options.fps, "pictures of a film in a second")
        ->check(CLI::Range(film::FilmJob::leastRate, film::FilmJob::mostRate))
        ->needs(range)
        ->capture_default_str();
    command
        .add_option("--codec", options.codec,
            "codec of a film; --list-codecs shows them (default: by the file name)")
        ->check(CLI::IsMember(codecIds()))
        ->needs(range);
    command
        .add_option("--quality", options.quality,
            "the encoder's CRF: 0 is the best (default: by the codec)")
        ->needs(range);
    command
        .add_option("--effort", options.effort,
            "how long the encoder searches for a smaller file (default: fast)")
        ->check(CLI::IsMember({"fast", "medium", "slow"}))
        ->needs(range);
    CLI::Option* sound =
        command.add_option("--sound", options.sound, "sound of a film, instead of the project's")
            ->needs(range);
    CLI::Option* offset =
        command
            .add_option("--sound-offset", options.soundOffset,
                "milliseconds from frame 0 to the beginning of the sound; may be negative")
            ->check(
                CLI::Range(-mmd::SettingsLimits::farthestSound, mmd::SettingsLimits::farthestSound))
            ->needs(range);
    command.add_flag("--no-sound", options.noSound, "no sound, even if the project has one")
        ->needs(range)
        ->excludes(sound, offset);
}

} // namespace

void addRenderOptions(CLI::App& command, RenderOptions& options)
{
    // Not required for CLI11, because --list-codecs needs none of them.
    command.add_option("MODEL", options.model, "model (pmx) or project (odori)");
    command.add_option(
        "MOTION", options.motion, "motion of the model (vmd); without it, the rest pose is used");
    command.add_option("-o,--output", options.output,
        "picture (png; - is stdout), film, or series of pictures (frame_%05d.png)");
    CLI::Option* frame = command.add_option("--frame", options.frame, "frame, may be fractional")
                             ->check(CLI::Validator(frameProblem, "FRAME"));
    CLI::Option* range =
        command.add_option("--range", options.range, "frames of a film FIRST:LAST, both included")
            ->check(CLI::Validator(rangeProblem, "FIRST:LAST"))
            ->excludes(frame);
    addLook(command, options);
    addFilm(command, options, range);
    command.add_flag("--list-codecs", options.listCodecs,
        "shows what films the installed program ffmpeg can make");
}

std::optional<glm::vec3> colourOf(const std::string& text)
{
    if (text.size() != 7 || text[0] != '#')
        return std::nullopt;
    unsigned value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, value, 16);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return glm::vec3(float(value >> 16), float(value >> 8 & 0xFF), float(value & 0xFF)) / 255.0f;
}

film::PictureLook lookOf(const RenderOptions& options)
{
    const Size size = *sizeOf(options.size);
    return {.width = size.width,
        .height = size.height,
        .samples = options.samples,
        .blur = options.blur,
        .isDeep = options.depth == 16,
        .transparent = options.transparent,
        .background = colourOf(options.background),
        .grid = options.background.empty(),
        .selfShadow = !options.noSelfShadow,
        .freeView = std::nullopt};
}

} // namespace odori::cli
