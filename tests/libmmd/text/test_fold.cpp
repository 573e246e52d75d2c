// SPDX-License-Identifier: MIT
#include "libmmd/text/decimal.h"
#include "libmmd/text/fold.h"

#include <QtTest/QTest>

#include <clocale>
#include <limits>

/// Names as users compare them, and numbers as files write them.
class TestFold : public QObject {
    Q_OBJECT
private slots:
    void namesThatPeopleTakeForOneAreOne_data();
    void namesThatPeopleTakeForOneAreOne();
    void otherNamesStayApart_data();
    void otherNamesStayApart();
    void decimalsAreWholeTexts_data();
    void decimalsAreWholeTexts();
    void sixDecimalsAreThoseOfC_data();
    void sixDecimalsAreThoseOfC();
};

namespace {

QString folded(const QString& name)
{
    const std::u32string text = mmd::foldedName(name.toStdString());
    return QString::fromUcs4(text.data(), qsizetype(text.size()));
}

} // namespace

void TestFold::namesThatPeopleTakeForOneAreOne_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("same");
    const auto row = [](const char* name, const char* same) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(same);
    };
    row("Head", "head");
    row("ＨＥＡＤ１", "head1");
    row("ｾﾝﾀｰ", "センター");
    row("ガ", "カ\xE3\x82\x99"); // composed and decomposed
    row("upper body", "Upper_Body");
    row("a.b-c_d e", "abcde");
    row("左・足", "左足");
    row("Straße", "STRASSE");
    row("𝐁𝐨𝐧𝐞", "bone");
    row("", " _-.");
}

void TestFold::namesThatPeopleTakeForOneAreOne()
{
    QFETCH(QString, name);
    QFETCH(QString, same);
    QCOMPARE(folded(name), folded(same));
    QVERIFY(name.isEmpty() == folded(name).isEmpty());
}

void TestFold::otherNamesStayApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("other");
    const auto row = [](const char* name, const char* other) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(other);
    };
    row("左足", "右足");
    row("センタ", "センター"); // ー is a letter
    row("a+b", "ab");
    row("あ", "ア");
    row("😀", "😁"); // beyond the first 65536
    row("𠮷", "吉");
}

void TestFold::otherNamesStayApart()
{
    QFETCH(QString, name);
    QFETCH(QString, other);
    QVERIFY(folded(name) != folded(other));
    QCOMPARE(folded(name), name); // unchanged
}

void TestFold::decimalsAreWholeTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<float>("value"); // NaN: refused
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    const auto row = [](const char* text, float value) {
        QTest::newRow(*text ? text : "empty") << QByteArray(text) << value;
    };
    row("1.5", 1.5f);
    row("+1.5", 1.5f);
    row("-1.5", -1.5f);
    row("1e3", 1000.0f);
    row("1E-2", 0.01f);
    row(".5", 0.5f);
    row("5.", 5.0f);
    row("3.4028235e38", 3.4028235e38f);
    for (const char* wrong : {"", "+", "-", "+-1", "++1", "-+1", " 1", "1 ", "1x", "1,5", "nan",
             "inf", "-inf", "1e39", "0x10", "1e"})
        row(wrong, none);
}

void TestFold::decimalsAreWholeTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(float, value);
    const char* before = std::setlocale(LC_NUMERIC, "de_DE.UTF-8"); // if the system has it
    const auto found = mmd::floatOfDecimal(text.toStdString());
    if (before)
        std::setlocale(LC_NUMERIC, "C");
    QCOMPARE(found.has_value(), !std::isnan(value));
    if (found)
        QCOMPARE(*found, value);
}

void TestFold::sixDecimalsAreThoseOfC_data()
{
    QTest::addColumn<float>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("half") << 0.5f << QByteArray("0.500000");
    QTest::newRow("nothing") << 0.0f << QByteArray("0.000000");
    QTest::newRow("less than nothing") << -0.0f << QByteArray("-0.000000");
    QTest::newRow("rounded up") << 0.0000015f << QByteArray("0.000002");
    QTest::newRow("rounded away") << 1e-9f << QByteArray("0.000000");
    QTest::newRow("negative") << -12.25f << QByteArray("-12.250000");
    QTest::newRow("large") << 1e20f << QByteArray("100000002004087734272.000000");
    QTest::newRow("the largest") << std::numeric_limits<float>::max()
                                 << QByteArray("340282346638528859811704183484516925440.000000");
}

void TestFold::sixDecimalsAreThoseOfC()
{
    QFETCH(float, value);
    QFETCH(QByteArray, text);
    std::string written = "x = ";
    mmd::appendSixDecimals(written, value);
    QCOMPARE(QByteArray::fromStdString(written), "x = " + text);
}

QTEST_GUILESS_MAIN(TestFold)
#include "test_fold.moc"
