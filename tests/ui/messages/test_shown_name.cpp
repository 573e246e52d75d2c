// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtTest/QTest>

using namespace odori;

/// Shown names of files, bones and markers: their content has no effect on the widget that shows
/// them.
class TestShownName : public QObject {
    Q_OBJECT
private slots:
    void controlCharactersAreEscaped_data();
    void controlCharactersAreEscaped();
    void whatIsPlainIsAsItWas_data();
    void whatIsPlainIsAsItWas();
    void longNamesLoseTheirMiddle();
    void ofAHundredMegabytesOnlyTheEndsShow();
    void sentencesEscapeAndShorten();
    void namesWithPercentSignsAreNotFilledIn();
    void toolTipsAreNoHtml();
    void whatIsUnbrokenHasJoiners();
};

void TestShownName::controlCharactersAreEscaped_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("line ends") << u"a\r\nb\tc"_qs << u"a\\r\\nb\\tc"_qs;
    QTest::newRow("terminal") << u"\u001b[31mred"_qs << u"\\x1B[31mred"_qs;
    QTest::newRow("NUL") << QString(QChar(0)) << u"\\x00"_qs;
    QTest::newRow("delete") << u"\u007f"_qs << u"\\x7F"_qs;
    QTest::newRow("C1") << u"\u009b1m"_qs << u"\\x9B1m"_qs;
    QTest::newRow("turned around") << u"cod.\u202Egpj"_qs << u"cod.\\u202Egpj"_qs;
    QTest::newRow("isolated") << u"\u2066a\u2069"_qs << u"\\u2066a\\u2069"_qs;
    QTest::newRow("separators") << u"a\u2028b\u2029"_qs << u"a\\u2028b\\u2029"_qs;
    QTest::newRow("no width") << u"a\uFEFFb"_qs << u"a\\uFEFFb"_qs;
    QTest::newRow("a tag beyond 16 bits")
        << QString::fromUcs4(U"a\U000E0041") << u"a\\U000E0041"_qs;
    QTest::newRow("half a letter") << QString(QChar(0xD83D)) + u"a"_qs << u"\\uD83Da"_qs;
}

void TestShownName::controlCharactersAreEscaped()
{
    QFETCH(QString, name);
    QFETCH(QString, shown);
    QCOMPARE(shownName(name), shown);
    if (name.isValidUtf16())
        QCOMPARE(shownName(name.toStdString()), shown);
    QCOMPARE(shownPath(name), shown);
}

void TestShownName::whatIsPlainIsAsItWas_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : {u"センター"_qs, u"左足ＩＫ"_qs, u"C:\\models\\a b.pmx"_qs,
             u"100%1"_qs, u"a & <b>"_qs, u"👩‍🎤"_qs, u"می‌خواهم"_qs, QString()})
        QTest::newRow(qPrintable(name)) << name;
}

void TestShownName::whatIsPlainIsAsItWas()
{
    QFETCH(QString, name);
    QCOMPARE(shownName(name), name);
    QCOMPARE(shownName(name.toStdString()), name);
}

void TestShownName::longNamesLoseTheirMiddle()
{
    const QString name = u"begin"_qs + QString(500, u'x') + u"end.pmx"_qs;
    for (const qsizetype longest : {longestInSentence, longestInList}) {
        const QString shown = shownName(name, longest);
        QCOMPARE(shown.size(), longest);
        QVERIFY(shown.startsWith(u"begin") && shown.endsWith(u"end.pmx") && shown.contains(u'…'));
        QCOMPARE(shownName(shown, longest), shown);
    }
    // Surrogate pairs are not split.
    QString pairs;
    for (int letter = 0; letter < 300; ++letter)
        pairs += u"💃"_qs;
    for (qsizetype longest = 20; longest < 40; ++longest) {
        QVERIFY(shownName(pairs, longest).isValidUtf16());
        QVERIFY(shownName(u'a' + pairs, longest).isValidUtf16());
        QVERIFY(!shownName(pairs, longest).contains(u'\\'));
    }
    // A single pair, at every possible cut position.
    for (qsizetype at = 0; at < 60; ++at) {
        const QString one = QString(at, u'a') + u"😀"_qs + QString(60 - at, u'b');
        const QString shown = shownName(one, 20);
        QVERIFY(shown.isValidUtf16() && !shown.contains(u'\\'));
        QVERIFY(shown.size() <= 20 && shown.size() >= 19);
    }
    QVERIFY(shownName(QString(300, QChar(7)), longestInSentence).size() <= longestInSentence);
    QCOMPARE(shownFileName(u"/a/b/"_qs + name), shownName(name, longestInSentence));
}

void TestShownName::ofAHundredMegabytesOnlyTheEndsShow()
{
    const QString name = u"begin"_qs + QString(100 << 20, QChar(0x1b)) + u"end"_qs;
    const QString shown = shownName(name);
    QVERIFY(shown.size() <= longestInList);
    QCOMPARE(shown, shownName(name.left(1000) + name.right(1000)));
}

void TestShownName::sentencesEscapeAndShorten()
{
    const QString path = u"/tmp/a\n\u001b[2J.vmd"_qs;
    const mmd::Error error{.code = mmd::ErrorCode::UnexpectedEnd,
        .offset = 7,
        .field = std::string("bone \x1b") + std::string(100000, 'n'),
        .value = 0};
    const QString text = sentence(error, path);
    QVERIFY(text.startsWith(u"/tmp/a\\n\\x1B[2J.vmd: "));
    QVERIFY(text.size() < 400);
    QVERIFY(text.endsWith(u"(byte 7)."));
    const mmd::Warning warning{.code = mmd::WarningCode::BadNumber,
        .location = std::string("a\r") + std::string(100000, 'n'),
        .count = 2};
    QVERIFY(sentence(warning).startsWith(u"a\\rn"));
    QVERIFY(sentence(warning).size() < 300);
}

/// A later argument would replace a "%1" in a name.
void TestShownName::namesWithPercentSignsAreNotFilledIn()
{
    using enum mmd::ErrorCode;
    for (const mmd::ErrorCode code :
        {UnexpectedEnd, CountTooLarge, TooManyRecords, BadValue, BadText}) {
        const mmd::Error error{.code = code, .offset = 11, .field = "%1%2%3", .value = 12};
        const QString text = sentence(error, u"%2%3"_qs);
        QVERIFY2(text.startsWith(u"%2%3: ") && text.contains(u"%1%2%3") && text.contains(u"11"),
            qPrintable(text));
    }
}

void TestShownName::toolTipsAreNoHtml()
{
    QCOMPARE(plainToolTip(u"plain, two\nlines"_qs), u"plain, two\nlines"_qs);
    const QString tip = plainToolTip(u"<b>bold</b> & more"_qs);
    QVERIFY(tip.startsWith(u'<') && tip.contains(u"&lt;b&gt;bold&lt;/b&gt; &amp; more"));
}

void TestShownName::whatIsUnbrokenHasJoiners()
{
    QCOMPARE(unbroken(u"スカート"_qs), u"ス\u2060カー\u2060ト"_qs); // no line begins with ー
    QCOMPARE(unbroken(u"long hair"_qs), u"long \u2060hair"_qs);
    for (const QString& whole : {u"Body_1"_qs, u"顔"_qs, u"👩‍🎤"_qs, QString()})
        QCOMPARE(unbroken(whole), whole);
}

QTEST_GUILESS_MAIN(TestShownName)
#include "test_shown_name.moc"
