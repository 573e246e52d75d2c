// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/panels_window.h"

#include <QtGui/QClipboard>

using namespace odori;
using namespace odori::test;

/// One selection in the real window with two actors: bones and morphs, or keys. Posing, copying and
/// deleting act on the last selection.
class TestOneSelection : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->resetPanels(); }
    void cleanupTestCase() { m_window.reset(); }
    void pickingBonesOrMorphsLetsGoOfKeys_data();
    void pickingBonesOrMorphsLetsGoOfKeys();
    void whatIsPickedIsPosedAndCopiedNotTheKeyBefore();
    void aClickBesideTheModelDeselectsEverything();
    void aClickThatGoesToAFrameKeepsTheBones_data();
    void aClickThatGoesToAFrameKeepsTheBones();
    void keysOfAPoseAreLetGoOfWhenTheFrameGoesOn();
    void keysThatWerePickedStayWhenTheFrameGoesOn();
    void playingKeepsTheKeysOfAPose();
    void pastedKeysAreAllThatIsSelected();
    void theSheetsCursorGoesToTheBoneOfTheList();
    void theSecondModelHasASelectionOfItsOwn();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestOneSelection::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_one_selection"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestOneSelection::pickingBonesOrMorphsLetsGoOfKeys_data()
{
    QTest::addColumn<std::function<void()>>("pick");
    const auto add = [](const char* name, std::function<void()> pick) {
        QTest::newRow(name) << pick;
    };
    const auto clickView = [this](Qt::KeyboardModifiers modifiers, const mmd::TrackId& bone) {
        QTest::mouseClick(
            &m_window->viewport(), Qt::LeftButton, modifiers, m_window->positionOf(bone));
    };
    const auto& right = m_window->rightArm;
    const auto& left = m_window->leftArm;
    add("viewport", [=, this] { clickView({}, right); });
    add("viewport, the key's own bone", [=, this] { clickView({}, left); });
    add("viewport, Shift", [=, this] { clickView(Qt::ShiftModifier, right); });
    add("viewport, Ctrl", [=, this] { clickView(Qt::ControlModifier, right); });
    add("viewport, a rectangle", [=, this] {
        const QPoint at = m_window->positionOf(right), reach(30, 30);
        QTest::mousePress(&m_window->viewport(), Qt::LeftButton, {}, at - reach);
        for (const QPoint& to : {at, at + reach}) {
            QMouseEvent move(QEvent::MouseMove, to, m_window->viewport().mapToGlobal(to),
                Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&m_window->viewport(), &move);
        }
        QTest::mouseRelease(&m_window->viewport(), Qt::LeftButton, {}, at + reach);
    });
    add("viewport, all bones", [=, this] { QTest::keyClick(&m_window->viewport(), Qt::Key_A); });
    add("tree", [=, this] { m_window->clickInTree(right); });
    add("tree, the key's own bone", [=, this] { m_window->clickInTree(left); });
    add("tree, Ctrl", [=, this] { m_window->clickInTree(right, Qt::ControlModifier); });
    add("tree, a key", [=, this] {
        m_window->tree().setFocus();
        QTest::keyClick(&m_window->tree(), Qt::Key_Down);
    });
    add("rows", [=, this] { m_window->clickName(right); });
    add("rows, the key's own bone", [=, this] { m_window->clickName(left); });
    add("rows, Ctrl", [=, this] { m_window->clickName(right, Qt::ControlModifier); });
    add("rows, Shift", [=, this] { m_window->clickName(right, Qt::ShiftModifier); });
    add("rows, a key", [=, this] { m_window->press(Qt::Key_Down); });
    add("rows, Shift and a key", [=, this] { m_window->press(Qt::Key_Down, Qt::ShiftModifier); });
    add("morphs, a name", [=, this] {
        QTest::mouseClick(&m_window->morphRow(), Qt::LeftButton, {},
            QPoint(14, m_window->morphRow().height() / 2));
    });
    add("morphs, a slider that stays", [=, this] {
        ValueSlider& slider = m_window->morphRow().slider();
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.positionOf(slider.value()).toPoint());
    });
    add("morphs, a number",
        [=, this] { m_window->type(m_window->morphRow().number(), QStringLiteral("0.5")); });
    add("what is changed", [=, this] {
        const mmd::Draft draft{right, document().currentKeyFrame(), mmd::BoneValue{{1, 2, 3}}};
        document().apply(
            mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}),
            QStringLiteral("Pose"));
        m_window->press(Qt::Key_S);
    });
}

