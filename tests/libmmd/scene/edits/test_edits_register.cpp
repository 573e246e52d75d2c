// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/keyed_value.h"
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

using enum mmd::TrackKind;

mmd::pmx::Bone boneNamed(const char* name, std::uint16_t flags)
{
    mmd::pmx::Bone bone;
    bone.name.utf8 = name;
    bone.flags = flags;
    return bone;
}

/// Bones A (moves), H (hidden), L (link) and IK goal G; morphs M and N (not shown).
std::shared_ptr<const mmd::Model> smallModel()
{
    using namespace mmd::pmx;
    constexpr auto shown = boneFlag::visible | boneFlag::operable;
    mmd::pmx::Model data;
    data.bones = {boneNamed("A", boneFlag::movable | shown),
        boneNamed("H", boneFlag::rotatable | boneFlag::operable),
        boneNamed("L", boneFlag::rotatable | shown), boneNamed("E", shown),
        boneNamed("G", boneFlag::movable | boneFlag::ik | shown)};
    data.bones[2].tailOffset.y = 1.0f;
    data.bones[3].position.y = 1.0f;
    data.bones[3].parent = 2;
    data.bones[4].ik = {.effector = 3, .loops = 4, .stepAngle = 1.0f, .links = {{.bone = 2}}};
    data.morphs.resize(2);
    data.morphs[0].name.utf8 = "M";
    data.morphs[1].name.utf8 = "N";
    data.morphs[1].panel = MorphPanel::Hidden;
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

} // namespace

class TestEditsRegister : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsRegisteredBetweenItsKeys();
    void everyKindOnItsKeyIsNoPatch();
    void tracksWithoutKeysGetWhatMmdShowsWithoutKeys();
    void aNewShowIkKeyNamesEveryIkBone();
    void valuesOfPanelsBecomeKeys();
    void aCamerasCurvesStayWhereAKeyIs();
    void registeringAllMeansWhatCanBeOperated();
    void withoutAModelAllTracksAreMeant();
    void theSceneRegistersItsCamera();
    void allKindsAreDeletedMovedAndCopied();
    void everyKindHasDrafts_data();
    void everyKindHasDrafts();
    void draftsOfAnothersKindArePassedOver();
    void aCameraDraftLeavesTheCurvesOfItsKey();
    void anotherCameraMotionDropsDrafts();
    void columnsTakeTheScenesDraftsAlong();
};

void TestEditsRegister::everyKindIsRegisteredBetweenItsKeys()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto tracks = mmd::trackIds(scene.actors.front().motion);
    const auto patch = mmd::registerKeys({scene, theActor}, tracks, 5);
    const auto after = done(scene, patch);
    for (const auto& track : tracks) {
        QCOMPARE(framesOf(after, track), (Frames{0, 5, 10}));
        QVERIFY(patch.selectionAfter->hasKey(track, 5));
    }
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(motion.camera->values()[1].distance, -5.0f);
    QCOMPARE(motion.camera->values()[1].fieldOfView, 30u);
    QCOMPARE(motion.light->values()[1].colour, glm::vec3(5.0f));
    QCOMPARE(motion.shadow->values()[1].distance, 5.0f);
    QCOMPARE(motion.showIk->values()[1].show, std::uint8_t(0));
    QCOMPARE(motion.showIk->fileIndices()[1], mmd::newKeyIndex);
}

void TestEditsRegister::everyKindOnItsKeyIsNoPatch()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto tracks = mmd::trackIds(scene.actors.front().motion);
    const auto patch = mmd::registerKeys({scene, theActor}, tracks, 10);
    QVERIFY(patch.isEmpty());
    QCOMPARE(patch.selectionAfter->keyCount(), 7u);
}

void TestEditsRegister::tracksWithoutKeysGetWhatMmdShowsWithoutKeys()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::TrackId tracks[] = {bone("New"), {Camera, {}}, {Light, {}}, {Shadow, {}}};
    scene = done(scene, mmd::registerKeys({scene, theActor}, tracks, 7));
    const mmd::Motion& motion = scene.actors.front().motion;
    QVERIFY(trackOf(scene, "New").values()[0] == mmd::BoneValue{});
    QVERIFY(motion.camera->values()[0] == mmd::CameraValue{});
    QVERIFY(motion.light->values()[0] == mmd::LightValue{});
    QVERIFY(motion.shadow->values()[0] == mmd::ShadowValue{});
}

