// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/draft_numbers.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/app/panels_window.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dialogs/edits/columns_dialog.h"

using namespace odori;
using namespace odori::test;

/// The two locks in the real window with two models: locked bones keep their pose, and the keys of
/// tracks that the graph locks stay as they are.
class TestLocks : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void tweensLeaveLockedBones();
    void ifAllBonesAreLockedATweenSaysWhy();
    void resetsLeaveLockedBones();
    void typedPosesLeaveLockedBones();
    void aPastedPoseLeavesLockedBones();
    void keysOfLockedBonesCanBeEdited();
    void theOtherModelIsNotLocked();
    void keysLockedInTheGraphStay_data();
    void keysLockedInTheGraphStay();
    void copiesThatReplaceKeysTellOfLockedOnes();
    void ifAllKeysAreLockedNothingChanges_data();
    void ifAllKeysAreLockedNothingChanges();
    void keysAreNotPastedOnLockedTracks();
    void aDragOnTheSheetLeavesLockedKeys();
    void theGraphLocksTracksOfOneModel();
    void wholeFramesMoveLockedTracksAndSaySo_data();
    void wholeFramesMoveLockedTracksAndSaySo();
    void theDialogsOfWholeFramesSayItToo_data();
    void theDialogsOfWholeFramesSayItToo();
    void escapeKeepsDraftsOfLockedBones();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] ValueCanvas& graph() const
    {
        return m_window->window.curveEditor().valueView().canvas();
    }
    [[nodiscard]] mmd::DraftValue shown(const mmd::TrackId& track, std::uint32_t frame) const
    {
        return mmd::shownValue(document().scene(), document().scene().active, track, frame);
    }
    void select(std::initializer_list<mmd::TrackId> tracks) const
    {
        mmd::Selection selection;
        for (const mmd::TrackId& track : tracks)
            selection.setTrack(track, true);
        document().select(selection);
    }
    /// Selects the keys at 0 and 10 of the left arm and of the blink.
    void selectKeys() const
    {
        mmd::Selection selection;
        for (const mmd::TrackId& track : {m_left, m_window->blink})
            for (const std::uint32_t frame : {0u, 10u})
                selection.setKey(track, frame, true);
        document().select(mmd::withTracksOfKeys(selection));
    }
    /// Types the rotation in the key panel: the arms cannot move.
    void typeX(const QString& number) const
    {
        auto* field = m_window->keyPanel().findChild<NumberField*>(QStringLiteral("Rotation X"));
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, number);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void lockBone(const mmd::TrackId& bone) const
    {
        document().apply(
            mmd::setListed(document().target(), mmd::BoneList::Locked, {&bone, 1}, true),
            QStringLiteral("lock"));
    }
    void lockInGraph(const mmd::TrackId& track) const
    {
        TrackLooks looks = graph().graph().looks();
        looks.set(document().scene().active, track, {.isLocked = true});
        graph().setLooks(looks);
    }
    void trigger(const QString& id) const
    {
        QAction* action = m_window->window.commands().action(id.toUtf8().constData());
        QVERIFY2(action && action->isEnabled(), qPrintable(id));
        action->trigger();
    }
    [[nodiscard]] bool says(const char* text) const
    {
        return m_window->note().contains(QLatin1String(text));
    }

    std::unique_ptr<PanelsWindow> m_window;
    mmd::TrackId m_left, m_right;
    const mmd::DraftValue m_rest = mmd::BoneValue{};
};

void TestLocks::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_locks"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
    m_left = m_window->leftArm;
    m_right = m_window->rightArm;
}

void TestLocks::init()
{
    graph().setLooks({});
    m_window->resetPanels();
    document().undoStack()->clear();
    document().setCurrentFrame(10);
    QVERIFY(shown(m_left, 10) != m_rest && shown(m_right, 10) != m_rest);
}

void TestLocks::tweensLeaveLockedBones()
{
    const mmd::DraftValue right = shown(m_right, 10);
    lockBone(m_right);
    select({m_left, m_right});
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_R, Qt::ShiftModifier);
    QTest::keyClicks(&m_window->viewport(), QStringLiteral("100"));
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(shown(m_left, 10) == m_rest);
    QVERIFY(shown(m_right, 10) == right);
    QVERIFY2(says("1 locked bone"), qPrintable(m_window->note()));
}

void TestLocks::ifAllBonesAreLockedATweenSaysWhy()
{
    lockBone(m_left);
    select({m_left});
    const mmd::Scene before = document().scene();
    const QAction* rest = m_window->window.commands().action("pose.towardsRest");
    QVERIFY(rest && !rest->isEnabled());
    QVERIFY2(rest->toolTip().contains(QStringLiteral("locked")), qPrintable(rest->toolTip()));
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(!document().isGestureRunning());
    QVERIFY(document().scene() == before);
}

