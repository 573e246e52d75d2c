// SPDX-License-Identifier: MIT
#include "libmmd/base/content_hash.h"

#include <QtTest/QTest>

class TestContentHash : public QObject {
    Q_OBJECT
private slots:
    void hasTheValuesOfTheStandard_data();
    void hasTheValuesOfTheStandard();
    void oneBitGivesAnotherHash();
};

namespace {

quint64 hashOf(const QByteArray& bytes)
{
    return mmd::contentHash(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size()))));
}

} // namespace

/// Files hold these values, so another version of the library must give the same.
void TestContentHash::hasTheValuesOfTheStandard_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint64>("hash");
    QTest::newRow("nothing") << QByteArray() << quint64(0x2D06800538D394C2);
    QTest::newRow("abc") << QByteArray("abc") << quint64(0x78AF5F94892F3950);
}

void TestContentHash::hasTheValuesOfTheStandard()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint64, hash);
    QCOMPARE(hashOf(bytes), hash);
}

void TestContentHash::oneBitGivesAnotherHash()
{
    const QByteArray bytes(1000, 'x');
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        QByteArray other = bytes;
        other[at] = char(other[at] ^ 1);
        QVERIFY(hashOf(other) != hashOf(bytes));
    }
}

QTEST_APPLESS_MAIN(TestContentHash)
#include "test_content_hash.moc"
