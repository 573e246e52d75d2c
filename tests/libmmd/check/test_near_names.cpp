// SPDX-License-Identifier: MIT
#include "libmmd/check/near_names.h"

#include <QtTest/QTest>

using namespace mmd;

class TestNearNames : public QObject {
    Q_OBJECT
private slots:
    void findsWhatIsMeant_data();
    void findsWhatIsMeant();
    void leavesAloneWhatIsAnotherBone_data();
    void leavesAloneWhatIsAnotherBone();
    void theSameButForWidthIsTheOnlySuggestion();
    void givesThreeAtMostNearestFirst();
    void takesLongAndEmptyNames();
};

void TestNearNames::findsWhatIsMeant_data()
{
    QTest::addColumn<QString>("lost");
    QTest::addColumn<QString>("known");
    QTest::addColumn<QString>("english");
    QTest::newRow("half width") << u"左足IK"_qs << u"左足ＩＫ"_qs << QString();
    QTest::newRow("half-width kana") << u"ｾﾝﾀｰ"_qs << u"センター"_qs << QString();
    QTest::newRow("case") << u"Head"_qs << u"head"_qs << QString();
    QTest::newRow("spaces") << u"upper body"_qs << u"Upper_Body"_qs << QString();
    QTest::newRow("English") << u"leg_L"_qs << u"左足"_qs << u"Leg L"_qs;
    QTest::newRow("a typing error") << u"brow_sed_geo"_qs << u"brow_sad_geo"_qs << QString();
    QTest::newRow("neighbours swapped") << u"uppre body"_qs << u"upper body"_qs << QString();
    QTest::newRow("cut") << u"brow_angry"_qs << u"brow_angry_geometry"_qs << QString();
    QTest::newRow("kanji for kana") << u"左肘"_qs << u"左ひじ"_qs << QString();
    QTest::newRow("katakana") << u"左ヒジ"_qs << u"左ひじ"_qs << QString();
    QTest::newRow("an English bone in Japanese") << u"左腕"_qs << u"arm_L"_qs << QString();
    QTest::newRow("a Japanese bone in English") << u"LeftElbow"_qs << u"左ひじ"_qs << QString();
    QTest::newRow("an English name in Japanese") << u"左足ＩＫ"_qs << u"x17"_qs << u"leg IK_L"_qs;
    QTest::newRow("standard words with a number") << u"thumb1.R"_qs << u"右親指１"_qs << QString();
    QTest::newRow("a morph in English") << u"まばたき"_qs << u"blink"_qs << QString();
    QTest::newRow("another width of a digit") << u"左人指1"_qs << u"左人指１"_qs << QString();
}

void TestNearNames::findsWhatIsMeant()
{
    QFETCH(QString, lost);
    QFETCH(QString, known);
    QFETCH(QString, english);
    const std::vector<KnownName> names{
        {"無関係", "unrelated"}, {known.toStdString(), english.toStdString()}};
    QCOMPARE(nearNames(lost.toStdString(), names), std::vector<std::string>{known.toStdString()});
}

void TestNearNames::leavesAloneWhatIsAnotherBone_data()
{
    QTest::addColumn<QString>("lost");
    QTest::addColumn<QString>("known");
    QTest::newRow("the other side") << u"左足ＩＫ"_qs << u"右足ＩＫ"_qs;
    QTest::newRow("another finger") << u"左人指１"_qs << u"左人指２"_qs;
    QTest::newRow("another in kanji") << u"左スカート一"_qs << u"左スカート二"_qs;
    QTest::newRow("the other side in English") << u"左腕"_qs << u"arm_R"_qs;
    QTest::newRow("no side in English") << u"左腕"_qs << u"arm"_qs;
    QTest::newRow("another finger in English") << u"左親指１"_qs << u"thumb2_L"_qs;
    QTest::newRow("unknown words") << u"左腕xyz"_qs << u"arm_L_abc"_qs;
    QTest::newRow("up and down") << u"上半身"_qs << u"下半身"_qs;
    QTest::newRow("a bone and its IK") << u"左足首"_qs << u"左足首ＩＫ"_qs;
    QTest::newRow("short ones") << u"腕"_qs << u"脚"_qs;
    QTest::newRow("foreign") << u"センター"_qs << u"ネクタイ"_qs;
}

void TestNearNames::leavesAloneWhatIsAnotherBone()
{
    QFETCH(QString, lost);
    QFETCH(QString, known);
    const std::vector<KnownName> names{{known.toStdString(), {}}};
    QCOMPARE(nearNames(lost.toStdString(), names).size(), std::size_t(0));
}

void TestNearNames::theSameButForWidthIsTheOnlySuggestion()
{
    const std::vector<KnownName> names{
        {"skirt_abd", {}}, {"ｓｋｉｒｔ＿ａｂｃ", {}}, {"skirt_ab", {}}};
    QCOMPARE(nearNames("skirt_abc", names), std::vector<std::string>{"ｓｋｉｒｔ＿ａｂｃ"});
}

void TestNearNames::givesThreeAtMostNearestFirst()
{
    const std::vector<KnownName> names{
        {"abcdexy", {}}, {"abcdeg", {}}, {"abcdeh", {}}, {"abcdei", {}}};
    QCOMPARE(nearNames("abcdef", names), (std::vector<std::string>{"abcdeg", "abcdeh", "abcdei"}));
}

void TestNearNames::takesLongAndEmptyNames()
{
    const std::vector<KnownName> names{{std::string(100000, 'a'), {}}, {"", ""}, {"\xFF\xFE", {}}};
    QCOMPARE(nearNames("", names).size(), std::size_t(0));
    QCOMPARE(nearNames(std::string(100000, 'b'), names).size(), std::size_t(0));
    QCOMPARE(nearNames(std::string(100000, 'A'), names).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestNearNames)
#include "test_near_names.moc"
