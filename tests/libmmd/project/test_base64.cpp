// SPDX-License-Identifier: MIT
#include "libmmd/project/base64.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

using namespace odori::test;

class TestBase64 : public QObject {
    Q_OBJECT
private slots:
    void bytesBecomeText_data();
    void bytesBecomeText();
    void everyByteComesBack();
    void otherTextsAreRefused_data();
    void otherTextsAreRefused();
};

void TestBase64::bytesBecomeText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    // RFC 4648, section 10.
    QTest::newRow("0") << QByteArray("") << QByteArray("");
    QTest::newRow("1") << QByteArray("f") << QByteArray("Zg==");
    QTest::newRow("2") << QByteArray("fo") << QByteArray("Zm8=");
    QTest::newRow("3") << QByteArray("foo") << QByteArray("Zm9v");
    QTest::newRow("4") << QByteArray("foob") << QByteArray("Zm9vYg==");
    QTest::newRow("6") << QByteArray("foobar") << QByteArray("Zm9vYmFy");
    QTest::newRow("last digits") << QByteArray("\xFB\xEF\xFF", 3) << QByteArray("++//");
}

void TestBase64::bytesBecomeText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(mmd::base64Of(bytesOf(bytes))), text);
    const auto back = mmd::bytesOfBase64(text.toStdString());
    QVERIFY(back);
    QCOMPARE(dataOf(*back), bytes);
}

void TestBase64::everyByteComesBack()
{
    for (int size = 0; size < 300; ++size) {
        QByteArray bytes;
        for (int at = 0; at < size; ++at)
            bytes.append(char(at * 7 + size));
        const std::string text = mmd::base64Of(bytesOf(bytes));
        QCOMPARE(QByteArray::fromStdString(text), bytes.toBase64());
        QCOMPARE(dataOf(*mmd::bytesOfBase64(text)), bytes);
    }
}

void TestBase64::otherTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
        {"Z", "Zg", "Zg=", "Zg===", "====", "Z===", "Zg==Zg==", "Zm9v\n", "Zm9*", "Zm 9v", "Z=9v"})
        QTest::newRow(text) << QByteArray(text);
}

void TestBase64::otherTextsAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!mmd::bytesOfBase64(text.toStdString()));
}

QTEST_GUILESS_MAIN(TestBase64)
#include "test_base64.moc"
