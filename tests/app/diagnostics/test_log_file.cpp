// SPDX-License-Identifier: MIT
#include "app/diagnostics/log_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using odori::LogFile;

class TestLogFile : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void linesAreAppended();
    void aLineIsOneLine();
    void thereAreTwoFilesAtMost();
    void theLastLinesOfBothFilesAreRead();
    void aFolderThatIsMissingIsNoError();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("記録.log")); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLogFile::linesAreAppended()
{
    QVERIFY(LogFile(path()).add("one"));
    QVERIFY(LogFile(path()).add("二"));
    QCOMPARE(LogFile(path()).lastLines(10), (QStringList{u"one"_qs, u"二"_qs}));
    QCOMPARE(LogFile(path()).lastLines(1), QStringList{u"二"_qs});
}

void TestLogFile::aLineIsOneLine()
{
    QVERIFY(LogFile(path()).add("a\nb\r\nc"));
    QVERIFY(LogFile(path()).add(QByteArray(100000, '\n')));
    const QStringList lines = LogFile(path()).lastLines(10);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0], QStringLiteral("a\\nb\\r\\nc"));
    QVERIFY(lines[1].size() < 4096);
}

void TestLogFile::thereAreTwoFilesAtMost()
{
    const LogFile log(path(), 1000);
    for (int number = 0; number < 500; ++number) {
        QVERIFY(log.add(QByteArray::number(number).rightJustified(49, '0')));
        QVERIFY(QFileInfo(path()).size() <= 1000);
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2);
    QVERIFY(QFileInfo(log.olderPath()).size() <= 1000);
    QVERIFY(log.olderPath().endsWith(u"記録.1.log"_qs));
    QCOMPARE(LogFile::usualSize, 1024 * 1024);
}

void TestLogFile::theLastLinesOfBothFilesAreRead()
{
    const LogFile log(path(), 100);
    for (int number = 0; number < 25; ++number)
        QVERIFY(log.add("line " + QByteArray::number(100 + number)));
    const QStringList lines = log.lastLines(12);
    QCOMPARE(lines.size(), 12); // the files have 3 and 11 lines
    QCOMPARE(lines.front(), u"line 113"_qs);
    QCOMPARE(lines.back(), u"line 124"_qs);
    QCOMPARE(log.lastLines(100).front(), u"line 111"_qs);
    QCOMPARE(log.lastLines(0), QStringList());
}

void TestLogFile::aFolderThatIsMissingIsNoError()
{
    const LogFile log(m_folder->filePath(QStringLiteral("missing/odori.log")));
    QVERIFY(!log.add("a"));
    QCOMPARE(log.lastLines(5), QStringList());
}

QTEST_APPLESS_MAIN(TestLogFile)
#include "test_log_file.moc"