void TestEditsRegister::aNewShowIkKeyNamesEveryIkBone()
{
    mmd::Scene scene = sceneWith({0});
    scene.actors.front().model = smallModel();
    const mmd::TrackId track{ShowIk, {}};
    const auto first = done(scene, mmd::registerKeys({scene, theActor}, {&track, 1}, 0));
    const auto& value = first.actors.front().motion.showIk->values()[0];
    QCOMPARE(value.switches.size(), 1u);
    QCOMPARE(mmd::ikNameOf(value.switches[0]), "G");
    QCOMPARE(value.switches[0].on, std::uint8_t(1));
    // A switch that is off stays off at a later key.
    mmd::ShowIkValue off = value;
    off.switches[0].on = 0;
    const auto second = done(first, mmd::registerShowIk({first, theActor}, 5, off));
    const auto third = done(second, mmd::registerKeys({second, theActor}, {&track, 1}, 9));
    QVERIFY(third.actors.front().motion.showIk->values()[2] == off);
}

void TestEditsRegister::valuesOfPanelsBecomeKeys()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const mmd::LightValue light{.colour = glm::vec3(0.5f), .direction = glm::vec3(1.0f)};
    const auto lit = mmd::registerLight({scene, theActor, everyKey(scene)}, 10, light);
    QVERIFY(lit.selectionAfter->keys == selected({{{Light, {}}, {10}}}).keys);
    QVERIFY(done(scene, lit).actors.front().motion.light->values()[1] == light);
    const auto shadow =
        done(scene, mmd::registerShadow({scene, theActor}, 4, {.mode = 2, .distance = 0.5f}));
    QCOMPARE(shadow.actors.front().motion.shadow->values()[1].mode, std::uint8_t(2));
    const auto showIk =
        done(scene, mmd::registerShowIk({scene, theActor}, 4, {.show = 0, .switches = {}}));
    QCOMPARE(showIk.actors.front().motion.showIk->frames()[1], 4u);
    QVERIFY(mmd::registerShadow({scene, theActor}, 10, {.mode = 1, .distance = 10.0f}).isEmpty());
}

void TestEditsRegister::aCamerasCurvesStayWhereAKeyIs()
{
    auto scene = sceneOfEveryKind({0, 10});
    const mmd::BezierCurve curve{1, 2, 3, 4};
    mmd::Selection camera;
    camera.setKey({Camera, {}}, 10, true);
    scene = done(scene, mmd::setCurves({scene, theActor, camera}, mmd::allCurveChannels, curve));
    mmd::CameraValue value;
    value.distance = -7.0f;
    const auto after = done(scene, mmd::registerCamera({scene, theActor}, 10, value));
    const auto& key = after.actors.front().motion.camera->values()[1];
    QCOMPARE(key.distance, -7.0f);
    QCOMPARE(mmd::curvesOf(key.interpolation)[5], curve);
}

void TestEditsRegister::registeringAllMeansWhatCanBeOperated()
{
    mmd::Scene scene = sceneWith({0});
    scene.actors.front().model = smallModel();
    const std::vector<mmd::TrackId> expected{bone("A"), bone("G"), bone("L"), morph("M")};
    QVERIFY(mmd::registrableTracks(scene, theActor) == expected);
}

void TestEditsRegister::withoutAModelAllTracksAreMeant()
{
    const auto scene = sceneOfEveryKind({0});
    QCOMPARE(mmd::registrableTracks(scene, theActor).size(), 7u);
    QVERIFY(mmd::registrableTracks(scene, mmd::ActorId{9}).empty());
}

