// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <array>
#include <tuple>

using namespace odori::test;
using mmd::pmx::MorphType;

namespace {

auto numbersOf(const mmd::MaterialState& m)
{
    return std::tie(m.diffuse, m.specular, m.specularPower, m.ambient, m.edgeColour, m.edgeSize,
        m.textureMultiply, m.textureAdd, m.sphereMultiply, m.sphereAdd, m.toonMultiply, m.toonAdd);
}

/// Bit for bit: a pose that returns to rest must be equal, not just near.
bool isSame(const mmd::Pose& a, const mmd::Pose& b)
{
    for (std::size_t bone = 0; bone < a.bones.size(); ++bone)
        if (a.bones[bone].translation != b.bones[bone].translation ||
            a.bones[bone].rotation != b.bones[bone].rotation)
            return false;
    for (std::size_t at = 0; at < a.materials.size(); ++at)
        if (numbersOf(a.materials[at]) != numbersOf(b.materials[at]))
            return false;
    return a.keyWeights == b.keyWeights && a.morphWeights == b.morphWeights &&
           a.visible == b.visible && a.physicsOn == b.physicsOn;
}

void addMorph(RigBuilder& rig, const char* name, mmd::pmx::Morph morph)
{
    morph.name.utf8 = name;
    rig.model().morphs.push_back(std::move(morph));
}

/// Every number of a material changed.
mmd::pmx::MaterialOffset everyFactor(int operation)
{
    mmd::pmx::MaterialOffset offset;
    offset.material = -1;
    offset.operation = std::uint8_t(operation);
    offset.diffuse = {0.1f, 0.2f, 0.3f, 0.4f};
    offset.specular = {0.5f, 0.6f, 0.7f};
    offset.specularPower = 3.0f;
    offset.ambient = {0.2f, 0.3f, 0.1f};
    offset.edgeColour = {0.3f, 0.2f, 0.1f, 0.5f};
    offset.edgeSize = 0.25f;
    offset.textureTint = {0.9f, 0.8f, 0.7f, 0.6f};
    offset.sphereTint = {0.5f, 0.4f, 0.3f, 0.2f};
    offset.toonTint = {0.15f, 0.25f, 0.35f, 0.45f};
    return offset;
}

/// A model with a morph of each kind, a group of them all, an IK leg, and two materials.
RigBuilder wholeModel()
{
    RigBuilder rig;
    const int root = rig.bone({0, 10, 0});
    const int knee = rig.bone({0, 5, 0.1f}, root);
    const int foot = rig.bone({0, 0, 0}, knee);
    const int goal = rig.bone({0, 0, 0});
    rig.ik(goal, foot, {knee, root});
    mmd::pmx::Material material;
    material.diffuse = {0.8f, 0.6f, 0.4f, 0.9f};
    material.specular = {0.3f, 0.2f, 0.1f};
    material.specularPower = 12.0f;
    material.ambient = {0.4f, 0.3f, 0.2f};
    material.edgeSize = 1.5f;
    rig.model().materials = {material, material};
    mmd::pmx::Morph multiply, add, bone, group;
    multiply.type = add.type = MorphType::Material;
    multiply.material = {everyFactor(0)};
    add.material = {everyFactor(1)};
    bone.type = MorphType::Bone;
    bone.bone = {{root, {1, 2, 3}, aboutX(40)}};
    group.type = MorphType::Group;
    group.group = {{0, 1.0f}, {1, 0.5f}, {2, 0.25f}};
    addMorph(rig, "multiply", multiply);
    addMorph(rig, "add", add);
    addMorph(rig, "bone", bone);
    addMorph(rig, "group", group);
    return rig;
}

} // namespace

/// After any key, morph, draft or switch is removed, the same evaluator returns to the exact rest
/// pose.
class TestRest : public QObject {
    Q_OBJECT
private slots:
    void aMorphThatReturnsToZeroLeavesNothing_data();
    void aMorphThatReturnsToZeroLeavesNothing();
    void overridesLeaveNothing();
    void anotherMotionLeavesNothing();
    void aSwitchedOffLegStandsAtItsKeysAgain();
    void aHiddenModelIsShownAgain();
    void whatIsOrderedInTimeDoesNotCount();
};

