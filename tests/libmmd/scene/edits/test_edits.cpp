// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <limits>
#include <random>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

constexpr mmd::ActorId actor = theActor;

} // namespace

class TestEdits : public QObject {
    Q_OBJECT
private slots:
    void movingKeepsValuesAndPlaces();
    void movingReplacesWhatItLandsOn();
    void movingOverOwnKeysKeepsThemAll();
    void movingStopsAtFrameZeroTogether();
    void movingStopsAtTheLargestFrameTogether();
    void movingSomeKeysKeepsTheOthersSelected();
    void deletingSomeKeysKeepsTheOthersSelected();
    void pickingChangesNothingButTheSelection();
    void movingByNothingIsNoPatch();
    void movingWorksOnEveryKind();
    void copyingLeavesTheOriginalsAndGivesNewPlaces();
    void deletingTakesTheTrackWithItsLastKey();
    void deletingNothingIsNoPatch();
    void settingAKeyKeepsThePlaceOfTheOneThere();
    void settingAnEqualKeyIsNoPatch();
    void registeringTakesTheDraft();
    void registeringBetweenKeysKeepsThePose();
    void registeringAnUntouchedKeyIsNoPatchButSelects();
    void curvesChangeOnlyTheirChannel();
    void curvesThatAreThereAlreadyAreNoPatch();
    void physicsSwitchesOnAndOff();
    void aDraftThatSaysWhatTheKeysSayLeaves();
    void rawRecordsLeaveWithTheirKeyAndComeBack();
    void notANumberIsEqualToItself();
    void anActorComesWithItsModelAndIsActive();
    void aThousandRandomEditsCanAllBeUndone();
};

void TestEdits::movingKeepsValuesAndPlaces()
{
    const auto scene = sceneWith({0, 10, 20});
    const auto patch = mmd::moveKeys({scene, actor, selected({{bone("A"), {10}}})}, 3);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 13, 20}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 10.0f);
    QCOMPARE(trackOf(after, "A").fileIndices()[1], 1u);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {13}}}));
}

void TestEdits::movingReplacesWhatItLandsOn()
{
    const auto scene = sceneWith({0, 10, 13, 20});
    const auto after = done(scene, mmd::moveKeys({scene, actor, selected({{bone("A"), {10}}})}, 3));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 13, 20}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 10.0f);
    QCOMPARE(trackOf(after, "A").fileIndices()[1], 1u);
}

void TestEdits::movingOverOwnKeysKeepsThemAll()
{
    const auto scene = sceneWith({0, 1, 2, 3});
    const auto after =
        done(scene, mmd::moveKeys({scene, actor, selected({{bone("A"), {0, 1, 2}}})}, 1));
    QCOMPARE(framesOf(after, bone("A")), (Frames{1, 2, 3}));
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 2.0f);
}

void TestEdits::movingStopsAtFrameZeroTogether()
{
    const auto scene = sceneWith({5, 10}, {4});
    const auto after = done(scene,
        mmd::moveKeys({scene, actor, selected({{bone("A"), {5, 10}}, {bone("B"), {4}}})}, -100));
    QCOMPARE(framesOf(after, bone("A")), (Frames{1, 6}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{0}));
}

void TestEdits::movingStopsAtTheLargestFrameTogether()
{
    const std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
    const auto scene = sceneWith({5, last - 2});
    const auto after =
        done(scene, mmd::moveKeys({scene, actor, selected({{bone("A"), {5, last - 2}}})}, 10));
    QCOMPARE(framesOf(after, bone("A")), (Frames{7, last}));
}

