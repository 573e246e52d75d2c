// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/base/file_set.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using mmd::ErrorCode;
using mmd::FileProblem;
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
    void aFileThatClaimsATerabyteIsNotRead();
    void theFirstBytesCanRefuseAFile();
    void refusesToReplaceAFolder();
    void aMissingFolderIsNotWritable();
    void namesAreAsLongAsTheSystemLetsThem();
    void filesThatBelongTogetherAreAllWrittenOrNone();
    void aFileIsKnownByAllItsNames();
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
    const auto read = mmd::readFile(pathTo(QString()));
    QCOMPARE(read.error().code, ErrorCode::NotReadable);
    QCOMPARE(read.error().problem, FileProblem::IsFolder);
}

/// A sparse file takes no disk space; reading it would need the memory.
void TestFileIo::aFileThatClaimsATerabyteIsNotRead()
{
    const QString path = m_folder.filePath(u"sparse"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64(1) << 40));
    file.close();
    const auto read = mmd::readFile(pathTo(u"sparse"_qs));
    QCOMPARE(read.error().code, ErrorCode::FileTooLarge);
    QCOMPARE(read.error().value, std::uint64_t(1) << 40);
    QCOMPARE(mmd::readHead(pathTo(u"sparse"_qs), 16)->size(), std::size_t(16));
    QCOMPARE(mmd::readFile(pathTo(u"sparse"_qs), 10).error().code, ErrorCode::FileTooLarge);
    QVERIFY(file.resize(10));
    QCOMPARE(mmd::readFile(pathTo(u"sparse"_qs), 10)->size(), std::size_t(10));
    QCOMPARE(mmd::readHead(pathTo(u"sparse"_qs), 16)->size(), std::size_t(10));
    QVERIFY(file.remove());
}

void TestFileIo::theFirstBytesCanRefuseAFile()
{
    const mmd::HeadCheck check = [](std::span<const std::byte> head) -> std::optional<mmd::Error> {
        if (head.size() == 64 && head[0] == std::byte('a'))
            return std::nullopt;
        return mmd::Error{
            .code = ErrorCode::WrongSignature, .offset = 0, .field = "test", .value = head.size()};
    };
    QVERIFY(mmd::writeFile(pathTo(u"head"_qs), bytesOf(QByteArray(100, 'a'))).has_value());
    QCOMPARE(mmd::readFile(pathTo(u"head"_qs), check)->size(), std::size_t(100));
    QVERIFY(mmd::writeFile(pathTo(u"head"_qs), bytesOf("bc")).has_value());
    const auto refused = mmd::readFile(pathTo(u"head"_qs), check);
    QCOMPARE(refused.error().code, ErrorCode::WrongSignature);
    QCOMPARE(refused.error().value, std::uint64_t(2));
    QCOMPARE(mmd::readFile(pathTo(u"none"_qs), check).error().code, ErrorCode::FileNotFound);
}

void TestFileIo::refusesToReplaceAFolder()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"folder"_qs));
    const auto written = mmd::writeFile(pathTo(u"folder"_qs), {});
    QCOMPARE(written.error().code, ErrorCode::NotWritable);
    QCOMPARE(written.error().problem, FileProblem::IsFolder);
    QVERIFY(QFileInfo(m_folder.filePath(u"folder"_qs)).isDir());
}

void TestFileIo::aMissingFolderIsNotWritable()
{
    const auto written = mmd::writeFile(pathTo(u"no/file"_qs), bytesOf("x"));
    QCOMPARE(written.error().code, ErrorCode::NotWritable);
    QCOMPARE(written.error().problem, FileProblem::NoFolder);
    QVERIFY(!mmd::writeFile({}, bytesOf("x")));
}

/// A temporary file's name must not be derived from a long name: it would be too long.
void TestFileIo::namesAreAsLongAsTheSystemLetsThem()
{
    const QString name(255, u'n');
    QVERIFY(mmd::writeFile(pathTo(name), bytesOf("x")).has_value());
    QCOMPARE(odori::test::readAll(m_folder.filePath(name)), QByteArray("x"));
    const auto longer = mmd::writeFile(pathTo(name + u'n'), bytesOf("x"));
    QCOMPARE(longer.error().problem, FileProblem::NameTooLong);
}

void TestFileIo::filesThatBelongTogetherAreAllWrittenOrNone()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"in the way"_qs));
    const auto one = bytesOf("one"), two = bytesOf("two");
    const std::array wrong{
        mmd::FileContent{pathTo(u"one"_qs), one}, mmd::FileContent{pathTo(u"in the way"_qs), two}};
    const auto failed = mmd::writeFiles(wrong);
    QCOMPARE(failed.error().problem, FileProblem::IsFolder);
    QVERIFY(QString::fromStdString(failed.error().field).endsWith(u"in the way"_qs));
    QVERIFY(!QFile::exists(m_folder.filePath(u"one"_qs)));
    const std::array right{
        mmd::FileContent{pathTo(u"one"_qs), one}, mmd::FileContent{pathTo(u"two"_qs), two}};
    QVERIFY(mmd::writeFiles(right).has_value());
    QCOMPARE(odori::test::readAll(m_folder.filePath(u"one"_qs)), QByteArray("one"));
    QCOMPARE(odori::test::readAll(m_folder.filePath(u"two"_qs)), QByteArray("two"));
}

void TestFileIo::aFileIsKnownByAllItsNames()
{
    QVERIFY(mmd::writeFile(pathTo(u"known"_qs), bytesOf("x")).has_value());
    QVERIFY(QFile::link(m_folder.filePath(u"known"_qs), m_folder.filePath(u"soft"_qs)));
    std::filesystem::create_hard_link(pathTo(u"known"_qs), pathTo(u"hard"_qs));
    mmd::FileSet files;
    QVERIFY(files.add(pathTo(u"known"_qs)));
    for (const QString& name : {u"known"_qs, u"./known"_qs, u"soft"_qs, u"hard"_qs}) {
        QVERIFY(files.contains(pathTo(name)));
        QVERIFY(!files.add(pathTo(name)));
    }
    QVERIFY(!files.contains(pathTo(u"other"_qs)));
    QVERIFY(files.add(pathTo(u"other"_qs))); // the file need not exist
    QVERIFY(files.contains(pathTo(u"../%1/other"_qs.arg(QDir(m_folder.path()).dirName()))));
}

void TestFileIo::leavesNothingBehindOnFailure()
{
    const QStringList left =
        QDir(m_folder.path())
            .entryList({u"*.tmp*"_qs, u".odori*"_qs}, QDir::AllEntries | QDir::Hidden);
    QCOMPARE(left, QStringList());
}

QTEST_GUILESS_MAIN(TestFileIo)
#include "test_file_io.moc"
