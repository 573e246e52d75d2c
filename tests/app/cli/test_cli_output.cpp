// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <memory>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using odori::test::CliOutcome;
using odori::test::CliPlace;
using odori::test::readAll;

namespace {

constexpr uid_t nobody = 65534;

QString sample(const char* name)
{
    return QStringLiteral(ODORI_SAMPLE "/") + QString::fromLatin1(name);
}

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Where odori-cli writes, which files it does not overwrite, and its messages when it cannot
/// write. For systems with users, devices and limits.
class TestCliOutput : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aDashIsTheStandardOutput();
    void aDashNeedsAFormat();
    void reportsMoveAsideForWhatIsPiped();
    void anOutputThatCannotBeWrittenIsOne_data();
    void anOutputThatCannotBeWrittenIsOne();
    void aClosedStreamIsNotTakenForAFile();
    void inputsAreNotWrittenOver_data();
    void inputsAreNotWrittenOver();
    void whatIsNoFileIsNotWrittenOver_data();
    void whatIsNoFileIsNotWrittenOver();
    void anOutputNeedsAName_data();
    void anOutputNeedsAName();
    void anOutputNeedsAnExtension();
    void otherLinksAreSaidOnce();
    void aWriteThatFailsLeavesTheOldFile_data();
    void aWriteThatFailsLeavesTheOldFile();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(L(name)); }
    [[nodiscard]] CliOutcome run(const QStringList& arguments, CliPlace place = {}) const
    {
        place.folder = m_folder->path();
        return odori::test::runCli(arguments, place);
    }
    void write(const char* name, const QByteArray& data) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliOutput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(sample("walk.vmd"), path("walk.vmd")));
    QVERIFY(QFile::copy(sample("mannequin.pmx"), path("m.pmx")));
    for (const char* name : {"walk.vmd", "m.pmx"})
        QVERIFY(QFile::setPermissions(path(name),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
}

void TestCliOutput::aDashIsTheStandardOutput()
{
    const QByteArray motion = readAll(path("walk.vmd"));
    QCOMPARE(run({L("convert"), L("walk.vmd"), L("-o"), L("-"), L("--to"), L("vmd")}).out, motion);
    const CliOutcome json =
        run({L("convert"), L("walk.vmd"), L("-o"), L("-"), L("--to"), L("json")});
    QVERIFY(json.out.startsWith('{'));
    write("walk.json", json.out);
    QCOMPARE(run({L("convert"), L("walk.json"), L("-o"), L("-"), L("--to"), L("vmd")}).out, motion);
    QCOMPARE(run({L("convert"), L("m.pmx"), L("-o"), L("-"), L("--to"), L("pmx")}).out,
        readAll(path("m.pmx")));
    const QStringList pose{L("pose"), L("m.pmx"), L("walk.vmd"), L("--range"), L("0:3"), L("-o")};
    const CliOutcome piped = run(pose + QStringList{L("-")});
    QCOMPARE(files(), QStringList({L("m.pmx"), L("walk.json"), L("walk.vmd")})); // no file "-"
    QCOMPARE(run(pose + QStringList{L("p.f32")}).status, 0);
    QVERIFY(!piped.out.isEmpty());
    QCOMPARE(piped.out, readAll(path("p.f32")));
    // A file may still be called "-".
    QCOMPARE(run({L("convert"), L("walk.vmd"), L("-o"), L("./-"), L("--to"), L("vmd")}).status, 0);
    QCOMPARE(readAll(path("-")), motion);
}

void TestCliOutput::aDashNeedsAFormat()
{
    QCOMPARE(run({L("convert"), L("walk.vmd"), L("-o"), L("-")}).status, 2);
    const CliOutcome model =
        run({L("convert"), L("m.pmx"), L("walk.vmd"), L("-o"), L("-"), L("--to"), L("glb")});
    QCOMPARE(model.status, 2);
    QCOMPARE(model.out, QByteArray());
    QCOMPARE(files(), QStringList({L("m.pmx"), L("walk.vmd")}));
}

void TestCliOutput::reportsMoveAsideForWhatIsPiped()
{
    const CliOutcome fixed = run({L("check"), L("walk.vmd"), L("--fix"), L("-")});
    QCOMPARE(fixed.out, readAll(path("walk.vmd")));
    QVERIFY(!fixed.err.isEmpty());
    const CliOutcome report = run({L("convert"), L("m.pmx"), L("walk.vmd"), L("-o"), L("w.bvh"),
        L("--range"), L("0:3"), L("--report"), L("-")});
    QCOMPARE(report.status, 0);
    QVERIFY(report.out.startsWith('{') && report.out.trimmed().endsWith('}'));
    QVERIFY(report.err.contains("w.bvh"));
}

void TestCliOutput::anOutputThatCannotBeWrittenIsOne_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList help{L("--help")};
    QTest::newRow("help") << help;
    QTest::newRow("help of a command") << QStringList{L("convert"), L("--help")};
    QTest::newRow("version") << QStringList{L("--version")};
    QTest::newRow("info") << QStringList{L("info"), L("walk.vmd")};
    QTest::newRow("info of a model") << QStringList{L("info"), L("m.pmx")};
    QTest::newRow("info --json") << QStringList{L("info"), L("walk.vmd"), L("--json")};
    QTest::newRow("check") << QStringList{L("check"), L("walk.vmd")};
    QTest::newRow("check --json") << QStringList{L("check"), L("walk.vmd"), L("--json")};
    QTest::newRow("check --fix") << QStringList{L("check"), L("walk.vmd"), L("--fix"), L("-")};
    QTest::newRow("convert") << QStringList{
        L("convert"), L("walk.vmd"), L("-o"), L("-"), L("--to"), L("vmd")};
    QTest::newRow("convert to bvh") << QStringList{
        L("convert"), L("m.pmx"), L("walk.vmd"), L("-o"), L("w.bvh"), L("--range"), L("0:3")};
    QTest::newRow("a report") << QStringList{L("convert"), L("m.pmx"), L("walk.vmd"), L("-o"),
        L("w.bvh"), L("--range"), L("0:3"), L("--report"), L("-")};
    QTest::newRow("pose") << QStringList{L("pose"), L("m.pmx"), L("-o"), L("-")};
}

