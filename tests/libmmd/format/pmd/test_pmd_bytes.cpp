// SPDX-License-Identifier: MIT
#include "libmmd/format/pmd/pmd.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test::pmd;
using odori::test::bytesOf;

Q_DECLARE_METATYPE(mmd::ErrorCode)

/// Truncated, careless, damaged and foreign files.
class TestPmdBytes : public QObject {
    Q_OBJECT
private slots:
    void olderFilesEndEarly_data();
    void olderFilesEndEarly();
    void anyOtherCutIsAnError();
    void countsOfAllOnesAreRefused_data();
    void countsOfAllOnesAreRefused();
    void carelessFilesLoadWithWarnings();
    void aTwistBoneOfNoTailHasNoAxis();
    void changedBytesNeverBreakIt();
    void whatIsNoModelIsRefused_data();
    void whatIsNoModelIsRefused();
};

namespace {

Result<pmx::ReadResult> readCopy(const QByteArray& data)
{
    return pmd::read(bytesOf(data)); // its own allocation, so that ASan sees an overrun
}

} // namespace

void TestPmdBytes::olderFilesEndEarly_data()
{
    QTest::addColumn<int>("part");
    QTest::newRow("before the English names") << int(English);
    QTest::newRow("before the toon names") << int(Toons);
    QTest::newRow("before the rigid bodies") << int(Bodies);
}

void TestPmdBytes::olderFilesEndEarly()
{
    QFETCH(int, part);
    const auto read = readCopy(whole().left(partStarts()[part]));
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    const pmx::Model& model = read->model;
    QCOMPARE(model.nameEnglish.utf8.empty(), part == English);
    QVERIFY(model.rigidBodies.empty());
    QCOMPARE(model.materials[3].sharedToon == 0, part == Bodies); // otherwise toon03.bmp
}

void TestPmdBytes::anyOtherCutIsAnError()
{
    const QByteArray data = whole();
    const auto starts = partStarts();
    for (qsizetype size = 0; size < data.size(); ++size) {
        const auto read = readCopy(data.left(size));
        const bool mayEnd =
            size == starts[English] || size == starts[Toons] || size == starts[Bodies];
        QVERIFY2(read.has_value() == mayEnd, qPrintable(QString::number(size)));
        if (!read) {
            QVERIFY(read.error().offset <= std::size_t(size));
            QVERIFY(!read.error().field.empty());
        }
    }
}

void TestPmdBytes::countsOfAllOnesAreRefused_data()
{
    QTest::addColumn<qsizetype>("at");
    QTest::addColumn<int>("width");
    QTest::addColumn<QByteArray>("field");
    const auto starts = partStarts();
    QTest::newRow("vertices") << starts[Vertices] << 4 << QByteArray("vertices");
    QTest::newRow("face indices") << starts[Indices] << 4 << QByteArray("face indices");
    QTest::newRow("materials") << starts[Materials] << 4 << QByteArray("materials");
    QTest::newRow("bones") << starts[Bones] << 2 << QByteArray("bones");
    QTest::newRow("IK chains") << starts[Ik] << 2 << QByteArray("IK chains");
    QTest::newRow("morphs") << starts[Morphs] << 2 << QByteArray("morphs");
    QTest::newRow("offsets") << starts[Morphs] + 22 << 4 << QByteArray("morph offsets");
    QTest::newRow("bones shown") << starts[BonesShown] << 4 << QByteArray("bones shown");
    QTest::newRow("rigid bodies") << starts[Bodies] << 4 << QByteArray("rigid bodies");
    QTest::newRow("joints") << starts[Joints] << 4 << QByteArray("joints");
}

void TestPmdBytes::countsOfAllOnesAreRefused()
{
    QFETCH(qsizetype, at);
    QFETCH(int, width);
    QFETCH(QByteArray, field);
    const auto read = readCopy(whole().replace(at, width, QByteArray(width, '\xFF')));
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::CountTooLarge);
    QCOMPARE(read.error().offset, std::size_t(at));
    QCOMPARE(QByteArray::fromStdString(read.error().field), field);
    QCOMPARE(read.error().value, std::uint64_t(width == 2 ? 0xFFFFu : 0xFFFFFFFFu));
}

