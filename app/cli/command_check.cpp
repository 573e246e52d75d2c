// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/format_text.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/check/motion_check.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/keys/repair.h"
#include "ui/messages/finding_messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;
using Findings = std::vector<mmd::Finding>;

struct Options {
    std::vector<std::string> files; ///< as typed: a motion, and optionally a model
    std::string input, model, fixed;
    bool json = false;
};

/// hintOf() with the option that repairs, instead of the editor's button.
QString remedyOf(mmd::FindingCode code)
{
    using enum mmd::FindingCode;
    switch (code) {
    case DuplicateKey:
        return QCoreApplication::translate(
            "odori::cli", "The last key is used; --fix removes the others.");
    case BadNumber:
        return QCoreApplication::translate("odori::cli",
            "The program that wrote them has a bug; --fix replaces them with the values of the "
            "rest pose.");
    case BadCurve:
        return QCoreApplication::translate(
            "odori::cli", "These points count as 127; --fix changes them to 127.");
    case BadRotation:
        return QCoreApplication::translate("odori::cli",
            "Players interpret them differently; --fix normalises them, as Odori and most players "
            "do.");
    default:
        return hintOf(code);
    }
}

Json jsonOf(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    const bool isWhole = finding.code == UnknownBytes || finding.code == NoKeys;
    Json json;
    json["code"] = mmd::codeName(finding.code);
    json["section"] = isWhole ? Json(nullptr) : Json(mmd::wordOf(finding.track.kind));
    const bool isNamed = !finding.track.name.empty() || !finding.ikBone.empty();
    json["name"] = isNamed ? Json(locationOf(finding).toStdString()) : Json(nullptr);
    json["frame"] = finding.frame;
    json["count"] = finding.count;
    json[finding.code <= LostIk ? "suggestions" : "names"] = finding.names;
    json["hint"] = remedyOf(finding.code).toStdString();
    json["harmless"] = finding.harmless;
    json["repairable"] = mmd::isRepairable(finding.code);
    return json;
}

