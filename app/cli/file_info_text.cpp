// SPDX-License-Identifier: MIT
#include "app/cli/file_info.h"

#include "app/cli/project_info.h"
#include "libmmd/animation/animation_wish.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype mostNamed = 12;  ///< maximum number of names in a list
constexpr qsizetype mostTracks = 40; ///< maximum number of track lines

QString tr(const char* text, const char* comment = nullptr, qlonglong count = -1)
{
    return QCoreApplication::translate("odori::cli", text, comment,
        int(std::min(count, qlonglong(std::numeric_limits<int>::max()))));
}

QString textOf(const Json& json, const char* member)
{
    return shownName(json.at(member).get_ref<const std::string&>());
}

qlonglong numberOf(const Json& json, const char* member)
{
    return json.at(member).get<qlonglong>();
}

void append(QString& out, const QString& label, const QString& value)
{
    if (!value.isEmpty())
        out += QStringLiteral("  ") + label + QStringLiteral(": ") + value + u'\n';
}

/// The first names in one line.
QString namesOf(const Json& list)
{
    QStringList names;
    for (const Json& each : list)
        if (names.size() < mostNamed)
            names += shownName(each.get_ref<const std::string&>(), longestInSentence);
    const QString first = names.join(QStringLiteral(", "));
    const auto more = int(list.size()) - int(names.size());
    return more == 0 ? first : tr("%1 and %n more", "names in a list", more).arg(first);
}

/// Appends sentences or paths, one per line.
void appendLines(QString& out, const QString& label, const Json& list)
{
    if (list.empty())
        return;
    out +=
        QStringLiteral("  ") + label + QStringLiteral(": ") + QString::number(list.size()) + u'\n';
    qsizetype shown = 0;
    for (const Json& each : list) {
        if (shown++ == mostTracks) {
            out += QStringLiteral("    …\n");
            break;
        }
        out += QStringLiteral("    ") +
               shownPath(QString::fromStdString(each.get_ref<const std::string&>())) + u'\n';
    }
}

QString keysOf(const Json& track)
{
    const qlonglong keys = numberOf(track, "keys");
    return keys == 1 ? tr("one key, frame %1").arg(numberOf(track, "first"))
                     : tr("%n key(s), frames %1 to %2", nullptr, keys)
                           .arg(numberOf(track, "first"))
                           .arg(numberOf(track, "last"));
}

/// Lists the tracks that move, with their keys, and counts the others.
void appendTracks(QString& out, const QString& label, const Json& tracks)
{
    qsizetype moving = 0;
    for (const Json& track : tracks)
        moving += track.at("atRest").get<bool>() ? 0 : 1;
    if (tracks.empty())
        return;
    out += QStringLiteral("  ") +
           tr("%1: %2 (%3 more do not move)")
               .arg(label)
               .arg(moving)
               .arg(qsizetype(tracks.size()) - moving) +
           u'\n';
    qsizetype shown = 0;
    for (const Json& track : tracks) {
        if (track.at("atRest").get<bool>())
            continue;
        if (shown++ == mostTracks) {
            out += QStringLiteral("    …\n");
            break;
        }
        out += QStringLiteral("    ") + textOf(track, "name") + QStringLiteral(": ") +
               keysOf(track) + u'\n';
    }
}

/// "bones 872, morphs 184, show and IK 1", and a note if the file ends before the last section.
void appendSections(QString& out, const Json& sections)
{
    constexpr std::array<std::pair<const char*, const char*>, 6> names{
        {{"bone", QT_TRANSLATE_NOOP("odori::cli", "bones %1")},
            {"morph", QT_TRANSLATE_NOOP("odori::cli", "morphs %1")},
            {"camera", QT_TRANSLATE_NOOP("odori::cli", "camera %1")},
            {"light", QT_TRANSLATE_NOOP("odori::cli", "light %1")},
            {"shadow", QT_TRANSLATE_NOOP("odori::cli", "self-shadow %1")},
            {"showIk", QT_TRANSLATE_NOOP("odori::cli", "show and IK %1")}}};
    QStringList keys;
    for (const auto& [member, label] : names)
        if (sections.contains(member) && numberOf(sections, member) > 0)
            keys += tr(label).arg(numberOf(sections, member));
    append(out, tr("Keys"), keys.isEmpty() ? tr("none") : keys.join(QStringLiteral(", ")));
    if (sections.size() < names.size())
        append(out, tr("Sections"),
            tr("the file has only %1 of 6 sections, like files of older programs")
                .arg(sections.size()));
}

QString lengthOf(const Json& info)
{
    return tr("frames 0 to %1, %2 s")
        .arg(numberOf(info, "lastFrame"))
        .arg(QString::number(info.at("seconds").get<double>(), 'f', 2));
}

