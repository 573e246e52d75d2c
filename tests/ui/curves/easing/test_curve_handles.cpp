// SPDX-License-Identifier: MIT
#include "tests/support/held_key.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/number_field.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

/// Moves the two handles with the mouse and the keyboard, for one key and for several.
class TestCurveHandles : public QObject, private CurveStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void aHandleIsDraggedToItsPlace();
    void otherChannelsAndKeysStay();
    void aDragIsOneStep();
    void escapeDropsTheDrag();
    void anUndoInTheMiddleEndsTheDrag();
    void handlesStayInsideTheGrid();
    void severalKeysTakeTheHandleAndKeepTheOther();
    void aModifierNudgesEachKeyByTheSame_data();
    void aModifierNudgesEachKeyByTheSame();
    void aNudgedHandleStopsAtTheEdgeAlone();
    void aModifierInTheMiddleOfADragNudges_data();
    void aModifierInTheMiddleOfADragNudges();
    void shiftLeavesALongStepOfTheArrowsAlone();
    void altAndAnArrowNudgeEachKey();
    void nudgingHoldsWithoutAlt();
    void anArrowMovesTheHandle_data();
    void anArrowMovesTheHandle();
    void aHeldArrowIsOneStep();

private:
    [[nodiscard]] QPoint at(double x, double y) const;
    void drag(QPoint from, QPoint to, bool release = true, Qt::KeyboardModifiers modifiers = {});
    /// Like QTest's mouse move, but with modifiers.
    void moveMouse(QPoint to, Qt::KeyboardModifiers modifiers);
    /// Selects keys whose first handles are at (20, 20) and (64, 0).
    void selectDiffering();
    [[nodiscard]] BezierCurve elbow() const
    {
        return curveAt(*m_document, "左ひじ", 45, BoneChannel::Rotation);
    }
};

QPoint TestCurveHandles::at(double x, double y) const
{
    return m_editor->view().positionOf({x, y}).toPoint();
}

