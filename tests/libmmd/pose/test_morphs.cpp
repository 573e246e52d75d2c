// SPDX-License-Identifier: MIT
#include "libmmd/pose/vertex_morphs.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;
using mmd::pmx::MorphType;

/// Morph weights of keys, group morphs, and the effect of bone and material morphs on a pose.
class TestMorphs : public QObject {
    Q_OBJECT
private slots:
    void weightsAreLinearBetweenKeys();
    void groupsPassOnTheirWeightTimesTheRatio();
    void cyclesOfGroupsAreCut();
    void aFlipMorphPicksOneMember();
    void aFlipMorphChangesAtItsParts_data();
    void aFlipMorphChangesAtItsParts();
    void weightsBeyondReasonAreHeld();
    void aBoneMorphTurnsOnTopOfTheKey();
    void bookkeepingOfTwoBoneMorphsIsInFileOrder();
    void aMaterialMorphMultipliesAndAdds();
    void aMaterialMorphChangesEveryNumber_data();
    void aMaterialMorphChangesEveryNumber();
    void aMaterialMorphOfNoneMeansAll();
    void anOverrideOfAMorphWins();
    void vertexMorphsAddUpAndGoBackToRest();
    void uvMorphsMoveTheirOwnSet();
    void everyUvMorphHasItsOwnSet();
    void offsetsOfAnyOrderAreAdded();
};

namespace {

mmd::pmx::Morph& morph(RigBuilder& rig, const char* name, MorphType type)
{
    mmd::pmx::Morph each;
    each.name.utf8 = name;
    each.type = type;
    rig.model().morphs.push_back(each);
    return rig.model().morphs.back();
}

float weightOf(const mmd::Pose& pose, int index)
{
    return pose.morphWeights[std::size_t(index)];
}

} // namespace

void TestMorphs::weightsAreLinearBetweenKeys()
{
    RigBuilder rig;
    morph(rig, "smile", MorphType::Vertex);
    const auto model = rig.build();
    mmd::Motion motion;
    key(motion, "smile", 10, 1.0f);
    key(motion, "smile", 30, 0.0f);
    QCOMPARE(weightOf(poseOf(model, motion, 5), 0), 0.5f); // from the implicit 0 at frame 0
    QCOMPARE(weightOf(poseOf(model, motion, 10), 0), 1.0f);
    QCOMPARE(weightOf(poseOf(model, motion, 15), 0), 0.75f);
    QCOMPARE(weightOf(poseOf(model, motion, 99), 0), 0.0f);
}

void TestMorphs::groupsPassOnTheirWeightTimesTheRatio()
{
    RigBuilder rig;
    morph(rig, "a", MorphType::Vertex);
    morph(rig, "inner", MorphType::Group).group = {{0, 0.5f}};
    morph(rig, "outer", MorphType::Group).group = {{1, 0.5f}, {0, 0.1f}};
    mmd::Motion motion;
    key(motion, "a", 0, 0.25f);
    key(motion, "outer", 0, 0.8f);
    // 0.25 + 0.8 * 0.1 + 0.8 * 0.5 * 0.5 = 0.53
    const mmd::Pose pose = poseOf(rig.build(), motion);
    QVERIFY(std::abs(weightOf(pose, 0) - 0.53f) < 1e-6f);
    QCOMPARE(pose.keyWeights[0], 0.25f);
}

void TestMorphs::cyclesOfGroupsAreCut()
{
    RigBuilder rig;
    morph(rig, "a", MorphType::Group).group = {{1, 1.0f}, {2, 1.0f}};
    morph(rig, "b", MorphType::Group).group = {{0, 1.0f}};
    morph(rig, "c", MorphType::Vertex);
    morph(rig, "itself", MorphType::Group).group = {{3, 1.0f}, {77, 1.0f}};
    const auto model = rig.build();
    QVERIFY(!model->warnings.empty());
    mmd::Motion motion;
    key(motion, "a", 0, 0.5f);
    key(motion, "itself", 0, 0.5f);
    const mmd::Pose pose = poseOf(model, motion);
    for (const float weight : pose.morphWeights)
        QVERIFY(std::isfinite(weight) && weight <= 1.0f);
    QCOMPARE(weightOf(pose, 2), 0.5f);
}

