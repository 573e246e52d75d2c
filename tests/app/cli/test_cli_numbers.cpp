// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/names.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <memory>

using odori::test::readAll;
using odori::test::runCli;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

QJsonObject object(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

/// Two bones: the first moves 1 unit per frame along x, the second rotates 90 degrees about Y by
/// frame 10.
mmd::pmx::Model model()
{
    mmd::pmx::Model model;
    model.name.utf8 = "two";
    for (const char* name : {"root", "腕"}) {
        mmd::pmx::Bone bone;
        bone.name.utf8 = name;
        bone.position = {float(model.bones.size()), 2, 3};
        bone.parent = model.bones.empty() ? -1 : 0;
        bone.flags = mmd::pmx::boneFlag::rotatable | mmd::pmx::boneFlag::movable;
        model.bones.push_back(bone);
    }
    return model;
}

mmd::Motion motion()
{
    mmd::Motion motion;
    const auto add = [&](const char* name, std::vector<mmd::BoneKeyframe> keys) {
        mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), keys));
    };
    mmd::BoneKeyframe far{.frame = 10, .value = {.translation = {10, 0, 0}}};
    add("root", {{.frame = 0, .value = {}}, far});
    mmd::BoneKeyframe turned{.frame = 10, .value = {}};
    turned.value.rotation = {std::sqrt(0.5f), 0, std::sqrt(0.5f), 0};
    add("\x98\x72", {{.frame = 0, .value = {}}, turned}); // 腕
    return motion;
}

std::vector<float> floatsOf(const QByteArray& bytes)
{
    std::vector<float> values(std::size_t(bytes.size()) / sizeof(float));
    std::memcpy(values.data(), bytes.constData(), values.size() * sizeof(float));
    return values;
}

} // namespace

/// The numbers that commands write and print, and their messages (docs/cli.md).
class TestCliNumbers : public QObject {
    Q_OBJECT
private slots:
    void init();
    void posesAreSevenNumbersABone();
    void aRangeOfPosesIsThatOfTheFrames_data();
    void aRangeOfPosesIsThatOfTheFrames();
    void curvesAndSwitchesOfAMotionAreListed();
    void sectionsThatAreMissingAreSaid();
    void longListsAreCut();
    void misuseIsSaidInALine_data();
    void misuseIsSaidInALine();
    void numbersOutOfTheRangeAreSaid();
    void invalidNumbersAreKeptOrRefused_data();
    void invalidNumbersAreKeptOrRefused();
    void refusalsNameTheFile_data();
    void refusalsNameTheFile();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(L(name)); }
    void write(const char* name, std::span<const std::byte> bytes) const
    {
        QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path(name).toStdString()), bytes));
    }
    void write(const char* name, const mmd::Motion& motion) const
    {
        write(name, mmd::vmdFromMotion(motion));
    }
    [[nodiscard]] odori::test::CliOutcome run(const QStringList& arguments) const
    {
        return runCli(arguments, {.folder = m_folder->path()});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliNumbers::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("m.pmx", mmd::pmx::write(model()));
    write("a.vmd", motion());
    write("-a.vmd", motion());
}

void TestCliNumbers::posesAreSevenNumbersABone()
{
    QCOMPARE(run({L("pose"), L("m.pmx"), L("a.vmd"), L("-o"), L("p.f32")}).status, 0);
    const auto values = floatsOf(readAll(path("p.f32")));
    QCOMPARE(values.size(), std::size_t(11 * 2 * 7)); // frame 0 to the last key
    for (std::size_t frame = 0; frame <= 10; ++frame) {
        const float* root = values.data() + frame * 14;
        const float half = std::sin(float(frame) * 0.0785398f); // half of 9 degrees per frame
        const float expected[] = {float(frame), 2, 3, 0, 0, 0, 1, float(frame) + 1, 2, 3, 0, half,
            0, std::cos(float(frame) * 0.0785398f)};
        for (std::size_t at = 0; at < 14; ++at)
            QVERIFY(std::abs(root[at] - expected[at]) < 1e-4f);
    }
    QCOMPARE(QJsonDocument::fromJson(readAll(path("p.json"))).object(),
        object(R"({"model": "m.pmx", "motion": "a.vmd", "frames": [0, 10],
            "bones": ["root", "腕"]})"));
    // Without a motion: one frame of the rest pose.
    QCOMPARE(run({L("pose"), L("m.pmx"), L("-o"), L("r.f32")}).status, 0);
    QCOMPARE(floatsOf(readAll(path("r.f32"))),
        (std::vector<float>{0, 2, 3, 0, 0, 0, 1, 1, 2, 3, 0, 0, 0, 1}));
    QCOMPARE(QJsonDocument::fromJson(readAll(path("r.json"))).object(),
        object(R"({"model": "m.pmx", "motion": null, "frames": [0, 0],
            "bones": ["root", "腕"]})"));
}

