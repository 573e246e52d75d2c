// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtTest/QTest>

/// Rows for tests of whole files: the bundled sample always, and the corpus if it is there. So a
/// clone alone checks the behaviour, and the corpus only adds rows.
namespace odori::test {

/// A file of the bundled sample ("walk.vmd"). The test needs SAMPLE in its CMakeLists.txt.
[[nodiscard]] inline QString sampleFile(const QString& name)
{
    return QStringLiteral(ODORI_SAMPLE "/") + name;
}

/// Adds a row named "folder/file" with this path; the column is made before.
inline QTestData& addFileRow(const QString& path)
{
    const QFileInfo file(path);
    return QTest::newRow(qPrintable(file.dir().dirName() + u'/' + file.fileName())) << path;
}

/// Adds the column "path", a row for each file of the sample with this extension ("vmd"), and one
/// for each file of the corpus.
inline void addRealFiles(const QString& extension)
{
    QTest::addColumn<QString>("path");
    const auto ours =
        QDir(sampleFile({})).entryList({QStringLiteral("*.") + extension}, QDir::Files);
    QVERIFY2(!ours.isEmpty(), "the sample has no such file");
    for (const QString& name : ours)
        addFileRow(sampleFile(name));
    const QStringList more = corpusFiles(extension);
    QVERIFY2(corpusFolder().isEmpty() || !more.isEmpty(), "the corpus has no such file");
    for (const QString& path : more)
        addFileRow(path);
}

} // namespace odori::test
