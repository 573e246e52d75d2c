// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

using namespace odori;
using namespace odori::test;

namespace {

const glm::quat& turnOf(const mmd::Draft& draft)
{
    return std::get<mmd::BoneValue>(draft.value).rotation;
}

const glm::vec3& moveOf(const mmd::Draft& draft)
{
    return std::get<mmd::BoneValue>(draft.value).translation;
}

/// A point of the gizmo's ring at 45 degrees; its radius is 62 pixels.
constexpr double diagonal = 43.84;

bool isNear(const glm::quat& a, const glm::quat& b)
{
    return std::abs(glm::dot(a, b)) > 0.999995f; // 0.4 degrees
}

} // namespace

/// Rotating and moving bones with the mouse.
class TestViewportGizmo : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void aQuarterTurnOfTheRingTurnsTheBoneSo();
    void controlTurnsATenthAndShiftTenfold();
    void severalTurnsCount();
    void escapeRestores();
    void aRingSeenFromItsEdgeTurnsAlongIt();
    void localAxesTurnWithTheBone();
    void everySelectedBoneTurns();
    void aFixedAxisLeavesOneRing();
    void withAutoKeyAKeyTakesTheDraftsPlace();
    void aTurnWhilePlayingStopsOnAWholeFrame();
    void aDraftStaysAtItsFrame();
    void movingAGoalMovesTheLeg();
    void anArrowMovesAlongItsAxis();
    void childrenGoWithTheirParentOnce();
    void bonesThatCannotMoveHaveNoArrows();
    void anUndoDuringADragEndsIt();
    void aClickOnAHandleSelectsTheBoneUnderIt_data();
    void aClickOnAHandleSelectsTheBoneUnderIt();
    void aSlipOfTheHandIsAClick();
    void aClickOnAHandleAloneKeepsTheSelection();
    void aClickOnTheMiddleGoesThroughThePile();
    void aDragFromABoneUnderAHandleTurns();
    void whereRingsCrossTheOneThatShowsTurns();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] const std::vector<mmd::Draft>& drafts() { return document().actor()->drafts; }
    /// A quarter turn about the axis into the depth: clockwise on the screen.
    void dragQuarter(Qt::KeyboardModifiers modifiers = {});
    void begin(EditMode mode, EditSpace space, std::initializer_list<int> bones);

    std::unique_ptr<ViewportFixture> m_fixture;
    const glm::quat m_quarter = glm::angleAxis(-glm::half_pi<float>(), glm::vec3(0, 0, 1));
};

void TestViewportGizmo::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewportGizmo::begin(EditMode mode, EditSpace space, std::initializer_list<int> bones)
{
    view().setEditMode(EditMode::Select);
    mmd::Selection selection;
    document().select(selection);
    for (const int bone : bones)
        m_fixture->click(bone, Qt::ShiftModifier);
    view().setEditMode(mode);
    view().setEditSpace(space);
}

void TestViewportGizmo::dragQuarter(Qt::KeyboardModifiers modifiers)
{
    drag(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 - diagonal),
        QPointF(400 + diagonal, 300 + diagonal), modifiers);
}

void TestViewportGizmo::aQuarterTurnOfTheRingTurnsTheBoneSo()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    dragQuarter();
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().track, track("arm"));
    QCOMPARE(drafts().front().frame, 0u);
    QVERIFY(isNear(turnOf(drafts().front()), m_quarter));
    // The hand, which was to the right of the arm, is below it now.
    QVERIFY(std::abs(m_fixture->at(Hand).x() - 400) <= 1);
    QVERIFY(m_fixture->at(Hand).y() > 330);
    QCOMPARE(document().undoStack()->count(), 1);
    QVERIFY(document().undoStack()->undoText().contains(QStringLiteral("arm")));
    document().undoStack()->undo();
    QVERIFY(drafts().empty());
    QVERIFY(m_fixture->at(Hand).x() > 430);
}

void TestViewportGizmo::controlTurnsATenthAndShiftTenfold()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    dragQuarter(Qt::ControlModifier);
    const float tenth = glm::radians(9.0f);
    QVERIFY(isNear(turnOf(drafts().front()), glm::angleAxis(-tenth, glm::vec3(0, 0, 1))));
    document().undoStack()->undo();
    dragQuarter(Qt::ShiftModifier); // 900 degrees: half a turn
    QVERIFY(isNear(turnOf(drafts().front()), glm::angleAxis(glm::pi<float>(), glm::vec3(0, 0, 1))));
}