void TestCliNumbers::aRangeOfPosesIsThatOfTheFrames_data()
{
    QTest::addColumn<QString>("range");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last"); // -1: refused
    QTest::newRow("some") << L("3:5") << 3 << 5;
    QTest::newRow("one") << L("4:4") << 4 << 4;
    QTest::newRow("behind the last key") << L("9:12") << 9 << 12;
    for (const char* wrong :
        {"5:3", "5", ":5", "5:", "-1:5", "1:2:3", "a:b", "1:5x", " 1:5", "1-5", "0:4294967296", ""})
        QTest::newRow(wrong) << L(wrong) << 0 << -1;
}

void TestCliNumbers::aRangeOfPosesIsThatOfTheFrames()
{
    QFETCH(QString, range);
    QFETCH(int, first);
    QFETCH(int, last);
    const auto outcome =
        run({L("pose"), L("m.pmx"), L("a.vmd"), L("-o"), L("p.f32"), L("--range=") + range});
    if (last < 0) {
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("--range"), outcome.err.constData());
        QVERIFY(!QFile::exists(path("p.f32")));
        return;
    }
    QCOMPARE(outcome.status, 0);
    const auto values = floatsOf(readAll(path("p.f32")));
    QCOMPARE(values.size(), std::size_t(last - first + 1) * 14);
    for (int frame = first; frame <= last; ++frame)
        QVERIFY(
            std::abs(values[std::size_t(frame - first) * 14] - float(std::min(frame, 10))) < 1e-4f);
    const auto json = QJsonDocument::fromJson(readAll(path("p.json"))).object();
    QCOMPARE(json[QLatin1String("frames")].toArray(), (QJsonArray{first, last}));
}

void TestCliNumbers::curvesAndSwitchesOfAMotionAreListed()
{
    mmd::Motion motion;
    std::vector<mmd::BoneKeyframe> keys{
        {.frame = 2, .value = {}}, {.frame = 5, .value = {}}, {.frame = 9, .value = {}}};
    keys[1].value.translation.x = 1.0f;
    keys[1].interpolation = keys[2].interpolation = mmd::withCurves(keys[1].interpolation,
        mmd::BoneCurves{{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}}});
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("b"), keys));
    const std::vector<mmd::MorphKeyframe> still{{.frame = 4, .value = {}}};
    mmd::replaceTrack(motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("m"), still));
    mmd::CameraKeyframe camera{.frame = 30, .value = {}};
    camera.value.interpolation = mmd::withCurves(
        camera.value.interpolation, mmd::CameraCurves{{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12},
                                        {13, 14, 15, 16}, {17, 18, 19, 20}, {21, 22, 23, 24}}});
    const std::vector<mmd::CameraKeyframe> cameras{camera};
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, cameras));
    const std::vector<mmd::ShowIkKeyframe> showIk{
        {.frame = 0, .value = {1, {mmd::ikSwitch("y", true), mmd::ikSwitch("x", true)}}},
        {.frame = 6, .value = {1, {mmd::ikSwitch("y", false)}}}};
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, showIk));
    mmd::setModelName(motion.header, "somebody");
    write("b.vmd", motion);
    const auto json =
        QJsonDocument::fromJson(run({L("info"), L("b.vmd"), L("--json")}).out).object();
    QCOMPARE(json.toVariantMap(),
        object(R"({"kind": "motion", "format": "VMD 0002", "modelName": "somebody",
        "lastFrame": 30, "seconds": 1, "sections": {"bone": 3, "morph": 1, "camera": 1, "light": 0,
            "shadow": 0, "showIk": 2},
        "boneTracks": [{"name": "b", "keys": 3, "first": 2, "last": 9, "atRest": false, "curves": [
            {"first": 2, "keys": 1, "x": [20, 20, 107, 107], "y": [20, 20, 107, 107],
                "z": [20, 20, 107, 107], "rotation": [20, 20, 107, 107]},
            {"first": 5, "keys": 2, "x": [1, 2, 3, 4], "y": [5, 6, 7, 8], "z": [9, 10, 11, 12],
                "rotation": [13, 14, 15, 16]}]}],
        "morphTracks": [{"name": "m", "keys": 1, "first": 4, "last": 4, "atRest": true}],
        "cameraCurves": [{"first": 30, "keys": 1, "x": [1, 2, 3, 4], "y": [5, 6, 7, 8],
            "z": [9, 10, 11, 12], "rotation": [13, 14, 15, 16], "distance": [17, 18, 19, 20],
            "fieldOfView": [21, 22, 23, 24]}],
        "ikBones": ["x", "y"], "ikOff": ["y"], "trailingBytes": 0, "warnings": []})")
            .toVariantMap());
    QCOMPARE(run({L("info"), L("b.vmd")}).out,
        QByteArray("b.vmd\n  Motion: VMD 0002\n  Made for: somebody\n"
                   "  Length: frames 0 to 30, 1.00 s\n"
                   "  Keys: bones 3, morphs 1, camera 1, show and IK 2\n"
                   "  IK: x, y\n  IK switched off: y\n  Bones that move: 1 (0 more do not move)\n"
                   "    b: 3 keys, frames 2 to 9\n  Morphs that move: 0 (1 more do not move)\n"));
}

