// SPDX-License-Identifier: MIT
#include "app/files/recent_files.h"

#include "ui/messages/shown_name.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

#include <algorithm>

namespace odori {
namespace {

constexpr int mostRecentFiles = 10;
constexpr QLatin1String recentKey("recentFiles");

/// The last `count` folders above the file, or all.
QString foldersOf(const QString& path, int count)
{
    const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    const int begin = std::max(0, int(parts.size()) - 1 - count);
    return parts.mid(begin, int(parts.size()) - 1 - begin).join(u'/');
}

/// As few folders as tell `path` from the others of the same name; empty if there are no others.
QString distinction(const QString& path, const QStringList& all)
{
    QStringList others;
    const QString name = QFileInfo(path).fileName();
    for (const QString& each : all)
        if (each != path && QFileInfo(each).fileName() == name)
            others.append(each);
    if (others.isEmpty())
        return {};
    const int most = int(path.count(u'/'));
    for (int count = 1; count < most; ++count) {
        const QString folders = foldersOf(path, count);
        if (std::none_of(others.begin(), others.end(),
                [&](const QString& other) { return foldersOf(other, count) == folders; }))
            return folders;
    }
    return foldersOf(path, most);
}

} // namespace

QStringList RecentFiles::paths() const
{
    return QSettings().value(recentKey).toStringList().mid(0, mostRecentFiles);
}

QStringList RecentFiles::namesOf(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths) {
        const QString folders = distinction(path, paths);
        names.append(shownFileName(path));
        if (!folders.isEmpty())
            names.back() += QStringLiteral(" — ") + shownPath(folders);
    }
    return names;
}

void RecentFiles::remember(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = paths();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(recentKey, files.mid(0, mostRecentFiles));
    emit changed();
}

void RecentFiles::clear()
{
    QSettings().remove(recentKey);
    emit changed();
}

} // namespace odori
