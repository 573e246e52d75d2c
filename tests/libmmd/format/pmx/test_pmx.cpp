// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx.h"
#include "tests/libmmd/format/pmx/pmx_example.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>
#include <cstring>

using namespace mmd;
using odori::test::dataOf;
using odori::test::everyRecordKind;

class TestPmx : public QObject {
    Q_OBJECT
private slots:
    void aMinimalFileIsLaidOutByteByByte();
    void everyRecordKindSurvivesWritingAndReading();
    void fieldsComeBackWhereTheyWere();
    void indexSizesOfZeroBecomeTheSmallestThatFit_data();
    void indexSizesOfZeroBecomeTheSmallestThatFit();
    void utf8TextsAreKept();
    void bytesAfterTheJointsAreKept();
    void anyCutIsAnErrorInside();
    void aCountOfFourBillionIsRefused_data();
    void aCountOfFourBillionIsRefused();
    void noFourBytesOfOnesAreTooMuch();
    void whatIsNoModelIsRefused_data();
    void whatIsNoModelIsRefused();
    void realFilesAreWrittenAsTheyWereRead_data() { odori::test::addRealFiles(u"pmx"_qs); }
    void realFilesAreWrittenAsTheyWereRead();
};

namespace {

/// An empty PMX 2.0 model with UTF-8 texts: header, four texts and nine counts.
QByteArray emptyModel()
{
    QByteArray bytes("PMX ");
    bytes += QByteArray::fromHex("00000040"
                                 "08"
                                 "01"
                                 "00"
                                 "010101010101");
    bytes += QByteArray::fromHex("02000000") + "ab";
    bytes += QByteArray(4 * 3 + 4 * 9, '\0');
    return bytes;
}

Result<pmx::ReadResult> readCopy(const QByteArray& data)
{
    return pmx::read(odori::test::bytesOf(data)); // own allocation, so that ASan sees an overrun
}

constexpr qsizetype firstCount = 4 + 4 + 1 + 8 + 6 + 12; // of emptyModel(): the vertex count

} // namespace

void TestPmx::aMinimalFileIsLaidOutByteByByte()
{
    const auto read = readCopy(emptyModel());
    QVERIFY(read.has_value());
    QCOMPARE(read->model.name.utf8, std::string("ab"));
    QCOMPARE(read->model.version, 2.0f);
    QCOMPARE(read->warnings.size(), std::size_t(0));
    QCOMPARE(dataOf(pmx::write(read->model)), emptyModel());

    pmx::Model model;
    model.encoding = pmx::TextEncoding::Utf8;
    model.name.utf8 = "ab";
    QCOMPARE(dataOf(pmx::write(model)), emptyModel());
}

void TestPmx::everyRecordKindSurvivesWritingAndReading()
{
    const auto bytes = pmx::write(everyRecordKind());
    const auto read = pmx::read(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(dataOf(pmx::write(read->model)), dataOf(bytes));
}

void TestPmx::fieldsComeBackWhereTheyWere()
{
    const auto read = pmx::read(pmx::write(everyRecordKind()));
    QVERIFY(read.has_value());
    const pmx::Model& model = read->model;
    QCOMPARE(model.vertices.size(), std::size_t(5));
    QCOMPARE(model.vertices[3].deform, pmx::Deform::Sdef);
    QCOMPARE(model.vertices[3].weights[1], 0.25f);
    QCOMPARE(model.vertices[4].bones[3], 99); // as in the file
    QCOMPARE(model.sdef[0].r1.z, 9.0f);
    QCOMPARE(model.additionalUvs[9].w, 4.0f);
    QCOMPARE(model.textures[1].utf8, std::string("目.png"));
    QCOMPARE(model.materials[1].toon, 1);
    QCOMPARE(model.materials[1].indexCount, 3u);
    QCOMPARE(model.bones[1].deformLayer, -2);
    QCOMPARE(model.bones[1].externalKey, 7);
    QCOMPARE(model.bones[1].localZ.z, -1.0f);
    QCOMPARE(model.bones[1].ik.effector, 2);
    QCOMPARE(model.bones[1].ik.links[0].lower.x, -3.0f);
    QVERIFY(!model.bones[1].ik.links[1].limited);
    QCOMPARE(model.bones[2].name.raw.size(), std::size_t(2));
    QCOMPARE(model.bones[0].name.raw, std::string());
    QVERIFY(std::isnan(model.bones[2].position.x));
    QCOMPARE(model.morphs[2].bone[0].rotation.w, 0.5f);
    QCOMPARE(model.morphs[8].material[0].toonTint.w, 28.0f);
    QCOMPARE(model.morphs[10].impulse[0].torque.x, 4.0f);
    QCOMPARE(model.displayFrames[2].items[1].index, 2);
    QCOMPARE(model.rigidBodies[2].friction, 0.7f);
    QCOMPARE(model.joints[5].angularSpring.z, 300.0f);
}

void TestPmx::indexSizesOfZeroBecomeTheSmallestThatFit_data()
{
    QTest::addColumn<int>("bones");
    QTest::addColumn<int>("size");
    QTest::newRow("none") << 0 << 1;
    QTest::newRow("the last that a signed byte names") << 128 << 1;
    QTest::newRow("one more") << 129 << 2;
    QTest::newRow("the last of two bytes") << 32768 << 2;
    QTest::newRow("more still") << 32769 << 4;
}

void TestPmx::indexSizesOfZeroBecomeTheSmallestThatFit()
{
    QFETCH(int, bones);
    QFETCH(int, size);
    pmx::Model model;
    model.bones.resize(static_cast<std::size_t>(bones));
    for (pmx::Bone& bone : model.bones)
        bone.parent = bones - 1;
    const auto read = pmx::read(pmx::write(model));
    QVERIFY(read.has_value());
    QCOMPARE(int(read->model.indexSizes[3]), size);
    for (const pmx::Bone& bone : read->model.bones)
        QCOMPARE(bone.parent, bones - 1);
}

void TestPmx::utf8TextsAreKept()
{
    pmx::Model model = everyRecordKind();
    model.encoding = pmx::TextEncoding::Utf8;
    model.bones[2].name = {"？", "\x81\x48"}; // CP932 bytes in a file that declares UTF-8
    const auto bytes = pmx::write(model);
    const auto read = pmx::read(bytes);
    QVERIFY(read.has_value());
    QCOMPARE(read->model.bones[0].name.utf8, std::string("全ての親"));
    QCOMPARE(read->model.bones[2].name.utf8, std::string("？"));
    QCOMPARE(dataOf(pmx::write(read->model)), dataOf(bytes));
}

void TestPmx::bytesAfterTheJointsAreKept()
{
    const QByteArray data = emptyModel() + "more";
    const auto read = readCopy(data);
    QVERIFY(read.has_value());
    QCOMPARE(read->model.trailing, std::string("more"));
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(read->warnings[0].code, WarningCode::TrailingBytes);
    QCOMPARE(dataOf(pmx::write(read->model)), data);
}

void TestPmx::anyCutIsAnErrorInside()
{
    const QByteArray whole = dataOf(pmx::write(everyRecordKind()));
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto read = readCopy(whole.left(size));
        QVERIFY2(!read.has_value(), qPrintable(QString::number(size)));
        QVERIFY(read.error().offset <= static_cast<std::size_t>(size));
        QVERIFY(size == 0 || !read.error().field.empty());
    }
}

