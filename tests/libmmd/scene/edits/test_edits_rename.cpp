// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/rename.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

/// renameTracks(), moveKeysToTracks(), renameIk().
class TestEditsRename : public QObject {
    Q_OBJECT
private slots:
    void aRenamedTrackKeepsItsKeys();
    void keysThatMeetOthersReplaceThem();
    void severalAreRenamedInOneStep();
    void twoTracksCanExchangeTheirNames();
    void theLastOfTwoTracksWithOneNewNameCounts();
    void rawRecordsOfTheOldNameLeave();
    void draftsAreRenamedToo();
    void theSelectionFollows();
    void anotherActorKeepsItsSelection();
    void selectedKeysMoveAlone();
    void whatCannotBeRenamedIsIgnored_data();
    void whatCannotBeRenamedIsIgnored();
    void aLongNameIsCut();
    void aRenamedMotionIsWrittenAndReadAgain();
    void switchesOfAnIkAreRenamed();
    void theRenamedSwitchReplacesTheOther();
};

namespace {

RenameResult renamed(const Scene& scene, std::vector<TrackRename> renames, Selection chosen = {})
{
    return renameTracks({scene, theActor, chosen}, renames);
}

Draft draftOf(const TrackId& track, std::uint32_t frame, float x)
{
    return {track, frame, BoneValue{{x, 0.0f, 0.0f}}};
}

/// Show/IK keys at 0 and 10. The first has the switches `first`, the second none.
Scene sceneWithIk(std::vector<IkSwitch> first)
{
    Scene scene = sceneWith({0});
    const std::vector<ShowIkKeyframe> keys{
        {.frame = 0, .fileIndex = 0, .value = {1, std::move(first)}},
        {.frame = 10, .fileIndex = 1, .value = {1, {}}}};
    replaceTrack(scene.actors.front().motion, Track<ShowIkKeyframe>({}, keys));
    return scene;
}

} // namespace

void TestEditsRename::aRenamedTrackKeepsItsKeys()
{
    const Scene scene = sceneWith({1, 4}, {2});
    const RenameResult result = renamed(scene, {{bone("A"), bone("C")}});
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.moved, std::size_t(2));
    QCOMPARE(result.replaced, std::size_t(0));
    QVERIFY(!findBoneTrack(after.actors.front().motion, "A"));
    const auto& keys = trackOf(after, "C");
    QCOMPARE(keys.size(), std::size_t(2));
    QVERIFY(keys.key(0) == trackOf(scene, "A").key(0));
    QVERIFY(keys.key(1) == trackOf(scene, "A").key(1));
    QVERIFY(trackOf(after, "B") == trackOf(scene, "B"));
}

void TestEditsRename::keysThatMeetOthersReplaceThem()
{
    const Scene scene = sceneWith({1, 4, 9}, {2, 4, 9, 12});
    const RenameResult result = renamed(scene, {{bone("A"), bone("B")}});
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.moved, std::size_t(3));
    QCOMPARE(result.replaced, std::size_t(2));
    QCOMPARE(framesOf(after, bone("B")), (Frames{1, 2, 4, 9, 12}));
    QCOMPARE(trackOf(after, "B").fileIndices()[2], trackOf(scene, "A").fileIndices()[1]);
    QCOMPARE(trackOf(after, "B").fileIndices()[1], trackOf(scene, "B").fileIndices()[0]);
}

void TestEditsRename::severalAreRenamedInOneStep()
{
    const Scene scene = sceneWith({1}, {2});
    const RenameResult result =
        renamed(scene, {{bone("A"), bone("C")}, {bone("B"), bone("D")}, {morph("M"), morph("N")}});
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.moved, std::size_t(3));
    QCOMPARE(trackIds(after.actors.front().motion),
        (std::vector<TrackId>{bone("C"), bone("D"), morph("N")}));
}

void TestEditsRename::twoTracksCanExchangeTheirNames()
{
    const Scene scene = sceneWith({1, 4}, {4, 7});
    const RenameResult result = renamed(scene, {{bone("A"), bone("B")}, {bone("B"), bone("A")}});
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.replaced, std::size_t(0));
    QCOMPARE(framesOf(after, bone("A")), (Frames{4, 7}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{1, 4}));
    QVERIFY(trackOf(after, "B").key(1) == trackOf(scene, "A").key(1));
}

