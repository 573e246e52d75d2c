// SPDX-License-Identifier: MIT
#include "app/cli/format_text.h"

#include "app/cli/export_options_text.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/format/signatures.h"
#include "libmmd/interchange/export_formats.h"

#include <algorithm>

namespace odori::cli {
namespace {

void addEnding(QString& text, std::string_view extension)
{
    text += text.isEmpty() ? QStringLiteral(".") : QStringLiteral(" .");
    text += QLatin1String(extension.data(), qsizetype(extension.size()));
}

/// Skips a name that is already in the list: several writers of a format share its extension.
void addOnce(std::vector<std::string>& names, std::string_view extension)
{
    if (std::find(names.begin(), names.end(), extension) == names.end())
        names.emplace_back(extension);
}

} // namespace

QString endingsOf(mmd::MotionContent content)
{
    QString text;
    for (const mmd::MotionFormat& each : mmd::motionFormats())
        if (each.content == content)
            addEnding(text, each.extension);
    return text;
}

QString modelEndings()
{
    QString text;
    for (const std::string_view each : mmd::modelExtensions)
        addEnding(text, each);
    for (const std::string_view each : mmd::accessoryExtensions)
        addEnding(text, each);
    return text;
}

QString animationEndings()
{
    QString text;
    for (const std::string& each : mmd::animationExtensions())
        addEnding(text, each);
    return text;
}

QString exportEndings(std::string_view option)
{
    std::vector<std::string> names;
    for (const mmd::ExportFormatInfo& each : mmd::exportFormats())
        if (isOptionOf(each, option))
            addOnce(names, each.extension);
    QString text;
    for (const std::string& each : names)
        addEnding(text, each);
    return text;
}

std::vector<std::string> writtenFormats()
{
    std::vector<std::string> names;
    for (const mmd::MotionFormat& each : mmd::motionFormats())
        addOnce(names, each.extension);
    addOnce(names, "pmx");
    for (const mmd::ExportFormatInfo& each : mmd::exportFormats())
        addOnce(names, each.extension);
    return names;
}

} // namespace odori::cli