void TestPmx::aCountOfFourBillionIsRefused_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("field");
    const char* const fields[] = {"vertices", "face indices", "textures", "materials", "bones",
        "morphs", "display frames", "rigid bodies", "joints"};
    int at = int(firstCount);
    for (const char* field : fields) {
        QTest::newRow(field) << at << QString::fromLatin1(field);
        at += 4;
    }
    QTest::newRow("text") << 17 << QStringLiteral("text bytes");
}

void TestPmx::aCountOfFourBillionIsRefused()
{
    QFETCH(int, at);
    QFETCH(QString, field);
    QByteArray data = emptyModel();
    data.replace(at, 4, QByteArray(4, '\xFF'));
    const auto read = readCopy(data);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::CountTooLarge);
    QCOMPARE(read.error().offset, static_cast<std::size_t>(at));
    QCOMPARE(QString::fromStdString(read.error().field), field);
    QCOMPARE(read.error().value, std::uint64_t(0xFFFFFFFF));
}

void TestPmx::noFourBytesOfOnesAreTooMuch()
{
    const QByteArray whole = dataOf(pmx::write(everyRecordKind()));
    for (qsizetype at = 0; at + 4 <= whole.size(); ++at) {
        QByteArray data = whole;
        data.replace(at, 4, QByteArray(4, '\xFF'));
        const auto read = readCopy(data);
        if (read.has_value())
            QCOMPARE(dataOf(pmx::write(read->model)), data);
        else
            QVERIFY(read.error().offset <= static_cast<std::size_t>(data.size()));
    }
}

void TestPmx::whatIsNoModelIsRefused_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("offset");
    const auto changed = [](int at, char value) {
        QByteArray data = emptyModel();
        data[at] = value;
        return data;
    };
    QTest::newRow("nothing") << QByteArray() << ErrorCode::EmptyFile << 0;
    QTest::newRow("a motion") << QByteArray("Vocaloid Motion Data 0002")
                              << ErrorCode::WrongSignature << 0;
    QTest::newRow("signature only") << QByteArray("PMX ") << ErrorCode::UnexpectedEnd << 4;
    QTest::newRow("version 3") << changed(6, 0x40) << ErrorCode::UnsupportedVersion << 4;
    QTest::newRow("seven settings") << changed(8, 7) << ErrorCode::BadValue << 8;
    QTest::newRow("encoding 2") << changed(9, 2) << ErrorCode::BadValue << 9;
    QTest::newRow("five additional UVs") << changed(10, 5) << ErrorCode::BadValue << 10;
    QTest::newRow("bone indices of three bytes") << changed(14, 3) << ErrorCode::BadValue << 14;
    QByteArray vertex = emptyModel();
    vertex[firstCount] = 1;
    vertex.insert(firstCount + 4, QByteArray(32, '\0') + '\x05' + QByteArray(8, '\0'));
    QTest::newRow("deform 5") << vertex << ErrorCode::BadValue << int(firstCount) + 36;
    QByteArray morph = emptyModel();
    morph[firstCount + 20] = 1;
    morph.insert(firstCount + 24, QByteArray(9, '\0') + '\x0B' + QByteArray(8, '\0'));
    QTest::newRow("morph 11") << morph << ErrorCode::BadValue << int(firstCount) + 33;
}

void TestPmx::whatIsNoModelIsRefused()
{
    QFETCH(QByteArray, data);
    QFETCH(ErrorCode, code);
    QFETCH(int, offset);
    const auto read = readCopy(data);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().offset, static_cast<std::size_t>(offset));
}

void TestPmx::realFilesAreWrittenAsTheyWereRead()
{
    QFETCH(QString, path);
    const QByteArray data = odori::test::readAll(path);
    const auto read = readCopy(data);
    QVERIFY(read.has_value());
    QVERIFY(dataOf(pmx::write(read->model)) == data);
}

QTEST_GUILESS_MAIN(TestPmx)
#include "test_pmx.moc"
