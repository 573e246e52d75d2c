// SPDX-License-Identifier: MIT
#include "libmmd/text/unicode.h"

#include <QtTest/QTest>

#include <string>

using namespace std::string_literals;

class TestUnicode : public QObject {
    Q_OBJECT
private slots:
    void utf16ComesBack_data();
    void utf16ComesBack();
    void badUtf16BecomesReplacements_data();
    void badUtf16BecomesReplacements();
    void wellFormedIsTold_data();
    void wellFormedIsTold();
    void badCodePointsBecomeReplacements();
    void walkingAlwaysAdvances();
    void everyCodePointIsAsQtHasIt();
};

void TestUnicode::utf16ComesBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("utf8");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("ASCII") << QByteArray("a\0", 2) << QByteArray("a");
    QTest::newRow("Japanese") << QByteArray("\xE6\x5D\xB3\x8D", 4) << QByteArray("左足");
    QTest::newRow("beyond the first plane") << QByteArray("\x3D\xD8\x00\xDE", 4) << QByteArray("😀");
    QTest::newRow("NUL inside") << QByteArray("\0\0b\0", 4) << QByteArray("\0b", 2);
}

void TestUnicode::utf16ComesBack()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, utf8);
    const std::string text = mmd::utf8FromUtf16Le(bytes.toStdString());
    QCOMPARE(QByteArray::fromStdString(text), utf8);
    QCOMPARE(QByteArray::fromStdString(mmd::utf16LeFromUtf8(text)), bytes);
}

void TestUnicode::badUtf16BecomesReplacements_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("utf8");
    QTest::newRow("lone high") << QByteArray("\x3D\xD8", 2) << QByteArray("\uFFFD");
    QTest::newRow("high before a letter")
        << QByteArray("\x3D\xD8\x61\x00", 4) << QByteArray("\uFFFDa");
    QTest::newRow("lone low") << QByteArray("\x00\xDE", 2) << QByteArray("\uFFFD");
    QTest::newRow("lone last byte") << QByteArray("a\0b", 3) << QByteArray("a\uFFFD");
    QTest::newRow("high cut from its low")
        << QByteArray("\x3D\xD8\x00", 3) << QByteArray("\uFFFD\uFFFD");
}

void TestUnicode::badUtf16BecomesReplacements()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, utf8);
    QCOMPARE(QByteArray::fromStdString(mmd::utf8FromUtf16Le(bytes.toStdString())), utf8);
}

void TestUnicode::wellFormedIsTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("one to four bytes") << QByteArray("aé左😀") << true;
    QTest::newRow("cut") << QByteArray("\xE5\xB7") << false;
    QTest::newRow("lone continuation") << QByteArray("\x80") << false;
    QTest::newRow("overlong") << QByteArray("\xC0\x80") << false;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("over 10FFFF") << QByteArray("\xF4\x90\x80\x80") << false;
    QTest::newRow("CP932") << QByteArray("\x8D\xB6\x91\xAB") << false;
}

void TestUnicode::wellFormedIsTold()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    QCOMPARE(mmd::isUtf8(text.toStdString()), good);
}

void TestUnicode::badCodePointsBecomeReplacements()
{
    for (const char32_t c : {char32_t(0xD800), char32_t(0xDFFF), char32_t(0x110000)}) {
        std::string text;
        mmd::appendUtf8(text, c);
        QCOMPARE(text, "\uFFFD"s);
    }
}

void TestUnicode::walkingAlwaysAdvances()
{
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second)};
            std::size_t at = 0;
            while (at < text.size()) {
                const std::size_t before = at;
                const auto codePoint = mmd::nextCodePoint(text, at);
                QVERIFY(at > before && at <= text.size());
                QVERIFY(!codePoint || *codePoint <= 0x7FF);
            }
        }
    }
}

void TestUnicode::everyCodePointIsAsQtHasIt()
{
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
        if (code >= 0xD800 && code <= 0xDFFF)
            continue; // surrogates are not characters
        std::string text;
        mmd::appendUtf8(text, code);
        const QString character = QStringView(QChar::fromUcs4(code)).toString();
        const bool isSame = character.toUtf8().toStdString() == text;
        std::size_t at = 0;
        const auto back = mmd::nextCodePoint(text, at);
        const std::string wide(reinterpret_cast<const char*>(character.utf16()),
            2 * std::size_t(character.size())); // of a little-endian machine, as ours are
        if (!isSame || back != code || at != text.size() || !mmd::isUtf8(text) ||
            mmd::utf16LeFromUtf8(text) != wide || mmd::utf8FromUtf16Le(wide) != text)
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(uint(code), 4, 16)));
    }
}

QTEST_GUILESS_MAIN(TestUnicode)
#include "test_unicode.moc"