void TestCliNumbers::sectionsThatAreMissingAreSaid()
{
    mmd::Motion old;
    old.header.version = 1;
    old.sectionCount = 2;
    write("b.vmd", old);
    const auto json =
        QJsonDocument::fromJson(run({L("info"), L("b.vmd"), L("--json")}).out).object();
    QCOMPARE(json[QLatin1String("format")].toString(), L("VMD 1"));
    QCOMPARE(json[QLatin1String("sections")].toObject(), object(R"({"bone": 0, "morph": 0})"));
    const QByteArray text = run({L("info"), L("b.vmd")}).out;
    QVERIFY2(text.startsWith("b.vmd\n  Motion: VMD 1\n"), text.constData());
    QVERIFY2(text.contains("\n  Keys: none\n  Sections: the file has only 2 of 6 sections, like "
                           "files of older programs\n"),
        text.constData());
}

void TestCliNumbers::longListsAreCut()
{
    mmd::Motion motion;
    for (int at = 0; at < 42; ++at) {
        const std::vector<mmd::BoneKeyframe> keys{
            {.frame = 1, .value = {.translation = {1, 0, 0}}}};
        const std::string name = "b" + std::to_string(100 + at);
        mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), keys));
    }
    mmd::ShowIkValue switches;
    for (int at = 0; at < 14; ++at)
        switches.switches.push_back(mmd::ikSwitch("i" + std::to_string(100 + at), true));
    const std::vector<mmd::ShowIkKeyframe> showIk{{.frame = 0, .value = switches}};
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, showIk));
    write("b.vmd", motion);
    const QByteArray text = run({L("info"), L("b.vmd")}).out;
    QVERIFY2(text.contains("\n  IK: i100, i101, i102, i103, i104, i105, i106, i107, i108, i109, "
                           "i110, i111 and 2 more\n"),
        text.constData());
    QVERIFY(text.contains(
        "\n  Bones that move: 42 (0 more do not move)\n    b100: one key, frame 1\n"));
    QVERIFY2(text.endsWith("\n    b139: one key, frame 1\n    …\n"), text.constData());
}

