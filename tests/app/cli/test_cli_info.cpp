// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/libmmd/accessory/accessory_files.h"
#include "tests/libmmd/animation/bvh_example.h"
#include "tests/libmmd/animation/gltf_example.h"
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

using odori::test::addFileRow;
using odori::test::corpusFolder;
using odori::test::readAll;
using odori::test::sampleFile;

/// Runs the real `odori-cli info` on models of each kind and on a motion; checks its JSON and its
/// text.
class TestCliInfo : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void saysWhatAPmxHolds_data();
    void saysWhatAPmxHolds();
    void saysWhatAPmdHolds();
    void aPmdIsReadInTheEncodingThatIsSaid_data();
    void aPmdIsReadInTheEncodingThatIsSaid();
    void ourToonsAreNotMissing();
    void tellsTheVersionsOfPmx();
    void saysWhatAMotionHolds_data();
    void saysWhatAMotionHolds();
    void saysWhatAnAnimationHolds_data();
    void saysWhatAnAnimationHolds();
    void namesTheFormatOfAnotherProgramsModel();
    void saysThatAModelMoves();
    void saysThatNothingMoves();

private:
    [[nodiscard]] static QByteArray run(const QStringList& arguments);
    [[nodiscard]] static QJsonObject infoOf(const QString& path)
    {
        const auto json =
            QJsonDocument::fromJson(run({QStringLiteral("info"), QStringLiteral("--json"), path}));
        return json.object();
    }
    [[nodiscard]] QString write(const char* name, const QByteArray& data) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(data) != data.size())
            qFatal("the test's own file cannot be written");
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray TestCliInfo::run(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("ODORI_LANGUAGE"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ODORI_CLI), arguments);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

void TestCliInfo::saysWhatAPmxHolds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("members"); // without the comment, which can be long
    QTest::addColumn<QByteArray>("text");
    addFileRow(sampleFile(u"mannequin.pmx"_qs))
        << QByteArray(R"({"kind": "model", "format": "PMX 2.0", "name": "マネキン",
            "nameEnglish": "Mannequin", "vertices": 21617, "faces": 39580, "materials": 12,
            "textures": 16, "bones": 107, "ikChains": 4, "morphs": 8,
            "morphPanels": {"brow": 1, "eye": 2, "mouth": 5}, "displayFrames": 11,
            "rigidBodies": 52, "joints": 77, "missingTextures": [], "refusedTextures": [],
            "warnings": []})")
        << QByteArray("mannequin.pmx\n  Model: PMX 2.0\n  Name: マネキン\n"
                      "  English name: Mannequin\n"
                      "  Mesh: 21617 vertices, 39580 faces, 12 materials, 16 textures\n"
                      "  Bones: 107 (4 with IK)\n  Morphs: 8 (brow 1, eye 2, mouth 5)\n"
                      "  Display frames: 11\n  Physics: 52 rigid bodies, 77 joints\n");
    if (corpusFolder().isEmpty())
        return;
    addFileRow(corpusFolder() + u"/gene/Gene_light.pmx"_qs)
        << QByteArray(R"({"kind": "model", "format": "PMX 2.0", "name": "ジェネ / Gene",
            "nameEnglish": "CHMSgeneric.model.v0", "vertices": 28646, "faces": 47106,
            "materials": 13, "textures": 10, "bones": 224, "ikChains": 6, "morphs": 184,
            "morphPanels": {"brow": 21, "eye": 35, "mouth": 34, "other": 94}, "displayFrames": 15,
            "rigidBodies": 87, "joints": 92, "missingTextures": [], "refusedTextures": [],
            "warnings": []})")
        << QByteArray("Gene_light.pmx\n  Model: PMX 2.0\n  Name: ジェネ / Gene\n"
                      "  English name: CHMSgeneric.model.v0\n"
                      "  Mesh: 28646 vertices, 47106 faces, 13 materials, 10 textures\n"
                      "  Bones: 224 (6 with IK)\n"
                      "  Morphs: 184 (brow 21, eye 35, mouth 34, other 94)\n"
                      "  Display frames: 15\n  Physics: 87 rigid bodies, 92 joints\n");
}

void TestCliInfo::saysWhatAPmxHolds()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, text);
    QJsonObject info = infoOf(path);
    QVERIFY(info.take(u"comment"_qs).isString());
    QCOMPARE(info, QJsonDocument::fromJson(members).object());
    const QByteArray said = run({u"info"_qs, path});
    QVERIFY2(said.startsWith(text), said.constData());
}

