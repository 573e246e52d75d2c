// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/tasks/counting_hands.h"
#include "ui/dialogs/edits/set_name_dialog.h"
#include "ui/document/bones/bone_lists.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;

/// Hiding, locking and saved sets of bones in the real window, with its keys and menus.
class TestBoneLists : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void hHidesWhereverTheEditorsHaveTheFocus_data();
    void hHidesWhereverTheEditorsHaveTheFocus();
    void hInAFieldHidesNothing();
    void onlyTheSelectedBonesStay();
    void theLockCommandIsASwitch();
    void commandsNeedBones();
    void eachActorHasItsOwn();
    void theSheetsGroupsHaveTheCommands();
    void aSetIsSavedAndSelected();
    void shiftInTheMenuAddsTheSet_data();
    void shiftInTheMenuAddsTheSet();
    void aSetIsAddedUpdatedAndDeleted();
    void aSetIsRenamed();
    void setsOfTheOtherActorAreNotShown();
    void aSetOfHiddenBonesSaysSo();
    void bonesAreHiddenWithTwoClicks();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] const mmd::BoneLists& lists() const { return document().actor()->boneLists; }
    [[nodiscard]] Tracks selected() const { return document().selection().tracks; }
    [[nodiscard]] QAction& action(const char* id) const
    {
        return *m_window->window.commands().action(id);
    }
    [[nodiscard]] QMenu& sets() const
    {
        auto& menu = *m_window->window.findChild<QMenu*>(QStringLiteral("boneSetsMenu"));
        emit menu.aboutToShow();
        return menu;
    }
    void triggerIn(QMenu& menu, const QString& text)
    {
        for (QAction* each : menu.actions())
            if (each->text() == text)
                return each->trigger();
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] QMenu& submenu(const char* name) const
    {
        return *sets().findChild<QMenu*>(QLatin1String(name));
    }
    void saveAs(const QString& name);

    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<CountingHands> m_hands;
    mmd::TrackId m_arm, m_other, m_head;
};

void TestBoneLists::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_bone_lists"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
    m_hands = std::make_unique<CountingHands>(*m_window);
    m_arm = m_window->leftArm;
    m_other = m_window->rightArm;
    m_head = m_window->boneNamed("頭");
}

void TestBoneLists::init()
{
    m_window->resetPanels();
    document().undoStack()->clear();
    m_hands->startCounting();
}

void TestBoneLists::cleanupTestCase()
{
    m_hands.reset();
    m_window.reset();
}

