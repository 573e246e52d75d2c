// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/names.h"
#include "libmmd/text/cp932.h"
#include "tests/app/cli/cli_process.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonValue>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <limits>
#include <memory>
#include <set>

using odori::test::runCli;
using enum mmd::TrackKind;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

std::string cp932(const char* utf8)
{
    return mmd::encodeCp932(utf8).bytes;
}

mmd::BoneKeyframe moving(std::uint32_t frame, float x = 1.0f)
{
    return {.frame = frame, .value = {.translation = {x + float(frame), 0, 0}}};
}

template <class Key>
void add(mmd::Motion& motion, const char* name, std::vector<Key> keys)
{
    for (std::size_t at = 0; at < keys.size(); ++at)
        keys[at].fileIndex = std::uint32_t(at) + 1;
    mmd::replaceTrack(motion, mmd::Track<Key>(mmd::fieldOf(cp932(name)), keys));
}

/// The bytes of a key's record in the file.
std::string recordOf(const char* name, const mmd::BoneKeyframe& key)
{
    mmd::Motion one;
    add<mmd::BoneKeyframe>(one, name, {key});
    const auto bytes = mmd::vmdFromMotion(one);
    return std::string(reinterpret_cast<const char*>(bytes.data()) + 54, 111);
}

/// A motion that has each possible finding, and its model.
mmd::Motion everythingWrong()
{
    mmd::Motion motion;
    const auto bone = [&](const char* name, std::vector<mmd::BoneKeyframe> keys) {
        add(motion, name, std::move(keys));
    };
    bone("head", {moving(3), moving(8)});
    add<mmd::MorphKeyframe>(motion, "smiel", {{.frame = 4, .value = {0.5f}}});
    bone("front_cloak_001", {moving(2)});
    bone("a_very_long_nam", {moving(5)});
    const std::vector<mmd::BoneKeyframe> twice{
        {.frame = 7, .fileIndex = 9, .value = {.translation = {1, 0, 0}}}};
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("a1"), twice,
                    {{.frame = 7, .fileIndex = 8, .bytes = recordOf("a1", moving(7))}}));
    mmd::BoneKeyframe bad = moving(6);
    bad.value.translation.z = std::numeric_limits<float>::quiet_NaN();
    bone("a2", {bad});
    bone("a3", {moving(10, 50000.0f), moving(11, 50000.0f)});
    mmd::BoneKeyframe curved = moving(12);
    mmd::BoneCurves curves = mmd::curvesOf(curved.interpolation);
    curves[0].x1 = 200;
    curved.interpolation = mmd::withCurves(curved.interpolation, curves);
    bone("a4", {curved});
    mmd::BoneKeyframe turned = moving(13);
    turned.value.rotation = {0.5f, 0, 0, 0};
    bone("a5", {turned});
    bone("a6", {{.frame = 2000000, .value = {}}});
    add<mmd::CameraKeyframe>(
        motion, "", {{.frame = 14, .value = {.fieldOfView = 150}}, {.frame = 15, .value = {}}});
    bone("左足ＩＫ", {moving(0), moving(20), moving(30)});
    add<mmd::ShowIkKeyframe>(motion, "",
        {{.frame = 10,
            .value = {1, {mmd::ikSwitch(cp932("左足ＩＫ"), false),
                             mmd::ikSwitch(cp932("左足IK"), false)}}}});
    bone("", {moving(16)});
    motion.trailing = "abc";
    return motion;
}

mmd::pmx::Model modelOfIt()
{
    mmd::pmx::Model model;
    for (const char* name : {"Head", "front_cloak_001_a", "front_cloak_001_b",
             "a_very_long_name_of_a_bone", "a1", "a2", "a3", "a4", "a5", "a6", "左足ＩＫ"}) {
        mmd::pmx::Bone bone;
        bone.name.utf8 = name;
        model.bones.push_back(bone);
    }
    model.bones.back().flags = mmd::pmx::boneFlag::ik;
    model.bones.back().ik.effector = 0;
    mmd::pmx::Morph smile;
    smile.name.utf8 = "smile";
    model.morphs = {smile};
    return model;
}

struct Expected {
    const char *code, *section, *name;
    int frame, count;
    QStringList names;
    bool repairable;
    const char *heading, *line, *hint;
};

