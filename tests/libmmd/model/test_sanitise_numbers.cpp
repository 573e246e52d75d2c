// SPDX-License-Identifier: MIT
#include "libmmd/model/model.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>

using namespace mmd;

/// Every number and every index of a model: a damaged one becomes 0 or none, with a warning.
class TestSanitiseNumbers : public QObject {
    Q_OBJECT
private slots:
    void everyNumberIsLookedAt_data();
    void everyNumberIsLookedAt();
    void everyIndexIsLookedAt_data();
    void everyIndexIsLookedAt();
    void sharedToonsAreNoTextures();
    void unknownSphereModesAreNone();
    void facesWithoutVerticesAreNone();
    void weightsOfNoBoneDoNotCount();
};

namespace {

using NumberOf = std::function<float&(pmx::Model&)>;
using IndexOf = std::function<std::int32_t&(pmx::Model&)>;

/// Two records of each kind; the tests use the second.
pmx::Model twoOfEach()
{
    pmx::Model model;
    model.additionalUvCount = 1;
    model.vertices.resize(3);
    model.additionalUvs.resize(3);
    model.sdef.resize(2);
    for (pmx::Vertex& vertex : model.vertices) {
        vertex.deform = pmx::Deform::Bdef4;
        vertex.bones = {0, 0, 0, 0};
        vertex.weights = {1, 0, 0, 0};
    }
    model.indices = {0, 1, 2};
    model.textures.resize(2);
    model.materials.resize(2);
    model.materials[0].indexCount = 3;
    model.materials[1].sharedToon = 0;
    model.materials[1].name.utf8 = "coat";
    model.bones.resize(2);
    model.bones[1].name.utf8 = "arm";
    model.bones[1].parent = 0;
    model.bones[1].ik.links.resize(2);
    model.bones[1].ik.links[0].bone = model.bones[1].ik.links[1].bone = 0;
    model.morphs.resize(2);
    pmx::Morph& morph = model.morphs[1];
    morph.name.utf8 = "smile";
    morph.group.resize(2);
    morph.vertex.resize(2);
    morph.bone.resize(2);
    morph.uv.resize(2);
    morph.material.resize(2);
    morph.impulse.resize(2);
    model.displayFrames.resize(2);
    model.displayFrames[1].name.utf8 = "face";
    model.displayFrames[1].items = {{0, 0}, {1, 0}};
    model.rigidBodies.resize(2);
    model.rigidBodies[1].name.utf8 = "chest";
    model.joints.resize(2);
    model.joints[1].name.utf8 = "neck";
    model.softBodies.resize(2);
    model.softBodies[1].name.utf8 = "cape";
    model.softBodies[1].anchors.resize(2);
    model.softBodies[1].pins = {0, 1};
    return model;
}

std::vector<Warning> warningsOf(pmx::Model data)
{
    std::vector<Warning> warnings = makeModel(std::move(data), {}, {}).warnings;
    // Rigs have their own warnings.
    std::erase_if(warnings,
        [](const Warning& each) { return each.location.find("first in") == std::string::npos; });
    return warnings;
}

} // namespace

void TestSanitiseNumbers::everyNumberIsLookedAt_data()
{
    QTest::addColumn<NumberOf>("of");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, const char* place, const char* record, NumberOf of) {
        QTest::newRow(name) << std::move(of) << QByteArray(place) + ", first in " + record;
    };
    using Model = pmx::Model;
