// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/libmmd/check/motion_builder.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <set>

using namespace mmd;
using namespace odori::test;
using enum mmd::FindingCode;

/// The findings of checkMotion() about keys and the file, without a model.
class TestMotionCheck : public QObject {
    Q_OBJECT
private slots:
    void aSoundMotionHasNoFindings();
    void anEmptyMotionIsFound();
    void badKeysAreFound_data();
    void badKeysAreFound();
    void badCameraKeysAreFound_data();
    void badCameraKeysAreFound();
    void badMorphLightAndShadowKeysAreFound();
    void duplicatesAreFoundByTrackAndFrame();
    void equalRecordsOfACutNameAreHarmless();
    void aRecordOfAKeyThatIsKeptAsItIsIsNoDuplicate();
    void aCameraFileWithoutCameraKeysIsFound();
    void cameraKeysBesideAModelsAreFound();
    void keysWithoutANameAreFound();
    void unknownBytesAreFound();
    void everyCodeHasANameOfItsOwn();
    void realFilesAreSound_data() { addRealFiles(u"vmd"_qs); }
    void realFilesAreSound();
};

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

Motion soundMotion()
{
    Motion motion;
    addBone(motion, "センター", {boneKey(0), boneKey(30)});
    addMorph(motion, "あ", 1.0f);
    addIk(motion, "左足ＩＫ", {{0, true}});
    return motion;
}

/// The motion of a file with these bone records.
Motion motionOf(const std::string& name, std::initializer_list<BoneKeyframe> keys)
{
    std::vector<std::byte> bytes;
    for (const BoneKeyframe& key : keys) {
        Motion one;
        addBone(one, name, {key});
        std::vector<std::byte> file = vmdFromMotion(one);
        if (bytes.empty())
            bytes.assign(file.begin(), file.begin() + 54);
        bytes.insert(bytes.end(), file.begin() + 54, file.begin() + 54 + 111);
    }
    const auto count = static_cast<std::uint32_t>(keys.size());
    std::memcpy(bytes.data() + 50, &count, sizeof count);
    return motionFromVmd(*readVmd(std::move(bytes))).motion;
}

} // namespace

void TestMotionCheck::aSoundMotionHasNoFindings()
{
    QCOMPARE(checkMotion(soundMotion(), nullptr).size(), std::size_t(0));
}

void TestMotionCheck::anEmptyMotionIsFound()
{
    const auto findings = checkMotion({}, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, NoKeys);
}

void TestMotionCheck::badKeysAreFound_data()
{
    QTest::addColumn<BoneKeyframe>("key");
    QTest::addColumn<FindingCode>("code");
    BoneKeyframe key = boneKey(7);
    key.value.translation.y = notANumber;
    QTest::newRow("NaN") << key << BadNumber;
    key = boneKey(7);
    key.value.rotation.w = std::numeric_limits<float>::infinity();
    QTest::newRow("an infinite rotation") << key << BadNumber;
    key = boneKey(7);
    key.value.translation.z = -20000.0f;
    QTest::newRow("huge") << key << HugeValue;
    key = boneKey(7);
    key.value.rotation = glm::quat(0.9f, 0.0f, 0.0f, 0.0f);
    QTest::newRow("not of unit length") << key << BadRotation;
    key.value.rotation = glm::quat(0.0f, 0.0f, 0.0f, 0.0f);
    QTest::newRow("no rotation at all") << key << BadRotation;
    key = boneKey(7);
    BoneCurves curves = curvesOf(key.interpolation);
    curves[1].y2 = 128;
    key.interpolation = withCurves(key.interpolation, curves);
    QTest::newRow("a curve over 127") << key << BadCurve;
    key = boneKey(7);
    key.frame = lastGoodFrame + 1;
    QTest::newRow("late") << key << LateFrame;
}

void TestMotionCheck::badKeysAreFound()
{
    QFETCH(BoneKeyframe, key);
    QFETCH(FindingCode, code);
    Motion motion;
    addBone(motion, "頭", {boneKey(0), key});
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, code);
    QCOMPARE(findings[0].track.name, encodeCp932("頭").bytes);
    QCOMPARE(findings[0].frame, key.frame);
    QCOMPARE(findings[0].count, std::size_t(1));
    QVERIFY(!findings[0].harmless);
}

void TestMotionCheck::badCameraKeysAreFound_data()
{
    QTest::addColumn<CameraKeyframe>("key");
    QTest::addColumn<FindingCode>("code");
    CameraKeyframe key{.frame = 5, .fileIndex = 0, .value = {}};
    key.value.distance = notANumber;
    QTest::newRow("NaN") << key << BadNumber;
    key.value = {};
    key.value.target.x = 1e9f;
    QTest::newRow("huge") << key << HugeValue;
    key.value = {};
    key.value.fieldOfView = 0;
    QTest::newRow("no field of view") << key << BadFieldOfView;
    key.value.fieldOfView = 126;
    QTest::newRow("a wide field of view") << key << BadFieldOfView;
    key.value = {};
    key.value.interpolation[23] = 200;
    QTest::newRow("a curve over 127") << key << BadCurve;
}

