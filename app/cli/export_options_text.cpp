// SPDX-License-Identifier: MIT
#include "app/cli/export_options_text.h"

#include "app/cli/command.h"

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
/// degreesPerUnit, and the weight is the number of units.
std::optional<Tolerances> tolerances(const std::string& text)
{
    std::array<double, 3> values{};
    const char* at = text.data();
    const char* end = at + text.size();
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (at == end && index > 0) {
            values[index] = index == 1 ? std::min(most, degreesPerUnit * values[0]) : values[0];
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

std::string rangeProblem(const std::string& text)
{
    return frameRange(text) ? std::string() : "the range must be FIRST:LAST";
}

std::string reduceProblem(const std::string& text)
{
    return tolerances(text) ? std::string() : "the tolerance must be UNITS[:DEGREES[:WEIGHT]]";
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
    command.add_flag("--no-mesh", arguments.noMesh, "exports only skeleton and motion");
    command
        .add_option("--meshes", arguments.layout,
            "one: one mesh with all materials; material: a mesh for each material")
        ->check(CLI::IsMember({"one", "material"}));
    command
        .add_option(
            "--names", arguments.names, "names of bones, morphs and materials: utf8 or ascii")
        ->check(CLI::IsMember({"utf8", "ascii"}));
    command.add_option("--unit", arguments.unit, "centimetres of one MMD unit (default 8)")
        ->check(CLI::Range(1e-6, 1e6));
    command.add_flag(
        "--embed-textures", arguments.embedTextures, "writes textures into the fbx file");
    command.add_flag(
        "--no-ik-bones", arguments.noIkBones, "does not export bones that only control IK");
    command.add_flag("--end-bones", arguments.endBones, "adds an end bone to each bone chain");
}

} // namespace

void addExportOptions(CLI::App& command, ExportArguments& arguments)
{
    command
        .add_option(
            "--preset", arguments.preset, "options for a program: blender, unity, unreal or maya")
        ->check(CLI::IsMember({"blender", "unity", "unreal", "maya"}));
    command.add_option("--fps", arguments.fps, "frames per second: 30 or 60")
        ->check(CLI::IsMember({30, 60}));
    command.add_option("--range", arguments.range, "frames FIRST:LAST, both included")
        ->check(CLI::Validator(rangeProblem, "FIRST:LAST"));
    command.add_flag("--physics", arguments.physics, "simulates rigid bodies");
    addLook(command, arguments);
    command
        .add_option("--reduce", arguments.reduce,
            "removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 "
            "is hardly visible")
        ->check(CLI::Validator(reduceProblem, "UNITS[:DEGREES[:WEIGHT]]"));
    command.add_option("--camera", arguments.camera, "motion with camera and light keys");
    command.add_flag("--ascii", arguments.ascii, "writes fbx as text (ASCII)");
    command.add_option("--fbx-version", arguments.fbxVersion, "7.4 or 7.5")
        ->check(CLI::IsMember({"7.4", "7.5"}));
    command
        .add_option("--channels", arguments.channels, "bvh: order of the rotations (default ZXY)")
        ->check(CLI::IsMember({"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"}));
    command.add_option("--scale", arguments.scale, "bvh: scale factor, multiplied by the unit")
        ->check(CLI::Range(1e-6, 1e6));
    command.add_flag("--no-verify", arguments.noVerify, "does not check the written file");
    command.add_flag(
        "--force", arguments.force, "exports even if the model has no bone of the motion");
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
    if (const auto reduce = tolerances(arguments.reduce); reduce && !arguments.reduce.empty()) {
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
