// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/cli/cli_process.h"
#include "tests/libmmd/interchange/gltf/glb_file.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using odori::test::GlbFile;

/// Runs every option of `odori-cli convert` with a value other than its default. The library's part
/// is tested in test_export_options, batches in test_batch.
class TestConvertOptions : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void framesASecondAndRange();
    void physics();
    void noMesh();
    void meshes();
    void names();
    void unitAndScale();
    void embedTextures();
    void ikAndEndBones();
    void reduce_data();
    void reduce();
    void whatReduceDoesNotSayFollowsTheUnits();
    void thin();
    void camera();
    void asciiAndVersion();
    void channels();
    void noVerifyForceAndReport();
    void presets();
    void whatIsSaidHoldsOverThePreset();
    void optionsOfOtherFormatsAreRefused();
    void jobsMakeTheSameFiles();
    void eachFileOfABatchIsItsOwnMotion();
    void theReportSaysWhatTheLineSays();
    void frameOfAPose();
    void encodingOfAModel();

private:
    /// The file that `convert` writes for the first five frames of the mannequin's walk.
    QByteArray converted(const QString& extension, const QStringList& options);
    GlbFile glb(const QStringList& options) { return GlbFile(converted(L("glb"), options)); }
    QString bvh(const QStringList& options)
    {
        return QString::fromUtf8(converted(L("bvh"), options));
    }
    odori::test::CliOutcome run(const QStringList& arguments)
    {
        return odori::test::runCli(QStringList{L("convert")} + arguments, {m_folder->path()});
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, std::span<const std::byte> bytes);
    [[nodiscard]] static QString L(const char* text) { return QString::fromUtf8(text); }
    [[nodiscard]] static QString sample(const char* name)
    {
        return QStringLiteral(ODORI_SAMPLE "/") + QString::fromLatin1(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_said;
};

namespace {

/// The largest offset in a BVH, which shows its scale.
double reachOf(const QString& bvh)
{
    double most = 0.0;
    for (const QString& line : bvh.split(u'\n'))
        if (line.trimmed().startsWith(u"OFFSET"))
            for (const QString& word : line.simplified().split(u' '))
                most = std::max(most, std::abs(word.toDouble()));
    return most;
}

bool isAscii(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar each) { return each < QChar(0x80); });
}

} // namespace

QByteArray TestConvertOptions::converted(const QString& extension, const QStringList& options)
{
    const QString target = path(L("walk.") + extension);
    QStringList arguments{sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), target};
    if (!options.contains(L("--range")))
        arguments += {L("--range"), L("0:4")};
    const auto outcome = run(arguments + options);
    if (outcome.status != 0)
        QTest::qFail(outcome.err.constData(), __FILE__, __LINE__);
    m_said = outcome.out;
    return odori::test::readAll(target);
}

void TestConvertOptions::write(const QString& name, std::span<const std::byte> bytes)
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
}

void TestConvertOptions::framesASecondAndRange()
{
    const QString plain = bvh({});
    QVERIFY(plain.contains(L("Frames: 5\nFrame Time: 0.033333333\n")));
    const QString fast = bvh({L("--fps"), L("60"), L("--range"), L("2:5")});
    QVERIFY(fast.contains(L("Frames: 7\nFrame Time: 0.016666667\n")));
    // The first frame of the range 2:5 has the root position of frame 2.
    const QStringList all = plain.split(u'\n'), some = fast.split(u'\n');
    const auto place = [](const QString& line) { return line.split(u' ').mid(0, 4); };
    const QString first = some[some.indexOf(L("Frames: 7")) + 2];
    const auto start = all.indexOf(L("Frames: 5")) + 2;
    QCOMPARE(place(first), place(all[start + 2]));
    QVERIFY(place(first) != place(all[start + 1]) && place(first) != place(all[start + 3]));
}

void TestConvertOptions::physics()
{
    QVERIFY(bvh({L("--physics"), L("--range"), L("20:24")}) != bvh({L("--range"), L("20:24")}));
}

void TestConvertOptions::noMesh()
{
    QVERIFY(glb({}).json.contains(QLatin1String("meshes")));
    QVERIFY(!glb({L("--no-mesh")}).json.contains(QLatin1String("meshes")));
}

