// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

using namespace odori::test;
using namespace mmd::pmx::boneFlag;

/// Append (付与): the rotation and translation of a bone passed on to another.
class TestAppend : public QObject {
    Q_OBJECT
private slots:
    void aRatioScalesTheRotation_data();
    void aRatioScalesTheRotation();
    void theOwnRotationComesAfterTheAppendedOne();
    void aChainPassesOnOwnAndInherited();
    void translationIsScaledAndPassedOn();
    void rotationAloneLeavesTheTranslation();
    void aSourceEvaluatedLaterCountsWithItsOwnKey();
    void localTakesTheWorldRotation();
    void localTakesWhatItIsToldAlone();
    void threeLevelsPassOnTurnsAndPlaces();
    void aMorphOfTheSourceIsPassedOn();
    void anIkLinkPassesOnItsIkRotation();
    void layersComeBeforeTheOrderOfTheFile_data();
    void layersComeBeforeTheOrderOfTheFile();
};

namespace {

glm::quat rotationOf(const mmd::Pose& pose, int bone)
{
    return pose.bones[std::size_t(bone)].rotation;
}

glm::vec3 positionOf(const mmd::Pose& pose, int bone)
{
    return pose.bones[std::size_t(bone)].translation;
}

} // namespace

void TestAppend::aRatioScalesTheRotation_data()
{
    QTest::addColumn<float>("ratio");
    QTest::addColumn<float>("angle"); // at 60 degrees of the source
    QTest::newRow("half") << 0.5f << 30.0f;
    QTest::newRow("whole") << 1.0f << 60.0f;
    QTest::newRow("negative") << -1.0f << -60.0f;
    QTest::newRow("small and negative") << -0.25f << -15.0f;
    QTest::newRow("more than one") << 2.5f << 150.0f;
    QTest::newRow("none") << 0.0f << 0.0f;
}

void TestAppend::aRatioScalesTheRotation()
{
    QFETCH(float, ratio);
    QFETCH(float, angle);
    RigBuilder rig;
    const int source = rig.bone({0, 0, 0});
    const int bone = rig.bone({1, 0, 0});
    rig.append(bone, source, ratio, appendRotation);
    mmd::Motion motion;
    key(motion, source, 0, {0, 0, 0}, aboutX(60));
    NEAR(rotationOf(poseOf(rig.build(), motion), bone), aboutX(angle));
}

void TestAppend::theOwnRotationComesAfterTheAppendedOne()
{
    RigBuilder rig;
    const int source = rig.bone({0, 0, 0});
    const int bone = rig.bone({1, 0, 0});
    rig.append(bone, source, 0.5f, appendRotation);
    mmd::Motion motion;
    key(motion, source, 0, {0, 0, 0}, aboutX(90));
    key(motion, bone, 0, {0, 0, 0}, aboutY(90));
    // anim * append: first the appended half of X, then the bone's own Y.
    NEAR(rotationOf(poseOf(rig.build(), motion), bone), aboutY(90) * aboutX(45));
}

void TestAppend::aChainPassesOnOwnAndInherited()
{
    RigBuilder rig;
    const int first = rig.bone({0, 0, 0});
    const int second = rig.bone({1, 0, 0});
    const int third = rig.bone({2, 0, 0});
    rig.append(second, first, 0.5f, appendRotation);
    rig.append(third, second, 0.5f, appendRotation);
    mmd::Motion motion;
    key(motion, first, 0, {0, 0, 0}, aboutZ(80));
    key(motion, second, 0, {0, 0, 0}, aboutZ(20));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(rotationOf(pose, second), aboutZ(60)); // 20 + 80 / 2
    NEAR(rotationOf(pose, third), aboutZ(30));  // 60 / 2
}

void TestAppend::translationIsScaledAndPassedOn()
{
    RigBuilder rig;
    const int first = rig.bone({0, 0, 0});
    const int second = rig.bone({0, 0, 0});
    const int third = rig.bone({0, 0, 0});
    rig.append(second, first, -0.5f, appendTranslation);
    rig.append(third, second, 2.0f, appendTranslation);
    mmd::Motion motion;
    key(motion, first, 0, {4, 2, 0}, aboutX(30));
    key(motion, second, 0, {1, 0, 0});
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(positionOf(pose, second), glm::vec3(-1, -1, 0)); // (1,0,0) - (4,2,0) / 2
    NEAR(positionOf(pose, third), glm::vec3(-2, -2, 0));  // 2 * (-1,-1,0)
    NEAR(rotationOf(pose, second), glm::quat(1, 0, 0, 0));
}

