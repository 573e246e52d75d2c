// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace odori::test;

namespace {

/// Actors 1 (with keys), 2 and 3; 3 is active.
mmd::Scene threeActors()
{
    mmd::Scene scene = sceneWith({0, 10});
    for (int more = 0; more < 2; ++more)
        scene = mmd::applied(scene, mmd::addActor(scene, nullptr));
    return scene;
}

std::vector<std::uint32_t> order(const mmd::Scene& scene)
{
    std::vector<std::uint32_t> ids;
    for (const mmd::Actor& actor : scene.actors)
        ids.push_back(std::uint32_t(actor.id));
    return ids;
}

using Ids = std::vector<std::uint32_t>;

} // namespace

class TestEditsScene : public QObject {
    Q_OBJECT
private slots:
    void removingTheActiveActorActivatesItsNeighbour();
    void removingTheOnlyActorActivatesTheCamera();
    void idsAreNeverUsedAgain();
    void newMotionsHaveTheNameThatMmdLooksFor();
    void aPatchKnowsWhichActorsItTouches();
    void tabGoesRoundWithTheCameraLast();
    void actorsHideAndShow();
    void actorsMoveInOrder();
    void markersAreSortedAndUnique();
    void aMarkerMovesAndIsRenamed();
    void settingsThatCannotBeAreMended();
    void theSoundIsASetting();
    void settingsStayInTheirRange();
    void theSceneEditsOnlyWhatIsThere();
    void theCamerasFileTravelsWithIt();
};

void TestEditsScene::removingTheActiveActorActivatesItsNeighbour()
{
    auto scene = threeActors();
    QCOMPARE(scene.active, mmd::ActorId{3});
    auto after = done(scene, mmd::removeActor({scene, mmd::ActorId{3}}));
    QCOMPARE(order(after), (Ids{1, 2}));
    QCOMPARE(after.active, mmd::ActorId{2});
    after.active = mmd::ActorId{1};
    const auto patch = mmd::removeActor({after, mmd::ActorId{1}});
    QVERIFY(patch.selectionAfter && *patch.selectionAfter == mmd::Selection{});
    QCOMPARE(done(after, patch).active, mmd::ActorId{2});
    const auto other = mmd::removeActor({after, mmd::ActorId{2}});
    QVERIFY(!other.selectionAfter);
    QCOMPARE(done(after, other).active, mmd::ActorId{1});
}

void TestEditsScene::removingTheOnlyActorActivatesTheCamera()
{
    const auto scene = sceneWith({0});
    const auto after = done(scene, mmd::removeActor({scene, theActor}));
    QVERIFY(after.actors.empty());
    QCOMPARE(after.active, mmd::sceneActor);
}

void TestEditsScene::idsAreNeverUsedAgain()
{
    auto scene = threeActors();
    scene = done(scene, mmd::removeActor({scene, mmd::ActorId{3}}));
    scene = done(scene, mmd::addActor(scene, nullptr));
    QCOMPARE(order(scene), (Ids{1, 2, 4}));
}

void TestEditsScene::newMotionsHaveTheNameThatMmdLooksFor()
{
    mmd::Scene scene;
    QCOMPARE(mmd::modelNameOf(scene.camera.header), mmd::cameraMotionName);
    auto model = std::make_shared<mmd::Model>();
    model->data.name.utf8 = "初音ミク";
    scene = mmd::applied(scene, mmd::addActor(scene, model));
    QCOMPARE(mmd::modelNameOf(scene.actors.front().motion.header),
        std::string_view("\x8F\x89\x89\xB9\x83\x7E\x83\x4E"));
    model = std::make_shared<mmd::Model>();
    model->data.name.utf8 = "a name of more than twenty bytes";
    scene = mmd::applied(scene, mmd::addActor(scene, model));
    QCOMPARE(mmd::modelNameOf(scene.actors.back().motion.header),
        std::string_view("a name of more than "));
    // A motion from a file keeps its own name.
    mmd::Motion motion;
    mmd::setModelName(motion.header, "another");
    const mmd::ActorId id = scene.actors.back().id;
    scene = mmd::applied(scene, mmd::setMotion({scene, id}, motion, "a.vmd"));
    QCOMPARE(mmd::modelNameOf(scene.actors.back().motion.header), std::string_view("another"));
}

