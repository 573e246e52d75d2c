// SPDX-License-Identifier: MIT
#include "app/cli/project_info.h"

#include "libmmd/base/file_io.h"
#include "libmmd/project/project.h"
#include "ui/messages/messages.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

QString tr(const char* text, const char* comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("odori::cli", text, comment, count);
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json motionOf(const mmd::ProjectMotion& reference, const mmd::Motion& motion)
{
    return {{"path", textOrNull(reference.path)}, {"inside", reference.vmd.has_value()},
        {"keys", motion.keyCount()}, {"lastFrame", motion.lastFrame()}};
}

/// An empty model if the file exists; it is not read.
mmd::Result<mmd::Model> presentModel(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::FileNotFound, .offset = 0, .field = {}, .value = 0});
    return mmd::Model{};
}

Json jsonOf(const mmd::ProjectFile& file, const mmd::OpenedProject& project)
{
    const mmd::Scene& scene = project.scene;
    const mmd::SceneSettings& settings = scene.settings;
    Json info{{"kind", "project"}, {"format", "Odori project 1"}};
    Json& actors = info["actors"] = Json::array();
    for (std::size_t at = 0; at < file.actors.size(); ++at)
        actors.push_back({{"model", textOrNull(file.actors[at].model)},
            {"motion", motionOf(file.actors[at].motion, scene.actors[at].motion)},
            {"drafts", file.actors[at].drafts.size()}, {"visible", file.actors[at].visible}});
    info["active"] = file.active ? Json(*file.active) : Json("camera");
    info["camera"] = {
        {"motion", motionOf(file.camera, scene.camera)}, {"drafts", file.cameraDrafts.size()}};
    Json& markers = info["markers"] = Json::array();
    for (const mmd::Marker& marker : scene.markers)
        markers.push_back({{"frame", marker.frame}, {"name", marker.name}});
    const mmd::SceneSound& sound = settings.sound;
    info["sound"] = {{"path", textOrNull(file.settings.sound.path)}, {"offset", sound.offset},
        {"volume", sound.volume}, {"muted", sound.isMuted}};
    info["beats"] = {{"perMinute", settings.beatsPerMinute}, {"first", settings.firstBeat},
        {"perBar", settings.beatsPerBar}};
    for (const mmd::TempoChange& each : settings.tempoChanges)
        info["beats"]["changes"].push_back(
            {{"beat", each.beat}, {"perMinute", each.beatsPerMinute}});
    info["play"] = {{"first", settings.playFirst}, {"last", settings.playLast}};
    info["gravity"] = settings.gravity;
    const glm::vec3& down = settings.gravityDirection;
    info["gravityDirection"] = {down.x, down.y, down.z};
    info["noise"] = {{"amount", settings.gravityNoise}, {"seed", settings.noiseSeed}};
    info["physicsSteps"] = settings.physicsSteps;
    Json missing = Json::array(), warnings = Json::array();
    for (const mmd::Warning& each : project.warnings)
        if (each.code == mmd::WarningCode::MissingFile)
            missing.push_back(each.location);
        else
            warnings.push_back(sentence(each).toStdString());
    info["missing"] = std::move(missing);
    info["warnings"] = std::move(warnings);
    return info;
}

QString textOf(const Json& json, const char* member)
{
    return json.at(member).is_null() ? QString()
                                     : QString::fromStdString(json.at(member).get<std::string>());
}

int numberOf(const Json& json, const char* member)
{
    return json.at(member).get<int>();
}

/// "walk.vmd, 312 keys to frame 90, changed inside the project, 2 drafts"
QString motionText(const Json& owner)
{
    const Json& motion = owner.at("motion");
    QStringList parts;
    if (const QString path = textOf(motion, "path"); !path.isEmpty())
        parts += path;
    const int keys = numberOf(motion, "keys");
    parts += keys == 0
                 ? tr("no keys")
                 : tr("%n key(s) to frame %1", nullptr, keys).arg(numberOf(motion, "lastFrame"));
    if (motion.at("inside").get<bool>())
        parts += tr("saved inside the project");
    if (const int drafts = numberOf(owner, "drafts"); drafts > 0)
        parts += tr("%n draft(s)", nullptr, drafts);
    return parts.join(QStringLiteral(", "));
}

QString listText(const QString& label, const Json& list)
{
    if (list.empty())
        return {};
    QString text = QStringLiteral("  %1: %2\n").arg(label).arg(list.size());
    constexpr std::size_t most = 40;
    for (std::size_t at = 0; at < list.size() && at < most; ++at)
        text +=
            QStringLiteral("    ") + QString::fromStdString(list[at].get<std::string>()) + u'\n';
    return list.size() > most ? text + QStringLiteral("    …\n") : text;
}

} // namespace

mmd::Result<Json> projectInfo(std::span<const std::byte> bytes, const std::filesystem::path& path)
{
    const auto file = mmd::readProjectFile(bytes);
    if (!file)
        return tl::unexpected(file.error());
    return mmd::openProject(path, presentModel).map([&](const mmd::OpenedProject& project) {
        return jsonOf(*file, project);
    });
}

QString textOfProject(const Json& info)
{
    const auto line = [](const QString& label, const QString& value) {
        return QStringLiteral("  %1: %2\n").arg(label, value);
    };
    QString text = line(tr("Project"), textOf(info, "format"));
    text += line(tr("Models"), QString::number(info.at("actors").size()));
    for (const Json& actor : info.at("actors")) {
        const QString model = textOf(actor, "model");
        text += QStringLiteral("    %1\n").arg(model.isEmpty() ? tr("no model") : model);
        text += QStringLiteral("      %1\n").arg(motionText(actor));
    }
    text += line(tr("Camera"), motionText(info.at("camera")));
    const Json& sound = info.at("sound");
    if (const QString path = textOf(sound, "path"); !path.isEmpty())
        text += line(
            tr("Sound"), tr("%1, begins at %2 ms").arg(path).arg(sound.at("offset").get<double>()));
    const Json& beats = info.at("beats");
    text += line(tr("Tempo"), tr("%1 beats per minute, %2 per bar")
                                  .arg(beats.at("perMinute").get<double>())
                                  .arg(numberOf(beats, "perBar")));
    if (beats.contains("changes"))
        for (const Json& change : beats.at("changes"))
            text += line(tr("Tempo from beat %1").arg(numberOf(change, "beat")),
                tr("%1 beats per minute").arg(change.at("perMinute").get<double>()));
    Json names = Json::array();
    for (const Json& marker : info.at("markers"))
        names.push_back(tr("%1 at frame %2")
                            .arg(textOf(marker, "name"))
                            .arg(marker.at("frame").get<std::uint32_t>())
                            .toStdString());
    text += listText(tr("Markers"), names);
    text += listText(tr("Missing files"), info.at("missing"));
    return text + listText(tr("Warnings"), info.at("warnings"));
}

} // namespace odori::cli