const QList<Expected> expected{
    {"lost-bone", "bone", "head", 3, 2, {L("Head")}, false, "Bones that the model lacks",
        "head: 2 keys from frame 3 on (perhaps Head)",
        "If the model has the bone under a similar name, rename the track."},
    {"lost-morph", "morph", "smiel", 4, 1, {L("smile")}, false, "Morphs that the model lacks",
        "smiel: 1 key from frame 4 on (perhaps smile)",
        "If the model has the morph under a similar name, rename the track."},
    {"lost-ik", "showIk", "左足IK", 10, 1, {L("左足ＩＫ")}, false,
        "Switched-off IK that the model lacks", "左足IK: 1 key from frame 10 on (perhaps 左足ＩＫ)",
        "without IK."},
    {"shared-name", "bone", "front_cloak_001", 2, 1,
        {L("front_cloak_001_a"), L("front_cloak_001_b")}, false,
        "Names that are the same in their first 15 bytes",
        "front_cloak_001: 1 key from frame 2 on (front_cloak_001_a, front_cloak_001_b)",
        "Rename the model's bones so that the first 15 bytes differ."},
    {"long-name", "bone", "a_very_long_nam", 5, 1, {L("a_very_long_name_of_a_bone")}, false,
        "Bone names over 15 bytes",
        "a_very_long_nam: 1 key from frame 5 on (a_very_long_name_of_a_bone)",
        "If the motion is for MMD, shorten the names in the model."},
    {"duplicate-key", "bone", "a1", 7, 1, {}, true, "Several keys at one frame",
        "a1: 1 key from frame 7 on", "The last key is used; --fix removes the others."},
    {"bad-number", "bone", "a2", 6, 1, {}, true, "Invalid numbers (NaN or infinite)",
        "a2: 1 key from frame 6 on", "with the values of the rest pose."},
    {"huge-value", "bone", "a3", 10, 2, {}, false, "Huge values", "a3: 2 keys from frame 10 on",
        "they are probably broken."},
    {"bad-curve", "bone", "a4", 12, 1, {}, true, "Curve points outside 0 to 127",
        "a4: 1 key from frame 12 on", "These points count as 127; --fix changes them to 127."},
    {"bad-rotation", "bone", "a5", 13, 1, {}, true, "Rotations that are not of unit length",
        "a5: 1 key from frame 13 on", "as Odori and most players do."},
    {"bad-field-of-view", "camera", nullptr, 14, 1, {}, false,
        "Field of view outside 1 to 125 degrees", "Camera: 1 key from frame 14 on",
        "Change the camera keys."},
    {"late-frame", "bone", "a6", 2000000, 1, {}, false, "Keys after frame 1048576",
        "a6: 1 key from frame 2000000 on", "Delete or move them."},
    {"ik-left-off", "showIk", "左足ＩＫ", 10, 2, {}, false, "IK stays off",
        "左足ＩＫ: 2 keys from frame 10 on", "or delete these keys."},
    {"camera-in-motion", "camera", nullptr, 0, 2, {}, false,
        "Camera, light or shadow keys in a model's motion", "Camera: 2 keys",
        "Save these keys in a separate file."},
    {"empty-name", "bone", nullptr, 16, 1, {}, false, "Keys without a name",
        "1 key from frame 16 on", "They belong to no bone or morph. Delete them."},
    {"unknown-bytes", nullptr, nullptr, 0, 3, {}, false, "Unknown bytes after the last section",
        "3 bytes", "They are kept unchanged; MMD ignores them."}};

} // namespace

/// `odori-cli check`: each finding as JSON and as text, harmless findings, and repairs.
class TestCliFindings : public QObject {
    Q_OBJECT
private slots:
    void init();
    void eachFindingIsSaid();
    void otherSectionsHaveTheirNames();
    void whatIsHarmlessIsListedInALine();
    void emptyFilesAreFindings_data();
    void emptyFilesAreFindings();
    void repairsLeaveTheRest();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(L(name)); }
    void write(const char* name, const mmd::Motion& motion) const
    {
        QVERIFY(mmd::writeFile(
            mmd::pathFromUtf8(path(name).toStdString()), mmd::vmdFromMotion(motion)));
    }
    [[nodiscard]] odori::test::CliOutcome check(const QStringList& arguments) const
    {
        return runCli(QStringList{L("check")} + arguments, {.folder = m_folder->path()});
    }
    [[nodiscard]] QJsonObject json(const QStringList& arguments) const
    {
        return QJsonDocument::fromJson(check(arguments + QStringList{L("--json")}).out).object();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliFindings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("a.vmd", everythingWrong());
    QVERIFY(mmd::writeFile(
        mmd::pathFromUtf8(path("m.pmx").toStdString()), mmd::pmx::write(modelOfIt())));
}

void TestCliFindings::eachFindingIsSaid()
{
    const QJsonArray findings = json({L("a.vmd"), L("m.pmx")})[QLatin1String("findings")].toArray();
    const auto outcome = check({L("a.vmd"), L("m.pmx")});
    QCOMPARE(outcome.status, 1);
    QString text;
    std::set<QString> hints;
    QCOMPARE(findings.size(), expected.size());
    for (qsizetype at = 0; at < expected.size(); ++at) {
        const Expected& each = expected[at];
        const QJsonObject found = findings[at].toObject();
        const auto is = [&](const char* member, const char* value) {
            const QJsonValue there = found[QLatin1String(member)];
            return value ? there.toString() == L(value) : there.isNull();
        };
        QVERIFY2(is("code", each.code), each.code);
        QVERIFY2(is("section", each.section) && is("name", each.name), each.code);
        QCOMPARE(found[QLatin1String("frame")].toInt(), each.frame);
        QCOMPARE(found[QLatin1String("count")].toInt(), each.count);
        QCOMPARE(found[QLatin1String("harmless")].toBool(true), false);
        QCOMPARE(found[QLatin1String("repairable")].toBool(), each.repairable);
        const char* names = at < 3 ? "suggestions" : "names";
        QCOMPARE(found[QLatin1String(names)].toArray(), QJsonArray::fromStringList(each.names));
        const QString hint = found[QLatin1String("hint")].toString();
        QVERIFY2(hint.endsWith(L(each.hint)), qPrintable(hint));
        hints.insert(hint);
        text += (at ? L("\n") : QString()) + L(each.heading) + L("\n  ") + L(each.line) +
                L("\n  → ") + hint + u'\n';
    }
    QCOMPARE(hints.size(), std::size_t(expected.size())); // all hints differ
    QCOMPARE(QString::fromUtf8(outcome.out), text);
}

