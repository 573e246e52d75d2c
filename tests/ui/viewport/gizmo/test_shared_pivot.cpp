// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/viewport_view.h"

#include <glm/geometric.hpp>

#include <algorithm>

using namespace odori;
using namespace odori::test;

/// Several bones that rotate about their own origins or about one point, with the real ring.
class TestSharedPivot : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void ownPivotsTurnEachBoneInPlace();
    void eachBoneHasItsOwnAxes_data();
    void eachBoneHasItsOwnAxes();
    void aSharedPivotMovesBonesAroundTheMiddle();
    void theLastBoneIsThePivot();
    void theRingIsAtThePivotAndStaysThere();
    void childrenAreNotTurnedTwice();
    void bonesThatCannotMoveOnlyTurn();
    void lockedBonesStay();
    void oneBoneHasOnePivot();
    void aTypedAngleIsExact();
    void aTypedAngleNeedsNoMovement();
    void itIsSaidOnceAndKept();
    void theActiveActorTurns();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] glm::vec3 placeOf(int bone)
    {
        return view().stage().actors().active().pose()->bones[std::size_t(bone)].translation;
    }
    [[nodiscard]] bool hasDraft(const char* bone)
    {
        return mmd::findDraft(document().actor()->drafts, track(bone), 0) != nullptr;
    }
    void select(std::initializer_list<const char*> bones);
    /// Drags the ring about the view's axis at `middle` by a quarter, clockwise.
    void quarter(const QPointF& middle);
    [[nodiscard]] QPointF pixelOf(const glm::vec3& point);

    std::unique_ptr<ViewportFixture> m_fixture;
};

/// The skeleton with another goal at the left, so that two bones can move.
static std::shared_ptr<const mmd::Model> twoGoals()
{
    using namespace mmd::pmx::boneFlag;
    mmd::pmx::Model data = skeleton()->data;
    data.bones.push_back(bone("float", {-4, 4, 0}, -1, rotatable | movable | visible | operable));
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

void TestSharedPivot::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    mmd::ScenePatch patch = mmd::setModel(document().target(), twoGoals());
    document().load(patch);
    QTRY_VERIFY(view().stage().isUploaded());
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
}

void TestSharedPivot::select(std::initializer_list<const char*> bones)
{
    for (const char* bone : bones) { // one after the other: the last one is the last selected
        mmd::Selection selection = document().selection();
        selection.setTrack(track(bone), true);
        document().select(selection);
    }
}

QPointF TestSharedPivot::pixelOf(const glm::vec3& point)
{
    const Picture picture = view().picture();
    const auto at = render::projected(picture.view, point, picture.size);
    return {double(at->x), double(at->y)};
}

void TestSharedPivot::quarter(const QPointF& middle)
{
    constexpr double diagonal = 43.84; // of a ring of 62 pixels
    drag(view(), Qt::LeftButton, middle + QPointF(diagonal, -diagonal),
        middle + QPointF(diagonal, diagonal));
}

void TestSharedPivot::ownPivotsTurnEachBoneInPlace()
{
    QCOMPARE(view().pivot(), Pivot::Own);
    select({"goal", "float"});
    const glm::vec3 goal = placeOf(Goal), other = placeOf(Statue + 1);
    quarter(pixelOf(other));
    QVERIFY(hasDraft("goal") && hasDraft("float"));
    QVERIFY(glm::distance(placeOf(Goal), goal) < 1e-4f);
    QVERIFY(glm::distance(placeOf(Statue + 1), other) < 1e-4f);
}

void TestSharedPivot::eachBoneHasItsOwnAxes_data()
{
    QTest::addColumn<EditSpace>("space");
    QTest::addColumn<glm::vec3>("handsAxis"); // of its key, under the arm
    QTest::newRow("parent") << EditSpace::Parent << glm::vec3(1, 0, 0);
    QTest::newRow("global") << EditSpace::Global << glm::vec3(0, -1, 0);
}