void TestEditsRename::theLastOfTwoTracksWithOneNewNameCounts()
{
    const Scene scene = sceneWith({1, 4}, {4, 7});
    const RenameResult result = renamed(scene, {{bone("A"), bone("C")}, {bone("B"), bone("C")}});
    const Scene after = done(scene, result.patch);
    QCOMPARE(framesOf(after, bone("C")), (Frames{1, 4, 7}));
    QVERIFY(trackOf(after, "C").key(1) == trackOf(scene, "B").key(0));
    QCOMPARE(result.moved, std::size_t(3));
    QCOMPARE(result.replaced, std::size_t(1));
}

void TestEditsRename::rawRecordsOfTheOldNameLeave()
{
    Scene scene = sceneWith({0});
    const std::vector<BoneKeyframe> keys{boneKey(3, 2)};
    replaceTrack(scene.actors.front().motion,
        Track<BoneKeyframe>(fieldOf("B"), keys, {{3, 1, std::string(111, 'r')}}));
    const Scene after = done(scene, renamed(scene, {{bone("B"), bone("C")}}).patch);
    QVERIFY(!findBoneTrack(after.actors.front().motion, "B"));
    QVERIFY(trackOf(after, "C").raws().empty());
    QCOMPARE(trackOf(after, "C").fileIndices()[0], 2u);
}

void TestEditsRename::draftsAreRenamedToo()
{
    Scene scene = sceneWith({5}, {9});
    scene.actors.front().drafts = {draftOf(bone("A"), 2, 1), draftOf(bone("A"), 3, 2),
        draftOf(bone("B"), 3, 3), draftOf(bone("B"), 5, 4), draftOf(bone("B"), 6, 5)};
    const RenameResult result = renamed(scene, {{bone("A"), bone("B")}});
    const Scene after = done(scene, result.patch);
    // The draft of B at 3 meets a draft, the one at 5 would hide the moved key.
    QVERIFY(
        (after.actors.front().drafts == std::vector<Draft>{draftOf(bone("B"), 2, 1),
                                            draftOf(bone("B"), 3, 2), draftOf(bone("B"), 6, 5)}));
    QCOMPARE(result.moved, std::size_t(3));
    QCOMPARE(result.replaced, std::size_t(2));

    Scene draftsAlone = sceneWith({}, {9});
    draftsAlone.actors.front().drafts = {draftOf(bone("X"), 2, 1)};
    const Scene moved = done(draftsAlone, renamed(draftsAlone, {{bone("X"), bone("Y")}}).patch);
    QVERIFY(moved.actors.front().drafts == std::vector<Draft>{draftOf(bone("Y"), 2, 1)});
}

void TestEditsRename::theSelectionFollows()
{
    const Scene scene = sceneWith({1, 4}, {2, 4});
    const Selection chosen = selected({{bone("A"), {4}}, {bone("B"), {2}}});
    const RenameResult result = renamed(scene, {{bone("A"), bone("B")}}, chosen);
    QVERIFY(*result.patch.selectionAfter == selected({{bone("B"), {2, 4}}}));
}

void TestEditsRename::anotherActorKeepsItsSelection()
{
    Scene scene = sceneWith({1}, {2});
    scene.actors.push_back(scene.actors.front());
    scene.actors.back().id = ActorId{2};
    scene.nextActor = 3;
    const std::vector<TrackRename> renames{{bone("A"), bone("C")}};
    const RenameResult result = renameTracks({scene, ActorId{2}}, renames);
    const Scene after = done(scene, result.patch);
    QVERIFY(!result.patch.selectionAfter);
    QVERIFY(after.actors.front() == scene.actors.front());
    QVERIFY(findBoneTrack(after.actors.back().motion, "C"));
}

void TestEditsRename::selectedKeysMoveAlone()
{
    Scene scene = sceneWith({1, 4, 6}, {4});
    scene.actors.front().drafts = {draftOf(bone("A"), 2, 1), draftOf(bone("B"), 4, 2)};
    const Selection chosen = selected({{bone("A"), {4, 6}}});
    const std::vector<TrackRename> renames{{bone("A"), bone("B")}};
    const RenameResult result = moveKeysToTracks({scene, theActor, chosen}, renames);
    const Scene after = done(scene, result.patch);
    QCOMPARE(framesOf(after, bone("A")), Frames{1});
    QCOMPARE(framesOf(after, bone("B")), (Frames{4, 6}));
    QVERIFY(after.actors.front().drafts == std::vector<Draft>{draftOf(bone("A"), 2, 1)});
    QVERIFY(*result.patch.selectionAfter == selected({{bone("B"), {4, 6}}}));
    QCOMPARE(result.moved, std::size_t(2));
    QCOMPARE(result.replaced, std::size_t(2)); // a key and a draft
    QVERIFY(moveKeysToTracks({scene, theActor}, renames).patch.isEmpty());
}

