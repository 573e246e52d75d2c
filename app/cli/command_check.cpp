// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/finding_text.h"
#include "app/cli/motion_formats.h"
#include "libmmd/base/file_io.h"
#include "libmmd/check/motion_check.h"
#include "libmmd/scene/edits.h"

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
    std::string input, model, fixed;
    bool json = false;
};

const char* kindName(mmd::TrackKind kind)
{
    constexpr const char* names[] = {"bone", "morph", "camera", "light", "shadow", "showIk"};
    return names[std::size_t(kind)];
}

Json jsonOf(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    const bool isWhole = finding.code == UnknownBytes || finding.code == NoKeys;
    Json json;
    json["code"] = mmd::codeName(finding.code);
    json["section"] = isWhole ? Json(nullptr) : Json(kindName(finding.track.kind));
    const bool isNamed = !finding.track.name.empty() || !finding.ikBone.empty();
    json["name"] = isNamed ? Json(placeOf(finding).toStdString()) : Json(nullptr);
    json["frame"] = finding.frame;
    json["count"] = finding.count;
    json[finding.code <= LostIk ? "suggestions" : "names"] = finding.names;
    json["hint"] = hintOf(finding.code).toStdString();
    json["harmless"] = finding.harmless;
    json["repairable"] = mmd::isRepairable(finding.code);
    return json;
}

void printJson(const Options& options, const Findings& findings)
{
    Json json;
    json["file"] = options.input;
    json["model"] = options.model.empty() ? Json(nullptr) : Json(options.model);
    auto& list = json["findings"] = Json::array();
    for (const mmd::Finding& finding : findings)
        list.push_back(jsonOf(finding));
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

/// A heading and its hint for each code, the findings below it.
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
            text += QStringLiteral("  → ") + hintOf(code) + u'\n';
    }
    return text;
}

/// What changes nothing that is seen: a line a code.
QString briefTextOf(const Findings& findings)
{
    std::map<mmd::FindingCode, QStringList> places;
    for (const mmd::Finding& finding : findings)
        places[finding.code] += placeOf(finding);
    QString text;
    for (const auto& [code, names] : places) {
        constexpr qsizetype shown = 6;
        const QString listed =
            names.first(std::min(shown, names.size())).join(QStringLiteral(", "));
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

void printText(const Findings& findings)
{
    Findings real, harmless;
    for (const mmd::Finding& finding : findings)
        (finding.harmless ? harmless : real).push_back(finding);
    QString text = real.empty()
                       ? QCoreApplication::translate("odori::cli", "Nothing is wrong.") + u'\n'
                       : textOf(real);
    if (!harmless.empty())
        text += u'\n' +
                QCoreApplication::translate("odori::cli", "Harmless, nothing is seen of it:") +
                u'\n' + briefTextOf(harmless);
    std::cout << text.toStdString();
}

mmd::Motion repaired(const mmd::Motion& motion)
{
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    actor.motion = motion;
    scene.actors.push_back(std::move(actor));
    const mmd::ScenePatch patch = mmd::repairKeys(scene, {}, mmd::ActorId{1});
    return mmd::applied(scene, patch).actors.front().motion;
}

/// Known by its content or its ending, as `convert` reads it.
mmd::Result<mmd::MotionFromVmd> readAnyMotion(const std::string& path)
{
    auto bytes = mmd::readFile(mmd::pathFromUtf8(path));
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    return sourceFormat(*bytes, extensionOf(path)).read(std::move(*bytes)).map(mmd::motionFromVmd);
}

int run(const Options& options)
{
    const auto read = readAnyMotion(options.input);
    if (!read)
        return refuse(read.error(), options.input);
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
        if (const auto written = mmd::writeFile(mmd::pathFromUtf8(options.fixed), bytes); !written)
            return refuse(written.error(), options.fixed);
    }
    if (options.json)
        printJson(options, findings);
    else
        printText(findings);
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
        "check", "Looks for what is wrong with a motion, alone or on a model");
    command->add_option("FILE", options->input, "motion (vmd json csv) or pose (vpd)")->required();
    command->add_option("--model", options->model, "model (pmx, pmd) that the motion is for");
    command->add_option("--fix", options->fixed, "motion to write with what is safe repaired");
    command->add_flag("--json", options->json, "for programs");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