/// The arm's parent has the axes of the model; the hand's parent is the arm, which points up.
void TestSharedPivot::eachBoneHasItsOwnAxes()
{
    QFETCH(EditSpace, space);
    QFETCH(glm::vec3, handsAxis);
    const mmd::BoneValue up{.rotation = glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 0, 1))};
    const mmd::Draft pose{track("arm"), 0, up};
    document().load(mmd::setPoses(document().target(), {&pose, 1}, false));
    view().setEditSpace(space);
    select({"hand", "arm"});
    const QPointF onX = pixelOf(placeOf(Arm)) + QPointF(0, 30); // its ring is a line
    press(view(), Qt::LeftButton, onX);
    QTest::keyClicks(&view(), QStringLiteral("40"));
    QTest::keyClick(&view(), Qt::Key_Return);
    release(view(), Qt::LeftButton, onX);
    const auto isPosed = [&](const char* bone, const glm::quat& wanted) {
        const auto* draft = mmd::findDraft(document().actor()->drafts, track(bone), 0);
        return draft &&
               glm::dot(std::get<mmd::BoneValue>(draft->value).rotation, wanted) > 0.99999f;
    };
    const float angle = glm::radians(40.0f);
    QVERIFY(isPosed("arm", glm::angleAxis(angle, glm::vec3(1, 0, 0)) * up.rotation));
    QVERIFY(isPosed("hand", glm::angleAxis(angle, handsAxis)));
}

/// A quarter about the middle of (2, 0, 0) and (-4, 4, 0), which is (-1, 2, 0).
void TestSharedPivot::aSharedPivotMovesBonesAroundTheMiddle()
{
    view().setPivot(Pivot::Middle);
    select({"goal", "float"});
    quarter(pixelOf({-1, 2, 0}));
    QVERIFY(glm::distance(placeOf(Goal), glm::vec3(-3, -1, 0)) < 0.1f);
    QVERIFY(glm::distance(placeOf(Statue + 1), glm::vec3(1, 5, 0)) < 0.1f);
    QCOMPARE(document().undoStack()->count(), 1);
    document().undo();
    QVERIFY(glm::distance(placeOf(Goal), glm::vec3(2, 0, 0)) < 1e-4f);
}

void TestSharedPivot::theLastBoneIsThePivot()
{
    view().setPivot(Pivot::Last);
    select({"goal", "float"});
    quarter(pixelOf({-4, 4, 0}));
    QVERIFY(glm::distance(placeOf(Statue + 1), glm::vec3(-4, 4, 0)) < 1e-4f);
    QVERIFY(glm::distance(placeOf(Goal), glm::vec3(-8, -2, 0)) < 0.1f);
}

void TestSharedPivot::theRingIsAtThePivotAndStaysThere()
{
    view().setPivot(Pivot::Middle);
    select({"goal", "arm"}); // the arm only turns, so the middle of both would move with the goal
    const QPointF middle = pixelOf({1, 5, 0});
    constexpr double diagonal = 43.84;
    press(view(), Qt::LeftButton, middle + QPointF(diagonal, -diagonal));
    QVERIFY(document().isGestureRunning());
    for (int step = 1; step <= 4; ++step)
        move(view(), Qt::LeftButton, middle + QPointF(diagonal, -diagonal + step * diagonal / 2));
    // Back to the start: the same values as before the drag.
    move(view(), Qt::LeftButton, middle + QPointF(diagonal, -diagonal));
    QVERIFY(glm::distance(placeOf(Goal), glm::vec3(2, 0, 0)) < 0.05f);
    release(view(), Qt::LeftButton, middle + QPointF(diagonal, -diagonal));
}

void TestSharedPivot::childrenAreNotTurnedTwice()
{
    view().setPivot(Pivot::Middle);
    select({"root", "arm", "hand", "goal"});
    quarter(pixelOf({0, 0, 0})); // only the root is turned, so it is the middle
    QVERIFY(hasDraft("root"));
    QVERIFY(!hasDraft("arm") && !hasDraft("hand") && !hasDraft("goal"));
    QVERIFY(glm::distance(placeOf(Arm), glm::vec3(10, 0, 0)) < 0.1f);
}

