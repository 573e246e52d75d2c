// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx_binary.h"
#include "tests/interchange/fbx_structure.h"
#include "tests/support/corpus.h"

#include <QtTest/QtTest>

#include <numeric>

using namespace mmd::fbx;

/// Reading and writing FBX as a tree of nodes.
class TestFbxFile : public QObject {
    Q_OBJECT
private slots:
    void everyTypeComesBack_data();
    void everyTypeComesBack();
    void everyListIsClosed();
    void listsWithoutNullRecordsAreRead();
    void anyCutIsAnError();
    void countsLargerThanTheFileAreRefused();
    void otherFilesAreRefused();
    void asciiHoldsTheSame();
};

namespace {

Document example(std::uint32_t version)
{
    Document document;
    document.version = version;
    Node& all = document.nodes.emplace_back("All");
    all.values = {true, std::int16_t(-2), std::int32_t(-3), std::int64_t(1) << 40, 0.5f, 0.25,
        objectName("腕\"x", "Model"), Raw{{std::byte{0}, std::byte{255}, std::byte{7}}}};
    std::vector<double> many(1000);
    std::iota(many.begin(), many.end(), -500.0);
    all.add("Arrays", std::vector<bool>{true, false, true}, std::vector<std::int32_t>{1, -1},
        std::vector<std::int64_t>{46186158000}, std::vector<float>{}, many);
    Node& deep = all.add("Deep");
    deep.add("Deeper").add("Deepest", std::string("end"));
    document.nodes.emplace_back("AnimationLayer", std::int64_t(5));
    return document;
}

bool isSame(const Node& a, const Node& b)
{
    return a.name == b.name && a.values == b.values && a.children.size() == b.children.size() &&
           std::equal(a.children.begin(), a.children.end(), b.children.begin(), isSame);
}

/// One node of an int array that says it has `count` numbers.
std::vector<std::byte> claimingArray(std::uint32_t count)
{
    Document document;
    document.nodes.emplace_back("A", std::vector<std::int32_t>{1, 2, 3});
    auto bytes = *writeBinary(document);
    constexpr std::size_t countAt = 27 + 13 + 1 + 1;
    std::memcpy(bytes.data() + countAt, &count, sizeof count);
    return bytes;
}

} // namespace

void TestFbxFile::everyTypeComesBack_data()
{
    QTest::addColumn<uint>("version");
    QTest::newRow("7.4") << 7400u;
    QTest::newRow("7.5") << 7500u;
}

void TestFbxFile::everyTypeComesBack()
{
    QFETCH(uint, version);
    const Document before = example(version);
    const auto bytes = writeBinary(before);
    QVERIFY(bytes);
    const auto after = readBinary(*bytes);
    QVERIFY(after);
    QCOMPARE(after->version, version);
    QCOMPARE(after->nodes.size(), before.nodes.size());
    for (std::size_t node = 0; node < before.nodes.size(); ++node)
        QVERIFY(isSame(after->nodes[node], before.nodes[node]));
}

void TestFbxFile::everyListIsClosed()
{
    for (const std::uint32_t version : {7400u, 7500u}) {
        const auto bytes = writeBinary(example(version));
        QCOMPARE(odori::test::recordProblems(*bytes), QStringList());
    }
}

/// As Assimp before 5.3 writes them.
void TestFbxFile::listsWithoutNullRecordsAreRead()
{
    Document document;
    document.nodes.emplace_back("A").add("B", std::int32_t(1));
    auto bytes = *writeBinary(document);
    // The null record of A lies before the one of the file; A ends where it began.
    constexpr std::size_t aEnd = 27 + 14 + 14 + 5;
    bytes.erase(bytes.begin() + aEnd, bytes.begin() + aEnd + 13);
    const std::uint32_t end = aEnd;
    std::memcpy(bytes.data() + 27, &end, sizeof end);
    QVERIFY(!odori::test::recordProblems(bytes).isEmpty());
    const auto read = readBinary(bytes);
    QVERIFY(read);
    QVERIFY(isSame(read->nodes[0], document.nodes[0]));
    QCOMPARE(odori::test::recordProblems(*writeBinary(*read)), QStringList());
}

void TestFbxFile::anyCutIsAnError()
{
    const auto whole = *writeBinary(example(7400));
    const std::size_t content = whole.size() - 200; // behind it is the end mark, which says nothing
    for (std::size_t size = 0; size < content; ++size) {
        const std::vector<std::byte> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        const auto read = readBinary(cut);
        // The file's top level may end without its null record, between two nodes.
        QVERIFY(!read || read->nodes.size() < 3);
        if (!read)
            QVERIFY(read.error().offset <= size);
    }
}

void TestFbxFile::countsLargerThanTheFileAreRefused()
{
    QVERIFY(readBinary(claimingArray(3)));
    for (const std::uint32_t count : {4u, 1000000u, 0xFFFFFFFFu}) {
        const auto read = readBinary(claimingArray(count));
        QVERIFY(!read);
        QCOMPARE(read.error().code, mmd::ErrorCode::CountTooLarge);
    }
}

void TestFbxFile::otherFilesAreRefused()
{
    const auto text = readBinary(odori::test::bytesOf("; FBX 7.4.0 project file, and so on"));
    QCOMPARE(text.error().code, mmd::ErrorCode::WrongSignature);
    auto bytes = *writeBinary(example(7400));
    bytes[24] = std::byte{0x17}; // 6.x
    QCOMPARE(readBinary(bytes).error().code, mmd::ErrorCode::UnsupportedVersion);
}

void TestFbxFile::asciiHoldsTheSame()
{
    const QByteArray text = odori::test::dataOf(writeAscii(example(7500)));
    QVERIFY(text.startsWith("; FBX 7.5.0 project file\n"));
    QVERIFY(text.contains("All: T, -2, -3, 1099511627776, 0.5, 0.25, \"Model::腕&quot;x\", "
                          "\"AP8H\" {\n"));
    QVERIFY(text.contains("Arrays: *3 {\n\t\ta: 1,0,1\n\t}, *2 {"));
    QVERIFY(text.contains("Deepest: \"end\"\n"));
    // Without the braces the FBX SDK drops the animation.
    QVERIFY(text.contains("AnimationLayer: 5 {\n}\n"));
}

QTEST_GUILESS_MAIN(TestFbxFile)
#include "test_fbx_file.moc"