QString textOfAnimation(const Json& info)
{
    QString out;
    append(out, tr("Animation"), textOf(info, "format"));
    append(out, tr("Joints"), QString::number(numberOf(info, "joints")));
    append(out, tr("Length"), lengthOf(info));
    append(out, tr("Frames per second"), QString::number(info.at("framesPerSecond").get<double>()));
    const auto takes = info.at("animations").get<std::vector<std::string>>();
    if (takes.size() < 2)
        return out;
    append(out, tr("Animations in the file"), shownName(mmd::takeLabels(takes)));
    append(out, tr("Shown animation"),
        shownName(mmd::takeLabel(takes, std::size_t(numberOf(info, "animation") - 1))));
    return out;
}

QString textOfMotion(const Json& info)
{
    QString out;
    append(out, tr("Motion"), textOf(info, "format"));
    const QString model = textOf(info, "modelName");
    append(out, tr("Made for"),
        info.contains("modelNameEncoding")
            ? tr("%1 (read as %2)").arg(model, textOf(info, "modelNameEncoding"))
            : model);
    append(out, tr("Length"), lengthOf(info));
    appendSections(out, info.at("sections"));
    append(out, tr("IK"), namesOf(info.at("ikBones")));
    append(out, tr("IK switched off"), namesOf(info.at("ikOff")));
    appendTracks(out, tr("Bones that move"), info.at("boneTracks"));
    appendTracks(out, tr("Morphs that move"), info.at("morphTracks"));
    appendLines(out, tr("Warnings"), info.at("warnings"));
    return out;
}

QString morphsOf(const Json& info)
{
    constexpr std::array<std::pair<const char*, const char*>, 5> names{
        {{"brow", QT_TRANSLATE_NOOP("odori::cli", "brow %1")},
            {"eye", QT_TRANSLATE_NOOP("odori::cli", "eye %1")},
            {"mouth", QT_TRANSLATE_NOOP("odori::cli", "mouth %1")},
            {"other", QT_TRANSLATE_NOOP("odori::cli", "other %1")},
            {"hidden", QT_TRANSLATE_NOOP("odori::cli", "hidden %1")}}};
    const Json& panels = info.at("morphPanels");
    QStringList parts;
    for (const auto& [member, label] : names)
        if (panels.contains(member))
            parts += tr(label).arg(numberOf(panels, member));
    const QString count = QString::number(numberOf(info, "morphs"));
    return parts.isEmpty() ? count
                           : count + QStringLiteral(" (") + parts.join(QStringLiteral(", ")) + u')';
}

QString textOfModel(const Json& info)
{
    QString out;
    const auto number = [&](const char* member) { return numberOf(info, member); };
    append(out, tr("Model"), textOf(info, "format"));
    append(out, tr("Name"), textOf(info, "name"));
    append(out, tr("English name"), textOf(info, "nameEnglish"));
    append(out, tr("Mesh"),
        tr("%1, %2, %3, %4", "as in: 8 vertices, 12 faces, 1 material, no textures")
            .arg(tr("%n vertices", nullptr, number("vertices")),
                tr("%n face(s)", nullptr, number("faces")),
                tr("%n material(s)", nullptr, number("materials")),
                tr("%n texture(s)", nullptr, number("textures"))));
    append(out, tr("Bones"), tr("%1 (%2 with IK)").arg(number("bones")).arg(number("ikChains")));
    append(out, tr("Morphs"), morphsOf(info));
    append(out, tr("Display frames"), QString::number(number("displayFrames")));
    append(out, tr("Physics"),
        number("rigidBodies") == 0 ? tr("none")
                                   : tr("%1, %2", "as in: 1 rigid body, 2 joints")
                                         .arg(tr("%n rigid bodies", nullptr, number("rigidBodies")),
                                             tr("%n joint(s)", nullptr, number("joints"))));
    const auto& comment = info.at("comment").get_ref<const std::string&>();
    append(out, tr("Comment"), shownName(QString::fromStdString(comment).simplified()));
    if (info.contains("animation"))
        out += textOfAnimation(info.at("animation"));
    appendLines(out, tr("Missing textures"), info.at("missingTextures"));
    appendLines(
        out, tr("Textures outside the model's folder (not loaded)"), info.at("refusedTextures"));
    appendLines(out, tr("Warnings"), info.at("warnings"));
    return out;
}

} // namespace

std::string textOf(const Json& info)
{
    const QString text = info.at("kind") == "model"       ? textOfModel(info)
                         : info.at("kind") == "project"   ? textOfProject(info)
                         : info.at("kind") == "animation" ? textOfAnimation(info)
                                                          : textOfMotion(info);
    return text.toStdString();
}

} // namespace odori::cli
