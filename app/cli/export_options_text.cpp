// SPDX-License-Identifier: MIT
#include "app/cli/export_options_text.h"

#include "app/cli/command.h"
#include "app/cli/texts/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace odori::cli {
namespace {

constexpr double most = 1e6; ///< largest tolerance
constexpr double degreesPerUnit = mmd::unseenDegrees / mmd::unseenUnits;

struct Tolerances {
    double position = 0.0, rotation = 0.0, weight = 0.0;
};

/// "UNITS", "UNITS:DEGREES" or "UNITS:DEGREES:WEIGHT". By default the degrees are UNITS times
/// degreesPerUnit, and the weight is UNITS times `weightPerUnit`.
std::optional<Tolerances> tolerances(const std::string& text, double weightPerUnit)
{
    std::array<double, 3> values{};
    const char* at = text.data();
    const char* end = at + text.size();
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (at == end && index > 0) {
            values[index] =
                std::min(most, (index == 1 ? degreesPerUnit : weightPerUnit) * values[0]);
            continue;
        }
        if (index > 0 && *at++ != ':')
            return std::nullopt;
        const auto number = std::from_chars(at, end, values[index]);
        if (number.ec != std::errc() || !(values[index] >= 0.0 && values[index] <= most))
            return std::nullopt;
        at = number.ptr;
    }
    return at == end ? std::optional(Tolerances{values[0], values[1], values[2]}) : std::nullopt;
}

/// The tolerances of --reduce.
std::optional<Tolerances> reduction(const std::string& text)
{
    return tolerances(text, 1.0);
}

/// The limits of --thin; by default they have the proportions of the usual ones.
std::optional<mmd::ThinOptions> thinning(const std::string& text)
{
    const mmd::ThinOptions usual;
    const auto limits = tolerances(text, usual.weight / usual.units);
    if (!limits)
        return std::nullopt;
    return mmd::ThinOptions{
        .units = limits->position, .degrees = limits->rotation, .weight = limits->weight};
}

std::string toleranceProblem()
{
    return QCoreApplication::translate(
        "odori::cli", "the tolerance must be UNITS[:DEGREES[:WEIGHT]]")
        .toStdString();
}

std::string reduceProblem(const std::string& text)
{
    return reduction(text) ? std::string() : toleranceProblem();
}

std::string thinProblem(const std::string& text)
{
    mmd::ExportOptions options;
    options.thinning = thinning(text);
    if (!options.thinning)
        return toleranceProblem();
    if (!mmd::problemOf(options))
        return {};
    return QCoreApplication::translate("odori::cli", "each limit must be at least 0.000001")
        .toStdString();
}

mmd::ExportOptions presetNamed(const std::string& name)
{
    using enum mmd::ExportPreset;
    for (const auto& [known, preset] : {std::pair("blender", Blender), std::pair("unity", Unity),
             std::pair("unreal", Unreal), std::pair("maya", Maya)})
        if (name == known)
            return mmd::presetOptions(preset);
    return {};
}

void addLook(CLI::App& command, ExportArguments& arguments)
{
    command.add_flag(
        "--no-mesh", arguments.noMesh, Text::tr("exports only skeleton and motion").toStdString());
    command
        .add_option("--meshes", arguments.layout,
            Text::tr("one: one mesh with all materials; material: a mesh for each material")
                .toStdString())
        ->check(oneOf({"one", "material"}));
    command
        .add_option("--names", arguments.names,
            Text::tr("names of bones, morphs and materials: utf8 or ascii").toStdString())
        ->check(oneOf({"utf8", "ascii"}));
    command
        .add_option("--unit", arguments.unit,
            Text::tr("centimetres of one MMD unit (default 8)").toStdString())
        ->check(numberWithin(1e-6, 1e6));
    command.add_flag("--embed-textures", arguments.embedTextures,
        Text::tr("writes textures into the fbx file").toStdString());
    command.add_flag("--no-ik-bones", arguments.noIkBones,
        Text::tr("does not export bones that only control IK").toStdString());
    command.add_flag("--end-bones", arguments.endBones,
        Text::tr("adds an end bone to each bone chain").toStdString());
}

} // namespace

