// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "tests/libmmd/interchange/fbx/fbx_structure.h"
#include "tests/support/corpus.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

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
    void asciiIsReadAgain();
    void anyCutOfAsciiIsAnErrorOrLess();
    void brokenAsciiIsRefused_data();
    void brokenAsciiIsRefused();
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

/// A document with everything that the checks of a text need.
Document curves()
{
    Document document;
    Node& objects = document.nodes.emplace_back("Objects");
    Node& model = objects.add(
        "Model", std::int64_t(7), objectName("腕\"x::y", "Model"), std::string("LimbNode"));
    setProperty(model, property("Lcl Translation", "Lcl Translation", "", "A", 1.0, -2.5e-7, 0.0));
    model.add("Vertices", std::vector<double>(200, 0.5));
    Node& curve =
        objects.add("AnimationCurve", std::int64_t(8), objectName("", "AnimCurve"), std::string());
    curve.add("KeyTime", std::vector<std::int64_t>{0, 46186158000});
    curve.add("KeyValueFloat", std::vector<float>{-1.0f, 0.1f});
    curve.add("Yes", true);
    document.nodes.emplace_back("Connections").add("C", std::string("OO"), std::int64_t(7));
    return document;
}

bool isSame(const Node& a, const Node& b)
{
    return a.name == b.name && a.values == b.values && a.children.size() == b.children.size() &&
           std::equal(a.children.begin(), a.children.end(), b.children.begin(), isSame);
}

/// A node with an int array that claims `count` numbers.
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

/// As written by Assimp before 5.3.
void TestFbxFile::listsWithoutNullRecordsAreRead()
{
    Document document;
    document.nodes.emplace_back("A").add("B", std::int32_t(1));
    auto bytes = *writeBinary(document);
    // A's null record is before the file's own; A then ends where the record began.
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
    const std::size_t content = whole.size() - 200; // the footer follows, without content
    for (std::size_t size = 0; size < content; ++size) {
        const std::vector<std::byte> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        const auto read = readBinary(cut);
        // A file truncated between two top-level nodes is accepted without its null record.
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
    bytes[24] = std::byte{0x17}; // version 6.x
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
    // Without the braces the FBX SDK ignores the animation.
    QVERIFY(text.contains("AnimationLayer: 5 {\n}\n"));
}

void TestFbxFile::asciiIsReadAgain()
{
    const Document before = curves();
    const auto text = writeAscii(before);
    const auto after = readAscii(text);
    QVERIFY2(after, after ? "" : after.error().field.c_str());
    QCOMPARE(after->document.nodes.size(), before.nodes.size());
    const Node& objects = *after->document.node("Objects");
    QCOMPARE(objects.children.size(), std::size_t(2));
    QCOMPARE(*objects.children[0].value<std::int64_t>(0), 7);
    QCOMPARE(*objects.children[0].value<std::string>(1), mmd::fbx::objectName("腕\"x::y", "Model"));
    const Node& p = *findProperty(objects.children[0], "Lcl Translation");
    QCOMPARE(*p.value<std::int64_t>(4), 1); // a text has integers without decimals
    QCOMPARE(*p.value<double>(5), -2.5e-7);
    QCOMPARE(objects.children[0].childValue<std::vector<double>>("Vertices"), nullptr);
    const Node& curve = objects.children[1];
    QCOMPARE(*curve.childValue<std::vector<std::int64_t>>("KeyTime"),
        (std::vector<std::int64_t>{0, 46186158000}));
    QCOMPARE(
        *curve.childValue<std::vector<float>>("KeyValueFloat"), (std::vector<float>{-1.0f, 0.1f}));
    QVERIFY(*curve.childValue<bool>("Yes"));
    // The section of the objects.
    const std::string_view whole(reinterpret_cast<const char*>(text.data()), text.size());
    QCOMPARE(after->objects.size(), std::size_t(2));
    for (const auto& [begin, end] : after->objects)
        QVERIFY(whole[end - 1] == '}' && whole[end] == '\n');
    QCOMPARE(whole.substr(after->objects[1].first, 14), std::string_view("AnimationCurve"));
}

void TestFbxFile::anyCutOfAsciiIsAnErrorOrLess()
{
    const auto text = writeAscii(curves());
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        const std::vector<std::byte> cut(text.begin(), text.begin() + std::ptrdiff_t(size));
        const auto read = readAscii(cut);
        const Node* last = read ? read->document.node("Connections") : nullptr;
        QVERIFY(!last || last->children.empty());
        if (!read)
            QVERIFY(read.error().offset <= size);
    }
}

void TestFbxFile::brokenAsciiIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("a text without end") << QByteArray("\nA: \"b\n") << 2;
    QTest::newRow("no value") << QByteArray("\n\nA: x\n") << 3;
    QTest::newRow("no comma") << QByteArray("\nA: 1 2\n") << 2;
    QTest::newRow("no name") << QByteArray("\n: 1\n") << 2;
    QTest::newRow("no colon") << QByteArray("\nA 1\n") << 2;
    QTest::newRow("a list without end") << QByteArray("\nA: {\nB: 1\n") << 4;
    QTest::newRow("an end too many") << QByteArray("\nA: {\n}\n}\n") << 4;
    QTest::newRow("an array without end") << QByteArray("\nKeyTime: *2 {\na: 1,2\n") << 2;
    QTest::newRow("an array without numbers") << QByteArray("\nKeyTime: *2 { }\n") << 2;
    QTest::newRow("a number that is none") << QByteArray("\nKeyTime: *2 {\na: 1,x\n}\n") << 3;
    QTest::newRow("numbers without comma") << QByteArray("\nKeyTime: *2 {\na: 1 2\n}\n") << 3;
    QTest::newRow("too deep") << "\n" + QByteArray("A: {\n").repeated(100) << 34;
}

void TestFbxFile::brokenAsciiIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    const auto read = readAscii(odori::test::bytesOf("; FBX 7.4.0 project file" + text));
    QVERIFY(!read);
    QCOMPARE(read.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(int(read.error().value), line);
    QCOMPARE(readAscii(odori::test::bytesOf(text)).error().code, mmd::ErrorCode::WrongSignature);
}

QTEST_GUILESS_MAIN(TestFbxFile)
#include "test_fbx_file.moc"
