// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/format_text.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "app/cli/tool/tool_report.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/file_set.h"
#include "libmmd/base/guarded.h"
#include "libmmd/base/process/interruption.h"
#include "libmmd/check/motion_check.h"
#include "libmmd/text/cp932.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/messages/finding_messages.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <set>

namespace odori::cli {
namespace {

namespace fs = std::filesystem;

/// The options of one tool.
struct Options {
    const mmd::Tool* tool = nullptr;
    std::vector<std::string> inputs;
    std::string output, model, other, otherModel, range;
    std::vector<std::string> tracks;
    mmd::ToolValues values;
    std::vector<std::string> choices; ///< as typed, one for each option
    std::vector<const CLI::Option*> flags;
    std::string report;
};

class ToolBatch {
public:
    explicit ToolBatch(const Options& options)
        : m_options(options)
        , m_values(options.values)
        , m_tracks(options.tracks)
    {
    }
    int run();

private:
    using SharedModel = std::shared_ptr<const mmd::Model>;
    void readChoices();
    [[nodiscard]] bool nameOutputs();
    [[nodiscard]] bool overwritesLaterInput() const;
    /// Reads a model; null and a sentence on stderr if it cannot be read.
    [[nodiscard]] static SharedModel sharedModel(const std::string& path);
    [[nodiscard]] bool readOthers();
    [[nodiscard]] QString problem() const;
    [[nodiscard]] mmd::Result<mmd::ToolResult> changed(const mmd::Scene& scene) const;
    void change(ToolItem& item) const;
    /// Why the motion cannot be changed, as a sentence; empty if it can be.
    [[nodiscard]] std::string refusalOf(const mmd::Motion& motion, const std::string& path) const;
    [[nodiscard]] std::vector<mmd::TrackId> tracksOf(const mmd::Motion& motion) const;
    /// The first name of --tracks that neither the motion nor the model has; empty if there is
    /// none.
    [[nodiscard]] std::string unknownTrack(const mmd::Motion& motion) const;
    int report() const;