void TestEditsScene::aPatchKnowsWhichActorsItTouches()
{
    const auto scene = threeActors();
    const auto touched = [&](const mmd::ScenePatch& patch) {
        Ids ids;
        for (const std::uint32_t id : {0u, 1u, 2u, 3u, 4u})
            if (mmd::touches(patch, mmd::ActorId{id}))
                ids.push_back(id);
        return ids;
    };
    const mmd::Draft draft{bone("A"), 3, mmd::BoneValue{.translation = {1, 2, 3}}};
    const mmd::Draft light{
        {mmd::TrackKind::Light, {}}, 3, mmd::LightValue{.colour = {0, 0, 0}, .direction = {}}};
    const auto keys = selected({{bone("A"), {10}}});
    QCOMPARE(touched(mmd::moveKeys({scene, theActor, keys}, 2)), Ids{1});
    QCOMPARE(touched(mmd::setDrafts({scene, theActor}, {&draft, 1})), Ids{1});
    QCOMPARE(touched(mmd::setDrafts({scene, mmd::sceneActor}, {&light, 1})), Ids{0});
    QCOMPARE(touched(mmd::setCameraMotion(scene, {}, "camera.vmd")), Ids{0});
    QCOMPARE(touched(mmd::setMotion({scene, mmd::ActorId{2}}, {}, "a.vmd")), Ids{2});
    QCOMPARE(touched(mmd::addActor(scene, nullptr)), Ids{4});
    QCOMPARE(touched(mmd::removeActor({scene, mmd::ActorId{3}})), Ids{3});
    QCOMPARE(touched(mmd::setActorVisible({scene, theActor}, false)), Ids{});
    QCOMPARE(touched(mmd::addMarkers(scene, {{mmd::Marker{3, "m"}}})), Ids{});
}

void TestEditsScene::tabGoesRoundWithTheCameraLast()
{
    auto scene = threeActors();
    scene.active = mmd::ActorId{1};
    Ids forward, backward;
    for (int times = 0; times < 4; ++times) {
        scene.active = mmd::neighbourOfActive(scene, 1);
        forward.push_back(std::uint32_t(scene.active));
    }
    for (int times = 0; times < 4; ++times) {
        scene.active = mmd::neighbourOfActive(scene, -1);
        backward.push_back(std::uint32_t(scene.active));
    }
    QCOMPARE(forward, (Ids{2, 3, 0, 1}));
    QCOMPARE(backward, (Ids{0, 3, 2, 1}));
    QCOMPARE(mmd::neighbourOfActive({}, 1), mmd::sceneActor);
}

void TestEditsScene::actorsHideAndShow()
{
    const auto scene = threeActors();
    const auto hidden = done(scene, mmd::setActorVisible({scene, mmd::ActorId{2}}, false));
    QVERIFY(!hidden.actors[1].visible);
    QVERIFY(hidden.actors[0].visible);
    QVERIFY(mmd::setActorVisible({scene, mmd::ActorId{2}}, true).isEmpty());
}

void TestEditsScene::actorsMoveInOrder()
{
    const auto scene = threeActors();
    QCOMPARE(order(done(scene, mmd::moveActor({scene, mmd::ActorId{1}}, 2))), (Ids{2, 3, 1}));
    QCOMPARE(order(done(scene, mmd::moveActor({scene, mmd::ActorId{3}}, 0))), (Ids{3, 1, 2}));
    QCOMPARE(order(done(scene, mmd::moveActor({scene, mmd::ActorId{1}}, 99))), (Ids{2, 3, 1}));
    QVERIFY(mmd::moveActor({scene, mmd::ActorId{2}}, 1).isEmpty());
}

void TestEditsScene::markersAreSortedAndUnique()
{
    mmd::Scene scene;
    const mmd::Marker markers[] = {{30, "turn"}, {10, "intro"}, {30, "end"}, {10, "intro"}};
    scene = done(scene, mmd::addMarkers(scene, markers));
    QCOMPARE(scene.markers.size(), 3u);
    QCOMPARE(scene.markers[0], (mmd::Marker{10, "intro"}));
    QCOMPARE(scene.markers[1], (mmd::Marker{30, "end"}));
    QVERIFY(mmd::addMarkers(scene, markers).isEmpty());
    const auto less = done(scene, mmd::removeMarkers(scene, {markers, 2}));
    QCOMPARE(less.markers, (std::vector<mmd::Marker>{{30, "end"}}));
    QVERIFY(mmd::removeMarkers(less, {markers, 2}).isEmpty());
}

void TestEditsScene::aMarkerMovesAndIsRenamed()
{
    mmd::Scene scene;
    scene.markers = {{10, "intro"}, {30, "turn"}};
    const auto after = done(scene, mmd::replaceMarker(scene, {10, "intro"}, {40, "verse"}));
    QCOMPARE(after.markers, (std::vector<mmd::Marker>{{30, "turn"}, {40, "verse"}}));
    QVERIFY(mmd::replaceMarker(scene, {10, "intro"}, {30, "turn"}).isEmpty());
    QVERIFY(mmd::replaceMarker(scene, {10, "intro"}, {10, "intro"}).isEmpty());
    QVERIFY(mmd::replaceMarker(scene, {11, "intro"}, {12, "intro"}).isEmpty());
}