void TestCliInfo::saysWhatAPmdHolds()
{
    const QJsonObject info = infoOf(write("a.pmd", odori::test::pmd::whole()));
    QCOMPARE(info[QStringLiteral("format")].toString(), QStringLiteral("PMD"));
    QCOMPARE(info[QStringLiteral("bones")].toInt(), 11);
    QCOMPARE(info[QStringLiteral("materials")].toInt(), 4);
    QCOMPARE(info[QStringLiteral("faces")].toInt(), 2);
    QVERIFY(!info[QStringLiteral("missingTextures")].toArray().isEmpty());
}

void TestCliInfo::aPmdIsReadInTheEncodingThatIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QString name = QStringLiteral("初音");
    QTest::newRow("cp932") << QByteArray("\x8f\x89\x89\xb9") << name;
    QTest::newRow("gbk") << QByteArray("\xb3\xf5\xd2\xf4") << name;
    QTest::newRow("big5") << QByteArray("\xaa\xec\xad\xb5") << name;
    QTest::newRow("euc-kr") << QByteArray("\xc7\xcf\xc3\xf7\xb3\xd7") << QStringLiteral("하츠네");
    QTest::newRow("utf8") << name.toUtf8() << name;
}

/// The encoding applies to the PMD's names and its texture paths.
void TestCliInfo::aPmdIsReadInTheEncodingThatIsSaid()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QByteArray data = odori::test::pmd::whole();
    const QByteArray texture("exactly_20_bytes.bmp");
    QCOMPARE(data.count(texture), 1);
    data.replace(texture, (bytes + ".bmp").leftJustified(20, '\0'));
    data.replace(7, 20, bytes.leftJustified(20, '\0')); // after "Pmd" and the version
    const QString path = write("a.pmd", data);
    const QStringList asked{
        QStringLiteral("info"), QStringLiteral("--json"), path, QStringLiteral("--encoding")};
    for (const char* encoding : {"cp932", "gbk", "big5", "euc-kr", "utf8"}) {
        const auto info =
            QJsonDocument::fromJson(run(asked + QStringList{QLatin1String(encoding)})).object();
        const bool isRight = QLatin1String(encoding) == QLatin1String(QTest::currentDataTag());
        QVERIFY(info.contains(QStringLiteral("name")));
        QCOMPARE(info[QStringLiteral("name")].toString() == text, isRight);
        QCOMPARE(info[QStringLiteral("missingTextures")].toArray().contains(
                     text + QStringLiteral(".bmp")),
            isRight);
    }
}

namespace {

/// A PMX text in UTF-16, preceded by its size.
QByteArray pmxText(const QString& text)
{
    const QByteArray size(1, char(2 * text.size()));
    return size + QByteArray(3, '\0') +
           QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size());
}

} // namespace

/// Textures are renamed to a toon that Odori bundles, and to similar names that it does not bundle.
void TestCliInfo::ourToonsAreNotMissing()
{
    QByteArray data = readAll(sampleFile(u"mannequin.pmx"_qs));
    const auto rename = [&data](const char* from, const char* to) {
        const QByteArray old = pmxText(QString::fromLatin1(from));
        QCOMPARE(data.count(old), 1);
        data.replace(old, pmxText(QString::fromLatin1(to)));
    };
    rename("tex/hair.png", "toon01.bmp");
    rename("tex/skin.png", "TOON10.BMP");
    rename("tex/shoes.png", "toon11.bmp");
    rename("tex/socks.png", "tex\\toon02.bmp");
    rename("tex/skirt.png", "..\\toon03.bmp");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("tex")));
    static_cast<void>(write("tex/face.png", "x"));
    const QString path = write("toons.pmx", data);
    const QJsonObject info = infoOf(path);
    const auto expected = QJsonDocument::fromJson(R"(["tex/toon_skin.png", "tex/mouth.png",
        "tex/toon_flat.png", "tex/eye_white.png", "tex/iris.png", "tex/lines.png",
        "tex/shirt.png", "tex/toon_cloth.png", "tex/shorts.png", "tex\\toon02.bmp",
        "toon11.bmp", "tex/toon_hair.png"])");
    QCOMPARE(info[QStringLiteral("missingTextures")].toArray(), expected.array());
    QCOMPARE(info[QStringLiteral("refusedTextures")].toArray(),
        QJsonArray{QStringLiteral("..\\toon03.bmp")});
    const QByteArray text = run({QStringLiteral("info"), path});
    QVERIFY(text.contains("\n  Missing textures: 12\n    tex/toon_skin.png\n"));
    QVERIFY(text.contains("toon11.bmp") && !text.contains("toon01.bmp"));
}