void TestSharedPivot::bonesThatCannotMoveOnlyTurn()
{
    view().setPivot(Pivot::Last);
    select({"arm", "float"});
    const glm::vec3 arm = placeOf(Arm);
    quarter(pixelOf({-4, 4, 0}));
    const auto* draft = mmd::findDraft(document().actor()->drafts, track("arm"), 0);
    QVERIFY(draft);
    QVERIFY(std::get<mmd::BoneValue>(draft->value).translation == glm::vec3(0.0f));
    QVERIFY(glm::distance(placeOf(Arm), arm) < 1e-4f);
    QVERIFY(glm::distance(placeOf(Hand), glm::vec3(0, 5, 0)) < 0.1f);
}

void TestSharedPivot::lockedBonesStay()
{
    view().setPivot(Pivot::Middle);
    const mmd::TrackId locked = track("root");
    document().apply(mmd::setListed(document().target(), mmd::BoneList::Locked, {&locked, 1}, true),
        QStringLiteral("lock"));
    select({"root", "goal", "float"}); // the root does not take the goal with it
    quarter(pixelOf({-1, 2, 0}));
    QVERIFY(!hasDraft("root"));
    QVERIFY(hasDraft("goal") && hasDraft("float"));
}

void TestSharedPivot::oneBoneHasOnePivot()
{
    select({"float"});
    quarter(pixelOf({-4, 4, 0}));
    const auto own = document().actor()->drafts;
    document().undo();
    view().setPivot(Pivot::Middle);
    quarter(pixelOf({-4, 4, 0}));
    QVERIFY(document().actor()->drafts == own);
}

void TestSharedPivot::aTypedAngleIsExact()
{
    view().setPivot(Pivot::Middle);
    select({"goal", "float"});
    const QPointF middle = pixelOf({-1, 2, 0});
    press(view(), Qt::LeftButton, middle + QPointF(43, -43));
    QTest::keyClicks(&view(), QStringLiteral("180"));
    QTest::keyClick(&view(), Qt::Key_Return);
    release(view(), Qt::LeftButton, middle + QPointF(43, -43));
    QVERIFY(glm::distance(placeOf(Goal), glm::vec3(-4, 4, 0)) < 1e-3f);
    QVERIFY(glm::distance(placeOf(Statue + 1), glm::vec3(2, 0, 0)) < 1e-3f);
}

/// Without Enter, the release ends the drag; it is no click.
void TestSharedPivot::aTypedAngleNeedsNoMovement()
{
    select({"float"});
    const QPointF middle = pixelOf({-4, 4, 0});
    press(view(), Qt::LeftButton, middle + QPointF(43, -43));
    QTest::keyClicks(&view(), QStringLiteral("30"));
    release(view(), Qt::LeftButton, middle + QPointF(43, -43));
    QVERIFY(hasDraft("float"));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestSharedPivot::itIsSaidOnceAndKept()
{
    QSignalSpy changes(&view(), &Viewport::pivotChanged);
    const QRect title(0, 0, 300, 30);
    const QImage own = view().grabFramebuffer().copy(title);
    view().setPivot(Pivot::Middle);
    view().setPivot(Pivot::Middle);
    QCOMPARE(changes.size(), 1);
    QVERIFY(view().grabFramebuffer().copy(title) != own);
    QCOMPARE(view().view().pivot, Pivot::Middle);
    ViewportView other = view().view();
    other.pivot = Pivot::Last;
    view().setView(other);
    QCOMPARE(view().pivot(), Pivot::Last);
}

void TestSharedPivot::theActiveActorTurns()
{
    document().load(mmd::addActor(document().scene(), twoGoals()));
    QTRY_VERIFY(view().stage().isUploaded());
    view().setPivot(Pivot::Middle);
    select({"goal", "float"});
    quarter(pixelOf({-1, 2, 0}));
    QVERIFY(document().scene().actors[0].drafts.empty());
    QCOMPARE(document().scene().actors[1].drafts.size(), std::size_t(2));
}

QTEST_MAIN(TestSharedPivot)
#include "test_shared_pivot.moc"
