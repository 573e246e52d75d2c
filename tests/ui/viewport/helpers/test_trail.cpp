// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/document/shown_tracks.h"

#include <QtCore/QLineF>
#include <QtGui/QImage>

#include <glm/gtc/constants.hpp>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The trail of the selected bones in the view, with real events.
class TestTrail : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void theTrailShowsWhereTheBoneIsAtEachFrame();
    void theTrailEndsAtTheLastKey();
    void theTrailFollowsTheCurrentFrame();
    void withoutTheSwitchThereIsNone();
    void keysAreDrawnOnTheWay();
    void aDragMovesTheKeyInOneStep();
    void theOtherBonesStaySelected();
    void aDragKeepsTheCurveOfTheKey();
    void escapeRestores();
    void anUndoInTheDragEndsIt();
    void aClickGoesToTheFrame();
    void bonesThatOnlyRotateSaySo();
    void lockedBonesSaySo();
    void draftsAreNotLost();
    void keysThatTheGraphLocksSaySo();
    void theKeyUnderTheMouseSaysItsFrame();
    void thereIsNoneWhilePlaying();
    void theOtherActorsTrailIsNotShown();
    void aFollowersTrailIsWhereItIsCarried();
    void aFollowersKeyIsDraggedInTheWorld();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    /// Registers a position of a bone of the active actor.
    void key(const char* name, std::uint32_t frame, const glm::vec3& position)
    {
        const mmd::Draft value{track(name), frame, mmd::BoneValue{.translation = position}};
        document().apply(mmd::registerValues(document().target(), {&value, 1}), {});
    }
    void select(std::initializer_list<const char*> names)
    {
        mmd::Selection selection;
        for (const char* name : names)
            selection.setTrack(track(name), true);
        document().select(selection);
    }
    void showTrail()
    {
        ViewHelpers helpers = view().helpers();
        helpers.hasTrail = true;
        view().setHelpers(helpers);
        QTRY_VERIFY(view().areHelpersComplete());
    }
    /// The place of a bone on its trail, in pixels of the view.
    [[nodiscard]] QPointF on(int bone, std::uint32_t frame)
    {
        const auto at = view().trailPosition(bone, frame);
        return at ? *at : QPointF(-1, -1);
    }
    void carryGoal()
    {
        const mmd::ActorId first = document().scene().active;
        const mmd::Draft turn[] = {{track("arm"), 0, mmd::BoneValue{}},
            {track("arm"), 20,
                mmd::BoneValue{
                    .rotation = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1))}}};
        document().apply(mmd::registerValues(document().target(), turn), {});
        document().apply(mmd::addActor(document().scene(), skeleton()), {});
        document().apply(
            mmd::setOutsideParent(document().target(), {"goal", 0, {first, "hand"}}), {});
        key("goal", 0, {0, 0, 0});
        key("goal", 30, {0, 0, 0});
        document().setCurrentFrame(10);
    }
    [[nodiscard]] glm::vec3 keyed(const char* name, std::uint32_t frame)
    {
        const auto* keys = mmd::findBoneTrack(document().actor()->motion, name);
        const auto index = keys ? keys->find(frame) : std::nullopt;
        return index ? keys->key(*index).value.translation : glm::vec3(NAN);
    }

    std::unique_ptr<ViewportFixture> m_fixture;
};

namespace {

bool isNear(const QPointF& a, const QPointF& b, double most = 1.0)
{
    return QLineF(a, b).length() <= most;
}

} // namespace

/// The goal goes from its place over (2, 4, 0) to (2, 8, 0), in 20 frames.
void TestTrail::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    key("goal", 0, {0, 0, 0});
    key("goal", 10, {0, 4, 0});
    key("goal", 20, {0, 8, 0});
    document().setCurrentFrame(10);
    select({"goal"});
}

void TestTrail::theTrailShowsWhereTheBoneIsAtEachFrame()
{
    showTrail();
    for (const std::uint32_t frame : {0u, 5u, 13u, 20u}) {
        const QPointF before = on(Goal, frame);
        QVERIFY(before.x() > 0);
        document().setCurrentFrame(frame);
        QVERIFY2(isNear(before, *view().positionOf(Goal)), qPrintable(QString::number(frame)));
        document().setCurrentFrame(10);
        QTRY_VERIFY(view().areHelpersComplete());
    }
}

void TestTrail::theTrailEndsAtTheLastKey()
{
    showTrail();
    QVERIFY(view().trailPosition(Goal, 20));
    QVERIFY(!view().trailPosition(Goal, 21));
    document().setCurrentFrame(24); // the current frame is always part of it
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(view().trailPosition(Goal, 24));
    QVERIFY(!view().trailPosition(Goal, 25));
}

void TestTrail::theTrailFollowsTheCurrentFrame()
{
    key("goal", 200, {0, 8, 0});
    select({"goal"});
    showTrail();
    QVERIFY(view().trailPosition(Goal, 0) && view().trailPosition(Goal, 10 + Trail::reach));
    QVERIFY(!view().trailPosition(Goal, 11 + Trail::reach));
    document().setCurrentFrame(100);
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(!view().trailPosition(Goal, 99 - Trail::reach));
    QVERIFY(view().trailPosition(Goal, 100 - Trail::reach));
    QVERIFY(view().trailPosition(Goal, 100 + Trail::reach));
}

