// SPDX-License-Identifier: MIT
#include "libmmd/text/encoding.h"

#include <QtTest/QTest>

#include <string>

using namespace std::string_literals;
using mmd::Encoding;

Q_DECLARE_METATYPE(mmd::Encoding)

class TestEncoding : public QObject {
    Q_OBJECT
private slots:
    void decodesAndEncodes_data();
    void decodesAndEncodes();
    void guessesWhatCannotBeCp932_data() { decodesAndEncodes_data(); }
    void guessesWhatCannotBeCp932();
    void whatCanBeCp932Stays_data();
    void whatCanBeCp932Stays();
    void halfWidthNamesStayCp932_data();
    void halfWidthNamesStayCp932();
    void rareKanjiAmongHalfWidthKatakanaAreAnotherEncoding_data();
    void rareKanjiAmongHalfWidthKatakanaAreAnotherEncoding();
    void whatDoesNotDecodeIsReplaced_data();
    void whatDoesNotDecodeIsReplaced();
    void whatHasNoBytesIsAQuestionMark_data();
    void whatHasNoBytesIsAQuestionMark();
    void textThatWasNotEditedKeepsItsBytes();
    void anyBytesDecode();
};

void TestEncoding::decodesAndEncodes_data()
{
    QTest::addColumn<Encoding>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("Japanese") << Encoding::Cp932 << QByteArray("\x8F\x89\x89\xB9\x83\x7E\x83\x4E")
                              << u"初音ミク"_qs;
    QTest::newRow("simplified Chinese")
        << Encoding::Gbk << QByteArray("\xB3\xF5\xD2\xF4\xCE\xB4\xC0\xB4") << u"初音未来"_qs;
    QTest::newRow("simplified Chinese with ASCII")
        << Encoding::Gbk << QByteArray("\xC2\xE5\xCC\xEC\xD2\xC0 v4") << u"洛天依 v4"_qs;
    QTest::newRow("traditional Chinese")
        << Encoding::Big5 << QByteArray("\xAA\xEC\xAD\xB5\xA5\xBC\xA8\xD3") << u"初音未來"_qs;
    QTest::newRow("traditional Chinese, second bytes below A1")
        << Encoding::Big5 << QByteArray("\xA4\xA4\xA4\xE5\xC1\x63\xC5\xE9\xA6\x72")
        << u"中文繁體字"_qs;
    QTest::newRow("Korean") << Encoding::EucKr
                            << QByteArray("\xC7\xCF\xC3\xF7\xB3\xD7\x20\xB9\xCC\xC4\xED")
                            << u"하츠네 미쿠"_qs;
    QTest::newRow("ambiguous: Korean, of the code page alone")
        << Encoding::EucKr << QByteArray("\xBD\xC3\xC0\xAF\x8C\x63\xC0\xCC") << u"시유똠이"_qs;
    QTest::newRow("UTF-8") << Encoding::Utf8 << QByteArray("初音ミク") << u"初音ミク"_qs;
    QTest::newRow("ambiguous: UTF-8 of Latin letters")
        << Encoding::Utf8 << QByteArray("\xC3\x84rger \xC3\xBC") << u"Ärger ü"_qs;
}

void TestEncoding::decodesAndEncodes()
{
    QFETCH(Encoding, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(mmd::decodeText(bytes.toStdString(), encoding)), text);
    const auto encoded = mmd::encodeText(text.toStdString(), encoding);
    QVERIFY(encoded.complete);
    QCOMPARE(QByteArray::fromStdString(encoded.bytes), bytes);
}

void TestEncoding::guessesWhatCannotBeCp932()
{
    QFETCH(Encoding, encoding);
    QFETCH(QByteArray, bytes);
    if (QByteArray(QTest::currentDataTag()).startsWith("ambiguous"))
        encoding = Encoding::Cp932; // it is valid CP932 as well
    QCOMPARE(mmd::nameOf(mmd::guessEncoding(bytes.toStdString())), mmd::nameOf(encoding));
}

