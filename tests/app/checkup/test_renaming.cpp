// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/rename.h"
#include "libmmd/text/cp932.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/rename_dialog.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// Rename Track To… and Move Keys To…: the commands, and their dialog with mouse and keys.
class TestRenaming : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void theCommandsNeedOneBoneOrMorph();
    void aTrackIsRenamed();
    void aLostTrackHasSuggestions();
    void theDialogShowsTheResult();
    void cancellingChangesNothing();
    void selectedKeysMove();
    void withoutSelectedKeysThoseOfTheFrameMove();
    void aMorphGetsTheNamesOfMorphs();
    void theArrowsChooseInTheList();
    void theSheetsMenuHasBoth();
    void anotherActorStaysAsItIs();

private:
    [[nodiscard]] QAction& command(const char* id) const
    {
        return *m_window->window.commands().action(id);
    }
    [[nodiscard]] mmd::TrackId boneOf(const char* utf8) const
    {
        return {mmd::TrackKind::Bone, mmd::encodeCp932(utf8).bytes};
    }
    [[nodiscard]] static QPushButton& button(QDialog& dialog, QDialogButtonBox::ButtonRole role)
    {
        auto* box = dialog.findChild<QDialogButtonBox*>();
        for (QAbstractButton* each : box->buttons())
            if (box->buttonRole(each) == role)
                return *qobject_cast<QPushButton*>(each);
        qFatal("no such button");
    }
    /// Calls `use` with the dialog of the command, which is then closed.
    template <class Use>
    void inDialog(const char* id, Use use)
    {
        m_window->inDialog<RenameDialog>(command(id).text().section(u'\t', 0, 0).remove(u'&'), use);
    }
    void chooseByTyping(RenameDialog& dialog, const QString& name)
    {
        QVERIFY(dialog.search().hasFocus());
        dialog.search().insert(name); // keys cannot type it
        QTest::keyClick(&dialog.search(), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestRenaming::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_renaming"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestRenaming::theCommandsNeedOneBoneOrMorph()
{
    const auto states = [this] {
        return std::pair(
            command("keys.rename").isEnabled(), command("keys.moveToTrack").isEnabled());
    };
    QCOMPARE(states(), std::pair(false, false));
    m_window->select(m_window->leftArm, {});
    QCOMPARE(states(), std::pair(true, true)); // there is a key at frame 0
    m_window->document.setCurrentFrame(3);
    QCOMPARE(states(), std::pair(true, false));
    m_window->select(m_window->leftArm, {10});
    QCOMPARE(states(), std::pair(true, true));
    m_window->document.select({{m_window->leftArm, m_window->rightArm}, {}});
    QCOMPARE(states(), std::pair(false, false));
    QVERIFY(command("keys.rename").toolTip().contains(u"Select one bone or morph"));
    m_window->select(m_window->boneNamed("頭"), {}); // it has no keys
    QCOMPARE(states(), std::pair(false, false));
    m_window->select(m_window->showIk, {0});
    QCOMPARE(states(), std::pair(false, false));
    m_window->activate(0);
    m_window->select(m_window->camera, {0});
    QCOMPARE(states(), std::pair(false, false));
}

void TestRenaming::aTrackIsRenamed()
{
    const mmd::Scene before = m_window->document.scene();
    m_window->select(m_window->leftArm, {});
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        QVERIFY(!button(dialog, QDialogButtonBox::AcceptRole).isEnabled());
        QTest::keyClicks(&dialog.search(), QStringLiteral("atama"));
        QTest::keyClick(&dialog.search(), Qt::Key_Return);
    });
    QVERIFY(m_window->frames(m_window->leftArm).empty());
    QCOMPARE(m_window->frames(m_window->boneNamed("頭")), (Frames{0, 10, 20}));
    QVERIFY(m_window->document.selection().hasTrack(m_window->boneNamed("頭")));
    m_window->checkOneStep(before, QStringLiteral("Rename Track"));
}

