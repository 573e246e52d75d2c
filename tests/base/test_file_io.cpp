// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using mmd::ErrorCode;
using odori::test::bytesOf;
using odori::test::dataOf;

class TestFileIo : public QObject {
    Q_OBJECT
private slots:
    void readsWhatItWrote_data();
    void readsWhatItWrote();
    void replacesAFileAndKeepsItsPermissions();
    void followsALink();
    void aMissingFileIsNotFound();
    void aFolderIsNotReadable();
    void refusesToReplaceAFolder();
    void aMissingFolderIsNotWritable();
    void leavesNothingBehindOnFailure();

private:
    [[nodiscard]] std::filesystem::path pathTo(const QString& name) const
    {
        return mmd::pathFromUtf8(m_folder.filePath(name).toStdString());
    }
    QTemporaryDir m_folder;
};

void TestFileIo::readsWhatItWrote_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("empty") << u"empty"_qs << QByteArray();
    QTest::newRow("NUL inside") << u"a b.bin"_qs << QByteArray("a\0b\xFF", 4);
    QTest::newRow("Japanese name") << u"歩く モーション.vmd"_qs << QByteArray("x");
    QTest::newRow("a megabyte") << u"big"_qs << QByteArray(1 << 20, 'y');
}

void TestFileIo::readsWhatItWrote()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, data);
    QVERIFY(mmd::writeFile(pathTo(name), bytesOf(data)).has_value());
    const auto read = mmd::readFile(pathTo(name));
    QVERIFY(read.has_value());
    QCOMPARE(dataOf(*read), data);
    QVERIFY(QFile::exists(m_folder.filePath(name)));
}

void TestFileIo::replacesAFileAndKeepsItsPermissions()
{
    const QString path = m_folder.filePath(u"private"_qs);
    QVERIFY(mmd::writeFile(pathTo(u"private"_qs), bytesOf("old")).has_value());
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(path, permissions));
    QVERIFY(mmd::writeFile(pathTo(u"private"_qs), bytesOf("new")).has_value());
    QCOMPARE(odori::test::readAll(path), QByteArray("new"));
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther | QFile::ReadOwner),
        QFile::Permissions(QFile::ReadOwner));
}

void TestFileIo::followsALink()
{
    QVERIFY(mmd::writeFile(pathTo(u"target"_qs), bytesOf("old")).has_value());
    QVERIFY(QFile::link(m_folder.filePath(u"target"_qs), m_folder.filePath(u"link"_qs)));
    QVERIFY(mmd::writeFile(pathTo(u"link"_qs), bytesOf("new")).has_value());
    QCOMPARE(odori::test::readAll(m_folder.filePath(u"target"_qs)), QByteArray("new"));
    QVERIFY(QFileInfo(m_folder.filePath(u"link"_qs)).isSymLink());
}

void TestFileIo::aMissingFileIsNotFound()
{
    QCOMPARE(mmd::readFile(pathTo(u"nowhere"_qs)).error().code, ErrorCode::FileNotFound);
}

void TestFileIo::aFolderIsNotReadable()
{
    QCOMPARE(mmd::readFile(pathTo(QString())).error().code, ErrorCode::NotReadable);
}

void TestFileIo::refusesToReplaceAFolder()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"folder"_qs));
    QCOMPARE(mmd::writeFile(pathTo(u"folder"_qs), {}).error().code, ErrorCode::NotWritable);
    QVERIFY(QFileInfo(m_folder.filePath(u"folder"_qs)).isDir());
}

void TestFileIo::aMissingFolderIsNotWritable()
{
    QCOMPARE(
        mmd::writeFile(pathTo(u"no/file"_qs), bytesOf("x")).error().code, ErrorCode::NotWritable);
}

void TestFileIo::leavesNothingBehindOnFailure()
{
    const QStringList left =
        QDir(m_folder.path()).entryList({u"*.tmp*"_qs}, QDir::AllEntries | QDir::Hidden);
    QCOMPARE(left, QStringList());
}

QTEST_GUILESS_MAIN(TestFileIo)
#include "test_file_io.moc"