void TestEditsRegister::theSceneRegistersItsCamera()
{
    mmd::Scene scene = sceneWith({0});
    const auto tracks = mmd::registrableTracks(scene, mmd::sceneActor);
    QCOMPARE(tracks.size(), 3u);
    scene = done(scene, mmd::registerKeys({scene, mmd::sceneActor}, tracks, 3));
    QCOMPARE(scene.camera.keyCount(), 3u);
    QCOMPARE(scene.camera.lastFrame(), 3u);
    QCOMPARE(scene.actors.front().motion.keyCount(), 2u);
}

void TestEditsRegister::allKindsAreDeletedMovedAndCopied()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto all = everyKey(scene);
    const auto moved = done(scene, mmd::moveKeys({scene, theActor, all}, 2));
    const auto copied = done(scene, mmd::copyKeys({scene, theActor, all}, 2));
    const auto deleted = done(scene, mmd::deleteKeys({scene, theActor, all}));
    for (const auto& track : mmd::trackIds(scene.actors.front().motion)) {
        QCOMPARE(framesOf(moved, track), (Frames{2, 12}));
        QCOMPARE(framesOf(copied, track), (Frames{0, 2, 10, 12}));
    }
    QCOMPARE(deleted.actors.front().motion.keyCount(), 0u);
}

void TestEditsRegister::everyKindHasDrafts_data()
{
    QTest::addColumn<int>("at");
    for (int at = 0; at < 6; ++at)
        QTest::newRow(std::to_string(at).c_str()) << at;
}

/// A draft of each kind is set, overrides the keys, is registered with its value, and undone.
void TestEditsRegister::everyKindHasDrafts()
{
    QFETCH(int, at);
    const mmd::DraftValue values[] = {mmd::BoneValue{.translation = {7, 8, 9}},
        mmd::MorphValue{0.25f}, mmd::CameraValue{.distance = -3.0f},
        mmd::LightValue{.colour = glm::vec3(0.5f)}, mmd::ShadowValue{.mode = 2, .distance = 0.25f},
        mmd::ShowIkValue{.show = 0, .switches = {mmd::ikSwitch("G", false)}}};
    mmd::Scene scene = sceneWith({0, 10});
    scene.actors.front().model = smallModel();
    const mmd::TrackId tracks[] = {
        bone("A"), morph("M"), {Camera, {}}, {Light, {}}, {Shadow, {}}, {ShowIk, {}}};
    const mmd::TrackId& track = tracks[at];
    const mmd::Draft draft{track, 6, values[at]};
    const mmd::ActorId owner = at >= 2 && at <= 4 ? mmd::sceneActor : theActor;
    QVERIFY(mmd::kindOf(draft.value) == track.kind);
    const mmd::Scene changed = done(scene, mmd::setDrafts({scene, owner}, {&draft, 1}));
    QCOMPARE(mmd::draftsOf(changed, owner).size(), 1u);
    QVERIFY(*mmd::findDraft(mmd::draftsOf(changed, owner), track, 6) == draft);
    QVERIFY(!mmd::findDraft(mmd::draftsOf(changed, owner), track, 7));
    QVERIFY(mmd::hasDraft(mmd::draftsOf(changed, owner), track));
    QVERIFY(mmd::setDrafts({changed, owner}, {&draft, 1}).isEmpty());
    QVERIFY(mmd::unregistered(mmd::draftsOf(changed, owner), 6).hasTrack(track));

    const auto patch = mmd::registerKeys({changed, owner}, {&track, 1}, 6);
    const mmd::Scene keyed = done(changed, patch);
    QVERIFY(mmd::draftsOf(keyed, owner).empty());
    QVERIFY(mmd::keyedValue(keyed, owner, track, 6) == draft.value);
    QVERIFY(mmd::reverted(keyed, patch) == changed);
    QVERIFY(done(changed, mmd::registerDrafts({changed, owner}, {&draft, 1})) == keyed);
    QVERIFY(done(changed, mmd::registerValues({changed, owner}, {&draft, 1})) == keyed);
    QVERIFY(done(changed, mmd::dropDrafts({changed, owner}, {&track, 1}, 6)) == scene);
    // A draft equal to the keyed value is not stored.
    QVERIFY(mmd::setDrafts({keyed, owner}, {&draft, 1}).isEmpty());
    const mmd::Draft same{track, 20, mmd::keyedValue(keyed, owner, track, 20)};
    QVERIFY(mmd::setDrafts({keyed, owner}, {&same, 1}).isEmpty());
    // Keys pasted at its frame replace it.
    mmd::Selection key;
    key.setKey(track, 6, true);
    const mmd::Motion copied = mmd::copiedKeys({keyed, owner, key});
    const auto pasted = done(changed, mmd::pasteKeys({changed, owner}, copied, 6));
    QVERIFY(mmd::draftsOf(pasted, owner).empty());
}