void TestAppend::rotationAloneLeavesTheTranslation()
{
    RigBuilder rig;
    const int source = rig.bone({0, 0, 0});
    const int bone = rig.bone({0, 0, 0});
    rig.append(bone, source, 1.0f, appendRotation);
    mmd::Motion motion;
    key(motion, source, 0, {4, 2, 0}, aboutX(30));
    NEAR(positionOf(poseOf(rig.build(), motion), bone), glm::vec3(0, 0, 0));
}

void TestAppend::aSourceEvaluatedLaterCountsWithItsOwnKey()
{
    RigBuilder rig;
    const int bone = rig.bone({0, 0, 0});
    const int source = rig.bone({0, 0, 0});
    const int top = rig.bone({0, 0, 0});
    rig.append(bone, source, 1.0f, appendRotation);
    rig.append(source, top, 1.0f, appendRotation);
    rig.at(source).deformLayer = 1;
    mmd::Motion motion;
    key(motion, source, 0, {0, 0, 0}, aboutX(10));
    key(motion, top, 0, {0, 0, 0}, aboutX(50));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(rotationOf(pose, source), aboutX(60));
    NEAR(rotationOf(pose, bone), aboutX(10)); // without the part that the source inherits
}

void TestAppend::localTakesTheWorldRotation()
{
    RigBuilder rig;
    const int root = rig.bone({0, 0, 0});
    const int source = rig.bone({0, 4, 0}, root);
    const int bone = rig.bone({9, 0, 0});
    rig.append(bone, source, 0.5f, appendRotation | appendTranslation | appendLocal);
    mmd::Motion motion;
    key(motion, root, 0, {0, 0, 0}, aboutZ(90));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(rotationOf(pose, bone), aboutZ(45)); // the source itself has no rotation
    // The source moved from (0,4,0) to (-4,0,0): half of (-4,-4,0) added to (9,0,0).
    NEAR(positionOf(pose, bone), glm::vec3(7, -2, 0));
}

void TestAppend::localTakesWhatItIsToldAlone()
{
    for (const bool turns : {true, false}) {
        RigBuilder rig;
        const int root = rig.bone({1, 0, 0});
        const int source = rig.bone({1, 4, 0}, root);
        const int bone = rig.bone({9, 0, 0});
        rig.append(bone, source, -0.5f,
            std::uint16_t(appendLocal | (turns ? appendRotation : appendTranslation)));
        mmd::Motion motion;
        key(motion, root, 0, {0, 2, 0}, aboutZ(90));
        key(motion, source, 0, {0, 0, 3}, aboutX(20));
        key(motion, bone, 0, {0, 0, 1}, aboutY(10));
        const mmd::Pose pose = poseOf(rig.build(), motion);
        const glm::quat world = aboutZ(90) * aboutX(20);
        const glm::quat half = glm::slerp(glm::quat(1, 0, 0, 0), glm::conjugate(world), 0.5f);
        NEAR(rotationOf(pose, bone), turns ? aboutY(10) * half : aboutY(10));
        // The source moves from (1,4,0) to (1,2,0) + (-4,0,3).
        NEAR(positionOf(pose, bone),
            turns ? glm::vec3(9, 0, 1) : glm::vec3(9, 0, 1) - glm::vec3(-4, -2, 3) * 0.5f);
    }
}

void TestAppend::threeLevelsPassOnTurnsAndPlaces()
{
    RigBuilder rig;
    const int first = rig.bone({0, 0, 0});
    const int second = rig.bone({0, 1, 0});
    const int third = rig.bone({0, 2, 0});
    const int fourth = rig.bone({0, 3, 0});
    rig.append(second, first, -1.0f, appendRotation | appendTranslation);
    rig.append(third, second, 0.5f, appendRotation | appendTranslation);
    rig.append(fourth, third, -2.0f, appendRotation);
    mmd::Motion motion;
    key(motion, first, 0, {4, 0, 0}, aboutX(40));
    key(motion, second, 0, {0, 2, 0}, aboutX(10));
    key(motion, third, 0, {0, 0, 1});
    key(motion, fourth, 0, {5, 0, 0}, aboutX(3));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(rotationOf(pose, second), aboutX(-30));
    NEAR(positionOf(pose, second), glm::vec3(-4, 3, 0));
    NEAR(rotationOf(pose, third), aboutX(-15));
    NEAR(positionOf(pose, third), glm::vec3(-2, 3, 1));
    NEAR(rotationOf(pose, fourth), aboutX(33));
    NEAR(positionOf(pose, fourth), glm::vec3(5, 3, 0));
}