void TestConvertOptions::meshes()
{
    QCOMPARE(glb({}).count("meshes"), 1);
    QVERIFY(glb({L("--meshes"), L("material")}).count("meshes") > 1);
    QCOMPARE(glb({L("--meshes"), L("one")}).count("meshes"), 1);
}

void TestConvertOptions::names()
{
    QVERIFY(!isAscii(bvh({})) && !isAscii(bvh({L("--names"), L("utf8")})));
    QVERIFY(isAscii(bvh({L("--names"), L("ascii")})));
}

void TestConvertOptions::unitAndScale()
{
    const double plain = reachOf(bvh({}));
    QVERIFY(std::abs(reachOf(bvh({L("--unit"), L("10")})) / plain - 1.25) < 1e-4);
    QVERIFY(std::abs(reachOf(bvh({L("--scale"), L("0.5")})) / plain - 0.5) < 1e-4);
}

void TestConvertOptions::embedTextures()
{
    const QByteArray inside = converted(L("fbx"), {L("--embed-textures")});
    QVERIFY(!QDir(path(L("mannequin textures"))).exists());
    const QByteArray beside = converted(L("fbx"), {});
    QVERIFY(QDir(path(L("mannequin textures"))).exists());
    QVERIFY(inside.contains("\x89PNG") && !beside.contains("\x89PNG"));
}

void TestConvertOptions::ikAndEndBones()
{
    const QString ik = L("左足ＩＫ");
    QVERIFY(bvh({}).contains(ik) && !bvh({L("--no-ik-bones")}).contains(ik));
    const auto ends = [](const GlbFile& file) {
        int count = 0;
        for (const auto node : file.json[QLatin1String("nodes")].toArray())
            count += node[QLatin1String("name")].toString().endsWith(u"_end") ? 1 : 0;
        return count;
    };
    QCOMPARE(ends(glb({})), 0);
    QVERIFY(ends(glb({L("--end-bones")})) > 0);
}

void TestConvertOptions::reduce_data()
{
    QTest::addColumn<QString>("tolerance");
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("degrees");
    QTest::newRow("units alone") << QStringLiteral("0.01") << 0.01 << 0.1;
    QTest::newRow("degrees too") << QStringLiteral("0.05:0.02") << 0.05 << 0.02;
    QTest::newRow("weights too") << QStringLiteral("0.02:0.5:0.1") << 0.02 << 0.5;
}

void TestConvertOptions::reduce()
{
    QFETCH(QString, tolerance);
    QFETCH(double, units);
    QFETCH(double, degrees);
    const QStringList whole{L("--range"), L("0:40"), L("--no-mesh"), L("--report"), L("r.json")};
    const int keys = glb(whole).keyCount();
    QVERIFY(glb(whole + QStringList{L("--reduce"), tolerance}).keyCount() < keys);
    const auto file = QJsonDocument::fromJson(odori::test::readAll(path(L("r.json"))))
                          .object()[QLatin1String("files")][0];
    const double position = file[QLatin1String("maxPositionError")].toDouble();
    const double rotation = file[QLatin1String("maxRotationError")].toDouble();
    QVERIFY(position > 1e-4 && position <= units);
    QVERIFY(rotation > 1e-3 && rotation <= degrees);
}

/// The default tolerance in degrees is ten times the one in units; the one of weights equals it.
void TestConvertOptions::whatReduceDoesNotSayFollowsTheUnits()
{
    const auto by = [&](const char* tolerance) {
        return converted(
            L("glb"), {L("--range"), L("0:40"), L("--no-verify"), L("--reduce"), L(tolerance)});
    };
    QCOMPARE(by("0.02"), by("0.02:0.2:0.02"));
    QVERIFY(by("0.02") != by("0.02:0.02:0.02"));
    QCOMPARE(by("0.02:0.5"), by("0.02:0.5:0.02"));
    QVERIFY(by("0.02:0.5") != by("0.02:0.5:0.5"));
}

