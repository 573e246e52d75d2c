// SPDX-License-Identifier: MIT
#include "libmmd/model/model.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>

using namespace mmd;

/// Careless models load with warnings: a code, a place and a count each.
class TestSanitise : public QObject {
    Q_OBJECT
private slots:
    void aCarefulModelHasNoWarnings();
    void eachCarelessnessIsWarnedOf_data();
    void eachCarelessnessIsWarnedOf();
    void equalOnesAreCountedAndTheFirstIsNamed();
    void fourWeightsAreNormalised();
    void materialsNeverDrawMoreThanThereIs();
    void badSoftBodiesAreHarmless();
};

using Change = std::function<void(pmx::Model&)>;
Q_DECLARE_METATYPE(Change)
Q_DECLARE_METATYPE(mmd::WarningCode)

namespace {

/// One record of each kind with valid references.
pmx::Model carefulModel()
{
    pmx::Model model;
    model.vertices.resize(3);
    for (pmx::Vertex& vertex : model.vertices)
        vertex.bones[0] = 0;
    model.indices = {0, 1, 2};
    model.textures.resize(1);
    model.materials.resize(1);
    model.materials[0].name.utf8 = "skin";
    model.materials[0].indexCount = 3;
    model.bones.resize(3);
    model.bones[0].name.utf8 = "root";
    model.bones[1].name.utf8 = "arm";
    model.bones[1].parent = 0;
    model.bones[2].name.utf8 = "goal";
    model.bones[2].flags = pmx::boneFlag::ik;
    model.bones[2].ik = {.effector = 1, .loops = 1, .stepAngle = 1, .links = {{.bone = 0}}};
    model.morphs.resize(4);
    model.morphs[0].name.utf8 = "smile";
    model.morphs[0].vertex = {{0, {1, 2, 3}}};
    model.morphs[1].type = pmx::MorphType::Group;
    model.morphs[1].group = {{0, 1.0f}};
    model.morphs[2].type = pmx::MorphType::Bone;
    model.morphs[2].bone = {{0, {}, {1, 0, 0, 0}}};
    model.morphs[3].type = pmx::MorphType::Material;
    model.morphs[3].material.resize(1);
    model.displayFrames = {{{"Root", {}}, {}, 1, {{0, 0}, {1, 0}}}};
    model.rigidBodies.resize(1);
    model.rigidBodies[0].name.utf8 = "chest";
    model.joints.resize(1);
    return model;
}

} // namespace

void TestSanitise::aCarefulModelHasNoWarnings()
{
    QCOMPARE(makeModel(carefulModel(), {}, {}).warnings, std::vector<Warning>());
}

void TestSanitise::eachCarelessnessIsWarnedOf_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<WarningCode>("code");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, WarningCode code, const char* place, Change change) {
        QTest::newRow(name) << std::move(change) << code << QByteArray(place);
    };
    using enum WarningCode;
    using Model = pmx::Model;
    const float nan = NAN;
    row("a vertex of no bone", BadReference, "vertex bone, first in vertex 1",
        [](Model& m) { m.vertices[1].bones[0] = 3; });
    row("a vertex nowhere", BadNumber, "vertex position, first in vertex 2",
        [=](Model& m) { m.vertices[2].position.y = nan; });
    row("an endless vertex", BadNumber, "vertex position, first in vertex 0",
        [](Model& m) { m.vertices[0].position.y = 1e30f; });
    row("a face of no vertex", BadReference, "face vertex, first in face 0",
        [](Model& m) { m.indices[1] = 3; });
    row("half a face", FaceCountMismatch, "faces, first in face 1",
        [](Model& m) { m.indices.push_back(0); });
    row("too many faces in a material", FaceCountMismatch, "material, first in material 0 (skin)",
        [](Model& m) { m.materials[0].indexCount = 6; });
    row("a face of no material", FaceCountMismatch, "faces without a material, first in face 0",
        [](Model& m) { m.materials[0].indexCount = 0; });
    row("a texture that is not there", BadReference, "material texture, first in material 0 (skin)",
        [](Model& m) { m.materials[0].texture = 1; });
    row("a toon that is not there", BadReference, "material toon, first in material 0 (skin)",
        [](Model& m) { m.materials[0].sharedToon = 0, m.materials[0].toon = 7; });
    row("no colour", BadNumber, "material diffuse colour, first in material 0 (skin)",
        [=](Model& m) { m.materials[0].diffuse.g = nan; });
    row("a parent that is not there", BadReference, "bone parent, first in bone 1 (arm)",
        [](Model& m) { m.bones[1].parent = -2; });
    row("parents in a circle", ParentCycle, "bone 0 (root)",
        [](Model& m) { m.bones[0].parent = 1; });
    row("a bone nowhere", BadNumber, "bone position, first in bone 1 (arm)",
        [=](Model& m) { m.bones[1].position.x = nan; });
    row("an IK link that is not there", BadReference, "IK link, first in bone 2 (goal)",
        [](Model& m) { m.bones[2].ik.links.push_back({.bone = 9}); });
    row("a morphed vertex that is not there", BadReference,
        "morph vertex, first in morph 0 (smile)",
        [](Model& m) { m.morphs[0].vertex[0].vertex = 3; });
    row("a morph in itself", MorphCycle, "morph 1 ()",
        [](Model& m) { m.morphs[1].group[0].morph = 1; });
    row("a morphed bone that is not there", BadReference, "morph bone, first in morph 2 ()",
        [](Model& m) { m.morphs[2].bone[0].bone = 3; });
    row("a morphed material that is not there", BadReference, "morph material, first in morph 3 ()",
        [](Model& m) { m.morphs[3].material[0].material = 1; });
    row("a frame's bone that is not there", BadReference,
        "display frame item, first in display frame 0 (Root)",
        [](Model& m) { m.displayFrames[0].items[0].index = 3; });
    row("a body of no bone", BadReference, "rigid body bone, first in rigid body 0 (chest)",
        [](Model& m) { m.rigidBodies[0].bone = 3; });
    row("a body of no mass", BadNumber, "rigid body value, first in rigid body 0 (chest)",
        [=](Model& m) { m.rigidBodies[0].mass = nan; });
    row("a joint of no body", BadReference, "joint body, first in joint 0 ()",
        [](Model& m) { m.joints[0].bodyB = 1; });
    row("a joint without limits", BadNumber, "joint limit or spring, first in joint 0 ()",
        [](Model& m) { m.joints[0].linearUpper.z = INFINITY; });
}

