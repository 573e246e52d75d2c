// SPDX-License-Identifier: MIT
#include "libmmd/animation/gltf/gltf_reader.h"
#include "tests/libmmd/animation/gltf_example.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using namespace odori::test::gltf;

namespace {

Result<SkeletonAnimation> read(
    const QByteArray& bytes, const QString& folder = {}, const std::string& take = {})
{
    return readGltf(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size()))),
        folder.toStdString(), {.take = take});
}

bool areNear(const glm::vec3& a, const glm::vec3& b)
{
    return glm::distance(a, b) < 1e-4f;
}

} // namespace

class TestGltfReader : public QObject {
    Q_OBJECT
private slots:
    void jointsAndKeysAreRead();
    void oneOfSeveralIsChosen_data();
    void oneOfSeveralIsChosen();
    void stepsHold();
    void cubicKeysAreCurves();
    void vrmNamesAreUsed_data();
    void vrmNamesAreUsed();
    void bindPosesAreTheRest();
    void buffersMayBeTextsOrFiles();
    void foreignFoldersAreRefused();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void changedBytesNeverCrash();
};

void TestGltfReader::jointsAndKeysAreRead()
{
    const auto animation = read(glb(json(), binary()));
    QVERIFY2(animation.has_value(), animation ? "" : animation.error().field.c_str());
    QCOMPARE(animation->joints.size(), std::size_t(3)); // without the camera
    QCOMPARE(animation->joints[0].name, std::string("root"));
    QCOMPARE(animation->joints[2].name, std::string("hand"));
    QCOMPARE(animation->joints[2].parent, 1);
    QVERIFY(areNear(animation->joints[2].rest.position, {2, 3, 0})); // the root's scale is 2
    QCOMPARE(animation->frameCount, std::size_t(31));
    QCOMPARE(animation->metres, 1.0);
    QVERIFY(areNear(animation->frame(30)[0].position, {2, 1, 0}));
    QVERIFY(areNear(animation->frame(30)[2].position, {2, 5, 0}));
    const float half = std::sqrt(0.5f);
    QVERIFY(areNear(animation->frame(15)[2].position, {1 + 2 * half, 3 + 2 * half, 0}));
}

void TestGltfReader::oneOfSeveralIsChosen_data()
{
    QTest::addColumn<QString>("take");
    QTest::addColumn<int>("index"); // -1: refused
    const auto row = [](const char* take, int index) {
        QTest::newRow(take) << QString::fromUtf8(take) << index;
    };
    row("", 3); // the one with the most channels
    row("1", 0);
    row("3", 2);
    row("still", 0);
    row("揺れ", 3);
    row("10", 1); // a name of digits
    row("2", 1);  // a number counts before the name of the third
    row("0", -1);
    row("5", -1);
    row("Still", -1);
    row("1.5", -1);
}

void TestGltfReader::oneOfSeveralIsChosen()
{
    QFETCH(QString, take);
    QFETCH(int, index);
    QByteArray text = json();
    // The second one has more channels, but none of them moves a node.
    text.replace(R"("animations": [{"channels": []}, {)",
        R"("animations": [{"name": "still", "channels": []}, {"name": "10", "channels":
            [{"target": {"node": 0, "path": "weights"}}, {"target": {"node": 1, "path": "weights"}},
            {"target": {"node": 99, "path": "rotation"}}, {}]}, {"name": "2"},
            {"name": "揺れ",)");
    const auto animation = read(glb(text, binary()), {}, take.toStdString());
    QCOMPARE(animation.has_value(), index >= 0);
    if (!animation) {
        QCOMPARE(animation.error().code, ErrorCode::NothingMatches);
        QCOMPARE(animation.error().field, "animations: 1 still, 2 10, 3 2, 4 揺れ");
        return;
    }
    QCOMPARE(animation->take, std::size_t(index));
    QCOMPARE(animation->takes.size(), std::size_t(4));
    QCOMPARE(animation->frameCount, std::size_t(index == 3 ? 31 : 0));
}