void TestCliOutput::anOutputThatCannotBeWrittenIsOne()
{
    QFETCH(QStringList, arguments);
    const CliOutcome full = run(arguments, {.folder = {}, .standardOutput = L("/dev/full")});
    const CliOutcome closed = run(arguments, {.folder = {}, .limit = [] { close(STDOUT_FILENO); }});
    const CliOutcome unread = run(arguments, {.folder = {}, .limit = [] {
                                                  int ends[2];
                                                  if (pipe(ends) == 0) {
                                                      close(ends[0]);
                                                      dup2(ends[1], STDOUT_FILENO);
                                                  }
                                              }});
    for (const CliOutcome& each : {full, closed, unread}) {
        QCOMPARE(each.status, 1);
        const QByteArray last = each.err.trimmed().split('\n').last();
        QVERIFY2(last.startsWith("Standard output: writing failed"), each.err.constData());
    }
    QVERIFY2(full.err.contains("the disk is full"), full.err.constData());
}

/// Without a guard the first opened file would get the descriptor of a closed stream, and its text.
void TestCliOutput::aClosedStreamIsNotTakenForAFile()
{
    const auto closeAll = [] {
        close(STDIN_FILENO);
        close(STDOUT_FILENO);
        close(STDERR_FILENO);
    };
    const CliOutcome outcome = run(
        {L("convert"), L("walk.vmd"), L("-o"), L("copy.vmd")}, {.folder = {}, .limit = closeAll});
    QCOMPARE(outcome.status, 0); // there was no message to print
    QCOMPARE(readAll(path("copy.vmd")), readAll(path("walk.vmd")));
    const CliOutcome noisy =
        run({L("convert"), L("m.pmx"), L("walk.vmd"), L("-o"), L("w.bvh"), L("--range"), L("0:3")},
            {.folder = {}, .limit = closeAll});
    QCOMPARE(noisy.status, 1);
    QVERIFY(!readAll(path("w.bvh")).contains("frames, "));
}