void TestOneSelection::pickingBonesOrMorphsLetsGoOfKeys()
{
    QFETCH(std::function<void()>, pick);
    m_window->select(m_window->leftArm, {0});
    QCOMPARE(document().selection().keyCount(), 1u);
    document().setCurrentFrame(15);
    const mmd::Motion before = m_window->motion();
    pick();
    QVERIFY(document().selection().keys.empty());
    QVERIFY(!document().selection().tracks.empty());
    QVERIFY(m_window->motion() == before);
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Delete); // this frame has no key
    QVERIFY(m_window->motion() == before);
}

/// The case of the issue: a selected key at another frame must not be edited, deleted or copied.
void TestOneSelection::whatIsPickedIsPosedAndCopiedNotTheKeyBefore()
{
    m_window->select(m_window->leftArm, {0});
    document().setCurrentFrame(5); // the right arm has a key here
    QTest::mouseClick(
        &m_window->viewport(), Qt::LeftButton, {}, m_window->positionOf(m_window->rightArm));
    const std::vector<mmd::TrackId> picked = document().selection().tracks;
    QCOMPARE(picked.size(), 1u);
    QVERIFY(picked.front() != m_window->leftArm);
    QCOMPARE(m_window->keyPanel().frameField().text(), QStringLiteral("5"));
    const mmd::Motion before = m_window->motion();
    m_window->type(m_window->keyPanel().field(mmd::KeyNumber::RotationX), QStringLiteral("30"));
    QVERIFY(m_window->motion() == before);
    QCOMPARE(document().actor()->drafts.size(), 1u);
    QVERIFY(document().actor()->drafts.front().track == picked.front());
    QCOMPARE(document().actor()->drafts.front().frame, 5u);
    document().select({{m_window->rightArm}, {}});
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("右腕")));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("左腕")));
    QTest::keyClick(&m_window->viewport(), Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    QVERIFY(m_window->frames(m_window->rightArm).empty());
}

void TestOneSelection::aClickBesideTheModelDeselectsEverything()
{
    const QPoint corner(6, m_window->viewport().height() - 6);
    m_window->select(m_window->leftArm, {0, 10});
    QTest::mouseClick(
        &m_window->viewport(), Qt::LeftButton, Qt::ControlModifier, corner); // adds nothing
    QCOMPARE(document().selection().keyCount(), 2u);
    QTest::mouseClick(&m_window->viewport(), Qt::LeftButton, {}, corner);
    QVERIFY(document().selection() == mmd::Selection{});
    m_window->activate(0); // the camera has no clickable bones
    m_window->select(m_window->camera, {10});
    QTest::mouseClick(&m_window->viewport(), Qt::LeftButton, {}, corner);
    QVERIFY(document().selection() == mmd::Selection{});
}

void TestOneSelection::aClickThatGoesToAFrameKeepsTheBones_data()
{
    QTest::addColumn<bool>("ruler");
    QTest::addColumn<bool>("ownRow");
    QTest::newRow("ruler") << true << false;
    QTest::newRow("a cell of another row") << false << false;
    QTest::newRow("a cell of the key's row") << false << true;
}

void TestOneSelection::aClickThatGoesToAFrameKeepsTheBones()
{
    QFETCH(bool, ruler);
    QFETCH(bool, ownRow);
    m_window->select(m_window->leftArm, {0, 10});
    const mmd::TrackId& row = ownRow ? m_window->leftArm : m_window->rightArm;
    m_window->sheet().view().ensureTrackVisible(row);
    const int x = qRound(m_window->sheet().view().axis().x(15.0));
    const QPoint at(x, ruler ? 8 : m_window->sheet().view().keyPosition(row, 15).y());
    QTest::mouseClick(&m_window->sheet(), Qt::LeftButton, {}, at);
    QCOMPARE(document().currentFrame(), 15.0);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
}

