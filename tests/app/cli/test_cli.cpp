// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/support/real_files.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using namespace odori::test;

/// Runs the real odori-cli. Its exit statuses, messages and files are a contract (docs/cli.md).
class TestCli : public QObject {
    Q_OBJECT
private slots:
    void init();
    void convertsMotionsByteForByte_data() { addRealFiles(u"vmd"_qs); }
    void convertsMotionsByteForByte();
    void convertsModelsByteForByte_data() { addRealFiles(u"pmx"_qs); }
    void convertsModelsByteForByte();
    void convertsAPmdToPmx_data();
    void convertsAPmdToPmx();
    void convertsPosesAndMotions();
    void readsNamesOfOtherCountries();
    void jsonAndCsvComeBackByteForByte();
    void aTableOfAnglesBecomesAMotion();
    void takesJapanesePaths();
    void replacesItsOwnInput();
    void refusesBadInputWithOneLine_data();
    void refusesBadInputWithOneLine();
    void aBrokenModelIsCalledOne();
    void refusesWhatItCannotWrite();
    void wrongUsageIsTwo_data();
    void wrongUsageIsTwo();
    void wrongUsageIsSaidInOurWords_data();
    void wrongUsageIsSaidInOurWords();
    void helpAndVersionAreDone();
    void warnsOfDuplicatesAndUnknownBytes();
    void worksInAnyLocale();

private:
    struct Outcome {
        int status = -1;
        QByteArray out, err;
    };
    [[nodiscard]] static Outcome run(
        const QStringList& arguments, const QString& locale = QStringLiteral("C.UTF-8"));
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& data) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// A VMD 0002 file without keys.
QByteArray emptyMotion()
{
    return QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0') +
           QByteArray(6 * 4, '\0');
}

/// Two keys of the bone "a" at frame 7.
QByteArray twiceTheSameKey()
{
    const QByteArray key = QByteArray("a").leftJustified(15, '\0') + QByteArray("\7\0\0\0", 4) +
                           QByteArray(28 + 64, '\0');
    return emptyMotion().left(50) + QByteArray("\2\0\0\0", 4) + key + key + QByteArray(5 * 4, '\0');
}

} // namespace

TestCli::Outcome TestCli::run(const QStringList& arguments, const QString& locale)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("ODORI_LANGUAGE"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ODORI_CLI), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCli::write(const QString& name, const QByteArray& data) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(data) != data.size())
        qFatal("the test's own file cannot be written");
    return file.fileName();
}

void TestCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestCli::convertsMotionsByteForByte()
{
    QFETCH(QString, path);
    const QString copy = m_folder->filePath(u"copy.vmd"_qs);
    const Outcome outcome = run({u"convert"_qs, path, u"-o"_qs, copy});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(readAll(copy) == readAll(path));
}

void TestCli::convertsModelsByteForByte()
{
    QFETCH(QString, path);
    const QString copy = m_folder->filePath(u"copy.pmx"_qs);
    const Outcome outcome = run({u"convert"_qs, path, u"-o"_qs, copy});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QVERIFY(readAll(copy) == readAll(path));
}

void TestCli::convertsAPmdToPmx_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("made here") << pmd::whole();
    for (const QString& file : corpusFiles(u"pmd"_qs))
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << readAll(file);
}

/// The PMX has the same bones. PMD is never written.
void TestCli::convertsAPmdToPmx()
{
    QFETCH(QByteArray, data);
    const QString old = write(u"old.pmd"_qs, data);
    const QString copy = path(u"copy.pmx"_qs);
    QCOMPARE(run({u"convert"_qs, old, u"-o"_qs, copy}).status, 0);
    const auto bonesOf = [](const QString& file) {
        const QByteArray json = run({u"info"_qs, u"--json"_qs, file}).out;
        return QJsonDocument::fromJson(json)[u"bones"_qs].toInt();
    };
    QVERIFY(bonesOf(old) > 0);
    QCOMPARE(bonesOf(copy), bonesOf(old));
    QCOMPARE(run({u"convert"_qs, copy, u"-o"_qs, path(u"no.pmd"_qs)}).status, 1);
    QVERIFY(!QFileInfo::exists(path(u"no.pmd"_qs)));
}

