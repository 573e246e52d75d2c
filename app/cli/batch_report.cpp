// SPDX-License-Identifier: MIT
#include "app/cli/batch_report.h"

#include "ui/messages/export_messages.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace odori::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::cli", text);
}

const char* nameOf(BatchItem::Status status)
{
    switch (status) {
    case BatchItem::Status::Done:
        return "done";
    case BatchItem::Status::Skipped:
        return "skipped";
    default:
        return "failed";
    }
}

QString shownStatus(BatchItem::Status status)
{
    switch (status) {
    case BatchItem::Status::Done:
        return tr("done");
    case BatchItem::Status::Skipped:
        return tr("skipped");
    default:
        return tr("failed");
    }
}

nlohmann::ordered_json jsonOf(const mmd::ExportResult& result)
{
    nlohmann::ordered_json json;
    json["frames"] = result.frames;
    json["bones"] = result.bones;
    json["meshes"] = result.meshes;
    json["shapes"] = result.shapes;
    json["bytes"] = result.bytes;
    if (const auto& thinned = result.thinned) {
        json["keysBefore"] = thinned->before;
        json["keysAfter"] = thinned->after;
    }
    if (const auto& verified = result.verification) {
        json["maxPositionError"] = verified->position;
        json["maxRotationError"] = verified->rotation;
        json["worstBone"] = verified->worstBone;
    }
    json["warnings"] = nlohmann::ordered_json::array();
    for (const mmd::Warning& warning : result.warnings)
        json["warnings"].push_back(sentence(warning).toStdString());
    json["losses"] = nlohmann::ordered_json::array();
    for (const mmd::Loss& loss : result.losses)
        json["losses"].push_back(
            {{"code", codeOf(loss.code)}, {"count", loss.count}, {"names", loss.names}});
    return json;
}

std::size_t countOf(const std::vector<BatchItem>& items, BatchItem::Status status)
{
    return std::size_t(std::count_if(
        items.begin(), items.end(), [&](const BatchItem& item) { return item.status == status; }));
}

} // namespace

std::string lineOf(const BatchItem& item)
{
    const mmd::ExportResult& result = item.result;
    // Not tr(): lupdate reads a function of type std::string as a member of a class `std`.
    const auto frames = int(result.frames), bones = int(result.bones), shapes = int(result.shapes);
    QString line =
        QCoreApplication::translate(
            "odori::cli", "%1: %2, %3, %4, %5 MB in %6 s", "as in: a.fbx: 90 frames, 1 bone, …")
            .arg(shownPath(QString::fromStdString(item.output)),
                QCoreApplication::translate("odori::cli", "%n frame(s)", nullptr, frames),
                QCoreApplication::translate("odori::cli", "%n bone(s)", nullptr, bones),
                QCoreApplication::translate("odori::cli", "%n shape(s)", nullptr, shapes),
                QString::number(double(result.bytes) / 1e6, 'f', 1),
                QString::number(item.seconds, 'f', 2));
    if (const auto& verified = result.verification)
        line += QLatin1String("; ") + verificationText(*verified);
    return line.toStdString();
}

std::string textOf(const std::vector<mmd::Loss>& losses)
{
    QString text;
    for (const mmd::Loss& loss : losses)
        text += QLatin1String("  ") + sentence(loss) + QLatin1Char('\n');
    return text.toStdString();
}

std::string tableOf(const std::vector<BatchItem>& items)
{
    QString text;
    for (const BatchItem& item : items) {
        text += shownStatus(item.status).leftJustified(8) + QLatin1Char(' ');
        if (item.status == BatchItem::Status::Done)
            text +=
                QStringLiteral("%1 %2 s  ").arg(item.result.frames, 6).arg(item.seconds, 6, 'f', 2);
        else
            text += QString(17, QLatin1Char(' '));
        text += shownPath(QString::fromStdString(item.input)) + QLatin1Char('\n');
    }
    text += QCoreApplication::translate("odori::cli", "%1 done, %2 skipped, %3 failed")
                .arg(countOf(items, BatchItem::Status::Done))
                .arg(countOf(items, BatchItem::Status::Skipped))
                .arg(countOf(items, BatchItem::Status::Failed)) +
            QLatin1Char('\n');
    return text.toStdString();
}

std::string jsonOf(const std::string& model, const std::vector<BatchItem>& items)
{
    nlohmann::ordered_json json;
    json["model"] = model;
    json["done"] = countOf(items, BatchItem::Status::Done);
    json["skipped"] = countOf(items, BatchItem::Status::Skipped);
    json["failed"] = countOf(items, BatchItem::Status::Failed);
    auto& files = json["files"] = nlohmann::ordered_json::array();
    for (const BatchItem& item : items) {
        nlohmann::ordered_json file{
            {"input", item.input}, {"output", item.output}, {"status", nameOf(item.status)}};
        if (!item.error.empty())
            file["error"] = item.error;
        if (item.status == BatchItem::Status::Done) {
            file["seconds"] = item.seconds;
            file.update(jsonOf(item.result));
        }
        files.push_back(std::move(file));
    }
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace odori::cli