void TestCliInfo::tellsTheVersionsOfPmx()
{
    QByteArray data = readAll(sampleFile(u"mannequin.pmx"_qs));
    const float version = 2.1f;
    std::memcpy(data.data() + 4, &version, sizeof version);
    data += QByteArray(4, '\0'); // no soft bodies
    const QJsonObject info = infoOf(write("b.pmx", data));
    QCOMPARE(info[QStringLiteral("format")].toString(), QStringLiteral("PMX 2.1"));
    QCOMPARE(info[QStringLiteral("joints")].toInt(), 77);
    QCOMPARE(info[QStringLiteral("missingTextures")].toArray().size(), 16);
}

void TestCliInfo::saysWhatAMotionHolds_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("members"); // without the tracks
    QTest::addColumn<int>("boneTracks");
    QTest::addColumn<QByteArray>("morphTrack"); // the second one
    QTest::addColumn<QByteArray>("text");       // the start, after the name
    QTest::addColumn<QByteArray>("line");       // of a track
    addFileRow(sampleFile(u"walk.vmd"_qs))
        << QByteArray(R"({"kind": "motion", "format": "VMD 0002", "modelName": "マネキン",
            "lastFrame": 120, "seconds": 4, "sections": {"bone": 491, "morph": 24, "camera": 0,
            "light": 0, "shadow": 0, "showIk": 1}, "ikOff": [], "trailingBytes": 0,
            "ikBones": ["右つま先ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "左足ＩＫ"], "warnings": []})")
        << 53 << QByteArray(R"({"name": "い", "keys": 4, "first": 0, "last": 90, "atRest": false})")
        << QByteArray("  Motion: VMD 0002\n  Made for: マネキン\n"
                      "  Length: frames 0 to 120, 4.00 s\n"
                      "  Keys: bones 491, morphs 24, show and IK 1\n")
        << QByteArray("    センター: 17 keys, frames 0 to 120\n");
    if (corpusFolder().isEmpty())
        return;
    addFileRow(corpusFolder() + u"/motions/gaze.vmd"_qs)
        << QByteArray(R"({"kind": "motion", "format": "VMD 0002", "modelName": "ジェネ / Gene",
            "lastFrame": 250, "seconds": 8.33, "sections": {"bone": 14, "morph": 7, "camera": 0,
            "light": 0, "shadow": 0, "showIk": 0}, "ikOff": [], "trailingBytes": 0,
            "ikBones": [], "warnings": []})")
        << 3
        << QByteArray(R"({"name": "まばたき", "keys": 4, "first": 0, "last": 7, "atRest": false})")
        << QByteArray("  Motion: VMD 0002\n  Made for: ジェネ / Gene\n"
                      "  Length: frames 0 to 250, 8.33 s\n  Keys: bones 14, morphs 7\n")
        << QByteArray("    まばたき: 4 keys, frames 0 to 7\n");
}

void TestCliInfo::saysWhatAMotionHolds()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, members);
    QFETCH(int, boneTracks);
    QFETCH(QByteArray, morphTrack);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, line);
    const QString path = write("歩く.vmd", readAll(file));
    QJsonObject info = infoOf(path);
    const QJsonArray bones = info.take(u"boneTracks"_qs).toArray();
    const QJsonArray morphs = info.take(u"morphTracks"_qs).toArray();
    QCOMPARE(info, QJsonDocument::fromJson(members).object());
    QCOMPARE(bones.size(), boneTracks);
    QCOMPARE(morphs[1].toObject(), QJsonDocument::fromJson(morphTrack).object());
    // Each bone key is counted once and has curves of four numbers.
    int keys = 0;
    for (const auto& track : bones) {
        int curves = 0;
        for (const auto& set : track[u"curves"_qs].toArray()) {
            curves += set[u"keys"_qs].toInt();
            QCOMPARE(set[u"rotation"_qs].toArray().size(), 4);
        }
        QCOMPARE(curves, track[u"keys"_qs].toInt());
        QVERIFY(track[u"first"_qs].toInt() <= track[u"last"_qs].toInt());
        keys += curves;
    }
    QCOMPARE(keys, info[u"sections"_qs][u"bone"_qs].toInt());
    const QByteArray said = run({u"info"_qs, path});
    QVERIFY2(said.startsWith("歩く.vmd\n" + text) && said.contains(line), said.constData());
}