void TestViewportGizmo::severalTurnsCount()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    press(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 - diagonal));
    for (int step = 0; step <= 81; ++step) { // 2 1/4 turns, clockwise
        const double angle = (step * 10.0 - 45.0) * M_PI / 180.0;
        move(view(), Qt::LeftButton,
            QPointF(400 + 90 * std::cos(angle), 300 + 90 * std::sin(angle)), Qt::ControlModifier);
    }
    release(view(), Qt::LeftButton, {400, 300});
    QVERIFY(
        isNear(turnOf(drafts().front()), glm::angleAxis(glm::radians(-81.0f), glm::vec3(0, 0, 1))));
}

void TestViewportGizmo::escapeRestores()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    const mmd::Scene before = document().scene();
    press(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 - diagonal));
    move(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 + diagonal));
    QVERIFY(!drafts().empty());
    QVERIFY(document().isGestureRunning());
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!document().isGestureRunning());
    QVERIFY(document().scene() == before);
    move(view(), Qt::LeftButton, {300, 200});
    release(view(), Qt::LeftButton, {300, 200});
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QCOMPARE(m_fixture->selected().size(), std::size_t(1));
}

void TestViewportGizmo::aRingSeenFromItsEdgeTurnsAlongIt()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    // The Y ring is seen from its edge; its near side follows the mouse to the right.
    drag(view(), Qt::LeftButton, {420, 300}, {451, 300});
    QCOMPARE(drafts().size(), std::size_t(1));
    const glm::quat rotation = turnOf(drafts().front());
    QVERIFY(std::abs(rotation.x) < 1e-4f && std::abs(rotation.z) < 1e-4f);
    const glm::vec3 front = rotation * glm::vec3(0, 0, -1);
    QVERIFY(front.x > 0.3f && front.z < 0.0f);
}

void TestViewportGizmo::localAxesTurnWithTheBone()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    dragQuarter();
    // Its local Y axis points to the right now: its ring is vertical, seen from its edge, and
    // rotates about the world's X.
    view().setEditSpace(EditSpace::Local);
    drag(view(), Qt::LeftButton, {400, 320}, {400, 345});
    const glm::quat rotation = turnOf(drafts().front());
    const glm::quat local = glm::conjugate(m_quarter) * rotation;
    QVERIFY(std::abs(local.y) > 0.1f);
    QVERIFY(std::abs(local.x) < 5e-3f && std::abs(local.z) < 5e-3f);
}

void TestViewportGizmo::everySelectedBoneTurns()
{
    begin(EditMode::Rotate, EditSpace::Global, {Hand, Arm});
    dragQuarter();
    QCOMPARE(drafts().size(), std::size_t(2));
    for (const mmd::Draft& draft : drafts())
        QVERIFY(isNear(turnOf(draft), m_quarter));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestViewportGizmo::aFixedAxisLeavesOneRing()
{
    view().camera().setFree(StandardView::Left);
    begin(EditMode::Rotate, EditSpace::Global, {});
    mmd::Selection selection;
    selection.setTrack(track("twist"), true);
    document().select(selection);
    // Seen along the fixed axis, at the same point as the arm. The other rings do not exist.
    dragQuarter();
    QCOMPARE(drafts().size(), std::size_t(1));
    const glm::quat rotation = turnOf(drafts().front());
    QVERIFY(std::abs(std::abs(rotation.x) - std::sqrt(0.5f)) < 1e-2f);
    QCOMPARE(rotation.y, 0.0f);
    QCOMPARE(rotation.z, 0.0f);
}

void TestViewportGizmo::withAutoKeyAKeyTakesTheDraftsPlace()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    dragQuarter();
    QCOMPARE(drafts().size(), std::size_t(1));
    m_fixture->document.setAutoKey(true);
    dragQuarter();
    QVERIFY(drafts().empty());
    const auto* keys = mmd::findBoneTrack(document().actor()->motion, "arm");
    QVERIFY(keys);
    QCOMPARE(keys->size(), std::size_t(1));
    QVERIFY(isNear(keys->values().front().rotation, m_quarter * m_quarter));
    QVERIFY(document().selection().hasKey(track("arm"), 0));
    QCOMPARE(document().undoStack()->count(), 2);
    document().undoStack()->undo();
    QVERIFY(!mmd::findBoneTrack(document().actor()->motion, "arm"));
    QCOMPARE(drafts().size(), std::size_t(1));
    // A click without a drag registers nothing.
    drag(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 - diagonal),
        QPointF(400 + diagonal, 300 - diagonal));
    QCOMPARE(document().undoStack()->index(), 1);
    QVERIFY(document().undoStack()->canRedo());
}

