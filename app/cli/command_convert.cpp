// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "libmmd/base/file_io.h"

#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, output;
};

int run(const Options& options)
{
    if (extensionOf(options.output) != "vmd")
        return refuse({.code = mmd::ErrorCode::UnknownFormat, .offset = 0, .field = {}, .value = 0},
            options.output);
    const auto read = readMotion(options.input);
    if (!read)
        return refuse(read.error(), options.input);
    const auto bytes = mmd::vmdFromMotion(read->motion);
    if (const auto written = mmd::writeFile(mmd::pathFromUtf8(options.output), bytes); !written)
        return refuse(written.error(), options.output);
    return done;
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("convert", "Converts a file by its ending (vmd)");
    command->add_option("INPUT", options->input, "motion to read")->required();
    command->add_option("-o,--output", options->output, "file to write")->required();
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
