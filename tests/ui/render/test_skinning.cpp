// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "ui/render/skinning.h"

#include <QtTest/QTest>

#include <glm/geometric.hpp>

#include <array>
#include <cmath>

using namespace odori::render;
using mmd::pmx::Deform;

namespace {

constexpr float quarter = 1.57079632679f;

/// A stick along X with one vertex at `position`, bone 0 at the origin, bone 1 at (2, 0, 0).
struct Stick {
    Stick(Deform deform, const glm::vec3& position, std::array<float, 4> weights)
    {
        mmd::pmx::Model data;
        data.bones.resize(2);
        data.bones[1].position = {2.0f, 0.0f, 0.0f};
        data.bones[1].parent = 0;
        mmd::pmx::Vertex vertex;
        vertex.position = position;
        vertex.normal = {0.0f, 1.0f, 0.0f};
        vertex.deform = deform;
        vertex.bones = {0, deform == Deform::Bdef1 ? -1 : 1, -1, -1};
        vertex.weights = weights;
        if (deform == Deform::Sdef) {
            vertex.sdef = 0;
            data.sdef.push_back({{2, 0, 0}, {2, 0, 0}, {2, 0, 0}});
        }
        data.vertices.push_back(vertex);
        model = odori::test::loaded(data);
        pose.bones = {{{0, 0, 0}, {1, 0, 0, 0}}, {{2, 0, 0}, {1, 0, 0, 0}}};
    }
    void bend(float angle) { pose.bones[1].rotation = glm::angleAxis(angle, glm::vec3(0, 0, 1)); }
    SkinnedVertex skinned()
    {
        Skinning skinning(*model);
        SkinnedVertex result{};
        const glm::vec3 rest = model->data.vertices[0].position;
        skinning.run(pose, {&rest, 1}, {&result, 1});
        return result;
    }
    std::shared_ptr<const mmd::Model> model;
    mmd::Pose pose;
};

bool isNear(const glm::vec3& a, const glm::vec3& b)
{
    return glm::length(a - b) < 1e-5f;
}

} // namespace

class TestSkinning : public QObject {
    Q_OBJECT
private slots:
    void atRestNothingMoves_data() { deforms(); }
    void atRestNothingMoves();
    void aVertexOfOneBoneTurnsWithIt_data() { deforms(); }
    void aVertexOfOneBoneTurnsWithIt();
    void twoBonesBlendLinearly();
    void fourWeightsNeedNotSumToOne();
    void aMissingBoneIsTheRestPose();
    void sphericalDeformKeepsThickness();
    void dualQuaternionsKeepThickness();
    void dualQuaternionsOfTwoSignsAreOneTurn();
    void everyOneOfFourBonesMovesItsShare_data();
    void everyOneOfFourBonesMovesItsShare();
    void theSphericalCentresWeighAsTheirBones();

private:
    static void deforms()
    {
        QTest::addColumn<int>("deform");
        for (const auto& [name, deform] :
            {std::pair("BDEF2", Deform::Bdef2), std::pair("BDEF4", Deform::Bdef4),
                std::pair("SDEF", Deform::Sdef), std::pair("QDEF", Deform::Qdef)})
            QTest::newRow(name) << int(deform);
    }
};

void TestSkinning::atRestNothingMoves()
{
    QFETCH(int, deform);
    Stick stick(Deform(deform), {2.5f, 1.0f, 0.5f}, {0.3f, 0.7f, 0.0f, 0.0f});
    const SkinnedVertex vertex = stick.skinned();
    QVERIFY(isNear(vertex.position, {2.5f, 1.0f, 0.5f}));
    QVERIFY(isNear(glm::normalize(vertex.normal), {0, 1, 0}));
}

void TestSkinning::aVertexOfOneBoneTurnsWithIt()
{
    QFETCH(int, deform);
    Stick stick(Deform(deform), {3.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f, 0.0f});
    stick.bend(quarter);
    const SkinnedVertex vertex = stick.skinned();
    QVERIFY(isNear(vertex.position, {2, 1, 0}));
    QVERIFY(isNear(glm::normalize(vertex.normal), {-1, 0, 0}));
}

void TestSkinning::twoBonesBlendLinearly()
{
    Stick stick(Deform::Bdef2, {3.0f, 0.0f, 0.0f}, {0.5f, 0.5f, 0.0f, 0.0f});
    stick.bend(quarter);
    QVERIFY(isNear(stick.skinned().position, {2.5f, 0.5f, 0}));
}

void TestSkinning::fourWeightsNeedNotSumToOne()
{
    Stick stick(Deform::Bdef4, {3.0f, 0.0f, 0.0f}, {1.5f, 1.5f, 0.0f, 0.0f});
    stick.bend(quarter);
    QVERIFY(isNear(stick.skinned().position, {2.5f, 0.5f, 0}));
    Stick none(Deform::Bdef4, {3.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 0.0f, 0.0f});
    QVERIFY(isNear(none.skinned().position, {3, 0, 0}));
}

