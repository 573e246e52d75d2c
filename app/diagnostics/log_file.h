// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

/// A text file that only grows, up to a limit: then it replaces the one with ".1" in its name and a
/// new one begins. It is opened for each line, so that several programs can write to it.
class LogFile {
public:
    static constexpr qint64 usualSize = qint64(1) << 20;

    explicit LogFile(QString path, qint64 largest = usualSize);

    /// Appends a line; false if this is not possible. `line`: UTF-8, without the line end.
    bool add(const QByteArray& line) const;
    /// The last lines of both files, oldest first.
    [[nodiscard]] QStringList lastLines(int count) const;
    /// The path of the full file: "odori.1.log".
    [[nodiscard]] QString olderPath() const;

private:
    QString m_path;
    qint64 m_largest;
};

} // namespace odori
