// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"
#include "ui/viewport/posed_actors.h"

#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// All actors of a scene are posed in one class, active or not.
class TestPosedActors : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyActorHasItsPose();
    void aPoseStaysUntilItIsPreparedAnew();
    void whoDoesNotShowHasNoPose();
    void soloShowsTheActiveOneAlone();
    void theActiveOneIsPosedThoughHidden();
    void theSelectionIsTheActiveOnes();
    void whoLeavesTakesItsPoseAlong();
    void theOrderOfTheSceneChangesNothing();
    void anActorWithoutModelHasNoPose();
    void aFollowerIsWhereItsParentIsShown();
    void aHiddenParentMovesItsFollowers();
    void draftsOfAnyParentReachTheFollower();
    void theCameraGetsThePositionOfItsBone();

private:
    /// An actor with two bones whose motion raises it to `height` at frame 10.
    [[nodiscard]] static mmd::Actor actor(std::uint32_t id, float height)
    {
        RigBuilder rig;
        rig.bone({0, 0, 0});
        rig.bone({1, 0, 0}, 0);
        mmd::Actor made;
        made.id = mmd::ActorId{id};
        made.model = rig.build();
        key(made.motion, 0, 0, glm::vec3(0.0f));
        key(made.motion, 0, 10, glm::vec3(0.0f, height, 0.0f));
        return made;
    }
    [[nodiscard]] float heightOf(std::uint32_t id) const
    {
        const mmd::Pose* pose = m_actors.shownPose(mmd::ActorId{id});
        return pose ? pose->bones[1].translation.y : -1.0f;
    }
    void show(double frame)
    {
        m_actors.setScene(m_scene);
        m_actors.setFrame(frame);
        m_actors.prepare();
    }

    mmd::Scene m_scene;
    PosedActors m_actors;
};

void TestPosedActors::init()
{
    m_scene = {};
    m_scene.actors = {actor(1, 10.0f), actor(2, 20.0f), actor(3, 30.0f)};
    m_scene.active = mmd::ActorId{2};
    m_actors = {};
}

void TestPosedActors::everyActorHasItsPose()
{
    show(10.0);
    for (const std::uint32_t id : {1u, 2u, 3u})
        QCOMPARE(heightOf(id), 10.0f * float(id));
    QCOMPARE(m_actors.shownPose(mmd::ActorId{2}), m_actors.active().pose());
    m_scene.active = mmd::sceneActor;
    show(5.0);
    for (const std::uint32_t id : {1u, 2u, 3u})
        QVERIFY(std::abs(heightOf(id) - 5.0f * float(id)) < 0.5f);
    QVERIFY(!m_actors.active().pose() && !m_actors.active().model());
}

/// Painting before prepare() uses the last complete pose.
void TestPosedActors::aPoseStaysUntilItIsPreparedAnew()
{
    m_actors.setScene(m_scene);
    QCOMPARE(heightOf(1), -1.0f); // never posed
    show(10.0);
    m_actors.setFrame(0.0);
    QCOMPARE(heightOf(1), 10.0f);
    m_actors.prepare();
    QCOMPARE(heightOf(1), 0.0f);
    m_scene.actors[0] = actor(1, 50.0f); // another model
    m_actors.setScene(m_scene);
    QCOMPARE(heightOf(1), -1.0f);
    show(10.0);
    QCOMPARE(heightOf(1), 50.0f);
}

void TestPosedActors::whoDoesNotShowHasNoPose()
{
    m_scene.actors[2].visible = false;
    show(10.0);
    QCOMPARE(heightOf(3), -1.0f);
    m_scene.actors[2].visible = true;
    show(10.0);
    QCOMPARE(heightOf(3), 30.0f);
}

void TestPosedActors::soloShowsTheActiveOneAlone()
{
    m_actors.setSolo(true);
    show(10.0);
    QCOMPARE(heightOf(1), -1.0f);
    QCOMPARE(heightOf(2), 20.0f);
    m_scene.active = mmd::sceneActor;
    show(10.0);
    QCOMPARE(heightOf(1), 10.0f);
    m_scene.active = mmd::ActorId{1};
    show(10.0);
    m_actors.setSolo(false);
    m_actors.setFrame(0.0);
    m_actors.prepare();
    QCOMPARE(heightOf(2), 0.0f); // not the height at which it was hidden
}

void TestPosedActors::theActiveOneIsPosedThoughHidden()
{
    m_scene.actors[1].visible = false;
    show(10.0);
    QCOMPARE(heightOf(2), -1.0f);
    QCOMPARE(m_actors.active().pose()->bones[1].translation.y, 20.0f); // its bones can be edited
}

