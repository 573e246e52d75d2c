// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/app/editing/edit_window.h"

using namespace odori;
using namespace odori::test;

/// Pose > Reset Selected and Reset Whole Pose in the real window, with two models.
class TestResetting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void onlyTheSelectedOnesAreReset();
    void theWholePoseIsReset();
    void withAutoKeyTheyAreKeys();
    void atRestItSaysSo();
    void withoutASelectionItIsDisabled();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QAction* command(const char* id) const
    {
        return m_window->window.commands().action(id);
    }
    [[nodiscard]] mmd::DraftValue shown(const mmd::TrackId& track) const
    {
        return mmd::shownValue(document().scene(), mmd::ActorId{1}, track, 10);
    }
    void select(const mmd::TrackId& track)
    {
        mmd::Selection selection;
        selection.setTrack(track, true);
        document().select(selection);
    }

    std::unique_ptr<EditWindow> m_window;
    const mmd::DraftValue m_rest = mmd::BoneValue{};
};

void TestResetting::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_resetting"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestResetting::init()
{
    m_window->reset();
    document().undoStack()->clear();
    document().setCurrentFrame(10);
    QVERIFY(shown(m_window->leftArm) != m_rest);
}

void TestResetting::onlyTheSelectedOnesAreReset()
{
    const mmd::DraftValue blink = shown(m_window->blink);
    const mmd::Actor other = document().scene().actors[1];
    select(m_window->leftArm);
    command("pose.resetSelected")->trigger();
    QVERIFY(shown(m_window->leftArm) == m_rest);
    QVERIFY(shown(m_window->blink) == blink);
    QCOMPARE(document().scene().actors[0].drafts.size(), std::size_t(1));
    QVERIFY(document().scene().actors[1].drafts == other.drafts);
    QCOMPARE(document().undoStack()->count(), 1);
    document().undo();
    QVERIFY(shown(m_window->leftArm) != m_rest);
    // Enter registers it, as any pose.
    command("pose.resetSelected")->trigger();
    m_window->window.viewport().setFocus();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return);
    QVERIFY(document().scene().actors[0].drafts.empty());
    QVERIFY(shown(m_window->leftArm) == m_rest);
}

void TestResetting::theWholePoseIsReset()
{
    command("pose.resetAll")->trigger(); // nothing is selected
    QVERIFY(shown(m_window->leftArm) == m_rest);
    QVERIFY(shown(m_window->blink) == mmd::DraftValue(mmd::MorphValue{}));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestResetting::withAutoKeyTheyAreKeys()
{
    document().setAutoKey(true);
    document().setCurrentFrame(12);
    select(m_window->leftArm);
    command("pose.resetSelected")->trigger();
    document().setAutoKey(false);
    QVERIFY(document().scene().actors[0].drafts.empty());
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 12, 20}));
}

void TestResetting::atRestItSaysSo()
{
    select(m_window->leftArm);
    command("pose.resetSelected")->trigger();
    QSignalSpy said(&document(), &Document::said);
    command("pose.resetSelected")->trigger();
    QCOMPARE(said.count(), 1);
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestResetting::withoutASelectionItIsDisabled()
{
    QVERIFY(!command("pose.resetSelected")->isEnabled());
    QVERIFY(command("pose.resetAll")->isEnabled());
    document().activate(mmd::sceneActor);
    QVERIFY(!command("pose.resetSelected")->isEnabled());
    QVERIFY(!command("pose.resetAll")->isEnabled());
}

QTEST_MAIN(TestResetting)
#include "test_resetting.moc"
