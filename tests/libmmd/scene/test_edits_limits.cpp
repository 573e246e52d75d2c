// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/edits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/shape.h"
#include "libmmd/scene/edits/values/values.h"
#include "tests/libmmd/scene/checked_edit.h"

#include <QtTest/QtTest>

#include <limits>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max();
constexpr std::int64_t farthest = std::numeric_limits<std::int64_t>::max();
const mmd::TrackId trackA = bone("A");

} // namespace

/// Edits of time at both ends of what a frame can be: nothing wraps round, nothing piles up where
/// it can be avoided, and every step can be undone (done() checks it).
class TestEditsLimits : public QObject {
    Q_OBJECT
private slots:
    void aScaledRangeStopsAtTheLargestFrame();
    void aScaledRangeTakesMarksAlongToTheEnd();
    void scaledKeysBeyondTheEndMeetThere();
    void movedKeysStopAtBothEnds();
    void copiesBeyondTheEndsStopThere();
    void snappedKeysStayWithinTheFrames();
    void alignedTracksStopAtTheEnd();
    void columnsAtTheLastFrame();
    void anActorThatIsNotThereGetsNothing();
};

void TestEditsLimits::aScaledRangeStopsAtTheLargestFrame()
{
    const auto scene = sceneWith({0, 10, largest - 5, largest - 2}, {4, 10});
    const mmd::TrackId tracks[] = {trackA, bone("B")};
    const auto patch = mmd::scaleRange(scene, {}, theActor, tracks, 0, 10, 30);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, trackA), (Frames{0, 12, largest - 3, largest}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{5, 12}));
    const auto full = sceneWith({0, 10, largest});
    const mmd::TrackId one[] = {trackA};
    QVERIFY(mmd::scaleRange(full, {}, theActor, one, 0, 10, 30).isEmpty());
    QVERIFY(mmd::scaleRange(full, {}, theActor, one, 0, 10, largest).isEmpty());
    const auto closer = done(full, mmd::scaleRange(full, {}, theActor, one, 0, 10, 0));
    QCOMPARE(framesOf(closer, trackA), (Frames{0, largest - 10}));
}

void TestEditsLimits::aScaledRangeTakesMarksAlongToTheEnd()
{
    auto scene = sceneWith({0, 10, largest - 2});
    scene.markers = {{5, "a"}, {largest, "end"}};
    const mmd::TrackId tracks[] = {trackA};
    const auto after = done(
        scene, mmd::scaleRange(scene, {}, theActor, tracks, 0, 10, 20, mmd::SceneMarks::Follow));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 12, largest}));
    QCOMPARE(after.markers.size(), std::size_t(2));
    QCOMPARE(after.markers[0].frame, 6u);
    QCOMPARE(after.markers[1].frame, largest);
}

void TestEditsLimits::scaledKeysBeyondTheEndMeetThere()
{
    const auto scene = sceneWith({0, 10, 20, 30});
    const auto after =
        done(scene, mmd::scaleKeys(scene, selected({{trackA, {10, 20, 30}}}), theActor,
                        {.first = 10, .last = 20, .newFirst = 10, .newLast = largest - 1}));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 10, largest - 1, largest}));
    QCOMPARE(trackOf(after, "A").values().back().translation.x, 30.0f);
}

void TestEditsLimits::movedKeysStopAtBothEnds()
{
    const auto scene = sceneWith({5, 10, 20});
    const auto selection = selected({{trackA, {10, 20}}});
    const auto late = done(scene, mmd::moveKeys(scene, selection, theActor, farthest));
    QCOMPARE(framesOf(late, trackA), (Frames{5, largest - 10, largest}));
    const auto early = done(scene, mmd::moveKeys(scene, selection, theActor, -farthest));
    QCOMPARE(framesOf(early, trackA), (Frames{0, 5, 10}));
    const auto first = sceneWith({0, 10});
    QVERIFY(mmd::moveKeys(first, selected({{trackA, {0, 10}}}), theActor, -1).isEmpty());
    const auto last = sceneWith({0, largest});
    QVERIFY(mmd::moveKeys(last, selected({{trackA, {0, largest}}}), theActor, 1).isEmpty());
}

void TestEditsLimits::copiesBeyondTheEndsStopThere()
{
    const auto scene = sceneWith({5, 10, 20});
    const auto selection = selected({{trackA, {10, 20}}});
    const auto late = done(scene, mmd::copyKeys(scene, selection, theActor, farthest));
    QCOMPARE(framesOf(late, trackA), (Frames{5, 10, 20, largest - 10, largest}));
    const auto early = done(scene, mmd::copyKeys(scene, selection, theActor, -farthest));
    QCOMPARE(framesOf(early, trackA), (Frames{0, 5, 10, 20}));
}

