// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Runs `odori-cli convert MODEL MOTION... -o FOLDER` as a program.
class TestBatch : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void oneFailureIsItsOwn();
    void whatIsThereIsLeftOut();
    void motionsOfOneNameDoNotMeet();
    void aModelAloneIsItsRestPose();
    void aMotionThatFitsNothingSaysSo();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();
    void theLossesAndTheCheckAreShown();
    void refusedInputsLeaveNothing();
    void theFileThatFailedIsNamed();
    void aFolderThatStaysEmptyIsRemoved();
    void aRangeAfterTheLastKeyIsSaid();
    void aSignalLeavesNoTemporaryFile();

private:
    struct Answer {
        int status = -1;
        QString out, error;
    };
    Answer run(const QStringList& arguments, const QByteArray& language = "en");
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString copyOfWalk(const QString& name) const;
    [[nodiscard]] static QString sample(const char* name)
    {
        return QStringLiteral(ODORI_SAMPLE "/") + QString::fromLatin1(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TestBatch::Answer TestBatch::run(const QStringList& arguments, const QByteArray& language)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ODORI_LANGUAGE"), QString::fromLatin1(language));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(ODORI_CLI), QStringList{QStringLiteral("convert")} + arguments);
    process.waitForFinished(240000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

QString TestBatch::copyOfWalk(const QString& name) const
{
    QDir(m_folder->path()).mkpath(QFileInfo(name).path());
    QFile::copy(sample("walk.vmd"), path(name));
    return path(name);
}

void TestBatch::oneFailureIsItsOwn()
{
    QStringList motions;
    for (int motion = 0; motion < 100; ++motion)
        motions += copyOfWalk(QStringLiteral("in/walk%1.vmd").arg(motion, 3, 10, QLatin1Char('0')));
    QFile broken(motions[50]);
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no motion") > 0);
    broken.close();
    const Answer answer =
        run(QStringList{sample("mannequin.pmx")} + motions +
            QStringList{L("-o"), L("out"), L("--to"), L("fbx"), L("--no-mesh"), L("--jobs"), L("2"),
                L("--range"), L("0:5"), L("--report"), L("report.json")});
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.error.count(QLatin1Char('\n')), 1);
    QVERIFY(answer.error.contains(QLatin1String("walk050.vmd")));
    QVERIFY(answer.out.contains(QLatin1String("walk050.vmd\n"))); // the reason is not said again
    QVERIFY(answer.out.endsWith(QLatin1String("99 done, 0 skipped, 1 failed\n")));
    QCOMPARE(QDir(path(QStringLiteral("out"))).entryList(QDir::Files).size(), 99);
    const auto report =
        QJsonDocument::fromJson(odori::test::readAll(path(QStringLiteral("report.json")))).object();
    QCOMPARE(report[QLatin1String("done")].toInt(), 99);
    const QByteArray first = odori::test::readAll(path(QStringLiteral("out/walk000.fbx")));
    for (const auto& each : report[QLatin1String("files")].toArray()) {
        const QJsonObject file = each.toObject();
        const bool isBroken = file[QLatin1String("input")].toString() == motions[50];
        QCOMPARE(file[QLatin1String("status")].toString(),
            isBroken ? QStringLiteral("failed") : QStringLiteral("done"));
        if (!isBroken) {
            QVERIFY(file[QLatin1String("maxPositionError")].toDouble() < 1e-3);
            QCOMPARE(odori::test::readAll(path(file[QLatin1String("output")].toString())).size(),
                first.size());
        }
    }
}

void TestBatch::whatIsThereIsLeftOut()
{
    const QString motion = copyOfWalk(QStringLiteral("walk.vmd"));
    const QStringList arguments{
        sample("mannequin.pmx"), motion, L("-o"), L("out/"), L("--to"), L("bvh")};
    QCOMPARE(run(arguments).status, 0);
    QFile file(path(QStringLiteral("out/walk.bvh")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") > 0);
    file.close();
    const Answer again = run(arguments + QStringList{L("--skip-existing")});
    QCOMPARE(again.status, 0);
    QVERIFY(again.out.contains(QLatin1String("0 done, 1 skipped, 0 failed")));
    QCOMPARE(odori::test::readAll(file.fileName()), QByteArray("mine"));
}

void TestBatch::motionsOfOneNameDoNotMeet()
{
    const QString one = copyOfWalk(QStringLiteral("a/walk.vmd"));
    const QString other = copyOfWalk(QStringLiteral("b/walk.vmd"));
    QCOMPARE(
        run({sample("mannequin.pmx"), one, other, L("-o"), L("out"), L("--to"), L("bvh")}).status,
        0);
    const QStringList wanted{QStringLiteral("walk.bvh"), QStringLiteral("walk_2.bvh")};
    QCOMPARE(QDir(path(QStringLiteral("out"))).entryList(QDir::Files), wanted);
}

void TestBatch::aModelAloneIsItsRestPose()
{
    const Answer answer = run({sample("mannequin.pmx"), L("-o"), L("rest.glb")});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.startsWith(QLatin1String("rest.glb: 1 frame, ")));
}

void TestBatch::aMotionThatFitsNothingSaysSo()
{
    QFile csv(path(QStringLiteral("other.csv")));
    QVERIFY(csv.open(QIODevice::WriteOnly));
    csv.write("name,frame,angle_x\nnobody,3,20\nnothing,4,1\n");
    csv.close();
    QCOMPARE(run({L("other.csv"), L("-o"), L("other.vmd")}).status, 0);
    const QStringList arguments{sample("mannequin.pmx"), L("other.vmd"), L("-o"), L("other.fbx")};
    const Answer refused = run(arguments);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.error.startsWith(QLatin1String("other.vmd: ")), qPrintable(refused.error));
    QVERIFY2(refused.error.contains(QLatin1String("2 bone and morph tracks")),
        qPrintable(refused.error));
    QVERIFY(refused.error.contains(QLatin1String("--force")));
    QVERIFY(!QFile::exists(path(QStringLiteral("other.fbx"))));
    QCOMPARE(run(arguments + QStringList{L("--force"), L("--no-mesh")}).status, 0);
    QVERIFY(QFile::exists(path(QStringLiteral("other.fbx"))));
}

void TestBatch::wrongUsageIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString model = sample("mannequin.pmx"), walk = sample("walk.vmd");
    QTest::newRow("no model") << QStringList{walk, L("-o"), L("x.fbx")};
    QTest::newRow("two models") << QStringList{model, model, L("-o"), L("x.fbx")};
    QTest::newRow("fps") << QStringList{model, walk, L("-o"), L("x.fbx"), L("--fps"), L("24")};
    QTest::newRow("range") << QStringList{model, walk, L("-o"), L("x.fbx"), L("--range"), L("9:3")};
    QTest::newRow("preset") << QStringList{
        model, walk, L("-o"), L("x.fbx"), L("--preset"), L("paint")};
    QTest::newRow("reduce") << QStringList{
        model, walk, L("-o"), L("x.fbx"), L("--reduce"), L("much")};
    QTest::newRow("thin") << QStringList{model, walk, L("-o"), L("x.fbx"), L("--thin"), L("0.1:x")};
    QTest::newRow("thin to nothing")
        << QStringList{model, walk, L("-o"), L("x.fbx"), L("--thin"), L("0")};
    QTest::newRow("thin to hardly anything")
        << QStringList{model, walk, L("-o"), L("x.fbx"), L("--thin"), L("1e-6")};
    QTest::newRow("unit") << QStringList{model, walk, L("-o"), L("x.fbx"), L("--unit"), L("nan")};
    QTest::newRow("scale") << QStringList{model, walk, L("-o"), L("x.bvh"), L("--scale"), L("nan")};
    QTest::newRow("batch of vmd") << QStringList{walk, walk, L("-o"), L("x.json")};
    QTest::newRow("jobs") << QStringList{model, walk, L("-o"), L("x.fbx"), L("--jobs"), L("0")};
}

void TestBatch::wrongUsageIsSaid()
{
    QFETCH(QStringList, arguments);
    const Answer answer = run(arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY(!answer.error.isEmpty());
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestBatch::theLossesAndTheCheckAreShown()
{
    const Answer answer =
        run({sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L("walk.fbx")});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains(QLatin1String("verified: the largest error is ")));
    QVERIFY(answer.out.contains(QLatin1String("rigid bodies are not exported")));
    const Answer quiet = run(
        {sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L("walk.fbx"), L("--no-verify")});
    QVERIFY(!quiet.out.contains(QLatin1String("verified")));
}

void TestBatch::refusedInputsLeaveNothing()
{
    const Answer model = run({L("nowhere.pmx"), sample("walk.vmd"), L("-o"), L("x.fbx")});
    QCOMPARE(model.status, 1);
    QVERIFY(model.error.contains(QLatin1String("nowhere.pmx")));
    const Answer folder =
        run({sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L("no/folder/x.fbx")});
    QCOMPARE(folder.status, 1);
    QVERIFY(folder.error.contains(QLatin1String("no/folder/x.fbx")));
    const Answer camera = run({sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L("x.fbx"),
        L("--camera"), L("none.vmd")});
    QCOMPARE(camera.status, 1);
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

/// The motion is valid; its output cannot be written.
void TestBatch::theFileThatFailedIsNamed()
{
    const QString target = path(L("out.fbx"));
    const Answer tooLong = run({sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), target,
        L("--range"), L("0:4000000000")});
    QCOMPARE(tooLong.status, 1);
    QVERIFY2(tooLong.error.startsWith(target), qPrintable(tooLong.error));
    QVERIFY(!QFile::exists(target));
    QFile broken(path(L("broken.vmd")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no motion") > 0);
    broken.close();
    const Answer unread = run({sample("mannequin.pmx"), broken.fileName(), L("-o"), target});
    QCOMPARE(unread.status, 1);
    QVERIFY2(unread.error.startsWith(broken.fileName()), qPrintable(unread.error));
}

void TestBatch::aFolderThatStaysEmptyIsRemoved()
{
    QFile broken(path(L("broken.vmd")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no motion") > 0);
    broken.close();
    const QStringList arguments{
        sample("mannequin.pmx"), broken.fileName(), L("-o"), L("out/"), L("--to"), L("bvh")};
    QCOMPARE(run(arguments).status, 1);
    QVERIFY(!QFile::exists(path(L("out"))));
    QVERIFY(QDir(m_folder->path()).mkdir(L("out"))); // not made by the command
    QCOMPARE(run(arguments).status, 1);
    QVERIFY(QFile::exists(path(L("out"))));
}

/// The walk ends at frame 120.
void TestBatch::aRangeAfterTheLastKeyIsSaid()
{
    const auto errorFor = [&](const char* range) {
        const Answer answer = run({sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L("x.bvh"),
            L("--range"), L(range)});
        return answer.status == 0 ? answer.error : L("failed");
    };
    QCOMPARE(errorFor("121:123"),
        sample("mannequin.pmx") + L(": frame 121: the range begins after the last key, so all of "
                                    "its frames are the same\n"));
    QCOMPARE(errorFor("120:123"), QString());
}

void TestBatch::aSignalLeavesNoTemporaryFile()
{
    QStringList arguments{L("convert"), sample("mannequin.pmx")};
    for (int motion = 0; motion < 300; ++motion)
        arguments += sample("walk.vmd");
    arguments += {L("-o"), path(L("out/")), L("--to"), L("glb"), L("--jobs"), L("2")};
    QProcess process;
    process.start(QStringLiteral(ODORI_CLI), arguments);
    const QDir out(path(L("out")));
    QTRY_VERIFY_WITH_TIMEOUT(out.exists() && !out.isEmpty(), 60000);
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGTERM);
    QVERIFY(process.readAllStandardError().isEmpty());
    QVERIFY(out.entryList(QDir::Files | QDir::Hidden).filter(L(".tmp")).isEmpty());
}

QTEST_GUILESS_MAIN(TestBatch)
#include "test_batch.moc"