void TestEditsRegister::draftsOfAnothersKindArePassedOver()
{
    const mmd::Scene scene = sceneWith({0});
    const mmd::Draft light{{Light, {}}, 1, mmd::LightValue{.colour = glm::vec3(0.5f)}};
    const mmd::Draft pose{bone("A"), 1, mmd::BoneValue{.translation = {1, 1, 1}}};
    const mmd::Draft wrong{{Light, {}}, 1, mmd::MorphValue{1.0f}};
    QVERIFY(mmd::setDrafts({scene, theActor}, {&light, 1}).isEmpty());
    QVERIFY(mmd::setDrafts({scene, mmd::sceneActor}, {&pose, 1}).isEmpty());
    QVERIFY(mmd::setDrafts({scene, mmd::sceneActor}, {&wrong, 1}).isEmpty());
    QVERIFY(mmd::registerValues({scene, mmd::sceneActor}, {&wrong, 1}).isEmpty());
}

void TestEditsRegister::aCameraDraftLeavesTheCurvesOfItsKey()
{
    mmd::Scene scene = sceneWith({0});
    mmd::CameraValue value{.distance = -9.0f};
    value.interpolation[0] = 99;
    scene = done(scene, mmd::registerCamera({scene, mmd::sceneActor}, 4, value));
    QVERIFY(scene.camera.camera->values()[0] == value);
    mmd::Draft draft{{Camera, {}}, 4, value};
    QVERIFY(mmd::setDrafts({scene, mmd::sceneActor}, {&draft, 1}).isEmpty());
    std::get<mmd::CameraValue>(draft.value).distance = -5.0f;
    scene = done(scene, mmd::setDrafts({scene, mmd::sceneActor}, {&draft, 1}));
    QVERIFY(std::get<mmd::CameraValue>(scene.cameraDrafts[0].value).interpolation ==
            mmd::defaultCameraInterpolation());
    scene = done(scene, mmd::registerKeys({scene, mmd::sceneActor}, {&draft.track, 1}, 4));
    QCOMPARE(scene.camera.camera->values()[0].distance, -5.0f);
    QCOMPARE(int(scene.camera.camera->values()[0].interpolation[0]), 99);
}

void TestEditsRegister::anotherCameraMotionDropsDrafts()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::Draft light{{Light, {}}, 1, mmd::LightValue{.colour = glm::vec3(0.5f)}};
    scene = done(scene, mmd::setDrafts({scene, mmd::sceneActor}, {&light, 1}));
    const auto patch = mmd::setCameraMotion(scene, {}, "camera.vmd");
    const mmd::Scene after = done(scene, patch);
    QVERIFY(after.cameraDrafts.empty());
    QVERIFY(mmd::reverted(after, patch) == scene);
}

void TestEditsRegister::columnsTakeTheScenesDraftsAlong()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::Draft light{{Light, {}}, 5, mmd::LightValue{.colour = glm::vec3(0.5f)}};
    scene = done(scene, mmd::setDrafts({scene, mmd::sceneActor}, {&light, 1}));
    const auto after =
        done(scene, mmd::insertColumns({scene, mmd::sceneActor}, {&light.track, 1}, 2, 3));
    QCOMPARE(after.cameraDrafts.size(), 1u);
    QCOMPARE(after.cameraDrafts[0].frame, 8u);
}

QTEST_GUILESS_MAIN(TestEditsRegister)
#include "test_edits_register.moc"
