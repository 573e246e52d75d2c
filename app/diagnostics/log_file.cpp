// SPDX-License-Identifier: MIT
#include "app/diagnostics/log_file.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace odori {
namespace {

constexpr qint64 longestLine = 4096;

/// The last lines of a file; only its end is read.
QStringList endOf(const QString& path, int count)
{
    QFile file(path);
    if (count <= 0 || !file.open(QIODevice::ReadOnly))
        return {};
    const qint64 start = std::max(qint64(0), file.size() - count * longestLine);
    file.seek(start);
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    return lines.mid(std::max(qsizetype(0), lines.size() - count));
}

} // namespace

LogFile::LogFile(QString path, qint64 largest)
    : m_path(std::move(path))
    , m_largest(largest)
{
}

QString LogFile::olderPath() const
{
    const QFileInfo file(m_path);
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral(".1.") + file.suffix();
}

bool LogFile::add(const QByteArray& line) const
{
    QByteArray text = line.left(longestLine - 1);
    text.replace('\n', "\\n").replace('\r', "\\r");
    text = text.left(longestLine - 1) + '\n';
    if (const qint64 size = QFileInfo(m_path).size(); size > 0 && size + text.size() > m_largest) {
        QFile::remove(olderPath());
        QFile::rename(m_path, olderPath());
    }
    QFile file(m_path);
    // One write: lines of several programs are never mixed.
    return file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered) &&
           file.write(text) == text.size();
}

QStringList LogFile::lastLines(int count) const
{
    const QStringList newest = endOf(m_path, count);
    return endOf(olderPath(), count - int(newest.size())) + newest;
}

} // namespace odori
