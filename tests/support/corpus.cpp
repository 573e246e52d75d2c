// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>

#include <algorithm>

namespace odori::test {

QString corpusFolder()
{
    QString folder = qEnvironmentVariable("ODORI_CORPUS");
    if (folder.isEmpty())
        folder = QStringLiteral(ODORI_SOURCE_DIR) + QStringLiteral("/../shared/corpus");
    return QDir(folder).exists() ? QDir(folder).canonicalPath() : QString();
}

QStringList corpusFiles(const QString& extension)
{
    QStringList files;
    QDirIterator it(corpusFolder(), {QStringLiteral("*.") + extension}, QDir::Files,
        QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(it.next());
    std::sort(files.begin(), files.end());
    return files;
}

QString repositoryFile(const QString& path)
{
    return QStringLiteral(ODORI_SOURCE_DIR) + QLatin1Char('/') + path;
}

std::vector<std::byte> bytesOf(const QByteArray& data)
{
    const auto* begin = reinterpret_cast<const std::byte*>(data.constData());
    return std::vector<std::byte>(begin, begin + data.size());
}

QByteArray dataOf(std::span<const std::byte> bytes)
{
    return QByteArray(
        reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
}

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace odori::test
