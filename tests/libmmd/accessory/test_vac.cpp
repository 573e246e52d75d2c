// SPDX-License-Identifier: MIT
#include "libmmd/accessory/vac.h"

#include <QtCore/QByteArray>
#include <QtTest/QTest>

using mmd::readVac;

/// MMD's text file that places an X file.
class TestVac : public QObject {
    Q_OBJECT
private slots:
    void allLinesAreRead();
    void missingLinesHaveDefaults();
    void aWrongLineIsNamed_data();
    void aWrongLineIsNamed();
};

namespace {

mmd::Result<mmd::Vac> vacOf(const QByteArray& text)
{
    return readVac(std::as_bytes(std::span(text.constData(), std::size_t(text.size()))));
}

} // namespace

void TestVac::allLinesAreRead()
{
    const auto vac = vacOf("Umbrella\r\nkasa.x\r\n2.5\r\n1.0,-2.0, 3.5\r\n10,20,30\r\n\x89\x45\x8e"
                           "\xe8\x8e\xf1\r\n");
    QVERIFY(vac.has_value());
    QCOMPARE(vac->name, std::string("Umbrella"));
    QCOMPARE(vac->file, std::string("kasa.x"));
    QCOMPARE(vac->scale, 2.5f);
    QCOMPARE(vac->position, glm::vec3(1, -2, 3.5f));
    QCOMPARE(vac->rotation, glm::vec3(10, 20, 30));
    QCOMPARE(vac->bone, std::string("右手首"));
}

void TestVac::missingLinesHaveDefaults()
{
    const auto vac = vacOf("name\nfile.x");
    QVERIFY(vac.has_value());
    QCOMPARE(*vac, (mmd::Vac{"name", "file.x", 1.0f, {}, {}, {}}));
}

void TestVac::aWrongLineIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint64>("line");
    QTest::newRow("no file") << QByteArray("name\n\n1\n") << quint64(2);
    QTest::newRow("empty") << QByteArray() << quint64(2);
    QTest::newRow("size") << QByteArray("n\nf.x\n0\n") << quint64(3);
    QTest::newRow("infinite size") << QByteArray("n\nf.x\n1e999\n") << quint64(3);
    QTest::newRow("position") << QByteArray("n\nf.x\n1\n1,2\n") << quint64(4);
    QTest::newRow("rotation") << QByteArray("n\nf.x\n1\n1,2,3\nx,y,z\n") << quint64(5);
}

void TestVac::aWrongLineIsNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const quint64, line);
    const auto vac = vacOf(text);
    QVERIFY(!vac.has_value());
    QCOMPARE(vac.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(vac.error().value, line);
}

QTEST_GUILESS_MAIN(TestVac)
#include "test_vac.moc"