void TestMorphs::aFlipMorphPicksOneMember()
{
    RigBuilder rig;
    morph(rig, "a", MorphType::Vertex);
    morph(rig, "b", MorphType::Vertex);
    morph(rig, "flip", MorphType::Flip).group = {{0, 1.0f}, {1, 0.5f}};
    const auto model = rig.build();
    const auto at = [&](float weight) {
        mmd::Motion motion;
        key(motion, "flip", 0, weight);
        const mmd::Pose pose = poseOf(model, motion);
        return std::pair(weightOf(pose, 0), weightOf(pose, 1));
    };
    QVERIFY(at(0.0f) == std::pair(0.0f, 0.0f));
    // Never both at once, but each at some weight.
    bool hadFirst = false, hadSecond = false;
    for (float weight = 0.0f; weight <= 1.0f; weight += 0.05f) {
        const auto [first, second] = at(weight);
        QVERIFY(first == 0.0f || second == 0.0f);
        hadFirst = hadFirst || first == 1.0f;
        hadSecond = hadSecond || second == 0.5f;
    }
    QVERIFY(hadFirst && hadSecond);
}

void TestMorphs::aFlipMorphChangesAtItsParts_data()
{
    QTest::addColumn<float>("weight");
    QTest::addColumn<int>("member"); // -1: none
    QTest::newRow("below") << -3.0f << -1;
    QTest::newRow("in the first quarter") << 0.24f << -1;
    QTest::newRow("at a quarter") << 0.25f << 0;
    QTest::newRow("before the half") << 0.49f << 0;
    QTest::newRow("at the half") << 0.5f << 1;
    QTest::newRow("before three quarters") << 0.74f << 1;
    QTest::newRow("at three quarters") << 0.75f << 2;
    QTest::newRow("whole") << 1.0f << 2;
    QTest::newRow("above") << 9.0f << 2;
}

/// 0..1 selects none and then the three members, in four equal parts (docs/pose.md).
void TestMorphs::aFlipMorphChangesAtItsParts()
{
    QFETCH(float, weight);
    QFETCH(int, member);
    RigBuilder rig;
    for (const char* name : {"a", "b", "c"})
        morph(rig, name, MorphType::Vertex);
    morph(rig, "flip", MorphType::Flip).group = {{0, 0.25f}, {1, -0.5f}, {2, 2.0f}};
    mmd::Motion motion;
    key(motion, "flip", 0, weight);
    key(motion, "b", 0, 0.125f);
    const mmd::Pose pose = poseOf(rig.build(), motion);
    QCOMPARE(weightOf(pose, 0), member == 0 ? 0.25f : 0.0f);
    QCOMPARE(weightOf(pose, 1), member == 1 ? -0.375f : 0.125f);
    QCOMPARE(weightOf(pose, 2), member == 2 ? 2.0f : 0.0f);
    QCOMPARE(weightOf(pose, 3), 0.0f); // it has no effect itself
    QCOMPARE(pose.keyWeights[3], weight);
}

void TestMorphs::weightsBeyondReasonAreHeld()
{
    RigBuilder rig;
    for (const char* name : {"a", "b", "c", "d"})
        morph(rig, name, MorphType::Vertex);
    morph(rig, "group", MorphType::Group).group = {{3, -2.0f}, {3, -2.0f}};
    mmd::Motion motion;
    key(motion, "a", 0, std::numeric_limits<float>::quiet_NaN());
    key(motion, "b", 0, 3e30f);
    key(motion, "c", 0, -std::numeric_limits<float>::infinity());
    key(motion, "d", 0, 0.5f);
    key(motion, "group", 0, -0.25f); // the same member twice, and negative
    const mmd::Pose pose = poseOf(rig.build(), motion);
    QCOMPARE(weightOf(pose, 0), 0.0f);
    QCOMPARE(weightOf(pose, 1), 1e6f);
    QCOMPARE(weightOf(pose, 2), -1e6f);
    QCOMPARE(weightOf(pose, 3), 1.5f);
}

void TestMorphs::aBoneMorphTurnsOnTopOfTheKey()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    mmd::pmx::BoneOffset offset;
    offset.bone = 0;
    offset.translation = {2, 0, 0};
    offset.rotation = aboutX(80);
    morph(rig, "m", MorphType::Bone).bone = {offset};
    mmd::Motion motion;
    key(motion, "m", 0, 0.5f);
    key(motion, 0, 0, {0, 3, 0}, aboutY(90));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(pose.bones[0].translation, glm::vec3(1, 3, 0)); // half of 2 plus the key's value
    NEAR(pose.bones[0].rotation, aboutX(40) * aboutY(90));
    // The panel shows the key's value.
    NEAR(pose.locals[0].rotation, aboutY(90));
}

