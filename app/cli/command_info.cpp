// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/file_info.h"
#include "app/cli/format_text.h"
#include "app/cli/project_info.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd/pmd.h"
#include "ui/messages/shown_name.h"

#include <iostream>
#include <memory>
#include <span>

namespace odori::cli {
namespace {

struct Options {
    std::string input, encoding;
    bool json = false;
};

/// Whether the file is JSON, but not a motion.
bool isProject(std::span<const std::byte> head, const std::string& path)
{
    const bool isObject = !head.empty() && head.front() == std::byte('{');
    return extensionOf(path) == "odori" ||
           (isObject && !mmd::motionFormatByEnding(mmd::pathFromUtf8(path)));
}

int run(const Options& options)
{
    const auto head = mmd::readHead(mmd::pathFromUtf8(options.input));
    if (!head)
        return refuse(head.error(), options.input);
    const auto encoding = encodingNamed(options.encoding);
    nlohmann::ordered_json info;
    if (isModel(*head, options.input)) {
        auto model = readModel(options.input);
        if (!model)
            return refuse(model.error(), options.input);
        if (encoding && model->data.encoding == mmd::pmx::TextEncoding::Cp932)
            mmd::pmd::decodeTexts(model->data, *encoding);
        info = infoOf(*model);
    } else if (isProject(*head, options.input)) {
        const auto bytes = mmd::readFile(mmd::pathFromUtf8(options.input));
        if (!bytes)
            return refuse(bytes.error(), options.input);
        const auto project = projectInfo(*bytes, mmd::pathFromUtf8(options.input));
        if (!project)
            return refuse(project.error(), options.input);
        info = *project;
    } else {
        const auto read = mmd::readMotionFile(mmd::pathFromUtf8(options.input));
        if (!read)
            return refuse(read.error(), options.input);
        info = infoOf(*read, encoding);
    }
    if (options.json)
        std::cout << info.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    else
        std::cout << shownFileName(QString::fromStdString(options.input)).toStdString() << '\n'
                  << textOf(info);
    return done;
}

} // namespace

void addInfo(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "info", Text::tr("Shows the contents of a motion, model or project").toStdString());
    command
        ->add_option("FILE", options->input,
            Text::tr("motion (%1), pose (%2), model (%3) or project (.odori)")
                .arg(endingsOf(mmd::MotionContent::Motion), endingsOf(mmd::MotionContent::Pose),
                    modelEndings())
                .toStdString())
        ->required();
    addEncodingOption(*command, options->encoding);
    command->add_flag("--json", options->json, Text::tr("prints JSON").toStdString());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
