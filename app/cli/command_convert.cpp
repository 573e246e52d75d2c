// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/vpd.h"

#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, output;
    std::uint32_t frame = 0; ///< of the pose
};

/// The motion in a file, known by its content; the warnings that a user has to hear are said.
mmd::Result<mmd::Motion> readSource(const std::string& path)
{
    auto bytes = mmd::readFile(mmd::pathFromUtf8(path));
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    if (!mmd::isVpd(*bytes))
        return mmd::readVmd(std::move(*bytes)).map([](const mmd::VmdFile& file) {
            return mmd::motionFromVmd(file).motion;
        });
    return mmd::readVpd(*bytes).map([&](const mmd::VpdReadResult& pose) {
        mmd::MotionFromVpd made = mmd::motionFromVpd(pose.file);
        for (const mmd::Warning& warning : pose.warnings)
            warn(warning, path);
        for (const mmd::Warning& warning : made.warnings)
            warn(warning, path);
        return std::move(made.motion);
    });
}

int run(const Options& options)
{
    const std::string ending = extensionOf(options.output);
    if (ending != "vmd" && ending != "vpd")
        return refuse({.code = mmd::ErrorCode::UnknownFormat, .offset = 0, .field = {}, .value = 0},
            options.output);
    const auto motion = readSource(options.input);
    if (!motion)
        return refuse(motion.error(), options.input);
    const auto bytes = ending == "vpd" ? mmd::writeVpd(mmd::vpdFromMotion(*motion, options.frame))
                                       : mmd::vmdFromMotion(*motion);
    if (const auto written = mmd::writeFile(mmd::pathFromUtf8(options.output), bytes); !written)
        return refuse(written.error(), options.output);
    return done;
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "convert", "Converts a motion or a pose by the ending of OUTPUT (vmd, vpd)");
    command->add_option("INPUT", options->input, "motion (.vmd) or pose (.vpd) to read")
        ->required();
    command->add_option("-o,--output", options->output, "file to write")->required();
    command->add_option("--frame", options->frame, "frame of the pose, for vpd (default 0)");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