void TestRest::aMorphThatReturnsToZeroLeavesNothing_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"multiply", "add", "bone", "group"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestRest::aMorphThatReturnsToZeroLeavesNothing()
{
    QFETCH(QString, name);
    const auto model = wholeModel().build();
    mmd::Motion motion;
    key(motion, name.toStdString(), 0, 0.0f);
    key(motion, name.toStdString(), 10, 1.0f);
    key(motion, name.toStdString(), 20, 0.0f);
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    const mmd::Pose rest = evaluator.evaluate(0);
    const mmd::Pose moved = evaluator.evaluate(10);
    QVERIFY(!isSame(rest, moved));
    const mmd::Pose half = evaluator.evaluate(15);
    QVERIFY(!isSame(half, moved) && !isSame(half, rest));
    QVERIFY(isSame(evaluator.evaluate(20), rest));
    QVERIFY(isSame(evaluator.evaluate(10), moved));
    QVERIFY(isSame(evaluator.evaluate(0), rest));
    QVERIFY(isSame(evaluator.evaluate(15), half));
}

void TestRest::overridesLeaveNothing()
{
    mmd::PoseEvaluator evaluator(wholeModel().build());
    const mmd::Pose rest = evaluator.evaluate(0);
    const std::array bones{
        mmd::BoneOverride{0, {.translation = {1, 1, 1}, .rotation = aboutY(30)}}};
    const std::array morphs{
        mmd::MorphOverride{0, 1.0f}, mmd::MorphOverride{1, 0.5f}, mmd::MorphOverride{2, 0.5f}};
    evaluator.setOverrides(bones, morphs);
    QVERIFY(!isSame(evaluator.evaluate(0), rest));
    evaluator.setOverrides({}, {});
    QVERIFY(isSame(evaluator.evaluate(0), rest));
}

void TestRest::anotherMotionLeavesNothing()
{
    mmd::PoseEvaluator evaluator(wholeModel().build());
    const mmd::Pose rest = evaluator.evaluate(0);
    mmd::Motion motion;
    key(motion, 0, 0, {3, 2, 1}, aboutZ(20));
    key(motion, "group", 0, 1.0f);
    ikKey(motion, 0, 3, false);
    evaluator.setMotion(motion);
    QVERIFY(!isSame(evaluator.evaluate(0), rest));
    evaluator.setMotion({});
    QVERIFY(isSame(evaluator.evaluate(0), rest));
}

void TestRest::aSwitchedOffLegStandsAtItsKeysAgain()
{
    mmd::PoseEvaluator evaluator(wholeModel().build());
    mmd::Motion motion;
    key(motion, 3, 0, {0, 3, 1}); // raises the goal: the knee bends
    ikKey(motion, 0, 3, true);
    ikKey(motion, 10, 3, false);
    ikKey(motion, 20, 3, true);
    evaluator.setMotion(motion);
    const mmd::Pose bent = evaluator.evaluate(0);
    const mmd::Pose straight = evaluator.evaluate(10);
    NEAR(straight.bones[1].translation, glm::vec3(0, 5, 0.1f));
    QVERIFY(!isSame(bent, straight));
    QVERIFY(isSame(evaluator.evaluate(20), bent));
    QVERIFY(isSame(evaluator.evaluate(19.5), straight));
}

void TestRest::aHiddenModelIsShownAgain()
{
    mmd::PoseEvaluator evaluator(wholeModel().build());
    mmd::ShowIkValue hidden;
    hidden.show = false;
    QVERIFY(evaluator.evaluate(0).visible);
    evaluator.setOverrides({}, {}, &hidden);
    QVERIFY(!evaluator.evaluate(0).visible);
    evaluator.setOverrides({}, {});
    QVERIFY(evaluator.evaluate(0).visible);
}

void TestRest::whatIsOrderedInTimeDoesNotCount()
{
    const auto model = wholeModel().build();
    mmd::Motion motion;
    key(motion, "group", 3, 0.0f);
    key(motion, "group", 8, 1.0f);
    key(motion, "group", 12, 0.2f);
    key(motion, 3, 0, {0, 0, 0});
    key(motion, 3, 9, {0, 4, 2}, aboutX(10));
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    for (const double frame : {0.0, 11.0, 4.5, 200.0, 8.0, 3.0, 0.5, 12.0, 7.99, 0.0}) {
        mmd::PoseEvaluator fresh(model);
        fresh.setMotion(motion);
        QVERIFY2(isSame(evaluator.evaluate(frame), fresh.evaluate(frame)),
            qPrintable(QString::number(frame)));
    }
}

QTEST_GUILESS_MAIN(TestRest)
#include "test_rest.moc"