void TestCurveHandles::moveMouse(QPoint to, Qt::KeyboardModifiers modifiers)
{
    QWidget* view = &m_editor->view();
    QMouseEvent event(
        QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(view, &event);
}

void TestCurveHandles::drag(QPoint from, QPoint to, bool release, Qt::KeyboardModifiers modifiers)
{
    QWidget* view = &m_editor->view();
    QTest::mousePress(view, Qt::LeftButton, modifiers, from);
    moveMouse((from + to) / 2, modifiers);
    moveMouse(to, modifiers);
    if (release)
        QTest::mouseRelease(view, Qt::LeftButton, modifiers, to);
}

void TestCurveHandles::selectDiffering()
{
    m_document->select(both(keysOf("左腕", {38, 45}), keysOf("左ひじ", {45})));
}

void TestCurveHandles::aHandleIsDraggedToItsPlace()
{
    drag(at(20, 20), at(90, 5));
    const BezierCurve curve = arm(45);
    QVERIFY(std::abs(curve.x1 - 90) <= 1);
    QVERIFY(std::abs(curve.y1 - 5) <= 1);
    QCOMPARE(curve.x2, 107);
    QCOMPARE(curve.y2, 107);
    drag(at(107, 107), at(40, 127));
    QVERIFY(std::abs(arm(45).x2 - 40) <= 1);
    QVERIFY(std::abs(arm(45).y2 - 127) <= 1);
    QCOMPARE(m_editor->view().handle(1), QPoint(arm(45).x2, arm(45).y2));
}

void TestCurveHandles::otherChannelsAndKeysStay()
{
    const mmd::Motion before = m_document->actor()->motion;
    const mmd::BoneKeyframe key = keyAt(*m_document, "左腕", 45);
    drag(at(20, 20), at(90, 5));
    mmd::BoneKeyframe expected = key;
    auto curves = mmd::curvesOf(key.interpolation);
    curves[3] = arm(45);
    expected.interpolation = mmd::withCurves(key.interpolation, curves);
    QVERIFY(keyAt(*m_document, "左腕", 45) == expected);
    QVERIFY(!(m_document->actor()->motion == before));
    m_document->undoStack()->undo();
    QVERIFY(m_document->actor()->motion == before);
}

void TestCurveHandles::aDragIsOneStep()
{
    drag(at(20, 20), at(90, 5));
    QCOMPARE(m_document->undoStack()->count(), 1);
    const BezierCurve bent = arm(45);
    m_document->undoStack()->undo();
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_editor->view().handle(0), QPoint(20, 20));
    m_document->undoStack()->redo();
    QCOMPARE(arm(45), bent);
    // A click that moves nothing makes no undo step.
    QTest::mouseClick(&m_editor->view(), Qt::LeftButton, {}, at(bent.x1, bent.y1));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveHandles::escapeDropsTheDrag()
{
    drag(at(20, 20), at(90, 5), false);
    QVERIFY(!(arm(45) == BezierCurve()));
    QTest::keyClick(&m_editor->view(), Qt::Key_Escape);
    QCOMPARE(arm(45), BezierCurve());
    QTest::mouseMove(&m_editor->view(), at(60, 60));
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, {}, at(60, 60));
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveHandles::anUndoInTheMiddleEndsTheDrag()
{
    drag(at(20, 20), at(90, 5), false);
    m_document->undo();
    QTest::mouseMove(&m_editor->view(), at(60, 60));
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, {}, at(60, 60));
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveHandles::handlesStayInsideTheGrid()
{
    drag(at(20, 20), at(20, 20) + QPoint(-300, 300));
    QCOMPARE(m_editor->view().handle(0), QPoint(0, 0));
    drag(at(107, 107), at(107, 107) + QPoint(300, -300));
    QCOMPARE(arm(45), (BezierCurve{0, 0, 127, 127}));
}

void TestCurveHandles::severalKeysTakeTheHandleAndKeepTheOther()
{
    selectDiffering();
    QVERIFY(count().startsWith(u'3'));
    QVERIFY(count().contains(QStringLiteral("mixed")));
    QVERIFY(m_editor->coordinate(0).isMixed());
    drag(at(m_editor->view().handle(1).x(), m_editor->view().handle(1).y()), at(30, 110));
    QCOMPARE(arm(38), arm(45));
    QVERIFY(std::abs(arm(38).x2 - 30) <= 1);
    QCOMPARE(arm(38).x1, 20);
    QCOMPARE(elbow().x2, arm(38).x2);
    QCOMPARE(elbow().y2, arm(38).y2);
    QCOMPARE(elbow().x1, 64); // its own first handle
    QCOMPARE(elbow().y1, 0);
    QCOMPARE(arm(60), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!mmd::isPhysicsOn(keyAt(*m_document, "左ひじ", 45).interpolation));
}

/// Some window managers handle Alt with a drag themselves, but not Shift.
void TestCurveHandles::aModifierNudgesEachKeyByTheSame_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Shift") << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("Alt") << Qt::KeyboardModifiers(Qt::AltModifier);
}