void TestCli::readsNamesOfOtherCountries()
{
    QByteArray motion = emptyMotion();
    const QByteArray name("\xb3\xf5\xd2\xf4\xce\xb4\xc0\xb4"); // 初音未来 in GBK
    motion.replace(30, name.size(), name);
    const QString file = write(QStringLiteral("gbk.vmd"), motion);
    const auto shown = [&](const QStringList& options) {
        return run(QStringList{QStringLiteral("info"), file} + options).out;
    };
    QVERIFY(shown({QStringLiteral("--encoding"), QStringLiteral("gbk")})
                .contains("初音未来 (read as GBK)"));
    QVERIFY(!shown({QStringLiteral("--encoding"), QStringLiteral("cp932")}).contains("初音未来"));
    QCOMPARE(
        run({QStringLiteral("info"), file, QStringLiteral("--encoding"), QStringLiteral("latin1")})
            .status,
        2);
    // A PMX file declares the encoding of its texts.
    const QString model = sampleFile(u"mannequin.pmx"_qs);
    const QByteArray text = run({u"info"_qs, model}).out;
    QVERIFY(text.contains("マネキン"));
    QCOMPARE(run({u"info"_qs, model, u"--encoding"_qs, u"gbk"_qs}).out, text);
}

void TestCli::convertsPosesAndMotions()
{
    const QByteArray block = "Bone0{a\r\n  1.000000,0.000000,0.000000;\t\t\t\t// trans x,y,z\r\n"
                             "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\r\n"
                             "}\r\n\r\n";
    const QByteArray pose = "Vocaloid Pose Data file\n\nGene.osm;\n1;\n" + block;
    const QString input = write(u"pose.txt"_qs, pose); // the format is detected by the content
    QCOMPARE(run({u"convert"_qs, input, u"-o"_qs, path(u"pose.vmd"_qs)}).status, 0);
    const QStringList back{u"convert"_qs, path(u"pose.vmd"_qs), u"-o"_qs, path(u"back.vpd"_qs)};
    QCOMPARE(run(back + QStringList{u"--frame"_qs, u"7"_qs}).status, 0);
    const QByteArray written = readAll(path(u"back.vpd"_qs));
    QVERIFY(written.contains("\r\nGene.osm;"));
    QVERIFY(written.endsWith("\r\n\r\n" + block));
    // The loss of the conversion is reported: a VMD has 15 bytes for a name.
    QByteArray longNames = pose;
    longNames.replace("Bone0{a\r", "Bone0{a name of 21 letters\r");
    const Outcome cut =
        run({u"convert"_qs, write(u"long.vpd"_qs, longNames), u"-o"_qs, path(u"long.vmd"_qs)});
    QCOMPARE(cut.status, 0);
    QVERIFY2(cut.err.contains("a name of 21"), cut.err.constData());
}

void TestCli::jsonAndCsvComeBackByteForByte()
{
    const QString input = write(u"odd.vmd"_qs, twiceTheSameKey());
    for (const QString& via : {path(u"a.JSON"_qs), path(u"a.csv"_qs)}) {
        QCOMPARE(run({u"convert"_qs, input, u"-o"_qs, via}).err, QByteArray());
        QCOMPARE(run({u"convert"_qs, via, u"-o"_qs, path(u"back.vmd"_qs)}).err, QByteArray());
        QCOMPARE(readAll(path(u"back.vmd"_qs)), twiceTheSameKey());
    }
}

void TestCli::aTableOfAnglesBecomesAMotion()
{
    const QString table =
        write(u"a.csv"_qs, "name,frame,angle_x,mood\na,0,10,\nabcdefghijklmnopq,9,,\n");
    const Outcome outcome = run({u"convert"_qs, table, u"-o"_qs, path(u"a.vmd"_qs)});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err,
        table.toUtf8() + ": column \"mood\": this is not supported\n" + table.toUtf8() +
            ": abcdefghijklmnopq: the name is too long for the file and was cut\n");
    QCOMPARE(readAll(path(u"a.vmd"_qs)).size(), 50 + 2 * 111 + 6 * 4);

    const QString wrong = write(u"b.csv"_qs, "name,frame\na,0\nb,now\n");
    const Outcome refusal = run({u"convert"_qs, wrong, u"-o"_qs, path(u"b.vmd"_qs)});
    QCOMPARE(refusal.status, 1);
    QCOMPARE(refusal.err, wrong.toUtf8() + ": line 3: \"frame\" must be a whole number, 0 to "
                                           "4294967295 (byte 17).\n");
    QVERIFY(!QFile::exists(path(u"b.vmd"_qs)));
}

