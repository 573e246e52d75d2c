// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/file_info.h"
#include "app/cli/motion_formats.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd.h"

#include <cstring>
#include <iostream>
#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, encoding;
    bool json = false;
};

bool isModel(const std::vector<std::byte>& bytes)
{
    return bytes.size() >= 3 &&
           (std::memcmp(bytes.data(), "PMX", 3) == 0 || std::memcmp(bytes.data(), "Pmd", 3) == 0);
}

int run(const Options& options)
{
    auto bytes = mmd::readFile(mmd::pathFromUtf8(options.input));
    if (!bytes)
        return refuse(bytes.error(), options.input);
    const auto encoding = encodingNamed(options.encoding);
    nlohmann::ordered_json info;
    if (isModel(*bytes)) {
        auto model = readModel(options.input);
        if (!model)
            return refuse(model.error(), options.input);
        if (encoding && model->data.encoding == mmd::pmx::TextEncoding::Cp932)
            mmd::pmd::decodeTexts(model->data, *encoding);
        info = infoOf(*model);
    } else {
        const MotionFormat& format = sourceFormat(*bytes, extensionOf(options.input));
        const auto file = format.read(std::move(*bytes));
        if (!file)
            return refuse(file.error(), options.input);
        info = infoOf(*file, format.extension, encoding);
    }
    if (options.json)
        std::cout << info.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    else
        std::cout << mmd::utf8FromPath(mmd::pathFromUtf8(options.input).filename()) << '\n'
                  << textOf(info);
    return done;
}

} // namespace

void addInfo(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("info", "Says what a motion or model holds");
    command
        ->add_option("FILE", options->input, "motion (vmd json csv), pose (vpd) or model (pmx pmd)")
        ->required();
    addEncodingOption(*command, options->encoding);
    command->add_flag("--json", options->json, "for programs");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
