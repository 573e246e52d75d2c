// SPDX-License-Identifier: MIT
#include "app/diagnostics/private_text.h"
#include "app/diagnostics/program_log.h"

#include <QtCore/QFile>
#include <QtCore/QLoggingCategory>
#include <QtCore/QRegularExpression>
#include <QtCore/QScopeGuard>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <thread>

using namespace odori;

class TestProgramLog : public QObject {
    Q_OBJECT
private slots:
    void init();
    void messagesOfQtAreLogged();
    void messagesAlsoGoWhereTheyWent();
    void personalPathsAreReplaced_data();
    void personalPathsAreReplaced();
    void linesOfTheLogHaveNoPersonalPaths();
    void withoutAFolderNothingHappens();
    void threadsDoNotMixLines();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestProgramLog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    startLog(m_folder->path());
}

void TestProgramLog::messagesOfQtAreLogged()
{
    QTest::ignoreMessage(QtWarningMsg, "a warning");
    qWarning("a warning");
    QTest::ignoreMessage(QtInfoMsg, "some news");
    const QLoggingCategory area("test.area");
    qCInfo(area) << "some news";
    logLine("start", QStringLiteral("Odori"));
    const QStringList lines = lastLogLines(10);
    QCOMPARE(lines.size(), 3);
    static const QRegularExpression time(
        QStringLiteral("^20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} "));
    for (const QString& line : lines)
        QVERIFY2(line.contains(time), qPrintable(line));
    QVERIFY(lines[0].endsWith(QStringLiteral(" warning a warning")));
    QVERIFY(lines[1].endsWith(QStringLiteral(" info test.area: some news")));
    QVERIFY(lines[2].endsWith(QStringLiteral(" start Odori")));
}

/// QTest's handler counts as the terminal: ignoreMessage() fails the test if a message is missing.
void TestProgramLog::messagesAlsoGoWhereTheyWent()
{
    startLog(m_folder->path()); // a second time: the message is not doubled
    QTest::ignoreMessage(QtWarningMsg, "once");
    qWarning("once");
    QCOMPARE(lastLogLines(10).size(), 1);
}

void TestProgramLog::personalPathsAreReplaced_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a file") << u"/home/山田/踊り/a.vmd: 読めません"_qs
                            << u"~/踊り/a.vmd: 読めません"_qs;
    QTest::newRow("the home alone") << u"open \"/home/山田\"."_qs << u"open \"~\"."_qs;
    QTest::newRow("before Japanese") << u"/home/山田を開けません"_qs << u"~を開けません"_qs;
    QTest::newRow("two paths") << u"/home/山田/a to /home/山田/b"_qs << u"~/a to ~/b"_qs;
    QTest::newRow("a URL") << u"file:///home/%E5%B1%B1%E7%94%B0/a.vmd"_qs << u"file://~/a.vmd"_qs;
    QTest::newRow("another disk") << u"/media/山田/disk/a.vmd"_qs << u"/media/<user>/disk/a.vmd"_qs;
    QTest::newRow("no path") << u"山田 walks"_qs << u"山田 walks"_qs;
    QTest::newRow("elsewhere") << u"/usr/share/odori"_qs << u"/usr/share/odori"_qs;
}

void TestProgramLog::personalPathsAreReplaced()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", "/home/山田");
    const QString found = withoutPersonalPaths(text);
    qputenv("HOME", home);
    QCOMPARE(found, expected);
}

void TestProgramLog::linesOfTheLogHaveNoPersonalPaths()
{
    const QByteArray home = qgetenv("HOME");
    const auto restore = qScopeGuard([&] { qputenv("HOME", home); });
    qputenv("HOME", "/home/somebody");
    QTest::ignoreMessage(QtWarningMsg, "cannot open /home/somebody/a.vmd");
    qWarning("cannot open /home/somebody/a.vmd");
    QCOMPARE(lastLogLines(1).size(), 1);
    QVERIFY(lastLogLines(1).front().endsWith(QStringLiteral("cannot open ~/a.vmd")));
}

void TestProgramLog::withoutAFolderNothingHappens()
{
    startLog({});
    logLine("start", QStringLiteral("Odori"));
    QCOMPARE(lastLogLines(5), QStringList());
    startLog(m_folder->filePath(QStringLiteral("missing")));
    logLine("start", QStringLiteral("Odori"));
    QCOMPARE(lastLogLines(5), QStringList());
}

void TestProgramLog::threadsDoNotMixLines()
{
    const auto work = [] {
        for (int round = 0; round < 100; ++round)
            logLine("test", QString(200, u'x'));
    };
    std::thread first(work), second(work);
    first.join();
    second.join();
    const QStringList lines = lastLogLines(1000);
    QCOMPARE(lines.size(), 200);
    for (const QString& line : lines)
        QVERIFY(line.endsWith(QStringLiteral(" test ") + QString(200, u'x')));
}

QTEST_GUILESS_MAIN(TestProgramLog)
#include "test_program_log.moc"