void TestCliInfo::saysWhatAnAnimationHolds_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("BVH")
        << QByteArray("d.bvh") << odori::test::bvh::figure()
        << QByteArray(R"({"kind": "animation", "format": "BVH", "joints": 9, "lastFrame": 2,
            "framesPerSecond": 30, "seconds": 0.07, "animations": [], "animation": 1})")
        << QByteArray("d.bvh\n  Animation: BVH\n  Joints: 9\n  Length: frames 0 to 2, 0.07 s\n"
                      "  Frames per second: 30\n");
    QTest::newRow("several animations without a mesh")
        << QByteArray("d.glb")
        << odori::test::gltf::glb(odori::test::gltf::json(), odori::test::gltf::binary())
        << QByteArray(R"({"kind": "animation", "format": "GLB", "joints": 3, "lastFrame": 30,
            "framesPerSecond": 30, "seconds": 1, "animations": ["", ""], "animation": 2})")
        << QByteArray("d.glb\n  Animation: GLB\n  Joints: 3\n  Length: frames 0 to 30, 1.00 s\n"
                      "  Frames per second: 30\n  Animations in the file: 1, 2\n"
                      "  Shown animation: 2\n");
}

void TestCliInfo::saysWhatAnAnimationHolds()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, text);
    const QString path = write(file.constData(), content);
    QCOMPARE(infoOf(path), QJsonDocument::fromJson(members).object());
    QCOMPARE(run({u"info"_qs, path}), text);
}

void TestCliInfo::namesTheFormatOfAnotherProgramsModel()
{
    const QByteArray triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
    const QJsonObject info = infoOf(write("t.obj", triangle));
    QCOMPARE(info[u"kind"_qs].toString(), u"model"_qs);
    QCOMPARE(info[u"format"_qs].toString(), u"OBJ"_qs);
}

/// A glTF file with a mesh that moves is both: a model and an animation.
void TestCliInfo::saysThatAModelMoves()
{
    using odori::test::gltf::floats;
    const QByteArray still = odori::test::squareAsGltf();
    const QJsonObject stillModel = infoOf(write("still.gltf", still));
    QVERIFY(!stillModel.contains(u"animation"_qs));
    QCOMPARE(stillModel[u"format"_qs].toString(), u"GLTF"_qs);
    QByteArray moving = still;
    moving.replace(R"("nodes":[{"mesh":0}],)",
        R"("nodes":[{"mesh":0,"name":"door"}],"animations":[{"samplers":[{"input":2,"output":3}],
        "channels":[{"sampler":0,"target":{"node":0,"path":"translation"}}]}],)");
    moving.replace(R"("count":6,"type":"SCALAR"}])",
        R"("count":6,"type":"SCALAR"},{"bufferView":2,"componentType":5126,"count":2,
        "type":"SCALAR"},{"bufferView":3,"componentType":5126,"count":2,"type":"VEC3"}])");
    moving.replace(R"("byteLength":12}])",
        R"("byteLength":12},{"buffer":1,"byteOffset":0,"byteLength":8},
        {"buffer":1,"byteOffset":8,"byteLength":24}])");
    moving.chop(2); // the end of the list of buffers
    moving += R"(,{"byteLength":32,"uri":"data:application/octet-stream;base64,)" +
              floats({0, 1, 0, 0, 0, 1, 0, 0}).toBase64() + R"("}]})";
    const QString path = write("moving.gltf", moving);
    const QJsonObject info = infoOf(path);
    QCOMPARE(info[u"kind"_qs].toString(), u"model"_qs);
    QCOMPARE(info[u"faces"_qs].toInt(), 2);
    const QJsonObject animation = info[u"animation"_qs].toObject();
    QCOMPARE(animation[u"kind"_qs].toString(), u"animation"_qs);
    QCOMPARE(animation[u"lastFrame"_qs].toInt(), 30);
    const QByteArray text = run({u"info"_qs, path});
    QVERIFY2(text.contains("  Model: ") && text.contains("  Animation: GLTF\n"), text.constData());
}

void TestCliInfo::saysThatNothingMoves()
{
    const QString path = write("still.bvh",
        "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\n}\nMOTION\nFrames: 0\n"
        "Frame Time: 0.1\n");
    const auto outcome = odori::test::runCli({u"info"_qs, path}, {.folder = m_folder->path()});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.endsWith("still.bvh: the file has no animation that moves a joint.\n"),
        outcome.err.constData());
}

QTEST_GUILESS_MAIN(TestCliInfo)
#include "test_cli_info.moc"
