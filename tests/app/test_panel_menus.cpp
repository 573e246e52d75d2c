// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"
#include "ui/panels/draft_panel.h"
#include "ui/panels/scene_panel.h"
#include "ui/panels/table/key_table_view.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QScrollArea>

#include <memory>

using namespace odori;
using namespace odori::test;

/// The context menus of the panels, opened by the right button and by the menu key.
class TestPanelMenus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyPanelHasAMenu_data();
    void everyPanelHasAMenu();
    void theTreesMenuActsOnTheBoneThere();
    void theMorphsMenuActsOnTheRowThere();
    void theTableCopiesItsKeys();
    void theDraftsAreDiscarded();
    void aFieldIsReset();
    void keysOfTheMenusStayWhereTheyWere();
    void aMenuActsOnTheActiveModel();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    /// Opens the menu as the user does; null if there is none.
    QMenu* openAt(QWidget& widget, const QPoint& at)
    {
        QTest::mouseClick(&widget, Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
        QCoreApplication::sendEvent(&widget, &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    void choose(QMenu& menu, const QString& name) const
    {
        for (QAction* action : menu.actions())
            if (action->objectName() == name || action->text().remove(u'&') == name) {
                QVERIFY2(action->isEnabled(), qPrintable(name));
                QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
                return;
            }
        QFAIL(qPrintable(name));
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestPanelMenus::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_panel_menus"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestPanelMenus::init()
{
    m_window->resetPanels();
}

void TestPanelMenus::cleanup()
{
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
}

void TestPanelMenus::everyPanelHasAMenu_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("command"); // that its menu has
    const char* rows[][2] = {{"actors", "models.remove"}, {"bones", "pose.resetSelected"},
        {"morphs", "pose.mirrorMorphs"}, {"key", "keys.register"}, {"table", "keys.align"},
        {"camera", "view.cameraFromView"}, {"light", "models.camera"}, {"model", "models.visible"},
        {"drafts", "keys.registerAll"}};
    for (const auto& [dock, command] : rows)
        QTest::newRow(dock) << QString::fromLatin1(dock) << QString::fromLatin1(command);
}

void TestPanelMenus::everyPanelHasAMenu()
{
    QFETCH(QString, dock);
    QFETCH(QString, command);
    m_window->addDraft(m_window->rightArm, 3);
    m_window->select(m_window->leftArm, {10});
    QWidget* panel = m_window->raise(dock.toLatin1().constData()).widget();
    QCoreApplication::processEvents();
    QWidget* target = panel;
    if (auto* scroll = panel->findChild<QScrollArea*>())
        target = scroll->widget();
    else if (auto* list = panel->findChild<QAbstractItemView*>())
        target = list->viewport();
    for (const bool isMouse : {true, false}) {
        if (isMouse) {
            QVERIFY(openAt(*target, QPoint(30, 8)));
        } else {
            QContextMenuEvent event(
                QContextMenuEvent::Keyboard, QPoint(30, 8), target->mapToGlobal(QPoint(30, 8)));
            QCoreApplication::sendEvent(target, &event);
        }
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY2(menu, qPrintable(dock));
        QStringList ids;
        for (const QAction* action : menu->actions())
            ids.append(action->objectName());
        QVERIFY2(ids.contains(command), qPrintable(ids.join(u' ')));
        menu->close();
    }
}

void TestPanelMenus::theTreesMenuActsOnTheBoneThere()
{
    m_window->raise("bones");
    auto& rows = static_cast<BoneTreeModel&>(*m_window->tree().model());
    const QModelIndex row = rows.indexesOfTrack(m_window->rightArm).front();
    m_window->tree().scrollTo(row);
    QMenu* menu = openAt(*m_window->tree().viewport(), m_window->tree().visualRect(row).center());
    QVERIFY(menu);
    QVERIFY(document().selection().hasTrack(m_window->rightArm));
    choose(*menu, QStringLiteral("keys.register"));
    QVERIFY(m_window->hasKeyHere(m_window->rightArm));
    QVERIFY(!m_window->hasKeyHere(m_window->boneNamed("頭")));
}

void TestPanelMenus::theMorphsMenuActsOnTheRowThere()
{
    document().select({{m_window->leftArm}, {}});
    m_window->raise("morphs");
    QCoreApplication::processEvents();
    MorphRow& row = m_window->morphRow();
    QMenu* menu = openAt(row, QPoint(14, row.height() / 2));
    QVERIFY(menu);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->blink}, {}}));
    menu->close();
    m_window->addDraft(m_window->blink, 0, 5.0f);
    menu = openAt(row, QPoint(14, row.height() / 2));
    choose(*menu, QStringLiteral("pose.resetSelected"));
    QCOMPARE(row.number().value(), 0.0);
}