void TestCliOutput::inputsAreNotWrittenOver_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, std::initializer_list<const char*> arguments) {
        QStringList list;
        for (const char* each : arguments)
            list << L(each);
        QTest::newRow(name) << list;
    };
    row("pose over its motion", {"pose", "m.pmx", "walk.vmd", "-o", "walk.vmd"});
    row("pose over its model", {"pose", "m.pmx", "walk.vmd", "-o", "./m.pmx"});
    row("pose over a link to its motion", {"pose", "m.pmx", "walk.vmd", "-o", "soft.f32"});
    row("pose over a hard link", {"pose", "m.pmx", "walk.vmd", "-o", "hard.json.f32"});
    row("the names of a pose over the motion", {"pose", "m.pmx", "hard.json", "-o", "hard.f32"});
    row("the names of a pose over the pose", {"pose", "m.pmx", "walk.vmd", "-o", "pose.json"});
    row("a table over its motion", {"convert", "walk.vmd", "-o", "soft.csv"});
    row("a motion over its table", {"convert", "table.csv", "-o", "table.vmd"});
    row("an export over its motion",
        {"convert", "m.pmx", "walk.vmd", "-o", "walk.vmd", "--to", "bvh"});
    row("an export over the camera's motion",
        {"convert", "m.pmx", "-o", "walk.vmd", "--to", "bvh", "--camera", "walk.vmd"});
    row("a report over the model",
        {"convert", "m.pmx", "walk.vmd", "-o", "w.bvh", "--report", "m.pmx"});
    row("a report over the export",
        {"convert", "m.pmx", "walk.vmd", "-o", "w.bvh", "--report", "./w.bvh"});
    row("a batch over a motion",
        {"convert", "m.pmx", "walk.vmd", "soft.bvh", "-o", ".", "--to", "bvh", "--range", "0:2"});
    row("a repaired motion over its table", {"check", "table.csv", "--fix", "table.csv"});
    row("a repaired motion over the model",
        {"check", "walk.vmd", "--model", "m.pmx", "--fix", "m.pmx"});
    row("a picture over its model", {"render", "m.pmx", "-o", "m.pmx"});
    row("a picture over the camera's motion",
        {"render", "m.pmx", "--camera", "walk.vmd", "-o", "walk.vmd"});
}

void TestCliOutput::inputsAreNotWrittenOver()
{
    QFETCH(QStringList, arguments);
    write("table.csv", "name,frame,x\na,0,1\n");
    for (const char* link : {"soft.f32", "soft.csv", "soft.bvh"})
        QCOMPARE(symlink("walk.vmd", QFile::encodeName(path(link)).constData()), 0);
    QCOMPARE(symlink("table.csv", QFile::encodeName(path("table.vmd")).constData()), 0);
    for (const char* name : {"hard.json", "hard.json.f32"})
        QCOMPARE(::link(QFile::encodeName(path("walk.vmd")).constData(),
                     QFile::encodeName(path(name)).constData()),
            0);
    const QStringList before = files();
    const QByteArray motion = readAll(path("walk.vmd")), model = readAll(path("m.pmx"));
    const CliOutcome outcome = run(arguments);
    QVERIFY2(outcome.status == 2, outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(files(), before);
    QCOMPARE(readAll(path("walk.vmd")), motion);
    QCOMPARE(readAll(path("m.pmx")), model);
    QCOMPARE(readAll(path("table.csv")), QByteArray("name,frame,x\na,0,1\n"));
}

void TestCliOutput::whatIsNoFileIsNotWrittenOver_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("a device") << L("/dev/null");
    QTest::newRow("a link to a device") << L("null.vmd");
    QTest::newRow("a pipe") << L("pipe.vmd");
    QTest::newRow("a folder") << L("folder.vmd");
    QTest::newRow("a write-protected file") << L("kept.vmd");
    QTest::newRow("the standard output by another name") << L("/dev/stdout");
}