void TestGltfReader::stepsHold()
{
    QByteArray text = json("STEP");
    text.replace(
        R"({"input": 0, "output": 1})", R"({"input": 0, "output": 1, "interpolation": "STEP"})");
    const auto animation = read(glb(text, binary()));
    QVERIFY(animation.has_value());
    QVERIFY(areNear(animation->frame(29)[0].position, {0, 1, 0}));
    QVERIFY(areNear(animation->frame(30)[0].position, {2, 1, 0}));
    QVERIFY(
        areNear(animation->frame(29)[2].position - animation->frame(29)[1].position, {2, 0, 0}));
    QVERIFY(
        areNear(animation->frame(30)[2].position - animation->frame(30)[1].position, {0, 2, 0}));
}

/// With tangents of zero the middle is half-way, and a quarter of the time is less than a quarter
/// of the way.
void TestGltfReader::cubicKeysAreCurves()
{
    QByteArray text = json();
    text.replace(R"({"input": 0, "output": 1})",
        R"({"input": 0, "output": 1, "interpolation": "CUBICSPLINE"})");
    text.replace(R"("byteOffset": 8, "byteLength": 24)", R"("byteOffset": 64, "byteLength": 72)");
    text.replace(R"("bufferView": 1, "componentType": 5126, "count": 2)",
        R"("bufferView": 1, "componentType": 5126, "count": 6)");
    const auto animation = read(glb(text, binary() + floats({0, 0, 0, 0, 1, 0, 0, 0, 0, //
                                                         0, 0, 0, 2, 1, 0, 0, 0, 0})));
    QVERIFY(animation.has_value());
    QVERIFY(areNear(animation->frame(15)[0].position, {1, 1, 0}));
    QVERIFY(std::abs(animation->frame(6)[0].position.x - 2.0f * (3 * 0.04f - 2 * 0.008f)) < 1e-4f);
}

void TestGltfReader::vrmNamesAreUsed_data()
{
    QTest::addColumn<QByteArray>("extensions");
    QTest::newRow("VRM 0") << QByteArray(
        R"({"VRM": {"humanoid": {"humanBones": [{"bone": "leftHand", "node": 0}]}}})");
    QTest::newRow("VRM 1") << QByteArray(
        R"({"VRMC_vrm": {"humanoid": {"humanBones": {"leftHand": {"node": 0}}}}})");
    QTest::newRow("VRM animation") << QByteArray(
        R"({"VRMC_vrm_animation": {"humanoid": {"humanBones": {"leftHand": {"node": 0}}}}})");
}

void TestGltfReader::vrmNamesAreUsed()
{
    QFETCH(QByteArray, extensions);
    const auto animation = read(glb(json("LINEAR", extensions), binary()));
    QVERIFY(animation.has_value());
    QCOMPARE(animation->joints[2].name, std::string("leftHand"));
    QCOMPARE(animation->joints[1].name, std::string("arm"));
}

/// The nodes have another pose than the skin was bound in: the arm was turned.
void TestGltfReader::bindPosesAreTheRest()
{
    QByteArray text = json();
    text.replace(R"({"joints": [2, 1, 0]})", R"({"joints": [2, 1, 0], "inverseBindMatrices": 3})");
    text.replace(R"("byteOffset": 32, "byteLength": 32})",
        R"("byteOffset": 32, "byteLength": 32}, {"buffer": 0, "byteOffset": 64, "byteLength": 192})");
    text.replace(R"("count": 2, "type": "VEC4"})",
        R"("count": 2, "type": "VEC4"}, {"bufferView": 3, "componentType": 5126, "count": 3, "type": "MAT4"})");
    const auto binds = [](float handX, float handY) {
        return floats({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1, //
            1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -3, 0, 1,            //
            1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -handX, -handY, 0, 1});
    };
    const auto bound = read(glb(text, binary() + binds(0, 5)));
    QVERIFY(bound.has_value());
    QVERIFY(areNear(bound->joints[2].rest.position, {0, 5, 0}));
    // In another unit it cannot be used.
    const auto other = read(glb(text, binary() + binds(0, 30)));
    QVERIFY(other.has_value());
    QCOMPARE(other->joints.size(), std::size_t(3));
}

