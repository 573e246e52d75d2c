// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>
#include <QtCore/QString>

namespace odori {

/// The times of the last change of open files, as they were read or written: another time means
/// that another program changed them.
class FileTimes {
public:
    void note(const QString& path) { m_times[path] = QFileInfo(path).lastModified(); }
    void note(const QString& path, const QDateTime& time) { m_times[path] = time; }
    void clear() { m_times.clear(); }

    /// There is a file at `path`, and another program wrote it.
    [[nodiscard]] bool isChangedElsewhere(const QString& path) const
    {
        const QFileInfo info(path);
        return info.exists() && m_times.value(path) != info.lastModified();
    }

private:
    QHash<QString, QDateTime> m_times;
};

} // namespace odori