#define ROW(place, record, member)                                                                 \
    row(#member, place, record, [](Model& m) -> float& { return m.member; })
    const char* vertex = "vertex 1";
    ROW("vertex position", vertex, vertices[1].position.x);
    ROW("vertex position", vertex, vertices[1].position.z);
    ROW("vertex normal", vertex, vertices[1].normal.y);
    ROW("vertex texture coordinate", vertex, vertices[1].uv.y);
    ROW("vertex edge scale", vertex, vertices[1].edgeScale);
    ROW("vertex weight", vertex, vertices[1].weights[3]);
    ROW("additional texture coordinate", vertex, additionalUvs[1].w);
    ROW("SDEF parameter", "SDEF vertex 1", sdef[1].c.x);
    ROW("SDEF parameter", "SDEF vertex 1", sdef[1].r0.y);
    ROW("SDEF parameter", "SDEF vertex 1", sdef[1].r1.z);
    const char* material = "material 1 (coat)";
    ROW("material diffuse colour", material, materials[1].diffuse.a);
    ROW("material specular colour", material, materials[1].specular.b);
    ROW("material specular power", material, materials[1].specularPower);
    ROW("material ambient colour", material, materials[1].ambient.r);
    ROW("material edge colour", material, materials[1].edgeColour.a);
    ROW("material edge size", material, materials[1].edgeSize);
    const char* bone = "bone 1 (arm)";
    ROW("bone position", bone, bones[1].position.y);
    ROW("bone tail", bone, bones[1].tailOffset.x);
    ROW("bone append ratio", bone, bones[1].appendRatio);
    ROW("bone fixed axis", bone, bones[1].fixedAxis.z);
    ROW("bone local axis", bone, bones[1].localX.y);
    ROW("bone local axis", bone, bones[1].localZ.x);
    ROW("IK step angle", bone, bones[1].ik.stepAngle);
    ROW("IK limit", bone, bones[1].ik.links[1].lower.x);
    ROW("IK limit", bone, bones[1].ik.links[1].upper.z);
    const char* morph = "morph 1 (smile)";
    ROW("group morph weight", morph, morphs[1].group[1].weight);
    ROW("morph offset", morph, morphs[1].vertex[1].offset.y);
    ROW("morph offset", morph, morphs[1].bone[1].translation.z);
    for (int part = 0; part < 4; ++part)
        row("rotation", "morph rotation", morph,
            [=](Model& m) -> float& { return m.morphs[1].bone[1].rotation[part]; });
    ROW("morph offset", morph, morphs[1].uv[1].offset.w);
    const char* value = "material morph value";
    ROW(value, morph, morphs[1].material[1].diffuse.a);
    ROW(value, morph, morphs[1].material[1].specular.g);
    ROW(value, morph, morphs[1].material[1].specularPower);
    ROW(value, morph, morphs[1].material[1].ambient.b);
    ROW(value, morph, morphs[1].material[1].edgeColour.r);
    ROW(value, morph, morphs[1].material[1].edgeSize);
    ROW(value, morph, morphs[1].material[1].textureTint.a);
    ROW(value, morph, morphs[1].material[1].sphereTint.r);
    ROW(value, morph, morphs[1].material[1].toonTint.g);
    ROW("morph impulse", morph, morphs[1].impulse[1].velocity.x);
    ROW("morph impulse", morph, morphs[1].impulse[1].torque.y);
    const char* body = "rigid body 1 (chest)";
    ROW("rigid body size", body, rigidBodies[1].size.z);
    ROW("rigid body position", body, rigidBodies[1].position.x);
    ROW("rigid body rotation", body, rigidBodies[1].rotation.y);
    ROW("rigid body value", body, rigidBodies[1].mass);
    ROW("rigid body value", body, rigidBodies[1].linearDamping);
    ROW("rigid body value", body, rigidBodies[1].angularDamping);
    ROW("rigid body value", body, rigidBodies[1].restitution);
    ROW("rigid body value", body, rigidBodies[1].friction);
    const char* joint = "joint 1 (neck)";
    ROW("joint position", joint, joints[1].position.y);
    ROW("joint rotation", joint, joints[1].rotation.z);
    ROW("joint limit or spring", joint, joints[1].linearLower.x);
    ROW("joint limit or spring", joint, joints[1].linearUpper.y);
    ROW("joint limit or spring", joint, joints[1].angularLower.z);
    ROW("joint limit or spring", joint, joints[1].angularUpper.x);
    ROW("joint limit or spring", joint, joints[1].linearSpring.y);
    ROW("joint limit or spring", joint, joints[1].angularSpring.z);
#undef ROW
}

void TestSanitiseNumbers::everyNumberIsLookedAt()
{
    QFETCH(NumberOf, of);
    QFETCH(QByteArray, place);
    for (const float bad : {float(NAN), INFINITY, -INFINITY, 1.1e7f, -1.1e7f}) {
        pmx::Model data = twoOfEach();
        of(data) = bad;
        Model model = makeModel(data, {}, {});
        QCOMPARE(of(model.data), 0.0f);
        const std::vector<Warning> wanted{
            {.code = WarningCode::BadNumber, .location = place.toStdString(), .count = 1}};
        QCOMPARE(warningsOf(data), wanted);
    }
    for (const float good : {1e7f, -1e7f}) {
        pmx::Model data = twoOfEach();
        of(data) = good;
        QCOMPARE(warningsOf(data), std::vector<Warning>());
    }
}

void TestSanitiseNumbers::everyIndexIsLookedAt_data()
{
    QTest::addColumn<IndexOf>("of");
    QTest::addColumn<int>("size");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, const char* place, const char* record, int size,
                         IndexOf of) {
        QTest::newRow(name) << std::move(of) << size << QByteArray(place) + ", first in " + record;
    };
    using Model = pmx::Model;