void TestEncoding::whatCanBeCp932Stays_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text : {u""_qs, u"Gene"_qs, u"ジェネ / Gene"_qs, u"左足ＩＫ"_qs, u"ﾐｸ"_qs,
             u"ｳｨﾝｸ２右"_qs, u"カメラ・照明"_qs, u"亞北ネル"_qs, u"①②③"_qs, u"麗鱗髙﨑"_qs})
        QTest::newRow(qPrintable(text)) << text;
}

void TestEncoding::whatCanBeCp932Stays()
{
    QFETCH(QString, text);
    const auto bytes = mmd::encodeText(text.toStdString(), Encoding::Cp932);
    QVERIFY(bytes.complete);
    QCOMPARE(mmd::nameOf(mmd::guessEncoding(bytes.bytes)), mmd::nameOf(Encoding::Cp932));
}

void TestEncoding::halfWidthNamesStayCp932_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const QString& text, const QByteArray& bytes) {
        QTest::newRow(qPrintable(text)) << text << bytes;
    };
    // Trail bytes that would be lead bytes of rare kanji.
    row(u"ﾘﾎﾞﾝ上"_qs, "\xD8\xCE\xDE\xDD\x8F\xE3");
    row(u"上ﾘﾎﾞﾝ"_qs, "\x8F\xE3\xD8\xCE\xDE\xDD");
    row(u"ﾐｸ手"_qs, "\xD0\xB8\x8E\xE8");
    row(u"ﾐｸも"_qs, "\xD0\xB8\x82\xE0");
    row(u"れﾐｸ"_qs, "\x82\xEA\xD0\xB8");
    row(u"漁ﾌﾈ"_qs, "\x8B\x99\xCC\xC8");
    row(u"ﾈｺ亜"_qs, "\xC8\xBA\x88\x9F");
    row(u"ﾐｸ手上もれ"_qs, "\xD0\xB8\x8E\xE8\x8F\xE3\x82\xE0\x82\xEA");
    row(u"ﾐｸソ上"_qs, "\xD0\xB8\x83\x5C\x8F\xE3"); // after a trail byte below 80
    row(u"ﾐｸ腕"_qs, "\xD0\xB8\x98\x72");           // 98 is the last lead byte before the rare kanji
}

void TestEncoding::halfWidthNamesStayCp932()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, bytes);
    QCOMPARE(QString::fromStdString(mmd::decodeText(bytes.toStdString(), Encoding::Cp932)), text);
    QCOMPARE(mmd::nameOf(mmd::guessEncoding(bytes.toStdString())), mmd::nameOf(Encoding::Cp932));
}

void TestEncoding::rareKanjiAmongHalfWidthKatakanaAreAnotherEncoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("japanese"); ///< the bytes decoded as CP932
    QTest::addColumn<QString>("text");
    QTest::newRow("lead 99") << QByteArray("\xB0\x99\xC8\xB9\xD7\xD3") << u"ｰ卻ｹﾗﾓ"_qs
                             << u"皺裙子"_qs;
    QTest::newRow("lead 9F") << QByteArray("\xC9\x9F\xC8\xB9\xD7\xD3") << u"ﾉ淙ｹﾗﾓ"_qs
                             << u"蔁裙子"_qs;
    QTest::newRow("lead E0") << QByteArray("\xCF\xE0\xC6\xAC") << u"ﾏ猗ｬ"_qs << u"相片"_qs;
    QTest::newRow("lead EA") << QByteArray("\xD3\xEA\xA1\xA4") << u"ﾓ遙､"_qs << u"雨·"_qs;
    QTest::newRow("behind another kanji")
        << QByteArray("\xC9\xFA\xCC\xE5\xCA\xD6") << u"ﾉ擎衞ﾖ"_qs << u"生体手"_qs;
}