void TestEditsScene::settingsThatCannotBeAreMended()
{
    const mmd::Scene scene;
    mmd::SceneSettings settings;
    settings.beatsPerMinute = std::numeric_limits<double>::quiet_NaN();
    settings.firstBeat = std::numeric_limits<double>::infinity();
    settings.beatsPerBar = 0;
    settings.playFirst = 100;
    settings.playLast = 50;
    const auto after = done(scene, mmd::changeSettings(scene, settings));
    QCOMPARE(after.settings.beatsPerMinute, 120.0);
    QCOMPARE(after.settings.firstBeat, 0.0);
    QCOMPARE(after.settings.beatsPerBar, 1u);
    QCOMPARE(after.settings.playLast, 100u);
    QVERIFY(mmd::changeSettings(after, settings).isEmpty());
}

void TestEditsScene::theSoundIsASetting()
{
    mmd::Scene scene;
    scene.settings.beatsPerBar = 3;
    const mmd::SceneSound sound{"/曲.mp3", -250.5, 0.5, true};
    const auto after = done(scene, mmd::setSound(scene, sound)); // and undone
    QVERIFY(after.settings.sound == sound);
    QCOMPARE(after.settings.beatsPerBar, 3u);
    QVERIFY(mmd::setSound(after, sound).isEmpty());
    QVERIFY(done(after, mmd::setSound(after, {})).settings.sound.path.empty());
    const double none = std::numeric_limits<double>::quiet_NaN();
    const auto mended = done(scene, mmd::setSound(scene, {"a", none, none, false}));
    QCOMPARE(mended.settings.sound.offset, 0.0);
    QCOMPARE(mended.settings.sound.volume, 1.0);
    QCOMPARE(mmd::soundFrame({.offset = 100.0}), 3.0);
    QCOMPARE(mmd::soundOffset(-4.5), -150.0);
    QCOMPARE(mmd::soundFrame({.offset = mmd::soundOffset(7.25)}), 7.25);
}

void TestEditsScene::settingsStayInTheirRange()
{
    mmd::SceneSettings settings;
    settings.beatsPerMinute = 1e300;
    settings.firstBeat = -1e18;
    settings.beatsPerBar = 0xFFFFFFFFu;
    settings.gravity = 3e38f;
    settings.physicsSteps = 0xFFFFFFFFu;
    settings.sound.offset = -1e18;
    settings.sound.volume = 1e18;
    const mmd::SceneSettings most = mmd::withinLimits(settings);
    QCOMPARE(most.beatsPerMinute, mmd::SettingsLimits::mostBeatsPerMinute);
    QCOMPARE(most.firstBeat, -mmd::SettingsLimits::farthestBeat);
    QCOMPARE(most.beatsPerBar, mmd::SettingsLimits::mostBeatsPerBar);
    QCOMPARE(most.gravity, mmd::SettingsLimits::mostGravity);
    QCOMPARE(most.physicsSteps, 4u);
    QCOMPARE(most.sound.offset, -mmd::SettingsLimits::farthestSound);
    QCOMPARE(most.sound.volume, mmd::SettingsLimits::loudestSound);
    QVERIFY(mmd::withinLimits(most) == most);
}

void TestEditsScene::theSceneEditsOnlyWhatIsThere()
{
    const auto scene = threeActors();
    const mmd::ActorId stranger{77};
    QVERIFY(mmd::removeActor({scene, stranger}).isEmpty());
    QVERIFY(mmd::setActorVisible({scene, stranger}, false).isEmpty());
    QVERIFY(mmd::moveActor({scene, stranger}, 0).isEmpty());
}

void TestEditsScene::theCamerasFileTravelsWithIt()
{
    const auto scene = sceneWith({0});
    mmd::Motion camera;
    const mmd::CameraKeyframe key{.frame = 3, .fileIndex = 0, .value = {}};
    mmd::replaceTrack(camera, mmd::Track<mmd::CameraKeyframe>({}, {&key, 1}));
    const auto after = done(scene, mmd::setCameraMotion(scene, camera, "camera.vmd"));
    QCOMPARE(after.cameraPath, std::string("camera.vmd"));
    QVERIFY(mmd::setCameraMotion(after, camera, "camera.vmd").isEmpty());
    QVERIFY(!mmd::setCameraMotion(after, camera, "other.vmd").isEmpty());
}

QTEST_GUILESS_MAIN(TestEditsScene)
#include "test_edits_scene.moc"
