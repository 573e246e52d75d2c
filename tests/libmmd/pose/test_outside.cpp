// SPDX-License-Identifier: MIT
#include "libmmd/pose/parent_transform.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

mmd::Pose following(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion,
    std::vector<mmd::OutsideBone> outside)
{
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    evaluator.setOutside(outside);
    return evaluator.evaluate(0.0);
}

} // namespace

/// Bones whose parent is outside the model (docs/pose.md).
class TestOutside : public QObject {
    Q_OBJECT
private slots:
    void theOutsideParentReplacesTheOwnOne();
    void withoutItTheOwnParentCountsAgain();
    void anIkGoalThatFollowsMovesItsLeg();
    void aBrokenChainKeepsItsKeys();
    void aSimulatedBoneKeepsThePositionUnderItsOutsideParent();
    void localValuesAreReadBack();
};

void TestOutside::theOutsideParentReplacesTheOwnOne()
{
    RigBuilder rig;
    rig.bone({0, 1, 0});
    rig.bone({0, 5, 0}, 0);
    rig.bone({0, 7, 0}, 1);
    mmd::Motion motion;
    key(motion, 0, 0, {100, 0, 0}, aboutX(50)); // does not count for the others
    key(motion, 1, 0, {1, 0, 0}, aboutX(90));
    const mmd::Pose pose = following(rig.build(), motion, {{1, {{10, 20, 30}, aboutZ(90)}}});
    // (1,0,0) rotated by 90 degrees about Z is (0,1,0).
    NEAR(pose.bones[1].translation, glm::vec3(10, 21, 30));
    NEAR(pose.bones[1].rotation, aboutZ(90) * aboutX(90));
    // The child: (0,2,0) rotated about X is (0,0,2); Z leaves it.
    NEAR(pose.bones[2].translation, glm::vec3(10, 21, 32));
    NEAR(pose.bones[0].translation, glm::vec3(100, 1, 0));
}

void TestOutside::withoutItTheOwnParentCountsAgain()
{
    RigBuilder rig;
    rig.bone({0, 1, 0});
    rig.bone({0, 5, 0}, 0);
    const auto model = rig.build();
    mmd::PoseEvaluator evaluator(model);
    const std::vector<mmd::OutsideBone> outside{{1, {{9, 9, 9}, aboutX(10)}}};
    evaluator.setOutside(outside);
    NEAR(evaluator.evaluate(0.0).bones[1].translation, glm::vec3(9, 9, 9));
    evaluator.setOutside({});
    NEAR(evaluator.evaluate(0.0).bones[1].translation, glm::vec3(0, 5, 0));
    QVERIFY(evaluator.pose().outside.empty());
}

namespace {

/// b0 hip, b1 knee, b2 ankle, b3 the goal.
RigBuilder leg()
{
    RigBuilder rig;
    rig.bone({0, 4, 0});
    rig.bone({0, 2, -0.1f}, 0);
    rig.bone({0, 0, 0}, 1);
    rig.bone({0, 0, 0});
    rig.ik(3, 2, {1, 0});
    return rig;
}

} // namespace

void TestOutside::anIkGoalThatFollowsMovesItsLeg()
{
    const mmd::Pose pose = following(leg().build(), {}, {{3, {{1, 1, 1}, aboutY(20)}}});
    NEAR(pose.bones[3].translation, glm::vec3(1, 1, 1));
    QVERIFY(isNear(pose.bones[2].translation, glm::vec3(1, 1, 1), 0.01f));
}

void TestOutside::aBrokenChainKeepsItsKeys()
{
    mmd::Motion motion;
    key(motion, 0, 0, {0, 0, 0}, aboutX(15));
    key(motion, 3, 0, {2, 1, 0});
    const mmd::Pose pose = following(leg().build(), motion, {{1, {{5, 5, 5}, aboutY(20)}}});
    NEAR(pose.bones[0].rotation, aboutX(15));
    NEAR(pose.bones[1].translation, glm::vec3(5, 5, 5));
    NEAR(pose.bones[1].rotation, aboutY(20));
}

void TestOutside::aSimulatedBoneKeepsThePositionUnderItsOutsideParent()
{
    RigBuilder rig;
    rig.bone({0, 1, 0});
    rig.bone({0, 5, 0}, 0);
    mmd::Motion motion;
    key(motion, 1, 0, {1, 0, 0});
    mmd::PoseEvaluator evaluator(rig.build());
    evaluator.setMotion(motion);
    const std::vector<int> physics{1};
    evaluator.setPhysicsBones(physics);
    const std::vector<mmd::OutsideBone> outside{{1, {{10, 0, 0}, aboutZ(90)}}};
    evaluator.setOutside(outside);
    evaluator.evaluate(0.0);
    const std::vector<mmd::SimulatedBone> simulated{{1, {{7, 7, 7}, aboutY(40)}, true}};
    const mmd::Pose& pose = evaluator.applyPhysics(simulated);
    NEAR(pose.bones[1].translation, glm::vec3(10, 1, 0));
    NEAR(pose.bones[1].rotation, aboutY(40));
}

void TestOutside::localValuesAreReadBack()
{
    RigBuilder rig;
    rig.bone({0, 1, 0});
    rig.bone({0, 5, 0}, 0);
    const auto model = rig.build();
    mmd::Motion motion;
    key(motion, 0, 0, {0, 3, 0}, aboutY(70));
    key(motion, 1, 0, {1, 2, 3}, aboutX(35));
    for (const auto& outside : {std::vector<mmd::OutsideBone>{},
             std::vector<mmd::OutsideBone>{{1, {{4, 5, 6}, aboutZ(25)}}}}) {
        const mmd::Pose pose = following(model, motion, outside);
        const mmd::BoneValue value = mmd::localIn(pose, model->rig, 1);
        NEAR(value.translation, glm::vec3(1, 2, 3));
        NEAR(value.rotation, aboutX(35));
    }
}

QTEST_APPLESS_MAIN(TestOutside)
#include "test_outside.moc"
