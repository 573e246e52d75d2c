// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"
#include "tests/support/film_probe.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <csignal>
#include <memory>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace odori::test;

namespace {

constexpr uid_t nobody = 65534;

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

QStringList words(const QString& text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

std::function<void()> fileSizeLimit(qint64 bytes)
{
    return [bytes] {
        const rlimit limit{rlim_t(bytes), rlim_t(bytes)};
        setrlimit(RLIMIT_FSIZE, &limit);
    };
}

} // namespace

/// Films that cannot be finished: one sentence, no half-written file, and the old one is unchanged.
class TestCliFilmFaults : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSignalLeavesTheOldFilm_data();
    void aSignalLeavesTheOldFilm();
    void aSignalLeavesWholePictures();
    void aFullDiskLeavesTheOldFilm_data();
    void aFullDiskLeavesTheOldFilm();
    void aFullDiskLeavesNoPicture();
    void aKilledFfmpegLeavesTheOldFilm_data();
    void aKilledFfmpegLeavesTheOldFilm();
    void anEmptyFilmIsNoFilm();
    void withoutFfmpegThereAreOnlyPictures();
    void aFolderThatCannotBeWrittenIsSaid_data();
    void aFolderThatCannotBeWrittenIsSaid();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList arguments(const QString& more) const
    {
        return words(L("render m.pmx walk.vmd --size 96x64 --samples 1 ") + more);
    }
    [[nodiscard]] CliOutcome run(const QString& more, CliPlace place = {}) const
    {
        place.folder = m_folder->path();
        return runCli(arguments(more), place);
    }
    /// `more` with a range that lasts for minutes.
    void start(QProcess& process, const QString& more, CliPlace place = {}) const
    {
        place.folder = m_folder->path();
        startCli(process, arguments(L("--range 0:100000 ") + more), place);
    }
    void write(const QString& name, const QByteArray& data) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
    }
    /// With hidden files, which a temporary file is.
    [[nodiscard]] QStringList files(const QString& pattern = L("*")) const
    {
        return QDir(m_folder->path())
            .entryList({pattern}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    /// Whether the encoder has begun to write.
    [[nodiscard]] bool hasBegun() const
    {
        const QStringList found = files(L(".odori-*.tmp"));
        return found.size() == 1 && QFileInfo(path(found[0])).size() > 0;
    }
    /// A program that is ffmpeg and writes its process number to a file in m_tools: `decoder` if
    /// it sends pictures, else `encoder`.
    [[nodiscard]] QString watchedFfmpeg() const;

    std::unique_ptr<QTemporaryDir> m_folder, m_tools;
};

void TestCliFilmFaults::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_tools = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/walk.vmd"), path(L("walk.vmd"))));
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/mannequin.pmx"), path(L("m.pmx"))));
    for (const char* name : {"walk.vmd", "m.pmx"})
        QVERIFY(QFile::setPermissions(path(L(name)),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
}

QString TestCliFilmFaults::watchedFfmpeg() const
{
    const QString program = m_tools->filePath(L("ffmpeg"));
    QFile file(program);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\ncase \"$*\" in *-encoders) exec ffmpeg \"$@\";;\n"
               "*pipe:1) name=decoder;; *) name=encoder;; esac\n"
               "echo $$ > '" +
               m_tools->path().toUtf8() + "/'$name\nexec ffmpeg \"$@\"\n");
    file.setPermissions(file.permissions() | QFile::ExeOwner);
    return program;
}

void TestCliFilmFaults::aSignalLeavesTheOldFilm_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("toAll");
    QTest::newRow("SIGTERM") << SIGTERM << false;
    QTest::newRow("SIGINT") << SIGINT << false;
    QTest::newRow("Ctrl+C, which ffmpeg gets, too") << SIGINT << true;
}

void TestCliFilmFaults::aSignalLeavesTheOldFilm()
{
    QFETCH(int, number);
    QFETCH(bool, toAll);
    write(L("film.mp4"), "old");
    const QStringList before = files();
    QProcess process;
    start(process, L("-o film.mp4"), {.folder = {}, .limit = [] { setsid(); }});
    QTRY_VERIFY_WITH_TIMEOUT(hasBegun(), 60000);
    const auto pid = static_cast<pid_t>(process.processId());
    QCOMPARE(kill(toAll ? -pid : pid, number), 0);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // the signal ended it, as shells expect
    QCOMPARE(process.exitCode(), number);
    QCOMPARE(process.readAllStandardError().count('\n'), 1);
    QCOMPARE(files(), before);
    QCOMPARE(readAll(path(L("film.mp4"))), QByteArray("old"));
    QCOMPARE(kill(-pid, 0), -1); // ffmpeg has ended, too
}

void TestCliFilmFaults::aSignalLeavesWholePictures()
{
    QProcess process;
    start(process, L("-o p%05d.png"));
    QTRY_VERIFY_WITH_TIMEOUT(files(L("p*.png")).size() >= 5, 60000);
    QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGTERM);
    const QStringList pictures = files(L("p*.png"));
    QCOMPARE(files().size(), pictures.size() + 2); // the model and its motion, and nothing else
    for (const QString& name : pictures)
        QVERIFY2(readAll(path(name)).endsWith(QByteArray("IEND\xae\x42\x60\x82", 8)) &&
                     !QImage(path(name)).isNull(),
            qPrintable(name));
}

void TestCliFilmFaults::aFullDiskLeavesTheOldFilm_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"a.mp4", "a.mkv", "a.webm", "a.mov"})
        QTest::newRow(name) << L(name);
}