#define ROW(place, record, size, member)                                                           \
    row(#member, place, record, size, [](Model& m) -> std::int32_t& { return m.member; })
    ROW("vertex bone", "vertex 1", 2, vertices[1].bones[0]);
    ROW("vertex bone", "vertex 1", 2, vertices[1].bones[3]);
    const char* material = "material 1 (coat)";
    ROW("material texture", material, 2, materials[1].texture);
    ROW("material sphere texture", material, 2, materials[1].sphereTexture);
    ROW("material toon", material, 2, materials[1].toon);
    const char* bone = "bone 1 (arm)";
    ROW("bone tail", bone, 2, bones[1].tailBone);
    ROW("bone append parent", bone, 2, bones[1].appendParent);
    ROW("IK effector", bone, 2, bones[1].ik.effector);
    ROW("IK link", bone, 2, bones[1].ik.links[1].bone);
    const char* morph = "morph 1 (smile)";
    ROW("group morph member", morph, 2, morphs[1].group[1].morph);
    ROW("morph vertex", morph, 3, morphs[1].vertex[1].vertex);
    ROW("morph bone", morph, 2, morphs[1].bone[1].bone);
    ROW("morph vertex", morph, 3, morphs[1].uv[1].vertex);
    ROW("morph material", morph, 2, morphs[1].material[1].material);
    ROW("morph rigid body", morph, 2, morphs[1].impulse[1].body);
    ROW("display frame item", "display frame 1 (face)", 2, displayFrames[1].items[0].index);
    ROW("display frame item", "display frame 1 (face)", 2, displayFrames[1].items[1].index);
    ROW("rigid body bone", "rigid body 1 (chest)", 2, rigidBodies[1].bone);
    ROW("joint body", "joint 1 (neck)", 2, joints[1].bodyA);
    ROW("joint body", "joint 1 (neck)", 2, joints[1].bodyB);
    const char* soft = "soft body 1 (cape)";
    ROW("soft body material", soft, 2, softBodies[1].material);
    ROW("soft body anchor", soft, 2, softBodies[1].anchors[1].body);
    ROW("soft body vertex", soft, 3, softBodies[1].anchors[1].vertex);
    ROW("soft body vertex", soft, 3, softBodies[1].pins[1]);
#undef ROW
}

void TestSanitiseNumbers::everyIndexIsLookedAt()
{
    QFETCH(IndexOf, of);
    QFETCH(int, size);
    QFETCH(QByteArray, place);
    for (const int bad : {size, -2, 2'000'000'000}) {
        pmx::Model data = twoOfEach();
        of(data) = bad;
        Model model = makeModel(data, {}, {});
        QCOMPARE(of(model.data), -1);
        const std::vector<Warning> wanted{
            {.code = WarningCode::BadReference, .location = place.toStdString(), .count = 1}};
        QCOMPARE(warningsOf(data), wanted);
    }
    for (const int good : {-1, size - 1}) {
        pmx::Model data = twoOfEach();
        of(data) = good;
        QCOMPARE(warningsOf(data), std::vector<Warning>());
    }
}

void TestSanitiseNumbers::sharedToonsAreNoTextures()
{
    pmx::Model data = twoOfEach();
    data.materials[1].sharedToon = 1;
    data.materials[1].toon = 9;
    QCOMPARE(warningsOf(data), std::vector<Warning>());
    QCOMPARE(makeModel(data, {}, {}).data.materials[1].toon, 9);
}

void TestSanitiseNumbers::unknownSphereModesAreNone()
{
    for (const int mode : {0, 1, 2, 3, 4, 255}) {
        pmx::Model data = twoOfEach();
        data.materials[1].sphereMode = pmx::SphereMode(mode);
        QCOMPARE(int(makeModel(data, {}, {}).data.materials[1].sphereMode), mode > 3 ? 0 : mode);
    }
}

void TestSanitiseNumbers::facesWithoutVerticesAreNone()
{
    pmx::Model data;
    data.indices = {0, 1, 2, 0};
    data.materials.resize(1);
    data.materials[0].indexCount = 3;
    const Model model = makeModel(data, {}, {});
    QVERIFY(model.data.indices.empty());
    QCOMPARE(model.data.materials[0].indexCount, 0u);
    // All corners of a bad face become the first vertex, so it has no area.
    pmx::Model one = twoOfEach();
    one.indices = {0, 1, 2, 1, 9, 2};
    one.materials[0].indexCount = 6;
    QCOMPARE(makeModel(one, {}, {}).data.indices, (std::vector<std::uint32_t>{0, 1, 2, 0, 0, 0}));
}

void TestSanitiseNumbers::weightsOfNoBoneDoNotCount()
{
    for (const auto deform : {pmx::Deform::Bdef4, pmx::Deform::Qdef, pmx::Deform::Bdef2}) {
        pmx::Model data = twoOfEach();
        data.vertices[1].deform = deform;
        data.vertices[1].bones = {0, 7, 1, -1};
        data.vertices[1].weights = {0.25f, 1.0f, 0.25f, 2.0f};
        const float all = deform == pmx::Deform::Bdef2 ? 0.25f : 0.5f; // two always sum to 1
        QCOMPARE(makeModel(data, {}, {}).data.vertices[1].weights,
            (std::array<float, 4>{all, 0, all, 0}));
    }
}

QTEST_GUILESS_MAIN(TestSanitiseNumbers)
#include "test_sanitise_numbers.moc"
