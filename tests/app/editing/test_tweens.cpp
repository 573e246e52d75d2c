// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/app/panels_window.h"

#include <cmath>

using namespace odori;
using namespace odori::test;

/// Pose > Towards Rest and its neighbours in the real window, with two models; and poses that are
/// copied and pasted there.
class TestTweens : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theKeyBeginsInEveryEditor_data();
    void theKeyBeginsInEveryEditor();
    void inAFieldTheKeyIsALetter();
    void theMenuBegins();
    void withoutASelectionTheyAreDisabledWithTheReason();
    void withoutKeysTheyAreDisabledWithTheReason();
    void onlyTheActiveModelChanges();
    void aWholePoseIsCopiedToTheOtherModel();
    void aMirroredPosePastedTwiceIsThePose();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& view() const { return m_window->viewport(); }
    [[nodiscard]] QAction* command(const char* id) const
    {
        return m_window->window.commands().action(id);
    }
    [[nodiscard]] mmd::DraftValue shown(
        const mmd::TrackId& track, std::uint32_t frame, std::uint32_t actor = 1) const
    {
        return mmd::shownValue(document().scene(), mmd::ActorId{actor}, track, frame);
    }
    void select(std::initializer_list<mmd::TrackId> tracks) const
    {
        mmd::Selection selection;
        for (const mmd::TrackId& track : tracks)
            selection.setTrack(track, true);
        document().select(selection);
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestTweens::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_tweens"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestTweens::init()
{
    m_window->resetPanels();
    document().undoStack()->clear();
    document().setCurrentFrame(10);
}

void TestTweens::theKeyBeginsInEveryEditor_data()
{
    QTest::addColumn<int>("editor");
    QTest::newRow("viewport") << 0;
    QTest::newRow("dope sheet") << 1;
    QTest::newRow("curves") << 2;
}

void TestTweens::theKeyBeginsInEveryEditor()
{
    QFETCH(int, editor);
    select({m_window->leftArm});
    QWidget* widgets[] = {&view(), &m_window->sheet(), &m_window->window.curveEditor()};
    widgets[editor]->setFocus();
    const mmd::Scene before = document().scene();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(document().isGestureRunning());
    QVERIFY(view().hasFocus());
    QVERIFY2(m_window->note().contains(QStringLiteral("percentage")), qPrintable(m_window->note()));
    QTest::keyClicks(&view(), QStringLiteral("100"));
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(shown(m_window->leftArm, 10) == mmd::DraftValue(mmd::BoneValue{}));
    m_window->checkOneStep(before, QStringLiteral("Towards Rest"));
}

void TestTweens::inAFieldTheKeyIsALetter()
{
    select({m_window->leftArm});
    QLineEdit& search = m_window->the<MorphPanel>().searchField();
    search.setFocus();
    QTest::keyClick(&search, 'R', Qt::ShiftModifier);
    QVERIFY(!document().isGestureRunning());
    QCOMPARE(search.text().toUpper(), QStringLiteral("R"));
    search.clear();
}

void TestTweens::theMenuBegins()
{
    select({m_window->leftArm, m_window->blink});
    QMenu* menu = nullptr;
    for (QMenu* each : m_window->window.menuBar()->findChildren<QMenu*>())
        if (each->actions().contains(command("pose.towardsNext")))
            menu = each;
    QVERIFY(menu);
    menu->popup(QPoint(100, 100));
    QTRY_VERIFY(menu->isVisible());
    const mmd::Scene before = document().scene();
    QTest::mouseClick(
        menu, Qt::LeftButton, {}, menu->actionGeometry(command("pose.towardsNext")).center());
    QVERIFY(document().isGestureRunning());
    QVERIFY(view().hasFocus());
    QTest::keyClicks(&view(), QStringLiteral("100"));
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(shown(m_window->leftArm, 10) == shown(m_window->leftArm, 20));
    QVERIFY(shown(m_window->blink, 10) == shown(m_window->blink, 20));
    m_window->checkOneStep(before, QStringLiteral("Towards Next Key"));
}

void TestTweens::withoutASelectionTheyAreDisabledWithTheReason()
{
    document().select({});
    for (const char* id :
        {"pose.towardsRest", "pose.towardsPrevious", "pose.towardsNext", "pose.exaggerate"}) {
        QVERIFY2(!command(id)->isEnabled(), id);
        QVERIFY2(command(id)->toolTip().contains(QStringLiteral("Select bones")),
            qPrintable(command(id)->toolTip()));
    }
    select({m_window->leftArm});
    QVERIFY(command("pose.towardsRest")->isEnabled());
    QVERIFY(command("pose.towardsRest")->toolTip().contains(QStringLiteral("as far as")));
    m_window->activate(0); // the camera
    QVERIFY(!command("pose.towardsRest")->isEnabled());
    QVERIFY(command("pose.towardsRest")->toolTip().contains(QStringLiteral("model active")));
}

void TestTweens::withoutKeysTheyAreDisabledWithTheReason()
{
    select({m_window->leftArm});
    document().setCurrentFrame(20);
    QVERIFY(!command("pose.towardsNext")->isEnabled());
    QVERIFY(command("pose.towardsNext")->toolTip().contains(QStringLiteral("after frame 20")));
    QVERIFY(command("pose.towardsPrevious")->isEnabled());
    document().setCurrentFrame(0);
    QVERIFY(command("pose.towardsNext")->isEnabled());
    QVERIFY(!command("pose.towardsPrevious")->isEnabled());
}

void TestTweens::onlyTheActiveModelChanges()
{
    m_window->activate(2); // it has no keys
    m_window->addDraft(m_window->leftArm, 10, 8.0f);
    document().undoStack()->clear();
    select({m_window->leftArm});
    const mmd::Actor first = document().scene().actors[0];
    QTest::keyClick(&view(), Qt::Key_R, Qt::ShiftModifier);
    QTest::keyClicks(&view(), QStringLiteral("25"));
    QTest::keyClick(&view(), Qt::Key_Return);
    const auto value = std::get<mmd::BoneValue>(shown(m_window->leftArm, 10, 2));
    QCOMPARE(value.translation.x, 6.0f);
    QVERIFY(document().scene().actors[0] == first);
}

/// Nothing is selected: the whole shown pose, with its drafts.
void TestTweens::aWholePoseIsCopiedToTheOtherModel()
{
    document().setCurrentFrame(14); // no key is here
    m_window->addDraft(m_window->rightArm, 14, 4.0f);
    document().select({});
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(m_window->note().contains(QStringLiteral("Copied the pose of")),
        qPrintable(m_window->note()));
    const mmd::DraftValue left = shown(m_window->leftArm, 14),
                          right = shown(m_window->rightArm, 14), blink = shown(m_window->blink, 14);
    QTest::keyClick(&view(), Qt::Key_Tab);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    document().setCurrentFrame(50);
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(shown(m_window->leftArm, 50, 2) == left);
    QVERIFY(shown(m_window->rightArm, 50, 2) == right);
    QVERIFY(shown(m_window->blink, 50, 2) == blink);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Paste Keys"));
}

void TestTweens::aMirroredPosePastedTwiceIsThePose()
{
    document().setCurrentFrame(14);
    m_window->addDraft(m_window->rightArm, 14, 4.0f);
    select({m_window->leftArm, m_window->rightArm});
    const mmd::DraftValue left = shown(m_window->leftArm, 14),
                          right = shown(m_window->rightArm, 14);
    QVERIFY(left != right);
    view().setFocus();
    for (const std::uint32_t frame : {30u, 31u}) {
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        document().setCurrentFrame(frame);
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    }
    const auto mirrored = std::get<mmd::BoneValue>(shown(m_window->leftArm, 30));
    QCOMPARE(mirrored.translation.x, -4.0f); // the right arm's draft
    QVERIFY(shown(m_window->leftArm, 31) == left);
    QVERIFY(shown(m_window->rightArm, 31) == right);
}

QTEST_MAIN(TestTweens)
#include "test_tweens.moc"