/// As the table does when it moves one row while others are selected.
void TestEdits::movingSomeKeysKeepsTheOthersSelected()
{
    const auto scene = sceneWith({0, 10, 20, 30}, {7});
    const mmd::Selection selection = selected({{bone("A"), {0, 10, 20}}, {bone("B"), {7}}});
    const auto patch =
        mmd::moveKeys({scene, actor, selection}, selected({{bone("A"), {10, 30}}}), 5);
    QCOMPARE(framesOf(done(scene, patch), bone("A")), (Frames{0, 15, 20, 35}));
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {0, 15, 20}}, {bone("B"), {7}}}));
    // A key moved onto another selected key becomes one key; both stop at frame 0.
    const auto onto = mmd::moveKeys({scene, actor, selection}, selected({{bone("A"), {20}}}), -10);
    QVERIFY(*onto.selectionAfter == selected({{bone("A"), {0, 10}}, {bone("B"), {7}}}));
    const auto early = mmd::moveKeys({scene, actor, selection}, selected({{bone("A"), {10}}}), -99);
    QCOMPARE(framesOf(done(scene, early), bone("A")), (Frames{0, 20, 30}));
    // An unselected key is not selected afterwards.
    const auto alone = mmd::moveKeys({scene, actor}, selected({{bone("A"), {10}}}), 5);
    QVERIFY(*alone.selectionAfter == mmd::Selection{});
    QVERIFY(mmd::moveKeys({scene, actor, selection}, selected({{bone("A"), {0}}}), -3) ==
            mmd::ScenePatch{});
}

void TestEdits::deletingSomeKeysKeepsTheOthersSelected()
{
    const auto scene = sceneWith({0, 10, 20}, {7});
    const mmd::Selection selection = selected({{bone("A"), {0, 10, 11}}, {bone("B"), {7}}});
    const auto patch = mmd::deleteKeys(
        {scene, actor, selection}, selected({{bone("A"), {10, 11, 20}}, {bone("B"), {7}}}));
    QCOMPARE(framesOf(done(scene, patch), bone("A")), (Frames{0}));
    mmd::Selection left = selected({{bone("A"), {0}}});
    left.setTrack(bone("B"), true); // its track stays selected
    QVERIFY(*patch.selectionAfter == left);
}

void TestEdits::pickingChangesNothingButTheSelection()
{
    mmd::Scene scene = sceneWith({0, 10});
    const mmd::Selection selection = selected({{bone("A"), {0, 10}}});
    const auto patch = mmd::pickTracks({scene, actor, selection}, {morph("M")});
    QVERIFY(patch.isEmpty());
    mmd::Selection after;
    after.setTrack(morph("M"), true);
    QVERIFY(*patch.selectionAfter == after);
    scene.active = mmd::sceneActor;
    QVERIFY(!mmd::pickTracks({scene, actor, selection}, {morph("M")}).selectionAfter);
}

void TestEdits::movingByNothingIsNoPatch()
{
    const auto scene = sceneWith({0, 10});
    QVERIFY(mmd::moveKeys({scene, actor, selected({{bone("A"), {10}}})}, 0).isEmpty());
    QVERIFY(mmd::moveKeys({scene, actor, selected({{bone("A"), {0}}})}, -3).isEmpty());
    QVERIFY(mmd::moveKeys({scene, actor}, 3).isEmpty());
}

void TestEdits::movingWorksOnEveryKind()
{
    auto scene = sceneWith({0});
    mmd::Motion& motion = scene.actors.front().motion;
    const mmd::CameraKeyframe camera{.frame = 2, .fileIndex = 0, .value = {}};
    const mmd::LightKeyframe light{.frame = 2, .fileIndex = 0, .value = {}};
    const mmd::ShadowKeyframe shadow{.frame = 2, .fileIndex = 0, .value = {}};
    const mmd::ShowIkKeyframe showIk{.frame = 2, .fileIndex = 0, .value = {}};
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, std::span(&camera, 1)));
    mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, std::span(&light, 1)));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, std::span(&shadow, 1)));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, std::span(&showIk, 1)));
    mmd::Selection all = selected({{morph("M"), {5}}});
    using enum mmd::TrackKind;
    for (const auto kind : {Camera, Light, Shadow, ShowIk})
        all.setKey({kind, {}}, 2, true);
    const auto after = done(scene, mmd::moveKeys({scene, actor, all}, 4));
    for (const auto kind : {Camera, Light, Shadow, ShowIk})
        QCOMPARE(framesOf(after, {kind, {}}), (Frames{6}));
    QCOMPARE(framesOf(after, morph("M")), (Frames{9}));
    QVERIFY(trackIds(after.actors.front().motion).size() == 6);
}

