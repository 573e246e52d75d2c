// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/bake.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/keys/repair.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/bias.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/refit.h"
#include "libmmd/scene/edits/values/rest_blend.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "libmmd/scene/edits/values/split.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max();
constexpr std::int64_t farthest = std::numeric_limits<std::int64_t>::max();
const mmd::TrackId trackA = bone("A");

} // namespace

/// Time edits at both ends of the frame range: frames do not wrap around, keys do not pile up where
/// avoidable, and every step can be undone (done() checks it).
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
    const auto patch = mmd::scaleRange({scene, theActor}, tracks, {0, 10, 30});
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, trackA), (Frames{0, 12, largest - 3, largest}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{5, 12}));
    const auto full = sceneWith({0, 10, largest});
    const mmd::TrackId one[] = {trackA};
    QVERIFY(mmd::scaleRange({full, theActor}, one, {0, 10, 30}).isEmpty());
    QVERIFY(mmd::scaleRange({full, theActor}, one, {0, 10, largest}).isEmpty());
    const auto closer = done(full, mmd::scaleRange({full, theActor}, one, {0, 10, 0}));
    QCOMPARE(framesOf(closer, trackA), (Frames{0, largest - 10}));
}

void TestEditsLimits::aScaledRangeTakesMarksAlongToTheEnd()
{
    auto scene = sceneWith({0, 10, largest - 2});
    scene.markers = {{5, "a"}, {largest, "end"}};
    const mmd::TrackId tracks[] = {trackA};
    const auto after = done(
        scene, mmd::scaleRange({scene, theActor}, tracks, {0, 10, 20}, mmd::SceneMarks::Follow));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 12, largest}));
    QCOMPARE(after.markers.size(), std::size_t(2));
    QCOMPARE(after.markers[0].frame, 6u);
    QCOMPARE(after.markers[1].frame, largest);
}

void TestEditsLimits::scaledKeysBeyondTheEndMeetThere()
{
    const auto scene = sceneWith({0, 10, 20, 30});
    const auto after =
        done(scene, mmd::scaleKeys({scene, theActor, selected({{trackA, {10, 20, 30}}})},
                        {.first = 10, .last = 20, .newFirst = 10, .newLast = largest - 1}));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 10, largest - 1, largest}));
    QCOMPARE(trackOf(after, "A").values().back().translation.x, 30.0f);
}

void TestEditsLimits::movedKeysStopAtBothEnds()
{
    const auto scene = sceneWith({5, 10, 20});
    const auto selection = selected({{trackA, {10, 20}}});
    const auto late = done(scene, mmd::moveKeys({scene, theActor, selection}, farthest));
    QCOMPARE(framesOf(late, trackA), (Frames{5, largest - 10, largest}));
    const auto early = done(scene, mmd::moveKeys({scene, theActor, selection}, -farthest));
    QCOMPARE(framesOf(early, trackA), (Frames{0, 5, 10}));
    const auto first = sceneWith({0, 10});
    QVERIFY(mmd::moveKeys({first, theActor, selected({{trackA, {0, 10}}})}, -1).isEmpty());
    const auto last = sceneWith({0, largest});
    QVERIFY(mmd::moveKeys({last, theActor, selected({{trackA, {0, largest}}})}, 1).isEmpty());
}

void TestEditsLimits::copiesBeyondTheEndsStopThere()
{
    const auto scene = sceneWith({5, 10, 20});
    const auto selection = selected({{trackA, {10, 20}}});
    const auto late = done(scene, mmd::copyKeys({scene, theActor, selection}, farthest));
    QCOMPARE(framesOf(late, trackA), (Frames{5, 10, 20, largest - 10, largest}));
    const auto early = done(scene, mmd::copyKeys({scene, theActor, selection}, -farthest));
    QCOMPARE(framesOf(early, trackA), (Frames{0, 5, 10, 20}));
}

