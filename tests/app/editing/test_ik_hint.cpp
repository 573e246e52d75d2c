// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/motion/names.h"
#include "tests/app/tasks/counting_hands.h"
#include "ui/document/scene_drafts.h"
#include "ui/window/message_bar.h"

#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;

/// A rotation of a bone that IK moves: the window says so and offers the goal, or IK off.
class TestIkHint : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void aRotationSaysSo();
    void theDragGoesOn();
    void itIsSaidOncePerSelection();
    void otherBonesSayNothing();
    void theGoalIsSelected();
    void onlyGoalsWhoseIkIsOnAreSelected();
    void ikIsSwitchedOff_data();
    void ikIsSwitchedOff();
    void ikThatIsOffSaysNothing();
    void theOtherActorHasItsOwnSwitches();
    void theCommandsNeedABoneOfAChain();
    void aSecondIkOffSaysThatItIsOff();
    void fourClicksSwitchIkOff();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MessageBar& bar() const { return m_window->window.messageBar(); }
    [[nodiscard]] QAction& action(const char* id) const
    {
        return *m_window->window.commands().action(id);
    }
    /// The visible buttons of the message.
    [[nodiscard]] QList<QToolButton*> offers() const
    {
        QList<QToolButton*> visible;
        for (auto* button : bar().findChildren<QToolButton*>(QStringLiteral("messageOffer")))
            if (button->isVisible())
                visible << button;
        return visible;
    }
    void turn(const mmd::TrackId& bone);
    [[nodiscard]] bool isOn(std::uint32_t frame) const;

    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<CountingHands> m_hands;
    mmd::TrackId m_knee, m_goal, m_arm;
};

void TestIkHint::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_ik_hint"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
    m_hands = std::make_unique<CountingHands>(*m_window);
    m_knee = m_window->boneNamed("左ひざ");
    m_goal = m_window->boneNamed("左足ＩＫ");
    m_arm = m_window->leftArm;
    QVERIFY(!m_knee.name.empty() && !m_goal.name.empty());
}

void TestIkHint::init()
{
    m_window->resetPanels();
    document().setAutoKey(false);
    document().setCurrentFrame(15);
    document().undoStack()->clear();
    m_window->viewport().setFocus();
    m_window->viewport().setEditMode(EditMode::Rotate);
    m_window->viewport().setEditSpace(EditSpace::View);
    m_hands->startCounting();
}

void TestIkHint::cleanupTestCase()
{
    m_hands.reset();
    m_window.reset();
}

void TestIkHint::turn(const mmd::TrackId& bone)
{
    document().select({{bone}, {}});
    m_hands->turnRing(bone);
}

bool TestIkHint::isOn(std::uint32_t frame) const
{
    document().setCurrentFrame(frame);
    return mmd::isIkOn(
        std::get<mmd::ShowIkValue>(document().sceneDrafts().shown(mmd::TrackKind::ShowIk)),
        m_goal.name);
}

void TestIkHint::aRotationSaysSo()
{
    turn(m_knee);
    QVERIFY(bar().text().contains(QStringLiteral("左ひざ")));
    QVERIFY(bar().text().contains(QStringLiteral("左足ＩＫ")));
    QCOMPARE(offers().size(), 2);
    QVERIFY(m_window->viewport().hasFocus());
    QTest::qWait(100);
    QVERIFY(bar().isVisible());
}

/// The message appears during the drag and neither ends nor changes it.
void TestIkHint::theDragGoesOn()
{
    document().select({{m_knee}, {}});
    Viewport& view = m_window->viewport();
    const QPoint middle = m_window->positionOf(m_knee);
    const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at),
            type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, {});
        QCoreApplication::sendEvent(&view, &event);
    };
    send(QEvent::MouseButtonPress, middle + QPoint(44, 44), Qt::LeftButton);
    send(QEvent::MouseMove, middle + QPoint(45, 44), Qt::LeftButton);
    QVERIFY(bar().text().isEmpty()); // still a click
    send(QEvent::MouseMove, middle + QPoint(30, 54), Qt::LeftButton);
    QVERIFY(!bar().text().isEmpty());
    QVERIFY(document().isGestureRunning());
    send(QEvent::MouseMove, middle + QPoint(0, 62), Qt::LeftButton);
    send(QEvent::MouseButtonRelease, middle + QPoint(0, 62), {});
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestIkHint::itIsSaidOncePerSelection()
{
    turn(m_knee);
    bar().clear();
    m_hands->turnRing(m_knee);
    QVERIFY(bar().text().isEmpty());
    document().select({{m_arm}, {}});
    turn(m_knee);
    QVERIFY(!bar().text().isEmpty());
    document().select({{m_arm}, {}}); // the answer is to do something else
    QVERIFY(bar().text().isEmpty());
}

void TestIkHint::otherBonesSayNothing()
{
    turn(m_arm);
    QVERIFY(bar().text().isEmpty());
    turn(m_goal);
    QVERIFY(bar().text().isEmpty());
}

