// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

/// Poses that are set as a whole.
class TestEditsPoses : public QObject {
    Q_OBJECT
private slots:
    void resettingMakesDraftsOfWhatIsNotAtRest();
    void resettingWithAutoKeyMakesKeys();
    void resettingADraftOfABoneAtRestDropsIt();
    void resettingLeavesOtherTracks();
    void lockedBonesKeepTheirPose_data();
    void lockedBonesKeepTheirPose();
};

namespace {

const mmd::DraftValue restOfBone = mmd::BoneValue{};
const mmd::DraftValue restOfMorph = mmd::MorphValue{};

/// Keys of every kind at 0 and 10 with other values than rest, and of the bone "Rest" at rest.
mmd::Scene poses()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::KeyValue key{
        .track = bone("Rest"), .frame = 0, .bone = {}, .weight = 0, .interpolation = {}};
    return done(scene, mmd::setKeys({scene, theActor}, {&key, 1}));
}

std::vector<mmd::TrackId> tracksOf(const mmd::Scene& scene)
{
    return mmd::trackIds(scene.actors.front().motion);
}

} // namespace

void TestEditsPoses::resettingMakesDraftsOfWhatIsNotAtRest()
{
    const mmd::Scene scene = poses();
    const auto tracks = tracksOf(scene);
    const mmd::Scene after = done(scene, mmd::resetPose({scene, theActor}, tracks, 7, false));
    QVERIFY(after.actors.front().motion == scene.actors.front().motion);
    int posed = 0;
    for (const mmd::TrackId& track : tracks) {
        const bool isBone = track.kind == mmd::TrackKind::Bone;
        if (!isBone && track.kind != mmd::TrackKind::Morph)
            continue;
        const auto& rest = isBone ? restOfBone : restOfMorph;
        posed += mmd::shownValue(scene, theActor, track, 7) != rest;
        QVERIFY(mmd::shownValue(after, theActor, track, 7) == rest);
        QVERIFY(mmd::shownValue(after, theActor, track, 6) ==
                mmd::shownValue(scene, theActor, track, 6));
    }
    QVERIFY(posed >= 2);
    QCOMPARE(after.actors.front().drafts.size(), std::size_t(posed));
    QVERIFY(mmd::resetPose({after, theActor}, tracks, 7, false).isEmpty());
}

void TestEditsPoses::resettingWithAutoKeyMakesKeys()
{
    const mmd::Scene scene = poses();
    const auto tracks = tracksOf(scene);
    const mmd::Scene after = done(scene, mmd::resetPose({scene, theActor}, tracks, 7, true));
    QVERIFY(after.actors.front().drafts.empty());
    for (const mmd::TrackId& track : tracks) {
        const bool isPosed =
            track.kind == mmd::TrackKind::Bone || track.kind == mmd::TrackKind::Morph;
        const bool isChanged = isPosed && track.name != "Rest";
        const auto frames = mmd::framesOf(after.actors.front().motion, track);
        QCOMPARE(std::find(frames.begin(), frames.end(), 7u) != frames.end(), isChanged);
    }
}

void TestEditsPoses::resettingADraftOfABoneAtRestDropsIt()
{
    mmd::Scene scene = poses();
    const mmd::TrackId track = bone("Rest");
    const mmd::Draft draft{track, 3, mmd::BoneValue{.translation = {1, 2, 3}}};
    scene = done(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
    QCOMPARE(scene.actors.front().drafts.size(), std::size_t(1));
    scene = done(scene, mmd::resetPose({scene, theActor}, {&track, 1}, 3, false));
    QVERIFY(scene.actors.front().drafts.empty());
}

void TestEditsPoses::resettingLeavesOtherTracks()
{
    const mmd::Scene scene = poses();
    const mmd::TrackId others[] = {{mmd::TrackKind::Camera, {}}, {mmd::TrackKind::Light, {}},
        {mmd::TrackKind::ShowIk, {}}, bone("no such bone")};
    QVERIFY(mmd::resetPose({scene, theActor}, others, 7, false).isEmpty());
    QVERIFY(mmd::resetPose({scene, theActor}, {}, 7, true).isEmpty());
}

void TestEditsPoses::lockedBonesKeepTheirPose_data()
{
    QTest::addColumn<bool>("asKeys");
    QTest::newRow("drafts") << false;
    QTest::newRow("auto-key") << true;
}

void TestEditsPoses::lockedBonesKeepTheirPose()
{
    QFETCH(bool, asKeys);
    mmd::Scene scene = poses();
    scene.actors.front().boneLists.locked = {bone("Rest")};
    const mmd::Draft wanted[] = {
        {bone("Rest"), 5, mmd::BoneValue{{1, 2, 3}, glm::quat(1, 0, 0, 0)}},
        {bone("Free"), 5, mmd::BoneValue{{1, 2, 3}, glm::quat(1, 0, 0, 0)}}};
    const mmd::Scene after = done(scene, mmd::setPoses({scene, theActor}, wanted, asKeys));
    QVERIFY(mmd::shownValue(after, theActor, bone("Rest"), 5) == restOfBone);
    QVERIFY(mmd::shownValue(after, theActor, bone("Free"), 5) == wanted[1].value);
    QVERIFY(mmd::isPoseLocked(after, theActor, bone("Rest")));
    QVERIFY(!mmd::isPoseLocked(after, theActor, bone("Free")));
    QVERIFY(mmd::setPoses({scene, theActor}, {wanted, 1}, asKeys).isEmpty());
}

QTEST_GUILESS_MAIN(TestEditsPoses)
#include "test_edits_poses.moc"
