// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/convert_animation.h"
#include "app/cli/motion_formats.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd.h"

#include <iostream>
#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, output, encoding;
    WriteOptions write;
    AnimationJob animation;
};

/// Any model to a PMX, which is the only kind that is written: one that was a PMX comes out byte
/// for byte.
int convertModel(const Options& options)
{
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(options.input));
    if (!bytes)
        return refuse(bytes.error(), options.input);
    const bool isPmd = mmd::pmd::isPmd(*bytes);
    auto read = isPmd ? mmd::pmd::read(*bytes) : mmd::pmx::read(*bytes);
    if (!read)
        return refuse(read.error(), options.input);
    if (isPmd) {
        const auto wanted = encodingNamed(options.encoding);
        mmd::pmd::decodeTexts(read->model, wanted.value_or(mmd::pmd::guessEncoding(read->model)));
        for (const mmd::Warning& each : read->warnings)
            warn(each, options.input);
    }
    const auto path = mmd::pathFromUtf8(options.output);
    if (const auto written = mmd::writeFile(path, mmd::pmx::write(read->model)); !written)
        return refuse(written.error(), options.output);
    return done;
}

int convertMotion(const Options& options)
{
    if (extensionOf(options.output) == "pmx")
        return convertModel(options);
    const MotionFormat* target = motionFormat(extensionOf(options.output));
    if (!target || !target->write)
        return refuse({.code = mmd::ErrorCode::UnknownFormat, .offset = 0, .field = {}, .value = 0},
            options.output);
    auto bytes = mmd::readFile(mmd::pathFromUtf8(options.input));
    if (!bytes)
        return refuse(bytes.error(), options.input);
    const MotionFormat& source = sourceFormat(*bytes, extensionOf(options.input));
    const auto read = source.read(std::move(*bytes));
    if (!read)
        return refuse(read.error(), options.input);
    if (source.extension != "vmd") // a VMD stays as odd as it is; here something is lost
        for (const mmd::Warning& each : read->warnings)
            warn(each, options.input);
    const auto path = mmd::pathFromUtf8(options.output);
    if (const auto written = target->write(*read, path, options.write); !written)
        return refuse(written.error(), options.output);
    return done;
}

int run(Options& options)
{
    options.animation.output = options.output;
    if (isAnimationJob(options.animation))
        return convertAnimations(options.animation);
    if (options.animation.inputs.size() != 1 || !options.animation.to.empty()) {
        std::cerr << "odori-cli: one INPUT for this format\n";
        return wrongUsage;
    }
    options.input = options.animation.inputs.front();
    return convertMotion(options);
}

void addBatchOptions(CLI::App& command, AnimationJob& job)
{
    command.add_option("--to", job.to, "format of a batch: fbx glb bvh")
        ->check(CLI::IsMember({"fbx", "glb", "bvh"}));
    command.add_option("--jobs", job.jobs, "how many motions at a time (default 1)")
        ->check(CLI::Range(1, 256));
    command.add_flag("--skip-existing", job.skipExisting, "leaves out what is there already");
    command.add_option("--report", job.report, "JSON file about every motion");
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("convert",
        "Converts a motion or a pose (vmd, vpd, json, csv), a model (to pmx), or a model with "
        "motions (to fbx, glb, bvh) by OUTPUT's ending");
    command
        ->add_option("INPUT", options->animation.inputs,
            "motion (.vmd .json .csv), pose (.vpd) or model (.pmx .pmd); for fbx, glb and bvh a "
            "model and motions (.vmd)")
        ->required();
    command->add_option("-o,--output", options->output, "file to write, or the folder of a batch")
        ->required();
    command->add_option("--frame", options->write.frame, "frame of the pose, for vpd (default 0)");
    addEncodingOption(*command, options->encoding);
    addBatchOptions(*command, options->animation);
    addExportOptions(*command, options->animation.wishes);
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
