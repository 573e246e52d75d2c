// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/base/file_io.h"
#include "libmmd/tools/import/fit_motion.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/accessories/animation_reading.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QCoreApplication>

#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace odori::cli {
namespace {

constexpr qsizetype longestList = 1000; ///< of the animations of a file

struct Options {
    std::string input, model, from, take, mapping, savedMapping, output;
    mmd::ImportOptions import;
    bool keepsEveryFrame = false;
    std::string animationOption; ///< one that was given and is only for animations; empty: none
};

/// The options that say how joints become bones.
constexpr const char* animationOptions[] = {"--animation", "--mapping", "--save-mapping", "--legs",
    "--ground", "--rest", "--start", "--at-origin", "--no-twist", "--every-frame"};

mmd::Result<mmd::BoneMapping> mappingOf(
    const Options& options, const mmd::SkeletonAnimation& animation, const mmd::Model& model)
{
    if (options.mapping.empty())
        return mmd::guessedMapping(animation, model);
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(options.mapping));
    if (!bytes)
        return tl::unexpected(bytes.error());
    return mmd::readMapping(*bytes);
}

void print(const Options& options, const QString& line)
{
    (isStandardOutput(options.output) ? std::cerr : std::cout) << line.toStdString() << '\n';
}

void printFigures(const Options& options, const mmd::ImportedMotion& made)
{
    print(options, sentencesOf(made.figures).join(u' '));
}

/// Which of the animations of the file it was, if there are several.
void printTakes(const Options& options, const mmd::SkeletonAnimation& animation)
{
    const auto& takes = animation.takes;
    if (takes.size() > 1)
        print(options,
            QCoreApplication::translate("odori::cli", "Animations of the file: %1. Imported: %2.")
                .arg(shownName(mmd::takeLabels(takes), longestList),
                    shownName(mmd::takeLabel(takes, animation.take), longestInSentence)));
}

/// Writes the motion, and the mapping if that is wanted.
int write(const Options& options, const mmd::Motion& motion, const mmd::BoneMapping& mapping)
{
    const auto bytes = mmd::vmdFromMotion(motion);
    if (options.savedMapping.empty())
        return writeOutput(options.output, bytes);
    const std::string text = mmd::mappingText(mapping);
    const auto textBytes = std::as_bytes(std::span(text));
    if (!isStandardOutput(options.output))
        return writeOutputs({{options.savedMapping, textBytes}, {options.output, bytes}});
    const int status = writeOutput(options.savedMapping, textBytes);
    return status == done ? writeOutput(options.output, bytes) : status;
}

/// A motion of MMD, or a table of poses, that may be for another model.
int importMotion(const Options& options, const mmd::Model& model)
{
    const auto read = readMotion(options.input);
    if (!read)
        return refuse(read.error(), options.input);
    if (options.from.empty())
        return writeOutput(options.output, mmd::vmdFromMotion(read->motion));
    if (const auto valid = mmd::refuseInvalidKeys(read->motion); !valid)
        return refuse(valid.error(), options.input);
    const auto from = readModel(options.from);
    if (!from)
        return refuse(from.error(), options.from);
    const auto made =
        mmd::fittedMotion(*from, model, read->motion, {.scale = options.import.scale});
    if (!made)
        return refuse(made.error(), options.from);
    printFigures(options, *made);
    return writeOutput(options.output, mmd::vmdFromMotion(made->motion));
}

int importAnimation(const Options& options, const std::shared_ptr<const mmd::Model>& model)
{
    const auto animation =
        readAnimationFile(mmd::pathFromUtf8(options.input), {.take = options.take});
    if (!animation)
        return refuse(animation.error(), options.input);
    const auto mapping = mappingOf(options, *animation, *model);
    if (!mapping)
        return refuse(mapping.error(), options.mapping);
    const mmd::Progress progress;
    mmd::ImportOptions import = options.import;
    import.thins = !options.keepsEveryFrame;
    const auto made = mmd::importAnimation(
        model, {}, *animation, *mapping, import, mmd::ProgressPart(progress, 0.0, 1.0));
    if (!made)
        return refuse(made.error(), options.input);
    printFigures(options, *made);
    printTakes(options, *animation);
    return write(options, made->motion, *mapping);
}

/// What is wrong with the options for an animation of another program; empty: nothing.
QString animationProblem(const Options& options)
{
    return options.from.empty()
               ? QString()
               : QCoreApplication::translate("odori::cli", "--from is only for motions of MMD");
}

/// The same for a motion of MMD.
QString motionProblem(const Options& options)
{
    if (!options.animationOption.empty())
        return QCoreApplication::translate("odori::cli", "%1 is not for motions of MMD")
            .arg(QString::fromStdString(options.animationOption));
    if (options.import.scale > 0.0 && options.from.empty())
        return QCoreApplication::translate("odori::cli",
            "--scale of a motion of MMD needs --from, the model that it was made for");
    return {};
}