void TestSanitise::eachCarelessnessIsWarnedOf()
{
    QFETCH(Change, change);
    QFETCH(WarningCode, code);
    QFETCH(QByteArray, place);
    pmx::Model data = carefulModel();
    change(data);
    const Model model = makeModel(std::move(data), {}, {});
    const Warning wanted{.code = code, .location = place.toStdString(), .count = 1};
    QVERIFY2(
        std::find(model.warnings.begin(), model.warnings.end(), wanted) != model.warnings.end(),
        model.warnings.empty() ? "no warning" : model.warnings[0].location.c_str());
}

void TestSanitise::equalOnesAreCountedAndTheFirstIsNamed()
{
    pmx::Model data = carefulModel();
    data.vertices[1].bones[0] = 9;
    data.vertices[2].bones[0] = 9;
    QCOMPARE(makeModel(std::move(data), {}, {}).warnings,
        (std::vector<Warning>{{.code = WarningCode::BadReference,
            .location = "vertex bone, first in vertex 1",
            .count = 2}}));
}

void TestSanitise::fourWeightsAreNormalised()
{
    pmx::Model data = carefulModel();
    data.vertices[0].deform = pmx::Deform::Bdef4;
    data.vertices[0].bones = {0, 1, 2, -1};
    data.vertices[0].weights = {1.0f, 0.5f, 0.5f, 3.0f};
    const Model model = makeModel(std::move(data), {}, {});
    QCOMPARE(model.data.vertices[0].weights, (std::array<float, 4>{0.5f, 0.25f, 0.25f, 0.0f}));
}

void TestSanitise::materialsNeverDrawMoreThanThereIs()
{
    pmx::Model data = carefulModel();
    data.materials.resize(3);
    for (pmx::Material& material : data.materials)
        material.indexCount = 0xFFFFFFFF;
    const Model model = makeModel(std::move(data), {}, {});
    std::size_t sum = 0;
    for (const pmx::Material& material : model.data.materials)
        sum += material.indexCount;
    QCOMPARE(sum, model.data.indices.size());
}

void TestSanitise::badSoftBodiesAreHarmless()
{
    pmx::Model data = carefulModel();
    data.softBodies.resize(1);
    data.softBodies[0].material = 0;
    data.softBodies[0].anchors = {{0, 0, 0}, {5, 5, 0}};
    data.softBodies[0].pins = {2, 3};
    const Model model = makeModel(std::move(data), {}, {});
    const pmx::SoftBody& body = model.data.softBodies[0];
    QCOMPARE(body.anchors[1].body, -1);
    QCOMPARE(body.anchors[1].vertex, -1);
    QCOMPARE(body.pins, (std::vector<std::int32_t>{2, -1}));
    QCOMPARE(model.warnings.size(), std::size_t(2));
}

QTEST_GUILESS_MAIN(TestSanitise)
#include "test_sanitise.moc"
