// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/bone_mapping.h"
#include "libmmd/tools/import/file_figure.h"
#include "libmmd/tools/import/joint_names.h"
#include "tests/libmmd/tools/import/foreign_rig.h"
#include "tests/libmmd/tools/import/import_hands.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

/// Names of joints, the mapping that they suggest, and its file.
class TestBoneMapping : public QObject {
    Q_OBJECT
private slots:
    void namesHaveMeanings_data();
    void namesHaveMeanings();
    void everyProgramIsMapped_data();
    void everyProgramIsMapped();
    void theModelsOwnNamesAreTakenAsTheyAre();
    void ikNamesMayBeNarrow();
    void aMappingIsReadAsItWasWritten();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void anyCutIsAnError();
};

void TestBoneMapping::namesHaveMeanings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("side");
    const auto row = [](const char* name, BodyPart part, BodySide side = BodySide::Middle) {
        QTest::newRow(name) << QString::fromLatin1(name) << int(part) << int(side);
    };
    using enum BodyPart;
    constexpr BodySide Left = BodySide::Left, Right = BodySide::Right;
    row("mixamorig:Hips", Hips);
    row("mixamorig1:LeftUpLeg", UpperLeg, Left);
    row("mixamorig:LeftHandThumb1", Thumb, Left);
    row("mixamorig:RightHandPinky3", Little, Right);
    row("mixamorig:RightToeBase", Toe, Right);
    row("mixamorig:LeftToe_End", None);
    row("mixamorig:HeadTop_End", None);
    row("Armature|LeftForeArm", LowerArm, Left);
    row("hips", Hips);
    row("leftUpperArm", UpperArm, Left);
    row("leftLowerLeg", LowerLeg, Left);
    row("rightThumbProximal", Thumb, Right);
    row("leftMiddleIntermediate", BodyPart::Middle, Left);
    row("upperChest", Torso);
    row("J_Bip_C_Hips", Hips);
    row("J_Bip_L_UpperArm", UpperArm, Left);
    row("J_Bip_R_Little2", Little, Right);
    row("J_Sec_Hair1_01", None);
    row("J_Adj_L_FaceEye", None);
    row("LHipJoint", None);
    row("LeftUpLeg", UpperLeg, Left);
    row("LowerBack", Torso);
    row("Neck1", Neck);
    row("LThumb", Thumb, Left);
    row("RightHandIndex1", Index, Right);
    row("LeftThigh", UpperLeg, Left);
    row("LeftShin", LowerLeg, Left);
    row("LeftHip", Hip, Left);
    row("LeftKnee", LowerLeg, Left);
    row("LeftAnkle", Foot, Left);
    row("LeftCollar", Collar, Left);
    row("Hip", Hips);
    row("Bip01 L Thigh", UpperLeg, Left);
    row("Bip001 R UpperArm", UpperArm, Right);
    row("Bip01 L Toe0Nub", None);
    row("upper_arm.L", UpperArm, Left);
    row("hand.R", Hand, Right);
    row("thigh_l", UpperLeg, Left);
    row("calf_twist_01_l", None);
    row("clavicle_r", Collar, Right);
    row("index_01_l", Index, Left);
    row("pelvis", Hips);
    row("spine_02", Torso);
    row("Arm", None);
    row("LeftHead", None);
    row("", None);
    row("Camera", None);
}

void TestBoneMapping::namesHaveMeanings()
{
    QFETCH(QString, name);
    QFETCH(int, part);
    QFETCH(int, side);
    const JointName meaning = meaningOf(name.toStdString());
    QCOMPARE(int(meaning.part), part);
    if (meaning.part != BodyPart::None)
        QCOMPARE(int(meaning.side), side);
}

void TestBoneMapping::everyProgramIsMapped_data()
{
    QTest::addColumn<int>("names");
    QTest::addColumn<QString>("hips");
    QTest::addColumn<QString>("elbow");
    QTest::addColumn<QString>("chest");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, RigNames names, const char* hips, const char* elbow,
                         const char* chest, int count) {
        QTest::newRow(name) << int(names) << QString::fromLatin1(hips) << QString::fromLatin1(elbow)
                            << QString::fromLatin1(chest) << count;
    };
    row("Mixamo", RigNames::Mixamo, "mixamorig:Hips", "mixamorig:LeftForeArm", "mixamorig:Spine2",
        52);
    row("VRM", RigNames::Vrm, "J_Bip_C_Hips", "J_Bip_L_LowerArm", "J_Bip_C_UpperChest", 52);
    row("CMU", RigNames::Cmu, "Hips", "LeftForeArm", "Spine1", 22);
    row("Rokoko", RigNames::Rokoko, "Hips", "LeftForeArm", "Spine3", 52);
    row("Biped", RigNames::Biped, "Bip01 Pelvis", "Bip01 L Forearm", "Bip01 Spine2", 22);
    row("Blender", RigNames::Blender, "hips", "forearm.L", "chest", 22);
}