void TestCurveHandles::aModifierNudgesEachKeyByTheSame()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    selectDiffering();
    const QPoint grabbed = m_editor->view().handle(0);
    drag(at(grabbed.x(), grabbed.y()), at(grabbed.x() + 10, grabbed.y() + 30), true, modifiers);
    const int dx = arm(38).x1 - 20, dy = arm(38).y1 - 20;
    QVERIFY(std::abs(dx - 10) <= 1);
    QVERIFY(std::abs(dy - 30) <= 1);
    QCOMPARE(arm(45), arm(38));
    QCOMPARE(elbow(), (BezierCurve{std::uint8_t(64 + dx), std::uint8_t(dy), 64, 127}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    const BezierCurve nudged = elbow();
    m_document->undo();
    QCOMPARE(elbow(), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(38), BezierCurve());
    m_document->redo();
    QCOMPARE(elbow(), nudged);
}

void TestCurveHandles::aNudgedHandleStopsAtTheEdgeAlone()
{
    selectDiffering();
    const QPoint grabbed = m_editor->view().handle(0);
    const QPoint from = at(grabbed.x(), grabbed.y());
    drag(from, at(grabbed.x() + 90, grabbed.y()), false, Qt::ShiftModifier);
    QCOMPARE(elbow().x1, 127);
    QVERIFY(std::abs(arm(38).x1 - 110) <= 1);
    moveMouse(from, Qt::ShiftModifier); // returns to the start
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, Qt::ShiftModifier, from);
    QCOMPARE(elbow(), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveHandles::aModifierInTheMiddleOfADragNudges_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Shift") << int(Qt::Key_Shift);
    QTest::newRow("Alt") << int(Qt::Key_Alt);
}

void TestCurveHandles::aModifierInTheMiddleOfADragNudges()
{
    QFETCH(int, key);
    selectDiffering();
    m_editor->view().setFocus();
    const QPoint grabbed = m_editor->view().handle(0);
    drag(at(grabbed.x(), grabbed.y()), at(grabbed.x() + 10, grabbed.y() + 10), false);
    QCOMPARE(elbow().x1, arm(38).x1);
    QTest::keyPress(&m_editor->view(), Qt::Key(key));
    QCOMPARE(elbow().x1, arm(38).x1 + 44);
    QTest::keyRelease(&m_editor->view(), Qt::Key(key));
    QCOMPARE(elbow().x1, arm(38).x1);
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveHandles::shiftLeavesALongStepOfTheArrowsAlone()
{
    selectDiffering();
    CurveView& view = m_editor->view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(elbow().x1, 74); // 64 + 10; the others get the same value
    QCOMPARE(arm(38).x1, 74);
}

void TestCurveHandles::altAndAnArrowNudgeEachKey()
{
    selectDiffering();
    CurveView& view = m_editor->view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_2);
    QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(arm(38).x2, 106);
    QCOMPARE(elbow().x2, 63);
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(arm(45).y2, 97);
    QCOMPARE(elbow().y2, 117);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QTest::keyClick(&view, Qt::Key_Left); // without a modifier all keys get the same value
    QCOMPARE(arm(45).x2, elbow().x2);
    QCOMPARE(arm(45).y2, elbow().y2);
}

void TestCurveHandles::nudgingHoldsWithoutAlt()
{
    selectDiffering();
    m_editor->view().setNudging(true);
    m_editor->view().setFocus();
    QTest::keyClick(&m_editor->view(), Qt::Key_Right);
    QCOMPARE(arm(45).x1, 21);
    QCOMPARE(elbow().x1, 65);
    m_editor->view().setNudging(false);
    QTest::keyClick(&m_editor->view(), Qt::Key_Right);
    QCOMPARE(arm(45).x1, elbow().x1);
}

void TestCurveHandles::anArrowMovesTheHandle_data()
{
    QTest::addColumn<int>("handle");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QPoint>("place");
    QTest::newRow("right") << 0 << int(Qt::Key_Right) << 0 << QPoint(21, 20);
    QTest::newRow("up") << 0 << int(Qt::Key_Up) << 0 << QPoint(20, 21);
    QTest::newRow("second left") << 1 << int(Qt::Key_Left) << 0 << QPoint(106, 107);
    QTest::newRow("ten down") << 1 << int(Qt::Key_Down) << int(Qt::ShiftModifier)
                              << QPoint(107, 97);
}

void TestCurveHandles::anArrowMovesTheHandle()
{
    QFETCH(int, handle);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QPoint, place);
    const QPoint before = m_editor->view().handle(handle);
    QTest::mouseClick(&m_editor->view(), Qt::LeftButton, {}, at(before.x(), before.y()));
    QVERIFY(m_editor->view().hasFocus());
    QTest::keyClick(&m_editor->view(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(m_editor->view().handle(handle), place);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveHandles::aHeldArrowIsOneStep()
{
    QWidget* view = &m_editor->view();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_2);
    holdKey(*view, Qt::Key_Left, 200);
    QVERIFY(m_document->isGestureRunning());
    QTest::keyRelease(view, Qt::Key_Left);
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(arm(45).x2, 0);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QCOMPARE(arm(45), BezierCurve());
}

QTEST_MAIN(TestCurveHandles)
#include "test_curve_handles.moc"
