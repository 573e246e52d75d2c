// SPDX-License-Identifier: MIT
#include "libmmd/following/scene_poses.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/ui/document/bob_model.h"
#include "ui/document/physics.h"

#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace odori;
using namespace odori::test;

/// The second bob hangs on the first one: its run uses the run of the first.
class TestPhysicsFollowers : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theRunIsThatOfAnExport();
    void anEditOfTheFollowedMotionDropsTheSameFrames();
    void aKeyOfTheParentDropsLaterFrames();
    void aNewRunOfTheParentBeginsANewOne();
    void anEditOfTheFollowerLeavesItsParentAlone();

private:
    [[nodiscard]] mmd::ActorId id(std::size_t at) const
    {
        return m_document->scene().actors[at].id;
    }
    void simulate(double first, double last)
    {
        for (double frame = first; frame <= last; frame += 1.0)
            for (const std::size_t actor : {0u, 1u})
                QVERIFY(m_physics->runAt(id(actor), frame));
    }
    [[nodiscard]] double lastOf(std::size_t actor)
    {
        m_physics->setMode(PhysicsMode::WhilePlaying);
        double last = -1.0;
        for (double frame = 0.0; frame <= 100.0; frame += 1.0)
            if (m_physics->runAt(id(actor), frame))
                last = frame;
        m_physics->setMode(PhysicsMode::Always);
        return last;
    }
    void setKey(std::size_t actor, std::uint32_t frame, float x)
    {
        mmd::KeyValue key;
        key.track = {mmd::TrackKind::Bone, "root"};
        key.frame = frame;
        key.bone.translation = {x, 0.0f, 0.0f};
        m_document->apply(
            mmd::setKeys({m_document->scene(), id(actor)}, {&key, 1}), QStringLiteral("Key"));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Playback> m_playback;
    std::unique_ptr<Physics> m_physics;
};

void TestPhysicsFollowers::init()
{
    m_physics.reset();
    m_playback.reset();
    m_document = std::make_unique<Document>();
    for (int actor = 0; actor < 2; ++actor)
        m_document->load(mmd::addActor(m_document->scene(), bobOnABone(true)));
    m_playback = std::make_unique<Playback>(*m_document, [] { return 0.0; });
    m_physics = std::make_unique<Physics>(*m_document, *m_playback);
    m_physics->setMode(PhysicsMode::Always);
    for (const std::uint32_t frame : {20u, 40u, 60u, 80u})
        setKey(0, frame, frame % 40 ? 4.0f : 0.0f);
    m_document->apply(
        mmd::setOutsideParent({m_document->scene(), id(1)}, {"root", 0, {id(0), "bob"}}),
        QStringLiteral("Follow"));
}

void TestPhysicsFollowers::theRunIsThatOfAnExport()
{
    simulate(0.0, 70.0);
    mmd::ScenePoses poses(
        m_document->scene(), {.physics = Physics::settingsOf(m_document->scene()), .start = 0});
    for (const double frame : {10.0, 45.0, 70.0}) {
        const mmd::Pose& shown = m_physics->runAt(id(1), frame)->pose(frame);
        const mmd::Pose& exported = poses.pose(id(1), frame);
        for (std::size_t bone = 0; bone < shown.bones.size(); ++bone) {
            QVERIFY(shown.bones[bone].translation == exported.bones[bone].translation);
            QVERIFY(shown.bones[bone].rotation == exported.bones[bone].rotation);
        }
        QVERIFY(shown.bones[0].translation == poses.pose(id(0), frame).bones[1].translation);
    }
}

void TestPhysicsFollowers::anEditOfTheFollowedMotionDropsTheSameFrames()
{
    simulate(0.0, 70.0);
    setKey(0, 60, -3.0f);
    QCOMPARE(lastOf(0), 40.0); // the key before the first one that changes
    QCOMPARE(lastOf(1), 40.0);
}

void TestPhysicsFollowers::aKeyOfTheParentDropsLaterFrames()
{
    simulate(0.0, 70.0);
    m_document->apply(mmd::setOutsideParent({m_document->scene(), id(1)}, {"root", 50, {}}),
        QStringLiteral("End"));
    QCOMPARE(lastOf(0), 70.0);
    QCOMPARE(lastOf(1), 49.0);
    simulate(50.0, 55.0);
    m_document->undo();
    QCOMPARE(lastOf(1), 49.0);
}

void TestPhysicsFollowers::aNewRunOfTheParentBeginsANewOne()
{
    simulate(0.0, 30.0);
    QVERIFY(m_physics->runAt(id(0), 90.0)); // a jump
    QCOMPARE(lastOf(1), -1.0);
    QVERIFY(m_physics->runAt(id(1), 90.0));
    QCOMPARE(m_physics->runAt(id(1), 91.0)->startFrame(), 90u);
}

void TestPhysicsFollowers::anEditOfTheFollowerLeavesItsParentAlone()
{
    simulate(0.0, 70.0);
    setKey(1, 30, 1.0f);
    QCOMPARE(lastOf(0), 70.0);
    QVERIFY(lastOf(1) < 30.0);
}

QTEST_GUILESS_MAIN(TestPhysicsFollowers)
#include "test_physics_followers.moc"