void TestSkinning::aMissingBoneIsTheRestPose()
{
    mmd::pmx::Model data;
    data.bones.resize(1);
    mmd::pmx::Vertex vertex;
    vertex.position = {3.0f, 0.0f, 0.0f};
    vertex.deform = Deform::Bdef2;
    vertex.bones = {0, -1, -1, -1};
    vertex.weights = {0.5f, 0.5f, 0.0f, 0.0f};
    data.vertices.push_back(vertex);
    Stick stick(Deform::Bdef1, {}, {});
    stick.model = odori::test::loaded(data);
    stick.pose.bones = {{{0, 2, 0}, {1, 0, 0, 0}}};
    QVERIFY(isNear(stick.skinned().position, {3, 1, 0}));
}

void TestSkinning::sphericalDeformKeepsThickness()
{
    // At the joint, one unit off the axis: linear blending would move it in to 0.71.
    Stick stick(Deform::Sdef, {2.0f, 1.0f, 0.0f}, {0.5f, 0.5f, 0.0f, 0.0f});
    stick.bend(quarter);
    const glm::vec3 place = stick.skinned().position;
    QVERIFY(std::abs(glm::length(place - glm::vec3(2, 0, 0)) - 1.0f) < 1e-4f);
    QVERIFY(isNear(place, {2.0f - std::sqrt(0.5f), std::sqrt(0.5f), 0}));
}

void TestSkinning::dualQuaternionsKeepThickness()
{
    Stick stick(Deform::Qdef, {2.0f, 1.0f, 0.0f}, {0.5f, 0.5f, 0.0f, 0.0f});
    stick.bend(quarter);
    const glm::vec3 place = stick.skinned().position;
    QVERIFY(std::abs(glm::length(place - glm::vec3(2, 0, 0)) - 1.0f) < 1e-4f);
}

/// q and -q are the same rotation; half way between them must not be zero.
void TestSkinning::dualQuaternionsOfTwoSignsAreOneTurn()
{
    Stick stick(Deform::Qdef, {2.0f, 1.0f, 0.0f}, {0.5f, 0.5f, 0.0f, 0.0f});
    stick.bend(quarter);
    const glm::vec3 place = stick.skinned().position;
    stick.pose.bones[1].rotation = -stick.pose.bones[1].rotation;
    QVERIFY(isNear(stick.skinned().position, place));
}

void TestSkinning::everyOneOfFourBonesMovesItsShare_data()
{
    QTest::addColumn<int>("deform");
    QTest::newRow("BDEF4") << int(Deform::Bdef4);
    QTest::newRow("QDEF") << int(Deform::Qdef);
}

void TestSkinning::everyOneOfFourBonesMovesItsShare()
{
    QFETCH(int, deform);
    constexpr std::array<float, 4> weights{0.4f, 0.3f, 0.2f, 0.1f};
    mmd::pmx::Model data;
    data.bones.resize(4);
    mmd::pmx::Vertex vertex;
    vertex.position = {1.0f, 2.0f, 3.0f};
    vertex.normal = {0.0f, 1.0f, 0.0f};
    vertex.deform = Deform(deform);
    vertex.bones = {0, 1, 2, 3};
    vertex.weights = weights;
    data.vertices.push_back(vertex);
    for (std::size_t moved = 0; moved < 4; ++moved) {
        Stick stick(Deform::Bdef1, {}, {});
        stick.model = odori::test::loaded(data);
        stick.pose.bones.assign(4, {{0, 0, 0}, {1, 0, 0, 0}});
        stick.pose.bones[moved].translation = {10, 0, 0};
        QVERIFY(isNear(stick.skinned().position, {1.0f + 10.0f * weights[moved], 2, 3}));
        // All bones move away: no part of the surface may stay behind.
        stick.pose.bones.assign(4, {{10, 0, 0}, {1, 0, 0, 0}});
        QVERIFY(isNear(stick.skinned().position, {11, 2, 3}));
    }
}

/// R0 belongs to the first bone, R1 to the second.
void TestSkinning::theSphericalCentresWeighAsTheirBones()
{
    Stick stick(Deform::Sdef, {3.0f, 1.0f, 0.0f}, {0.25f, 0.75f, 0.0f, 0.0f});
    mmd::pmx::Model data = stick.model->data;
    data.sdef[0] = {{2, 0, 0}, {1, 0, 0}, {4, 0, 0}};
    stick.model = odori::test::loaded(data);
    stick.bend(quarter);
    // MMD's formula: R is 0.25 R0 + 0.75 R1, at x = 3.25. The centres of the bones are C + (R0 - R)
    // / 2, at 0.875, and C + (R1 - R) / 2, at 2.375; the second bone rotates the latter.
    const glm::vec3 centre = 0.25f * glm::vec3(0.875f, 0, 0) + 0.75f * glm::vec3(2, 0.375f, 0);
    const float angle = 0.75f * quarter;
    const glm::vec3 arm(std::cos(angle) - std::sin(angle), std::sin(angle) + std::cos(angle), 0);
    const glm::vec3 place = stick.skinned().position;
    QVERIFY2(isNear(place, centre + arm),
        qPrintable(QStringLiteral("%1 %2 %3").arg(place.x).arg(place.y).arg(place.z)));
}

QTEST_GUILESS_MAIN(TestSkinning)
#include "test_skinning.moc"