void TestPanelMenus::theTableCopiesItsKeys()
{
    m_window->select(m_window->leftArm, {10});
    m_window->raise("table");
    QCoreApplication::processEvents();
    auto& table = m_window->the<KeyTableView>();
    const QPoint second = table.visualRect(table.model()->index(1, 1)).center();
    QMenu* menu = openAt(*table.viewport(), second);
    QVERIFY(menu);
    choose(*menu, QStringLiteral("Go to This Frame"));
    QCOMPARE(document().currentFrame(), 10.0);
    menu = openAt(*table.viewport(), second);
    choose(*menu, QStringLiteral("edit.delete"));
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
}

void TestPanelMenus::theDraftsAreDiscarded()
{
    m_window->addDraft(m_window->rightArm, 3);
    m_window->addDraft(m_window->leftArm, 4);
    m_window->raise("drafts");
    QCoreApplication::processEvents();
    QTreeView& list = m_window->the<DraftPanel>().list();
    QMenu* menu = openAt(*list.viewport(), list.visualRect(list.model()->index(0, 0)).center());
    QVERIFY(menu);
    menu->actions().at(1)->trigger(); // Discard 1 draft
    QCOMPARE(document().actor()->drafts.size(), 1u);
}

void TestPanelMenus::aFieldIsReset()
{
    m_window->select(m_window->boneNamed("センター"), {});
    document().setCurrentFrame(10);
    NumberField& field = *m_window->window.findChild<NumberField*>(QStringLiteral("Position X"));
    m_window->type(field, QStringLiteral("7"));
    QCOMPARE(field.value(), 7.0);
    m_window->write(field, QStringLiteral("9")); // not committed
    QMenu* menu = openAt(field, field.rect().center());
    QVERIFY(menu);
    choose(*menu, QStringLiteral("reset"));
    QCOMPARE(field.value(), 0.0);
    QCOMPARE(field.text(), QStringLiteral("0.000"));
    m_window->window.viewport().setFocus();
    QCOMPARE(field.value(), 0.0); // the typed text was dropped
    menu = openAt(field, field.rect().center());
    QVERIFY(menu);
    for (const QAction* action : menu->actions())
        if (action->objectName() == QStringLiteral("reset"))
            QVERIFY(!action->isEnabled());
}

/// A command in a panel's menu must not get keys there: Delete in the tree deletes no keys.
void TestPanelMenus::keysOfTheMenusStayWhereTheyWere()
{
    m_window->select(m_window->leftArm, {10});
    QTreeView& tree = m_window->tree();
    m_window->raise("bones");
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Delete);
    QTest::keyClick(&tree, Qt::Key_A);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

void TestPanelMenus::aMenuActsOnTheActiveModel()
{
    m_window->activate(2);
    document().select({{m_window->leftArm}, {}});
    m_window->raise("bones");
    auto& rows = static_cast<BoneTreeModel&>(*m_window->tree().model());
    const QModelIndex row = rows.indexesOfTrack(m_window->leftArm).front();
    m_window->tree().scrollTo(row);
    choose(*openAt(*m_window->tree().viewport(), m_window->tree().visualRect(row).center()),
        QStringLiteral("keys.register"));
    QVERIFY(mmd::findBoneTrack(
        mmd::findActor(document().scene(), mmd::ActorId{2})->motion, m_window->leftArm.name));
    QCOMPARE(mmd::findBoneTrack(mmd::findActor(document().scene(), mmd::ActorId{1})->motion,
                 m_window->leftArm.name)
                 ->size(),
        3u);
}

QTEST_MAIN(TestPanelMenus)
#include "test_panel_menus.moc"
