// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/register.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <cmath>

using namespace odori;
using namespace odori::test;

/// Tweens that follow the mouse in the viewport: 240 pixels are 100 %.
class TestViewportTween : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void itFollowsTheMouseWithoutAButton();
    void controlMakesItFiner();
    void aClickSetsThePose();
    void aRightClickCancelsAndOpensNoMenu();
    void escapeCancels();
    void enterSetsThePose();
    void aTypedNumberIsThePercentage();
    void theAmountStaysInItsLimits();
    void undoEndsIt();
    void anEditOfAnotherCommandEndsIt();
    void withoutTheFocusItIsCancelled();
    void hidingTheViewCancelsIt();
    void theWheelDoesNotMoveTheView();
    void withoutASelectionItSaysWhy();
    void withoutAKeyItSaysWhy();
    void withAutoKeyTheKeyIsSet();
    void duringADragItDoesNotBegin();
    void whilePlayingItStopsAtAWholeFrame();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] const std::vector<mmd::Draft>& drafts() { return document().actor()->drafts; }
    /// The angle of the arm's draft.
    [[nodiscard]] double degrees()
    {
        const glm::quat& turn = std::get<mmd::BoneValue>(drafts().front().value).rotation;
        return double(glm::degrees(2.0f * std::atan2(turn.z, turn.w)));
    }
    [[nodiscard]] bool isAt(double angle)
    {
        return drafts().size() == 1 && drafts().front().track == track("arm") &&
               std::abs(degrees() - angle) < 0.1;
    }
    void select(const char* bone)
    {
        mmd::Selection selection;
        selection.setTrack(track(bone), true);
        document().select(selection);
    }
    void begin(mmd::Tween way)
    {
        view().beginTween(way);
        const QPointF mouse = view().mapFromGlobal(QPointF(QCursor::pos()));
        m_mouse = mouse;
    }
    void moveBy(double pixels, Qt::KeyboardModifiers modifiers = {})
    {
        m_mouse.rx() += pixels;
        move(view(), Qt::NoButton, m_mouse, modifiers);
    }

    std::unique_ptr<ViewportFixture> m_fixture;
    QPointF m_mouse;
    QStringList m_said;
};

/// The arm has keys at 0 (80°), 10 (40°) and 20 (0°); the frame is 10.
void TestViewportTween::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    std::vector<mmd::Draft> keys;
    for (const std::uint32_t frame : {0u, 10u, 20u})
        keys.push_back({track("arm"), frame,
            mmd::BoneValue{.translation = {},
                .rotation = glm::angleAxis(
                    glm::radians(80.0f - 4.0f * float(frame)), glm::vec3(0, 0, 1))}});
    document().load(mmd::registerValues(document().target(), keys));
    document().setCurrentFrame(10);
    select("arm");
    m_said.clear();
    connect(&document(), &Document::said, this, [this](const QString& text) { m_said << text; });
}

void TestViewportTween::itFollowsTheMouseWithoutAButton()
{
    begin(mmd::Tween::Rest);
    QVERIFY(QWidget::mouseGrabber() == &view());
    moveBy(120);
    QVERIFY(isAt(20)); // half the way to rest
    moveBy(60);
    QVERIFY(isAt(10));
    moveBy(-300);
    QVERIFY(isAt(60)); // half of it away from rest
    moveBy(120);
    QVERIFY(drafts().empty()); // no change
    moveBy(120);
    press(view(), Qt::LeftButton, m_mouse);
    release(view(), Qt::LeftButton, m_mouse);
    QVERIFY(isAt(20));
    QCOMPARE(m_said.last(), QStringLiteral("Towards Rest: 50 %")); // not how it is used
    QVERIFY(!QWidget::mouseGrabber());
    QCOMPARE(document().undoStack()->count(), 1);
    moveBy(100); // it has ended
    QVERIFY(isAt(20));
    document().undo();
    QVERIFY(drafts().empty());
    document().redo();
    QVERIFY(isAt(20));
}

