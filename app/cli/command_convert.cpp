// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/convert_animation.h"
#include "app/cli/format_text.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/format/signatures.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/messages/shown_name.h"

#include <memory>

namespace odori::cli {
namespace {

struct Options {
    std::string input, output, encoding;
    mmd::MotionWriting write;
    AnimationJob animation;
    const CLI::Option* frame = nullptr;            ///< only for a pose
    std::vector<const CLI::Option*> forAnimations; ///< those without an effect on a motion or pose
};

/// Converts any model to PMX, the only model format that Odori writes. A PMX is written byte for
/// byte.
int convertModel(const Options& options)
{
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(options.input), mmd::notAModel);
    if (!bytes)
        return refuse(bytes.error(), options.input);
    const bool isPmd = mmd::pmd::isPmd(*bytes);
    if (isPmd && clash({options.input}, {options.output}))
        return wrongUsage;
    auto read = isPmd ? mmd::pmd::read(*bytes) : mmd::pmx::read(*bytes);
    if (!read)
        return refuse(read.error(), options.input);
    if (isPmd) {
        const auto wanted = encodingNamed(options.encoding);
        mmd::pmd::decodeTexts(read->model, wanted.value_or(mmd::pmd::guessEncoding(read->model)));
        for (const mmd::Warning& each : read->warnings)
            warn(each, options.input);
    }
    return writeOutput(options.output, mmd::pmx::write(read->model));
}

int convertMotion(const Options& options, const std::string& extension)
{
    if (extension == "pmx")
        return convertModel(options);
    const mmd::MotionFormat* target = mmd::motionFormatNamed(extension);
    if (!target)
        return refuse({.code = mmd::ErrorCode::UnknownFormat, .offset = 0, .field = {}, .value = 0},
            options.output);
    const auto read = mmd::readMotionFile(mmd::pathFromUtf8(options.input));
    if (!read)
        return refuse(read.error(), options.input);
    if (!read->format->isSaved) // a VMD keeps such oddities; conversion of other formats loses them
        for (const mmd::Warning& each : read->file.warnings)
            warn(each, options.input);
    // Other motion formats keep these numbers.
    if (target->content == mmd::MotionContent::Pose)
        if (const auto valid = mmd::refuseInvalidKeys(mmd::motionFromVmd(read->file).motion);
            !valid)
            return refuse(valid.error(), options.input);
    if (read->format != target && clash({options.input}, {options.output}))
        return wrongUsage;
    return writeOutput(options.output, target->write(read->file, options.write));
}

/// What is wrong with the options for an output with this extension; empty: nothing.
QString uselessOption(const Options& options, std::string_view extension)
{
    const mmd::ExportFormatInfo* format = mmd::exportFormatNamed(extension);
    for (const CLI::Option* each : options.forAnimations) {
        const std::string name = each->get_name();
        if (each->count() > 0 && !(format && isOptionOf(*format, name)))
            return Text::tr("%1 has an effect only on %2")
                .arg(QString::fromStdString(name), exportEndings(name));
    }
    if (options.frame->count() > 0 && extension != "vpd")
        return Text::tr("--frame has an effect only on .vpd");
    if (!options.encoding.empty() && extension != "pmx")
        return Text::tr("%1 has an effect only on %2")
            .arg(QStringLiteral("--encoding"), QStringLiteral(".pmx"));
    if (const ExportArguments& arguments = options.animation.arguments; arguments.noMesh)
        for (const CLI::Option* each : options.forAnimations)
            if (each->count() > 0 && isOfMeshes(each->get_name()))
                return Text::tr("%1 has no effect with --no-mesh")
                    .arg(QString::fromStdString(each->get_name()));
    return {};
}

int run(Options& options)
{
    const std::string& to = options.animation.to;
    if (const QString nameless = namelessOutput(options.output); to.empty() && !nameless.isEmpty())
        return misuse(nameless);
    if (const QString nameless = namelessOutput(options.animation.report); !nameless.isEmpty())
        return misuse(nameless);
    options.animation.output = options.output;
    const std::string extension = to.empty() ? extensionOf(options.output) : to;
    const QString useless = uselessOption(options, extension);
    if (isAnimationJob(options.animation))
        return useless.isEmpty() ? convertAnimations(options.animation) : misuse(useless);
    if (options.animation.inputs.size() != 1)
        return misuse(Text::tr("a motion, a pose or a .pmx file is made from one INPUT; several "
                               "can become %1")
                          .arg(exportEndings()));
    if (isStandardOutput(options.output) && to.empty())
        return misuse(Text::tr("the standard output needs a format: use --to"));
    if (extension.empty())
        return misuse(Text::tr("%1 has no extension; write one, such as .json, or use --to")
                          .arg(shownPath(QString::fromStdString(options.output))));
    if (!useless.isEmpty())
        return misuse(useless);
    options.input = options.animation.inputs.front();
    return convertMotion(options, extension);
}

void addFormatOption(CLI::App& command, AnimationJob& job)
{
    command
        .add_option("--to", job.to,
            Text::tr("output format, if the extension of the output does not show it")
                .toStdString())
        ->check(oneOf(writtenFormats()));
}

void addBatchOptions(CLI::App& command, AnimationJob& job)
{
    command
        .add_option("--jobs", job.jobs,
            Text::tr("number of motions converted at the same time (default 1)").toStdString())
        ->check(wholeWithin(1, 256));
    command.add_flag("--skip-existing", job.skipExisting,
        Text::tr("skips outputs that already exist").toStdString());
    command.add_option("--report", job.report,
        Text::tr("writes a JSON report about every motion; - is stdout").toStdString());
}

} // namespace

void addConvert(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("convert",
        Text::tr("Converts a motion (%1) or a pose (%2), a model (to .pmx), or a model with "
                 "motions (to %3). The extension of the output selects the format")
            .arg(endingsOf(mmd::MotionContent::Motion), endingsOf(mmd::MotionContent::Pose),
                exportEndings())
            .toStdString());
    command
        ->add_option("INPUT", options->animation.inputs,
            Text::tr("motion, pose or model (%1); for %2 a model and motions")
                .arg(modelEndings(), exportEndings())
                .toStdString())
        ->required();
    command
        ->add_option("-o,--output", options->output,
            Text::tr("output file, or output folder for several motions; - is stdout (needs --to)")
                .toStdString())
        ->required();
    options->frame = command
                         ->add_option("--frame", options->write.frame,
                             Text::tr("for vpd: frame of the pose (default 0)").toStdString())
                         ->check(anyFrame());
    addEncodingOption(*command, options->encoding);
    addFormatOption(*command, options->animation);
    const std::size_t before = command->get_options().size();
    addBatchOptions(*command, options->animation);
    addExportOptions(*command, options->animation.arguments);
    const auto added = command->get_options();
    options->forAnimations.assign(added.begin() + std::ptrdiff_t(before), added.end());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
