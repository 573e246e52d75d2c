// SPDX-License-Identifier: MIT
#include "tests/libmmd/check/motion_builder.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;
using enum mmd::FindingCode;

/// The findings of checkMotion() about missing and ambiguous names, and about IK.
class TestNameCheck : public QObject {
    Q_OBJECT
private slots:
    void aBoneThatTheModelLacksIsLost();
    void aNameThatHasItsOwnKeysIsNotSuggested();
    void aMorphThatTheModelLacksIsLost();
    void keysAtRestAreLostWithoutHarm();
    void withoutAModelNoNameIsLost();
    void namesCutToTheSameBytesAreShared();
    void aLongNameIsLostInMmdAlone();
    void bonesOfOneNameAreTheModelsAffair();
    void anIkThatTheModelLacksIsLostWhereItIsOff();
    void anIkLeftOffIsFound_data();
    void anIkLeftOffIsFound();
};

void TestNameCheck::aBoneThatTheModelLacksIsLost()
{
    Motion motion;
    addBone(motion, "左足IK", {boneKey(4), boneKey(9)});
    addBone(motion, "頭", {boneKey(0)});
    const Model model = modelWith({"頭", "右足ＩＫ", "左足ＩＫ"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, LostBone);
    QCOMPARE(findings[0].track.name, encodeCp932("左足IK").bytes);
    QCOMPARE(findings[0].frame, 4u);
    QCOMPARE(findings[0].count, std::size_t(2));
    QVERIFY(!findings[0].harmless);
    QCOMPARE(findings[0].names, std::vector<std::string>{"左足ＩＫ"});
}

void TestNameCheck::aNameThatHasItsOwnKeysIsNotSuggested()
{
    Motion motion;
    addBone(motion, "左足IK", {boneKey(4)});
    addBone(motion, "左足ＩＫ", {boneKey(4)});
    const Model model = modelWith({"左足ＩＫ"});
    const auto lost = foundOf(LostBone, checkMotion(motion, &model));
    QCOMPARE(lost.size(), std::size_t(1));
    QCOMPARE(lost[0].names.size(), std::size_t(0));
}

void TestNameCheck::aMorphThatTheModelLacksIsLost()
{
    Motion motion;
    addMorph(motion, "まばたき２", 0.5f);
    addMorph(motion, "あ", 0.5f);
    const Model model = modelWith({}, {"あ", "まばたき"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, LostMorph);
    QCOMPARE(findings[0].frame, 3u);
}

void TestNameCheck::keysAtRestAreLostWithoutHarm()
{
    Motion motion;
    addBone(motion, "髪", {BoneKeyframe{}});
    addMorph(motion, "笑い", 0.0f);
    const Model model = modelWith({"頭"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(2));
    QVERIFY(findings[0].harmless && findings[1].harmless);
}

void TestNameCheck::withoutAModelNoNameIsLost()
{
    Motion motion;
    addBone(motion, "髪", {boneKey(1)});
    addIk(motion, "左足ＩＫ", {{0, false}});
    QCOMPARE(checkMotion(motion, nullptr).size(), std::size_t(0));
}

void TestNameCheck::namesCutToTheSameBytesAreShared()
{
    Motion motion;
    addBone(motion, "front_cloak_001_a", {boneKey(0)});
    addMorph(motion, "brow_angry_geo_L", 1.0f);
    const Model model = modelWith(
        {"front_cloak_001_a", "front_cloak_001_b"}, {"brow_angry_geo_L", "brow_angry_geo_R"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(2));
    QCOMPARE(findings[0].code, SharedName);
    QCOMPARE(
        findings[0].names, (std::vector<std::string>{"front_cloak_001_a", "front_cloak_001_b"}));
    QCOMPARE(findings[1].track.kind, TrackKind::Morph);
}

void TestNameCheck::aLongNameIsLostInMmdAlone()
{
    Motion motion;
    addBone(motion, "front_cloak_001_a", {boneKey(0)});
    addMorph(motion, "brow_angry_geo_L", 1.0f); // MMD finds this morph by its first 15 bytes
    const Model model = modelWith({"front_cloak_001_a"}, {"brow_angry_geo_L"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, LongName);
    QCOMPARE(findings[0].names, std::vector<std::string>{"front_cloak_001_a"});
    const Model whole = modelWith({"front_cloak_001"});
    Motion fits;
    addBone(fits, "front_cloak_001", {boneKey(0)});
    QCOMPARE(checkMotion(fits, &whole).size(), std::size_t(0));
}

void TestNameCheck::bonesOfOneNameAreTheModelsAffair()
{
    Motion motion;
    addBone(motion, "髪", {boneKey(0)});
    const Model model = modelWith({"髪", "髪"});
    QCOMPARE(checkMotion(motion, &model).size(), std::size_t(0));
}

void TestNameCheck::anIkThatTheModelLacksIsLostWhereItIsOff()
{
    Motion motion;
    addIk(motion, "左足IK", {{0, true}, {5, false}, {9, false}});
    const Model model = modelWith({"頭"});
    const auto findings = checkMotion(motion, &model);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, LostIk);
    QCOMPARE(findings[0].frame, 5u);
    QCOMPARE(findings[0].count, std::size_t(2));
    QCOMPARE(findings[0].ikBone, encodeCp932("左足IK").bytes);
    addIk(motion, "左足IK", {{0, true}});
    QCOMPARE(checkMotion(motion, &model).size(), std::size_t(0));
}

void TestNameCheck::anIkLeftOffIsFound_data()
{
    QTest::addColumn<int>("offAt");
    QTest::addColumn<int>("onAt");
    QTest::addColumn<int>("movesAt");
    QTest::addColumn<int>("keys");
    QTest::newRow("off, and the goal goes on") << 10 << -1 << 20 << 1;
    QTest::newRow("off from the start") << 0 << -1 << 20 << 1;
    QTest::newRow("on again") << 10 << 15 << 20 << 0;
    QTest::newRow("the goal rests") << 10 << -1 << 5 << 0;
}

void TestNameCheck::anIkLeftOffIsFound()
{
    QFETCH(int, offAt);
    QFETCH(int, onAt);
    QFETCH(int, movesAt);
    QFETCH(int, keys);
    Motion motion;
    addBone(motion, "左足ＩＫ", {boneKey(0), boneKey(std::uint32_t(movesAt))});
    const auto off = std::uint32_t(offAt);
    if (onAt >= 0)
        addIk(motion, "左足ＩＫ", {{off, false}, {std::uint32_t(onAt), true}});
    else
        addIk(motion, "左足ＩＫ", {{off, false}});
    const auto findings = checkMotion(motion, nullptr);
    QCOMPARE(findings.size(), std::size_t(keys > 0 ? 1 : 0));
    if (keys > 0) {
        QCOMPARE(findings[0].code, IkLeftOff);
        QCOMPARE(findings[0].frame, off);
        QCOMPARE(findings[0].count, std::size_t(keys));
    }
}

QTEST_GUILESS_MAIN(TestNameCheck)
#include "test_name_check.moc"