void TestEditsRename::whatCannotBeRenamedIsIgnored_data()
{
    QTest::addColumn<int>("fromKind");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<int>("toKind");
    QTest::addColumn<QByteArray>("to");
    const int bones = int(TrackKind::Bone), morphs = int(TrackKind::Morph);
    const int camera = int(TrackKind::Camera), showIk = int(TrackKind::ShowIk);
    QTest::newRow("the same name") << bones << QByteArray("A") << bones << QByteArray("A");
    QTest::newRow("to a morph") << bones << QByteArray("A") << morphs << QByteArray("M");
    QTest::newRow("to no name") << bones << QByteArray("A") << bones << QByteArray();
    QTest::newRow("no such track") << bones << QByteArray("Z") << bones << QByteArray("B");
    QTest::newRow("the camera") << camera << QByteArray() << camera << QByteArray("B");
    QTest::newRow("show/IK") << showIk << QByteArray() << bones << QByteArray("B");
}

void TestEditsRename::whatCannotBeRenamedIsIgnored()
{
    QFETCH(int, fromKind);
    QFETCH(QByteArray, from);
    QFETCH(int, toKind);
    QFETCH(QByteArray, to);
    const Scene scene = sceneOfEveryKind({1, 4});
    const TrackRename rename{
        {TrackKind(fromKind), from.toStdString()}, {TrackKind(toKind), to.toStdString()}};
    const RenameResult result = renamed(scene, {rename});
    QVERIFY(result.patch.isEmpty() && !result.patch.selectionAfter);
    QCOMPARE(result.moved, std::size_t(0));
    const std::vector<TrackRename> valid{{bone("A"), bone("C")}};
    QVERIFY(renameTracks({scene, ActorId{9}}, valid).patch.isEmpty());
}

void TestEditsRename::aLongNameIsCut()
{
    const Scene scene = sceneWith({1});
    const Scene after = done(scene, renamed(scene, {{bone("A"), bone("front_cloak_001_a")}}).patch);
    QVERIFY(findBoneTrack(after.actors.front().motion, "front_cloak_001"));
}

void TestEditsRename::aRenamedMotionIsWrittenAndReadAgain()
{
    const Scene scene = sceneWith({1, 4, 9}, {2, 4});
    const Scene after = done(scene, renamed(scene, {{bone("A"), bone("B")}}).patch);
    const auto file = readVmd(vmdFromMotion(after.actors.front().motion));
    QVERIFY(file.has_value());
    const Motion read = motionFromVmd(*file).motion;
    QCOMPARE(read.bones.size(), std::size_t(1));
    const auto frames = read.bones.front()->frames();
    QCOMPARE(Frames(frames.begin(), frames.end()), (Frames{1, 2, 4, 9}));
}

void TestEditsRename::switchesOfAnIkAreRenamed()
{
    Scene scene = sceneWithIk({ikSwitch("other", true), ikSwitch("old", false)});
    scene.actors.front().drafts = {
        {{TrackKind::ShowIk, {}}, 5, ShowIkValue{1, {ikSwitch("old", false)}}}};
    const RenameResult result = renameIk({scene, theActor}, "old", "new");
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.moved, std::size_t(2));
    QCOMPARE(result.replaced, std::size_t(0));
    const auto& keys = *after.actors.front().motion.showIk;
    QVERIFY((keys.values()[0].switches ==
             std::vector<IkSwitch>{ikSwitch("other", true), ikSwitch("new", false)}));
    QVERIFY(keys.key(1) == scene.actors.front().motion.showIk->key(1));
    QVERIFY((std::get<ShowIkValue>(after.actors.front().drafts.front().value).switches ==
             std::vector<IkSwitch>{ikSwitch("new", false)}));
    QVERIFY(renameIk({after, theActor}, "old", "new").patch.isEmpty());
    QVERIFY(renameIk({scene, theActor}, "old", "old").patch.isEmpty());
    QVERIFY(renameIk({scene, theActor}, "old", "").patch.isEmpty());
    QVERIFY(renameIk({scene, ActorId{9}}, "old", "new").patch.isEmpty());
}

void TestEditsRename::theRenamedSwitchReplacesTheOther()
{
    const Scene scene = sceneWithIk({ikSwitch("new", true), ikSwitch("old", false)});
    const RenameResult result = renameIk({scene, theActor}, "old", "new");
    const Scene after = done(scene, result.patch);
    QCOMPARE(result.replaced, std::size_t(1));
    QVERIFY((after.actors.front().motion.showIk->values()[0].switches ==
             std::vector<IkSwitch>{ikSwitch("new", false)}));
}

QTEST_GUILESS_MAIN(TestEditsRename)
#include "test_edits_rename.moc"
