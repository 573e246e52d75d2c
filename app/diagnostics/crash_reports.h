// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

/// The reports that installCrashHandler() wrote.
namespace odori {

struct CrashReport {
    QDateTime time; ///< UTC
    QString text;
};

/// The newest report in `folder`.
[[nodiscard]] std::optional<CrashReport> newestCrashReport(const QString& folder);

/// Removes all reports but the newest ones.
void removeOldCrashReports(const QString& folder, int most = 10);

} // namespace odori