void TestOneSelection::keysOfAPoseAreLetGoOfWhenTheFrameGoesOn()
{
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(14);
    m_window->press(Qt::Key_Return);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 14));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
    // The same for an auto key, and for registering an unchanged pose.
    document().setAutoKey(true);
    m_window->type(m_window->keyPanel().field(mmd::KeyNumber::RotationX), QStringLiteral("8"));
    document().setAutoKey(false);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 15));
    document().setCurrentFrame(14);
    QVERIFY(document().selection().keys.empty());
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Return);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 14));
    m_window->press(Qt::Key_Home);
    QVERIFY(document().selection().keys.empty());
}

void TestOneSelection::keysThatWerePickedStayWhenTheFrameGoesOn()
{
    document().setCurrentFrame(10);
    m_window->sheet().view().ensureTrackVisible(m_window->leftArm);
    QTest::mouseClick(&m_window->sheet(), Qt::LeftButton, {},
        m_window->sheet().view().keyPosition(m_window->leftArm, 10));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    // A key that was registered and then clicked is a selected key too.
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_Return);
    QTest::mouseClick(&m_window->sheet(), Qt::LeftButton, {},
        m_window->sheet().view().keyPosition(m_window->leftArm, 10));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    // And a key that was moved to the current frame.
    document().setCurrentFrame(11);
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 11));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 11));
}

void TestOneSelection::playingKeepsTheKeysOfAPose()
{
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(4);
    m_window->press(Qt::Key_Return);
    m_window->press(Qt::Key_P);
    QTRY_VERIFY_WITH_TIMEOUT(document().currentFrame() > 6.0, 20000);
    m_window->press(Qt::Key_P);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 4)); // so that its curve can be edited
    QVERIFY(m_window->keyHeading().text().contains(QStringLiteral("frame 4")));
    document().setCurrentFrame(30);
    QVERIFY(document().selection().keys.empty());
}

void TestOneSelection::pastedKeysAreAllThatIsSelected()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().select({{m_window->rightArm, m_window->blink}, {}});
    document().setCurrentFrame(40);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document().selection().tracks == std::vector{m_window->leftArm});
    QCOMPARE(document().selection().keyCount(), 2u);
}

/// With the keyboard alone: a bone in the list, F6 to the sheet, Space.
void TestOneSelection::theSheetsCursorGoesToTheBoneOfTheList()
{
    m_window->clickName(m_window->blink); // the cursor is there
    QVERIFY(m_window->sheet().hasFocus());
    QTreeView& tree = m_window->tree();
    const auto& bones = static_cast<const BoneTreeModel&>(*tree.model());
    const QModelIndex row = bones.indexesOfTrack(m_window->leftArm).front();
    tree.setFocus();
    tree.scrollTo(row); // unfolds its parents
    tree.setCurrentIndex(tree.indexAbove(row));
    QTest::keyClick(&tree, Qt::Key_Down);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
    for (int step = 0; step < 20 && !m_window->sheet().hasFocus(); ++step)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(m_window->sheet().hasFocus());
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
    QTest::keyClick(&m_window->sheet(), Qt::Key_Space);
    QVERIFY(document().selection() == selected({{m_window->leftArm, {0}}}));
}

void TestOneSelection::theSecondModelHasASelectionOfItsOwn()
{
    m_window->select(m_window->leftArm, {0});
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Tab);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    QVERIFY(document().selection() == mmd::Selection{});
    m_window->clickInTree(m_window->leftArm);
    QTest::keyClick(&m_window->tree(), Qt::Key_Delete);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Delete);
    const auto first = mmd::framesOf(document().scene().actors[0].motion, m_window->leftArm);
    QCOMPARE(first.size(), 3u);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
}

QTEST_MAIN(TestOneSelection)
#include "test_one_selection.moc"
