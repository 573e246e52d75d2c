// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

#include <cstring>

using namespace mmd;
using namespace std::string_literals;
using odori::test::bytesOf;
using odori::test::dataOf;

/// The additions of PMX 2.1, from bytes written by hand from the format's description.
class TestPmx21 : public QObject {
    Q_OBJECT
private slots:
    void qdefHasFourBonesAndWeights();
    void aFlipMorphNamesMorphsAndWeights();
    void anImpulseMorphPushesABody();
    void everyKindOfJointIsKept_data();
    void everyKindOfJointIsKept();
    void aSoftBodyIsRead();
    void anEmptySectionOfSoftBodiesIsKept();
    void theOlderVersionHasNoSoftBodies();
    void softBodiesThatMakeNoSenseAreKept_data();
    void softBodiesThatMakeNoSenseAreKept();
    void bytesAfterTheSoftBodiesAreKept();
};

namespace {

constexpr const char* noRecords = "00000000";

QByteArray hex(const char* digits)
{
    return QByteArray::fromHex(digits);
}

/// Sections of a version 2.1 model with UTF-8 texts, vertex indices of two bytes and all others of
/// one.
struct Parts {
    QByteArray vertices = hex(noRecords);
    QByteArray morphs = hex(noRecords);
    QByteArray joints = hex(noRecords);
    QByteArray softBodies;