void TestBoneMapping::everyProgramIsMapped()
{
    QFETCH(int, names);
    QFETCH(QString, hips);
    QFETCH(QString, elbow);
    QFETCH(QString, chest);
    QFETCH(int, count);
    const auto subject =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(subject.model);
    const auto animation = foreignRig(subject.model, {}, {.names = RigNames(names)});
    const BoneMapping mapping = guessedMapping(animation, *subject.model);
    QCOMPARE(mapping.pairs.size(), std::size_t(count));
    const auto has = [&](const QString& joint, const char* bone, JointUse use) {
        return std::find(mapping.pairs.begin(), mapping.pairs.end(),
                   BonePair{joint.toStdString(), bone, use}) != mapping.pairs.end();
    };
    QVERIFY(has(hips, "センター", JointUse::Position));
    QVERIFY(has(hips, "下半身", JointUse::Rotation));
    QVERIFY(has(elbow, "左ひじ", JointUse::Rotation));
    QVERIFY(has(chest, "上半身2", JointUse::Rotation));
}

void TestBoneMapping::theModelsOwnNamesAreTakenAsTheyAre()
{
    const auto subject =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(subject.model);
    SkeletonAnimation animation;
    for (const auto& bone : subject.model->data.bones)
        animation.joints.push_back({bone.name.utf8, -1, {}});
    const BoneMapping mapping = guessedMapping(animation, *subject.model);
    QCOMPARE(mapping.pairs.size(), subject.model->data.bones.size());
    for (const BonePair& pair : mapping.pairs) {
        QCOMPARE(pair.joint, pair.bone);
        QCOMPARE(pair.use, JointUse::All);
    }
}

/// Some models write IK with letters of half width.
void TestBoneMapping::ikNamesMayBeNarrow()
{
    const auto subject =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(subject.model);
    const auto wide = legBonesOf(*subject.model);
    pmx::Model data = subject.model->data;
    data.bones[std::size_t(wide[0].goal)].name.utf8 = "左足IK";
    const auto narrow = legBonesOf(makeModel(std::move(data), {}, {}));
    for (const std::size_t side : {std::size_t(0), std::size_t(1)}) {
        QVERIFY(wide[side].goal >= 0 && wide[side].foot >= 0);
        QCOMPARE(narrow[side].goal, wide[side].goal);
        QCOMPARE(narrow[side].upper, wide[side].upper);
    }
    QVERIFY(wide[0].upper != wide[1].upper);
}

namespace {

Result<BoneMapping> read(const QByteArray& text)
{
    return readMapping(std::as_bytes(std::span(text.constData(), std::size_t(text.size()))));
}

const BoneMapping threePairs{{{"Hips", "センター", JointUse::Position},
    {"a \"quoted\" name", "左腕", JointUse::Rotation}, {"頭", "頭", JointUse::All}}};

} // namespace

void TestBoneMapping::aMappingIsReadAsItWasWritten()
{
    const auto again = read(QByteArray::fromStdString(mappingText(threePairs)));
    QVERIFY(again.has_value());
    QVERIFY(*again == threePairs);
    // Without "use" a joint gives its rotation.
    const auto plain = read(R"({"format": "odori-bone-mapping", "version": 1, "other": [],
        "pairs": [{"joint": "a", "bone": "b"}]})");
    QVERIFY(plain.has_value());
    QVERIFY(plain->pairs == (std::vector<BonePair>{{"a", "b", JointUse::Rotation}}));
}

void TestBoneMapping::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("no JSON") << QByteArray("{\"format\"");
    QTest::newRow("another format") << QByteArray(R"({"format": "x", "version": 1, "pairs": []})");
    const QByteArray head = R"({"format": "odori-bone-mapping", "version": 1, "pairs": )";
    QTest::newRow("newer") << QByteArray(head).replace("1", "2") + "[]}";
    QTest::newRow("no list") << head + "{}}";
    QTest::newRow("no bone") << head + R"([{"joint": "a"}]})";
    QTest::newRow("a number") << head + R"([{"joint": 1, "bone": "b"}]})";
    QTest::newRow("unknown use") << head + R"([{"joint": "a", "bone": "b", "use": "c"}]})";
    QTest::newRow("deep") << head + QByteArray(100000, '[') + "]}";
}

void TestBoneMapping::wrongFilesAreRefused()
{
    QFETCH(QByteArray, text);
    const auto mapping = read(text);
    QVERIFY(!mapping.has_value());
    QCOMPARE(mapping.error().code, ErrorCode::BadText);
    QVERIFY(!mapping.error().field.empty());
}

void TestBoneMapping::anyCutIsAnError()
{
    const QByteArray whole = QByteArray::fromStdString(mappingText(threePairs)).trimmed();
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY(!read(QByteArray(whole.constData(), size)).has_value());
}

QTEST_GUILESS_MAIN(TestBoneMapping)
#include "test_bone_mapping.moc"