void TestViewportGizmo::aTurnWhilePlayingStopsOnAWholeFrame()
{
    const mmd::KeyValue key{
        .track = track("knee"), .frame = 3000, .bone = {}, .weight = 0, .interpolation = {}};
    const mmd::Scene& scene = document().scene();
    document().apply(mmd::setKeys({scene, scene.active}, std::span(&key, 1)), {});
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    m_fixture->playback.play();
    QTRY_VERIFY(document().currentFrame() > 3.0);
    dragQuarter();
    QVERIFY(!m_fixture->playback.isPlaying());
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(double(drafts().front().frame), document().currentFrame());
}

void TestViewportGizmo::aDraftStaysAtItsFrame()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    document().setCurrentFrame(4.0);
    dragQuarter();
    QVERIFY(m_fixture->at(Hand).x() < 405);
    document().setCurrentFrame(5.0);
    QVERIFY(m_fixture->at(Hand).x() > 430);
    document().setCurrentFrame(4.0);
    QVERIFY(m_fixture->at(Hand).x() < 405);
}

void TestViewportGizmo::movingAGoalMovesTheLeg()
{
    begin(EditMode::Move, EditSpace::Global, {});
    mmd::Selection selection;
    selection.setTrack(track("goal"), true);
    document().select(selection);
    const QPoint from = m_fixture->at(Goal);
    const QPoint knee = m_fixture->at(Knee);
    drag(view(), Qt::LeftButton, from, from + QPoint(7, -40));
    QCOMPARE(m_fixture->at(Goal), from + QPoint(7, -40));
    QCOMPARE(drafts().size(), std::size_t(1));
    QVERIFY((m_fixture->at(Ankle) - m_fixture->at(Goal)).manhattanLength() <= 2);
    QVERIFY((m_fixture->at(Knee) - knee).manhattanLength() > 2);
    document().undoStack()->undo();
    QCOMPARE(m_fixture->at(Goal), from);
}

void TestViewportGizmo::anArrowMovesAlongItsAxis()
{
    begin(EditMode::Move, EditSpace::Global, {Root});
    const QPoint from = m_fixture->at(Root);
    drag(view(), Qt::LeftButton, from + QPoint(0, -40), from + QPoint(25, -90));
    QCOMPARE(drafts().size(), std::size_t(1));
    const glm::vec3 moved = moveOf(drafts().front());
    QCOMPARE(moved.x, 0.0f);
    QCOMPARE(moved.z, 0.0f);
    QVERIFY(moved.y > 1.0f);
    QVERIFY(std::abs(m_fixture->at(Root).y() - (from.y() - 50)) <= 1);
}

void TestViewportGizmo::childrenGoWithTheirParentOnce()
{
    begin(EditMode::Move, EditSpace::Global, {Goal, Root});
    const QPoint root = m_fixture->at(Root);
    const QPoint goal = m_fixture->at(Goal);
    drag(view(), Qt::LeftButton, root, root + QPoint(30, 0));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().track, track("root"));
    QVERIFY(std::abs(m_fixture->at(Goal).x() - (goal.x() + 30)) <= 1);
}

void TestViewportGizmo::bonesThatCannotMoveHaveNoArrows()
{
    begin(EditMode::Move, EditSpace::Global, {Arm});
    const QPoint from = m_fixture->at(Arm);
    drag(view(), Qt::LeftButton, from + QPoint(0, -40), from + QPoint(0, -90));
    QVERIFY(drafts().empty());
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestViewportGizmo::anUndoDuringADragEndsIt()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    press(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 - diagonal));
    move(view(), Qt::LeftButton, QPointF(400 + diagonal, 300 + diagonal));
    document().undo();
    QVERIFY(drafts().empty());
    move(view(), Qt::LeftButton, QPointF(400 - diagonal, 300 + diagonal));
    release(view(), Qt::LeftButton, QPointF(400 - diagonal, 300 + diagonal));
    QVERIFY(drafts().empty());
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestViewportGizmo::aClickOnAHandleSelectsTheBoneUnderIt_data()
{
    QTest::addColumn<EditMode>("mode");
    QTest::addColumn<SkeletonBone>("chosen");
    QTest::addColumn<SkeletonBone>("under");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("count"); // selected bones afterwards
    QTest::newRow("ring") << EditMode::Rotate << Arm << Hand << Qt::KeyboardModifiers() << 1;
    QTest::newRow("ring, Ctrl") << EditMode::Rotate << Arm << Hand
                                << Qt::KeyboardModifiers(Qt::ControlModifier) << 2;
    QTest::newRow("ring, Shift") << EditMode::Rotate << Arm << Hand
                                 << Qt::KeyboardModifiers(Qt::ShiftModifier) << 2;
    QTest::newRow("arrow") << EditMode::Move << Root << Goal << Qt::KeyboardModifiers() << 1;
}