void TestEdits::copyingLeavesTheOriginalsAndGivesNewPlaces()
{
    const auto scene = sceneWith({0, 10});
    const auto patch = mmd::copyKeys({scene, actor, selected({{bone("A"), {0, 10}}})}, 5);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 5, 10, 15}));
    QCOMPARE(trackOf(after, "A").fileIndices()[1], mmd::newKeyIndex);
    QCOMPARE(trackOf(after, "A").fileIndices()[2], 1u);
    QVERIFY(*patch.selectionAfter == selected({{bone("A"), {5, 15}}}));
}

void TestEdits::deletingTakesTheTrackWithItsLastKey()
{
    const auto scene = sceneWith({0, 10}, {3});
    const auto patch =
        mmd::deleteKeys({scene, actor, selected({{bone("A"), {10}}, {bone("B"), {3}}})});
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0}));
    QVERIFY(!mmd::findBoneTrack(after.actors.front().motion, "B"));
    QVERIFY(patch.selectionAfter->keys.empty());
}

void TestEdits::deletingNothingIsNoPatch()
{
    const auto scene = sceneWith({0, 10});
    QVERIFY(mmd::deleteKeys({scene, actor, selected({{bone("A"), {4}}})}).isEmpty());
    QVERIFY(mmd::deleteKeys({scene, actor}).isEmpty());
}

void TestEdits::settingAKeyKeepsThePlaceOfTheOneThere()
{
    const auto scene = sceneWith({0, 10});
    mmd::BoneValue value;
    value.translation.x = 77.0f;
    const mmd::KeyValue keys[] = {
        {.track = bone("A"), .frame = 10, .bone = value, .interpolation = {}},
        {.track = bone("A"), .frame = 4, .bone = value, .interpolation = {}},
        {.track = bone("C"), .frame = 1, .bone = value, .interpolation = {}}};
    const auto after = done(scene, mmd::setKeys({scene, actor}, keys));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 4, 10}));
    QCOMPARE(trackOf(after, "A").fileIndices()[2], 1u);
    QCOMPARE(trackOf(after, "A").fileIndices()[1], mmd::newKeyIndex);
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 77.0f);
    QCOMPARE(framesOf(after, bone("C")), (Frames{1}));
}

void TestEdits::settingAnEqualKeyIsNoPatch()
{
    const auto scene = sceneWith({0, 10});
    const mmd::KeyValue same{.track = bone("A"),
        .frame = 10,
        .bone = trackOf(scene, "A").values()[1],
        .interpolation = {}};
    QVERIFY(mmd::setKeys({scene, actor}, std::span(&same, 1)).isEmpty());
}

void TestEdits::registeringTakesTheDraft()
{
    auto scene = sceneWith({0, 10});
    const mmd::Draft draft{bone("A"), 5, mmd::BoneValue{.translation = {0, 9, 0}}};
    scene = done(scene, mmd::setDrafts({scene, actor}, std::span(&draft, 1)));
    QCOMPARE(scene.actors.front().drafts.size(), 1u);
    const mmd::TrackId track = bone("A");
    const auto patch = mmd::registerKeys({scene, actor}, std::span(&track, 1), 5);
    const auto after = done(scene, patch);
    QVERIFY(after.actors.front().drafts.empty());
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 5, 10}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.y, 9.0f);
    QVERIFY(patch.selectionAfter->hasKey(track, 5));
}

void TestEdits::registeringBetweenKeysKeepsThePose()
{
    const auto scene = sceneWith({0, 10});
    const mmd::TrackId tracks[] = {bone("A"), morph("M")};
    const auto after = done(scene, mmd::registerKeys({scene, actor}, tracks, 5));
    // Linear from 0 to 10: the middle at frame 5. The morph already has its key there.
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 5.0f);
    QCOMPARE(framesOf(after, morph("M")), (Frames{5}));
}

