// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

/// Forward kinematics, evaluation order, fixed axes, tracks and overrides.
class TestForward : public QObject {
    Q_OBJECT
private slots:
    void aBoneAtRestStandsAtItsPosition();
    void aChildTurnsAboutItsParent();
    void aTranslationIsInTheParentsSpace();
    void aParentThatIsEvaluatedLaterCountsUpToDate();
    void aFixedAxisKeepsTheAngle();
    void bonesOfOneNameShareATrack();
    void aLongNameFindsItsTrackByFifteenBytes();
    void anOverrideWinsOverTheKeysUntilItIsTakenOff();
    void aFrameDependsOnNothingShownBefore();
    void badReferencesAreWarningsNotCrashes();
    void noInputLeavesThePoseInfinite();
};

void TestForward::aBoneAtRestStandsAtItsPosition()
{
    RigBuilder rig;
    const int root = rig.bone({1, 2, 3});
    const int child = rig.bone({4, 5, 6}, root);
    const mmd::Pose pose = poseOf(rig.build(), {});
    NEAR(pose.bones[std::size_t(root)].translation, glm::vec3(1, 2, 3));
    NEAR(pose.bones[std::size_t(child)].translation, glm::vec3(4, 5, 6));
    NEAR(pose.bones[std::size_t(child)].rotation, glm::quat(1, 0, 0, 0));
    QVERIFY(pose.visible);
}

void TestForward::aChildTurnsAboutItsParent()
{
    RigBuilder rig;
    const int root = rig.bone({0, 10, 0});
    const int child = rig.bone({2, 10, 0}, root);
    mmd::Motion motion;
    key(motion, root, 0, {0, 0, 0}, aboutZ(90));
    key(motion, child, 0, {0, 0, 0}, aboutX(30));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    // (2,0,0) rotated by 90 degrees about Z is (0,2,0); added to (0,10,0) that is (0,12,0).
    NEAR(pose.bones[1].translation, glm::vec3(0, 12, 0));
    // The child's own rotation first, then the parent's.
    NEAR(pose.bones[1].rotation, aboutZ(90) * aboutX(30));
}

void TestForward::aTranslationIsInTheParentsSpace()
{
    RigBuilder rig;
    const int root = rig.bone({0, 0, 0});
    const int child = rig.bone({0, 5, 0}, root);
    mmd::Motion motion;
    key(motion, root, 0, {1, 0, 0}, aboutY(90));
    key(motion, child, 0, {0, 0, 3}, aboutY(45));
    // Offset (0,5,0) + (0,0,3), rotated by 90 degrees about Y: x' = z, so (3,5,0); plus (1,0,0).
    // The child's own rotation does not move it.
    NEAR(poseOf(rig.build(), motion).bones[1].translation, glm::vec3(4, 5, 0));
}

void TestForward::aParentThatIsEvaluatedLaterCountsUpToDate()
{
    RigBuilder rig;
    const int child = rig.bone({0, 2, 0}, 1);
    const int root = rig.bone({0, 0, 0});
    rig.at(root).deformLayer = 3;
    mmd::Motion motion;
    key(motion, root, 0, {0, 0, 0}, aboutZ(90));
    const auto model = rig.build();
    QCOMPARE(model->rig.order.front(), child); // the child is evaluated first
    // (0,2,0) rotated by 90 degrees about Z is (-2,0,0).
    NEAR(poseOf(model, motion).bones[0].translation, glm::vec3(-2, 0, 0));

    RigBuilder physical;
    physical.bone({0, 2, 0}, 1);
    physical.bone({0, 0, 0});
    physical.at(1).flags |= mmd::pmx::boneFlag::afterPhysics;
    NEAR(poseOf(physical.build(), motion).bones[0].translation, glm::vec3(-2, 0, 0));
}

void TestForward::aFixedAxisKeepsTheAngle()
{
    RigBuilder rig;
    const int bone = rig.bone({0, 0, 0});
    rig.at(bone).flags |= mmd::pmx::boneFlag::fixedAxis;
    rig.at(bone).fixedAxis = {0, 0, 4}; // not of unit length in the file
    mmd::Motion motion;
    // 40 degrees about an axis in the direction of +Z: 40 degrees about +Z.
    key(motion, bone, 0, {0, 0, 0}, glm::angleAxis(degrees(40), glm::vec3(0.6f, 0, 0.8f)));
    NEAR(poseOf(rig.build(), motion).bones[0].rotation, aboutZ(40));
    // About an axis in the opposite direction: the same angle about -Z.
    key(motion, bone, 0, {0, 0, 0}, glm::angleAxis(degrees(40), glm::vec3(0.6f, 0, -0.8f)));
    NEAR(poseOf(rig.build(), motion).bones[0].rotation, aboutZ(-40));
}

void TestForward::bonesOfOneNameShareATrack()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({5, 0, 0});
    rig.at(1).name.utf8 = "b0";
    mmd::Motion motion;
    key(motion, 0, 0, {0, 1, 0});
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(pose.bones[0].translation, glm::vec3(0, 1, 0));
    NEAR(pose.bones[1].translation, glm::vec3(5, 1, 0));
}