void TestCliNumbers::misuseIsSaidInALine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* says, std::initializer_list<const char*> words) {
        QStringList arguments;
        for (const char* word : words)
            arguments += L(word);
        QTest::newRow(says) << arguments << QByteArray(says);
    };
    row("a motion, a pose or a .pmx file is made from one INPUT; several can become .fbx .glb .bvh",
        {"convert", "a.vmd", "a.vmd", "-o", "b.json"});
    row("several motions make several files: --output must be a folder",
        {"convert", "m.pmx", "a.vmd", "a.vmd", "-o", "b.bvh"});
    row("argument 3 is empty", {"convert", "m.pmx", "", "-o", "b.bvh"});
    row("--model has an empty value", {"tool", "thin", "a.vmd", "-o", "b.vmd", "--model", ""});
    row("--model has an empty value", {"tool", "thin", "a.vmd", "-o", "b.vmd", "--model="});
    row("b.jpg: pictures are written as .png", {"render", "m.pmx", "-o", "b.jpg"});
    row("b.JPG: pictures are written as .png", {"thumbnail", "m.pmx", "-o", "b.JPG"});
    row("b.vmd: the output has only numbers; choose another ending, such as .bin",
        {"pose", "m.pmx", "-o", "b.vmd"});
    row("the standard output needs a format: use --to", {"convert", "a.vmd", "-o", "-"});
    row("only one model is allowed", {"convert", "m.pmx", "m.pmx", "-o", "b.bvh"});
    row("a model (.pmx .pmd .x .vac .obj .fbx .gltf .glb) is needed for this format",
        {"convert", "a.vmd", "-o", "b.glb"});
    row("this format cannot be written to the standard output",
        {"convert", "m.pmx", "a.vmd", "-o", "-", "--to", "fbx"});
    row("check takes one motion and at most one model", {"check", "a.vmd", "a.vmd"});
    row("m.pmx is an input of this command and is not overwritten",
        {"pose", "m.pmx", "a.vmd", "-o", "m.pmx"});
    row("--fps has an effect only on .fbx .glb .bvh",
        {"convert", "a.vmd", "-o", "b.csv", "--fps", "60"});
    row("--report has an effect only on .fbx .glb .bvh",
        {"convert", "a.vmd", "-o", "b.json", "--report", "r.json"});
    row("--frame has an effect only on .vpd", {"convert", "a.vmd", "-o", "b.csv", "--frame", "0"});
    row("--scale has an effect only with --own-scale 1",
        {"tool", "fit", "a.vmd", "-o", "b.vmd", "--model", "m.pmx", "--with", "a.vmd",
            "--with-model", "m.pmx", "--scale", "50"});
    row("--scale has an effect only with --own-scale 1",
        {"tool", "fit", "a.vmd", "-o", "b.vmd", "--model", "m.pmx", "--with", "a.vmd",
            "--with-model", "m.pmx", "--own-scale", "0", "--scale", "100"});
    row("--units has an effect only with --thin 1",
        {"tool", "ik-to-fk", "a.vmd", "-o", "b.vmd", "--model", "m.pmx", "--thin", "0", "--units",
            "0.5"});
    row("-a.vmd begins like an option; write ./-a.vmd", {"convert", "-a.vmd", "-o", "b.csv"});
    row("b.json would be written twice; give the outputs different names",
        {"pose", "m.pmx", "a.vmd", "-o", "b.json"});
}

void TestCliNumbers::misuseIsSaidInALine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const auto outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err, "odori-cli: " + says + '\n');
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
        (QStringList{L("-a.vmd"), L("a.vmd"), L("m.pmx")}));
}

void TestCliNumbers::numbersOutOfTheRangeAreSaid()
{
    const std::vector<std::pair<const char*, std::vector<const char*>>> cases{
        {"--frame: -1 is not a whole number from 0 to 4294967295",
            {"convert", "a.vmd", "-o", "b.vpd", "--frame", "-1"}},
        {"--start: 1.5 is not a whole number from 0 to 4294967295",
            {"render", "m.pmx", "-o", "b.png", "--physics", "--start", "1.5"}},
        {"--jobs: 257 is not a whole number from 1 to 256",
            {"convert", "m.pmx", "a.vmd", "-o", "b.bvh", "--jobs", "257"}},
        {"--strength: nan is not a number from 0 to 100",
            {"tool", "smooth", "a.vmd", "-o", "b.vmd", "--model", "m.pmx", "--strength", "nan"}},
    };
    for (const auto& [says, words] : cases) {
        QStringList arguments;
        for (const char* word : words)
            arguments += L(word);
        const auto outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.startsWith(QByteArray(says) + '\n'), outcome.err);
    }
}

void TestCliNumbers::invalidNumbersAreKeptOrRefused_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("track");
    QTest::newRow("bone") << int(mmd::TrackKind::Bone) << QByteArray("root");
    QTest::newRow("morph") << int(mmd::TrackKind::Morph) << QByteArray("m");
    QTest::newRow("camera") << int(mmd::TrackKind::Camera) << QByteArray("camera");
}

