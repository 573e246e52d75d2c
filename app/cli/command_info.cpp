// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/file_info.h"
#include "app/cli/format_text.h"
#include "app/cli/project_info.h"
#include "app/cli/texts/text.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/format/signatures.h"
#include "ui/accessories/animation_reading.h"
#include "ui/messages/shown_name.h"

#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <utility>

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

using Info = nlohmann::ordered_json;

/// A file of another program has a model, an animation, or both.
mmd::Result<Info> foreignInfo(const std::string& path)
{
    const std::string extension = extensionOf(path);
    auto animation = readAnimationFile(mmd::pathFromUtf8(path)).map([&](const auto& read) {
        return infoOf(read, extension);
    });
    if (!mmd::isAccessoryExtension(extension))
        return animation;
    const auto model = readModel(path);
    if (!model)
        return animation ? animation : tl::unexpected(model.error());
    Info info = infoOf(*model, extension);
    if (animation)
        info["animation"] = std::move(*animation);
    return info;
}

mmd::Result<Info> modelInfo(const Options& options, std::optional<mmd::Encoding> encoding)
{
    auto model = readModel(options.input);
    if (!model)
        return tl::unexpected(model.error());
    if (encoding && model->data.encoding == mmd::pmx::TextEncoding::Cp932)
        mmd::pmd::decodeTexts(model->data, *encoding);
    return infoOf(*model, extensionOf(options.input));
}

mmd::Result<Info> contentsOf(const Options& options, std::span<const std::byte> head)
{
    const auto path = mmd::pathFromUtf8(options.input);
    const auto encoding = encodingNamed(options.encoding);
    if (mmd::isAnimationExtension(extensionOf(options.input)))
        return foreignInfo(options.input);
    if (isModel(head, options.input))
        return modelInfo(options, encoding);
    if (isProject(head, options.input))
        return mmd::readFile(path).and_then(
            [&](const auto& bytes) { return projectInfo(bytes, path); });
    return mmd::readMotionFile(path).map(
        [&](const mmd::MotionSource& read) { return infoOf(read, encoding); });
}

int run(const Options& options)
{
    const auto head = mmd::readHead(mmd::pathFromUtf8(options.input));
    if (!head)
        return refuse(head.error(), options.input);
    const auto info = contentsOf(options, *head);
    if (!info)
        return refuse(info.error(), options.input);
    if (options.json)
        std::cout << info->dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    else
        std::cout << shownFileName(QString::fromStdString(options.input)).toStdString() << '\n'
                  << textOf(*info);
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
            Text::tr("motion (%1), pose (%2), model (%3), animation (%4) or project (.odori)")
                .arg(endingsOf(mmd::MotionContent::Motion), endingsOf(mmd::MotionContent::Pose),
                    modelEndings(), animationEndings())
                .toStdString())
        ->required();
    addEncodingOption(*command, options->encoding);
    command->add_flag("--json", options->json, Text::tr("prints JSON").toStdString());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
