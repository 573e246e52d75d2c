// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/scene/scene_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

std::string cp932(const char* utf8)
{
    return mmd::encodeCp932(utf8).bytes;
}

} // namespace

class TestMirror : public QObject {
    Q_OBJECT
private slots:
    void namesHaveTheirOtherSide_data();
    void namesHaveTheirOtherSide();
    void secondBytesOfCharactersAreNoLetters();
    void cutNamesFindTheirBoneByTheModel();
    void valuesAreSeenInTheMirror();
    void zeroKeepsItsSign();
    void switchesChangeTheirNames();
    void aMotionTwiceMirroredIsTheSame();
};

void TestMirror::namesHaveTheirOtherSide_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("other");
    const char* pairs[][2] = {{"左腕", "右腕"}, {"左足ＩＫ", "右足ＩＫ"},
        {"スカート左", "スカート右"}, {"LeftArm", "RightArm"}, {"Left Arm", "Right Arm"},
        {"ArmLeft", "ArmRight"}, {"arm_left", "arm_right"}, {"left arm", "right arm"},
        {"leftArm", "rightArm"}, {"ARM_LEFT", "ARM_RIGHT"}, {"Arm_L", "Arm_R"}, {"arm.l", "arm.r"},
        {"Arm.L", "Arm.R"}, {"Arm_L_01", "Arm_R_01"}, {"Arm L", "Arm R"}};
    for (const auto& pair : pairs) {
        QTest::newRow(pair[0]) << QByteArray(pair[0]) << QByteArray(pair[1]);
        QTest::newRow(pair[1]) << QByteArray(pair[1]) << QByteArray(pair[0]);
    }
    for (const char* own : {"センター", "Bright", "bright", "Copyright", "leftover", "Lefty",
             "Arm_Lower", "Arm_L2", "L", "左右", "Left_Right", "Hair_Root", "", "ALERT"})
        QTest::newRow(own) << QByteArray(own) << QByteArray(own);
}

void TestMirror::namesHaveTheirOtherSide()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, other);
    const std::string mirrored = mmd::mirroredName(cp932(name.constData()));
    QCOMPARE(QByteArray::fromStdString(mmd::decodeCp932(mirrored)), other);
}

void TestMirror::secondBytesOfCharactersAreNoLetters()
{
    // ソ is 83 5C, ポ 83 7C, ァ 83 40; 右 itself ends in 45, an E.
    QCOMPARE(mmd::mirroredName(cp932("ソ左")), cp932("ソ右"));
    // 8D is a lead byte here too: 浤 (9F 8D) followed by カ (B6) is not 左.
    QCOMPARE(mmd::mirroredName("\x9F\x8D\xB6"), std::string("\x9F\x8D\xB6"));
    // A character that is truncated in the middle.
    QCOMPARE(mmd::mirroredName("\x8D\xB6\x8D"), std::string("\x89\x45\x8D"));
}

void TestMirror::cutNamesFindTheirBoneByTheModel()
{
    mmd::pmx::Model data;
    data.bones.resize(2);
    data.bones[0].name.utf8 = "LeftUpperArmTwist";
    data.bones[1].name.utf8 = "RightUpperArmTwist";
    const mmd::Model model = mmd::makeModel(std::move(data), {}, {});
    const mmd::TrackId left = bone("LeftUpperArmTwi"), right = bone("RightUpperArmTw");
    QVERIFY(mmd::mirroredTrack(left, &model) == right);
    QVERIFY(mmd::mirroredTrack(right, &model) == left);
    QVERIFY(mmd::mirroredTrack(left, nullptr) == right);
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}};
    QVERIFY(mmd::mirroredTrack(camera, &model) == camera);
}

void TestMirror::valuesAreSeenInTheMirror()
{
    const mmd::BoneValue value{glm::vec3(1, 2, 3), glm::quat(0.1f, 0.2f, 0.3f, 0.4f)};
    const mmd::BoneValue other{glm::vec3(-1, 2, 3), glm::quat(0.1f, 0.2f, -0.3f, -0.4f)};
    QVERIFY(mmd::mirrored(value) == other);
    mmd::CameraValue camera;
    camera.target = glm::vec3(1, 2, 3);
    camera.rotation = glm::vec3(4, 5, 6);
    QCOMPARE(mmd::mirrored(camera).target, glm::vec3(-1, 2, 3));
    QCOMPARE(mmd::mirrored(camera).rotation, glm::vec3(4, -5, -6));
    QCOMPARE(mmd::mirrored(mmd::LightValue{}).direction, glm::vec3(0.5f, -1, 0.5f));
}

void TestMirror::zeroKeepsItsSign()
{
    QVERIFY(mmd::mirrored(mmd::BoneValue{}) == mmd::BoneValue{});
    QVERIFY(mmd::mirrored(mmd::CameraValue{}) == mmd::CameraValue{});
}

void TestMirror::switchesChangeTheirNames()
{
    mmd::ShowIkValue value;
    value.switches = {mmd::ikSwitch(cp932("左足ＩＫ"), false), mmd::ikSwitch("Centre", true)};
    value.switches[1].name[15] = 'x'; // the bytes after the name are kept
    const auto other = mmd::mirrored(value);
    QCOMPARE(std::string(mmd::ikNameOf(other.switches[0])), cp932("右足ＩＫ"));
    QCOMPARE(other.switches[0].on, std::uint8_t(0));
    QVERIFY(other.switches[1] == value.switches[1]);
}

void TestMirror::aMotionTwiceMirroredIsTheSame()
{
    mmd::Motion motion = sceneWith({0, 10}, {3}).actors.front().motion;
    const std::vector<mmd::BoneKeyframe> keys{boneKey(1, 7), boneKey(4, 8)};
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(cp932("左腕")), keys));
    const mmd::Motion once = mmd::mirrored(motion, nullptr);
    QVERIFY(mmd::findBoneTrack(once, cp932("右腕")));
    QVERIFY(!mmd::findBoneTrack(once, cp932("左腕")));
    QVERIFY(mmd::mirrored(once, nullptr) == motion);
}

QTEST_GUILESS_MAIN(TestMirror)
#include "test_mirror.moc"