void TestMorphs::bookkeepingOfTwoBoneMorphsIsInFileOrder()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    for (const auto& [name, rotation] : {std::pair("m", aboutX(90)), std::pair("n", aboutY(90))}) {
        mmd::pmx::BoneOffset offset;
        offset.bone = 0;
        offset.rotation = rotation;
        morph(rig, name, MorphType::Bone).bone = {offset};
    }
    mmd::Motion motion;
    key(motion, "m", 0, 1.0f);
    key(motion, "n", 0, 1.0f);
    const glm::quat both = poseOf(rig.build(), motion).bones[0].rotation;
    QVERIFY2(isNear(both, aboutY(90) * aboutX(90)), qPrintable(textOf(both)));
}

void TestMorphs::aMaterialMorphChangesEveryNumber_data()
{
    QTest::addColumn<int>("operation");
    QTest::newRow("multiply") << 0;
    QTest::newRow("add") << 1;
}

// Source: docs/formats.md, material morphs. The neutral tints of the textures are 1 and 0.
void TestMorphs::aMaterialMorphChangesEveryNumber()
{
    QFETCH(int, operation);
    RigBuilder rig;
    mmd::pmx::Material material;
    material.diffuse = {0.8f, 0.7f, 0.6f, 0.5f};
    material.specular = {0.3f, 0.2f, 0.1f};
    material.specularPower = 12.0f;
    material.ambient = {0.4f, 0.45f, 0.5f};
    material.edgeColour = {0.9f, 0.8f, 0.7f, 0.6f};
    material.edgeSize = 2.0f;
    rig.model().materials = {material};
    mmd::pmx::MaterialOffset by;
    by.material = 0;
    by.operation = std::uint8_t(operation);
    by.diffuse = {0.1f, 0.2f, 0.3f, 0.4f};
    by.specular = {0.5f, 0.6f, 0.7f};
    by.specularPower = 3.0f;
    by.ambient = {0.15f, 0.25f, 0.35f};
    by.edgeColour = {0.05f, 0.12f, 0.22f, 0.32f};
    by.edgeSize = 0.25f;
    by.textureTint = {0.9f, 0.8f, 0.7f, 0.6f};
    by.sphereTint = {0.55f, 0.44f, 0.33f, 0.21f};
    by.toonTint = {0.16f, 0.26f, 0.36f, 0.46f};
    morph(rig, "m", MorphType::Material).material = {by};
    mmd::Motion motion;
    constexpr float weight = 0.5f;
    key(motion, "m", 0, weight);
    const mmd::MaterialState now = poseOf(rig.build(), motion).materials[0];
    const auto changed = [&](float value, float factor) {
        return operation == 0 ? value + (value * factor - value) * weight : value + factor * weight;
    };
    const auto isChanged = [&](const auto& value, const auto& before, const auto& factor) {
        for (int at = 0; at < value.length(); ++at)
            if (std::abs(value[at] - changed(before[at], factor[at])) > 1e-5f)
                return false;
        return true;
    };
    QVERIFY(isChanged(now.diffuse, material.diffuse, by.diffuse));
    QVERIFY(isChanged(now.specular, material.specular, by.specular));
    QVERIFY(std::abs(now.specularPower - changed(12.0f, 3.0f)) < 1e-4f);
    QVERIFY(isChanged(now.ambient, material.ambient, by.ambient));
    QVERIFY(isChanged(now.edgeColour, material.edgeColour, by.edgeColour));
    QVERIFY(std::abs(now.edgeSize - changed(2.0f, 0.25f)) < 1e-5f);
    const glm::vec4 one(1.0f), none(0.0f);
    const bool multiplies = operation == 0;
    QVERIFY(multiplies ? isChanged(now.textureMultiply, one, by.textureTint)
                       : isChanged(now.textureAdd, none, by.textureTint));
    QVERIFY(multiplies ? isChanged(now.sphereMultiply, one, by.sphereTint)
                       : isChanged(now.sphereAdd, none, by.sphereTint));
    QVERIFY(multiplies ? isChanged(now.toonMultiply, one, by.toonTint)
                       : isChanged(now.toonAdd, none, by.toonTint));
    QCOMPARE(multiplies ? now.textureAdd : now.textureMultiply, multiplies ? none : one);
    QCOMPARE(multiplies ? now.sphereAdd : now.sphereMultiply, multiplies ? none : one);
    QCOMPARE(multiplies ? now.toonAdd : now.toonMultiply, multiplies ? none : one);
}

