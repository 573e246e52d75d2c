// SPDX-License-Identifier: MIT
#include "app/diagnostics/crash_reports.h"
#include "tests/support/sanitizer.h"

#include <QtCore/QDate>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QProcess>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTime>
#include <QtTest/QTest>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

using namespace odori;

/// Programs that crash (crashing.cpp), and their reports.
class TestCrashReports : public QObject {
    Q_OBJECT
private slots:
    /// The times of reports are in UTC, wherever the user is.
    void initTestCase() { qputenv("TZ", "Asia/Tokyo"); }
    void everyCrashWritesAReport_data();
    void everyCrashWritesAReport();
    void withoutACrashThereIsNoReport();
    void aFolderThatCannotBeWrittenChangesNothing();
    void theNewestReportIsFound();
    void oldReportsAreRemoved();
};

namespace {

/// The status of waitpid(): QProcess does not tell the signal.
int statusOf(const QString& program, const QString& folder, const QByteArray& way)
{
    const QByteArray name = QFile::encodeName(program), where = QFile::encodeName(folder);
    const pid_t child = fork();
    if (child == 0) {
        execl(name.constData(), name.constData(), where.constData(), way.constData(), nullptr);
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

QStringList reportsIn(const QString& folder)
{
    return QDir(folder).entryList({QStringLiteral("crash-*.txt")}, QDir::Files);
}

} // namespace

void TestCrashReports::everyCrashWritesAReport_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("segv") << SIGSEGV << QByteArray("signal: SIGSEGV (11)\naddress: 0x0\n");
    QTest::newRow("overflow") << SIGSEGV << QByteArray("signal: SIGSEGV (11)");
    QTest::newRow("abort") << SIGABRT << QByteArray("signal: SIGABRT (6)");
    QTest::newRow("terminate") << SIGABRT << QByteArray("exception: St12out_of_range");
    QTest::newRow("thread") << SIGSEGV << QByteArray("thread: worker");
    QTest::newRow("fpe") << SIGFPE << QByteArray("signal: SIGFPE (8)");
    QTest::newRow("bus") << SIGBUS << QByteArray("signal: SIGBUS (7)");
    QTest::newRow("ill") << SIGILL << QByteArray("signal: SIGILL (4)");
}

void TestCrashReports::everyCrashWritesAReport()
{
    QFETCH(int, signal);
    QFETCH(QByteArray, says);
    if (test::isSanitized)
        QSKIP("the sanitizer handles crashes itself");
    QTemporaryDir folder;
    // A program in a folder with the user's name: a report must not contain it.
    const QString home = folder.filePath(QStringLiteral("山田 (home)/bin"));
    QVERIFY(QDir().mkpath(home));
    const QString program = home + QStringLiteral("/crashing");
    QVERIFY(QFile::copy(QStringLiteral(ODORI_CRASHING), program));
    const int status = statusOf(program, folder.path(), QTest::currentDataTag());
    QVERIFY(WIFSIGNALED(status)); // as without a handler
    QCOMPARE(WTERMSIG(status), signal);
    QCOMPARE(reportsIn(folder.path()).size(), 1);
    const auto report = newestCrashReport(folder.path());
    QVERIFY(report);
    QVERIFY(qAbs(report->time.secsTo(QDateTime::currentDateTimeUtc())) < 3600);
    const QString text = report->text;
    const auto contains = [&](const char* part) { return text.contains(QString::fromUtf8(part)); };
    QVERIFY2(contains(says.constData()), qPrintable(text));
    QVERIFY(text.startsWith(QStringLiteral("Odori 1.2.3\nQt 6\nOpenGL: test\ntime: 2")));
    // 32 commands, the last one at the end.
    QVERIFY2(contains("  edit.redo\n  file.save\nstack:\n"), qPrintable(text));
    QCOMPARE(text.count(QStringLiteral("edit.undo")), 15);
    QCOMPARE(text.count(QStringLiteral("edit.redo")), 16);
    QVERIFY2(contains("crashing(+0x"), qPrintable(text)); // an address for addr2line
    QVERIFY(text.endsWith(QStringLiteral("end\n")));
    QVERIFY2(!contains("/"), qPrintable(text)); // no folder at all
    for (const char* secret : {"山田", "home", "secret", "somebody"})
        QVERIFY2(!contains(secret), secret);
    QCOMPARE(int(QFile::permissions(folder.filePath(reportsIn(folder.path()).front()))) & 0x77, 0);
}

void TestCrashReports::withoutACrashThereIsNoReport()
{
    QTemporaryDir folder;
    QCOMPARE(statusOf(QStringLiteral(ODORI_CRASHING), folder.path(), "not at all"), 0);
    QCOMPARE(reportsIn(folder.path()), QStringList());
    QVERIFY(!newestCrashReport(folder.path()));
    QVERIFY(!newestCrashReport(QString()));
}

void TestCrashReports::aFolderThatCannotBeWrittenChangesNothing()
{
    if (test::isSanitized)
        QSKIP("the sanitizer handles crashes itself");
    QTemporaryDir folder;
    const int status = statusOf(
        QStringLiteral(ODORI_CRASHING), folder.filePath(QStringLiteral("missing")), "segv");
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGSEGV);
}

void TestCrashReports::theNewestReportIsFound()
{
    QTemporaryDir folder;
    for (const char* name : {"crash-20261123T080000Z-9.txt", "crash-20261123T090000Z-1.txt",
             "crash-20251231T090000Z-5.txt"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(name);
    }
    const auto report = newestCrashReport(folder.path());
    QVERIFY(report);
    QCOMPARE(report->text, QStringLiteral("crash-20261123T090000Z-1.txt"));
    QCOMPARE(report->time, QDateTime(QDate(2026, 11, 23), QTime(9, 0), Qt::UTC));
}

void TestCrashReports::oldReportsAreRemoved()
{
    QTemporaryDir folder;
    for (int second = 10; second < 25; ++second) {
        QFile file(folder.filePath(QStringLiteral("crash-20261123T0800%1Z-1.txt").arg(second)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QFile other(folder.filePath(QStringLiteral("odori.log")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    removeOldCrashReports(folder.path(), 10);
    QCOMPARE(reportsIn(folder.path()).size(), 10);
    QCOMPARE(reportsIn(folder.path()).front(), QStringLiteral("crash-20261123T080015Z-1.txt"));
    QVERIFY(other.exists());
}

QTEST_GUILESS_MAIN(TestCrashReports)
#include "test_crash_reports.moc"
