// SPDX-License-Identifier: MIT
#include "libmmd/versions/version_names.h"

#include <QtTest/QTest>

using mmd::VersionName;
using mmd::versionNameOf;

class TestVersionNames : public QObject {
    Q_OBJECT
private slots:
    void aNameHasTimeAndHash();
    void everyTimeComesBack_data();
    void everyTimeComesBack();
    void otherNamesAreRefused_data();
    void otherNamesAreRefused();
};

void TestVersionNames::aNameHasTimeAndHash()
{
    const VersionName name{.savedAt = 1'795'420'150'123, .hash = 0xAB, .isOriginal = false};
    QCOMPARE(mmd::textOf(name, ".vmd"), "20261123T074910.123Z-00000000000000ab.vmd");
    VersionName original = name;
    original.isOriginal = true;
    QCOMPARE(
        mmd::textOf(original, ".odori"), "20261123T074910.123Z-00000000000000ab-original.odori");
    QVERIFY(versionNameOf(mmd::textOf(name, ".vmd")) == name);
    QVERIFY(versionNameOf(mmd::textOf(original, "")) == original);
}

void TestVersionNames::everyTimeComesBack_data()
{
    QTest::addColumn<qint64>("time");
    QTest::newRow("start") << qint64(0);
    QTest::newRow("a leap day") << qint64(951'782'400'000); // 2000-02-29
    QTest::newRow("the end of a year") << qint64(1'798'761'599'999);
    QTest::newRow("the last") << qint64(253'402'300'799'999);
}

void TestVersionNames::everyTimeComesBack()
{
    QFETCH(qint64, time);
    const VersionName name{.savedAt = time, .hash = ~std::uint64_t(0), .isOriginal = false};
    QVERIFY(versionNameOf(mmd::textOf(name, ".vmd")) == name);
}

void TestVersionNames::otherNamesAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("the path") << QByteArray("path.txt");
    QTest::newRow("temporary") << QByteArray(".odori-ab12.tmp");
    QTest::newRow("month 13") << QByteArray("20261323T074910.123Z-00000000000000ab.vmd");
    QTest::newRow("30 February") << QByteArray("20260230T074910.123Z-00000000000000ab.vmd");
    QTest::newRow("hour 24") << QByteArray("20261123T244910.123Z-00000000000000ab.vmd");
    QTest::newRow("no time zone") << QByteArray("20261123T074910.123 -00000000000000ab.vmd");
    QTest::newRow("a sign") << QByteArray("20261123T0749-1.123Z-00000000000000ab.vmd");
    QTest::newRow("a short hash") << QByteArray("20261123T074910.123Z-ab.vmd");
    QTest::newRow("no hash") << QByteArray("20261123T074910.123Z-00000000000000xy.vmd");
    QTest::newRow("a rest") << QByteArray("20261123T074910.123Z-00000000000000abcd");
}

void TestVersionNames::otherNamesAreRefused()
{
    QFETCH(QByteArray, name);
    QVERIFY(!versionNameOf(name.toStdString()));
}

QTEST_APPLESS_MAIN(TestVersionNames)
#include "test_version_names.moc"
