// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/format_text.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/text/cp932.h"
#include "libmmd/tools/compare/motion_comparison.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string first, second, model, range;
    std::size_t top = 10;
    bool json = false;
};

Json jsonOf(const mmd::Peak& peak)
{
    return {{"value", peak.value}, {"frame", peak.frame}};
}

Json jsonOf(const mmd::TrackComparison& track)
{
    const bool isBone = track.id.kind == mmd::TrackKind::Bone;
    Json json;
    json["section"] = isBone ? "bone" : "morph";
    json["name"] = mmd::decodeCp932(track.id.name);
    json["inFirst"] = track.isInFirst;
    json["inSecond"] = track.isInSecond;
    if (isBone) {
        json["units"] = jsonOf(track.units);
        json["degrees"] = jsonOf(track.degrees);
    } else {
        json["weight"] = jsonOf(track.weight);
    }
    return json;
}

Json jsonOf(const mmd::JointComparison& joint, const mmd::Model& model)
{
    return {{"name", model.data.bones[std::size_t(joint.bone)].name.utf8},
        {"units", jsonOf(joint.units)}, {"degrees", jsonOf(joint.degrees)}, {"mean", joint.mean}};
}

void printJson(
    const Options& options, const mmd::MotionComparison& comparison, const mmd::Model* model)
{
    Json json;
    json["first"] = options.first;
    json["second"] = options.second;
    json["model"] = options.model.empty() ? Json(nullptr) : Json(options.model);
    json["frames"] = {comparison.span.first, comparison.span.last};
    json["equal"] = comparison.isEqual();
    json["differingTracks"] = comparison.tracks.size();
    json["differingJoints"] = comparison.joints.size();
    auto& joints = json["joints"] = Json::array();
    for (std::size_t at = 0; model && at < std::min(options.top, comparison.joints.size()); ++at)
        joints.push_back(jsonOf(comparison.joints[at], *model));
    auto& tracks = json["tracks"] = Json::array();
    for (std::size_t at = 0; at < std::min(options.top, comparison.tracks.size()); ++at)
        tracks.push_back(jsonOf(comparison.tracks[at]));
    json["strip"] = comparison.frames;
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

QString number(double value)
{
    return QString::number(value, 'f', 4);
}

/// The line of a joint or of a bone's track.
QString bonesLine(const QString& name, const mmd::Peak& units, const mmd::Peak& degrees)
{
    return QStringLiteral("  ") +
           QCoreApplication::translate(
               "odori::cli", "%1: %2 units at frame %3, %4° at frame %5", "a bone's differences")
               .arg(name, number(units.value))
               .arg(units.frame)
               .arg(number(degrees.value))
               .arg(degrees.frame) +
           u'\n';
}

QString lineOf(const mmd::TrackComparison& track)
{
    const QString name = shownName(mmd::decodeCp932(track.id.name), longestInSentence);
    if (track.id.kind == mmd::TrackKind::Bone)
        return bonesLine(name, track.units, track.degrees);
    return QStringLiteral("  ") +
           QCoreApplication::translate("odori::cli", "%1: %2 % at frame %3", "a morph's difference")
               .arg(name, number(track.weight.value * 100.0))
               .arg(track.weight.frame) +
           u'\n';
}

/// The number of entries that a list does not show.
QString moreLine(std::size_t count, std::size_t shown)
{
    if (count <= shown)
        return {};
    return QStringLiteral("  ") +
           QCoreApplication::translate(
               "odori::cli", "and %n more", "entries of a list", int(count - shown)) +
           u'\n';
}

void printText(
    const Options& options, const mmd::MotionComparison& comparison, const mmd::Model* model)
{
    QString text;
    if (comparison.isEqual()) {
        text =
            QCoreApplication::translate("odori::cli", "The motions are equal in frames %1 to %2.")
                .arg(comparison.span.first)
                .arg(comparison.span.last) +
            u'\n';
    }
    if (model && !comparison.joints.empty()) {
        text +=
            QCoreApplication::translate("odori::cli", "Bones of the model, in its space:") + u'\n';
        const std::size_t shown = std::min(options.top, comparison.joints.size());
        for (std::size_t at = 0; at < shown; ++at) {
            const auto& joint = comparison.joints[at];
            const auto& name = model->data.bones[std::size_t(joint.bone)].name.utf8;
            text += bonesLine(shownName(name, longestInSentence), joint.units, joint.degrees);
        }
        text += moreLine(comparison.joints.size(), shown);
    }
    if (!comparison.tracks.empty()) {
        text += QCoreApplication::translate("odori::cli", "Tracks, by their own values:") + u'\n';
        const std::size_t shown = std::min(options.top, comparison.tracks.size());
        for (std::size_t at = 0; at < shown; ++at)
            text += lineOf(comparison.tracks[at]);
        text += moreLine(comparison.tracks.size(), shown);
    }
    std::cout << text.toStdString();
}

int run(const Options& options)
{
    mmd::FrameSpan span{0, std::numeric_limits<std::uint32_t>::max()};
    if (const auto range = frameRange(options.range))
        span = {range->first, range->last};
    const auto first = readMotion(options.first);
    if (!first)
        return refuse(first.error(), options.first);
    const auto second = readMotion(options.second);
    if (!second)
        return refuse(second.error(), options.second);
    const std::uint32_t end = std::max(first->motion.lastFrame(), second->motion.lastFrame());
    if (!options.range.empty() && span.first > end)
        return misuse(
            QCoreApplication::translate("odori::cli", "--range: the motions end at frame %1")
                .arg(end));
    std::shared_ptr<const mmd::Model> model;
    if (!options.model.empty()) {
        auto loaded = readModel(options.model);
        if (!loaded)
            return refuse(loaded.error(), options.model);
        model = std::make_shared<const mmd::Model>(std::move(*loaded));
    }
    const mmd::Progress progress;
    const auto comparison =
        mmd::compareMotions(model, first->motion, second->motion, span, {progress, 0.0, 1.0});
    if (!comparison)
        return comparison.error().code == mmd::ErrorCode::TooManyFrames
                   ? refuse(tooManyFrames(mmd::mostFramesAtOnce))
                   : refuse(comparison.error());
    if (options.json)
        printJson(options, *comparison, model.get());
    else
        printText(options, *comparison, model.get());
    return comparison->isEqual() ? done : found;
}

} // namespace

void addCompare(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>(); // shared: the callback outlives this function
    CLI::App* command = program.add_subcommand("compare",
        Text::tr("Compares two motions frame by frame, with or without a model").toStdString());
    const std::string motion =
        Text::tr("motion (%1)").arg(endingsOf(mmd::MotionContent::Motion)).toStdString();
    command->add_option("FIRST", options->first, motion)->required();
    command->add_option("SECOND", options->second, motion)->required();
    command->add_option("--model", options->model,
        Text::tr("model (%1) whose bones are compared in its space")
            .arg(modelEndings())
            .toStdString());
    command
        ->add_option(
            "--range", options->range, Text::tr("frames A:B; by default all").toStdString())
        ->check(frameRangeCheck());
    command
        ->add_option("--top", options->top,
            Text::tr("number of differences in each list (10)").toStdString())
        ->check(wholeWithin(0, 1'000'000));
    command->add_flag("--json", options->json, Text::tr("prints JSON").toStdString());
    command->callback([options, &status] { status = run(*options); });
}

} // namespace odori::cli
