// SPDX-License-Identifier: MIT
#include "app/cli/render/render_options.h"

#include "app/cli/texts/text.h"

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
    if (sizeOf(text))
        return {};
    return QCoreApplication::translate("odori::cli", "the size must be WIDTHxHEIGHT").toStdString();
}

std::string backgroundProblem(const std::string& text)
{
    if (text.starts_with('#') && !colourOf(text))
        return QCoreApplication::translate("odori::cli", "the colour must be #rrggbb")
            .toStdString();
    return {};
}

std::string frameProblem(const std::string& text)
{
    double frame = -1.0;
    constexpr double largest = 4294967295.0; // largest frame number in a file
    const bool isNumber = CLI::detail::lexical_cast(text, frame) && std::isfinite(frame);
    if (isNumber && frame >= 0.0 && frame <= largest)
        return {};
    return QCoreApplication::translate("odori::cli", "the frame must be a number, 0 to 4294967295")
        .toStdString();
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
    command
        .add_option("--size", options.size, Text::tr("size of the picture in pixels").toStdString())
        ->check(CLI::Validator(sizeProblem, "WIDTHxHEIGHT"));
    command.add_option("--camera", options.camera, Text::tr("camera motion (vmd)").toStdString());
    CLI::Option* background =
        command
            .add_option("--background", options.background,
                Text::tr("colour (#rrggbb), picture or video behind the scene, without grid")
                    .toStdString())
            ->check(CLI::Validator(backgroundProblem, "COLOUR|FILE"));
    command
        .add_flag("--transparent", options.transparent,
            Text::tr("no background and no grid: the picture has transparent pixels").toStdString())
        ->excludes(background);
    command
        .add_option("--samples", options.samples,
            Text::tr("samples of each pixel, for smooth borders; more take longer").toStdString())
        ->check(wholeWithin(1, film::PictureLook::mostSamples))
        ->capture_default_str();
    command
        .add_option("--blur", options.blur,
            Text::tr("motion blur: moments that are averaged in each picture; 1: none")
                .toStdString())
        ->check(wholeWithin(1, film::PictureLook::mostBlur))
        ->capture_default_str();
    command
        .add_option(
            "--depth", options.depth, Text::tr("bits of each channel of a PNG file").toStdString())
        ->check(oneOf({"8", "16"}))
        ->capture_default_str();
    command.add_flag("--no-self-shadow", options.noSelfShadow,
        Text::tr("no self-shadow, whatever the keys say").toStdString());
    command
        .add_option("--texture-memory", options.textureMemory,
            Text::tr("memory limit for textures in MiB; above it, textures get a lower resolution")
                .toStdString())
        ->check(wholeWithin(1, 65536))
        ->capture_default_str();
    CLI::Option* physics = command.add_flag("--physics", options.physics,
        Text::tr("simulates rigid bodies from --start on").toStdString());
    command
        .add_option(
            "--start", options.start, Text::tr("first frame of the simulation").toStdString())
        ->check(anyFrame())
        ->needs(physics)
        ->capture_default_str();
}

void addFilm(CLI::App& command, RenderOptions& options, CLI::Option* range)
{
    command
        .add_option("--fps", options.fps, Text::tr("pictures of a film in a second").toStdString())
        ->check(wholeWithin(film::FilmJob::leastRate, film::FilmJob::mostRate))
        ->needs(range)
        ->capture_default_str();
    command
        .add_option("--codec", options.codec,
            Text::tr("codec of a film; --list-codecs shows them (default: by the file name)")
                .toStdString())
        ->check(oneOf(codecIds()))
        ->needs(range);
    command
        .add_option("--quality", options.quality,
            Text::tr("the encoder's CRF: 0 is the best (default: by the codec)").toStdString())
        ->needs(range);
    command
        .add_option("--effort", options.effort,
            Text::tr("how long the encoder searches for a smaller file (default: fast)")
                .toStdString())
        ->check(oneOf({"fast", "medium", "slow"}))
        ->needs(range);
    CLI::Option* sound =
        command
            .add_option("--sound", options.sound,
                Text::tr("sound of a film, instead of the project's").toStdString())
            ->needs(range);
    CLI::Option* offset =
        command
            .add_option("--sound-offset", options.soundOffset,
                Text::tr("milliseconds from frame 0 to the beginning of the sound; may be negative")
                    .toStdString())
            ->check(numberWithin(
                -mmd::SettingsLimits::farthestSound, mmd::SettingsLimits::farthestSound))
            ->needs(range);
    command
        .add_flag("--no-sound", options.noSound,
            Text::tr("no sound, even if the project has one").toStdString())
        ->needs(range)
        ->excludes(sound, offset);
}

} // namespace

void addRenderOptions(CLI::App& command, RenderOptions& options)
{
    // Not required for CLI11, because --list-codecs needs none of them.
    command.add_option(
        "MODEL", options.model, Text::tr("model (pmx) or project (odori)").toStdString());
    command.add_option("MOTION", options.motion,
        Text::tr("motion of the model (vmd); without it, the rest pose is used").toStdString());
    command.add_option("-o,--output", options.output,
        Text::tr("picture (png; - is stdout), film, or series of pictures (frame_%05d.png)")
            .toStdString());
    CLI::Option* frame = command
                             .add_option("--frame", options.frame,
                                 Text::tr("frame, may be fractional").toStdString())
                             ->check(CLI::Validator(frameProblem, "FRAME"));
    CLI::Option* range =
        command
            .add_option("--range", options.range,
                Text::tr("frames of a film FIRST:LAST, both included").toStdString())
            ->check(frameRangeCheck())
            ->excludes(frame);
    addLook(command, options);
    addFilm(command, options, range);
    command.add_flag("--list-codecs", options.listCodecs,
        Text::tr("shows what films the installed program ffmpeg can make").toStdString());
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
