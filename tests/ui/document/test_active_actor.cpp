// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/files/saved_state.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

constexpr mmd::ActorId first{1}, second{2}, third{3};
const mmd::TrackId camera{mmd::TrackKind::Camera, {}};

/// Three actors with the same keys; the first is active.
mmd::Scene threeActors()
{
    mmd::Scene scene = sceneWith({0, 10, 20}, {5});
    for (const mmd::ActorId id : {second, third}) {
        mmd::Actor actor = scene.actors.front();
        actor.id = id;
        scene.actors.push_back(actor);
    }
    scene.nextActor = 4;
    return scene;
}

} // namespace

/// Activating an actor: it is no undo step, and undo activates the actor of its step.
class TestActiveActor : public QObject {
    Q_OBJECT
private slots:
    void init();
    void choosingIsNoStepAndNoWork();
    void whatIsNotThereIsNotChosen();
    void choosingDropsAGesture();
    void undoGoesToTheActorThatItChanges();
    void aGestureBelongsToItsActor();
    void whatBelongsToNoActorIsUndoneWhereTheUserIs();
    void anActorThatComesBackIsShown();
    void anActorThatLeavesIsLeft();
    void keysThatLeaveAreNotSelectedAnyMore();

private:
    [[nodiscard]] const mmd::Scene& scene() const { return m_document->scene(); }
    [[nodiscard]] std::vector<std::uint32_t> frames(mmd::ActorId actor) const
    {
        const auto span = mmd::framesOf(*mmd::findMotion(scene(), actor), bone("A"));
        return {span.begin(), span.end()};
    }
    /// Moves the active actor's key from 10 to 13.
    void moveKey()
    {
        m_document->select(selected({{bone("A"), {10}}}));
        m_document->apply(mmd::moveKeys({scene(), scene().active, m_document->selection()}, 3), {});
    }

    std::unique_ptr<Document> m_document;
};

void TestActiveActor::init()
{
    m_document = std::make_unique<Document>();
    open(*m_document, threeActors());
}

void TestActiveActor::choosingIsNoStepAndNoWork()
{
    m_document->select(selected({{bone("A"), {10}}}));
    QSignalSpy changes(m_document.get(), &Document::changed);
    QSignalSpy selections(m_document.get(), &Document::selectionChanged);
    QSignalSpy modified(&m_document->saved(), &SavedState::modifiedChanged);
    m_document->activate(second);
    QCOMPARE(scene().active, second);
    QCOMPARE(changes.count(), 1);
    QVERIFY(changes.front().front().value<Change>().actors);
    QCOMPARE(selections.count(), 1);
    QVERIFY(m_document->selection() == mmd::Selection{});
    m_document->activate(mmd::sceneActor);
    QCOMPARE(scene().active, mmd::sceneActor);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(modified.count(), 0);
    QVERIFY(!m_document->saved().isModified());
}

void TestActiveActor::whatIsNotThereIsNotChosen()
{
    QSignalSpy changes(m_document.get(), &Document::changed);
    m_document->activate(first);
    m_document->activate(mmd::ActorId{99});
    QCOMPARE(changes.count(), 0);
    QCOMPARE(scene().active, first);
}

void TestActiveActor::choosingDropsAGesture()
{
    const mmd::Scene before = scene();
    m_document->select(selected({{bone("A"), {10}}}));
    m_document->beginGesture();
    m_document->updateGesture(mmd::moveKeys({scene(), first, m_document->selection()}, 3));
    m_document->activate(second);
    QVERIFY(!m_document->isGestureRunning());
    m_document->activate(first);
    QVERIFY(scene() == before);
}

