// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <glm/geometric.hpp>

#include <cmath>

using namespace odori::test;

/// Inverse kinematics by cyclic coordinate descent.
class TestIk : public QObject {
    Q_OBJECT
private slots:
    void oneLinkPointsAtTheGoal();
    void aLegBendsAsTheLawOfCosinesSays();
    void theKneeStaysInsideItsLimits();
    void theStepAngleBoundsEachTurn();
    void aGoalOutOfReachIsPointedAt();
    void aGoalThatIsReachedChangesNothing();
    void switchedOffTheLinksStayAtTheirKeys();
    void anOverrideSwitchesInThePlaceOfTheKeys();
    void aLinkWithAllLimitsZeroNeverTurns();
    void aFixedAxisIsTheOnlyOneALinkTurnsAbout();
    void bonesBetweenTheLinksAreCarried();
    void whatHangsOnALinkFollows();
    void loopsAreCapped();
    void aMirroredMotionGivesTheMirroredPose();
    void aGoalUnderALaterParentIsWhereItsParentIs();
};

namespace {

constexpr int hip = 0, knee = 1, ankle = 2, goal = 3;

/// A leg of two bones, five units each, its knee bent forward (the model faces -Z) into a triangle
/// with sides 5, 5 and 8; the goal is at `at`.
RigBuilder leg(const glm::vec3& at)
{
    RigBuilder rig;
    rig.bone({0, 8, 0});
    rig.bone({0, 4, -3}, hip);
    rig.bone({0, 0, 0}, knee);
    rig.bone(at);
    rig.ik(goal, ankle, {knee, hip}, 40, 2.0f);
    return rig;
}

void limitKneeAsMmdDoes(RigBuilder& rig)
{
    rig.link(goal, 0).limited = 1;
    rig.link(goal, 0).lower = {degrees(-180), 0, 0};
    rig.link(goal, 0).upper = {degrees(-0.5f), 0, 0};
}

glm::vec3 positionOf(const mmd::Pose& pose, int bone)
{
    return pose.bones[std::size_t(bone)].translation;
}

glm::quat rotationOf(const mmd::Pose& pose, int bone)
{
    return pose.bones[std::size_t(bone)].rotation;
}

} // namespace

void TestIk::oneLinkPointsAtTheGoal()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({3, 0, 0}, 0);
    rig.bone({0, 0, 7});
    rig.ik(2, 1, {0});
    const mmd::Pose pose = poseOf(rig.build(), {});
    NEAR(positionOf(pose, 1), glm::vec3(0, 0, 3)); // at its own length from the link
    NEAR(rotationOf(pose, 0), aboutY(-90));        // +X to +Z
}

void TestIk::aLegBendsAsTheLawOfCosinesSays()
{
    RigBuilder rig = leg({0, 2, 0});
    limitKneeAsMmdDoes(rig);
    const mmd::Pose pose = poseOf(rig.build(), {});
    QVERIFY(isNear(positionOf(pose, ankle), {0, 2, 0}, 2e-3f));
    // Sides 5, 5 and 6: the angle at the knee is acos((25 + 25 - 36) / 50) = 73.74 degrees; at rest
    // it is acos((25 + 25 - 64) / 50) = 106.26. So the knee bends by 32.52 degrees, and forward: a
    // negative angle about X.
    const glm::quat bend = glm::conjugate(rotationOf(pose, hip)) * rotationOf(pose, knee);
    QVERIFY2(angleBetween(bend, aboutX(-32.52f)) < 0.05f, qPrintable(textOf(bend)));
    // By Pythagoras from 5 and 3, half of the 6.
    QVERIFY(isNear(positionOf(pose, knee), {0, 5, -4}, 5e-3f));
}

void TestIk::theKneeStaysInsideItsLimits()
{
    RigBuilder rig = leg({0, 4, 0}); // this needs 59 degrees
    rig.link(goal, 0).limited = 1;
    rig.link(goal, 0).lower = {degrees(-30), 0, 0};
    rig.link(goal, 0).upper = {0, 0, 0};
    const mmd::Pose pose = poseOf(rig.build(), {});
    const glm::quat bend = glm::conjugate(rotationOf(pose, hip)) * rotationOf(pose, knee);
    QVERIFY2(angleBetween(bend, aboutX(-30)) < 0.01f, qPrintable(textOf(bend)));
}