/// The default of degrees is ten times the units, that of weights a tenth of them.
void TestConvertOptions::thin()
{
    const auto by = [&](const char* limits) {
        return converted(L("glb"), {L("--range"), L("0:120"), L("--no-mesh"), L("--thin"),
                                       L(limits), L("--report"), L("r.json")});
    };
    const QByteArray file = by("0.2");
    const auto report = QJsonDocument::fromJson(odori::test::readAll(path(L("r.json"))))
                            .object()[QLatin1String("files")][0];
    const int before = report[QLatin1String("keysBefore")].toInt();
    const int after = report[QLatin1String("keysAfter")].toInt();
    QVERIFY(after > 0 && after < before);
    QVERIFY2(m_said.contains(
                 QStringLiteral("  Keys that remain: %1 of %2 ").arg(after).arg(before).toUtf8()),
        m_said.constData());
    QVERIFY(file == by("0.2:2:0.02"));
    QVERIFY(file != by("0.2:0.02"));
    QVERIFY(file != converted(L("glb"), {L("--range"), L("0:120"), L("--no-mesh")}));
    QVERIFY(!m_said.contains("Keys that remain"));
}

void TestConvertOptions::camera()
{
    write(L("view.vmd"), mmd::vmdFromMotion(odori::test::cameraMotion({0, 4})));
    QCOMPARE(glb({}).node(L("Camera")), -1);
    const GlbFile file = glb({L("--camera"), L("view.vmd")});
    QVERIFY(file.node(L("Camera")) >= 0);
    QCOMPARE(file.channel(L("Camera"), "rotation").times.size(), std::size_t(5));
}

void TestConvertOptions::asciiAndVersion()
{
    QVERIFY(converted(L("fbx"), {L("--ascii")}).startsWith("; FBX 7.4.0 project file"));
    QVERIFY(converted(L("fbx"), {L("--ascii"), L("--fbx-version"), L("7.5")})
                .startsWith("; FBX 7.5.0 project file"));
    for (const auto& [option, version] : {std::pair("7.4", 7400u), std::pair("7.5", 7500u)}) {
        const QByteArray bytes = converted(L("fbx"), {L("--fbx-version"), L(option)});
        QVERIFY(bytes.startsWith("Kaydara FBX Binary"));
        QCOMPARE(mmd::loadLittle<std::uint32_t>(
                     reinterpret_cast<const std::byte*>(bytes.constData()) + 23),
            version);
    }
}

void TestConvertOptions::channels()
{
    QVERIFY(bvh({}).contains(L("Zrotation Xrotation Yrotation\n")));
    QVERIFY(bvh({L("--channels"), L("YZX")}).contains(L("Yrotation Zrotation Xrotation\n")));
}

void TestConvertOptions::noVerifyForceAndReport()
{
    (void)converted(L("fbx"), {});
    QVERIFY(m_said.contains("verified: the largest error is "));
    (void)converted(L("fbx"), {L("--no-verify"), L("--report"), L("r.json")});
    QVERIFY(!m_said.contains("verified"));
    const auto report = QJsonDocument::fromJson(odori::test::readAll(path(L("r.json")))).object();
    QCOMPARE(report[QLatin1String("done")].toInt(), 1);
    QVERIFY(report[QLatin1String("files")][0][QLatin1String("maxPositionError")].isUndefined() ||
            report[QLatin1String("files")][0][QLatin1String("maxPositionError")].isNull());
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("nobody"),
                                  std::vector{odori::test::boneKeyAway(4)}));
    write(L("other.vmd"), mmd::vmdFromMotion(motion));
    const QStringList other{sample("mannequin.pmx"), L("other.vmd"), L("-o"), L("other.bvh")};
    QCOMPARE(run(other).status, 1);
    QCOMPARE(run(other + QStringList{L("--force")}).status, 0);
}

void TestConvertOptions::presets()
{
    const QString ik = L("左足ＩＫ");
    const double plain = reachOf(bvh({}));
    const QString blender = bvh({L("--preset"), L("blender")});
    QVERIFY(std::abs(reachOf(blender) / plain - 0.01) < 1e-4);
    QVERIFY(blender.contains(ik));
    const QString unity = bvh({L("--preset"), L("unity")});
    QVERIFY(!unity.contains(ik) && !isAscii(unity));
    const QString maya = bvh({L("--preset"), L("maya")});
    QVERIFY(isAscii(maya));
    const QString unreal = bvh({L("--preset"), L("unreal")});
    QVERIFY(isAscii(unreal) && unreal.size() < maya.size());
    QVERIFY(converted(L("fbx"), {L("--preset"), L("maya"), L("--ascii")}).startsWith("; FBX 7.5"));
}