/// The first index past the bones, and the largest one.
void TestPmdBytes::aTwistBoneOfNoTailHasNoAxis()
{
    constexpr int twists = 8, record = 39, tail = 22;
    const qsizetype at = partStarts()[Bones] + 2 + twists * record + tail;
    for (const int number : {11, 0x7FFF}) {
        QByteArray data = whole();
        data[at] = char(number & 0xFF);
        data[at + 1] = char(number >> 8);
        const auto read = readCopy(data);
        QVERIFY(read.has_value());
        QCOMPARE(read->model.bones.size(), std::size_t(11));
        QVERIFY(!(read->model.bones[twists].flags & pmx::boneFlag::fixedAxis));
    }
    QVERIFY(readCopy(whole())->model.bones[twists].flags & pmx::boneFlag::fixedAxis);
}

void TestPmdBytes::carelessFilesLoadWithWarnings()
{
    const auto starts = partStarts();
    QByteArray data = whole() + "more";
    data[starts[Vertices] + 4 + 36] = char(101); // a weight over 100
    data[starts[Materials] + 4 + 44] = 10;       // toon 10 of 0..9
    data[starts[Bones] + 2 + 39 + 24] = 10;      // type 10
    data[starts[Ik] + 2 + 15] = 2;               // the second chain has the first one's goal
    data[starts[Morphs] + 2 + 25 + 32 + 25] = 7; // an offset past the base's vertices
    data[starts[MorphsShown] + 1] = 9;           // morph 9 of 3
    data[starts[BonesShown] + 4] = 99;           // bone 99 of 11
    const auto read = readCopy(data);
    QVERIFY(read.has_value());
    using enum WarningCode;
    QCOMPARE(read->warnings,
        (std::vector<Warning>{{.code = BadReference, .location = "bone shown", .count = 1},
            {.code = BadReference, .location = "material toon", .count = 1},
            {.code = BadReference, .location = "morph shown", .count = 1},
            {.code = BadReference, .location = "morph vertex", .count = 1},
            {.code = BadNumber, .location = "bone type", .count = 1},
            {.code = BadNumber, .location = "vertex weight", .count = 1},
            {.code = TrailingBytes, .location = "PMD", .count = 1},
            {.code = UnsupportedFeature, .location = "second IK chain of a goal", .count = 1}}));
    QCOMPARE(read->model.bones[2].ik.links.size(), std::size_t(2));
    QCOMPARE(read->model.morphs[0].vertex[0].vertex, -1);
}

void TestPmdBytes::changedBytesNeverBreakIt()
{
    const QByteArray data = whole();
    for (qsizetype at = 0; at < data.size(); ++at) {
        for (const char byte : {'\x00', '\x01', '\x7F', '\xFF'}) {
            const auto read = readCopy(QByteArray(data).replace(at, 1, QByteArray(1, byte)));
            QVERIFY(read.has_value() || read.error().offset <= std::size_t(data.size()));
        }
    }
}

void TestPmdBytes::whatIsNoModelIsRefused_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray() << ErrorCode::EmptyFile;
    QTest::newRow("the newer kind") << QByteArray("PMX \0\0\0\x40") << ErrorCode::WrongSignature;
    QTest::newRow("version 2") << whole().replace(3, 4, QByteArray("\0\0\0\x40", 4))
                               << ErrorCode::UnsupportedVersion;
}

void TestPmdBytes::whatIsNoModelIsRefused()
{
    QFETCH(QByteArray, data);
    QFETCH(ErrorCode, code);
    const auto read = readCopy(data);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, code);
}

QTEST_GUILESS_MAIN(TestPmdBytes)
#include "test_pmd_bytes.moc"