void TestViewportTween::controlMakesItFiner()
{
    begin(mmd::Tween::NextKey);
    moveBy(120, Qt::ControlModifier);
    QVERIFY(isAt(38)); // 5 % of the way to 0
    moveBy(12, Qt::ShiftModifier);
    QVERIFY(isAt(18)); // 50 % more
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestViewportTween::aClickSetsThePose()
{
    begin(mmd::Tween::PreviousKey);
    moveBy(240);
    QVERIFY(isAt(80));
    const mmd::Selection before = document().selection();
    press(view(), Qt::LeftButton, QPointF(5, 5)); // on nothing: the selection stays
    release(view(), Qt::LeftButton, QPointF(5, 5));
    QVERIFY(isAt(80));
    QVERIFY(document().selection() == before);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Towards Previous Key"));
}

void TestViewportTween::aRightClickCancelsAndOpensNoMenu()
{
    QSignalSpy menus(&view(), &Viewport::menuRequested);
    begin(mmd::Tween::Rest);
    moveBy(100);
    press(view(), Qt::RightButton, m_mouse);
    release(view(), Qt::RightButton, m_mouse);
    QVERIFY(drafts().empty());
    QVERIFY(!document().isGestureRunning() && !document().canUndo());
    QVERIFY(!QWidget::mouseGrabber());
    QVERIFY(menus.isEmpty());
}

void TestViewportTween::escapeCancels()
{
    begin(mmd::Tween::Rest);
    moveBy(100);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(drafts().empty());
    QVERIFY(!document().isGestureRunning() && !QWidget::mouseGrabber());
}

void TestViewportTween::enterSetsThePose()
{
    begin(mmd::Tween::Rest);
    moveBy(120);
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(isAt(20));
    QCOMPARE(document().undoStack()->count(), 1);
    QVERIFY(!document().isGestureRunning() && !QWidget::mouseGrabber());
}

void TestViewportTween::aTypedNumberIsThePercentage()
{
    begin(mmd::Tween::Rest);
    QTest::keyClicks(&view(), QStringLiteral("75"));
    QVERIFY(isAt(10));
    moveBy(100); // the number counts
    QVERIFY(isAt(10));
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QVERIFY(isAt(37.2)); // 7 %
    QTest::keyClicks(&view(), QStringLiteral("-"));
    QVERIFY(isAt(42.8));
    QTest::keyClick(&view(), Qt::Key_Enter);
    QVERIFY(isAt(42.8));
    begin(mmd::Tween::Rest); // without the number of the last time
    moveBy(240);
    QCOMPARE(drafts().size(), std::size_t(1));
    QVERIFY(std::abs(degrees()) < 0.1);
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestViewportTween::theAmountStaysInItsLimits()
{
    begin(mmd::Tween::PreviousKey);
    QTest::keyClicks(&view(), QStringLiteral("9999"));
    QTest::keyClick(&view(), Qt::Key_Escape);
    begin(mmd::Tween::Rest);
    moveBy(-9000);
    QVERIFY(isAt(80)); // −100 %
    moveBy(24);
    QVERIFY(isAt(76)); // it comes back at once
    moveBy(9000);
    QVERIFY(isAt(-40)); // 200 %
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestViewportTween::undoEndsIt()
{
    begin(mmd::Tween::Rest);
    moveBy(100);
    document().undo();
    QVERIFY(drafts().empty());
    moveBy(10);
    QVERIFY(drafts().empty() && !QWidget::mouseGrabber());
    begin(mmd::Tween::Rest); // and it can begin again
    moveBy(120);
    QVERIFY(isAt(20));
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestViewportTween::anEditOfAnotherCommandEndsIt()
{
    begin(mmd::Tween::Rest);
    moveBy(120);
    const mmd::Draft other{track("hand"), 10, mmd::BoneValue{{}, glm::quat(0, 1, 0, 0)}};
    document().apply(mmd::registerValues(document().target(), {&other, 1}), QStringLiteral("Edit"));
    QCOMPARE(document().undoStack()->count(), 1); // both are one step
    moveBy(60);
    QVERIFY(isAt(20) && !QWidget::mouseGrabber());
}

void TestViewportTween::withoutTheFocusItIsCancelled()
{
    begin(mmd::Tween::Rest);
    moveBy(100);
    QFocusEvent event(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QCoreApplication::sendEvent(&view(), &event);
    QVERIFY(drafts().empty() && !document().isGestureRunning() && !QWidget::mouseGrabber());
}

void TestViewportTween::hidingTheViewCancelsIt()
{
    begin(mmd::Tween::Rest);
    moveBy(100);
    view().hide();
    QVERIFY(drafts().empty() && !document().isGestureRunning() && !QWidget::mouseGrabber());
}

void TestViewportTween::theWheelDoesNotMoveTheView()
{
    begin(mmd::Tween::Rest);
    const auto before = view().camera().shown();
    QWheelEvent wheel(QPointF(400, 300), view().mapToGlobal(QPointF(400, 300)), {}, {0, 120},
        Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view(), &wheel);
    QVERIFY(view().camera().shown().distance == before.distance);
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestViewportTween::withoutASelectionItSaysWhy()
{
    document().select({});
    begin(mmd::Tween::Rest);
    QVERIFY(!document().isGestureRunning() && !QWidget::mouseGrabber());
    QVERIFY(!m_said.isEmpty() && m_said.last().contains(QStringLiteral("Select")));
}

void TestViewportTween::withoutAKeyItSaysWhy()
{
    document().setCurrentFrame(20);
    begin(mmd::Tween::NextKey);
    QVERIFY(!document().isGestureRunning() && !QWidget::mouseGrabber());
    QVERIFY(m_said.last().contains(QStringLiteral("after frame 20")));
    select("hand");
    begin(mmd::Tween::Exaggerate);
    QVERIFY(m_said.last().contains(QStringLiteral("before or after frame 20")));
}

void TestViewportTween::withAutoKeyTheKeyIsSet()
{
    document().setAutoKey(true);
    document().setCurrentFrame(5);
    begin(mmd::Tween::NextKey);
    moveBy(240);
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(drafts().empty());
    const auto* arm = mmd::findBoneTrack(document().actor()->motion, "arm");
    QCOMPARE(arm->size(), std::size_t(4));
    QVERIFY(arm->values()[1] == arm->values()[2]);
}

void TestViewportTween::duringADragItDoesNotBegin()
{
    press(view(), Qt::RightButton, QPointF(100, 100));
    begin(mmd::Tween::Rest);
    QVERIFY(!document().isGestureRunning());
    release(view(), Qt::RightButton, QPointF(100, 100));
}

void TestViewportTween::whilePlayingItStopsAtAWholeFrame()
{
    m_fixture->playback.setClock([seconds = 0.0]() mutable { return seconds += 0.05; });
    m_fixture->playback.play();
    QTRY_VERIFY(document().currentFrame() > 10.5);
    begin(mmd::Tween::Rest);
    QVERIFY(!m_fixture->playback.isPlaying());
    QCOMPARE(document().currentFrame(), std::floor(document().currentFrame()));
    QVERIFY(document().isGestureRunning());
    QTest::keyClick(&view(), Qt::Key_Escape);
}

QTEST_MAIN(TestViewportTween)
#include "test_viewport_tween.moc"