void TestCli::takesJapanesePaths()
{
    const QString input = write(u"歩く 動き.vmd"_qs, emptyMotion());
    const QString output = path(u"踊り.VMD"_qs);
    QCOMPARE(run({u"convert"_qs, input, u"-o"_qs, output}).status, 0);
    QCOMPARE(readAll(output), emptyMotion());
}

void TestCli::replacesItsOwnInput()
{
    const QString file = write(u"same.vmd"_qs, twiceTheSameKey());
    QCOMPARE(run({u"convert"_qs, file, u"-o"_qs, file}).status, 0);
    QCOMPARE(readAll(file), twiceTheSameKey());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"same.vmd"_qs});
}

void TestCli::refusesBadInputWithOneLine_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QByteArray>("says");
    const QByteArray counts = emptyMotion().left(50);
    QTest::newRow("empty") << QByteArray() << QByteArray("the file is empty");
    QTest::newRow("foreign") << QByteArray("\x89PNG\r\n\x1a\n and so on")
                             << QByteArray("this is not a VMD file");
    QTest::newRow("cut in the header") << counts.left(40) << QByteArray("ends too early");
    QTest::newRow("cut in a key") << twiceTheSameKey().left(200) << QByteArray("byte 50");
    QTest::newRow("four billion bone keys")
        << counts + QByteArray(4, '\xFF')
        << QByteArray("cut off, in bone keys: it is too short for 4294967295 of them");
    QTest::newRow("four billion show/IK keys")
        << counts + QByteArray(5 * 4, '\0') + QByteArray(4, '\xFF') << QByteArray("byte 70");
}

void TestCli::refusesBadInputWithOneLine()
{
    QFETCH(QByteArray, data);
    QFETCH(QByteArray, says);
    const QString input = write(u"悪い.vmd"_qs, data);
    const QString output = path(u"out.vmd"_qs);
    for (const QStringList& arguments : {QStringList{u"convert"_qs, input, u"-o"_qs, output},
             QStringList{u"info"_qs, input}, QStringList{u"info"_qs, input, u"--json"_qs}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.startsWith(input.toUtf8() + ": "), outcome.err.constData());
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }
    QVERIFY(!QFile::exists(output));
}

void TestCli::aBrokenModelIsCalledOne()
{
    const QString model = write(u"壊れた.pmx"_qs, "nothing of a model");
    const QString motion = write(u"a.vmd"_qs, emptyMotion());
    for (const QStringList& arguments : {QStringList{u"info"_qs, model},
             QStringList{u"check"_qs, model, motion}, QStringList{u"check"_qs, motion, model}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, model.toUtf8() + ": this is not a PMX file.\n");
    }
    // A motion is read as a motion even if its file has a model's extension.
    const QString named = write(u"motion.pmx"_qs, emptyMotion());
    QCOMPARE(run({u"info"_qs, named}).status, 0);
}

void TestCli::refusesWhatItCannotWrite()
{
    const QString input = write(u"a.vmd"_qs, emptyMotion());
    const QStringList before = QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    for (const QString& output : {path(u"none/b.vmd"_qs), path(u"b.pmd"_qs), path(u"b.c"_qs)}) {
        const Outcome outcome = run({u"convert"_qs, input, u"-o"_qs, output});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.startsWith(output.toUtf8()), outcome.err.constData());
    }
    const Outcome missing = run({u"convert"_qs, path(u"none.vmd"_qs), u"-o"_qs, path(u"b.vmd"_qs)});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("does not exist"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), before);
}

