// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/names.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/text/cp932.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonValue>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <csignal>

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
    void hugeNumbersAreSaid();
    void aSignalLeavesNoTemporaryFile();
    void theHelpNamesEveryOption();
    void theHelpNamesValuesInPlainWords();

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(QStringList{QStringLiteral("tool")} + arguments, {m_folder->path()});
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const char* name, std::span<const std::byte> bytes) const
    {
        QFile file(path(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
    }
    /// A motion with a key of センター, and one of its numbers.
    void writeMotion(const char* name, std::uint32_t frame, float number) const
    {
        mmd::BoneKeyframe key;
        key.frame = frame;
        key.value.translation.x = number;
        mmd::Motion motion;
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(
                        mmd::fieldOf(mmd::encodeCp932("センター").bytes), std::array{key}));
        write(name, mmd::vmdFromMotion(motion));
    }
    void writeDamagedFiles() const;
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
    row("a part without a model", "take-part in.vmd --with in.vmd -o out.vmd", 2,
        "--model is needed");
    row("a part that the other lacks",
        "take-part in.vmd --with blink.vmd --model " ODORI_SAMPLE "/mannequin.pmx -o out.vmd", 1,
        "blink.vmd: the other motion has no keys of this part.");
    row("no other model",
        "fit in.vmd --with blink.vmd --model " ODORI_SAMPLE "/mannequin.pmx -o out.vmd", 2,
        "--with-model");
    row("an other model without these bones",
        "fit in.vmd --with blink.vmd --with-model " ODORI_SAMPLE
        "/mannequin.pmx --model bare.pmx -o out.vmd",
        1, "blink.vmd: the models of the two motions have no bone in common.");
    row("NaN in the motion", "thin nan.vmd -o out.vmd", 1,
        "nan.vmd: the motion has invalid numbers (NaN or infinite); repair it first: track "
        "センター, "
        "frame 7.");
    row("NaN in the other motion", "cross-fade in.vmd --with nan.vmd -o out.vmd", 1,
        "nan.vmd: the motion has invalid numbers");
    row("numbers that grow",
        "scale-motion huge.vmd -o out.vmd --scale 1000 --model " ODORI_SAMPLE "/mannequin.pmx", 1,
        "huge.vmd: the numbers become too large: track センター, frame 7.");
    row("frames after the motion", "smooth in.vmd -o out.vmd --range 5000:6000", 1,
        "in.vmd: the motion ends at frame 120.");
    row("frames of a tool that changes all",
        "cross-fade in.vmd --with in.vmd -o out.vmd --range 1:2", 2, "--range");
    row("frames after the last possible one", "time-warp late.vmd -o out.vmd --length 1000", 1,
        "late.vmd: keys would be after the last frame that a motion can have.");
    row("the same of later keys", "time-warp late.vmd -o out.vmd --length 1000 --range 0:5", 1,
        "late.vmd: keys would be");
    row("JSON of something else", "thin report.json -o out.vmd", 1,
        "report.json: line 1: this is no motion");
    QTest::newRow("no name") << QStringList{QStringLiteral("thin"), QStringLiteral("in.vmd"),
                                    QStringLiteral("-o"), QString()}
                             << 2 << QByteArray("-o has an empty value");
}

void TestCliTool::writeDamagedFiles() const
{
    writeMotion("nan.vmd", 7, std::nanf(""));
    writeMotion("huge.vmd", 7, 1e38f);
    writeMotion("late.vmd", 4294967295U, 1.0f);
    mmd::Motion blink;
    mmd::replaceTrack(
        blink, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("a"), std::array{mmd::MorphKeyframe{}}));
    write("blink.vmd", mmd::vmdFromMotion(blink));
    constexpr std::string_view report = R"({"tool": "thin", "files": []})";
    write("report.json", std::as_bytes(std::span(report)));
    mmd::pmx::Model bare;
    bare.bones.emplace_back().name.utf8 = "other";
    write("bare.pmx", mmd::pmx::write(bare));
}

/// A warning: the motion is written.
void TestCliTool::hugeNumbersAreSaid()
{
    writeMotion("huge.vmd", 7, 50000.0f);
    const CliOutcome outcome = run({QStringLiteral("thin"), QStringLiteral("huge.vmd"),
        QStringLiteral("-o"), QStringLiteral("out.vmd")});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.startsWith("huge.vmd: ") && outcome.err.contains("センター"), outcome.err);
    QVERIFY(QFile::exists(path(QStringLiteral("out.vmd"))));
}

/// As render does it: what is not complete is removed.
void TestCliTool::aSignalLeavesNoTemporaryFile()
{
    QStringList arguments{QStringLiteral("tool"), QStringLiteral("thin")};
    for (int number = 0; number < 300; ++number) {
        const QString copy = path(QStringLiteral("%1.vmd").arg(number));
        QVERIFY(QFile::copy(sample("walk.vmd"), copy));
        arguments += copy;
    }
    arguments += {QStringLiteral("-o"), path(QStringLiteral("out/"))};
    QProcess process;
    startCli(process, arguments, {m_folder->path()});
    const QDir out(path(QStringLiteral("out")));
    QTRY_VERIFY_WITH_TIMEOUT(out.exists() && !out.isEmpty(), 60000);
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal, so that a shell stops too
    QCOMPARE(process.exitCode(), SIGTERM);
    const QStringList all = out.entryList(QDir::Files | QDir::Hidden);
    QVERIFY(all.size() < 300);
    QCOMPARE(all.filter(QRegularExpression(QStringLiteral("^[0-9]+\\.vmd$"))), all);
}

void TestCliTool::whatIsGivenWrongChangesNothing()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QByteArray, said);
    QVERIFY(QFile::copy(sample("walk.vmd"), path(QStringLiteral("in.vmd"))));
    writeDamagedFiles();
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

void TestCliTool::theHelpNamesValuesInPlainWords()
{
    const auto help = [this](const char* tool) {
        return run({QLatin1String(tool), QStringLiteral("--help")}).out;
    };
    const QByteArray feet = help("pin-feet"), thin = help("thin");
    QVERIFY2(feet.contains("--blend NUMBER (whole, 0 to 120)=5"), feet);
    QVERIFY2(feet.contains("--height NUMBER (0.01 to 5)=0.5"), feet);
    QVERIFY2(feet.contains("--place {median,first}=median"), feet);
    QVERIFY2(feet.contains("--thin {0,1}=1"), feet);
    QVERIFY2(thin.contains("--range FIRST:LAST"), thin);
    QVERIFY2(thin.contains("--model TEXT"), thin);
    for (const char* name : {"FLOAT", "INT", "TEXT:"})
        QVERIFY2(!feet.contains(name) && !thin.contains(name), name);
}

QTEST_GUILESS_MAIN(TestCliTool)
#include "test_cli_tool.moc"
