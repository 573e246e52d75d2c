// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"
#include "ui/render/framing/camera_controller.h"
#include "ui/viewport/gizmo/pose_edit.h"

#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;
namespace flag = mmd::pmx::boneFlag;

/// How a drag of a ring or arrow changes bone values, and the mouse control of a camera; without
/// widgets.
class TestPoseEdit : public QObject {
    Q_OBJECT
private slots:
    void aMoveIsInTheParentsSpace();
    void aChildOfAMovedBoneGoesWithIt();
    void bonesThatCannotAreLeftOut();
    void aTurnAboutTheWorldIsOneInTheWorld();
    void aTurnAboutItsOwnAxisIsOneAboutIt();
    void aFixedAxisTakesItsShareOfTheTurn();
    void anAppendStandsRightOfTheKey();
    void bonesOrbitAPoint();
    void bonesThatCannotMoveOnlyTurn();
    void aChildFollowsItsParentAroundAPoint();
    void aCameraBehindItsTargetStaysThere();
};

namespace {

mmd::BoneValue boneOf(const std::vector<mmd::Draft>& drafts, std::size_t at = 0)
{
    return std::get<mmd::BoneValue>(drafts.at(at).value);
}

/// b0 at the origin, rotated by 90 degrees about Y; b1 and b2 are its child and grandchild.
struct Row {
    Row()
    {
        for (const float x : {0.0f, 1.0f, 2.0f})
            rig.at(rig.bone({x, 0, 0}, int(x) - 1)).flags |= flag::operable;
        key(motion, 0, 0, {0, 0, 0}, aboutY(90));
    }
    [[nodiscard]] mmd::Pose pose() const { return poseOf(rig.build(), motion); }
    /// The pose with these drafts.
    [[nodiscard]] mmd::Pose poseWith(const std::vector<mmd::Draft>& drafts) const
    {
        mmd::Motion edited = motion;
        for (const mmd::Draft& draft : drafts) {
            const auto value = std::get<mmd::BoneValue>(draft.value);
            key(edited, std::stoi(draft.track.name.substr(1)), 0, value.translation,
                value.rotation);
        }
        return poseOf(rig.build(), edited);
    }

    RigBuilder rig;
    mmd::Motion motion;
};

} // namespace

void TestPoseEdit::aMoveIsInTheParentsSpace()
{
    const Row row;
    const std::array bones{1};
    const PoseEdit edit(*row.rig.build(), row.pose(), bones, PoseTask::Move);
    const auto drafts = edit.moved({1, 2, 3}, 7);
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(drafts[0].frame, 7u);
    NEAR(boneOf(drafts).translation, glm::vec3(-3, 2, 1)); // rotated by -90 degrees about Y
    const mmd::Pose before = row.pose(), after = row.poseWith(drafts);
    NEAR(after.bones[1].translation, before.bones[1].translation + glm::vec3(1, 2, 3));
}

void TestPoseEdit::aChildOfAMovedBoneGoesWithIt()
{
    const Row row;
    const std::array bones{2, 0};
    const auto model = row.rig.build();
    QCOMPARE(PoseEdit(*model, row.pose(), bones, PoseTask::Move).moved({1, 0, 0}, 0).size(),
        std::size_t(1));
    QCOMPARE(
        PoseEdit(*model, row.pose(), bones, PoseTask::Turn).turned({{0, 1, 0}, {}}, 1.0f, 0).size(),
        std::size_t(2)); // each rotates in place
}

void TestPoseEdit::bonesThatCannotAreLeftOut()
{
    Row row;
    row.rig.at(1).flags = flag::rotatable | flag::operable;
    row.rig.at(2).flags = flag::rotatable | flag::movable; // but not operable
    const auto model = row.rig.build();
    const std::array bones{1, 2};
    QVERIFY(PoseEdit(*model, row.pose(), bones, PoseTask::Move).isEmpty());
    QCOMPARE(PoseEdit(*model, row.pose(), bones, PoseTask::Turn).tracks().size(), std::size_t(1));
}

void TestPoseEdit::aTurnAboutTheWorldIsOneInTheWorld()
{
    const Row row;
    const std::array bones{1};
    const PoseEdit edit(*row.rig.build(), row.pose(), bones, PoseTask::Turn);
    const auto drafts = edit.turned({{1, 0, 0}, {}}, degrees(30), 0);
    NEAR(row.poseWith(drafts).bones[1].rotation, aboutX(30) * row.pose().bones[1].rotation);
}

void TestPoseEdit::aTurnAboutItsOwnAxisIsOneAboutIt()
{
    Row row;
    key(row.motion, 1, 0, {0, 0, 0}, aboutZ(50));
    const std::array bones{1};
    const PoseEdit edit(*row.rig.build(), row.pose(), bones, PoseTask::Turn);
    for (const int axis : {0, 1, 2}) {
        const auto drafts = edit.turned({{}, axis}, degrees(20), 0);
        const glm::quat turn = axis == 0 ? aboutX(20) : axis == 1 ? aboutY(20) : aboutZ(20);
        NEAR(boneOf(drafts).rotation, aboutZ(50) * turn);
    }
}