/// Formats for motions keep every bit of NaN; a pose or an animated model cannot have it.
void TestCliNumbers::invalidNumbersAreKeptOrRefused()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, track);
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinite = std::numeric_limits<float>::infinity();
    mmd::Motion bad = motion();
    if (kind == int(mmd::TrackKind::Bone))
        mmd::replaceTrack(bad, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("root"),
                                   std::vector<mmd::BoneKeyframe>{
                                       {.frame = 7, .value = {.translation = {0, nan, 0}}}}));
    else if (kind == int(mmd::TrackKind::Morph))
        mmd::replaceTrack(
            bad, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("m"),
                     std::vector<mmd::MorphKeyframe>{{.frame = 7, .value = {infinite}}}));
    else
        mmd::replaceTrack(
            bad, mmd::Track<mmd::CameraKeyframe>({},
                     std::vector<mmd::CameraKeyframe>{{.frame = 7, .value = {.distance = nan}}}));
    write("bad.vmd", bad);
    const QByteArray bytes = readAll(path("bad.vmd"));
    for (const auto& [from, to] : {std::pair("bad.vmd", "b.vmd"), std::pair("bad.vmd", "b.json"),
             std::pair("b.json", "c.vmd"), std::pair("bad.vmd", "b.csv"),
             std::pair("b.csv", "d.vmd")})
        QCOMPARE(run({L("convert"), L(from), L("-o"), L(to)}).status, 0);
    for (const char* copy : {"b.vmd", "c.vmd", "d.vmd"})
        QCOMPARE(readAll(path(copy)), bytes);
    const auto refuses = [&](const QStringList& words, const char* output) {
        const auto outcome =
            run(QStringList{L("convert")} + words + QStringList{L("-o"), L(output)});
        const QByteArray says = "bad.vmd: the motion has invalid numbers (NaN or infinite); repair "
                                "it first: track " +
                                track + ", frame 7.\n";
        if (outcome.status != 1 || outcome.err != says)
            qWarning("%s: %d %s", output, outcome.status, outcome.err.constData());
        return outcome.status == 1 && outcome.err == says && !QFile::exists(path(output));
    };
    QVERIFY(refuses({L("bad.vmd")}, "b.vpd"));
    for (const char* output : {"b.fbx", "b.glb", "b.bvh"}) {
        QVERIFY(refuses({L("m.pmx"), L("bad.vmd")}, output));
        QVERIFY(refuses({L("m.pmx"), L("a.vmd"), L("--camera"), L("bad.vmd")}, output));
    }
}

void TestCliNumbers::refusalsNameTheFile_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char* name, const char* file,
                         std::initializer_list<const char*> words) {
        QStringList arguments;
        for (const char* word : words)
            arguments += L(word);
        QTest::newRow(name) << arguments << QByteArray(file);
    };
    row("pose, model", "n.pmx", {"pose", "n.pmx", "a.vmd", "-o", "p.f32"});
    row("pose, motion", "n.vmd", {"pose", "m.pmx", "n.vmd", "-o", "p.f32"});
    row("pose, output", "no/p.f32", {"pose", "m.pmx", "a.vmd", "-o", "no/p.f32"});
    row("render, model", "n.pmx", {"render", "n.pmx", "a.vmd", "-o", "p.png"});
    row("render, motion", "n.vmd", {"render", "m.pmx", "n.vmd", "-o", "p.png"});
    row("render, camera", "n.vmd", {"render", "m.pmx", "--camera", "n.vmd", "-o", "p.png"});
    row("convert, input", "n.vmd", {"convert", "n.vmd", "-o", "p.json"});
    row("convert, model", "n.pmx", {"convert", "n.pmx", "-o", "p.pmx"});
    row("convert, camera", "n.vmd",
        {"convert", "m.pmx", "a.vmd", "--camera", "n.vmd", "-o", "p.bvh"});
    row("check, motion", "n.vmd", {"check", "n.vmd", "m.pmx"});
    row("check, model", "n.pmx", {"check", "a.vmd", "--model", "n.pmx"});
    row("info", "n.pmx", {"info", "n.pmx"});
}

void TestCliNumbers::refusalsNameTheFile()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, file);
    const auto outcome = run(arguments);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.startsWith(file + ": "), outcome.err.constData());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
        (QStringList{L("-a.vmd"), L("a.vmd"), L("m.pmx")}));
}

QTEST_GUILESS_MAIN(TestCliNumbers)
#include "test_cli_numbers.moc"