void TestEditsLimits::snappedKeysStayWithinTheFrames()
{
    const auto scene = sceneWith({0, 499, largest - 100});
    const auto after = done(scene,
        mmd::snapKeys(scene, selected({{trackA, {499, largest - 100}}}), theActor, 0.0, 1000.0));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 4'294'967'000u}));
    const auto beyond = done(scene,
        mmd::snapKeys(scene, selected({{trackA, {largest - 100}}}), theActor, 600.0, 1000.0));
    QCOMPARE(framesOf(beyond, trackA), (Frames{0, 499, largest}));
    const auto before =
        done(scene, mmd::snapKeys(scene, selected({{trackA, {499}}}), theActor, -900.0, 1e300));
    QCOMPARE(framesOf(before, trackA), (Frames{0, largest - 100}));
}

void TestEditsLimits::alignedTracksStopAtTheEnd()
{
    const auto scene = sceneWith({10, 14}, {12});
    const auto after =
        done(scene, mmd::alignKeys(scene, selected({{trackA, {10, 14}}, {bone("B"), {12}}}),
                        theActor, largest - 1));
    QCOMPARE(framesOf(after, trackA), (Frames{largest - 4, largest}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{largest - 1}));
}

void TestEditsLimits::columnsAtTheLastFrame()
{
    const auto scene = sceneWith({0, largest});
    const mmd::TrackId tracks[] = {trackA};
    QVERIFY(mmd::insertColumns(scene, {}, theActor, tracks, largest, 1).isEmpty());
    const auto after =
        done(scene, mmd::deleteColumns(scene, {}, theActor, tracks, largest, largest));
    QCOMPARE(framesOf(after, trackA), (Frames{0}));
    const auto closer =
        done(scene, mmd::deleteColumns(scene, {}, theActor, tracks, 1, largest - 1));
    QCOMPARE(framesOf(closer, trackA), (Frames{0, 1}));
}

/// A command may come later than the removal of what it was meant for.
void TestEditsLimits::anActorThatIsNotThereGetsNothing()
{
    const auto scene = sceneWith({0, 10, 20});
    const mmd::Selection keys = selected({{trackA, {0, 10}}});
    constexpr mmd::ActorId gone{77};
    const mmd::TrackId tracks[] = {trackA, morph("M"), {mmd::TrackKind::Camera, {}}};
    const std::uint32_t frames[] = {3, 5};
    const mmd::Draft draft{trackA, 3, mmd::BoneValue{{1, 2, 3}}};
    const mmd::KeyValue value{.track = trackA, .frame = 3, .bone = {{1, 2, 3}}, .tail = {}};
    constexpr mmd::CurveChannels all = mmd::allCurveChannels;
    const mmd::ScenePatch patches[] = {
        mmd::setKeys(scene, keys, gone, {&value, 1}),
        mmd::registerKeys(scene, keys, gone, tracks, 3),
        mmd::registerValues(scene, keys, gone, {&draft, 1}),
        mmd::registerDrafts(scene, keys, gone, {&draft, 1}),
        mmd::setDrafts(scene, keys, gone, {&draft, 1}),
        mmd::dropDrafts(scene, keys, gone, tracks, 3),
        mmd::dropDrafts(scene, keys, gone, {&draft, 1}),
        mmd::moveKeys(scene, keys, gone, 3),
        mmd::copyKeys(scene, keys, gone, 3),
        mmd::deleteKeys(scene, keys, gone),
        mmd::setCurves(scene, keys, gone, all, mmd::BezierCurve{1, 2, 3, 4}),
        mmd::setPhysics(scene, keys, gone, false),
        mmd::bakeKeys(scene, keys, gone, 0, 20, {&value, 1}),
        mmd::repairKeys(scene, keys, gone),
        mmd::setMotion(scene, keys, gone, mmd::Motion(), "a.vmd"),
        mmd::setModel(scene, keys, gone, nullptr),
        mmd::removeActor(scene, keys, gone),
        mmd::setActorVisible(scene, keys, gone, false),
        mmd::moveActor(scene, keys, gone, 0),
        mmd::insertKeys(scene, keys, gone, tracks, frames).patch,
        mmd::deleteKeysRefitted(scene, keys, gone).patch,
        mmd::smoothKeys(scene, keys, gone, all).patch,
        mmd::insertColumns(scene, keys, gone, tracks, 3, 2),
        mmd::deleteColumns(scene, keys, gone, tracks, 3, 2),
        mmd::scaleRange(scene, keys, gone, tracks, 0, 10, 20),
        mmd::scaleKeys(scene, keys, gone, {0, 10, 0, 20}),
        mmd::reverseKeys(scene, keys, gone),
        mmd::alignKeys(scene, keys, gone, 5),
        mmd::snapKeys(scene, keys, gone, 0.0, 7.0),
        mmd::biasKeys(scene, keys, gone, {.addPosition = glm::vec3(1.0f)}),
        mmd::mirrorKeys(scene, keys, gone),
    };
    for (std::size_t at = 0; at < std::size(patches); ++at)
        QVERIFY2(mmd::applied(scene, patches[at]) == scene, std::to_string(at).c_str());
}

QTEST_APPLESS_MAIN(TestEditsLimits)
#include "test_edits_limits.moc"