/// Also if only the last byte is missing: ffmpeg's exit code does not say it.
void TestCliFilmFaults::aFullDiskLeavesTheOldFilm()
{
    QFETCH(QString, name);
    const QString wish = L("--range 0:9 -o ") + name;
    QCOMPARE(run(wish).status, 0);
    const qint64 size = QFileInfo(path(name)).size();
    for (const qint64 most : {qint64(1000), size / 2, size - 1}) {
        write(name, "old");
        const QStringList before = files();
        const CliOutcome outcome = run(wish, {.folder = {}, .limit = fileSizeLimit(most)});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, name.toUtf8() + ": writing failed: the disk is full.\n");
        QCOMPARE(files(), before);
        QCOMPARE(readAll(path(name)), QByteArray("old"));
    }
    QCOMPARE(run(wish, {.folder = {}, .limit = fileSizeLimit(size)}).status, 0);
}

void TestCliFilmFaults::aFullDiskLeavesNoPicture()
{
    const QStringList before = files();
    const CliOutcome outcome =
        run(L("--range 3:9 -o %d.png"), {.folder = {}, .limit = fileSizeLimit(500)});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(
        outcome.err.endsWith(".png: writing failed: the disk is full.\n"), outcome.err.constData());
    QCOMPARE(files(), before);
}

void TestCliFilmFaults::aKilledFfmpegLeavesTheOldFilm_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("killed") << L("encoder") << SIGKILL << QByteArray("film.mp4: ");
    QTest::newRow("told to end: it finishes its file")
        << L("encoder") << SIGTERM << QByteArray("film.mp4: ");
    QTest::newRow("the background's, killed")
        << L("decoder") << SIGKILL << QByteArray("wall.mkv: ");
    QTest::newRow("the background's, told to end")
        << L("decoder") << SIGTERM << QByteArray("wall.mkv: ");
}

void TestCliFilmFaults::aKilledFfmpegLeavesTheOldFilm()
{
    QFETCH(QString, program);
    QFETCH(int, number);
    QFETCH(QByteArray, named);
    (void)outputOf(L("ffmpeg"), {L("-v"), L("error"), L("-f"), L("lavfi"), L("-i"),
                                    L("testsrc=s=64x64:d=1"), path(L("wall.mkv"))});
    write(L("film.mp4"), "old");
    const QStringList before = files();
    QProcess process;
    start(
        process, L("--background wall.mkv -o film.mp4"), {.folder = {}, .ffmpeg = watchedFfmpeg()});
    QTRY_VERIFY_WITH_TIMEOUT(hasBegun(), 60000);
    QCOMPARE(kill(readAll(m_tools->filePath(program)).trimmed().toInt(), number), 0);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.startsWith(named) && said.contains("ffmpeg") && said.count('\n') == 1,
        said.constData());
    QCOMPARE(files(), before);
    QCOMPARE(readAll(path(L("film.mp4"))), QByteArray("old"));
}

/// In place of ffmpeg, a program that takes all pictures, writes nothing and is content.
void TestCliFilmFaults::anEmptyFilmIsNoFilm()
{
    write(L("film.mp4"), "old");
    const QStringList before = files();
    const QString program = m_tools->filePath(L("ffmpeg"));
    QFile file(program);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\ncase \"$*\" in *-encoders) exec ffmpeg \"$@\";; esac\ncat >/dev/null\n");
    file.setPermissions(file.permissions() | QFile::ExeOwner);
    file.close();
    const CliOutcome outcome = run(L("--range 0:9 -o film.mp4"), {.folder = {}, .ffmpeg = program});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("film.mp4: ") && outcome.err.contains("ffmpeg") &&
                 outcome.err.count('\n') == 1,
        outcome.err.constData());
    QCOMPARE(files(), before);
    QCOMPARE(readAll(path(L("film.mp4"))), QByteArray("old"));
}

void TestCliFilmFaults::withoutFfmpegThereAreOnlyPictures()
{
    const CliPlace place{.folder = {}, .ffmpeg = L("/nothing/ffmpeg")};
    const QStringList before = files();
    const CliOutcome film = run(L("--range 0:9 -o film.mp4"), place);
    QCOMPARE(film.status, 1);
    QCOMPARE(film.err.count('\n'), 1);
    QVERIFY2(film.err.contains("/nothing/ffmpeg"), film.err.constData());
    QCOMPARE(files(), before);
    QCOMPARE(run(L("--list-codecs"), place).status, 1);
    QCOMPARE(run(L("--range 0:1 -o %d.png"), place).status, 0);
    QCOMPARE(files(L("*.png")), (QStringList{L("0.png"), L("1.png")}));
}

void TestCliFilmFaults::aFolderThatCannotBeWrittenIsSaid_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("a film") << L("film.mp4");
    QTest::newRow("pictures") << L("p%d.png");
}

void TestCliFilmFaults::aFolderThatCannotBeWrittenIsSaid()
{
    QFETCH(QString, output);
    const QStringList before = files();
    const CliOutcome missing = run(L("--range 0:9 -o none/") + output);
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.startsWith("none/") && missing.err.count('\n') == 1 &&
                 missing.err.contains(": writing failed: its folder does not exist"),
        missing.err.constData());
    QVERIFY(chmod(QFile::encodeName(m_folder->path()).constData(), 0555) == 0);
    const CliOutcome closed = run(L("--range 0:9 -o ") + output,
        {.folder = {}, .limit = [] {
             // Root may write everywhere.
             if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0))
                 _exit(99);
         }});
    QVERIFY(chmod(QFile::encodeName(m_folder->path()).constData(), 0755) == 0);
    QCOMPARE(closed.status, 1);
    QVERIFY2(closed.err.count('\n') == 1 &&
                 closed.err.contains(": writing failed: you have no permission"),
        closed.err.constData());
    QCOMPARE(files(), before);
}

QTEST_GUILESS_MAIN(TestCliFilmFaults)
#include "test_cli_film_faults.moc"