void printJson(std::ostream& out, const Options& options, const Findings& findings)
{
    Json json;
    json["file"] = options.input;
    json["model"] = options.model.empty() ? Json(nullptr) : Json(options.model);
    auto& list = json["findings"] = Json::array();
    for (const mmd::Finding& finding : findings)
        list.push_back(jsonOf(finding));
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

/// For each code a heading, its findings and a hint.
QString textOf(const Findings& findings)
{
    QString text;
    for (std::size_t at = 0; at < findings.size(); ++at) {
        const mmd::FindingCode code = findings[at].code;
        if (at == 0 || findings[at - 1].code != code)
            text += (at ? QStringLiteral("\n") : QString()) + headingOf(code) + u'\n';
        if (const QString line = lineOf(findings[at]); !line.isEmpty())
            text += QStringLiteral("  ") + line + u'\n';
        if (at + 1 == findings.size() || findings[at + 1].code != code)
            text += QStringLiteral("  → ") + remedyOf(code) + u'\n';
    }
    return text;
}

/// The findings without a visible effect: one line per code.
QString briefTextOf(const Findings& findings)
{
    std::map<mmd::FindingCode, QStringList> locations;
    for (const mmd::Finding& finding : findings)
        locations[finding.code] += shownName(locationOf(finding), longestInSentence);
    QString text;
    for (const auto& [code, names] : locations) {
        constexpr qsizetype shown = 6;
        const QString listed = listedNames(names.first(std::min(shown, names.size())));
        const qsizetype more = names.size() - shown;
        text += QStringLiteral("  ") + headingOf(code) + QStringLiteral(": ") +
                (more > 0 ? QCoreApplication::translate(
                                "odori::cli", "%1 and %n more", "names in a list", int(more))
                                .arg(listed)
                          : listed) +
                u'\n';
    }
    return text;
}

void printText(std::ostream& out, const Findings& findings)
{
    Findings real, harmless;
    for (const mmd::Finding& finding : findings)
        (finding.harmless ? harmless : real).push_back(finding);
    QString text = real.empty()
                       ? QCoreApplication::translate("odori::cli", "No problems found.") + u'\n'
                       : textOf(real);
    if (!harmless.empty())
        text += u'\n' + QCoreApplication::translate("odori::cli", "Harmless (no visible effect):") +
                u'\n' + briefTextOf(harmless);
    out << text.toStdString();
}

mmd::Motion repaired(const mmd::Motion& motion)
{
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    actor.motion = motion;
    scene.actors.push_back(std::move(actor));
    const mmd::ScenePatch patch = mmd::repairKeys({scene, mmd::ActorId{1}});
    return mmd::applied(scene, patch).actors.front().motion;
}

struct Input {
    mmd::Motion motion;
    bool isSaved = false; ///< as MotionFormat::isSaved
};

/// Reads a motion, recognized by its content or its extension, as in `convert`.
mmd::Result<Input> motionOf(const std::string& path)
{
    return mmd::readMotionFile(mmd::pathFromUtf8(path)).map([](const mmd::MotionSource& read) {
        return Input{mmd::motionFromVmd(read.file).motion, read.format->isSaved};
    });
}

int refuseUsage()
{
    return misuse(Text::tr("check takes one motion and at most one model"));
}

/// Finds out which file is the motion and which is the model, in any order, and reads the motion.
/// The error is the exit status.
tl::expected<Input, int> readInput(Options& options)
{
    for (const std::string& path : options.files) {
        const auto head = mmd::readHead(mmd::pathFromUtf8(path));
        if (!head)
            return tl::unexpected(refuse(head.error(), path));
        std::string& target = isModel(*head, path) ? options.model : options.input;
        if (!target.empty())
            return tl::unexpected(refuseUsage());
        target = path;
    }
    if (options.input.empty())
        return tl::unexpected(refuseUsage());
    auto read = motionOf(options.input);
    if (!read)
        return tl::unexpected(refuse(read.error(), options.input));
    return std::move(*read);
}

int run(Options options)
{
    if (const QString nameless = namelessOutput(options.fixed); !nameless.isEmpty())
        return misuse(nameless);
    const auto read = readInput(options);
    if (!read)
        return read.error();
    // A VMD may be repaired in place.
    if (clash({options.model, read->isSaved ? std::string() : options.input}, {options.fixed}))
        return wrongUsage;
    std::optional<mmd::Model> model;
    if (!options.model.empty()) {
        auto loaded = readModel(options.model);
        if (!loaded)
            return refuse(loaded.error(), options.model);
        model = std::move(*loaded);
    }
    const Findings findings = mmd::checkMotion(read->motion, model ? &*model : nullptr);
    if (!options.fixed.empty()) {
        const auto bytes = mmd::vmdFromMotion(repaired(read->motion));
        if (const int status = writeOutput(options.fixed, bytes); status != done)
            return status;
    }
    std::ostream& out = isStandardOutput(options.fixed) ? std::cerr : std::cout;
    if (options.json)
        printJson(out, options, findings);
    else
        printText(out, findings);
    const bool isRepaired = !options.fixed.empty();
    const bool isClean = std::all_of(findings.begin(), findings.end(), [&](const auto& each) {
        return each.harmless || (isRepaired && mmd::isRepairable(each.code));
    });
    return isClean ? done : found;
}

} // namespace

void addCheck(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand(
        "check", Text::tr("Finds problems in a motion, with or without its model").toStdString());
    command
        ->add_option("FILE", options->files,
            Text::tr("motion (%1) or pose (%2), and optionally its model (%3), in any order")
                .arg(endingsOf(mmd::MotionContent::Motion), endingsOf(mmd::MotionContent::Pose),
                    modelEndings())
                .toStdString())
        ->required()
        ->expected(1, 2);
    command->add_option("--model", options->model,
        Text::tr("model (%1) of the motion").arg(modelEndings()).toStdString());
    command->add_option("--fix", options->fixed,
        Text::tr("writes a repaired motion (safe repairs only); - is stdout, and the report goes "
                 "to stderr")
            .toStdString());
    command->add_flag("--json", options->json, Text::tr("prints JSON").toStdString());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
