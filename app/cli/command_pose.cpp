// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/physics/simulation.h"
#include "libmmd/pose/baked_motion.h"
#include "ui/messages/shown_name.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string model, motion, output, range;
    bool physics = false;
};

std::string fileName(const std::string& path)
{
    return mmd::utf8FromPath(mmd::pathFromUtf8(path).filename());
}

/// float32 [frame][bone][tx ty tz qx qy qz qw]
void appendPose(const mmd::Pose& pose, std::vector<std::byte>& out)
{
    for (const mmd::BoneTransform& bone : pose.bones) {
        const float values[7] = {bone.translation.x, bone.translation.y, bone.translation.z,
            bone.rotation.x, bone.rotation.y, bone.rotation.z, bone.rotation.w};
        const auto* bytes = reinterpret_cast<const std::byte*>(values);
        out.insert(out.end(), bytes, bytes + sizeof values);
    }
}

std::vector<std::byte> roomFor(const mmd::Model& model, const FrameRange& range)
{
    std::vector<std::byte> out;
    out.reserve(
        (std::size_t(range.last) - range.first + 1) * model.data.bones.size() * 7 * sizeof(float));
    return out;
}

std::vector<std::byte> poses(
    std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion, const FrameRange& range)
{
    std::vector<std::byte> out = roomFor(*model, range);
    mmd::PoseEvaluator evaluator(std::move(model));
    evaluator.setMotion(motion);
    for (std::uint64_t frame = range.first; frame <= range.last; ++frame)
        appendPose(evaluator.evaluate(double(frame)), out);
    return out;
}

/// The simulation begins at frame 0, so that the poses do not depend on the range.
std::vector<std::byte> simulatedPoses(const Options& options,
    std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion, const FrameRange& range)
{
    std::vector<std::byte> out = roomFor(*model, range);
    mmd::Simulation simulation(std::move(model));
    simulation.setMotion(motion);
    for (std::uint64_t frame = range.first; frame <= range.last; ++frame)
        appendPose(simulation.pose(double(frame)), out);
    for (const mmd::Warning& warning : simulation.warnings())
        warn(warning, options.model);
    return out;
}

std::vector<std::byte> sidecar(
    const Options& options, const mmd::Model& model, const FrameRange& range)
{
    nlohmann::ordered_json json;
    json["model"] = fileName(options.model);
    json["motion"] = options.motion.empty() ? nlohmann::ordered_json(nullptr)
                                            : nlohmann::ordered_json(fileName(options.motion));
    json["frames"] = {range.first, range.last};
    auto& bones = json["bones"] = nlohmann::ordered_json::array();
    for (const auto& bone : model.data.bones)
        bones.push_back(bone.name.utf8);
    const std::string text =
        json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    const auto* begin = reinterpret_cast<const std::byte*>(text.data());
    return std::vector<std::byte>(begin, begin + text.size());
}

/// The number of frames that fit into 2 GiB.
std::uint32_t mostFrames(const mmd::Model& model)
{
    constexpr std::size_t mostBytes = std::size_t(2) << 30;
    const std::size_t bytes = std::max<std::size_t>(model.data.bones.size(), 1) * 7 * sizeof(float);
    return static_cast<std::uint32_t>(
        std::min<std::size_t>(mmd::mostFramesAtOnce, mostBytes / bytes));
}

/// The path beside the poses; empty if they are written to the standard output.
std::string sidecarPath(const Options& options)
{
    if (isStandardOutput(options.output))
        return {};
    return mmd::utf8FromPath(mmd::pathFromUtf8(options.output).replace_extension(".json"));
}

int run(const Options& options)
{
    if (const QString nameless = namelessOutput(options.output); !nameless.isEmpty())
        return misuse(nameless);
    const std::string jsonPath = sidecarPath(options);
    if (clash({options.model, options.motion}, {options.output, jsonPath}))
        return wrongUsage;
    if (namesOtherKind(options.output, {}))
        return misuse(
            Text::tr("%1: the output has only numbers; choose another ending, such as .bin")
                .arg(shownPath(QString::fromStdString(options.output))));
    const std::string& motionPath = options.motion.empty() ? options.model : options.motion;
    auto model = readModel(options.model);
    if (!model)
        return refuse(model.error(), options.model);
    mmd::Motion motion;
    if (!options.motion.empty()) {
        auto read = readMotion(options.motion);
        if (!read)
            return refuse(read.error(), options.motion);
        motion = std::move(read->motion);
    }
    FrameRange range{.first = 0, .last = motion.lastFrame()};
    if (!options.range.empty())
        range = *frameRange(options.range);

    const std::uint32_t most = mostFrames(*model);
    // With physics, the frames before the range are computed too.
    if (range.last - range.first >= most || (options.physics && range.last > most))
        return refuse(tooManyFrames(most), motionPath);

    const auto shared = std::make_shared<const mmd::Model>(std::move(*model));
    const auto out = options.physics ? simulatedPoses(options, shared, motion, range)
                                     : poses(shared, motion, range);
    if (isStandardOutput(options.output))
        return writeOutput(options.output, out);
    const auto json = sidecar(options, *shared, range);
    return writeOutputs({{options.output, out}, {jsonPath, json}});
}

} // namespace

void addPose(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "pose", Text::tr("Writes the global transform of every bone at every frame, as float32")
                    .toStdString());
    command->add_option("MODEL", options->model, Text::tr("model (pmx)").toStdString())->required();
    command->add_option("MOTION", options->motion,
        Text::tr("motion (vmd); without it, the rest pose is used").toStdString());
    command
        ->add_option("-o,--output", options->output,
            Text::tr("output file; a .json file is written next to it. - is stdout, without .json")
                .toStdString())
        ->required();
    command
        ->add_option(
            "--range", options->range, Text::tr("frames FIRST:LAST, both included").toStdString())
        ->check(frameRangeCheck());
    command->add_flag("--physics", options->physics,
        Text::tr("simulates rigid bodies from frame 0 on").toStdString());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