void TestIkHint::theGoalIsSelected()
{
    turn(m_knee);
    QCOMPARE(offers().size(), 2);
    QTest::mouseClick(offers().first(), Qt::LeftButton);
    QCOMPARE(Tracks(document().selection().tracks), Tracks{m_goal});
    QCOMPARE(m_window->viewport().editMode(), EditMode::Move);
    QVERIFY(bar().text().isEmpty());
    QVERIFY(m_window->viewport().hasFocus());
}

void TestIkHint::onlyGoalsWhoseIkIsOnAreSelected()
{
    const mmd::TrackId otherKnee = m_window->boneNamed("右ひざ");
    const mmd::TrackId otherGoal = m_window->boneNamed("右足ＩＫ");
    const auto goals = [&] {
        document().select({{m_knee, otherKnee}, {}});
        action("pose.selectGoal").trigger();
        return Tracks(document().selection().tracks);
    };
    const Tracks both = goals();
    QCOMPARE(both.size(), std::size_t(2));
    document().select({{m_knee}, {}});
    action("pose.ikOff").trigger();
    QCOMPARE(goals(), Tracks{otherGoal});
    document().select({{otherKnee}, {}});
    action("pose.ikOff").trigger();
    QCOMPARE(goals(), both); // all are off: the user wants them nevertheless
}

void TestIkHint::ikIsSwitchedOff_data()
{
    QTest::addColumn<bool>("isAutoKey");
    QTest::newRow("draft") << false;
    QTest::newRow("key") << true;
}

void TestIkHint::ikIsSwitchedOff()
{
    QFETCH(bool, isAutoKey);
    document().setAutoKey(isAutoKey);
    turn(m_knee);
    document().undoStack()->clear();
    const mmd::Scene before = document().scene();
    QCOMPARE(offers().size(), 2);
    QTest::mouseClick(offers().last(), Qt::LeftButton);
    QVERIFY(bar().text().isEmpty());
    QVERIFY(m_window->note().contains(QStringLiteral("左足ＩＫ")));
    QVERIFY(!isOn(15));
    QVERIFY(isOn(14));
    document().setCurrentFrame(15);
    const Frames keys = m_window->frames(m_window->showIk);
    QCOMPARE(std::count(keys.begin(), keys.end(), 15u), std::ptrdiff_t(isAutoKey ? 1 : 0));
    m_window->checkOneStep(before, QStringLiteral("IK Off"));
}

void TestIkHint::ikThatIsOffSaysNothing()
{
    document().select({{m_knee}, {}});
    action("pose.ikOff").trigger();
    QVERIFY(!isOn(15));
    m_hands->turnRing(m_knee);
    QVERIFY(bar().text().isEmpty());
}

void TestIkHint::theOtherActorHasItsOwnSwitches()
{
    document().select({{m_knee}, {}});
    action("pose.ikOff").trigger();
    m_window->activate(2);
    turn(m_knee);
    QVERIFY(!bar().text().isEmpty());
    QVERIFY(isOn(15));
    m_window->activate(1);
    QVERIFY(bar().text().isEmpty()); // another selection
    QVERIFY(!isOn(15));
}

void TestIkHint::theCommandsNeedABoneOfAChain()
{
    QVERIFY(!action("pose.ikOff").isEnabled() && !action("pose.selectGoal").isEnabled());
    document().select({{m_arm}, {}});
    QVERIFY(!action("pose.ikOff").isEnabled());
    document().select({{m_goal}, {}});
    QVERIFY(action("pose.ikOff").isEnabled());
    action("pose.selectGoal").trigger(); // the goal itself is no link
    QVERIFY(m_window->note().contains(QStringLiteral("IK")));
    QCOMPARE(m_window->viewport().editMode(), EditMode::Rotate);
    m_window->activate(0);
    QVERIFY(!action("pose.ikOff").isEnabled());
}

void TestIkHint::aSecondIkOffSaysThatItIsOff()
{
    document().select({{m_knee, m_goal}, {}});
    action("pose.ikOff").trigger();
    document().undoStack()->clear();
    action("pose.ikOff").trigger();
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(m_window->note().contains(QStringLiteral("already off")));
}

/// A click on the knee, a drag of its ring, a click on the offer, Enter.
void TestIkHint::fourClicksSwitchIkOff()
{
    m_hands->clickBone(m_knee);
    m_hands->turnRing(m_knee);
    QCOMPARE(offers().size(), 2);
    m_hands->click(*offers().last());
    m_hands->key(Qt::Key_Return, Qt::ControlModifier);
    const Frames keys = m_window->frames(m_window->showIk);
    QCOMPARE(std::count(keys.begin(), keys.end(), 15u), std::ptrdiff_t(1));
    QVERIFY(!isOn(15));
    qInfo("%d clicks and keys, at most 4", m_hands->count());
    QVERIFY(m_hands->count() <= 4);
}

QTEST_MAIN(TestIkHint)
#include "test_ik_hint.moc"