void TestEdits::registeringAnUntouchedKeyIsNoPatchButSelects()
{
    const auto scene = sceneWith({0, 10});
    const mmd::TrackId track = bone("A");
    const auto patch = mmd::registerKeys({scene, actor}, std::span(&track, 1), 10);
    QVERIFY(patch.isEmpty());
    QVERIFY(patch.selectionAfter->hasKey(track, 10));
}

void TestEdits::curvesChangeOnlyTheirChannel()
{
    const auto scene = sceneWith({0, 10}, {10});
    const mmd::BezierCurve curve{.x1 = 1, .y1 = 2, .x2 = 3, .y2 = 4};
    const auto rotation = mmd::CurveChannels(1u << unsigned(mmd::BoneChannel::Rotation));
    const auto after =
        done(scene, mmd::setCurves({scene, actor, selected({{bone("A"), {10}}})}, rotation, curve));
    QCOMPARE(trackOf(after, "A").curves(1)[3], curve);
    for (std::size_t channel = 0; channel < 3; ++channel)
        QCOMPARE(trackOf(after, "A").curves(1)[channel], mmd::BezierCurve{});
    QCOMPARE(trackOf(after, "A").curves(0)[3], mmd::BezierCurve{});
    QCOMPARE(trackOf(after, "B").curves(0)[3], mmd::BezierCurve{});
}

void TestEdits::curvesThatAreThereAlreadyAreNoPatch()
{
    const auto scene = sceneWith({0, 10});
    QVERIFY(mmd::setCurves(
        {scene, actor, selected({{bone("A"), {0, 10}}})}, mmd::allCurveChannels, mmd::BezierCurve{})
                .isEmpty());
}

void TestEdits::physicsSwitchesOnAndOff()
{
    const auto scene = sceneWith({0, 10});
    const auto selection = selected({{bone("A"), {10}}});
    const auto off = done(scene, mmd::setPhysics({scene, actor, selection}, false));
    QVERIFY(!mmd::isPhysicsOn(trackOf(off, "A").interpolation(1)));
    QVERIFY(mmd::isPhysicsOn(trackOf(off, "A").interpolation(0)));
    QCOMPARE(trackOf(off, "A").curves(1), trackOf(scene, "A").curves(1));
    QVERIFY(done(off, mmd::setPhysics({off, actor, selection}, true)) == scene);
    QVERIFY(mmd::setPhysics({scene, actor, selection}, true).isEmpty());
}

void TestEdits::aDraftThatSaysWhatTheKeysSayLeaves()
{
    auto scene = sceneWith({0, 10});
    mmd::Draft draft{bone("A"), 5, mmd::BoneValue{.translation = glm::vec3(1.0f)}};
    scene = done(scene, mmd::setDrafts({scene, actor}, std::span(&draft, 1)));
    draft.value = trackOf(
        done(scene, mmd::registerKeys({sceneWith({0, 10}), actor}, std::span(&draft.track, 1), 5)),
        "A")
                      .values()[1];
    scene = done(scene, mmd::setDrafts({scene, actor}, std::span(&draft, 1)));
    QVERIFY(scene.actors.front().drafts.empty());
    QVERIFY(mmd::dropDrafts({scene, actor}, std::span(&draft.track, 1), 5).isEmpty());
}

void TestEdits::rawRecordsLeaveWithTheirKeyAndComeBack()
{
    auto scene = sceneWith({0});
    const mmd::BoneKeyframe keys[] = {boneKey(10, 4), boneKey(20, 5)};
    mmd::replaceTrack(
        scene.actors.front().motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), keys,
                                         {{.frame = 10, .fileIndex = 2, .bytes = "earlier"},
                                             {.frame = 20, .fileIndex = 3, .bytes = "x"}}));
    const auto moved = done(scene, mmd::moveKeys({scene, actor, selected({{bone("A"), {10}}})}, 1));
    QCOMPARE(trackOf(moved, "A").raws().size(), 1u);
    QCOMPARE(trackOf(moved, "A").raws()[0].frame, 20u);
}

