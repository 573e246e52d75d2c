// SPDX-License-Identifier: MIT
#include "libmmd/text/cp932.h"

#include <QtTest/QTest>

#include <string>
#include <thread>
#include <vector>

using namespace std::string_literals;

class TestCp932 : public QObject {
    Q_OBJECT
private slots:
    void decodesKnownText_data();
    void decodesKnownText();
    void encodesWhatItDecodes_data() { decodesKnownText_data(); }
    void encodesWhatItDecodes();
    void everySingleByteHasItsWindowsMeaning();
    void everyPairOfBytesDecodes();
    void everyAssignedPairComesBackAsTheSameCharacter();
    void aCutCharacterBecomesOneReplacement();
    void aLeadBeforeNoTrailLeavesTheNextByteAlone();
    void manyPairsDecodeToOneCharacter();
    void encodingSaysWhatItLost_data();
    void encodingSaysWhatItLost();
    void theWaveDashOfOtherSystemsIsTheTilde();
    void threadsEachConvert();
};

void TestCp932::decodesKnownText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("ASCII, backslash and tilde stay") << QByteArray("a\\b~") << u"a\\b~"_qs;
    QTest::newRow("control characters are not rotated")
        << QByteArray("\x1A\x1C\x7F", 3) << u"\u001A\u001C\u007F"_qs;
    QTest::newRow("a bone") << QByteArray("\x8D\xB6\x91\xAB\x82\x68\x82\x6A") << u"左足ＩＫ"_qs;
    QTest::newRow("trail byte 5C") << QByteArray("\x95\x5C\x8F\xEE") << u"表情"_qs;
    QTest::newRow("half-width katakana") << QByteArray("\xB6\xD2\xD7") << u"ｶﾒﾗ"_qs;
    QTest::newRow("full-width tilde") << QByteArray("\x81\x60") << u"\uFF5E"_qs;
    QTest::newRow("NEC row 13") << QByteArray("\x87\x40") << u"①"_qs;
    QTest::newRow("IBM extension") << QByteArray("\xFC\x4B") << u"\u9ED1"_qs;
    QTest::newRow("user area, first") << QByteArray("\xF0\x40") << u"\uE000"_qs;
    QTest::newRow("user area, last") << QByteArray("\xF9\xFC") << u"\uE757"_qs;
    QTest::newRow("NUL inside") << QByteArray("a\0b", 3) << QString(QChar(u'a')) + QChar(0) + u'b';
}

void TestCp932::decodesKnownText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(mmd::decodeCp932(bytes.toStdString())), text);
}

void TestCp932::encodesWhatItDecodes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    const auto encoded = mmd::encodeCp932(text.toStdString());
    QVERIFY(encoded.complete);
    QCOMPARE(QByteArray::fromStdString(encoded.bytes), bytes);
}

void TestCp932::everySingleByteHasItsWindowsMeaning()
{
    const auto expected = [](int byte) -> char16_t {
        if (byte <= 0x80 || byte == 0xA0)
            return static_cast<char16_t>(byte);
        if (byte >= 0xA1 && byte <= 0xDF)
            return static_cast<char16_t>(0xFF61 + byte - 0xA1);
        if (byte >= 0xFD)
            return static_cast<char16_t>(0xF8F1 + byte - 0xFD);
        return u'\uFFFD'; // a lead byte only
    };
    for (int byte = 0; byte < 256; ++byte) {
        const std::string bytes(1, static_cast<char>(byte));
        const QString text = QString::fromStdString(mmd::decodeCp932(bytes));
        QCOMPARE(text.size(), 1);
        QCOMPARE(text[0].unicode(), expected(byte));
        if (text[0] != u'\uFFFD')
            QCOMPARE(mmd::encodeCp932(text.toStdString()).bytes, bytes);
    }
}

void TestCp932::everyPairOfBytesDecodes()
{
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
            const std::string text = mmd::decodeCp932(bytes);
            QVERIFY(mmd::isUtf8(text));
            const auto length = QString::fromStdString(text).size();
            QVERIFY(length == 1 || length == 2);
        }
    }
}

void TestCp932::everyAssignedPairComesBackAsTheSameCharacter()
{
    int assigned = 0;
    for (int lead = 0x81; lead <= 0xFC; ++lead) {
        for (int trail = 0x40; trail <= 0xFC; ++trail) {
            const std::string pair{static_cast<char>(lead), static_cast<char>(trail)};
            const std::string text = mmd::decodeCp932(pair);
            if (QString::fromStdString(text).size() != 1 || text == "\uFFFD")
                continue;
            ++assigned;
            const auto encoded = mmd::encodeCp932(text);
            QVERIFY2(encoded.complete, text.c_str());
            QCOMPARE(mmd::decodeCp932(encoded.bytes), text);
        }
    }
    QCOMPARE(assigned, 9604); // 7,724 of Windows and 1,880 of the user-defined area
}

void TestCp932::aCutCharacterBecomesOneReplacement()
{
    QCOMPARE(mmd::decodeCp932("\x8D\xB6\x91"), "左\uFFFD"s);
    QCOMPARE(mmd::decodeCp932("\x91"), "\uFFFD"s);
}

void TestCp932::aLeadBeforeNoTrailLeavesTheNextByteAlone()
{
    QCOMPARE(mmd::decodeCp932("\x91\n"), "\uFFFD\n"s);
    QCOMPARE(mmd::decodeCp932("\x91\xFD"), "\uFFFD\uF8F1"s);
    QCOMPARE(mmd::decodeCp932("\x81\xAD"), "\uFFFD"s); // an unassigned pair
}

void TestCp932::manyPairsDecodeToOneCharacter()
{
    QCOMPARE(mmd::decodeCp932("\x87\x90"), mmd::decodeCp932("\x81\xE0"));
    QCOMPARE(mmd::decodeCp932("\xED\x40"), mmd::decodeCp932("\xFA\x5C"));
    QCOMPARE(mmd::encodeCp932("\u2252").bytes, "\x81\xE0"s); // the choice of Windows
    QCOMPARE(mmd::encodeCp932("\u7E8A").bytes, "\xFA\x5C"s);
}

void TestCp932::encodingSaysWhatItLost_data()
{
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Hangul") << QByteArray("a한b") << QByteArray("a?b");
    QTest::newRow("simplified Chinese") << QByteArray("这") << QByteArray("?");
    QTest::newRow("beyond the first plane") << QByteArray("😀") << QByteArray("?");
    QTest::newRow("ill-formed UTF-8") << QByteArray("a\xC3") << QByteArray("a?");
}

void TestCp932::encodingSaysWhatItLost()
{
    QFETCH(QByteArray, utf8);
    QFETCH(QByteArray, bytes);
    const auto encoded = mmd::encodeCp932(utf8.toStdString());
    QVERIFY(!encoded.complete);
    QCOMPARE(QByteArray::fromStdString(encoded.bytes), bytes);
}

void TestCp932::theWaveDashOfOtherSystemsIsTheTilde()
{
    QCOMPARE(mmd::encodeCp932("\u301C").bytes, "\x81\x60"s);
}

void TestCp932::threadsEachConvert()
{
    std::vector<std::string> results(4);
    std::vector<std::thread> threads;
    for (std::string& result : results)
        threads.emplace_back([&result] { result = mmd::encodeCp932("上半身2").bytes; });
    for (std::thread& thread : threads)
        thread.join();
    for (const std::string& result : results)
        QCOMPARE(result, "\x8F\xE3\x94\xBC\x90\x67\x32"s);
}

QTEST_GUILESS_MAIN(TestCp932)
#include "test_cp932.moc"
