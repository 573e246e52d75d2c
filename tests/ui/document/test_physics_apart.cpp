// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/document/bob_model.h"
#include "ui/document/physics.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>

using namespace odori;
using namespace odori::test;

/// The simulations of two actors: each actor has its own, and changes of common settings affect
/// all.
class TestPhysicsApart : public QObject {
    Q_OBJECT
private slots:
    void init();
    void resetBeginsEveryActorAnew_data() { addActors(); }
    void resetBeginsEveryActorAnew();
    void resetBeginsAtAWholeFrame();
    void theRangesAreTheActiveActors_data() { addActors(); }
    void theRangesAreTheActiveActors();
    void aRunBeginsWhereItsActorsDoes();
    void offShowsNothingAndForgetsNothing();
    void anotherCacheDropsWhatWasSimulated();
    void droppedFramesAreSaidByTheSecond();
    void aRunEndsWithItsActor();

private:
    static void addActors()
    {
        QTest::addColumn<std::size_t>("active");
        QTest::newRow("the first is active") << std::size_t(0);
        QTest::newRow("the second is active") << std::size_t(1);
    }
    [[nodiscard]] mmd::ActorId id(std::size_t at) const
    {
        return m_document->scene().actors[at].id;
    }
    void simulate(std::size_t actor, double first, double last)
    {
        for (double frame = first; frame <= last; frame += 1.0)
            QVERIFY(m_physics->runAt(id(actor), frame));
    }
    /// Whether a frame can be shown without simulating it.
    [[nodiscard]] bool isThere(std::size_t actor, double frame)
    {
        m_physics->setMode(PhysicsMode::WhilePlaying);
        const bool isThere = m_physics->runAt(id(actor), frame) != nullptr;
        m_physics->setMode(PhysicsMode::Always);
        return isThere;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Playback> m_playback;
    std::unique_ptr<Physics> m_physics;
};

void TestPhysicsApart::init()
{
    m_physics.reset();
    m_playback.reset();
    m_document = std::make_unique<Document>();
    for (int actor = 0; actor < 2; ++actor) {
        m_document->load(mmd::addActor(m_document->scene(), bobOnABone(true)));
        mmd::KeyValue key;
        key.track = {mmd::TrackKind::Bone, "root"};
        key.frame = 400;
        key.bone.translation = {0.0f, 0.0f, 5.0f};
        m_document->load(
            mmd::setKeys({m_document->scene(), m_document->scene().active}, {&key, 1}));
    }
    m_playback = std::make_unique<Playback>(*m_document, [] { return 0.0; });
    m_physics = std::make_unique<Physics>(*m_document, *m_playback);
    m_physics->setMode(PhysicsMode::Always);
}

void TestPhysicsApart::resetBeginsEveryActorAnew()
{
    QFETCH(std::size_t, active);
    m_document->activate(id(active));
    for (const std::size_t actor : {0u, 1u})
        simulate(actor, 0.0, 30.0);
    m_document->setCurrentFrame(20.0);
    m_physics->reset();
    for (const std::size_t actor : {0u, 1u}) {
        for (const double frame : {0.0, 10.0, 19.0, 25.0, 30.0})
            QVERIFY(!isThere(actor, frame));
        mmd::Simulation* run = m_physics->runAt(id(actor), 20.0);
        QVERIFY(run);
        QCOMPARE(run->startFrame(), 20u);
        mmd::Simulation wanted(run->model(), run->settings()); // a simulation without history
        wanted.setMotion(run->motion());
        wanted.start(20);
        QCOMPARE(run->pose(20.0).bones[1].translation, wanted.pose(20.0).bones[1].translation);
    }
}

void TestPhysicsApart::resetBeginsAtAWholeFrame()
{
    simulate(0, 0.0, 10.0);
    m_document->playTo(7.75);
    QSignalSpy ranges(m_physics.get(), &Physics::simulatedChanged);
    m_physics->reset();
    QCOMPARE(ranges.size(), 1);
    QCOMPARE(m_physics->runAt(id(0), 7.75)->startFrame(), 7u);
}

void TestPhysicsApart::theRangesAreTheActiveActors()
{
    QFETCH(std::size_t, active);
    simulate(0, 0.0, 10.0);
    simulate(1, 0.0, 20.0);
    m_document->activate(id(active));
    QCOMPARE(m_physics->simulated().size(), std::size_t(1));
    QCOMPARE(m_physics->simulated().front().last, active == 0 ? 10.0 : 20.0);
    QSignalSpy ranges(m_physics.get(), &Physics::simulatedChanged);
    simulate(1 - active, 21.0, 22.0); // not shown on the ruler
    QCOMPARE(ranges.size(), 0);
    simulate(active, 23.0, 24.0);
    QVERIFY(ranges.size() > 0);
    m_document->activate(mmd::sceneActor);
    QVERIFY(m_physics->simulated().empty());
}

/// A picture that is rendered later starts the simulation at the same frame as the current view.
void TestPhysicsApart::aRunBeginsWhereItsActorsDoes()
{
    simulate(0, 105.0, 115.0);
    simulate(1, 212.0, 218.0);
    QCOMPARE(m_physics->startFor(id(0), 110), 105u);
    QCOMPARE(m_physics->startFor(id(0), 105), 105u);
    QCOMPARE(m_physics->startFor(id(0), 115), 105u);
    QCOMPARE(m_physics->startFor(id(0), 116), 116u); // not simulated
    QCOMPARE(m_physics->startFor(id(0), 104), 104u);
    QCOMPARE(m_physics->startFor(id(1), 215), 212u);
    QCOMPARE(m_physics->startFor(id(1), 110), 110u);
    QCOMPARE(m_physics->startFor(mmd::sceneActor, 110), 110u);
}

void TestPhysicsApart::offShowsNothingAndForgetsNothing()
{
    m_document->activate(id(0));
    simulate(0, 0.0, 10.0);
    QSignalSpy modes(m_physics.get(), &Physics::modeChanged);
    QSignalSpy changes(m_physics.get(), &Physics::changed);
    QSignalSpy ranges(m_physics.get(), &Physics::simulatedChanged);
    m_physics->setMode(PhysicsMode::Always); // the current mode
    QCOMPARE(modes.size() + changes.size() + ranges.size(), 0);
    m_physics->setMode(PhysicsMode::Off);
    QCOMPARE(modes.size(), 1);
    QCOMPARE(modes.front().front().value<PhysicsMode>(), PhysicsMode::Off);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(ranges.size(), 1);
    QVERIFY(m_physics->simulated().empty());
    QVERIFY(!m_physics->runAt(id(0), 5.0));
    m_playback->play();
    QVERIFY(!m_physics->runAt(id(0), 5.0));
    m_playback->stop();
    m_physics->setMode(PhysicsMode::WhilePlaying);
    QVERIFY(m_physics->runAt(id(0), 5.0));
    QCOMPARE(m_physics->simulated().front().last, 10.0);
}

void TestPhysicsApart::anotherCacheDropsWhatWasSimulated()
{
    const std::size_t before = m_physics->cacheBytes();
    for (const std::size_t actor : {0u, 1u})
        simulate(actor, 0.0, 10.0);
    QSignalSpy changes(m_physics.get(), &Physics::changed);
    m_physics->setCacheBytes(before); // the current value
    QCOMPARE(changes.size(), 0);
    QVERIFY(isThere(0, 5.0) && isThere(1, 5.0));
    changes.clear();
    m_physics->setCacheBytes(before / 2);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(m_physics->cacheBytes(), before / 2);
    for (const std::size_t actor : {0u, 1u})
        QVERIFY(!isThere(actor, 5.0));
}

void TestPhysicsApart::droppedFramesAreSaidByTheSecond()
{
    m_physics->setCacheBytes(1024);
    QSignalSpy dropped(m_physics.get(), &Physics::framesDropped);
    simulate(0, 0.0, 1500.0);
    QVERIFY(dropped.size() > 1);
    int last = 0;
    for (const auto& said : dropped) { // not at every frame
        QVERIFY2(said.front().toInt() >= last + 30, qPrintable(QString::number(last)));
        last = said.front().toInt();
    }
    const qsizetype count = dropped.size();
    m_document->setCurrentFrame(0.0);
    m_physics->reset(); // resets the count
    simulate(0, 0.0, 1500.0);
    QVERIFY2(std::abs(dropped.size() - 2 * count) <= 1, qPrintable(QString::number(count)));
}

void TestPhysicsApart::aRunEndsWithItsActor()
{
    for (const std::size_t actor : {0u, 1u})
        simulate(actor, 0.0, 10.0);
    const mmd::ActorId first = id(0), second = id(1);
    m_document->apply(mmd::removeActor({m_document->scene(), first}), QString());
    QVERIFY(!m_physics->runAt(first, 5.0));
    QVERIFY(!m_physics->rigOf(first));
    QVERIFY(isThere(0, 5.0)); // of the other actor
    QCOMPARE(id(0), second);
    m_document->undo();
    QVERIFY(!isThere(0, 5.0));
    QVERIFY(isThere(1, 5.0));
}

QTEST_GUILESS_MAIN(TestPhysicsApart)
#include "test_physics_apart.moc"