void TestEdits::notANumberIsEqualToItself()
{
    auto scene = sceneWith({0, 10});
    mmd::KeyValue key{.track = bone("A"), .frame = 3, .bone = {}, .interpolation = {}};
    key.bone.translation.x = std::numeric_limits<float>::quiet_NaN();
    scene = done(scene, mmd::setKeys({scene, actor}, std::span(&key, 1)));
    QVERIFY(mmd::setKeys({scene, actor}, std::span(&key, 1)).isEmpty());
    key.bone.translation = glm::vec3(0.0f);
    scene = done(scene, mmd::setKeys({scene, actor}, std::span(&key, 1)));
    key.bone.translation.x = -0.0f;
    QVERIFY(!mmd::setKeys({scene, actor}, std::span(&key, 1)).isEmpty());
}

void TestEdits::anActorComesWithItsModelAndIsActive()
{
    const mmd::Scene empty;
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, "mannequin.pmx"));
    const auto scene = done(empty, mmd::addActor(empty, model));
    QCOMPARE(scene.actors.size(), 1u);
    QCOMPARE(scene.active, scene.actors.front().id);
    const auto two = done(scene, mmd::addActor(scene, model));
    QVERIFY(two.actors[0].id != two.actors[1].id);
    const auto motion = sceneWith({1, 2}).actors.front().motion;
    const auto loaded = done(two, mmd::setMotion({two, two.active}, motion, "walk.vmd"));
    QVERIFY(loaded.actors[1].motion == motion);
    QVERIFY(mmd::setMotion({loaded, two.active}, motion, "walk.vmd").isEmpty());
}

void TestEdits::aThousandRandomEditsCanAllBeUndone()
{
    std::mt19937 random(20260);
    const auto below = [&](std::uint32_t n) { return std::uint32_t(random() % n); };
    const auto start = sceneWith({0, 3, 7, 12, 40}, {1, 2, 3});
    mmd::Scene scene = start;
    std::vector<mmd::ScenePatch> patches;
    for (int step = 0; step < 1000; ++step) {
        mmd::Selection selection;
        for (const auto& track : mmd::trackIds(scene.actors.front().motion))
            for (const std::uint32_t frame : framesOf(scene, track))
                if (below(3) == 0)
                    selection.setKey(track, frame, true);
        const mmd::TrackId tracks[] = {bone(std::string(1, char('A' + below(4)))), morph("M")};
        const mmd::BoneValue pose{.translation = {0, 0, float(below(100))}};
        const mmd::Draft draft{tracks[0], below(50), pose};
        mmd::ScenePatch patch;
        switch (below(7)) {
        case 0:
            patch = mmd::moveKeys({scene, actor, selection}, int(below(40)) - 20);
            break;
        case 1:
            patch = mmd::copyKeys({scene, actor, selection}, int(below(40)) - 20);
            break;
        case 2:
            patch = mmd::deleteKeys({scene, actor, selection});
            break;
        case 3:
            patch = mmd::setDrafts({scene, actor}, std::span(&draft, 1));
            break;
        case 4:
            patch = mmd::setCurves({scene, actor, selection}, mmd::CurveChannels(below(16)),
                {.x1 = std::uint8_t(below(128)), .y1 = 5, .x2 = 100, .y2 = 90});
            break;
        case 5:
            patch = mmd::setPhysics({scene, actor, selection}, below(2) == 0);
            break;
        default:
            patch = mmd::registerKeys({scene, actor, selection}, tracks, below(50));
        }
        scene = done(scene, patch);
        patches.push_back(std::move(patch));
    }
    for (auto patch = patches.rbegin(); patch != patches.rend(); ++patch)
        scene = mmd::applied(scene, mmd::inverse(*patch));
    QVERIFY(scene == start);
}

QTEST_GUILESS_MAIN(TestEdits)
#include "test_edits.moc"
