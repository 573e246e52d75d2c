// SPDX-License-Identifier: MIT
#include "app/diagnostics/crash_reports.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

namespace odori {
namespace {

constexpr qint64 largestReport = qint64(64) << 10;
constexpr qsizetype prefixSize = 6; ///< of "crash-"

/// Newest first: the names begin with the time.
QStringList reportsIn(const QString& folder)
{
    return folder.isEmpty() ? QStringList()
                            : QDir(folder).entryList({QStringLiteral("crash-*.txt")}, QDir::Files,
                                  QDir::Name | QDir::Reversed);
}

} // namespace

std::optional<CrashReport> newestCrashReport(const QString& folder)
{
    const QStringList names = reportsIn(folder);
    if (names.isEmpty())
        return std::nullopt;
    QFile file(QDir(folder).filePath(names.front()));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QDateTime time = QDateTime::fromString(
        names.front().mid(prefixSize, 15), QStringLiteral("yyyyMMdd'T'HHmmss"));
    time.setTimeSpec(Qt::UTC);
    return CrashReport{time, QString::fromUtf8(file.read(largestReport))};
}

void removeOldCrashReports(const QString& folder, int most)
{
    for (const QString& name : reportsIn(folder).mid(most))
        QFile::remove(QDir(folder).filePath(name));
}

} // namespace odori