void TestLocks::resetsLeaveLockedBones()
{
    const mmd::DraftValue right = shown(m_right, 10);
    lockBone(m_right);
    trigger(QStringLiteral("pose.resetAll"));
    QVERIFY(shown(m_left, 10) == m_rest);
    QVERIFY(shown(m_right, 10) == right);
    QVERIFY2(says("1 locked bone"), qPrintable(m_window->note()));
}

void TestLocks::typedPosesLeaveLockedBones()
{
    const mmd::DraftValue right = shown(m_right, 10);
    lockBone(m_right);
    select({m_left, m_right});
    typeX(QStringLiteral("7"));
    QVERIFY(std::abs(*numberOf(shown(m_left, 10), mmd::KeyNumber::RotationX) - 7.0) < 1e-3);
    QVERIFY(shown(m_right, 10) == right);
    QVERIFY2(says("1 locked bone"), qPrintable(m_window->note()));
}

void TestLocks::aPastedPoseLeavesLockedBones()
{
    m_window->press(Qt::Key_C, Qt::ControlModifier); // the whole pose
    lockBone(m_left);
    document().setCurrentFrame(30);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 10, 20}));
    QCOMPARE(m_window->frames(m_right), (Frames{5, 30}));
    QVERIFY2(says("1 locked bone"), qPrintable(m_window->note()));
}

/// The lock is of the pose, not of the keys.
void TestLocks::keysOfLockedBonesCanBeEdited()
{
    lockBone(m_left);
    m_window->select(m_left, {10});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().setCurrentFrame(30);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 10, 20, 30}));
    m_window->select(m_left, {10});
    m_window->press(Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 20, 30}));
    select({m_left});
    document().setCurrentFrame(40);
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 20, 30, 40}));
}

void TestLocks::theOtherModelIsNotLocked()
{
    lockBone(m_left);
    m_window->activate(2);
    select({m_left});
    typeX(QStringLiteral("7"));
    QVERIFY(std::abs(*numberOf(shown(m_left, 10), mmd::KeyNumber::RotationX) - 7.0) < 1e-3);
}

void TestLocks::keysLockedInTheGraphStay_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<Frames>("blink");
    QTest::newRow("delete") << "edit.delete" << Frames{20};
    QTest::newRow("cut") << "edit.cut" << Frames{20};
    QTest::newRow("nudge") << "keys.later" << Frames{1, 11, 20};
    QTest::newRow("reverse") << "keys.reverse" << Frames{0, 10, 20};
    QTest::newRow("align") << "keys.align" << Frames{10, 20};
}

void TestLocks::keysLockedInTheGraphStay()
{
    QFETCH(QString, command);
    QFETCH(Frames, blink);
    lockInGraph(m_left);
    selectKeys();
    const mmd::TrackId left = m_left;
    const auto before = *mmd::findBoneTrack(m_window->motion(), left.name);
    trigger(command);
    QVERIFY(*mmd::findBoneTrack(m_window->motion(), left.name) == before);
    QCOMPARE(m_window->frames(m_window->blink), blink);
    QVERIFY2(says("2 keys locked in the graph"), qPrintable(m_window->note()));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestLocks::copiesThatReplaceKeysTellOfLockedOnes()
{
    lockInGraph(m_left);
    selectKeys();
    trigger(QStringLiteral("keys.duplicate"));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 20}));
    QVERIFY2(says("replaced 2 keys") && says("2 keys locked in the graph"),
        qPrintable(m_window->note()));
}

void TestLocks::ifAllKeysAreLockedNothingChanges_data()
{
    keysLockedInTheGraphStay_data();
    QTest::newRow("typed value") << QString() << Frames{};
}

void TestLocks::ifAllKeysAreLockedNothingChanges()
{
    QFETCH(QString, command);
    lockInGraph(m_left);
    m_window->select(m_left, {10, 20});
    const mmd::Scene before = document().scene();
    if (command.isEmpty()) {
        auto* field = m_window->keyPanel().findChild<NumberField*>(QStringLiteral("Position Y"));
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("7"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->value(), 2.0); // what the keys have
    } else {
        trigger(command);
    }
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY2(says("2 keys locked in the graph"), qPrintable(m_window->note()));
    graph().setLooks({});
    trigger(QStringLiteral("edit.delete"));
    QCOMPARE(m_window->frames(m_left), Frames{0});
}

void TestLocks::keysAreNotPastedOnLockedTracks()
{
    selectKeys();
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    lockInGraph(m_left);
    document().setCurrentFrame(30);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 10, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 20, 30, 40}));
    QVERIFY2(says("2 keys locked in the graph"), qPrintable(m_window->note()));
}