void TestIk::theStepAngleBoundsEachTurn()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({3, 0, 0}, 0);
    rig.bone({0, 0, 3});
    rig.ik(2, 1, {0}, 2, degrees(5));
    // Two rotations of five degrees.
    NEAR(rotationOf(poseOf(rig.build(), {}), 0), aboutY(-10));

    RigBuilder second;
    second.bone({0, 0, 0});
    second.bone({0, 0, 0}, 0);
    second.bone({3, 0, 0}, 1);
    second.bone({0, 0, 3});
    second.ik(3, 2, {1, 0}, 1, degrees(5));
    const mmd::Pose pose = poseOf(second.build(), {});
    NEAR(rotationOf(pose, 0), aboutY(-10)); // the second link may rotate twice as far
    NEAR(rotationOf(pose, 1), aboutY(-15));
}

void TestIk::aGoalOutOfReachIsPointedAt()
{
    const mmd::Pose pose = poseOf(leg({20, 8, 0}).build(), {});
    QVERIFY(isNear(positionOf(pose, ankle), {10, 8, 0}, 0.02f));
}

void TestIk::aGoalThatIsReachedChangesNothing()
{
    RigBuilder rig = leg({0, 0, 0});
    limitKneeAsMmdDoes(rig);
    const mmd::Pose pose = poseOf(rig.build(), {});
    // Exact: not even the knee's limit of -0.5 degrees is applied.
    QCOMPARE(rotationOf(pose, knee).w, 1.0f);
    QCOMPARE(positionOf(pose, ankle).y, 0.0f);
}

void TestIk::switchedOffTheLinksStayAtTheirKeys()
{
    mmd::Motion motion;
    key(motion, knee, 0, {0, 0, 0}, aboutX(-20));
    ikKey(motion, 10, goal, false);
    ikKey(motion, 20, goal, true);
    const auto model = leg({0, 2, 0}).build();
    QVERIFY(isNear(positionOf(poseOf(model, motion, 9.99), ankle), {0, 2, 0}, 2e-3f));
    for (const double frame : {10.0, 15.5, 19.99})
        NEAR(rotationOf(poseOf(model, motion, frame), knee), aboutX(-20));
    QVERIFY(isNear(positionOf(poseOf(model, motion, 20.0), ankle), {0, 2, 0}, 2e-3f));
}

void TestIk::anOverrideSwitchesInThePlaceOfTheKeys()
{
    mmd::Motion motion;
    key(motion, knee, 0, {0, 0, 0}, aboutX(-20));
    ikKey(motion, 10, goal, true);
    mmd::PoseEvaluator evaluator(leg({0, 2, 0}).build());
    evaluator.setMotion(motion);
    mmd::ShowIkValue off = motion.showIk->values()[0];
    off.show = 0;
    off.switches[0].on = 0;
    evaluator.setOverrides({}, {}, &off);
    off = {}; // the source may be destroyed after reading
    for (const double frame : {0.0, 10.0}) {
        NEAR(rotationOf(evaluator.evaluate(frame), knee), aboutX(-20));
        QVERIFY(!evaluator.pose().visible);
    }
    evaluator.setOverrides({}, {});
    QVERIFY(isNear(positionOf(evaluator.evaluate(10.0), ankle), {0, 2, 0}, 2e-3f));
    QVERIFY(evaluator.pose().visible);
}

void TestIk::aLinkWithAllLimitsZeroNeverTurns()
{
    RigBuilder rig = leg({4, 2, 0});
    rig.link(goal, 0).limited = 1;
    mmd::Motion motion;
    key(motion, knee, 0, {0, 0, 0}, aboutX(-25));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(glm::conjugate(rotationOf(pose, hip)) * rotationOf(pose, knee), aboutX(-25));
    QVERIFY(angleBetween(rotationOf(pose, hip), {1, 0, 0, 0}) > 10.0f); // the other leg moves
}

void TestIk::aFixedAxisIsTheOnlyOneALinkTurnsAbout()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({3, 0, 0}, 0);
    rig.bone({0, 3, 3});
    rig.ik(2, 1, {0});
    rig.at(0).flags |= mmd::pmx::boneFlag::fixedAxis;
    rig.at(0).fixedAxis = {0, 1, 0};
    const glm::quat turned = rotationOf(poseOf(rig.build(), {}), 0);
    QVERIFY2(std::abs(turned.x) + std::abs(turned.z) < 1e-6f, qPrintable(textOf(turned)));
    QVERIFY(angleBetween(turned, {1, 0, 0, 0}) > 45.0f);
}

void TestIk::bonesBetweenTheLinksAreCarried()
{
    RigBuilder rig;
    rig.bone({0, 0, 0});
    rig.bone({2, 0, 0}, 0); // not a link
    rig.bone({4, 0, 0}, 1);
    rig.bone({0, 4, 0});
    rig.ik(3, 2, {0});
    mmd::Motion motion;
    key(motion, 1, 0, {0, 0, 0}, aboutX(30));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(positionOf(pose, 1), glm::vec3(0, 2, 0));
    NEAR(positionOf(pose, 2), glm::vec3(0, 4, 0));
    NEAR(rotationOf(pose, 1), aboutZ(90) * aboutX(30));
}

