// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "libmmd/base/file_io.h"
#include "libmmd/physics/simulation.h"

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

std::vector<std::byte> poses(
    std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion, const FrameRange& range)
{
    mmd::PoseEvaluator evaluator(std::move(model));
    evaluator.setMotion(motion);
    std::vector<std::byte> out;
    for (std::uint64_t frame = range.first; frame <= range.last; ++frame)
        appendPose(evaluator.evaluate(double(frame)), out);
    return out;
}

/// The run begins at frame 0, so that a frame does not depend on the range.
std::vector<std::byte> simulatedPoses(const Options& options,
    std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion, const FrameRange& range)
{
    mmd::Simulation simulation(std::move(model));
    simulation.setMotion(motion);
    std::vector<std::byte> out;
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

int run(const Options& options)
{
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

    const auto shared = std::make_shared<const mmd::Model>(std::move(*model));
    const auto out = options.physics ? simulatedPoses(options, shared, motion, range)
                                     : poses(shared, motion, range);

    const auto path = mmd::pathFromUtf8(options.output);
    auto jsonPath = path;
    jsonPath.replace_extension(".json");
    const auto json = sidecar(options, *shared, range);
    if (const auto written = mmd::writeFile(path, out); !written)
        return refuse(written.error(), options.output);
    if (const auto written = mmd::writeFile(jsonPath, json); !written)
        return refuse(written.error(), mmd::utf8FromPath(jsonPath));
    return done;
}

std::string rangeProblem(const std::string& text)
{
    return frameRange(text) ? std::string() : "the range must be FIRST:LAST";
}

} // namespace

void addPose(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "pose", "Writes the global transform of every bone at every frame, as float32");
    command->add_option("MODEL", options->model, "model (pmx)")->required();
    command->add_option("MOTION", options->motion, "motion (vmd); the rest pose without one");
    command->add_option("-o,--output", options->output, "file to write; .json is put beside it")
        ->required();
    command->add_option("--range", options->range, "frames FIRST:LAST, both included")
        ->check(CLI::Validator(rangeProblem, "FIRST:LAST"));
    command->add_flag("--physics", options->physics, "simulates rigid bodies from frame 0 on");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
