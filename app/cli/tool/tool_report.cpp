// SPDX-License-Identifier: MIT
#include "app/cli/tool/tool_report.h"

#include "ui/messages/tool_messages.h"

#include <nlohmann/json.hpp>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const mmd::PoseDifference& moved)
{
    Json json;
    for (const MovedLine& line : movedLines(moved))
        json[line.code] = {{"largest", line.moved.largest}, {"mean", line.moved.mean},
            {"frame", line.moved.frame}};
    json["degrees"] = {{"largest", moved.degrees}, {"frame", moved.degreesFrame}};
    return json;
}

Json jsonOf(std::span<const mmd::MissedFrame> missed)
{
    Json json = Json::array();
    for (const mmd::MissedFrame& each : missed)
        json.push_back({{"frame", each.frame}, {"units", each.units}});
    return json;
}

Json jsonOf(const ToolItem& item)
{
    Json json;
    json["input"] = item.input;
    json["output"] = item.output;
    json["status"] = item.error.empty() ? "done" : "failed";
    json["error"] = item.error.empty() ? Json(nullptr) : Json(item.error);
    if (!item.error.empty())
        return json;
    auto& figures = json["figures"] = Json::object();
    for (const mmd::ToolFigure& figure : item.result.figures) {
        figures[codeOf(figure.kind)] = figure.value;
        if (figure.kind == mmd::ToolFigureKind::Unreached)
            figures["unreached-frames"] = jsonOf(figure.missed);
    }
    json["moved"] = item.result.moved ? jsonOf(*item.result.moved) : Json(nullptr);
    return json;
}

} // namespace

std::string textOf(const ToolItem& item)
{
    QString text;
    for (const QString& each : sentencesOf(item.result.figures))
        text += QStringLiteral("  ") + each + u'\n';
    if (item.result.moved) {
        for (const MovedLine& line : movedLines(*item.result.moved))
            text += QStringLiteral("  ") + sentence(line) + u'\n';
        text += QStringLiteral("  ") + turnSentence(*item.result.moved) + u'\n';
    }
    return text.toStdString();
}

std::string jsonOf(const mmd::Tool& tool, const std::string& model, std::span<const ToolItem> items)
{
    Json json;
    json["tool"] = tool.id;
    json["model"] = model.empty() ? Json(nullptr) : Json(model);
    std::size_t failed = 0;
    auto& files = json["files"] = Json::array();
    for (const ToolItem& item : items) {
        files.push_back(jsonOf(item));
        failed += item.error.empty() ? 0u : 1u;
    }
    json["done"] = items.size() - failed;
    json["failed"] = failed;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace odori::cli
