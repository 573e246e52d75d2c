// SPDX-License-Identifier: MIT
#include "ui/document/files/open_kinds.h"

#include "libmmd/format/motion_formats.h"
#include "libmmd/format/signatures.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori {
namespace {

constexpr OpenKind allKinds[] = {OpenKind::Project, OpenKind::Model, OpenKind::Accessory,
    OpenKind::Motion, OpenKind::Pose, OpenKind::Sound};

/// Any other file can be opened as a sound, too: its content decides (openSound).
constexpr std::string_view soundExtensions[] = {"wav", "flac", "ogg", "oga", "opus", "mp3", "aiff",
    "aif", "m4a", "aac", "wma", "mp4", "mkv", "webm", "mov", "avi"};

QString latinText(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), qsizetype(ascii.size()));
}

QString pluralOf(OpenKind kind)
{
    switch (kind) {
    case OpenKind::Project:
        return QCoreApplication::translate("odori", "Projects");
    case OpenKind::Model:
        return QCoreApplication::translate("odori", "Models");
    case OpenKind::Accessory:
        return QCoreApplication::translate("odori", "Accessories and stages");
    case OpenKind::Motion:
        return QCoreApplication::translate("odori", "Motions");
    case OpenKind::Pose:
        return QCoreApplication::translate("odori", "Poses");
    case OpenKind::Sound:
        return QCoreApplication::translate("odori", "Sounds and videos");
    }
    return {};
}

/// Includes each extension in both cases: file dialogs on Linux are case-sensitive.
QString patternsOf(OpenKind kind)
{
    QStringList patterns;
    for (const QString& extension : extensionsOf(kind)) {
        patterns += QStringLiteral("*.") + extension;
        if (kind != OpenKind::Project)
            patterns += QStringLiteral("*.") + extension.toUpper();
    }
    return patterns.join(u' ');
}

QString filterOf(const QString& title, const QString& patterns)
{
    return QStringLiteral("%1 (%2)").arg(title, patterns);
}

} // namespace

QStringList extensionsOf(OpenKind kind)
{
    QStringList extensions;
    if (kind == OpenKind::Project)
        extensions += QStringLiteral("odori");
    if (kind == OpenKind::Model)
        for (const std::string_view each : mmd::modelExtensions)
            extensions += latinText(each);
    if (kind == OpenKind::Accessory)
        for (const std::string_view each : mmd::accessoryExtensions)
            extensions += latinText(each);
    if (kind == OpenKind::Sound)
        for (const std::string_view each : soundExtensions)
            extensions += latinText(each);
    for (const mmd::MotionFormat& each : mmd::motionFormats()) {
        const bool isPose = each.content == mmd::MotionContent::Pose;
        if (kind == (isPose ? OpenKind::Pose : OpenKind::Motion))
            extensions += latinText(each.extension);
    }
    return extensions;
}

QString formatNamesOf(OpenKind kind)
{
    QStringList names;
    for (const QString& extension : extensionsOf(kind))
        names += kind == OpenKind::Project ? u'.' + extension : extension.toUpper();
    return names.join(QStringLiteral(", "));
}

std::optional<OpenKind> openKindOf(const QString& path)
{
    const QString extension = QFileInfo(path).suffix().toLower();
    for (const OpenKind kind : allKinds)
        if (extensionsOf(kind).contains(extension))
            return kind;
    return std::nullopt;
}

QString filtersOf(OpenKind kind)
{
    return filterOf(pluralOf(kind), patternsOf(kind)) + QStringLiteral(";;") +
           filterOf(QCoreApplication::translate("odori", "All files"), QStringLiteral("*"));
}

QString openFilters()
{
    QStringList all, each;
    for (const OpenKind kind : allKinds) {
        all += patternsOf(kind);
        each += filterOf(pluralOf(kind), patternsOf(kind));
    }
    each.prepend(filterOf(
        QCoreApplication::translate("odori", "All files that Odori opens"), all.join(u' ')));
    each += filterOf(QCoreApplication::translate("odori", "All files"), QStringLiteral("*"));
    return each.join(QStringLiteral(";;"));
}

} // namespace odori