void TestCliOutput::whatIsNoFileIsNotWrittenOver()
{
    QFETCH(QString, target);
    QCOMPARE(symlink("/dev/null", QFile::encodeName(path("null.vmd")).constData()), 0);
    QCOMPARE(mkfifo(QFile::encodeName(path("pipe.vmd")).constData(), 0600), 0);
    QVERIFY(QDir(m_folder->path()).mkdir(L("folder.vmd")));
    write("kept.vmd", "kept");
    QVERIFY(QFile::setPermissions(path("kept.vmd"), QFile::ReadOwner));
    const QStringList before = files();
    const CliOutcome outcome =
        run({L("convert"), L("walk.vmd"), L("--to"), L("vmd"), L("-o"), target});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(
        outcome.err.startsWith(target.toUtf8() + ": writing failed: "), outcome.err.constData());
    QCOMPARE(files(), before);
    QCOMPARE(readAll(path("kept.vmd")), QByteArray("kept"));
    struct stat status {};
    QCOMPARE(stat("/dev/null", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
    QCOMPARE(stat(QFile::encodeName(path("pipe.vmd")).constData(), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
}

void TestCliOutput::anOutputNeedsAName_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, std::initializer_list<const char*> arguments) {
        QStringList list;
        for (const char* each : arguments)
            list << L(each);
        QTest::newRow(name) << list;
    };
    row(".vmd", {"convert", "walk.vmd", "-o", ".vmd"});
    row(".fbx", {"convert", "m.pmx", "walk.vmd", "-o", ".fbx"});
    row(".pmx", {"convert", "m.pmx", "-o", ".pmx"});
    row("./.vmd", {"tool", "thin", "walk.vmd", "-o", "./.vmd"});
    row(".VMD", {"import", "walk.vmd", "--model", "m.pmx", "-o", ".VMD"});
    row("./.VMD", {"check", "walk.vmd", "--fix", "./.VMD"});
    row(".json",
        {"import", "walk.vmd", "--model", "m.pmx", "-o", "w.vmd", "--save-mapping", ".json"});
    row(".bin", {"pose", "m.pmx", "-o", ".bin"});
    row("./.F32", {"pose", "m.pmx", "-o", "./.F32"});
    row("./.json", {"convert", "m.pmx", "walk.vmd", "-o", "w.bvh", "--report", "./.json"});
    row(".JSON", {"tool", "thin", "walk.vmd", "-o", "w.vmd", "--report", ".JSON"});
    row(".png", {"render", "m.pmx", "-o", ".png"});
    row(".mp4", {"render", "m.pmx", "walk.vmd", "--range", "0:2", "-o", ".mp4"});
}

/// Such as -o "$NAME.vmd" with an empty variable.
void TestCliOutput::anOutputNeedsAName()
{
    QFETCH(QStringList, arguments);
    const QStringList before = files();
    const CliOutcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err, QByteArray("odori-cli: ") + QTest::currentDataTag() +
                              " is only an extension; write a name before it\n");
    QCOMPARE(files(), before);
}

void TestCliOutput::anOutputNeedsAnExtension()
{
    const QStringList before = files();
    const CliOutcome outcome = run({L("convert"), L("walk.vmd"), L("-o"), L("walk2")});
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err, QByteArray("odori-cli: walk2 has no extension; write one, such as "
                                     ".json, or use --to\n"));
    QCOMPARE(files(), before);
    QCOMPARE(
        run({L("convert"), L("walk.vmd"), L("-o"), L("walk2"), L("--to"), L("json")}).status, 0);
    QCOMPARE(run({L("convert"), L("walk.vmd"), L("-o"), L("walk.xyz")}).status, 1);
}