void TestActiveActor::undoGoesToTheActorThatItChanges()
{
    moveKey();
    const mmd::Selection moved = m_document->selection();
    m_document->activate(second);
    moveKey();
    m_document->activate(mmd::sceneActor);
    m_document->undo();
    QCOMPARE(scene().active, second);
    QCOMPARE(frames(second), (std::vector<std::uint32_t>{0, 10, 20}));
    QVERIFY(m_document->selection() == selected({{bone("A"), {10}}}));
    m_document->undo();
    QCOMPARE(scene().active, first);
    QCOMPARE(frames(first), (std::vector<std::uint32_t>{0, 10, 20}));
    m_document->activate(third);
    m_document->redo();
    QCOMPARE(scene().active, first);
    QCOMPARE(frames(first), (std::vector<std::uint32_t>{0, 13, 20}));
    QVERIFY(m_document->selection() == moved);
    QVERIFY(m_document->undoStack()->canRedo()); // redo still has the second's edit
}

void TestActiveActor::aGestureBelongsToItsActor()
{
    m_document->select(selected({{bone("A"), {10}}}));
    m_document->beginGesture();
    m_document->updateGesture(
        mmd::moveKeys({m_document->gestureScene(), first, m_document->gestureSelection()}, 3));
    m_document->endGesture({});
    m_document->activate(second);
    m_document->undo();
    QCOMPARE(scene().active, first);
    QVERIFY(m_document->selection() == selected({{bone("A"), {10}}}));
}

void TestActiveActor::whatBelongsToNoActorIsUndoneWhereTheUserIs()
{
    const mmd::Marker marker{12, "turn"};
    m_document->apply(mmd::addMarkers(scene(), {&marker, 1}), {});
    m_document->apply(mmd::setActorVisible({scene(), third}, false), {});
    mmd::SceneSettings settings = scene().settings;
    settings.beatsPerMinute = 90;
    m_document->apply(mmd::changeSettings(scene(), settings), {});
    m_document->activate(second);
    const mmd::Selection chosen = selected({{bone("A"), {20}}});
    m_document->select(chosen);
    for (int step = 0; step < 3; ++step) {
        m_document->undo();
        QCOMPARE(scene().active, second);
        QVERIFY(m_document->selection() == chosen);
    }
    QVERIFY(scene().markers.empty() && scene().actors[2].visible);
    QCOMPARE(scene().settings.beatsPerMinute, mmd::SceneSettings{}.beatsPerMinute);
    for (int step = 0; step < 3; ++step)
        m_document->redo();
    QCOMPARE(scene().active, second);
    QVERIFY(m_document->selection() == chosen);
    QCOMPARE(scene().markers.size(), 1u);
}

void TestActiveActor::anActorThatComesBackIsShown()
{
    m_document->apply(mmd::removeActor({scene(), first}), {});
    QCOMPARE(scene().active, second);
    m_document->activate(third);
    m_document->undo();
    QCOMPARE(scene().actors.size(), 3u);
    QCOMPARE(scene().active, first);
}

void TestActiveActor::anActorThatLeavesIsLeft()
{
    m_document->apply(mmd::addActor(scene(), nullptr), {});
    QCOMPARE(scene().active, mmd::ActorId{4});
    m_document->activate(second);
    m_document->undo(); // another actor is active and stays active
    QCOMPARE(scene().active, second);
    m_document->redo();
    QCOMPARE(scene().active, mmd::ActorId{4});
    m_document->undo(); // the active actor is removed
    QCOMPARE(scene().active, first);
    QVERIFY(m_document->actor());
}

void TestActiveActor::keysThatLeaveAreNotSelectedAnyMore()
{
    // The camera's panel can register while a model is active.
    m_document->apply(mmd::registerCamera({scene(), mmd::sceneActor}, 7, {}), {});
    m_document->activate(mmd::sceneActor);
    m_document->select(selected({{camera, {7}}}));
    m_document->undo();
    QCOMPARE(scene().active, mmd::sceneActor);
    QVERIFY(m_document->selection().hasTrack(camera));
    QCOMPARE(m_document->selection().keyCount(), 0u);
}

QTEST_GUILESS_MAIN(TestActiveActor)
#include "test_active_actor.moc"
