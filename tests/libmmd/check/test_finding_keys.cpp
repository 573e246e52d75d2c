// SPDX-License-Identifier: MIT
#include "libmmd/check/finding_keys.h"
#include "tests/libmmd/check/motion_builder.h"

#include <QtTest/QTest>

#include <limits>

using namespace mmd;
using namespace odori::test;
using enum mmd::FindingCode;
using Frames = std::vector<std::uint32_t>;

/// keysOf(): the keys that each finding of checkMotion() is about; and isPressing().
class TestFindingKeys : public QObject {
    Q_OBJECT
private slots:
    void aLostTrackHasAllItsKeys();
    void brokenKeysAreFoundOneByOne();
    void keysThatAreRepairedAreLeftOut();
    void hiddenDuplicatesAreAtTheirFrames();
    void anIkHasTheKeysThatTurnItOff();
    void anIkLeftOffHasTheKeysOfItsGoal();
    void aFindingAboutTheFileHasNoKeys();
    void harmlessOddsAreNotPressing();
};

namespace {

Finding theOnly(FindingCode code, const std::vector<Finding>& findings)
{
    const auto found = foundOf(code, findings);
    return found.size() == 1 ? found.front() : Finding{};
}

BoneKeyframe brokenKey(std::uint32_t frame)
{
    BoneKeyframe key = boneKey(frame);
    key.value.translation.y = std::numeric_limits<float>::infinity();
    return key;
}

} // namespace

void TestFindingKeys::aLostTrackHasAllItsKeys()
{
    Motion motion;
    addBone(motion, "髪", {boneKey(3), boneKey(7)});
    const Model model = modelWith({"頭"});
    const FindingKeys keys = keysOf(motion, theOnly(LostBone, checkMotion(motion, &model)));
    QCOMPARE(keys.track.name, encodeCp932("髪").bytes);
    QCOMPARE(keys.frames, (Frames{3, 7}));
}

void TestFindingKeys::brokenKeysAreFoundOneByOne()
{
    Motion motion;
    BoneKeyframe turned = boneKey(4);
    turned.value.rotation.w = 2.0f;
    BoneKeyframe far = boneKey(5);
    far.value.translation.x = 20000.0f;
    BoneKeyframe curved = boneKey(6);
    BoneCurves curves = curvesOf(curved.interpolation);
    curves[1].y2 = 200;
    curved.interpolation = withCurves(curved.interpolation, curves);
    BoneKeyframe late;
    late.frame = lastGoodFrame + 1;
    addBone(motion, "頭",
        {boneKey(0), brokenKey(1), boneKey(2), brokenKey(3), turned, far, curved, late});
    const auto findings = checkMotion(motion, nullptr);
    const std::pair<FindingCode, Frames> expected[] = {{BadNumber, {1, 3}}, {BadRotation, {4}},
        {HugeValue, {5}}, {BadCurve, {6}}, {LateFrame, {lastGoodFrame + 1}}};
    for (const auto& [code, frames] : expected) {
        const Finding finding = theOnly(code, findings);
        QCOMPARE(keysOf(motion, finding).frames, frames);
        QCOMPARE(finding.count, frames.size());
        QCOMPARE(finding.frame, frames.front());
    }
}

void TestFindingKeys::keysThatAreRepairedAreLeftOut()
{
    Motion motion;
    addBone(motion, "頭", {brokenKey(1), brokenKey(3)});
    const Finding finding = theOnly(BadNumber, checkMotion(motion, nullptr));
    addBone(motion, "頭", {brokenKey(1), boneKey(3)});
    QCOMPARE(keysOf(motion, finding).frames, Frames{1});
    motion.bones.clear();
    QVERIFY(keysOf(motion, finding).frames.empty());
}

void TestFindingKeys::hiddenDuplicatesAreAtTheirFrames()
{
    Motion motion;
    std::vector<BoneKeyframe> keys{boneKey(3), boneKey(8)};
    keys[0].fileIndex = 2;
    keys[1].fileIndex = 3;
    const std::string bytes(111, '\0');
    replaceTrack(motion, Track<BoneKeyframe>(odori::test::fieldOf("頭"), keys,
                             {{8, 0, bytes}, {8, 1, bytes}, {3, 2, bytes}}));
    const Finding finding = theOnly(DuplicateKey, checkMotion(motion, nullptr));
    QCOMPARE(finding.count, std::size_t(2));
    QCOMPARE(keysOf(motion, finding).frames, Frames{8});
}

void TestFindingKeys::anIkHasTheKeysThatTurnItOff()
{
    Motion motion;
    addIk(motion, "左足IK", {{0, true}, {5, false}, {9, false}});
    const Model model = modelWith({"頭"});
    const FindingKeys keys = keysOf(motion, theOnly(LostIk, checkMotion(motion, &model)));
    QCOMPARE(keys.track.kind, TrackKind::ShowIk);
    QCOMPARE(keys.frames, (Frames{5, 9}));
}

void TestFindingKeys::anIkLeftOffHasTheKeysOfItsGoal()
{
    Motion motion;
    addBone(motion, "左足ＩＫ", {boneKey(0), boneKey(8), boneKey(20)});
    addIk(motion, "左足ＩＫ", {{5, false}});
    const FindingKeys keys = keysOf(motion, theOnly(IkLeftOff, checkMotion(motion, nullptr)));
    QCOMPARE(keys.track.name, encodeCp932("左足ＩＫ").bytes);
    QCOMPARE(keys.frames, (Frames{8, 20}));
}

void TestFindingKeys::aFindingAboutTheFileHasNoKeys()
{
    Motion motion;
    addBone(motion, "頭", {boneKey(3)});
    const CameraKeyframe camera{};
    replaceTrack(motion, Track<CameraKeyframe>({}, std::span(&camera, 1)));
    motion.trailing = "??";
    const auto findings = checkMotion(motion, nullptr);
    QVERIFY(keysOf(motion, theOnly(CameraInMotion, findings)).frames.empty());
    QVERIFY(keysOf(motion, theOnly(UnknownBytes, findings)).frames.empty());
    QVERIFY(keysOf(Motion{}, theOnly(NoKeys, checkMotion({}, nullptr))).frames.empty());
}

void TestFindingKeys::harmlessOddsAreNotPressing()
{
    Finding finding;
    const auto isPressingAs = [&](FindingCode code) {
        finding.code = code;
        return isPressing(finding);
    };
    for (const FindingCode code : {LostBone, LostMorph, LostIk, BadNumber, IkLeftOff, EmptyName})
        QVERIFY(isPressingAs(code));
    for (const FindingCode code :
        {SharedName, LongName, DuplicateKey, NoCameraKeys, CameraInMotion, UnknownBytes, NoKeys})
        QVERIFY(!isPressingAs(code));
    finding.harmless = true;
    QVERIFY(!isPressingAs(LostBone));
}

QTEST_GUILESS_MAIN(TestFindingKeys)
#include "test_finding_keys.moc"