int run(const Options& options)
{
    if (!isVmdOutput(options.output))
        return wrongUsage;
    if (const QString nameless = namelessOutput(options.savedMapping); !nameless.isEmpty())
        return misuse(nameless);
    if (clash({options.input, options.model, options.from, options.mapping},
            {options.savedMapping, options.output}))
        return wrongUsage;
    const bool isAnimation = mmd::isAnimationExtension(extensionOf(options.input));
    if (const QString problem = isAnimation ? animationProblem(options) : motionProblem(options);
        !problem.isEmpty())
        return misuse(problem);
    auto model = readModel(options.model);
    if (!model)
        return refuse(model.error(), options.model);
    const auto shared = std::make_shared<const mmd::Model>(std::move(*model));
    return isAnimation ? importAnimation(options, shared) : importMotion(options, *shared);
}

template <class Choice>
void addChoice(CLI::App& command, const std::string& name, Choice& value,
    const std::map<std::string, Choice>& choices, const std::string& help)
{
    const auto number = [choices](std::string& text) -> std::string {
        const auto found = choices.find(text);
        if (found != choices.end()) {
            text = std::to_string(int(found->second));
            return {};
        }
        std::vector<std::string> all;
        for (const auto& [each, choice] : choices)
            all.push_back(each);
        return oneOf(all)(text);
    };
    command.add_option(name, value, help)->transform(CLI::Validator(number, ""));
}

} // namespace

void addImport(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("import",
        Text::tr("Makes a motion for a model of a BVH, FBX, GLB or VRM file, a table of poses, or "
                 "another model's motion")
            .toStdString());
    command
        ->add_option("FILE", options->input,
            Text::tr("animation (bvh fbx glb gltf vrm), or motion (vmd vpd csv json)")
                .toStdString())
        ->required();
    command
        ->add_option(
            "--model", options->model, Text::tr("model that the motion is for").toStdString())
        ->required();
    command->add_option("--from", options->from,
        Text::tr("model that a motion (vmd vpd csv json) was made for").toStdString());
    command
        ->add_option(
            "-o,--output", options->output, Text::tr("motion (vmd); - is stdout").toStdString())
        ->required();
    command->add_option("--animation", options->take,
        Text::tr(
            "name or number (from 1) of one of the file's animations; without it, the one with the "
            "most channels")
            .toStdString());
    command->add_option("--mapping", options->mapping,
        Text::tr("which joint moves which bone (json); without it, their names decide")
            .toStdString());
    command->add_option("--save-mapping", options->savedMapping,
        Text::tr("writes the mapping that was used (json)").toStdString());
    addChoice<mmd::ImportLegs>(*command, "--legs", options->import.legs,
        {{"auto", mmd::ImportLegs::Auto}, {"ik", mmd::ImportLegs::Goals},
            {"fk", mmd::ImportLegs::Fk}},
        Text::tr("ik: keys for the foot IK bones; fk: keys for the legs, and IK is off; "
                 "auto (default): ik, or fk for a file with IK bones of its own")
            .toStdString());
    addChoice<mmd::ImportGround>(*command, "--ground", options->import.ground,
        {{"auto", mmd::ImportGround::Auto}, {"rest", mmd::ImportGround::Rest},
            {"lowest", mmd::ImportGround::Lowest}},
        Text::tr("what stands on the ground: the rest pose, the lowest foot of the motion, or auto "
                 "(default)")
            .toStdString());
    addChoice<mmd::ImportRest>(*command, "--rest", options->import.rest,
        {{"file", mmd::ImportRest::File}, {"first-frame", mmd::ImportRest::FirstFrame}},
        Text::tr("the pose with straight arms and legs: the file's rest pose (default) or "
                 "its first frame")
            .toStdString());
    command
        ->add_option("--scale", options->import.scale,
            Text::tr("factor of lengths; without it, the length of the legs decides").toStdString())
        ->check(numberWithin(1e-6, 1e6));
    command
        ->add_option(
            "--start", options->import.start, Text::tr("frame of the first key").toStdString())
        ->check(wholeWithin(0, 1'000'000u));
    command->add_flag("--at-origin", options->import.startsAtOrigin,
        Text::tr("the first frame is over the origin").toStdString());
    command->add_flag_callback(
        "--no-twist", [options] { options->import.splitsTwist = false; },
        Text::tr(
            "leaves the twist of arms and hands in 腕, ひじ and 手首, instead of 腕捩 and 手捩")
            .toStdString());
    command->add_flag("--every-frame", options->keepsEveryFrame,
        Text::tr("keeps a key at each frame").toStdString());
    command->callback([options, command, &status] {
        for (const char* each : animationOptions)
            if (command->count(each) > 0)
                options->animationOption = each;
        status = run(*options);
    });
}

} // namespace odori::cli
