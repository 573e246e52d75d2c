// SPDX-License-Identifier: MIT
#include "app/cli/file_info.h"

#include <QtCore/QCoreApplication>

#include <array>
#include <string_view>
#include <utility>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

/// What people read for a member of the information.
QString labelOf(std::string_view member)
{
    constexpr std::array<std::pair<std::string_view, const char*>, 30> labels{{
        {"kind", QT_TRANSLATE_NOOP("FileInfo", "Kind")},
        {"format", QT_TRANSLATE_NOOP("FileInfo", "Format")},
        {"modelName", QT_TRANSLATE_NOOP("FileInfo", "Made for the model")},
        {"lastFrame", QT_TRANSLATE_NOOP("FileInfo", "Last frame")},
        {"seconds", QT_TRANSLATE_NOOP("FileInfo", "Seconds")},
        {"sections", QT_TRANSLATE_NOOP("FileInfo", "Keys in the file")},
        {"bone", QT_TRANSLATE_NOOP("FileInfo", "Bones")},
        {"morph", QT_TRANSLATE_NOOP("FileInfo", "Morphs")},
        {"camera", QT_TRANSLATE_NOOP("FileInfo", "Camera")},
        {"light", QT_TRANSLATE_NOOP("FileInfo", "Light")},
        {"shadow", QT_TRANSLATE_NOOP("FileInfo", "Self-shadow")},
        {"showIk", QT_TRANSLATE_NOOP("FileInfo", "Show and IK")},
        {"boneTracks", QT_TRANSLATE_NOOP("FileInfo", "Bones")},
        {"morphTracks", QT_TRANSLATE_NOOP("FileInfo", "Morphs")},
        {"ikBones", QT_TRANSLATE_NOOP("FileInfo", "IK bones")},
        {"trailingBytes", QT_TRANSLATE_NOOP("FileInfo", "Unknown bytes at the end")},
        {"warnings", QT_TRANSLATE_NOOP("FileInfo", "Warnings")},
        {"name", QT_TRANSLATE_NOOP("FileInfo", "Name")},
        {"nameEnglish", QT_TRANSLATE_NOOP("FileInfo", "English name")},
        {"vertices", QT_TRANSLATE_NOOP("FileInfo", "Vertices")},
        {"faces", QT_TRANSLATE_NOOP("FileInfo", "Faces")},
        {"materials", QT_TRANSLATE_NOOP("FileInfo", "Materials")},
        {"textures", QT_TRANSLATE_NOOP("FileInfo", "Textures")},
        {"bones", QT_TRANSLATE_NOOP("FileInfo", "Bones")},
        {"ikChains", QT_TRANSLATE_NOOP("FileInfo", "IK chains")},
        {"morphs", QT_TRANSLATE_NOOP("FileInfo", "Morphs")},
        {"displayFrames", QT_TRANSLATE_NOOP("FileInfo", "Display frames")},
        {"rigidBodies", QT_TRANSLATE_NOOP("FileInfo", "Rigid bodies")},
        {"missingTextures", QT_TRANSLATE_NOOP("FileInfo", "Missing textures")},
        {"joints", QT_TRANSLATE_NOOP("FileInfo", "Joints")},
    }};
    for (const auto& [name, label] : labels)
        if (name == member)
            return QCoreApplication::translate("FileInfo", label);
    return QString::fromUtf8(member.data(), static_cast<qsizetype>(member.size()));
}

std::string plain(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

void appendLine(std::string& out, const std::string& label, const std::string& value)
{
    out += label + ": " + value + '\n';
}

} // namespace

std::string textOf(const Json& info)
{
    std::string out;
    for (const auto& [member, value] : info.items()) {
        const std::string label = labelOf(member).toStdString();
        if (!value.is_structured()) {
            appendLine(out, label, plain(value));
            continue;
        }
        if (value.empty())
            continue;
        out += label + (value.is_array() ? ": " + std::to_string(value.size()) : ":") + '\n';
        for (const auto& [inner, each] : value.items()) {
            if (value.is_object())
                appendLine(out, "  " + labelOf(inner).toStdString(), plain(each));
            else if (each.is_object())
                appendLine(out, "  " + plain(each["name"]), plain(each["keys"]));
            else
                out += "  " + plain(each) + '\n';
        }
    }
    return out;
}

} // namespace odori::cli