void TestIk::whatHangsOnALinkFollows()
{
    RigBuilder rig = leg({0, 2, 0});
    limitKneeAsMmdDoes(rig);
    const int toe = rig.bone({0, 0, -1}, ankle);
    const int patch = rig.bone({1, 5, 0}, knee);
    const mmd::Pose pose = poseOf(rig.build(), {});
    const auto on = [&](int bone, const glm::vec3& offset) {
        return positionOf(pose, bone) + rotationOf(pose, bone) * offset;
    };
    NEAR(positionOf(pose, toe), on(ankle, {0, 0, -1}));
    NEAR(positionOf(pose, patch), on(knee, {1, 1, 3}));
}

void TestIk::loopsAreCapped()
{
    RigBuilder rig = leg({0, 2, 0});
    rig.at(goal).ik.loops = 2'000'000'000;
    rig.at(goal).ik.stepAngle = 1e-6f; // so that it never converges
    const auto model = rig.build();
    QCOMPARE(model->rig.chains.front().loops, 256);
    QVERIFY(isFinite(poseOf(model, {})));
}

void TestIk::aMirroredMotionGivesTheMirroredPose()
{
    const auto mirrored = [](const glm::vec3& v) { return glm::vec3(-v.x, v.y, v.z); };
    const auto turnedOver = [](const glm::quat& q) { return glm::quat(q.w, q.x, -q.y, -q.z); };
    // A leg on the left, bent and rotated in every direction, and its mirror image on the right.
    RigBuilder left, right;
    const glm::vec3 places[] = {{1, 8, 0}, {1.2f, 4, -3}, {1, 0, 0}, {1, 0, 0}, {1.5f, 0, -1}};
    const int parents[] = {-1, hip, knee, -1, ankle};
    for (std::size_t bone = 0; bone < std::size(places); ++bone) {
        left.bone(places[bone], parents[bone]);
        right.bone(mirrored(places[bone]), parents[bone]);
    }
    mmd::Motion motion, image;
    const std::pair<glm::vec3, glm::quat> values[] = {{{0, 0, 0}, aboutY(25) * aboutX(-10)},
        {{0, 0, 0}, aboutX(-30)}, {{0, 0, 0}, aboutZ(12)}, {{2.5f, 1.5f, -1.0f}, aboutY(-40)},
        {{0, 0.1f, 0}, aboutX(15)}};
    for (int bone = 0; bone < 5; ++bone) {
        const auto& [translation, rotation] = values[bone];
        key(motion, bone, 8, translation, rotation);
        key(image, bone, 8, mirrored(translation), turnedOver(rotation));
    }
    for (RigBuilder* rig : {&left, &right}) {
        rig->ik(goal, ankle, {knee, hip});
        limitKneeAsMmdDoes(*rig);
    }
    const auto leftModel = left.build(), rightModel = right.build();
    for (const double frame : {0.0, 3.5, 8.0}) {
        const mmd::Pose a = poseOf(leftModel, motion, frame);
        const mmd::Pose b = poseOf(rightModel, image, frame);
        for (int bone = 0; bone < 5; ++bone) {
            QVERIFY2(isNear(positionOf(b, bone), mirrored(positionOf(a, bone)), 1e-3f),
                qPrintable(textOf(positionOf(b, bone))));
            QVERIFY(isNear(rotationOf(b, bone), turnedOver(rotationOf(a, bone)), 0.02f));
        }
    }
}

/// A parent in a later layer is evaluated after its child; the child uses the parent's transform of
/// this frame, not of the previous one.
void TestIk::aGoalUnderALaterParentIsWhereItsParentIs()
{
    RigBuilder rig = leg({2, 1, -1});
    const int parent = rig.bone({5, 5, 5});
    rig.at(parent).deformLayer = 1;
    rig.at(goal).parent = parent;
    const auto model = rig.build();
    mmd::Motion motion;
    key(motion, parent, 0, {0, 0, 0});
    key(motion, parent, 10, {-2, 1, -1});
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    for (const double frame : {0.0, 10.0, 5.0, 10.0, 0.0}) {
        const mmd::Pose pose = evaluator.evaluate(frame);
        const float part = float(frame) / 10.0f;
        NEAR(positionOf(pose, goal), glm::vec3(2, 1, -1) + glm::vec3(-2, 1, -1) * part);
        QVERIFY(glm::distance(positionOf(pose, ankle), positionOf(pose, goal)) < 0.01f);
    }
}

QTEST_GUILESS_MAIN(TestIk)
#include "test_ik.moc"