void TestEncoding::rareKanjiAmongHalfWidthKatakanaAreAnotherEncoding()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, japanese);
    QFETCH(QString, text);
    const std::string name = bytes.toStdString();
    QCOMPARE(QString::fromStdString(mmd::decodeText(name, Encoding::Cp932)), japanese);
    QCOMPARE(QString::fromStdString(mmd::decodeText(name, mmd::guessEncoding(name))), text);
}

void TestEncoding::whatDoesNotDecodeIsReplaced_data()
{
    QTest::addColumn<Encoding>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("GBK, half a character at the end")
        << Encoding::Gbk << QByteArray("a\xB3\xF5\xD2") << u"a初\uFFFD"_qs;
    QTest::newRow("GBK, no second byte")
        << Encoding::Gbk << QByteArray("\xB3\x20z") << u"\uFFFD z"_qs;
    QTest::newRow("Big5, half a character") << Encoding::Big5 << QByteArray("\xAA") << u"\uFFFD"_qs;
    QTest::newRow("EUC-KR, no character")
        << Encoding::EucKr << QByteArray("a\xB0-b") << u"a\uFFFD-b"_qs;
    QTest::newRow("UTF-8, cut") << Encoding::Utf8 << QByteArray("a\xE5\x88") << u"a\uFFFD"_qs;
}

void TestEncoding::whatDoesNotDecodeIsReplaced()
{
    QFETCH(Encoding, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(mmd::decodeText(bytes.toStdString(), encoding)), text);
}

void TestEncoding::whatHasNoBytesIsAQuestionMark_data()
{
    QTest::addColumn<Encoding>("encoding");
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("GBK") << Encoding::Gbk << QByteArray("a한b") << QByteArray("a?b");
    QTest::newRow("Big5") << Encoding::Big5 << QByteArray("这a") << QByteArray("?a");
    QTest::newRow("EUC-KR") << Encoding::EucKr << QByteArray("😀") << QByteArray("?");
    QTest::newRow("UTF-8, ill-formed") << Encoding::Utf8 << QByteArray("a\xC3") << QByteArray("a?");
}

void TestEncoding::whatHasNoBytesIsAQuestionMark()
{
    QFETCH(Encoding, encoding);
    QFETCH(QByteArray, utf8);
    QFETCH(QByteArray, bytes);
    const auto encoded = mmd::encodeText(utf8.toStdString(), encoding);
    QVERIFY(!encoded.complete);
    QCOMPARE(QByteArray::fromStdString(encoded.bytes), bytes);
}

void TestEncoding::textThatWasNotEditedKeepsItsBytes()
{
    const std::string bytes = "\x87\x90 \xD2"; // another pair for U+2252, and half a character
    const std::string shown = mmd::decodeText(bytes, Encoding::Gbk);
    QCOMPARE(mmd::editedText(bytes, shown, Encoding::Gbk).bytes, bytes);
    const std::string japanese = mmd::decodeText("\x87\x90", Encoding::Cp932);
    QCOMPARE(mmd::editedText("\x87\x90", japanese, Encoding::Cp932).bytes, "\x87\x90"s);
    QCOMPARE(mmd::editedText("\x87\x90", japanese + "!", Encoding::Cp932).bytes, "\x81\xE0!"s);
    QVERIFY(!mmd::editedText(bytes, shown + "!", Encoding::Gbk).complete);
}

void TestEncoding::anyBytesDecode()
{
    for (const Encoding encoding : mmd::allEncodings) {
        for (int first = 0; first < 256; ++first) {
            for (int second = 0; second < 256; ++second) {
                const std::string bytes{static_cast<char>(first), static_cast<char>(second), 'z'};
                const std::string text = mmd::decodeText(bytes, encoding);
                QVERIFY(mmd::isUtf8(text));
                QVERIFY(!text.empty());
                QCOMPARE(mmd::editedText(bytes, text, encoding).bytes, bytes);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestEncoding)
#include "test_encoding.moc"