void TestViewportGizmo::aClickOnAHandleSelectsTheBoneUnderIt()
{
    QFETCH(EditMode, mode);
    QFETCH(SkeletonBone, chosen);
    QFETCH(SkeletonBone, under);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, count);
    // From here the hand is on the ring of the arm, and the goal on the arrow of the root.
    mmd::CameraSample camera;
    camera.distance = -90.0f;
    view().camera().setFree(camera);
    begin(mode, EditSpace::Global, {chosen});
    const mmd::Scene before = document().scene();
    m_fixture->click(under, modifiers);
    QVERIFY(document().scene() == before);
    QCOMPARE(int(m_fixture->selected().size()), count);
    const mmd::TrackId expected = document().actor()->model->boneTrack(under);
    QVERIFY(document().selection().hasTrack(expected));
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!document().isGestureRunning());
}

void TestViewportGizmo::aSlipOfTheHandIsAClick()
{
    mmd::CameraSample camera;
    camera.distance = -90.0f;
    view().camera().setFree(camera);
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    const QPoint hand = m_fixture->at(Hand);
    press(view(), Qt::LeftButton, hand);
    for (const QPoint& slip : {QPoint(1, 0), QPoint(2, 1), QPoint(1, 2)})
        move(view(), Qt::LeftButton, hand + slip);
    QVERIFY(drafts().empty());
    release(view(), Qt::LeftButton, hand + QPoint(1, 2));
    QVERIFY(drafts().empty());
    QCOMPARE(m_fixture->selected(), std::vector{track("hand")});
}

void TestViewportGizmo::aClickOnAHandleAloneKeepsTheSelection()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    QTest::mouseClick(
        &view(), Qt::LeftButton, {}, QPoint(400 + int(diagonal), 300 - int(diagonal)));
    QCOMPARE(m_fixture->selected(), std::vector{track("arm")});
    QVERIFY(drafts().empty());
}

/// The square in the middle of the arrows overlaps the marks of all bones there.
void TestViewportGizmo::aClickOnTheMiddleGoesThroughThePile()
{
    begin(EditMode::Move, EditSpace::Global, {});
    mmd::Selection selection;
    selection.setTrack(track("goal"), true);
    document().select(selection);
    m_fixture->click(Goal);
    QCOMPARE(m_fixture->selected(), std::vector{track("ankle")});
    m_fixture->click(Goal); // no arrows of the ankle cover it
    QCOMPARE(m_fixture->selected(), std::vector{track("goal")});
}

void TestViewportGizmo::aDragFromABoneUnderAHandleTurns()
{
    mmd::CameraSample camera;
    camera.distance = -90.0f;
    view().camera().setFree(camera);
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    const QPoint hand = m_fixture->at(Hand);
    drag(view(), Qt::LeftButton, hand, hand + QPoint(0, 30));
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().track, track("arm"));
    QCOMPARE(m_fixture->selected(), std::vector{track("arm")});
}

/// The end of the Y ring, which is seen as a line, overlaps the circle of the Z ring.
void TestViewportGizmo::whereRingsCrossTheOneThatShowsTurns()
{
    begin(EditMode::Rotate, EditSpace::Global, {Arm});
    for (const QPointF& way : {QPointF(0, 60), QPointF(60, 0), QPointF(42, 42)}) {
        drag(view(), Qt::LeftButton, {462, 300}, QPointF(462, 300) + way);
        if (!drafts().empty()) {
            const glm::quat rotation = turnOf(drafts().front());
            QVERIFY(std::abs(rotation.x) < 1e-5f && std::abs(rotation.y) < 1e-5f);
            QVERIFY(glm::angle(rotation) < glm::radians(61.0f));
            document().undo();
        }
    }
}

QTEST_MAIN(TestViewportGizmo)
#include "test_viewport_gizmo.moc"
