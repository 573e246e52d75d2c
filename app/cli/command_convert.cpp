// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/motion_formats.h"
#include "libmmd/base/file_io.h"

#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, output;
    WriteOptions write;
};

int run(const Options& options)
{
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

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "convert", "Converts a motion or a pose by the files' endings (vmd, vpd, json, csv)");
    command->add_option("INPUT", options->input, "motion (.vmd .json .csv) or pose (.vpd) to read")
        ->required();
    command->add_option("-o,--output", options->output, "file to write")->required();
    command->add_option("--frame", options->write.frame, "frame of the pose, for vpd (default 0)");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
