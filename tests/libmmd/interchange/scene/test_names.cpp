// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/node_names.h"

#include <QtTest/QTest>

class TestNodeNames : public QObject {
    Q_OBJECT
private slots:
    void standardNamesAreRomanised_data();
    void standardNamesAreRomanised();
    void namesAreUnique();
    void numbersThatAreTakenAreLeftOut();
    void theEnglishNameComesFirstInAscii();
    void oddNamesBecomeSound();
};

void TestNodeNames::standardNamesAreRomanised_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* name, const char* wanted) {
        QTest::newRow(wanted) << QString::fromUtf8(name) << QString::fromUtf8(wanted);
    };
    row("全ての親", "root");
    row("センター", "center");
    row("上半身2", "upper_body2");
    row("左腕捩", "arm_twist_L");
    row("右ひじ", "elbow_R");
    row("左足ＩＫ", "leg_ik_L");
    row("左足IK親", "leg_ik_parent_L");
    row("右つま先ＩＫ", "toe_ik_R");
    row("左人指１", "index_finger1_L");
    row("左足先EX", "toe_ex_L");
    row("両目", "eyes");
    row("まばたき", "blink");
    row("あ", "a");
    row("花飾り", "");
}

void TestNodeNames::standardNamesAreRomanised()
{
    QFETCH(QString, name);
    QFETCH(QString, wanted);
    QCOMPARE(QString::fromStdString(mmd::romanised(name.toStdString())), wanted);
}

void TestNodeNames::namesAreUnique()
{
    mmd::NodeNamer namer(mmd::NodeNames::Utf8);
    QCOMPARE(namer.name({"腕", {}}, {}, "bone", 0), std::string("腕"));
    QCOMPARE(namer.name({"腕", {}}, {}, "bone", 1), std::string("腕_2"));
    QCOMPARE(namer.name({"", {}}, {}, "bone", 2), std::string("bone_2"));
    QCOMPARE(namer.name("腕"), std::string("腕_3"));
}

/// A bone's own name may equal another one's name with its number.
void TestNodeNames::numbersThatAreTakenAreLeftOut()
{
    for (const mmd::NodeNames style : {mmd::NodeNames::Utf8, mmd::NodeNames::Ascii}) {
        mmd::NodeNamer namer(style);
        std::vector<std::string> names;
        for (const char* each : {"a", "a_2", "a_4", "a", "a", "a_2"})
            names.push_back(namer.name({each, {}}, {}, "bone", names.size()));
        QCOMPARE(names, (std::vector<std::string>{"a", "a_2", "a_4", "a_3", "a_5", "a_2_2"}));
    }
}

void TestNodeNames::theEnglishNameComesFirstInAscii()
{
    mmd::NodeNamer namer(mmd::NodeNames::Ascii);
    QCOMPARE(namer.name({"腕", {}}, {"Arm.x", {}}, "bone", 0), std::string("Arm_x"));
    QCOMPARE(namer.name({"右腕", {}}, {"右腕", {}}, "bone", 1), std::string("arm_R"));
    QCOMPARE(namer.name({"左腕", {}}, {"Left 腕", {}}, "bone", 2), std::string("arm_L"));
    QCOMPARE(namer.name({"謎", {}}, {"", {}}, "bone", 12), std::string("bone_12"));
    QCOMPARE(namer.name({"謎", {}}, {"__", {}}, "morph", 3), std::string("morph_3"));
}

void TestNodeNames::oddNamesBecomeSound()
{
    mmd::NodeNamer namer(mmd::NodeNames::Utf8);
    const std::string odd("a\0\1b\n", 5);
    QCOMPARE(namer.name({odd, {}}, {}, "bone", 0), std::string("a__b_"));
    std::string endless;
    for (int letter = 0; letter < 500; ++letter)
        endless += "腕";
    const std::string cut = namer.name({endless, {}}, {}, "bone", 0);
    QVERIFY(cut.size() <= 255 && cut.size() % 3 == 0); // whole characters
    QCOMPARE(namer.name({"x" + endless, {}}, {}, "bone", 0), 'x' + endless.substr(0, 84 * 3));
}

QTEST_GUILESS_MAIN(TestNodeNames)
#include "test_names.moc"
