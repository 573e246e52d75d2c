// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

/// The modification times of open files when they were read or written. If a time differs, another
/// program changed the file.
class FileTimes {
public:
    void note(const QString& path) { m_times[path] = QFileInfo(path).lastModified(); }
    void note(const QString& path, const QDateTime& time) { m_times[path] = time; }
    void forget(const QString& path) { m_times.remove(path); }
    void clear() { m_times.clear(); }

    [[nodiscard]] QStringList paths() const { return m_times.keys(); }
    /// Invalid if no time was noted.
    [[nodiscard]] QDateTime of(const QString& path) const { return m_times.value(path); }

private:
    QHash<QString, QDateTime> m_times;
};

} // namespace odori
