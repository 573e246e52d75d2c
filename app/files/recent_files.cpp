// SPDX-License-Identifier: MIT
#include "app/files/recent_files.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

namespace odori {
namespace {

constexpr int mostRecentFiles = 10;
constexpr QLatin1String recentKey("recentFiles");

} // namespace

QStringList RecentFiles::paths() const
{
    return QSettings().value(recentKey).toStringList().mid(0, mostRecentFiles);
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

} // namespace odori