void TestTrail::withoutTheSwitchThereIsNone()
{
    QVERIFY(!view().trailPosition(Goal, 10));
    showTrail();
    QVERIFY(view().trailPosition(Goal, 10));
    view().setHelpers({});
    QVERIFY(!view().trailPosition(Goal, 10));
}

/// The yellow of keys, on a way that shows nothing else there.
void TestTrail::keysAreDrawnOnTheWay()
{
    showTrail();
    const QPointF at = on(Goal, 20);
    const auto colourAt = [&](const QPointF& point) {
        const QImage image = view().grabFramebuffer();
        return image.pixelColor((point * image.width() / view().width()).toPoint());
    };
    const QColor key = colourAt(at);
    QVERIFY2(key.red() > 200 && key.green() > 160 && key.blue() < 130, qPrintable(key.name()));
    QVERIFY(colourAt((on(Goal, 17) + on(Goal, 18)) / 2).green() < 150); // the line
    view().setHelpers({});
    QVERIFY(colourAt(at) != key);
}

void TestTrail::aDragMovesTheKeyInOneStep()
{
    showTrail();
    const int steps = document().undoStack()->count();
    const mmd::Motion before = document().actor()->motion;
    const QPointF from = on(Goal, 20), to = from + QPointF(60, 40);
    drag(view(), Qt::LeftButton, from, to);
    QCOMPARE(document().undoStack()->count(), steps + 1);
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(isNear(on(Goal, 20), to));
    QVERIFY(keyed("goal", 20).x > 1.0f && keyed("goal", 20).y < 7.5f);
    QCOMPARE(keyed("goal", 10), glm::vec3(0, 4, 0));
    QCOMPARE(document().currentFrame(), 10.0);
    QVERIFY(document().selection().hasKey(track("goal"), 20));
    document().undo();
    QVERIFY(document().actor()->motion == before);
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(isNear(on(Goal, 20), from));
}

void TestTrail::theOtherBonesStaySelected()
{
    select({"goal", "root"});
    showTrail();
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(60, 0));
    QVERIFY(document().selection().hasTrack(track("root")));
    QCOMPARE(document().selection().keyCount(), std::size_t(1));
}

void TestTrail::aDragKeepsTheCurveOfTheKey()
{
    const auto keyOf = [this] {
        const auto* keys = mmd::findBoneTrack(document().actor()->motion, "goal");
        return keys->key(*keys->find(20));
    };
    const auto before = keyOf();
    showTrail();
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(50, 0));
    auto after = keyOf();
    QVERIFY(!(after == before));
    after.value.translation = before.value.translation;
    QVERIFY(after == before);
}

void TestTrail::escapeRestores()
{
    showTrail();
    const mmd::Motion before = document().actor()->motion;
    const mmd::Selection selected = document().selection();
    const QPointF from = on(Goal, 20);
    press(view(), Qt::LeftButton, from);
    move(view(), Qt::LeftButton, from + QPointF(40, 0));
    QVERIFY(!(document().actor()->motion == before));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(document().actor()->motion == before);
    QVERIFY(document().selection() == selected);
    move(view(), Qt::LeftButton, from + QPointF(80, 0));
    release(view(), Qt::LeftButton, from + QPointF(80, 0));
    QVERIFY(document().actor()->motion == before);
}

void TestTrail::anUndoInTheDragEndsIt()
{
    showTrail();
    const mmd::Motion before = document().actor()->motion;
    const QPointF from = on(Goal, 20);
    press(view(), Qt::LeftButton, from);
    move(view(), Qt::LeftButton, from + QPointF(40, 0));
    document().undo();
    QVERIFY(document().actor()->motion == before);
    move(view(), Qt::LeftButton, from + QPointF(80, 0));
    release(view(), Qt::LeftButton, from + QPointF(80, 0));
    QVERIFY(document().actor()->motion == before);
}

void TestTrail::aClickGoesToTheFrame()
{
    showTrail();
    const int steps = document().undoStack()->count();
    QTest::mouseClick(&view(), Qt::LeftButton, {}, on(Goal, 20).toPoint());
    QCOMPARE(document().currentFrame(), 20.0);
    QCOMPARE(document().undoStack()->count(), steps);
    QVERIFY(document().selection().hasTrack(track("goal")));
}

void TestTrail::bonesThatOnlyRotateSaySo()
{
    QSignalSpy said(&document(), &Document::said);
    const auto dragged = [&](const char* name, int bone) {
        mmd::Draft turn{
            track(name), 20, mmd::BoneValue{.rotation = glm::angleAxis(0.5f, glm::vec3(0, 0, 1))}};
        document().apply(mmd::registerValues(document().target(), {&turn, 1}), {});
        select({name, "goal"});
        showTrail();
        const mmd::Motion before = document().actor()->motion;
        said.clear();
        drag(view(), Qt::LeftButton, on(bone, 20), on(bone, 20) + QPointF(40, 0));
        return document().actor()->motion == before && said.count() == 1
                   ? said.front().front().toString()
                   : QString();
    };
    QCOMPARE(dragged("hand", Hand),
        QStringLiteral("The bone hand only rotates, so its keys cannot be moved along the trail."));
    QVERIFY(dragged("knee", Knee).contains(QStringLiteral("Select the IK goal")));
}