    const Options& m_options;
    mmd::ToolValues m_values;
    std::vector<std::string> m_tracks;
    SharedModel m_model, m_otherModel;
    std::shared_ptr<const mmd::Motion> m_other;
    std::vector<ToolItem> m_items;
    bool m_intoFolder = false;
    mmd::Progress m_progress; ///< cancelled by a signal
};

std::string sentenceOf(const mmd::Error& error, const std::string& path)
{
    return sentence(error, QString::fromStdString(path)).toStdString();
}

QString flagOf(std::string_view option)
{
    return QStringLiteral("--") + QString::fromUtf8(option.data(), qsizetype(option.size()));
}

/// Tells about keys that MMD cannot show: numbers or frames are too large.
void warnOfHugeKeys(const mmd::Motion& motion, const std::string& path)
{
    for (const mmd::Finding& finding : mmd::checkMotion(motion, nullptr))
        if (finding.code == mmd::FindingCode::HugeValue ||
            finding.code == mmd::FindingCode::LateFrame)
            std::cerr << QStringLiteral("%1: %2: %3")
                             .arg(shownPath(QString::fromStdString(path)), headingOf(finding.code),
                                 lineOf(finding))
                             .toStdString()
                      << '\n';
}

void ToolBatch::readChoices()
{
    const auto& known = m_options.tool->options;
    for (std::size_t at = 0; at < known.size(); ++at) {
        const auto& choices = known[at].choices;
        const auto found = std::find(choices.begin(), choices.end(), m_options.choices[at]);
        if (found != choices.end())
            m_values[at] = double(found - choices.begin());
    }
}

bool ToolBatch::nameOutputs()
{
    std::error_code error;
    const fs::path output = mmd::pathFromUtf8(m_options.output);
    std::vector<std::string> outputs{m_options.output};
    if (m_options.inputs.size() > 1 || !output.has_filename() || fs::is_directory(output, error)) {
        m_intoFolder = true;
        outputs = outputsIn(m_options.output, m_options.inputs, "vmd");
    }
    for (std::size_t at = 0; at < outputs.size(); ++at)
        m_items.push_back({m_options.inputs[at], outputs[at], {}, {}});
    for (const std::string& each : outputs)
        if (!isVmdOutput(each))
            return false;
    if (overwritesLaterInput())
        return false;
    outputs.push_back(m_options.report);
    return !clash({m_options.model, m_options.other, m_options.otherModel}, outputs) &&
           !clash(m_options.inputs, {m_options.report});
}

/// A motion may be changed in place, but not by another motion of the batch.
bool ToolBatch::overwritesLaterInput() const
{
    mmd::FileSet inputs, twice; // linear: a batch has thousands of files
    for (const ToolItem& item : m_items)
        if (!inputs.add(mmd::pathFromUtf8(item.input)))
            (void)twice.add(mmd::pathFromUtf8(item.input));
    for (const ToolItem& item : m_items) {
        const fs::path output = mmd::pathFromUtf8(item.output);
        mmd::FileSet own;
        (void)own.add(mmd::pathFromUtf8(item.input));
        const bool isAnothers = inputs.contains(output) && !own.contains(output);
        if (isAnothers || twice.contains(output))
            return clash(m_options.inputs, {item.output});
    }
    return false;
}

ToolBatch::SharedModel ToolBatch::sharedModel(const std::string& path)
{
    auto read = readModel(path);
    if (read)
        return std::make_shared<const mmd::Model>(std::move(*read));
    (void)refuse(read.error(), path);
    return nullptr;
}

bool ToolBatch::readOthers()
{
    if (!m_options.model.empty() && !(m_model = sharedModel(m_options.model)))
        return false;
    if (!m_options.otherModel.empty() && !(m_otherModel = sharedModel(m_options.otherModel)))
        return false;
    if (m_options.other.empty())
        return true;
    auto read = readMotion(m_options.other);
    if (!read) {
        (void)refuse(read.error(), m_options.other);
        return false;
    }
    if (const auto valid = mmd::refuseInvalidKeys(read->motion); !valid) {
        (void)refuse(valid.error(), m_options.other);
        return false;
    }
    m_other = std::make_shared<const mmd::Motion>(std::move(read->motion));
    return true;
}

/// All bones and morphs, or those that are named.
std::vector<mmd::TrackId> ToolBatch::tracksOf(const mmd::Motion& motion) const
{
    std::vector<mmd::TrackId> tracks = mmd::boneAndMorphIds(motion);
    std::erase_if(tracks, [&](const mmd::TrackId& id) {
        const auto& names = m_tracks;
        return !names.empty() &&
               std::find(names.begin(), names.end(), mmd::decodeCp932(id.name)) == names.end();
    });
    return tracks;
}

std::string ToolBatch::unknownTrack(const mmd::Motion& motion) const
{
    std::set<std::string> known;
    for (const mmd::TrackId& id : mmd::boneAndMorphIds(motion))
        known.insert(mmd::decodeCp932(id.name));
    if (m_model) { // it may have no keys in this motion
        for (const std::string& name : m_model->boneTrackNames)
            known.insert(mmd::decodeCp932(name));
        for (std::size_t morph = 0; morph < m_model->data.morphs.size(); ++morph)
            known.insert(mmd::decodeCp932(m_model->morphTrack(int(morph)).name));
    }
    for (const std::string& name : m_tracks)
        if (!known.contains(name))
            return name;
    return {};
}

mmd::Result<mmd::ToolResult> ToolBatch::changed(const mmd::Scene& scene) const
{
    const mmd::Motion& motion = scene.actors.front().motion;
    mmd::ToolInput input{.target = {scene, scene.active},
        .tracks = tracksOf(motion),
        .range = {0, motion.lastFrame()},
        .other = m_other,
        .otherModel = m_otherModel};
    if (const auto range = frameRange(m_options.range))
        input.range = {range->first, range->last};
    return m_options.tool->run(input, m_values, {m_progress, 0.0, 1.0});
}

std::string ToolBatch::refusalOf(const mmd::Motion& motion, const std::string& path) const
{
    const QString shown = shownPath(QString::fromStdString(path));
    if (const auto valid = mmd::refuseInvalidKeys(motion); !valid)
        return sentenceOf(valid.error(), path);
    if (const std::string unknown = unknownTrack(motion); !unknown.empty())
        return QCoreApplication::translate("odori::cli", "%1: there is no bone or morph %2.")
            .arg(shown, QString::fromStdString(unknown))
            .toStdString();
    const auto range = frameRange(m_options.range);
    if (range && range->first > motion.lastFrame())
        return QCoreApplication::translate("odori::cli", "%1: the motion ends at frame %2.")
            .arg(shown, QString::number(motion.lastFrame()))
            .toStdString();
    return {};
}

void ToolBatch::change(ToolItem& item) const
{
    const auto fail = [&](const mmd::Error& error, const std::string& path) {
        item.error = sentenceOf(error, path);
    };
    auto read = mmd::guarded([&] { return readMotion(item.input); });
    if (!read)
        return fail(read.error(), item.input);
    item.error = refusalOf(read->motion, item.input);
    if (!item.error.empty())
        return;
    mmd::Scene scene;
    mmd::Actor& actor = scene.actors.emplace_back();
    actor.id = mmd::ActorId{1};
    actor.model = m_model;
    actor.motion = std::move(read->motion);
    scene.active = mmd::ActorId{1};
    scene.nextActor = 2;
    auto result = mmd::guarded([&] { return changed(scene); });
    if (!result) {
        // Only the other motion can lack what a tool looks for.
        const bool isOther = m_other && result.error().code == mmd::ErrorCode::NothingMatches;
        return fail(result.error(), isOther ? m_options.other : item.input);
    }
    item.result = std::move(*result);
    const mmd::Motion after = mmd::applied(scene, item.result.patch).actors.front().motion;
    warnOfHugeKeys(after, item.input);
    const auto bytes = mmd::vmdFromMotion(after);
    const fs::path path = mmd::pathFromUtf8(item.output);
    const bool hasLinks = mmd::hasOtherLinks(path);
    if (m_progress.isCancelled())
        return fail({.code = mmd::ErrorCode::Cancelled, .field = {}}, item.input);
    if (const auto written = mmd::writeFile(path, bytes); !written)
        return fail(written.error(), item.output);
    if (hasLinks)
        warn({.code = mmd::WarningCode::OtherLinks, .location = item.output, .count = 1});
}

int ToolBatch::report() const
{
    bool hasFailed = false;
    std::ostream& talk = isStandardOutput(m_options.report) ? std::cerr : std::cout;
    for (const ToolItem& item : m_items) {
        hasFailed = hasFailed || !item.error.empty();
        if (item.error.empty())
            talk << shownPath(QString::fromStdString(item.output)).toStdString() << '\n'
                 << textOf(item);
    }
    if (!m_options.report.empty())
        if (const int status =
                writeOutput(m_options.report, jsonOf(*m_options.tool, m_options.model, m_items));
            status != done)
            return status;
    return hasFailed ? refused : done;
}

/// What is wrong with the options; empty: nothing.
QString ToolBatch::problem() const
{
    if (isStandardOutput(m_options.output))
        return Text::tr("a tool writes files, not the standard output");
    if (const QString nameless = namelessOutput(m_options.report); !nameless.isEmpty())
        return nameless;
    const auto& known = m_options.tool->options;
    for (std::size_t at = 0; at < known.size(); ++at)
        if (known[at].needsModel && m_values[at] != 0.0 && m_options.model.empty())
            return QCoreApplication::translate("odori::cli", "--model is needed");
    for (std::size_t at = 0; at < known.size(); ++at)
        if (m_options.flags[at]->count() > 0 &&
            !mmd::hasEffect(*m_options.tool, m_values, known[at]))
            return Text::tr("%1 has an effect only with %2", "as in: --scale, --own-scale 1")
                .arg(flagOf(known[at].id), flagOf(known[at].needs) + QStringLiteral(" 1"));
    return {};
}

int ToolBatch::run()
{
    readChoices();
    if (const QString wrong = problem(); !wrong.isEmpty())
        return misuse(wrong);
    for (std::string& name : m_tracks) // "A, B" as people type it
        name = QString::fromStdString(name).trimmed().toStdString();
    if (!nameOutputs())
        return wrongUsage;
    if (!readOthers())
        return refused;
    if (m_intoFolder)
        if (const auto made = mmd::makeFolders(mmd::pathFromUtf8(m_options.output)); !made)
            return refuse(made.error(), m_options.output);
    const mmd::Interruption interruption(m_progress);
    for (ToolItem& item : m_items) {
        change(item);
        if (const int signal = mmd::Interruption::signal(); signal != 0)
            mmd::endBySignal(signal);
        if (!item.error.empty())
            std::cerr << item.error << '\n';
        item.result.patch = {};
    }
    return report();
}

void addToolOption(
    CLI::App& command, const mmd::Tool& tool, std::size_t at, const std::shared_ptr<Options>& to)
{
    const mmd::ToolOption& option = tool.options[at];
    const std::string flag = flagOf(option.id).toStdString();
    const QString help = helpOf(tool, option);
    using Kind = mmd::ToolOption::Kind;
    if (option.kind == Kind::Choice) {
        to->choices[at] = option.choices[std::size_t(option.value)];
        to->flags[at] =
            command.add_option(flag, to->choices[at], help.toStdString())
                ->check(
                    oneOf(std::vector<std::string>(option.choices.begin(), option.choices.end())))
                ->capture_default_str();
    } else if (option.kind == Kind::Switch) {
        to->flags[at] =
            command
                .add_option(flag, to->values[at], Text::tr("%1 (0 or 1)").arg(help).toStdString())
                ->check(wholeWithin(0, 1))
                ->capture_default_str();
    } else {
        to->flags[at] =
            command.add_option(flag, to->values[at], help.toStdString())
                ->check(option.kind == Kind::Whole
                            ? wholeWithin(std::int64_t(option.least), std::int64_t(option.most))
                            : numberWithin(option.least, option.most))
                ->capture_default_str();
    }
}

void addTool(CLI::App& tools, const mmd::Tool& tool, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    options->tool = &tool;
    options->values = mmd::defaultValues(tool);
    options->choices.resize(tool.options.size());
    options->flags.resize(tool.options.size());
    CLI::App* command = tools.add_subcommand(std::string(tool.id), helpOf(tool).toStdString());
    command
        ->add_option("MOTION", options->inputs,
            Text::tr("motion (%1)").arg(endingsOf(mmd::MotionContent::Motion)).toStdString())
        ->required();
    command
        ->add_option("-o,--output", options->output,
            Text::tr("VMD file, or output folder for several motions").toStdString())
        ->required();
    auto* model = command->add_option(
        "--model", options->model, Text::tr("model (%1)").arg(modelEndings()).toStdString());
    if (tool.needsModel)
        model->required();
    if (tool.needsOther) {
        command->add_option("--with", options->other, Text::tr("the other motion").toStdString())
            ->required();
        command
            ->add_option("--with-model", options->otherModel,
                Text::tr("the model that the other motion was made for").toStdString())
            ->required(tool.needsOtherModel);
    }
    if (tool.scope == mmd::ToolScope::Rows)
        command
            ->add_option("--tracks", options->tracks,
                Text::tr("names of bones and morphs, with commas between them (default: all)")
                    .toStdString())
            ->delimiter(',');
    if (tool.usesRange)
        command
            ->add_option("--range", options->range,
                Text::tr("first and last frame, A:B (default: all)").toStdString())
            ->check(frameRangeCheck());
    for (std::size_t at = 0; at < tool.options.size(); ++at)
        addToolOption(*command, tool, at, options);
    command->add_option(
        "--report", options->report, Text::tr("writes a JSON report; - is stdout").toStdString());
    command->callback([options, &status] { status = ToolBatch(*options).run(); });
}

} // namespace

void addTools(CLI::App& program, int& status)
{
    CLI::App* tools = program.add_subcommand(
        "tool", Text::tr("Changes motions with a motion tool").toStdString());
    tools->require_subcommand(1);
    for (const mmd::Tool& tool : mmd::toolTable())
        addTool(*tools, tool, status);
}

} // namespace odori::cli