    [[nodiscard]] QByteArray file(const char* version = "66660640") const
    {
        return "PMX " + hex(version) + hex("08 01 00 02 01 01 01 01 01") + QByteArray(16, '\0') +
               vertices + QByteArray(4 * 4, '\0') // faces, textures, materials, bones
               + morphs + QByteArray(4 * 2, '\0') // display frames, rigid bodies
               + joints + softBodies;
    }
};

pmx::ReadResult readWhole(const QByteArray& data)
{
    auto read = pmx::read(bytesOf(data));
    if (!read)
        qFatal("not read: %s", read.error().field.c_str());
    if (dataOf(pmx::write(read->model)) != data)
        qFatal("written otherwise");
    return std::move(*read);
}

/// n consecutive numbers from `first`.
QByteArray floats(int first, int n)
{
    QByteArray bytes;
    for (int at = 0; at < n; ++at) {
        const auto value = static_cast<float>(first + at);
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return bytes;
}

QByteArray softBody()
{
    return hex("03000000 616263") + hex("00000000")          // "abc", no English name
           + hex("01") + hex("02") + hex("03") + hex("0FFF") // rope, material 2, group 3, mask
           + hex("05")                                       // bending links and link crossing
           + hex("07000000 09000000") + floats(1, 2)         // distance, clusters, mass, margin
           + hex("04000000")                                 // aero model
           + floats(10, 12) + floats(30, 6)                  // config, cluster
           + hex("01000000 02000000 03000000 04000000")      // iterations
           + floats(40, 3)                                   // stiffness
           + hex("02000000") + hex("00 0100 01") + hex("FF FFFF 00") // anchors
           + hex("03000000") + hex("0500 0600 0780");                // pins
}

} // namespace

void TestPmx21::qdefHasFourBonesAndWeights()
{
    Parts parts;
    parts.vertices = hex("01000000") + floats(1, 8) + hex("04") + hex("00 01 02 FF") +
                     hex("0000003F 0000803E 0000803E 00000000") + hex("0000803F");
    const pmx::Model model = readWhole(parts.file()).model;
    QCOMPARE(model.vertices.size(), std::size_t(1));
    const pmx::Vertex& vertex = model.vertices[0];
    QCOMPARE(vertex.deform, pmx::Deform::Qdef);
    QCOMPARE(vertex.position, glm::vec3(1, 2, 3));
    QCOMPARE(vertex.uv, glm::vec2(7, 8));
    QCOMPARE(vertex.bones, (std::array<std::int32_t, 4>{0, 1, 2, -1}));
    QCOMPARE(vertex.weights, (std::array<float, 4>{0.5f, 0.25f, 0.25f, 0.0f}));
    QCOMPARE(vertex.edgeScale, 1.0f);
}

void TestPmx21::aFlipMorphNamesMorphsAndWeights()
{
    Parts parts;
    parts.morphs = hex("01000000") + hex("01000000 61") + hex("00000000") + hex("04 09") +
                   hex("02000000") + hex("00 0000803F") + hex("FF 0000003F");
    const pmx::Model model = readWhole(parts.file()).model;
    QCOMPARE(model.morphs.size(), std::size_t(1));
    QCOMPARE(model.morphs[0].name.utf8, "a"s);
    QCOMPARE(model.morphs[0].type, pmx::MorphType::Flip);
    QCOMPARE(model.morphs[0].panel, pmx::MorphPanel::Other);
    QCOMPARE(model.morphs[0].group.size(), std::size_t(2));
    QCOMPARE(model.morphs[0].group[0].morph, 0);
    QCOMPARE(model.morphs[0].group[0].weight, 1.0f);
    QCOMPARE(model.morphs[0].group[1].morph, -1);
    QCOMPARE(model.morphs[0].group[1].weight, 0.5f);
}

void TestPmx21::anImpulseMorphPushesABody()
{
    Parts parts;
    parts.morphs = hex("01000000") + hex("01000000 61") + hex("00000000") + hex("00 0A") +
                   hex("01000000") + hex("02 01") + floats(1, 6);
    const pmx::Model model = readWhole(parts.file()).model;
    QCOMPARE(model.morphs[0].type, pmx::MorphType::Impulse);
    QCOMPARE(model.morphs[0].impulse.size(), std::size_t(1));
    const pmx::ImpulseOffset& offset = model.morphs[0].impulse[0];
    QCOMPARE(offset.body, 2);
    QCOMPARE(int(offset.local), 1);
    QCOMPARE(offset.velocity, glm::vec3(1, 2, 3));
    QCOMPARE(offset.torque, glm::vec3(4, 5, 6));
}

void TestPmx21::everyKindOfJointIsKept_data()
{
    QTest::addColumn<int>("type");
    QTest::newRow("spring 6-DOF") << 0;
    QTest::newRow("6-DOF") << 1;
    QTest::newRow("point to point") << 2;
    QTest::newRow("cone twist") << 3;
    QTest::newRow("slider") << 4;
    QTest::newRow("hinge") << 5;
    QTest::newRow("of no version") << 200;
}

void TestPmx21::everyKindOfJointIsKept()
{
    QFETCH(int, type);
    Parts parts;
    parts.joints = hex("01000000") + hex("01000000 6A") + hex("00000000") +
                   QByteArray(1, static_cast<char>(type)) + hex("00 01") + floats(1, 24);
    const pmx::Model model = readWhole(parts.file()).model;
    QCOMPARE(model.joints.size(), std::size_t(1));
    const pmx::Joint& joint = model.joints[0];
    QCOMPARE(int(joint.type), type);
    QCOMPARE(joint.bodyA, 0);
    QCOMPARE(joint.bodyB, 1);
    QCOMPARE(joint.position, glm::vec3(1, 2, 3));
    QCOMPARE(joint.rotation, glm::vec3(4, 5, 6));
    QCOMPARE(joint.linearLower, glm::vec3(7, 8, 9));
    QCOMPARE(joint.linearUpper, glm::vec3(10, 11, 12));
    QCOMPARE(joint.angularLower, glm::vec3(13, 14, 15));
    QCOMPARE(joint.angularUpper, glm::vec3(16, 17, 18));
    QCOMPARE(joint.linearSpring, glm::vec3(19, 20, 21));
    QCOMPARE(joint.angularSpring, glm::vec3(22, 23, 24));
}

void TestPmx21::aSoftBodyIsRead()
{
    Parts parts;
    parts.softBodies = hex("01000000") + softBody();
    const auto [model, warnings] = readWhole(parts.file());
    QVERIFY(warnings.empty());
    QVERIFY(model.trailing.empty());
    QCOMPARE(model.softBodies.size(), std::size_t(1));
    const pmx::SoftBody& body = model.softBodies[0];
    QCOMPARE(body.name.utf8, "abc"s);
    QCOMPARE(int(body.shape), 1);
    QCOMPARE(body.material, 2);
    QCOMPARE(int(body.group), 3);
    QCOMPARE(int(body.mask), 0xFF0F);
    using namespace pmx::softBodyFlag;
    QCOMPARE(int(body.flags), bendingLinks | linkCrossing);
    QCOMPARE(body.bendingDistance, 7);
    QCOMPARE(body.clusterCount, 9);
    QCOMPARE(body.totalMass, 1.0f);
    QCOMPARE(body.margin, 2.0f);
    QCOMPARE(body.aeroModel, 4);
    QCOMPARE(body.config[0], 10.0f);
    QCOMPARE(body.config[11], 21.0f);
    QCOMPARE(body.cluster[5], 35.0f);
    QCOMPARE(body.iterations, (std::array<std::int32_t, 4>{1, 2, 3, 4}));
    QCOMPARE(body.stiffness, (std::array<float, 3>{40, 41, 42}));
    QCOMPARE(body.anchors.size(), std::size_t(2));
    QCOMPARE(body.anchors[0].body, 0);
    QCOMPARE(body.anchors[0].vertex, 1);
    QCOMPARE(int(body.anchors[0].nearMode), 1);
    QCOMPARE(body.anchors[1].body, -1);
    QCOMPARE(body.pins, (std::vector<std::int32_t>{5, 6, 0x8007}));
}

void TestPmx21::anEmptySectionOfSoftBodiesIsKept()
{
    Parts parts;
    QVERIFY(!readWhole(parts.file()).model.hasSoftBodies);
    parts.softBodies = hex(noRecords);
    QVERIFY(readWhole(parts.file()).model.hasSoftBodies);
}

void TestPmx21::theOlderVersionHasNoSoftBodies()
{
    Parts parts;
    parts.softBodies = hex("01000000") + softBody();
    const auto [model, warnings] = readWhole(parts.file("00000040"));
    QVERIFY(model.softBodies.empty());
    QCOMPARE(model.trailing.size(), std::size_t(parts.softBodies.size()));
    QCOMPARE(warnings.size(), std::size_t(1));
    QCOMPARE(warnings[0].code, WarningCode::TrailingBytes);
}

void TestPmx21::softBodiesThatMakeNoSenseAreKept_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<QByteArray>("place");
    const QByteArray good = hex("01000000") + softBody();
    QTest::newRow("half a count") << hex("0100") << QByteArray("soft bodies count");
    QTest::newRow("too many") << hex("FFFFFFFF") + softBody() << QByteArray("soft bodies");
    QTest::newRow("a long name") << QByteArray(good).replace(6, 1, "\x01")
                                 << QByteArray("text bytes");
    QTest::newRow("cut") << good.chopped(1) << QByteArray("soft body pins");
    const qsizetype anchors = good.size() - 10 - 8 - 4;
    QTest::newRow("too many anchors") << QByteArray(good).replace(anchors, 4, "\xFF\xFF\xFF\xFF")
                                      << QByteArray("soft body anchors");
}

void TestPmx21::softBodiesThatMakeNoSenseAreKept()
{
    QFETCH(QByteArray, section);
    QFETCH(QByteArray, place);
    Parts parts;
    parts.softBodies = section;
    const auto [model, warnings] = readWhole(parts.file());
    QVERIFY(model.softBodies.empty());
    QCOMPARE(model.trailing.size(), std::size_t(section.size()));
    QCOMPARE(warnings, (std::vector<Warning>{{.code = WarningCode::UnsupportedFeature,
                                                 .location = place.toStdString()},
                           {.code = WarningCode::TrailingBytes, .location = "PMX"}}));
}

void TestPmx21::bytesAfterTheSoftBodiesAreKept()
{
    Parts parts;
    parts.softBodies = hex("01000000") + softBody() + "more";
    const auto [model, warnings] = readWhole(parts.file());
    QCOMPARE(model.softBodies.size(), std::size_t(1));
    QCOMPARE(model.trailing, "more"s);
    QCOMPARE(warnings.size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestPmx21)
#include "test_pmx21.moc"