void TestPosedActors::theSelectionIsTheActiveOnes()
{
    QVERIFY(m_actors.setScene(m_scene));
    QVERIFY(!m_actors.setScene(m_scene));
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, "b1"}, true);
    m_actors.setSelection(selection);
    QCOMPARE(m_actors.active().selectedBones(), std::vector{1});
    m_scene.active = mmd::ActorId{3};
    QVERIFY(m_actors.setScene(m_scene)); // it needs its selection
    QVERIFY(m_actors.active().selectedBones().empty());
    m_scene.active = mmd::ActorId{2};
    QVERIFY(m_actors.setScene(m_scene));
    QVERIFY(m_actors.active().selectedBones().empty() && !m_actors.active().lastSelected());
    selection.setTrack({mmd::TrackKind::Bone, "b0"}, true);
    m_actors.setSelection(selection);
    m_actors.setLastSelected(1);
    QCOMPARE(m_actors.active().lastSelected(), std::optional(1));
    m_scene.actors[0] = actor(1, 5.0f);
    QVERIFY(!m_actors.setScene(m_scene)); // the model of another actor
    QCOMPARE(m_actors.active().lastSelected(), std::optional(1));
}

void TestPosedActors::whoLeavesTakesItsPoseAlong()
{
    show(10.0);
    m_scene.actors.erase(m_scene.actors.begin() + 1);
    m_actors.setScene(m_scene);
    QCOMPARE(heightOf(2), -1.0f);
    QVERIFY(!m_actors.active().pose());
    QCOMPARE(heightOf(3), 30.0f);
    m_scene.actors.push_back(actor(4, 40.0f));
    show(10.0);
    QCOMPARE(heightOf(4), 40.0f);
}

void TestPosedActors::theOrderOfTheSceneChangesNothing()
{
    show(10.0);
    const mmd::Pose* second = m_actors.active().pose();
    std::swap(m_scene.actors[0], m_scene.actors[2]);
    show(10.0);
    for (const std::uint32_t id : {1u, 2u, 3u})
        QCOMPARE(heightOf(id), 10.0f * float(id));
    QCOMPARE(m_actors.active().pose(), second); // the same object
}

void TestPosedActors::anActorWithoutModelHasNoPose()
{
    m_scene.actors[1].model.reset();
    show(10.0);
    QCOMPARE(heightOf(2), -1.0f);
    QVERIFY(!m_actors.active().pose());
    m_actors.setSelection({});
    QCOMPARE(heightOf(1), 10.0f);
}

void TestPosedActors::aFollowerIsWhereItsParentIsShown()
{
    m_scene.actors[0].outsideParents = {{"b0", 0, {mmd::ActorId{3}, "b1"}}}; // posed before it
    m_scene.actors[0].motion = {};
    show(10.0);
    QCOMPARE(heightOf(1), 30.0f);
    show(5.0);
    QCOMPARE(heightOf(1), heightOf(3));
    // A draft of the parent moves it at once.
    m_scene.actors[2].drafts = {{{mmd::TrackKind::Bone, "b0"}, 5, mmd::BoneValue{{0, 70, 0}}}};
    show(5.0);
    QCOMPARE(heightOf(1), 70.0f);
    m_scene.actors[0].outsideParents.clear();
    show(5.0);
    QCOMPARE(heightOf(1), 0.0f);
}

void TestPosedActors::aHiddenParentMovesItsFollowers()
{
    m_scene.actors[0].outsideParents = {{"b0", 0, {mmd::ActorId{3}, "b1"}}};
    m_scene.actors[0].motion = {};
    m_scene.actors[2].visible = false;
    show(10.0);
    QCOMPARE(heightOf(3), -1.0f);
    QCOMPARE(heightOf(1), 30.0f);
}

/// Physics of a follower must settle anew for them, see PosedActor::setOutside().
void TestPosedActors::draftsOfAnyParentReachTheFollower()
{
    m_scene.actors[1].outsideParents = {
        {"b0", 0, {mmd::ActorId{1}, "b1"}}, {"b1", 0, {mmd::ActorId{3}, "b1"}}};
    show(5.0);
    QVERIFY(!m_actors.active().hasDrafts());
    for (const std::size_t parent : {0u, 2u}) {
        m_scene.actors[parent].drafts = {
            {{mmd::TrackKind::Bone, "b0"}, 5, mmd::BoneValue{{0, 70, 0}}}};
        show(5.0);
        QVERIFY2(m_actors.active().hasDrafts(), qPrintable(QString::number(parent)));
        m_scene.actors[parent].drafts.clear();
        show(5.0);
        QVERIFY(!m_actors.active().hasDrafts());
    }
}

void TestPosedActors::theCameraGetsThePositionOfItsBone()
{
    m_scene.cameraParents = {{"", 6, {mmd::ActorId{3}, "b1"}}};
    show(10.0);
    QCOMPARE(m_actors.cameraOffset().y, 30.0f);
    show(5.0);
    QCOMPARE(m_actors.cameraOffset().y, 0.0f);
}

QTEST_GUILESS_MAIN(TestPosedActors)
#include "test_posed_actors.moc"