void TestGltfReader::buffersMayBeTextsOrFiles()
{
    const auto wanted = read(glb(json(), binary()));
    QVERIFY(wanted.has_value());
    QByteArray text = json();
    text.replace(R"({"byteLength": 64})",
        R"({"byteLength": 64, "uri": "data:application/octet-stream;base64,)" +
            binary().toBase64() + "\"}");
    const auto inside = read(text);
    QVERIFY(inside.has_value() && *inside == *wanted);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a b.bin")));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(binary());
    file.close();
    text = json().replace(R"({"byteLength": 64})", R"({"byteLength": 64, "uri": "a b.bin"})");
    const auto beside = read(text, folder.path());
    QVERIFY(beside.has_value() && *beside == *wanted);
}

void TestGltfReader::foreignFoldersAreRefused()
{
    for (const char* uri : {"/etc/passwd", "../a.bin", "a/b.bin", "file:a.bin", ".."}) {
        const auto animation = read(json().replace(
            R"({"byteLength": 64})", R"({"byteLength": 64, "uri": ")" + QByteArray(uri) + "\"}"));
        QVERIFY(!animation.has_value());
        QCOMPARE(animation.error().code, ErrorCode::BadText);
    }
}

void TestGltfReader::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("no JSON", "\"nodes\"", "nodes");
    row("no nodes", "\"nodes\"", "\"others\"");
    row("a cycle", R"("name": "hand",)", R"("name": "hand", "children": [2],)");
    row("a huge count", R"("count": 2, "type": "SCALAR")", R"("count": 9999999, "type": "SCALAR")");
    row("the largest count", R"("count": 2, "type": "SCALAR")",
        R"("count": 18446744073709551615, "type": "SCALAR")");
    row("an offset outside", R"("byteOffset": 32)", R"("byteOffset": 18446744073709551600)");
    row("too few values", R"("count": 2, "type": "VEC4")", R"("count": 1, "type": "VEC4")");
    row("no accessor", R"("input": 0, "output": 2)", R"("input": 9, "output": 2)");
    row("another type", R"("count": 2, "type": "VEC3")", R"("count": 2, "type": "VEC2")");
    row("a sparse accessor", R"("count": 2, "type": "VEC3")",
        R"("count": 2, "sparse": {}, "type": "VEC3")");
}

void TestGltfReader::wrongFilesAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QVERIFY(json().contains(from));
    const auto animation = read(glb(json().replace(from, to), binary()));
    QVERIFY(!animation.has_value());
    QCOMPARE(animation.error().code, ErrorCode::BadText);
    QVERIFY(!animation.error().field.empty());
}

void TestGltfReader::changedBytesNeverCrash()
{
    const QByteArray whole = glb(json(), binary());
    int readable = 0;
    for (qsizetype size = 0; size < whole.size(); ++size)
        readable += read(QByteArray(whole.constData(), size)).has_value() ? 1 : 0;
    QCOMPARE(readable, 0);
    std::uint32_t state = 1;
    const auto next = [&] { return (state = state * 1664525u + 1013904223u) >> 8; };
    for (int round = 0; round < 3000; ++round) {
        QByteArray changed = whole;
        for (int change = 0; change < 3; ++change)
            changed[qsizetype(next() % std::uint32_t(whole.size()))] = char(next());
        readable += read(changed).has_value() ? 1 : 0;
    }
    QVERIFY(readable > 0 && readable < 3000);
}

QTEST_GUILESS_MAIN(TestGltfReader)
#include "test_gltf_reader.moc"