void TestEditsLimits::snappedKeysStayWithinTheFrames()
{
    const auto scene = sceneWith({0, 499, largest - 100});
    const auto after = done(scene,
        mmd::snapKeys({scene, theActor, selected({{trackA, {499, largest - 100}}})}, 0.0, 1000.0));
    QCOMPARE(framesOf(after, trackA), (Frames{0, 4'294'967'000u}));
    const auto beyond = done(scene,
        mmd::snapKeys({scene, theActor, selected({{trackA, {largest - 100}}})}, 600.0, 1000.0));
    QCOMPARE(framesOf(beyond, trackA), (Frames{0, 499, largest}));
    const auto before =
        done(scene, mmd::snapKeys({scene, theActor, selected({{trackA, {499}}})}, -900.0, 1e300));
    QCOMPARE(framesOf(before, trackA), (Frames{0, largest - 100}));
}

void TestEditsLimits::alignedTracksStopAtTheEnd()
{
    const auto scene = sceneWith({10, 14}, {12});
    const auto after = done(
        scene, mmd::alignKeys({scene, theActor, selected({{trackA, {10, 14}}, {bone("B"), {12}}})},
                   largest - 1));
    QCOMPARE(framesOf(after, trackA), (Frames{largest - 4, largest}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{largest - 1}));
}

void TestEditsLimits::columnsAtTheLastFrame()
{
    const auto scene = sceneWith({0, largest});
    const mmd::TrackId tracks[] = {trackA};
    QVERIFY(mmd::insertColumns({scene, theActor}, tracks, largest, 1).isEmpty());
    const auto after = done(scene, mmd::deleteColumns({scene, theActor}, tracks, largest, largest));
    QCOMPARE(framesOf(after, trackA), (Frames{0}));
    const auto closer = done(scene, mmd::deleteColumns({scene, theActor}, tracks, 1, largest - 1));
    QCOMPARE(framesOf(closer, trackA), (Frames{0, 1}));
}

/// A command may arrive after the removal of its actor.
void TestEditsLimits::anActorThatIsNotThereGetsNothing()
{
    const auto scene = sceneWith({0, 10, 20});
    const mmd::Selection keys = selected({{trackA, {0, 10}}});
    constexpr mmd::ActorId gone{77};
    const mmd::TrackId tracks[] = {trackA, morph("M"), {mmd::TrackKind::Camera, {}}};
    const std::uint32_t frames[] = {3, 5};
    const mmd::Draft draft{trackA, 3, mmd::BoneValue{{1, 2, 3}}};
    const mmd::KeyValue value{
        .track = trackA, .frame = 3, .bone = {{1, 2, 3}}, .interpolation = {}};
    constexpr mmd::CurveChannels all = mmd::allCurveChannels;
    const mmd::ScenePatch patches[] = {
        mmd::setKeys({scene, gone}, {&value, 1}),
        mmd::registerKeys({scene, gone, keys}, tracks, 3),
        mmd::registerValues({scene, gone, keys}, {&draft, 1}),
        mmd::registerDrafts({scene, gone, keys}, {&draft, 1}),
        mmd::setDrafts({scene, gone}, {&draft, 1}),
        mmd::dropDrafts({scene, gone}, tracks, 3),
        mmd::dropDrafts({scene, gone}, {&draft, 1}),
        mmd::moveKeys({scene, gone, keys}, 3),
        mmd::copyKeys({scene, gone, keys}, 3),
        mmd::deleteKeys({scene, gone, keys}),
        mmd::setCurves({scene, gone, keys}, all, mmd::BezierCurve{1, 2, 3, 4}),
        mmd::setPhysics({scene, gone, keys}, false),
        mmd::bakeKeys({scene, gone}, 0, 20, {&value, 1}).patch,
        mmd::repairKeys({scene, gone}),
        mmd::setMotion({scene, gone, keys}, mmd::Motion(), "a.vmd"),
        mmd::setModel({scene, gone}, nullptr),
        mmd::removeActor({scene, gone}),
        mmd::setActorVisible({scene, gone}, false),
        mmd::moveActor({scene, gone}, 0),
        mmd::insertKeys({scene, gone, keys}, tracks, frames).patch,
        mmd::deleteKeysRefitted({scene, gone, keys}).patch,
        mmd::smoothKeys({scene, gone, keys}, all).patch,
        mmd::insertColumns({scene, gone, keys}, tracks, 3, 2),
        mmd::deleteColumns({scene, gone, keys}, tracks, 3, 2),
        mmd::scaleRange({scene, gone, keys}, tracks, {0, 10, 20}),
        mmd::scaleKeys({scene, gone, keys}, {0, 10, 0, 20}),
        mmd::reverseKeys({scene, gone, keys}),
        mmd::alignKeys({scene, gone, keys}, 5),
        mmd::snapKeys({scene, gone, keys}, 0.0, 7.0),
        mmd::biasKeys({scene, gone, keys}, {.addPosition = glm::vec3(1.0f)}),
        mmd::blendWithRest({scene, gone, keys}, 0.0),
        mmd::mirrorKeys({scene, gone, keys}),
    };
    for (std::size_t at = 0; at < std::size(patches); ++at)
        QVERIFY2(mmd::applied(scene, patches[at]) == scene, std::to_string(at).c_str());
    QCOMPARE(mmd::bakedKeyCount({scene, gone}, 0, 20, tracks), std::uint64_t(0));
}

QTEST_APPLESS_MAIN(TestEditsLimits)
#include "test_edits_limits.moc"
