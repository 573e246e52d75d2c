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

void addLook(CLI::App& command, ExportWishes& wishes)
{
    command.add_flag("--no-mesh", wishes.noMesh, "exports only skeleton and motion");
    command
        .add_option("--meshes", wishes.layout,
            "one: one mesh with all materials; material: a mesh for each material")
        ->check(CLI::IsMember({"one", "material"}));
    command
        .add_option("--names", wishes.names, "names of bones, morphs and materials: utf8 or ascii")
        ->check(CLI::IsMember({"utf8", "ascii"}));
    command.add_option("--unit", wishes.unit, "centimetres of one MMD unit (default 8)")
        ->check(CLI::Range(1e-6, 1e6));
    command.add_flag("--embed-textures", wishes.embedTextures, "writes textures into the fbx file");
    command.add_flag(
        "--no-ik-bones", wishes.noIkBones, "does not export bones that only control IK");
    command.add_flag("--end-bones", wishes.endBones, "adds an end bone to each bone chain");
}

} // namespace

void addExportOptions(CLI::App& command, ExportWishes& wishes)
{
    command
        .add_option(
            "--preset", wishes.preset, "options for a program: blender, unity, unreal or maya")
        ->check(CLI::IsMember({"blender", "unity", "unreal", "maya"}));
    command.add_option("--fps", wishes.fps, "frames per second: 30 or 60")
        ->check(CLI::IsMember({30, 60}));
    command.add_option("--range", wishes.range, "frames FIRST:LAST, both included")
        ->check(CLI::Validator(rangeProblem, "FIRST:LAST"));
    command.add_flag("--physics", wishes.physics, "simulates rigid bodies");
    addLook(command, wishes);
    command
        .add_option("--reduce", wishes.reduce,
            "removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 "
            "is hardly visible")
        ->check(CLI::Validator(reduceProblem, "UNITS[:DEGREES[:WEIGHT]]"));
    command.add_option("--camera", wishes.camera, "motion with camera and light keys");
    command.add_flag("--ascii", wishes.ascii, "writes fbx as text (ASCII)");
    command.add_option("--fbx-version", wishes.fbxVersion, "7.4 or 7.5")
        ->check(CLI::IsMember({"7.4", "7.5"}));
    command.add_option("--channels", wishes.channels, "bvh: order of the rotations (default ZXY)")
        ->check(CLI::IsMember({"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"}));
    command.add_option("--scale", wishes.scale, "bvh: scale factor, multiplied by the unit")
        ->check(CLI::Range(1e-6, 1e6));
    command.add_flag("--no-verify", wishes.noVerify, "does not check the written file");
    command.add_flag(
        "--force", wishes.force, "exports even if the model has no bone of the motion");
}

mmd::ExportOptions exportOptions(const ExportWishes& wishes, mmd::ExportFormat format)
{
    mmd::ExportOptions options = presetNamed(wishes.preset);
    options.format = format;
    if (format == mmd::ExportFormat::FbxBinary && wishes.ascii)
        options.format = mmd::ExportFormat::FbxAscii;
    if (wishes.fps != 0)
        options.fps = wishes.fps;
    if (const auto range = frameRange(wishes.range))
        options.range = mmd::FrameSpan{range->first, range->last};
    if (!wishes.names.empty())
        options.names = wishes.names == "ascii" ? mmd::NodeNames::Ascii : mmd::NodeNames::Utf8;
    if (!wishes.layout.empty())
        options.layout =
            wishes.layout == "one" ? mmd::MeshLayout::OneMesh : mmd::MeshLayout::ByMaterial;
    if (wishes.unit > 0.0)
        options.unitCentimetres = wishes.unit;
    if (const auto reduce = tolerances(wishes.reduce); reduce && !wishes.reduce.empty()) {
        options.positionTolerance = reduce->position;
        options.rotationTolerance = reduce->rotation;
        options.weightTolerance = reduce->weight;
    }
    if (!wishes.fbxVersion.empty())
        options.fbxVersion = wishes.fbxVersion == "7.5" ? 7500 : 7400;
    if (!wishes.channels.empty())
        options.bvhChannels = wishes.channels;
    if (wishes.scale > 0.0)
        options.bvhScale = wishes.scale;
    options.mesh = !wishes.noMesh;
    options.physics = wishes.physics;
    options.embedTextures = options.embedTextures || wishes.embedTextures;
    options.ikBones = options.ikBones && !wishes.noIkBones;
    options.endBones = options.endBones || wishes.endBones;
    options.verify = !wishes.noVerify;
    options.force = wishes.force;
    return options;
}

} // namespace odori::cli