void TestCliOutput::otherLinksAreSaidOnce()
{
    QVERIFY(QFile::copy(path("walk.vmd"), path("one.vmd")));
    QCOMPARE(::link(QFile::encodeName(path("one.vmd")).constData(),
                 QFile::encodeName(path("two.vmd")).constData()),
        0);
    const QStringList arguments{L("convert"), L("walk.vmd"), L("-o"), L("one.vmd")};
    const CliOutcome first = run(arguments);
    QCOMPARE(first.status, 0);
    QCOMPARE(first.err.count('\n'), 1);
    QVERIFY2(first.err.startsWith("one.vmd: other hard links"), first.err.constData());
    QCOMPARE(run(arguments).err, QByteArray());
}

void TestCliOutput::aWriteThatFailsLeavesTheOldFile_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* output, std::initializer_list<const char*> arguments) {
        QStringList list;
        for (const char* each : arguments)
            list << L(each);
        QTest::newRow(output) << list << L(output);
    };
    row("out.vmd", {"convert", "walk.vmd", "-o", "out.vmd"});
    row("out.json", {"convert", "walk.vmd", "-o", "out.json"});
    row("out.csv", {"convert", "walk.vmd", "-o", "out.csv"});
    row("out.pmx", {"convert", "m.pmx", "-o", "out.pmx"});
    row("out.f32", {"pose", "m.pmx", "walk.vmd", "-o", "out.f32"});
    row("out.bvh", {"convert", "m.pmx", "walk.vmd", "-o", "out.bvh"});
    row("out.glb", {"convert", "m.pmx", "walk.vmd", "-o", "out.glb"});
    row("out.fbx", {"convert", "m.pmx", "walk.vmd", "-o", "out.fbx", "--no-mesh"});
    row("fixed.vmd", {"check", "walk.vmd", "--fix", "fixed.vmd"});
}

void TestCliOutput::aWriteThatFailsLeavesTheOldFile()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, output);
    const auto fails = [&](const char* why, const CliPlace& place) {
        const QStringList before = files();
        const CliOutcome outcome = run(arguments, place);
        if (outcome.status != 1 || outcome.err.count('\n') != 1 ||
            !outcome.err.startsWith(output.toUtf8() + ": writing failed: ") ||
            !outcome.err.contains(why))
            qWarning("%d: %s", outcome.status, outcome.err.constData());
        return outcome.status == 1 && outcome.err.count('\n') == 1 && files() == before &&
               outcome.err.startsWith(output.toUtf8() + ": writing failed: ") &&
               outcome.err.contains(why);
    };
    const QByteArray name = output.toUtf8();
    write(name.constData(), "old");
    QVERIFY(fails("the disk is full", {.folder = {}, .limit = [] {
                                           const rlimit small{1000, 1000};
                                           setrlimit(RLIMIT_FSIZE, &small);
                                       }}));
    QCOMPARE(readAll(path(name.constData())), QByteArray("old"));
    if (geteuid() == 0) {
        QVERIFY(chmod(QFile::encodeName(m_folder->path()).constData(), 0755) == 0);
        QVERIFY(chmod(QFile::encodeName(path(name.constData())).constData(), 0666) == 0);
        QVERIFY(fails("you have no permission", {.folder = {}, .limit = [] {
                                                     if (setgid(nobody) != 0 || setuid(nobody) != 0)
                                                         _exit(99);
                                                 }}));
        QCOMPARE(readAll(path(name.constData())), QByteArray("old"));
    }
    QVERIFY(QFile::remove(path(name.constData())));
    QVERIFY(QDir(m_folder->path()).mkdir(output));
    write(QByteArray(name + "/inside").constData(), "kept");
    // Animated models accept a folder as the output.
    if (!QStringList({L("out.bvh"), L("out.glb"), L("out.fbx")}).contains(output))
        QVERIFY(fails("a folder has this name", {}));
    QCOMPARE(readAll(path(QByteArray(name + "/inside").constData())), QByteArray("kept"));
}

QTEST_GUILESS_MAIN(TestCliOutput)
#include "test_cli_output.moc"