void TestRenaming::aLostTrackHasSuggestions()
{
    const mmd::TrackRename lose{m_window->leftArm, boneOf("arm_L")};
    m_window->document.load(mmd::renameTracks(m_window->document.target(), {&lose, 1}).patch);
    m_window->select(boneOf("arm_L"), {});
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        QCOMPARE(dialog.list().item(0)->text(), QStringLiteral("左腕 (suggested)"));
        QCOMPARE(dialog.list().currentRow(), 0);
        QTest::keyClick(&dialog.search(), Qt::Key_Return);
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

void TestRenaming::theDialogShowsTheResult()
{
    m_window->select(m_window->leftArm, {});
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        dialog.search().insert(QStringLiteral("右腕"));
        QCOMPARE(m_window->frames(m_window->rightArm), (Frames{0, 5, 10, 20})); // a preview
        QCOMPARE(m_window->document.undoStack()->count(), 0);
        QTest::keyClick(&dialog.search(), Qt::Key_Backspace);
        QTest::keyClick(&dialog.search(), Qt::Key_Backspace);
        QTest::keyClicks(&dialog.search(), QStringLiteral("zzz"));
        QVERIFY(!button(dialog, QDialogButtonBox::AcceptRole).isEnabled());
        QCOMPARE(m_window->frames(m_window->rightArm), Frames{5});
    });
    QCOMPARE(m_window->document.undoStack()->count(), 0);
}

void TestRenaming::cancellingChangesNothing()
{
    const mmd::Scene before = m_window->document.scene();
    m_window->select(m_window->leftArm, {});
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        dialog.search().insert(QStringLiteral("頭"));
        QTest::keyClick(&dialog.search(), Qt::Key_Escape);
    });
    QVERIFY(m_window->document.scene() == before);
    QCOMPARE(m_window->document.undoStack()->count(), 0);
}

void TestRenaming::selectedKeysMove()
{
    const mmd::Scene before = m_window->document.scene();
    QSignalSpy said(&m_window->document, &Document::said);
    m_window->select(m_window->leftArm, {10, 20});
    inDialog("keys.moveToTrack",
        [&](RenameDialog& dialog) { chooseByTyping(dialog, QStringLiteral("右腕")); });
    QCOMPARE(m_window->frames(m_window->leftArm), Frames{0});
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 10, 20}));
    QVERIFY(said.last().front().toString().startsWith(u"Moved keys from 左腕 to 右腕"));
    m_window->checkOneStep(before, QStringLiteral("Move Keys to Another Track"));
}

void TestRenaming::withoutSelectedKeysThoseOfTheFrameMove()
{
    m_window->select(m_window->leftArm, {});
    m_window->document.setCurrentFrame(10);
    inDialog("keys.moveToTrack",
        [&](RenameDialog& dialog) { chooseByTyping(dialog, QStringLiteral("右腕")); });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 10}));
}

void TestRenaming::aMorphGetsTheNamesOfMorphs()
{
    m_window->select(m_window->blink, {});
    const mmd::TrackId other = m_window->model->morphTrack(1);
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        QCOMPARE(dialog.list().count(), int(m_window->model->data.morphs.size()) - 1);
        QTest::mouseClick(dialog.list().viewport(), Qt::LeftButton, {},
            dialog.list().visualItemRect(dialog.list().item(0)).center());
        QTest::mouseClick(&button(dialog, QDialogButtonBox::AcceptRole), Qt::LeftButton);
    });
    QCOMPARE(m_window->frames(other), (Frames{0, 10, 20}));
}

void TestRenaming::theArrowsChooseInTheList()
{
    m_window->select(m_window->leftArm, {});
    inDialog("keys.rename", [&](RenameDialog& dialog) {
        QTest::keyClick(&dialog.search(), Qt::Key_Down);
        const int row = dialog.list().currentRow();
        QTest::keyClick(&dialog.search(), Qt::Key_Down);
        QCOMPARE(dialog.list().currentRow(), row + 1);
        QVERIFY(dialog.search().hasFocus());
    });
}

void TestRenaming::theSheetsMenuHasBoth()
{
    const QList<QAction*> actions = m_window->window.dopeSheet().canvas().actions();
    QVERIFY(actions.contains(&command("keys.rename")));
    QVERIFY(actions.contains(&command("keys.moveToTrack")));
}

void TestRenaming::anotherActorStaysAsItIs()
{
    const mmd::Actor second = m_window->document.scene().actors.back();
    m_window->select(m_window->leftArm, {});
    inDialog(
        "keys.rename", [&](RenameDialog& dialog) { chooseByTyping(dialog, QStringLiteral("頭")); });
    QVERIFY(m_window->document.scene().actors.back() == second);
    m_window->activate(2);
    QVERIFY(!command("keys.rename").isEnabled()); // it has no keys
}

QTEST_MAIN(TestRenaming)
#include "test_renaming.moc"