void TestLocks::aDragOnTheSheetLeavesLockedKeys()
{
    lockInGraph(m_left);
    selectKeys();
    DopeCanvas& sheet = m_window->sheet();
    const QPoint from = sheet.view().keyPosition(m_window->blink, 10);
    const QPoint to = sheet.view().keyPosition(m_window->blink, 14);
    QTest::mousePress(&sheet, Qt::LeftButton, {}, from);
    QTest::mouseMove(&sheet, (from + to) / 2);
    QTest::mouseMove(&sheet, to);
    QTest::mouseRelease(&sheet, Qt::LeftButton, {}, to);
    QCOMPARE(m_window->frames(m_left), (Frames{0, 10, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{4, 14, 20}));
    QVERIFY2(says("2 keys locked in the graph"), qPrintable(m_window->note()));
}

void TestLocks::theGraphLocksTracksOfOneModel()
{
    lockInGraph(m_left);
    m_window->activate(2);
    select({m_left});
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_left), Frames{10});
    m_window->select(m_left, {10});
    trigger(QStringLiteral("edit.delete"));
    QCOMPARE(m_window->frames(m_left), Frames{});
}

void TestLocks::wholeFramesMoveLockedTracksAndSaySo_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("lockedBones");
    QTest::addColumn<bool>("isLockedInGraph");
    QTest::addColumn<Frames>("frames");
    for (const auto& [key, frames] :
        {std::pair(Qt::Key_I, Frames{0, 11, 21}), {Qt::Key_K, Frames{0, 9, 19}}}) {
        const bool inserts = key == Qt::Key_I;
        QTest::addRow("%s, no lock", inserts ? "insert" : "delete")
            << int(key) << 0 << false << frames;
        QTest::addRow("%s, a bone", inserts ? "insert" : "delete")
            << int(key) << 1 << false << frames;
        QTest::addRow("%s, both locks", inserts ? "insert" : "delete")
            << int(key) << 1 << true << frames;
    }
}

/// A locked arm that does not move with the rest of the motion would be out of step from then on.
void TestLocks::wholeFramesMoveLockedTracksAndSaySo()
{
    QFETCH(int, key);
    QFETCH(int, lockedBones);
    QFETCH(bool, isLockedInGraph);
    QFETCH(Frames, frames);
    if (lockedBones > 0)
        lockBone(m_left);
    if (isLockedInGraph)
        lockInGraph(m_window->blink);
    lockBone(m_window->boneNamed("頭")); // it has no keys
    document().setCurrentFrame(5);
    m_window->sheet().setFocus();
    m_window->press(Qt::Key(key));
    QCOMPARE(m_window->frames(m_left), frames);
    QCOMPARE(m_window->frames(m_window->blink), frames);
    const int locked = lockedBones + (isLockedInGraph ? 1 : 0);
    QCOMPARE(says("locked track"), locked > 0);
    QVERIFY2(
        locked == 0 || m_window->note().contains(QStringLiteral("%1 locked track").arg(locked)),
        qPrintable(m_window->note()));
    QVERIFY(says("frame")); // and what the command did
}

void TestLocks::theDialogsOfWholeFramesSayItToo_data()
{
    QTest::addColumn<bool>("isAccepted");
    QTest::newRow("accepted") << true;
    QTest::newRow("cancelled") << false;
}

void TestLocks::theDialogsOfWholeFramesSayItToo()
{
    QFETCH(bool, isAccepted);
    lockBone(m_left);
    document().setCurrentFrame(5);
    document().say({});
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QTest::keyClick(&dialog, isAccepted ? Qt::Key_Return : Qt::Key_Escape);
    });
    QCOMPARE(m_window->frames(m_left) == (Frames{0, 10, 20}), !isAccepted);
    QCOMPARE(says("1 locked track"), isAccepted);
}

void TestLocks::escapeKeepsDraftsOfLockedBones()
{
    document().select({});
    m_window->addDraft(m_left, 10);
    m_window->addDraft(m_right, 10);
    lockBone(m_right);
    const auto drafts = [this] { return document().actor()->drafts; };
    QCOMPARE(drafts().size(), std::size_t(2));
    m_window->viewport().setFocus();
    m_window->press(Qt::Key_Escape);
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(drafts().front().track, m_right);
    QVERIFY2(says("1 draft") && says("1 locked bone"), qPrintable(m_window->note()));
    const int steps = document().undoStack()->count();
    m_window->press(Qt::Key_Escape); // only the locked one is left
    QCOMPARE(drafts().size(), std::size_t(1));
    QCOMPARE(document().undoStack()->count(), steps);
    QVERIFY2(says("1 locked bone") && !says("draft"), qPrintable(m_window->note()));
    trigger(QStringLiteral("select.unlockAll"));
    m_window->press(Qt::Key_Escape);
    QVERIFY(drafts().empty());
}

QTEST_MAIN(TestLocks)
#include "test_locks.moc"