void addExportOptions(CLI::App& command, ExportArguments& arguments)
{
    command
        .add_option("--preset", arguments.preset,
            Text::tr("options for a program: blender, unity, unreal or maya").toStdString())
        ->check(oneOf({"blender", "unity", "unreal", "maya"}));
    command
        .add_option("--fps", arguments.fps, Text::tr("frames per second: 30 or 60").toStdString())
        ->check(oneOf({"30", "60"}));
    command
        .add_option(
            "--range", arguments.range, Text::tr("frames FIRST:LAST, both included").toStdString())
        ->check(frameRangeCheck());
    command.add_flag(
        "--physics", arguments.physics, Text::tr("simulates rigid bodies").toStdString());
    addLook(command, arguments);
    command
        .add_option("--thin", arguments.thin,
            Text::tr("first removes keys of the motion as `tool thin` does, within "
                     "UNITS[:DEGREES[:WEIGHT]]; 0.05 is usual")
                .toStdString())
        ->check(CLI::Validator(thinProblem, "UNITS[:DEGREES[:WEIGHT]]"));
    command
        .add_option("--reduce", arguments.reduce,
            Text::tr("removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error "
                     "of 0.01 is hardly visible")
                .toStdString())
        ->check(CLI::Validator(reduceProblem, "UNITS[:DEGREES[:WEIGHT]]"));
    command.add_option(
        "--camera", arguments.camera, Text::tr("motion with camera and light keys").toStdString());
    command.add_flag(
        "--ascii", arguments.ascii, Text::tr("writes fbx as text (ASCII)").toStdString());
    command
        .add_option("--fbx-version", arguments.fbxVersion,
            Text::tr("fbx: version of the format, 7.4 or 7.5").toStdString())
        ->check(oneOf({"7.4", "7.5"}));
    command
        .add_option("--channels", arguments.channels,
            Text::tr("bvh: order of the rotations (default ZXY)").toStdString())
        ->check(oneOf({"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"}));
    command
        .add_option("--scale", arguments.scale,
            Text::tr("bvh: scale factor, multiplied by the unit").toStdString())
        ->check(numberWithin(1e-6, 1e6));
    command.add_flag("--no-verify", arguments.noVerify,
        Text::tr("does not check the written file").toStdString());
    command.add_flag("--force", arguments.force,
        Text::tr("exports even if the model has no bone of the motion").toStdString());
}

bool isOfMeshes(std::string_view option)
{
    return option == "--meshes" || option == "--embed-textures";
}

bool isOptionOf(const mmd::ExportFormatInfo& format, std::string_view option)
{
    if (option == "--ascii" || option == "--fbx-version")
        return format.extension == "fbx";
    if (option == "--channels" || option == "--scale")
        return format.extension == "bvh";
    if (isOfMeshes(option))
        return format.hasMesh;
    return option != "--reduce" || format.reducesKeys;
}

mmd::ExportOptions exportOptions(const ExportArguments& arguments, mmd::ExportFormat format)
{
    mmd::ExportOptions options = presetNamed(arguments.preset);
    options.format = format;
    if (format == mmd::ExportFormat::FbxBinary && arguments.ascii)
        options.format = mmd::ExportFormat::FbxAscii;
    if (arguments.fps != 0)
        options.fps = arguments.fps;
    if (const auto range = frameRange(arguments.range))
        options.range = mmd::FrameSpan{range->first, range->last};
    if (!arguments.names.empty())
        options.names = arguments.names == "ascii" ? mmd::NodeNames::Ascii : mmd::NodeNames::Utf8;
    if (!arguments.layout.empty())
        options.layout =
            arguments.layout == "one" ? mmd::MeshLayout::OneMesh : mmd::MeshLayout::ByMaterial;
    if (arguments.unit > 0.0)
        options.unitCentimetres = arguments.unit;
    options.thinning = thinning(arguments.thin);
    if (const auto reduce = reduction(arguments.reduce)) {
        options.positionTolerance = reduce->position;
        options.rotationTolerance = reduce->rotation;
        options.weightTolerance = reduce->weight;
    }
    if (!arguments.fbxVersion.empty())
        options.fbxVersion = arguments.fbxVersion == "7.5" ? 7500 : 7400;
    if (!arguments.channels.empty())
        options.bvhChannels = arguments.channels;
    if (arguments.scale > 0.0)
        options.bvhScale = arguments.scale;
    options.mesh = !arguments.noMesh;
    options.physics = arguments.physics;
    options.embedTextures = options.embedTextures || arguments.embedTextures;
    options.ikBones = options.ikBones && !arguments.noIkBones;
    options.endBones = options.endBones || arguments.endBones;
    options.verify = !arguments.noVerify;
    options.force = arguments.force;
    return options;
}

} // namespace odori::cli
