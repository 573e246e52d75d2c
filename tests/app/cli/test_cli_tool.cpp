// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/sampling.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QtTest>

using namespace odori::test;

namespace {

QString sample(const char* name)
{
    return QStringLiteral(ODORI_SAMPLE "/") + QString::fromLatin1(name);
}

QJsonObject objectOf(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

/// Runs `odori-cli tool NAME MOTION... -o OUTPUT` as a program.
class TestCliTool : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aMotionIsThinned();
    void namedTracksAndFramesOnly();
    void aHundredFiles();
    void oneFailureIsItsOwn();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();
    void aMotionOfTheBatchIsNotOverwritten();
    void whatIsGivenWrongChangesNothing_data();
    void whatIsGivenWrongChangesNothing();
    void theHelpNamesEveryOption();

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(QStringList{QStringLiteral("tool")} + arguments, {m_folder->path()});
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] static mmd::Motion motionAt(const QString& path)
    {
        const auto bytes = mmd::readFile(mmd::pathFromUtf8(path.toStdString()));
        return mmd::motionFromVmd(*mmd::readVmd(*bytes)).motion;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliTool::aMotionIsThinned()
{
    const CliOutcome outcome = run({QStringLiteral("thin"), sample("walk.vmd"),
        QStringLiteral("-o"), path(QStringLiteral("out.vmd")), QStringLiteral("--model"),
        sample("mannequin.pmx"), QStringLiteral("--report"), QStringLiteral("-")});
    QCOMPARE(outcome.status, 0);
    const QJsonObject report = objectOf(outcome.out);
    QCOMPARE(report[QStringLiteral("tool")].toString(), QStringLiteral("thin"));
    const QJsonObject file = report[QStringLiteral("files")][0].toObject();
    const double before = file[QStringLiteral("figures")][QStringLiteral("keys-before")].toDouble();
    const double after = file[QStringLiteral("figures")][QStringLiteral("keys-after")].toDouble();
    // The show/IK key is no key of a bone or a morph.
    QCOMPARE(std::size_t(before), motionAt(sample("walk.vmd")).keyCount() - 1);
    QCOMPARE(std::size_t(after), motionAt(path(QStringLiteral("out.vmd"))).keyCount() - 1);
    QVERIFY(after < before);
    for (const char* joint : {"hands", "feet", "head", "joints"}) {
        const QJsonValue moved = file[QStringLiteral("moved")][QLatin1String(joint)];
        QVERIFY(moved[QStringLiteral("largest")].toDouble() > 0.0);
        QVERIFY(moved[QStringLiteral("largest")].toDouble() <= 0.05);
        QVERIFY(moved[QStringLiteral("mean")].toDouble() > 0.0);
    }
    QVERIFY(outcome.err.contains("Keys that remain")); // for people, beside the report
}

void TestCliTool::namedTracksAndFramesOnly()
{
    const QString out = path(QStringLiteral("out.vmd"));
    const QString centre = QStringLiteral("センター");
    QCOMPARE(run({QStringLiteral("thin"), sample("walk.vmd"), QStringLiteral("-o"), out,
                     QStringLiteral("--tracks"), centre, QStringLiteral("--range"),
                     QStringLiteral("0:60"), QStringLiteral("--units"), QStringLiteral("1")})
                 .status,
        0);
    const mmd::Motion before = motionAt(sample("walk.vmd")), after = motionAt(out);
    std::size_t changed = 0;
    for (const auto& track : before.bones) {
        const auto* now = mmd::findBoneTrack(after, track->name());
        QVERIFY(now);
        if (now->size() == track->size())
            continue;
        ++changed;
        const std::size_t later = track->size() - track->lowerBound(60);
        QCOMPARE(now->size() - now->lowerBound(60), later);
    }
    QCOMPARE(changed, std::size_t(1));
}

void TestCliTool::aHundredFiles()
{
    QStringList arguments{QStringLiteral("thin")};
    for (int number = 0; number < 100; ++number) {
        const QString copy = path(QStringLiteral("踊り %1.vmd").arg(number));
        QVERIFY(QFile::copy(sample("walk.vmd"), copy));
        arguments += copy;
    }
    const CliOutcome outcome =
        run(arguments + QStringList{QStringLiteral("-o"), path(QStringLiteral("out")),
                            QStringLiteral("--model"), sample("mannequin.pmx"),
                            QStringLiteral("--report"), path(QStringLiteral("report.json"))});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(QDir(path(QStringLiteral("out"))).entryList(QDir::Files).size(), qsizetype(100));
    QFile report(path(QStringLiteral("report.json")));
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QJsonObject read = objectOf(report.readAll());
    QCOMPARE(read[QStringLiteral("done")].toInt(), 100);
    QCOMPARE(read[QStringLiteral("files")].toArray().size(), qsizetype(100));
    const mmd::Motion first = motionAt(path(QStringLiteral("out/踊り 0.vmd")));
    QVERIFY(first == motionAt(path(QStringLiteral("out/踊り 99.vmd"))));
    QVERIFY(first.keyCount() < motionAt(sample("walk.vmd")).keyCount());
}

void TestCliTool::oneFailureIsItsOwn()
{
    QFile broken(path(QStringLiteral("broken.vmd")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("Vocaloid Motion Data 0002");
    broken.close();
    const CliOutcome outcome =
        run({QStringLiteral("thin"), broken.fileName(), sample("walk.vmd"), QStringLiteral("-o"),
            path(QStringLiteral("out/")), QStringLiteral("--report"), QStringLiteral("-")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.contains("broken.vmd"));
    const QJsonObject report = objectOf(outcome.out);
    QCOMPARE(report[QStringLiteral("failed")].toInt(), 1);
    QCOMPARE(report[QStringLiteral("files")][0][QStringLiteral("status")].toString(),
        QStringLiteral("failed"));
    QVERIFY(QFile::exists(path(QStringLiteral("out/walk.vmd"))));
    QVERIFY(!QFile::exists(path(QStringLiteral("out/broken.vmd"))));
}

void TestCliTool::wrongUsageIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList whole{QStringLiteral("thin"), sample("walk.vmd"), QStringLiteral("-o"),
        QStringLiteral("out.vmd")};
    QTest::addRow("no tool") << QStringList();
    QTest::addRow("unknown tool") << QStringList{QStringLiteral("fatten")};
    QTest::addRow("no output") << whole.first(2);
    QTest::addRow("a wrong range")
        << whole + QStringList{QStringLiteral("--range"), QStringLiteral("9:3")};
    QTest::addRow("out of its limits")
        << whole + QStringList{QStringLiteral("--units"), QStringLiteral("-1")};
    QTest::addRow("no number") << whole + QStringList{
                                              QStringLiteral("--units"), QStringLiteral("much")};
    QTest::addRow("the standard output") << QStringList{
        QStringLiteral("thin"), sample("walk.vmd"), QStringLiteral("-o"), QStringLiteral("-")};
    QTest::addRow("over the model")
        << QStringList{QStringLiteral("thin"), sample("walk.vmd"), QStringLiteral("-o"),
               sample("mannequin.pmx"), QStringLiteral("--model"), sample("mannequin.pmx")};
}

void TestCliTool::wrongUsageIsSaid()
{
    QFETCH(const QStringList, arguments);
    const CliOutcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(!QFile::exists(path(QStringLiteral("out.vmd"))));
}

/// The output of the first motion has the name of the second one, which was not read yet.
void TestCliTool::aMotionOfTheBatchIsNotOverwritten()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("A")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("B")));
    QVERIFY(QFile::copy(sample("walk.vmd"), path(QStringLiteral("A/x.vmd"))));
    QFile other(path(QStringLiteral("B/x.vmd")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("mine");
    other.close();
    const CliOutcome outcome = run({QStringLiteral("thin"), QStringLiteral("A/x.vmd"),
        QStringLiteral("B/x.vmd"), QStringLiteral("-o"), QStringLiteral("B/")});
    QCOMPARE(outcome.status, 2);
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), QByteArray("mine"));
}

void TestCliTool::whatIsGivenWrongChangesNothing_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* name, const char* arguments, int status, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(u' ') << status
                            << QByteArray(said);
    };
    row("NaN", "smooth in.vmd -o out.vmd --strength nan", 2, "nan");
    row("minus NaN", "scale-motion in.vmd -o out.vmd --scale -nan", 2, "nan");
    row("a report over the motion", "thin in.vmd -o out.vmd --report in.vmd", 2, "in.vmd");
    row("an unknown track", "smooth in.vmd -o out.vmd --tracks 無い", 1, "無い");
    row("another ending", "thin in.vmd -o out.json", 2, ".vmd");
    QTest::newRow("no name") << QStringList{QStringLiteral("thin"), QStringLiteral("in.vmd"),
                                    QStringLiteral("-o"), QString()}
                             << 2 << QByteArray("--output");
}

void TestCliTool::whatIsGivenWrongChangesNothing()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QByteArray, said);
    QVERIFY(QFile::copy(sample("walk.vmd"), path(QStringLiteral("in.vmd"))));
    const CliOutcome outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY2(outcome.err.contains(said), outcome.err);
    QVERIFY(!QFile::exists(path(QStringLiteral("out.vmd"))));
    QVERIFY(motionAt(path(QStringLiteral("in.vmd"))) == motionAt(sample("walk.vmd")));
}

void TestCliTool::theHelpNamesEveryOption()
{
    const QByteArray help = run({QStringLiteral("thin"), QStringLiteral("--help")}).out;
    for (const char* option : {"--units", "--degrees", "--weight", "--extremes", "--range",
             "--tracks", "--model", "--report"})
        QVERIFY2(help.contains(option), option);
}

QTEST_GUILESS_MAIN(TestCliTool)
#include "test_cli_tool.moc"