void TestPoseEdit::aFixedAxisTakesItsShareOfTheTurn()
{
    Row row;
    row.rig.at(1).flags |= flag::fixedAxis;
    row.rig.at(1).fixedAxis = {0, 1, 0};
    const std::array bones{1};
    const PoseEdit edit(*row.rig.build(), row.pose(), bones, PoseTask::Turn);
    const float half = std::sqrt(0.5f);
    NEAR(boneOf(edit.turned({{0, half, half}, {}}, degrees(40), 0)).rotation, aboutY(40 * half));
    NEAR(boneOf(edit.turned({{0, -1, 0}, {}}, degrees(40), 0)).rotation, aboutY(-40));
    NEAR(boneOf(edit.turned({{1, 0, 0}, {}}, degrees(40), 0)).rotation, aboutY(0));
}

void TestPoseEdit::anAppendStandsRightOfTheKey()
{
    Row row;
    const int source = row.rig.bone({5, 0, 0});
    row.rig.append(1, source, 1.0f, flag::appendRotation);
    row.rig.at(1).deformLayer = row.rig.at(2).deformLayer = 1;
    key(row.motion, source, 0, {0, 0, 0}, aboutX(35));
    const std::array bones{1};
    const PoseEdit edit(*row.rig.build(), row.pose(), bones, PoseTask::Turn);
    const auto drafts = edit.turned({{0, 0, 1}, {}}, degrees(25), 0);
    NEAR(row.poseWith(drafts).bones[1].rotation, aboutZ(25) * row.pose().bones[1].rotation);
}

/// Two bones on one line, on both sides of the pivot, change their places after half a turn.
void TestPoseEdit::bonesOrbitAPoint()
{
    RigBuilder rig;
    mmd::Motion motion;
    const int base = rig.bone({5, 1, -3});
    for (const float x : {1.0f, 3.0f})
        rig.at(rig.bone({x, 0, 0}, base)).flags |= flag::operable;
    key(motion, base, 0, {1, 2, 3}, aboutY(30)); // the parent's space is another one
    const auto model = rig.build();
    const mmd::Pose before = poseOf(model, motion);
    const int bones[] = {1, 2};
    const glm::vec3 pivot = (before.bones[1].translation + before.bones[2].translation) * 0.5f;
    const glm::vec3 axis = glm::normalize(glm::vec3(1, 2, 3));
    const PoseEdit edit(*model, before, bones, PoseTask::Orbit);
    mmd::Motion edited = motion;
    for (const mmd::Draft& draft : edit.orbited(axis, pi / 3, pivot, 0)) {
        const auto value = std::get<mmd::BoneValue>(draft.value);
        key(edited, std::stoi(draft.track.name.substr(1)), 0, value.translation, value.rotation);
    }
    const mmd::Pose after = poseOf(model, edited);
    const glm::quat turn = glm::angleAxis(pi / 3, axis);
    for (const std::size_t bone : {1u, 2u}) {
        const glm::vec3 arm = before.bones[bone].translation - pivot;
        QVERIFY(isNear(after.bones[bone].translation, pivot + turn * arm, 1e-4f));
        QVERIFY(isNear(after.bones[bone].rotation, turn * before.bones[bone].rotation, 0.05f));
    }
}

void TestPoseEdit::bonesThatCannotMoveOnlyTurn()
{
    Row row;
    row.rig.at(0).flags &= std::uint16_t(~flag::movable);
    const int other = row.rig.bone({0, 0, 4});
    row.rig.at(other).flags |= flag::operable;
    row.rig.at(other).flags &= std::uint16_t(~flag::rotatable);
    const auto model = row.rig.build();
    const int bones[] = {0, other};
    const PoseEdit edit(*model, row.pose(), bones, PoseTask::Orbit);
    const auto drafts = edit.orbited({0, 1, 0}, pi / 2, {0, 0, 2}, 0);
    QCOMPARE(drafts.size(), std::size_t(2));
    QVERIFY(isNear(boneOf(drafts, 0).translation, glm::vec3(0.0f)));
    QVERIFY(isNear(boneOf(drafts, 0).rotation, aboutY(180), 0.05f)); // the key has 90 degrees
    QVERIFY(isNear(boneOf(drafts, 1).rotation, aboutY(0), 0.05f));
    QVERIFY(isNear(boneOf(drafts, 1).translation, glm::vec3(2, 0, -2), 1e-4f));
}

void TestPoseEdit::aChildFollowsItsParentAroundAPoint()
{
    Row row;
    const int bones[] = {2, 0, 1};
    const auto model = row.rig.build();
    const PoseEdit together(*model, row.pose(), bones, PoseTask::Orbit);
    QCOMPARE(together.tracks(), (std::vector<mmd::TrackId>{model->boneTrack(0)}));
    const PoseEdit alone(*model, row.pose(), bones, PoseTask::Turn);
    QCOMPARE(alone.tracks().size(), std::size_t(3));
}

void TestPoseEdit::aCameraBehindItsTargetStaysThere()
{
    for (const float distance : {-45.0f, 45.0f}) {
        mmd::CameraSample camera;
        camera.distance = distance;
        const float nearer = zoomed(camera, 3.0f).distance;
        QVERIFY(std::abs(nearer) < std::abs(distance));
        QCOMPARE(std::signbit(nearer), std::signbit(distance));
        QCOMPARE(std::signbit(zoomed(camera, -3.0f).distance), std::signbit(distance));
    }
}

QTEST_GUILESS_MAIN(TestPoseEdit)
#include "test_pose_edit.moc"