void TestBoneLists::hHidesWhereverTheEditorsHaveTheFocus_data()
{
    QTest::addColumn<QString>("where");
    for (const char* where : {"view", "sheet", "curves"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void TestBoneLists::hHidesWhereverTheEditorsHaveTheFocus()
{
    QFETCH(QString, where);
    QWidget& widget = where == QLatin1String("view") ? static_cast<QWidget&>(m_window->viewport())
                      : where == QLatin1String("sheet") ? static_cast<QWidget&>(m_window->sheet())
                                                        : m_window->window.curveEditor();
    document().select({{m_arm, m_head}, {}});
    widget.setFocus();
    const mmd::Scene before = document().scene();
    m_hands->key(Qt::Key_H);
    QCOMPARE(lists().hidden.size(), std::size_t(2));
    QVERIFY(selected().empty());
    QVERIFY(m_window->note().contains(u'2'));
    m_window->checkOneStep(before, QStringLiteral("Hide Bones"));
    m_hands->key(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(lists().hidden.empty());
}

void TestBoneLists::hInAFieldHidesNothing()
{
    document().select({{m_arm}, {}});
    auto& search = m_window->the<BonePanel>().searchField();
    QTest::mouseClick(&search, Qt::LeftButton);
    QTest::keyClicks(&search, QStringLiteral("h"));
    QCOMPARE(search.text(), QStringLiteral("h"));
    QVERIFY(lists().empty());
    search.clear();
}

void TestBoneLists::onlyTheSelectedBonesStay()
{
    m_window->viewport().setFocus();
    m_hands->clickBone(m_arm);
    m_hands->key(Qt::Key_H, Qt::ShiftModifier);
    QCOMPARE(lists().hidden.size(), m_window->model->data.bones.size() - 1);
    QCOMPARE(selected(), Tracks{m_arm});
    m_hands->key(Qt::Key_A);
    QCOMPARE(selected(), Tracks{m_arm});
    m_hands->clickBone(m_head);
    QVERIFY(selected().empty()); // nothing is there now
    m_hands->key(Qt::Key_H, Qt::ControlModifier);
    m_hands->clickBone(m_head);
    QCOMPARE(selected(), Tracks{m_head});
}

void TestBoneLists::theLockCommandIsASwitch()
{
    document().select({{m_arm, m_head}, {}});
    QVERIFY(!action("select.lock").isChecked());
    action("select.lock").trigger();
    QCOMPARE(lists().locked.size(), std::size_t(2));
    QVERIFY(action("select.lock").isChecked());
    QVERIFY(action("select.unlockAll").isEnabled());
    m_hands->clickBone(m_head);
    QVERIFY(selected().empty());
    document().select({{m_arm}, {}});
    action("select.lock").trigger();
    QCOMPARE(lists().locked, Tracks{m_head});
    document().select({{m_arm, m_head}, {}});
    QVERIFY(!action("select.lock").isChecked());
    action("select.unlockAll").trigger();
    QVERIFY(lists().locked.empty());
}

void TestBoneLists::commandsNeedBones()
{
    for (const char* id : {"select.hide", "select.hideOthers", "select.lock", "select.saveSet",
             "select.showAll", "select.unlockAll"})
        QVERIFY2(!action(id).isEnabled(), id);
    document().select({{m_window->blink}, {}});
    QVERIFY(!action("select.hide").isEnabled());
    QVERIFY(action("select.saveSet").isEnabled()); // sets hold morphs too
    document().select({{m_arm}, {}});
    QVERIFY(action("select.hide").isEnabled());
    m_window->activate(0); // the camera
    document().select({{m_window->camera}, {}});
    QVERIFY(!action("select.hide").isEnabled() && !action("select.saveSet").isEnabled());
}

void TestBoneLists::eachActorHasItsOwn()
{
    document().select({{m_arm}, {}});
    hideSelectedBones(document());
    m_window->activate(2);
    QVERIFY(lists().empty());
    QVERIFY(!action("select.showAll").isEnabled());
    m_hands->clickBone(m_arm);
    QCOMPARE(selected(), Tracks{m_arm});
    m_window->activate(1);
    QCOMPARE(lists().hidden, Tracks{m_arm});
}

/// A right click on a group's name selects its rows; the menu of the sheet has the commands.
void TestBoneLists::theSheetsGroupsHaveTheCommands()
{
    DopeCanvas& sheet = m_window->sheet();
    int row = 0; // the group of the arm
    for (int at = 0; at < sheet.rows().rowOf(m_arm); ++at)
        if (sheet.rows().tracksOf(at).size() > 1)
            row = at;
    const Tracks group = sheet.rows().tracksOf(row);
    QVERIFY(std::find(group.begin(), group.end(), m_arm) != group.end());
    sheet.view().ensureTrackVisible(m_arm);
    const QPoint at(90, sheet.view().rowTop(row) + DopeMetrics::rowHeight / 2);
    QTest::mousePress(&sheet, Qt::RightButton, {}, at);
    bool wasShown = false;
    QTimer::singleShot(0, &sheet, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* each : menu->actions())
            if (each->menu() && each->menu()->actions().contains(&action("select.hide")))
                wasShown = true;
        action("select.hide").trigger();
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, sheet.mapToGlobal(at));
    QCoreApplication::sendEvent(&sheet, &event);
    QTest::mouseRelease(&sheet, Qt::RightButton, {}, at);
    QVERIFY(wasShown);
    QCOMPARE(lists().hidden.size(), group.size());
}

void TestBoneLists::saveAs(const QString& name)
{
    m_window->inDialog<SetNameDialog>(
        QStringLiteral("Save Selection as Set…"), [&](SetNameDialog& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            QVERIFY(field->hasFocus() && field->selectedText() == field->text());
            QTest::keyClicks(field, name);
            QTest::keyClick(field, Qt::Key_Return);
        });
}

void TestBoneLists::aSetIsSavedAndSelected()
{
    document().select({{m_arm, m_window->blink}, {}});
    const mmd::Scene before = document().scene();
    saveAs(QStringLiteral("Arm"));
    QCOMPARE(lists().sets, (std::vector<mmd::TrackSet>{{"Arm", {m_arm, m_window->blink}}}));
    m_window->checkOneStep(before, QStringLiteral("Save Bone Set"));
    m_window->select(m_head, {});
    triggerIn(sets(), QStringLiteral("Arm"));
    QCOMPARE(selected(), (Tracks{m_arm, m_window->blink}));
    // The panel's button has the same menu.
    auto* button = m_window->window.findChild<QToolButton*>(QStringLiteral("boneSets"));
    QVERIFY(button && button->menu() == &sets());
}

void TestBoneLists::shiftInTheMenuAddsTheSet_data()
{
    QTest::addColumn<bool>("withShift");
    QTest::newRow("alone") << false;
    QTest::newRow("Shift") << true;
}

void TestBoneLists::shiftInTheMenuAddsTheSet()
{
    QFETCH(bool, withShift);
    document().select({{m_arm}, {}});
    saveBoneSet(document(), QStringLiteral("One"));
    document().select({{m_head}, {}});
    QMenu& menu = sets();
    menu.popup(m_window->window.mapToGlobal(QPoint(200, 200)));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    // Through the window, as from the mouse: only then Qt knows the modifiers.
    QTest::mouseClick(menu.windowHandle(), Qt::LeftButton,
        withShift ? Qt::ShiftModifier : Qt::NoModifier,
        menu.actionGeometry(menu.actions().front()).center());
    QTRY_VERIFY(!menu.isVisible());
    QVERIFY(document().selection().hasTrack(m_arm));
    QCOMPARE(document().selection().hasTrack(m_head), withShift);
    QCOMPARE(selected().size(), std::size_t(withShift ? 2 : 1));
}

void TestBoneLists::aSetIsAddedUpdatedAndDeleted()
{
    document().select({{m_arm}, {}});
    saveBoneSet(document(), QStringLiteral("One"));
    document().select({{m_head}, {}});
    triggerIn(submenu("addSet"), QStringLiteral("One"));
    QCOMPARE(selected().size(), std::size_t(2));
    triggerIn(submenu("updateSet"), QStringLiteral("One"));
    QCOMPARE(lists().sets[0].tracks.size(), std::size_t(2));
    document().select({});
    QVERIFY(!submenu("updateSet").isEnabled());
    triggerIn(submenu("deleteSet"), QStringLiteral("One"));
    QVERIFY(lists().sets.empty());
    QVERIFY(!submenu("addSet").isEnabled());
    document().undo();
    QCOMPARE(lists().sets.size(), std::size_t(1));
}

void TestBoneLists::aSetIsRenamed()
{
    document().select({{m_arm}, {}});
    saveBoneSet(document(), QStringLiteral("One"));
    saveBoneSet(document(), QStringLiteral("Two"));
    QTimer::singleShot(0, &m_window->window, [&] {
        auto* dialog = qobject_cast<SetNameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog && QTest::qWaitFor([&] { return dialog->isActiveWindow(); }));
        auto* field = dialog->findChild<QLineEdit*>();
        auto* accept = dialog->findChild<QPushButton*>();
        for (QPushButton* each : dialog->findChildren<QPushButton*>())
            accept = each->isDefault() ? each : accept;
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("Two"));
        QVERIFY(!accept->isEnabled()); // another set has the name
        QTest::keyClicks(field, QStringLiteral("!"));
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
    });
    triggerIn(submenu("renameSet"), QStringLiteral("One"));
    QCOMPARE(lists().sets[0].name, std::string("Two!"));
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestBoneLists::setsOfTheOtherActorAreNotShown()
{
    document().select({{m_arm}, {}});
    saveBoneSet(document(), QStringLiteral("One"));
    m_window->activate(2);
    for (const QAction* each : sets().actions())
        QVERIFY(each->text() != QStringLiteral("One"));
    m_window->activate(0);
    QVERIFY(!sets().actions().front()->isEnabled());
}

void TestBoneLists::aSetOfHiddenBonesSaysSo()
{
    document().select({{m_arm, m_head}, {}});
    saveBoneSet(document(), QStringLiteral("One"));
    document().select({{m_arm}, {}});
    hideSelectedBones(document());
    triggerIn(sets(), QStringLiteral("One"));
    QCOMPARE(selected(), Tracks{m_head});
    QVERIFY(m_window->note().contains(QStringLiteral("One")));
}

void TestBoneLists::bonesAreHiddenWithTwoClicks()
{
    m_window->viewport().setFocus();
    m_hands->clickBone(m_head);
    m_hands->key(Qt::Key_H);
    QCOMPARE(lists().hidden, Tracks{m_head});
    qInfo("%d clicks and keys, at most 2", m_hands->count());
    QVERIFY(m_hands->count() <= 2);
}

QTEST_MAIN(TestBoneLists)
#include "test_bone_lists.moc"
