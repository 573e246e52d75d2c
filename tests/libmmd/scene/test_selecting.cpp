// SPDX-License-Identifier: MIT
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace odori::test;
using mmd::Choosing;

class TestSelecting : public QObject {
    Q_OBJECT
private slots:
    void aRectangleIsTracksTimesFrames();
    void aColumnAndARowAreRectangles();
    void tracksMayComeInAnyOrderAndTwice();
    void selectionsGoTogether();
    void theLastKeyOfATrackLeavesTheTrackSelected();
    void pickingTracksLetsGoOfKeys();
    void whoSelectsKeysSelectsTheirTracks();
    void whatIsGoneIsNotSelected();
    void draftsOfTheFrameAreUnregistered();
    void equalSelectionsAreSharedByValue();
};

void TestSelecting::aRectangleIsTracksTimesFrames()
{
    const auto scene = sceneWith({0, 10, 20}, {5, 10, 30});
    const mmd::Motion& motion = scene.actors.front().motion;
    const mmd::TrackId tracks[] = {bone("A"), bone("B"), bone("C")};
    QVERIFY(mmd::keysBetween(motion, tracks, 5, 10) ==
            selected({{bone("A"), {10}}, {bone("B"), {5, 10}}}));
    QVERIFY(mmd::keysBetween(motion, tracks, 11, 19) == mmd::Selection{});
    QVERIFY(mmd::keysBetween(motion, tracks, 20, 10) == mmd::Selection{});
    QVERIFY(mmd::keysBetween(motion, {}, 0, mmd::endOfTime) == mmd::Selection{});
}

void TestSelecting::aColumnAndARowAreRectangles()
{
    const auto scene = sceneOfEveryKind({0, 10, 20});
    const mmd::Motion& motion = scene.actors.front().motion;
    const auto column = mmd::keysBetween(motion, mmd::trackIds(motion), 10, 10);
    QCOMPARE(column.keyCount(), 7u);
    QCOMPARE(column.tracks.size(), 7u);
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}};
    QCOMPARE(mmd::keysBetween(motion, {&camera, 1}, 0, mmd::endOfTime).keyCount(), 3u);
}

void TestSelecting::tracksMayComeInAnyOrderAndTwice()
{
    const auto scene = sceneWith({0, 10}, {5});
    const mmd::TrackId tracks[] = {bone("B"), bone("A"), bone("B")};
    QVERIFY(mmd::keysBetween(scene.actors.front().motion, tracks, 0, 10) ==
            selected({{bone("A"), {0, 10}}, {bone("B"), {5}}}));
}

void TestSelecting::selectionsGoTogether()
{
    const auto before = selected({{bone("A"), {0, 10}}, {bone("B"), {5}}});
    const auto more = selected({{bone("A"), {10, 20}}, {bone("C"), {7}}});
    QVERIFY(mmd::chosen(before, more, Choosing::Replace) == more);
    QVERIFY(mmd::chosen(before, more, Choosing::Add) ==
            selected({{bone("A"), {0, 10, 20}}, {bone("B"), {5}}, {bone("C"), {7}}}));
    QVERIFY(mmd::chosen(before, more, Choosing::Remove) ==
            selected({{bone("A"), {0}}, {bone("B"), {5}}}));
    QVERIFY(mmd::chosen(before, more, Choosing::Toggle) ==
            selected({{bone("A"), {0, 20}}, {bone("B"), {5}}, {bone("C"), {7}}}));
    QVERIFY(mmd::chosen({}, more, Choosing::Toggle) == more);
    QVERIFY(mmd::chosen(before, {}, Choosing::Add) == before);
}

void TestSelecting::theLastKeyOfATrackLeavesTheTrackSelected()
{
    const auto before = selected({{bone("A"), {10}}});
    const auto after = mmd::chosen(before, before, Choosing::Toggle);
    QVERIFY(after.keys.empty());
    QVERIFY(after.hasTrack(bone("A")));
    QVERIFY(mmd::chosen(before, before, Choosing::Remove).hasTrack(bone("A")));
    // Without selected keys the tracks count.
    const mmd::Selection track{{bone("A")}, {}};
    QVERIFY(!mmd::chosen(before, track, Choosing::Remove).hasTrack(bone("A")));
    QVERIFY(!mmd::chosen(before, track, Choosing::Toggle).hasTrack(bone("A")));
}

void TestSelecting::pickingTracksLetsGoOfKeys()
{
    const auto before = selected({{bone("A"), {0, 10}}, {bone("B"), {5}}});
    using Tracks = std::vector<mmd::TrackId>;
    const auto check = [&](Choosing how, const Tracks& expected) {
        QVERIFY(mmd::picked(before, {bone("B"), bone("C")}, how) == (mmd::Selection{expected, {}}));
    };
    check(Choosing::Replace, {bone("B"), bone("C")});
    check(Choosing::Add, {bone("A"), bone("B"), bone("C")});
    check(Choosing::Remove, {bone("A")});
    check(Choosing::Toggle, {bone("A"), bone("C")});
    QVERIFY(mmd::picked(before, {}, Choosing::Replace) == mmd::Selection{});
}

void TestSelecting::whoSelectsKeysSelectsTheirTracks()
{
    mmd::Selection selection = selected({{bone("B"), {5}}});
    selection.tracks = mmd::TrackList{bone("A")};
    const mmd::Selection both = mmd::withTracksOfKeys(selection);
    QVERIFY(both.tracks == (mmd::TrackList{bone("A"), bone("B")}));
    QVERIFY(both.keys == selection.keys);
    QVERIFY(mmd::withTracksOfKeys(both) == both);
}

void TestSelecting::whatIsGoneIsNotSelected()
{
    const auto scene = sceneWith({0, 10}, {5});
    const auto selection = selected({{bone("A"), {0, 7, 10}}, {bone("B"), {6}}});
    const auto there = mmd::existing(selection, scene.actors.front().motion);
    QVERIFY(there.keys == selected({{bone("A"), {0, 10}}}).keys);
    QCOMPARE(there.tracks.size(), 2u);
}

void TestSelecting::draftsOfTheFrameAreUnregistered()
{
    mmd::Actor actor;
    for (const auto& [track, frame] : {std::pair(bone("A"), 3u), std::pair(bone("A"), 4u),
             std::pair(bone("B"), 4u), std::pair(morph("M"), 4u)})
        actor.drafts.push_back({.track = track, .frame = frame, .value = {}});
    const auto selection = mmd::unregistered(actor.drafts, 4);
    QVERIFY(selection.tracks == (std::vector<mmd::TrackId>{bone("A"), bone("B"), morph("M")}));
    QVERIFY(selection.keys.empty());
}

void TestSelecting::equalSelectionsAreSharedByValue()
{
    const mmd::Shared<mmd::Selection> none;
    QVERIFY(!none);
    QVERIFY(!(none == mmd::Shared<mmd::Selection>(mmd::Selection{})));
    const mmd::Shared<mmd::Selection> one(selected({{bone("A"), {1}}}));
    const mmd::Shared<mmd::Selection> same = one;
    QCOMPARE(&*same, &*one);
    QVERIFY(one == mmd::Shared<mmd::Selection>(selected({{bone("A"), {1}}})));
    QVERIFY(!(one == none));
}

QTEST_GUILESS_MAIN(TestSelecting)
#include "test_selecting.moc"