void TestAppend::aMorphOfTheSourceIsPassedOn()
{
    for (const bool isPlain : {true, false}) {
        RigBuilder rig;
        const int top = rig.bone({0, 0, 0});
        const int source = rig.bone({0, 0, 0});
        const int bone = rig.bone({0, 0, 0});
        if (!isPlain)
            rig.append(source, top, 1.0f, appendRotation | appendTranslation);
        rig.append(bone, source, -0.5f, appendRotation | appendTranslation);
        mmd::pmx::Morph morph;
        morph.name.utf8 = "m";
        morph.type = mmd::pmx::MorphType::Bone;
        morph.bone = {{source, {0, 6, 0}, aboutX(60)}};
        rig.model().morphs = {morph};
        mmd::Motion motion;
        key(motion, source, 0, {2, 0, 0}, aboutX(10));
        key(motion, "m", 0, -0.5f);
        const mmd::Pose pose = poseOf(rig.build(), motion);
        NEAR(rotationOf(pose, source), aboutX(-20)); // 10 - 60 / 2
        NEAR(positionOf(pose, source), glm::vec3(2, -3, 0));
        NEAR(rotationOf(pose, bone), aboutX(10));
        NEAR(positionOf(pose, bone), glm::vec3(-1, 1.5f, 0));
    }
}

void TestAppend::anIkLinkPassesOnItsIkRotation()
{
    RigBuilder rig;
    const int link = rig.bone({0, 0, 0});
    const int effector = rig.bone({0, 2, 0}, link);
    const int goal = rig.bone({2, 0, 0});
    const int bone = rig.bone({5, 0, 0});
    rig.ik(goal, effector, {link});
    rig.append(bone, link, 0.5f, appendRotation);
    rig.at(bone).deformLayer = 1;
    const mmd::Pose pose = poseOf(rig.build(), {});
    NEAR(rotationOf(pose, link), aboutZ(-90)); // +Y to +X
    NEAR(rotationOf(pose, bone), aboutZ(-45));
}

void TestAppend::layersComeBeforeTheOrderOfTheFile_data()
{
    QTest::addColumn<int>("layer");
    QTest::addColumn<int>("sourceLayer");
    QTest::addColumn<bool>("isAfterPhysics");
    QTest::addColumn<bool>("isLater"); // in the file, than its source
    QTest::newRow("the layer above") << 1 << 0 << false << true;
    QTest::newRow("a source below 0") << 0 << -1 << false << true;
    QTest::newRow("far apart") << 300 << -300 << false << true;
    QTest::newRow("after physics, whatever the layer") << 0 << 5 << true << true;
    QTest::newRow("the same layer") << 2 << 2 << false << false;
    QTest::newRow("the layer below") << -1 << 0 << false << false;
}

/// The first bone of the file appends from one that inherits, and another one from an IK link; both
/// sources are later in the file.
void TestAppend::layersComeBeforeTheOrderOfTheFile()
{
    QFETCH(int, layer);
    QFETCH(int, sourceLayer);
    QFETCH(bool, isAfterPhysics);
    QFETCH(bool, isLater);
    RigBuilder rig;
    const int bone = rig.bone({5, 0, 0});
    const int ofLink = rig.bone({5, 0, 0});
    const int top = rig.bone({9, 0, 0});
    const int source = rig.bone({9, 0, 0});
    const int link = rig.bone({0, 0, 0});
    const int effector = rig.bone({0, 2, 0}, link);
    const int goal = rig.bone({2, 0, 0});
    rig.append(source, top, 1.0f, appendRotation);
    rig.ik(goal, effector, {link});
    for (const auto& [each, from] : {std::pair(bone, source), std::pair(ofLink, link)}) {
        rig.append(each, from, 0.5f, appendRotation);
        rig.at(each).deformLayer = layer;
        if (isAfterPhysics)
            rig.at(each).flags = std::uint16_t(rig.at(each).flags | afterPhysics);
    }
    for (const int each : {top, source, link, effector, goal})
        rig.at(each).deformLayer = sourceLayer;
    mmd::Motion motion;
    key(motion, top, 0, {0, 0, 0}, aboutX(60));
    const mmd::Pose pose = poseOf(rig.build(), motion);
    NEAR(rotationOf(pose, source), aboutX(60));
    NEAR(rotationOf(pose, link), aboutZ(-90));
    NEAR(rotationOf(pose, bone), aboutX(isLater ? 30 : 0));
    NEAR(rotationOf(pose, ofLink), aboutZ(isLater ? -45 : 0));
}

QTEST_GUILESS_MAIN(TestAppend)
#include "test_append.moc"
