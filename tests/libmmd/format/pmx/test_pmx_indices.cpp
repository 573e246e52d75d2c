// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx.h"

#include <QtTest/QTest>

using namespace mmd;

/// Indices of one, two and four bytes. Source: PMX specification: vertex indices of one and two
/// bytes are unsigned; all others are signed, -1 for none.
class TestPmxIndices : public QObject {
    Q_OBJECT
private slots:
    void verticesAreUnsigned_data();
    void verticesAreUnsigned();
    void everythingElseMayBeNone_data();
    void everythingElseMayBeNone();
};

namespace {

constexpr std::size_t vertexKind = 0; // the first size in the header

pmx::Model afterReading(const pmx::Model& model)
{
    auto read = pmx::read(pmx::write(model));
    return read ? std::move(read->model) : pmx::Model{};
}

} // namespace

void TestPmxIndices::verticesAreUnsigned_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("vertex");
    QTest::newRow("1 byte, the largest signed") << 1 << 127;
    QTest::newRow("1 byte, one more") << 1 << 128;
    QTest::newRow("1 byte, the largest") << 1 << 255;
    QTest::newRow("2 bytes, the largest signed") << 2 << 32767;
    QTest::newRow("2 bytes, one more") << 2 << 32768;
    QTest::newRow("2 bytes, the largest") << 2 << 65535;
    QTest::newRow("4 bytes") << 4 << 65536;
}

void TestPmxIndices::verticesAreUnsigned()
{
    QFETCH(int, size);
    QFETCH(int, vertex);
    pmx::Model model;
    model.indexSizes[vertexKind] = std::uint8_t(size);
    model.vertices.resize(std::size_t(vertex) + 1);
    const auto index = std::uint32_t(vertex);
    model.indices = {0, index, index};
    pmx::Morph moves;
    moves.type = pmx::MorphType::Vertex;
    moves.vertex = {{vertex, {1, 2, 3}}, {0, {4, 5, 6}}};
    pmx::Morph uv;
    uv.type = pmx::MorphType::Uv;
    uv.uv = {{vertex, {1, 2, 3, 4}}};
    pmx::Morph uv2 = uv;
    uv2.type = pmx::MorphType::Uv2;
    model.morphs = {moves, uv, uv2};
    const pmx::Model back = afterReading(model);
    QCOMPARE(back.indices, model.indices);
    QCOMPARE(back.morphs.size(), std::size_t(3));
    QCOMPARE(back.morphs[0].vertex.size(), std::size_t(2));
    QCOMPARE(back.morphs[0].vertex[0].vertex, vertex);
    QCOMPARE(back.morphs[0].vertex[0].offset, glm::vec3(1, 2, 3));
    QCOMPARE(back.morphs[0].vertex[1].vertex, 0);
    QCOMPARE(back.morphs[1].uv[0].vertex, vertex);
    QCOMPARE(back.morphs[2].uv[0].vertex, vertex);
}

void TestPmxIndices::everythingElseMayBeNone_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("1 byte") << 1;
    QTest::newRow("2 bytes") << 2;
    QTest::newRow("4 bytes") << 4;
}

void TestPmxIndices::everythingElseMayBeNone()
{
    QFETCH(int, size);
    pmx::Model model;
    for (std::size_t kind = 0; kind < model.indexSizes.size(); ++kind)
        model.indexSizes[kind] = std::uint8_t(size);
    const std::int32_t most = size == 1 ? 127 : size == 2 ? 32767 : 2'000'000'000;
    model.vertices.resize(1);
    model.vertices[0].deform = pmx::Deform::Bdef2;
    model.vertices[0].bones = {-1, most, -1, -1};
    model.materials.resize(2);
    model.materials[0].texture = -1;
    model.materials[0].sphereTexture = most;
    model.materials[1].sharedToon = 0;
    model.materials[1].toon = -1;
    model.bones.resize(2);
    model.bones[0].parent = -1;
    model.bones[1].parent = most;
    pmx::Morph group, bone, material;
    group.type = pmx::MorphType::Group;
    group.group = {{-1, 0.5f}, {most, 0.25f}};
    bone.type = pmx::MorphType::Bone;
    bone.bone.resize(2);
    bone.bone[0].bone = -1;
    bone.bone[1].bone = most;
    material.type = pmx::MorphType::Material;
    material.material.resize(2);
    material.material[0].material = -1;
    material.material[1].material = most;
    model.morphs = {group, bone, material};
    model.rigidBodies.resize(2);
    model.rigidBodies[0].bone = -1;
    model.rigidBodies[1].bone = most;
    model.joints.resize(1);
    model.joints[0].bodyA = -1;
    model.joints[0].bodyB = most;
    const pmx::Model back = afterReading(model);
    QCOMPARE(back.vertices.size(), std::size_t(1));
    QCOMPARE(back.vertices[0].bones[0], -1);
    QCOMPARE(back.vertices[0].bones[1], most);
    QCOMPARE(back.materials[0].texture, -1);
    QCOMPARE(back.materials[0].sphereTexture, most);
    QCOMPARE(back.materials[1].toon, -1);
    QCOMPARE(back.bones[0].parent, -1);
    QCOMPARE(back.bones[1].parent, most);
    QCOMPARE(back.morphs[0].group[0].morph, -1);
    QCOMPARE(back.morphs[0].group[1].morph, most);
    QCOMPARE(back.morphs[1].bone[0].bone, -1);
    QCOMPARE(back.morphs[1].bone[1].bone, most);
    QCOMPARE(back.morphs[2].material[0].material, -1);
    QCOMPARE(back.morphs[2].material[1].material, most);
    QCOMPARE(back.rigidBodies[0].bone, -1);
    QCOMPARE(back.rigidBodies[1].bone, most);
    QCOMPARE(back.joints[0].bodyA, -1);
    QCOMPARE(back.joints[0].bodyB, most);
}

QTEST_GUILESS_MAIN(TestPmxIndices)
#include "test_pmx_indices.moc"