void TestConvertOptions::whatIsSaidHoldsOverThePreset()
{
    const double plain = reachOf(bvh({}));
    QCOMPARE(reachOf(bvh({L("--preset"), L("blender"), L("--scale"), L("1")})), plain);
    QVERIFY(!isAscii(bvh({L("--preset"), L("unreal"), L("--names"), L("utf8")})));
    QVERIFY(
        converted(L("fbx"), {L("--preset"), L("maya"), L("--fbx-version"), L("7.4"), L("--ascii")})
            .startsWith("; FBX 7.4"));
}

void TestConvertOptions::optionsOfOtherFormatsAreRefused()
{
    for (const auto& [output, options, says] : {std::tuple("z.glb", "--ascii", ".fbx"),
             {"z.bvh", "--fbx-version 7.4", ".fbx"}, {"z.fbx", "--channels XYZ", ".bvh"},
             {"z.glb", "--scale 3", ".bvh"}, {"z.bvh", "--meshes material", ".fbx .glb"},
             {"z.bvh", "--embed-textures", ".fbx .glb"}, {"z.bvh", "--reduce 1", ".fbx .glb"},
             {"z.csv", "--scale 3", ".bvh"}, {"z.glb", "--frame 2", ".vpd"},
             {"z.glb", "--encoding gbk", ".pmx"}, {"z.csv", "--encoding gbk", ".pmx"}}) {
        const QStringList words = L(options).split(u' ');
        const auto outcome =
            run(QStringList{sample("mannequin.pmx"), sample("walk.vmd"), L("-o"), L(output)}.mid(
                    L(output).endsWith(u"csv") ? 1 : 0) +
                words);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.err,
            "odori-cli: " + words.front().toUtf8() + " has an effect only on " + says + '\n');
        QVERIFY(!QFile::exists(path(L(output))));
    }
    QVERIFY(!converted(L("glb"), {L("--embed-textures")}).isEmpty()); // it has them anyway
    for (const char* words : {"--meshes material", "--embed-textures"}) {
        const QStringList ofMeshes = L(words).split(u' ');
        const auto outcome = run(
            QStringList{sample("mannequin.pmx"), L("-o"), L("z.fbx"), L("--no-mesh")} + ofMeshes);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.err,
            "odori-cli: " + ofMeshes.front().toUtf8() + " has no effect with --no-mesh\n");
    }
}

void TestConvertOptions::jobsMakeTheSameFiles()
{
    QStringList motions;
    for (int motion = 0; motion < 4; ++motion) {
        motions += L("%1.vmd").arg(motion);
        QVERIFY(QFile::copy(sample("walk.vmd"), path(motions.back())));
    }
    const QStringList all = QStringList{sample("mannequin.pmx")} + motions +
                            QStringList{L("--to"), L("bvh"), L("--range"), L("0:9"), L("-o")};
    QCOMPARE(run(all + QStringList{L("one/")}).status, 0);
    QCOMPARE(run(all + QStringList{L("four/"), L("--jobs"), L("4")}).status, 0);
    for (int motion = 0; motion < 4; ++motion) {
        const QByteArray one = odori::test::readAll(path(L("one/%1.bvh").arg(motion)));
        QVERIFY(!one.isEmpty());
        QCOMPARE(odori::test::readAll(path(L("four/%1.bvh").arg(motion))), one);
    }
    QFile::remove(path(L("one/2.bvh")));
    const auto again = run(all + QStringList{L("one/"), L("--skip-existing")});
    QVERIFY(again.out.contains("1 done, 3 skipped, 0 failed"));
}