void TestMorphs::aMaterialMorphMultipliesAndAdds()
{
    RigBuilder rig;
    mmd::pmx::Material material;
    material.diffuse = {0.8f, 0.6f, 0.4f, 1.0f};
    material.edgeSize = 2.0f;
    rig.model().materials = {material, material};
    mmd::pmx::MaterialOffset multiply;
    multiply.material = 0;
    multiply.diffuse = {0.5f, 1.0f, 0.0f, 1.0f};
    multiply.edgeSize = 0.0f;
    multiply.textureTint = glm::vec4(1.0f);
    mmd::pmx::MaterialOffset add;
    add.material = 0;
    add.operation = 1;
    add.diffuse = {0.1f, 0.0f, 0.0f, -1.0f};
    morph(rig, "times", MorphType::Material).material = {multiply};
    morph(rig, "plus", MorphType::Material).material = {add};
    const auto model = rig.build();
    mmd::Motion motion;
    key(motion, "times", 0, 0.5f);
    mmd::Pose pose = poseOf(model, motion);
    // v += (v m - v) w: 0.8 + (0.4 - 0.8) / 2 = 0.6; 0.6 stays; 0.4 + (0 - 0.4) / 2 = 0.2
    QVERIFY(isNear(glm::vec3(pose.materials[0].diffuse), {0.6f, 0.6f, 0.2f}));
    QCOMPARE(pose.materials[0].edgeSize, 1.0f);
    QVERIFY(isNear(glm::vec3(pose.materials[1].diffuse), {0.8f, 0.6f, 0.4f}));
    key(motion, "plus", 0, 0.5f);
    pose = poseOf(model, motion);
    QVERIFY(isNear(glm::vec3(pose.materials[0].diffuse), {0.65f, 0.6f, 0.2f}));
    QCOMPARE(pose.materials[0].diffuse.a, 0.5f);
}

void TestMorphs::aMaterialMorphOfNoneMeansAll()
{
    RigBuilder rig;
    rig.model().materials.resize(3);
    mmd::pmx::MaterialOffset hide;
    hide.material = -1;
    morph(rig, "hide", MorphType::Material).material = {hide};
    mmd::Motion motion;
    key(motion, "hide", 0, 1.0f);
    const mmd::Pose pose = poseOf(rig.build(), motion);
    for (const mmd::MaterialState& each : pose.materials)
        QCOMPARE(each.diffuse.a, 0.0f);
}

void TestMorphs::anOverrideOfAMorphWins()
{
    RigBuilder rig;
    morph(rig, "a", MorphType::Vertex);
    mmd::Motion motion;
    key(motion, "a", 0, 0.3f);
    mmd::PoseEvaluator evaluator(rig.build());
    evaluator.setMotion(motion);
    const std::array overrides{mmd::MorphOverride{0, 0.9f}, mmd::MorphOverride{-1, 0.4f}};
    evaluator.setOverrides({}, overrides);
    QCOMPARE(weightOf(evaluator.evaluate(7), 0), 0.9f);
    evaluator.setOverrides({}, {});
    QCOMPARE(weightOf(evaluator.evaluate(7), 0), 0.3f);
}

void TestMorphs::vertexMorphsAddUpAndGoBackToRest()
{
    RigBuilder rig;
    rig.model().vertices.resize(2);
    rig.model().vertices[1].position = {0.1f, 0.2f, 0.3f};
    morph(rig, "a", MorphType::Vertex).vertex = {{1, {1, 0, 0}}, {-1, {9, 9, 9}}};
    morph(rig, "b", MorphType::Vertex).vertex = {{1, {0, 2, 0}}, {0, {0, 0, 4}}};
    const auto model = rig.build();
    mmd::VertexMorphs morphs(*model);
    QVERIFY(!morphs.update(std::array{0.0f, 0.0f}));
    QVERIFY(morphs.update(std::array{0.5f, 0.25f}));
    QVERIFY(isNear(morphs.positions()[1], {0.6f, 0.7f, 0.3f}));
    QVERIFY(isNear(morphs.positions()[0], {0, 0, 1}));
    QVERIFY(!morphs.update(std::array{0.5f, 0.25f})); // no change: nothing to upload
    for (int turn = 0; turn < 1000; ++turn)
        morphs.update(std::array{float(turn % 7) * 0.1f, 0.3f});
    QVERIFY(morphs.update(std::array{0.0f, 0.0f}));
    QCOMPARE(morphs.positions()[1], glm::vec3(0.1f, 0.2f, 0.3f)); // exact
}