void TestForward::aLongNameFindsItsTrackByFifteenBytes()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.at(0).name.utf8 = "abcdefghijklmnopqrs";
    mmd::Motion motion;
    mmd::BoneKeyframe each;
    each.value.translation = {0, 7, 0};
    mmd::replaceTrack(motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("abcdefghijklmno"), std::span(&each, 1)));
    NEAR(poseOf(rig.build(), motion).bones[0].translation, glm::vec3(0, 7, 0));
}

void TestForward::anOverrideWinsOverTheKeysUntilItIsTakenOff()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({0, 0, 0});
    mmd::Motion motion;
    key(motion, 0, 0, {1, 0, 0});
    mmd::PoseEvaluator evaluator(rig.build());
    evaluator.setMotion(motion);
    const std::array overrides{mmd::BoneOverride{0, {{0, 9, 0}, {1, 0, 0, 0}}},
        mmd::BoneOverride{1, {{0, 8, 0}, {1, 0, 0, 0}}}, mmd::BoneOverride{77, {}}};
    evaluator.setOverrides(overrides, {});
    NEAR(evaluator.evaluate(3).bones[0].translation, glm::vec3(0, 9, 0));
    NEAR(evaluator.pose().bones[1].translation, glm::vec3(0, 8, 0));
    evaluator.setOverrides({}, {});
    NEAR(evaluator.evaluate(3).bones[0].translation, glm::vec3(1, 0, 0));
    NEAR(evaluator.pose().bones[1].translation, glm::vec3(0, 0, 0));
}

void TestForward::aFrameDependsOnNothingShownBefore()
{
    RigBuilder rig;
    const int hip = rig.bone({0, 10, 0});
    const int knee = rig.bone({0, 5, -0.5f}, hip);
    const int ankle = rig.bone({0, 0, 0}, knee);
    const int goal = rig.bone({0, 0, 0});
    rig.ik(goal, ankle, {knee, hip});
    mmd::Motion motion;
    for (std::uint32_t frame = 0; frame <= 40; frame += 10)
        key(motion, goal, frame, {float(frame) * 0.1f, float(frame % 20) * 0.2f, 1});
    const auto model = rig.build();
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    const double frames[] = {40, 3.5, 0, 17.25, 3.5, 39.5, 3.5};
    for (const double frame : frames) {
        const mmd::Pose fresh = poseOf(model, motion, frame);
        const mmd::Pose& used = evaluator.evaluate(frame);
        for (std::size_t bone = 0; bone < fresh.bones.size(); ++bone) {
            QCOMPARE(used.bones[bone].translation.x, fresh.bones[bone].translation.x);
            QCOMPARE(used.bones[bone].rotation.w, fresh.bones[bone].rotation.w);
        }
    }
}

void TestForward::badReferencesAreWarningsNotCrashes()
{
    RigBuilder rig;
    rig.bone({0, 0, 0}, 1);
    rig.bone({0, 1, 0}, 0); // a cycle
    rig.bone({0, 2, 0}, 99);
    rig.bone({0, 3, 0}, 3); // its own parent
    rig.append(2, 2, 1.0f, mmd::pmx::boneFlag::appendRotation);
    rig.append(3, 50, 1.0f, mmd::pmx::boneFlag::appendRotation);
    rig.ik(2, 44, {0, 45});
    const auto model = rig.build();
    QVERIFY(model->warnings.size() >= 5);
    mmd::Motion motion;
    for (int bone = 0; bone < 4; ++bone)
        key(motion, bone, 0, {0, 1, 0}, aboutX(10));
    QVERIFY(isFinite(poseOf(model, motion)));
}

void TestForward::noInputLeavesThePoseInfinite()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float inf = std::numeric_limits<float>::infinity();
    RigBuilder rig;
    const int hip = rig.bone({0, 10, 0});
    const int knee = rig.bone({0, 5, nan}, hip);
    const int ankle = rig.bone({0, 0, 0}, knee);
    const int goal = rig.bone({inf, 0, 0});
    rig.ik(goal, ankle, {knee, hip}, 40, nan);
    rig.append(ankle, hip, inf, mmd::pmx::boneFlag::appendRotation);
    const auto model = rig.build();
    const std::pair<glm::vec3, glm::quat> values[] = {{{nan, 0, 0}, {1, 0, 0, 0}},
        {{inf, -inf, 0}, {0, 0, 0, 0}}, {{0, 0, 0}, {nan, nan, nan, nan}},
        {{3e38f, 3e38f, 3e38f}, {1e30f, 1e30f, 0, 0}}, {{0, 0, 0}, {1e-30f, 0, 1e-30f, 0}}};
    for (const auto& [translation, rotation] : values) {
        mmd::Motion motion;
        for (int bone = 0; bone < 4; ++bone) {
            key(motion, bone, 0, translation, rotation);
            key(motion, bone, 9, {0, 1, 0}, aboutY(20));
        }
        for (const double frame : {0.0, 4.5, 9.0, 100.0})
            QVERIFY2(isFinite(poseOf(model, motion, frame)), qPrintable(QString::number(frame)));
    }
}

QTEST_GUILESS_MAIN(TestForward)
#include "test_forward.moc"

#include <limits>