void TestTrail::lockedBonesSaySo()
{
    const mmd::TrackId goal = track("goal");
    document().apply(
        mmd::setListed(document().target(), mmd::BoneList::Locked, {&goal, 1}, true), {});
    select({"goal"});
    showTrail();
    QSignalSpy said(&document(), &Document::said);
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(40, 0));
    QCOMPARE(keyed("goal", 20), glm::vec3(0, 8, 0));
    QVERIFY(said.count() == 1 && said.front().front().toString().contains(u"locked"_qs));
}

void TestTrail::draftsAreNotLost()
{
    const mmd::Draft draft{track("goal"), 20, mmd::BoneValue{.translation = {1, 1, 1}}};
    document().apply(mmd::setPoses(document().target(), {&draft, 1}, false), {});
    select({"goal"});
    showTrail();
    QSignalSpy said(&document(), &Document::said);
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(40, 0));
    QCOMPARE(keyed("goal", 20), glm::vec3(0, 8, 0));
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
    QVERIFY(said.count() == 1 && said.front().front().toString().contains(u"draft"_qs));
}

void TestTrail::keysThatTheGraphLocksSaySo()
{
    document().shownTracks().setLockTest(
        *this, [](const mmd::TrackId& each) { return each == track("goal"); });
    showTrail();
    QSignalSpy said(&document(), &Document::said);
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(40, 0));
    QCOMPARE(keyed("goal", 20), glm::vec3(0, 8, 0));
    QVERIFY(said.count() == 1 && said.front().front().toString().contains(u"graph"_qs));
}

/// The picture beside the key changes while the mouse is on it.
void TestTrail::theKeyUnderTheMouseSaysItsFrame()
{
    showTrail();
    const QPointF at = on(Goal, 20);
    const auto shown = [&] {
        return view().grab(QRect(at.toPoint() + QPoint(12, -60), QSize(160, 50))).toImage();
    };
    move(view(), Qt::NoButton, at + QPointF(0, -200));
    const QImage before = shown();
    move(view(), Qt::NoButton, at);
    QVERIFY(shown() != before);
    move(view(), Qt::NoButton, at + QPointF(0, -200));
    QVERIFY(shown() == before);
}

void TestTrail::thereIsNoneWhilePlaying()
{
    showTrail();
    m_fixture->playback.play();
    QVERIFY(!view().trailPosition(Goal, 10));
    m_fixture->playback.stop();
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(view().trailPosition(Goal, document().currentKeyFrame()));
}

void TestTrail::theOtherActorsTrailIsNotShown()
{
    const mmd::ActorId first = document().scene().active;
    document().apply(mmd::addActor(document().scene(), skeleton()), {});
    const mmd::ActorId second = document().scene().active;
    QVERIFY(second != first);
    key("goal", 10, {0, 1, 0}); // only the second one
    select({"goal"});
    showTrail();
    const QPointF low = on(Goal, 10);
    document().activate(first);
    QVERIFY(!view().trailPosition(Goal, 10)); // nothing is selected
    select({"goal"});
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(on(Goal, 10).y() < low.y() - 20.0);
    drag(view(), Qt::LeftButton, on(Goal, 20), on(Goal, 20) + QPointF(50, 0));
    QVERIFY(keyed("goal", 20).x > 1.0f);
    document().activate(second);
    QCOMPARE(keyed("goal", 10), glm::vec3(0, 1, 0));
    QVERIFY(std::isnan(keyed("goal", 20).x));
}

/// The goal of a second skeleton follows the hand of the first one, which turns up to (0, 15, 0)
/// until frame 20.
void TestTrail::aFollowersTrailIsWhereItIsCarried()
{
    carryGoal();
    select({"goal"});
    showTrail();
    for (const std::uint32_t frame : {2u, 20u}) {
        const QPointF trail = on(Goal, frame);
        QVERIFY(trail.x() > 0);
        document().setCurrentFrame(frame);
        QVERIFY2(isNear(trail, *view().positionOf(Goal)), qPrintable(QString::number(frame)));
        document().setCurrentFrame(10);
    }
    QVERIFY(on(Goal, 20).y() < on(Goal, 0).y() - 40.0); // carried up
}

void TestTrail::aFollowersKeyIsDraggedInTheWorld()
{
    carryGoal();
    key("goal", 20, {0, 0, 0});
    select({"goal"});
    showTrail();
    const QPointF from = on(Goal, 20), to = from + QPointF(-70, 30);
    drag(view(), Qt::LeftButton, from, to);
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(isNear(on(Goal, 20), to));
    document().setCurrentFrame(20);
    QVERIFY(isNear(*view().positionOf(Goal), to));
}

QTEST_MAIN(TestTrail)
#include "test_trail.moc"
