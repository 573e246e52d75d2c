// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits.h"
#include "tests/scene/checked_edit.h"

#include <QtTest/QtTest>

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
};

void TestEditsRegister::everyKindIsRegisteredBetweenItsKeys()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto tracks = mmd::trackIds(scene.actors.front().motion);
    const auto patch = mmd::registerKeys(scene, {}, theActor, tracks, 5);
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
    QCOMPARE(motion.showIk->places()[1], mmd::newKeyPlace);
}

void TestEditsRegister::everyKindOnItsKeyIsNoPatch()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto tracks = mmd::trackIds(scene.actors.front().motion);
    const auto patch = mmd::registerKeys(scene, {}, theActor, tracks, 10);
    QVERIFY(patch.isEmpty());
    QCOMPARE(patch.selectionAfter->keyCount(), 7u);
}

void TestEditsRegister::tracksWithoutKeysGetWhatMmdShowsWithoutKeys()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::TrackId tracks[] = {bone("New"), {Camera, {}}, {Light, {}}, {Shadow, {}}};
    scene = done(scene, mmd::registerKeys(scene, {}, theActor, tracks, 7));
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
    const auto first = done(scene, mmd::registerKeys(scene, {}, theActor, {&track, 1}, 0));
    const auto& value = first.actors.front().motion.showIk->values()[0];
    QCOMPARE(value.switches.size(), 1u);
    QCOMPARE(mmd::ikNameOf(value.switches[0]), "G");
    QCOMPARE(value.switches[0].on, std::uint8_t(1));
    // What was switched off stays off at a later key.
    mmd::ShowIkValue off = value;
    off.switches[0].on = 0;
    const auto second = done(first, mmd::registerShowIk(first, {}, theActor, 5, off));
    const auto third = done(second, mmd::registerKeys(second, {}, theActor, {&track, 1}, 9));
    QVERIFY(third.actors.front().motion.showIk->values()[2] == off);
}

void TestEditsRegister::valuesOfPanelsBecomeKeys()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const mmd::LightValue light{.colour = glm::vec3(0.5f), .direction = glm::vec3(1.0f)};
    const auto lit = mmd::registerLight(scene, everyKey(scene), theActor, 10, light);
    QVERIFY(lit.selectionAfter->keys == selected({{{Light, {}}, {10}}}).keys);
    QVERIFY(done(scene, lit).actors.front().motion.light->values()[1] == light);
    const auto shadow =
        done(scene, mmd::registerShadow(scene, {}, theActor, 4, {.mode = 2, .distance = 0.5f}));
    QCOMPARE(shadow.actors.front().motion.shadow->values()[1].mode, std::uint8_t(2));
    const auto showIk =
        done(scene, mmd::registerShowIk(scene, {}, theActor, 4, {.show = 0, .switches = {}}));
    QCOMPARE(showIk.actors.front().motion.showIk->frames()[1], 4u);
    QVERIFY(mmd::registerShadow(scene, {}, theActor, 10, {.mode = 1, .distance = 10.0f}).isEmpty());
}

void TestEditsRegister::aCamerasCurvesStayWhereAKeyIs()
{
    auto scene = sceneOfEveryKind({0, 10});
    const mmd::BezierCurve curve{1, 2, 3, 4};
    mmd::Selection camera;
    camera.setKey({Camera, {}}, 10, true);
    scene = done(scene, mmd::setCurves(scene, camera, theActor, mmd::allCurveChannels, curve));
    mmd::CameraValue value;
    value.distance = -7.0f;
    const auto after = done(scene, mmd::registerCamera(scene, {}, theActor, 10, value));
    const auto& key = after.actors.front().motion.camera->values()[1];
    QCOMPARE(key.distance, -7.0f);
    QCOMPARE(mmd::curvesOf(key.tail)[5], curve);
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
    scene = done(scene, mmd::registerKeys(scene, {}, mmd::sceneActor, tracks, 3));
    QCOMPARE(scene.camera.keyCount(), 3u);
    QCOMPARE(scene.camera.lastFrame(), 3u);
    QCOMPARE(scene.actors.front().motion.keyCount(), 2u);
}

void TestEditsRegister::allKindsAreDeletedMovedAndCopied()
{
    const auto scene = sceneOfEveryKind({0, 10});
    const auto all = everyKey(scene);
    const auto moved = done(scene, mmd::moveKeys(scene, all, theActor, 2));
    const auto copied = done(scene, mmd::copyKeys(scene, all, theActor, 2));
    const auto deleted = done(scene, mmd::deleteKeys(scene, all, theActor));
    for (const auto& track : mmd::trackIds(scene.actors.front().motion)) {
        QCOMPARE(framesOf(moved, track), (Frames{2, 12}));
        QCOMPARE(framesOf(copied, track), (Frames{0, 2, 10, 12}));
    }
    QCOMPARE(deleted.actors.front().motion.keyCount(), 0u);
}

QTEST_GUILESS_MAIN(TestEditsRegister)
#include "test_edits_register.moc"