void TestCliFindings::otherSectionsHaveTheirNames()
{
    mmd::Motion motion;
    constexpr float bad = std::numeric_limits<float>::infinity();
    add<mmd::MorphKeyframe>(motion, "あ", {{.frame = 1, .value = {bad}}});
    add<mmd::CameraKeyframe>(motion, "", {{.frame = 2, .value = {.distance = bad}}});
    add<mmd::LightKeyframe>(motion, "", {{.frame = 3, .value = {.colour = glm::vec3(bad)}}});
    add<mmd::ShadowKeyframe>(motion, "", {{.frame = 4, .value = {.distance = bad}}});
    add<mmd::ShowIkKeyframe>(motion, "", {{.frame = 5000000, .value = {}}});
    write("b.vmd", motion);
    const QByteArray text = check({L("b.vmd")}).out;
    QVERIFY2(text.startsWith("Invalid numbers (NaN or infinite)\n  あ: 1 key from frame 1 on\n"
                             "  Camera: 1 key from frame 2 on\n  Light: 1 key from frame 3 on\n"
                             "  Self-shadow: 1 key from frame 4 on\n  → The program"),
        text.constData());
    QVERIFY2(text.contains("\n  Show and IK: 1 key from frame 5000000 on\n"), text.constData());
    QStringList sections;
    for (const auto each : json({L("b.vmd")})[QLatin1String("findings")].toArray())
        sections += each[QLatin1String("section")].toString();
    QCOMPARE(sections,
        (QStringList{L("morph"), L("camera"), L("light"), L("shadow"), L("showIk"), L("camera")}));
}

void TestCliFindings::whatIsHarmlessIsListedInALine()
{
    mmd::Motion motion;
    for (const char* name : {"r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8"})
        add<mmd::BoneKeyframe>(motion, name, {{.frame = 0, .value = {}}});
    add<mmd::MorphKeyframe>(motion, "calm", {{.frame = 0, .value = {}}});
    write("b.vmd", motion);
    const auto outcome = check({L("b.vmd"), L("m.pmx")});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("No problems found.\n\nHarmless (no visible effect):\n"
                                     "  Bones that the model lacks: r1, r2, r3, r4, r5, r6 and 2 "
                                     "more\n  Morphs that the model lacks: calm\n"));
    const QJsonObject report = json({L("m.pmx"), L("b.vmd")});
    QCOMPARE(report[QLatin1String("file")].toString(), L("b.vmd"));
    QCOMPARE(report[QLatin1String("model")].toString(), L("m.pmx"));
    QCOMPARE(report[QLatin1String("findings")].toArray().size(), 9);
    for (const auto each : report[QLatin1String("findings")].toArray())
        QCOMPARE(each[QLatin1String("harmless")].toBool(), true);
}

void TestCliFindings::emptyFilesAreFindings_data()
{
    QTest::addColumn<QString>("modelName");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("section");
    QTest::newRow("nothing") << L("miku") << QByteArray("No keys\n  → The motion is empty. ")
                             << L("no-keys") << QString();
    QTest::newRow("a camera's") << L("カメラ・照明")
                                << QByteArray("Camera motion without camera keys\n  Camera\n  → ")
                                << L("no-camera-keys") << L("camera");
}

void TestCliFindings::emptyFilesAreFindings()
{
    QFETCH(QString, modelName);
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(QString, section);
    mmd::Motion motion;
    mmd::setModelName(motion.header, cp932(modelName.toUtf8().constData()));
    write("b.vmd", motion);
    const auto outcome = check({L("b.vmd")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.startsWith(text), outcome.out.constData());
    const QJsonArray findings = json({L("b.vmd")})[QLatin1String("findings")].toArray();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0][QLatin1String("code")].toString(), code);
    QCOMPARE(findings[0][QLatin1String("section")].toString(), section);
}

/// A repaired file has no repairable findings; all others are reported again.
void TestCliFindings::repairsLeaveTheRest()
{
    const auto outcome = check({L("a.vmd"), L("m.pmx"), L("--fix"), L("b.vmd")});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, check({L("a.vmd"), L("m.pmx")}).out);
    QStringList codes, wanted;
    for (const auto each : json({L("b.vmd"), L("m.pmx")})[QLatin1String("findings")].toArray())
        codes += each[QLatin1String("code")].toString();
    for (const Expected& each : expected)
        if (!each.repairable)
            wanted += L(each.code);
    QCOMPARE(codes, wanted);
}

QTEST_GUILESS_MAIN(TestCliFindings)
#include "test_cli_findings.moc"