void TestConvertOptions::eachFileOfABatchIsItsOwnMotion()
{
    const QStringList motions{L("walk.vmd"), L("走る.vmd"), L("a.b.vmd")};
    for (const QString& motion : motions)
        QVERIFY(QFile::copy(sample("walk.vmd"), path(motion)));
    QCOMPARE(run(QStringList{sample("mannequin.pmx")} + motions +
                 QStringList{L("-o"), L("out/"), L("--to"), L("glb"), L("--no-mesh"), L("--range"),
                     L("0:1"), L("--report"), L("r.json")})
                 .status,
        0);
    const auto files = QJsonDocument::fromJson(odori::test::readAll(path(L("r.json"))))
                           .object()[QLatin1String("files")]
                           .toArray();
    QCOMPARE(files.size(), motions.size());
    for (qsizetype at = 0; at < motions.size(); ++at) {
        QString name = motions[at];
        name.chop(4);
        QCOMPARE(files[at][QLatin1String("input")].toString(), motions[at]);
        const QString output = files[at][QLatin1String("output")].toString();
        QCOMPARE(QFileInfo(output).fileName(), name + L(".glb"));
        const GlbFile file(odori::test::readAll(path(output)));
        QCOMPARE(file.json[QLatin1String("animations")][0][QLatin1String("name")].toString(), name);
    }
}

/// The largest errors of position and rotation.
void TestConvertOptions::theReportSaysWhatTheLineSays()
{
    (void)glb({L("--range"), L("0:40"), L("--no-mesh"), L("--reduce"), L("0.02:2"), L("--report"),
        L("r.json")});
    const auto report = QJsonDocument::fromJson(odori::test::readAll(path(L("r.json")))).object();
    const auto file = report[QLatin1String("files")][0];
    const double position = file[QLatin1String("maxPositionError")].toDouble();
    const double rotation = file[QLatin1String("maxRotationError")].toDouble();
    QVERIFY(position > 0.0 && position <= 0.02);
    QVERIFY(rotation > 0.02); // degrees
    const QByteArray frames = QByteArray::number(file[QLatin1String("frames")].toInt());
    QVERIFY2(m_said.contains(frames + " frames, "), m_said.constData());
}

void TestConvertOptions::frameOfAPose()
{
    mmd::Motion motion;
    mmd::BoneKeyframe start, end = odori::test::boneKeyAway(10);
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("bone"), std::vector{start, end}));
    write(L("move.vmd"), mmd::vmdFromMotion(motion));
    const auto poseAt = [&](const QStringList& options) {
        const QStringList arguments{L("move.vmd"), L("-o"), L("pose.vpd")};
        return run(arguments + options).status == 0 ? odori::test::readAll(path(L("pose.vpd")))
                                                    : QByteArray();
    };
    QVERIFY(poseAt({L("--frame"), L("10")}).contains("2.000000,1.000000,3.000000"));
    QVERIFY(poseAt({L("--frame"), L("5")}).contains("1.000000,0.500000,1.500000"));
    QVERIFY(!poseAt({}).contains("1.000000,0.500000,1.500000"));
}

/// PMD texts are bytes in some encoding; the PMX has them as Unicode.
void TestConvertOptions::encodingOfAModel()
{
    QByteArray pmd("Pmd");
    pmd.append("\x00\x00\x80\x3f", 4);
    pmd.append(QByteArray("\xb3\xf5\xd2\xf4", 4).leftJustified(20, '\0')); // 初音 in GBK
    pmd.append(QByteArray(256, '\0'));
    pmd.append(QByteArray(24 + 1 + 1000 + 8, '\0')); // all counts are 0
    write(
        L("m.pmd"), {reinterpret_cast<const std::byte*>(pmd.constData()), std::size_t(pmd.size())});
    const auto nameBy = [&](const char* encoding) {
        const auto outcome = run({L("m.pmd"), L("-o"), L("m.pmx"), L("--encoding"), L(encoding)});
        if (outcome.status != 0)
            return std::string(outcome.err.constData());
        const QByteArray bytes = odori::test::readAll(path(L("m.pmx")));
        return mmd::pmx::read(odori::test::bytesOf(bytes))->model.name.utf8;
    };
    QCOMPARE(nameBy("gbk"), std::string("初音"));
    QVERIFY(nameBy("big5") != std::string("初音"));
}

QTEST_GUILESS_MAIN(TestConvertOptions)
#include "test_convert_options.moc"