void TestMotionCheck::badCameraKeysAreFound()
{
    QFETCH(CameraKeyframe, key);
    QFETCH(FindingCode, code);
    Motion motion;
    replaceTrack(motion, Track<CameraKeyframe>({}, std::span(&key, 1)));
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, code);
    QCOMPARE(findings[0].track.kind, TrackKind::Camera);
    QCOMPARE(findings[0].frame, 5u);
}

void TestMotionCheck::badMorphLightAndShadowKeysAreFound()
{
    Motion motion;
    addMorph(motion, "あ", notANumber);
    addMorph(motion, "い", 1e6f);
    const LightKeyframe light{
        .frame = 0, .fileIndex = 0, .value = {.direction = glm::vec3(notANumber)}};
    const ShadowKeyframe shadow{.frame = 0, .fileIndex = 0, .value = {.distance = notANumber}};
    replaceTrack(motion, Track<LightKeyframe>({}, std::span(&light, 1)));
    replaceTrack(motion, Track<ShadowKeyframe>({}, std::span(&shadow, 1)));
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(foundOf(BadNumber, findings).size(), std::size_t(3));
    QCOMPARE(foundOf(HugeValue, findings).size(), std::size_t(1));
}

void TestMotionCheck::duplicatesAreFoundByTrackAndFrame()
{
    BoneKeyframe other = boneKey(7);
    other.value.translation.x = 5.0f;
    const Motion motion = motionOf("頭", {boneKey(9), boneKey(7), other, boneKey(7)});
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, DuplicateKey);
    QCOMPARE(findings[0].frame, 7u);
    QCOMPARE(findings[0].count, std::size_t(2));
    QVERIFY(!findings[0].harmless);
}

void TestMotionCheck::equalRecordsOfACutNameAreHarmless()
{
    const auto equal =
        checkMotion(motionOf("front_cloak_001_a", {boneKey(7), boneKey(7)}), nullptr);
    QCOMPARE(equal.size(), std::size_t(1));
    QVERIFY(equal[0].harmless);
    BoneKeyframe other = boneKey(7);
    other.value.translation.x = 5.0f;
    const auto differ = checkMotion(motionOf("front_cloak_001_a", {boneKey(7), other}), nullptr);
    QVERIFY(!differ.at(0).harmless);
    const auto wholeName = checkMotion(motionOf("頭", {boneKey(7), boneKey(7)}), nullptr);
    QVERIFY(!wholeName.at(0).harmless);
}

/// Bytes after the end of a name are kept with the record.
void TestMotionCheck::aRecordOfAKeyThatIsKeptAsItIsIsNoDuplicate()
{
    Motion motion;
    addBone(motion, "頭", {boneKey(7), boneKey(9)});
    std::vector<std::byte> bytes = vmdFromMotion(motion);
    bytes[54 + 111 + 14] = std::byte(0x55); // the last of the second name's 15 bytes
    const Motion read = motionFromVmd(*readVmd(std::move(bytes))).motion;
    QCOMPARE(read.bones.size(), std::size_t(1));
    QVERIFY(!read.bones[0]->raws().empty());
    for (const Finding& finding : checkMotion(read, nullptr))
        QVERIFY(finding.code != DuplicateKey);
}

void TestMotionCheck::aCameraFileWithoutCameraKeysIsFound()
{
    Motion motion;
    const std::string name = encodeCp932("カメラ・照明").bytes;
    std::copy(name.begin(), name.end(), motion.header.modelName.begin());
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, NoCameraKeys);
    const CameraKeyframe key;
    replaceTrack(motion, Track<CameraKeyframe>({}, std::span(&key, 1)));
    QCOMPARE(checkMotion(motion, nullptr).size(), std::size_t(0));
}

void TestMotionCheck::cameraKeysBesideAModelsAreFound()
{
    Motion motion = soundMotion();
    const CameraKeyframe key;
    replaceTrack(motion, Track<CameraKeyframe>({}, std::span(&key, 1)));
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, CameraInMotion);
}

void TestMotionCheck::keysWithoutANameAreFound()
{
    Motion motion;
    addBone(motion, "", {boneKey(3)});
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, EmptyName);
    QCOMPARE(findings[0].frame, 3u);
}

void TestMotionCheck::unknownBytesAreFound()
{
    Motion motion = soundMotion();
    motion.trailing = "abc";
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, UnknownBytes);
    QCOMPARE(findings[0].count, std::size_t(3));
}

void TestMotionCheck::everyCodeHasANameOfItsOwn()
{
    std::set<std::string_view> names;
    for (std::size_t code = 0; code <= std::size_t(NoKeys); ++code)
        names.insert(codeName(FindingCode(code)));
    QCOMPARE(names.size(), std::size_t(NoKeys) + 1);
    QVERIFY(isRepairable(BadCurve) && isRepairable(DuplicateKey) && !isRepairable(HugeValue));
}

/// A valid file must have no findings.
void TestMotionCheck::realFilesAreSound()
{
    QFETCH(QString, path);
    const auto file = readVmd(bytesOf(readAll(path)));
    QVERIFY(file.has_value());
    for (const Finding& finding : checkMotion(motionFromVmd(*file).motion, nullptr)) {
        const bool isKnown = path.endsWith(u"mei_breath.vmd"_qs) && finding.code == DuplicateKey;
        QVERIFY(finding.harmless || isKnown);
    }
}

QTEST_GUILESS_MAIN(TestMotionCheck)
#include "test_motion_check.moc"