void TestMorphs::uvMorphsMoveTheirOwnSet()
{
    RigBuilder rig;
    rig.model().vertices.resize(2);
    rig.model().additionalUvCount = 2;
    rig.model().additionalUvs.resize(4, glm::vec4(1.0f));
    morph(rig, "uv", MorphType::Uv).uv = {{1, {0.5f, 1.0f, 7.0f, 7.0f}}};
    morph(rig, "uv2", MorphType::Uv2).uv = {{1, {1, 2, 3, 4}}};
    morph(rig, "uv4", MorphType::Uv4).uv = {{0, {1, 1, 1, 1}}}; // a UV set that the model lacks
    const auto model = rig.build();
    mmd::VertexMorphs morphs(*model);
    QVERIFY(morphs.update(std::array{1.0f, 0.5f, 1.0f}));
    QCOMPARE(morphs.uvs()[1], glm::vec2(0.5f, 1.0f));
    QCOMPARE(morphs.uvs()[0], glm::vec2(0.0f, 0.0f));
    QCOMPARE(morphs.additionalUvs()[3], glm::vec4(1.5f, 2.0f, 2.5f, 3.0f)); // vertex 1, second set
    QCOMPARE(morphs.additionalUvs()[2], glm::vec4(1.0f));
    QCOMPARE(morphs.additionalUvs()[0], glm::vec4(1.0f));
}

void TestMorphs::everyUvMorphHasItsOwnSet()
{
    RigBuilder rig;
    rig.model().vertices.resize(2);
    rig.model().additionalUvCount = 4;
    rig.model().additionalUvs.resize(8, glm::vec4(0.0f));
    for (const MorphType type : {MorphType::Uv1, MorphType::Uv2, MorphType::Uv3, MorphType::Uv4})
        morph(rig, "uv", type).uv = {{-1, glm::vec4(9.0f)}, {1, glm::vec4(2.0f)}};
    const auto model = rig.build();
    mmd::VertexMorphs morphs(*model);
    for (std::size_t set = 0; set < 4; ++set) {
        std::array<float, 4> weights{};
        weights[set] = 0.5f;
        QVERIFY(morphs.update(weights));
        for (std::size_t at = 0; at < 8; ++at)
            QCOMPARE(morphs.additionalUvs()[at], glm::vec4(at == 4 + set ? 1.0f : 0.0f));
        QCOMPARE(morphs.uvs()[1], glm::vec2(0.0f));
    }
}

/// Offsets of consecutive vertices, with gaps, in reverse order, and twice for one vertex.
void TestMorphs::offsetsOfAnyOrderAreAdded()
{
    RigBuilder rig;
    rig.model().vertices.resize(6);
    morph(rig, "none", MorphType::Group);
    morph(rig, "a", MorphType::Vertex).vertex = {
        {1, {1, 0, 0}}, {2, {2, 0, 0}}, {4, {4, 0, 0}}, {3, {3, 0, 0}}, {3, {30, 0, 0}}};
    morph(rig, "b", MorphType::Vertex).vertex = {{5, {0, 5, 0}}, {0, {0, 7, 0}}};
    const auto model = rig.build();
    mmd::VertexMorphs morphs(*model);
    QVERIFY(morphs.update(std::array{0.0f, 1.0f, 2.0f}));
    const std::array<glm::vec3, 6> expected{
        {{0, 14, 0}, {1, 0, 0}, {2, 0, 0}, {33, 0, 0}, {4, 0, 0}, {0, 10, 0}}};
    for (std::size_t at = 0; at < 6; ++at)
        NEAR(morphs.positions()[at], expected[at]);
    QVERIFY(morphs.update(std::array{0.0f, 0.0f, 2.0f}));
    NEAR(morphs.positions()[3], glm::vec3(0.0f));
    NEAR(morphs.positions()[0], glm::vec3(0, 14, 0));
}

QTEST_GUILESS_MAIN(TestMorphs)
#include "test_morphs.moc"