void TestCli::wrongUsageIsTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("unknown command") << QStringList{u"dance"_qs};
    QTest::newRow("unknown option") << QStringList{u"info"_qs, u"--loud"_qs, u"a.vmd"_qs};
    QTest::newRow("no file") << QStringList{u"info"_qs};
    QTest::newRow("no output") << QStringList{u"convert"_qs, u"a.vmd"_qs};
    QTest::newRow("a bad range") << QStringList{
        u"pose"_qs, u"a.pmx"_qs, u"-o"_qs, u"b.f32"_qs, u"--range"_qs, u"9:1"_qs};
    QTest::newRow("a bad size") << QStringList{
        u"render"_qs, u"a.pmx"_qs, u"b.vmd"_qs, u"-o"_qs, u"b.png"_qs, u"--size"_qs, u"big"_qs};
}

void TestCli::wrongUsageIsTwo()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY(!outcome.err.isEmpty());
}

void TestCli::wrongUsageIsSaidInOurWords_data()
{
    QTest::addColumn<QString>("arguments");
    const auto row = [](const char* says, const char* arguments) {
        QTest::newRow(says) << QString::fromUtf8(arguments);
    };
    row("a command is missing", "");
    row("There is no command dance.", "dance");
    row("There is no option --loud.", "info --loud a.vmd");
    row("There is no option --lo%1ud.", "info --lo%1ud=2");
    row("There is no option --enconding. Did you mean --encoding?", "info --enconding x");
    row("There is no option --jsno. Did you mean --json?", "info --jsno"); // and FILE is missing
    row("There is no option -x.", "convert -x");
    row("too many arguments: b c %1", "info a.vmd b c %1");
    row("too many arguments: -5 -.5", "info a.vmd -5 -.5");
    row("FILE is required", "info");
    row("--output is required", "convert a.vmd");
    row("--output needs a value", "convert a.vmd --output");
    row("--fps has too many values: 2, at most 1", "convert a.pmx -o a.bvh --fps 30 --fps 60");
    row("--quality: %2 is not an allowed value",
        "render a.pmx b.vmd -o c.mp4 --range 0:1 --quality %2");
    row("--start has an effect only with --physics", "render a.pmx -o b.png --start 3");
    row("--to: dance is none of: vmd, vpd, json, csv, pmx, fbx, glb, bvh",
        "convert a.vmd -o - --to dance");
    row("--fps: 24 is none of: 30, 60", "convert a.pmx -o a.bvh --fps 24");
}

/// The sentences of CLI11 are English only.
void TestCli::wrongUsageIsSaidInOurWords()
{
    QFETCH(QString, arguments);
    const Outcome outcome = run(arguments.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err,
        QByteArray(QTest::currentDataTag()) + "\nRun with --help for more information.\n");
}

void TestCli::helpAndVersionAreDone()
{
    const Outcome help = run({u"--help"_qs});
    QCOMPARE(help.status, 0);
    for (const char* command : {"info", "convert", "pose", "render"})
        QVERIFY(help.out.contains(command));
    QCOMPARE(run({u"convert"_qs, u"--help"_qs}).status, 0);
    QVERIFY(run({u"--version"_qs}).out.startsWith("odori-cli "));
}

void TestCli::warnsOfDuplicatesAndUnknownBytes()
{
    const QString file = write(u"odd.vmd"_qs, twiceTheSameKey() + "abc");
    const Outcome outcome = run({u"info"_qs, file, u"--json"_qs});
    QCOMPARE(outcome.status, 0);
    const auto json = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(json[u"trailingBytes"_qs].toInt(), 3);
    const QJsonArray warnings = json[u"warnings"_qs].toArray();
    QCOMPARE(warnings.size(), 2);
    QVERIFY(warnings[0].toString().contains(u"3 bytes"_qs));
    QVERIFY(warnings[1].toString().startsWith(u"bone keys a: "_qs));
}

void TestCli::worksInAnyLocale()
{
    const QString input = write(u"歩く.vmd"_qs, QByteArray());
    for (const QString& locale : {u"C"_qs, u"POSIX"_qs, u"nowhere"_qs}) {
        const Outcome outcome = run({u"info"_qs, input}, locale);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, input.toUtf8() + ": the file is empty.\n");
    }
}

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
