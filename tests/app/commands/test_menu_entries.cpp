// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"
#include "tests/app/commands/menu_stage.h"
#include "tests/app/window_hands.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QHelpEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QToolTip>

using namespace odori;
using namespace odori::test;

Q_DECLARE_METATYPE(Qt::KeyboardModifiers)

/// All entries of a kind, one by one: each does its own action and no other.
class TestMenuEntries : public QObject, private MenuStage {
    Q_OBJECT
private slots:
    void initTestCase() { open("test_menu_entries"); }
    void init() { reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void everyPanelHasItsEntry();
    void ticksOfPanelsFollowTheirButtons();
    void theUsualLayoutHasEveryPanel();
    void everyMenuFitsALowScreen();
    void everyAnswerIsKeptByItsEntry();
    void everyViewHasItsEntry();
    void keysGoToFrames_data();
    void keysGoToFrames();
    void everyRememberedFileHasItsEntry();
    void tipsNameTheFirstKey();
    void tipsOfDisabledCommandsSayWhy();
    void buttonsNameTheirLetter();
    void commandsOfTheSheetsHeaderAreThere();

private:
    /// The menu with this title, about to be shown.
    void openMenu(const char* title) const
    {
        for (QMenu* menu : m_window->window.findChildren<QMenu*>())
            if (menu->title().remove(u'&') == QLatin1String(title))
                emit menu->aboutToShow();
    }
};

namespace {

/// In the order of the Panel enum: command ids and dock names.
constexpr std::pair<const char*, const char*> panels[] = {{"panel.models", "actors"},
    {"panel.bones", "bones"}, {"panel.morphs", "morphs"}, {"panel.key", "key"},
    {"panel.dopeSheet", "dopesheet"}, {"panel.curves", "curves"}, {"panel.table", "table"},
    {"panel.camera", "camera"}, {"panel.light", "light"}, {"panel.model", "model"},
    {"panel.drafts", "drafts"}, {"panel.checkUp", "checkUp"}, {"panel.poses", "poses"}};

QString shownPanels(const MainWindow& window)
{
    QString shown;
    for (const auto& [id, name] : panels)
        shown +=
            window.findChild<QDockWidget*>(QLatin1String(name))->toggleViewAction()->isChecked()
                ? u'1'
                : u'0';
    return shown;
}

} // namespace

void TestMenuEntries::everyPanelHasItsEntry()
{
    MainWindow& window = m_window->window;
    const QString all(std::size(panels), u'1');
    action("panel.checkUp")->trigger(); // closed until the user wants it
    QCOMPARE(shownPanels(window), all);
    for (std::size_t at = 0; at < std::size(panels); ++at) {
        QString one = all;
        one[qsizetype(at)] = u'0';
        QCOMPARE(window.dock(Panel(at))->objectName(), QLatin1String(panels[at].second));
        window.dock(Panel(at))->raise(); // behind another tab, it would come to the front
        QTRY_VERIFY(!window.dock(Panel(at))->visibleRegion().isEmpty());
        action(panels[at].first)->trigger();
        QCOMPARE(shownPanels(window), one);
        QString ticks;
        for (const auto& [id, name] : panels)
            ticks += action(id)->isChecked() ? u'1' : u'0';
        QCOMPARE(ticks, one);
        action(panels[at].first)->trigger();
        QCOMPARE(shownPanels(window), all);
        QVERIFY2(action(panels[at].first)->isChecked(), panels[at].first);
    }
}

void TestMenuEntries::ticksOfPanelsFollowTheirButtons()
{
    for (const auto& [id, name] : panels) {
        auto* dock = m_window->window.findChild<QDockWidget*>(QLatin1String(name));
        dock->close();
        openMenu("View");
        QVERIFY2(!action(id)->isChecked(), id);
        dock->show();
        openMenu("View");
        QVERIFY2(action(id)->isChecked(), id);
    }
}

void TestMenuEntries::theUsualLayoutHasEveryPanel()
{
    MainWindow& window = m_window->window;
    for (const auto& [id, name] : panels) {
        auto* dock = window.findChild<QDockWidget*>(QLatin1String(name));
        dock->setFloating(true);
        dock->hide();
    }
    action("view.resetLayout")->trigger();
    for (const auto& [id, name] : panels) {
        const auto* dock = window.findChild<QDockWidget*>(QLatin1String(name));
        const bool isShown = QLatin1String(name) != QLatin1String("checkUp");
        QVERIFY2(!dock->isFloating() && dock->isHidden() == !isShown, name);
        QVERIFY2(action(id)->isChecked() == isShown, id);
    }
    window.findChild<QDockWidget*>(QStringLiteral("light"))->raise();
    const auto* key = window.findChild<QDockWidget*>(QStringLiteral("key"));
    QTRY_VERIFY(key->visibleRegion().isEmpty()); // behind the tab of the light panel
    action("view.resetLayout")->trigger();
    QTRY_VERIFY(!key->visibleRegion().isEmpty());
}

/// A higher menu has two columns and covers most of the window.
void TestMenuEntries::everyMenuFitsALowScreen()
{
    constexpr int lowScreen = 720, largerFonts = 60; // such as Japanese ones
    for (const QAction* action : m_window->window.menuBar()->actions())
        QVERIFY2(action->menu()->sizeHint().height() <= lowScreen - largerFonts,
            qPrintable(action->text()));
    const auto contextMenus =
        m_window->window.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(contextMenus.size() >= 2); // of the view and of the rows of bones
    for (const QMenu* menu : contextMenus)
        QVERIFY2(
            menu->sizeHint().height() <= lowScreen - largerFonts, qPrintable(menu->objectName()));
}

void TestMenuEntries::everyAnswerIsKeptByItsEntry()
{
    struct Answer {
        const char* id;
        int model, motion, camera; ///< the stored choices afterwards
    };
    const Answer answers[] = {{"opening.model.add", 1, 0, 0}, {"opening.model.replace", 2, 0, 0},
        {"opening.model.ask", 0, 0, 0}, {"opening.motion.replace", 0, 1, 0},
        {"opening.motion.merge", 0, 2, 0}, {"opening.motion.newModel", 0, 3, 0},
        {"opening.motion.ask", 0, 0, 0}, {"opening.camera.use", 0, 0, 1},
        {"opening.camera.leave", 0, 0, 2}, {"opening.camera.ask", 0, 0, 0}};
    for (const Answer& each : answers) {
        action(each.id)->trigger();
        QVERIFY2(int(Settings().secondModel()) == each.model &&
                     int(Settings().secondMotion()) == each.motion &&
                     int(Settings().cameraKeys()) == each.camera,
            each.id);
        QVERIFY2(action(each.id)->isChecked(), each.id);
    }
    // The stored answer of a question ticks its entry.
    for (const Answer& each : answers) {
        Settings().setSecondModel(ModelChoice(each.model));
        Settings().setSecondMotion(MotionChoice(each.motion));
        Settings().setCameraKeys(CameraChoice(each.camera));
        openMenu("When Opening");
        QVERIFY2(action(each.id)->isChecked(), each.id);
        int ticks = 0;
        for (const Answer& other : answers)
            ticks += action(other.id)->isChecked() ? 1 : 0;
        QCOMPARE(ticks, 3); // one per question
    }
}

void TestMenuEntries::everyViewHasItsEntry()
{
    const std::pair<const char*, StandardView> views[] = {{"view.front", StandardView::Front},
        {"view.back", StandardView::Back}, {"view.left", StandardView::Left},
        {"view.right", StandardView::Right}, {"view.top", StandardView::Top},
        {"view.bottom", StandardView::Bottom}};
    for (const auto& [id, standard] : views) {
        view().camera().setFree(standard);
        const glm::vec3 wanted = view().camera().shown().rotation;
        view().camera().setFree(
            {.distance = -40.0f, .target = {0, 10, 0}, .rotation = {0.3f, 0.4f, 0}});
        QVERIFY(view().camera().shown().rotation != wanted);
        action(id)->trigger();
        QVERIFY2(view().camera().shown().rotation == wanted, id);
    }
}

void TestMenuEntries::keysGoToFrames_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("frame"); ///< the start is 14; keys at 0, 10, 20; play range from 4
    const auto row = [](const char* name, int key, Qt::KeyboardModifiers modifiers, double frame) {
        QTest::newRow(name) << key << modifiers << frame;
    };
    row("left", Qt::Key_Left, {}, 13.0);
    row("right", Qt::Key_Right, {}, 15.0);
    row("Ctrl+Up", Qt::Key_Up, Qt::ControlModifier, 10.0);
    row("Ctrl+Down", Qt::Key_Down, Qt::ControlModifier, 20.0);
    row("Shift+Left", Qt::Key_Left, Qt::ShiftModifier, 10.0);
    row("Shift+Right", Qt::Key_Right, Qt::ShiftModifier, 20.0);
    row("Home", Qt::Key_Home, {}, 4.0);
    row("End", Qt::Key_End, {}, 20.0);
}

void TestMenuEntries::keysGoToFrames()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(double, frame);
    setPlayRange(4, 17);
    for (QWidget* editor : {static_cast<QWidget*>(&m_window->window.dopeSheet().canvas()),
             static_cast<QWidget*>(&view())}) {
        editor->setFocus();
        document().select({{m_window->leftArm}, {}});
        document().setCurrentFrame(14);
        QTest::keyClick(editor, Qt::Key(key), modifiers);
        QCOMPARE(document().currentFrame(), frame);
        document().playTo(14.75); // between two frames, as during playback
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            QTest::keyClick(editor, Qt::Key(key), modifiers);
            if (!modifiers)
                QCOMPARE(document().currentFrame(), frame);
        }
        document().setCurrentFrame(14);
        QTest::keyClick(editor, Qt::Key_G);
        QWidget* field = QApplication::focusWidget();
        QVERIFY(qobject_cast<QSpinBox*>(field));
        QTest::keyClicks(field, QStringLiteral("12"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(document().currentFrame(), 12.0); // the typed number replaced the old one
        QTRY_VERIFY(editor->hasFocus());
    }
}

void TestMenuEntries::everyRememberedFileHasItsEntry()
{
    const QTemporaryDir folder;
    FileCommands& files = m_window->window.files();
    QStringList paths;
    for (const char* name : {"a.vmd", "b.vmd", "c.vmd"}) {
        paths.prepend(folder.filePath(QLatin1String(name)));
        files.saving().saveTo(paths.front());
        QVERIFY(test::isWritten(files.saving()));
    }
    const QMenu* recent = nullptr;
    for (const QMenu* menu : m_window->window.findChildren<QMenu*>())
        if (menu->title().remove(u'&') == QStringLiteral("Open Recent"))
            recent = menu;
    QVERIFY(recent && recent->actions().size() >= 3);
    const QList<QAction*> entries = recent->actions().mid(0, 3);
    for (qsizetype at = 0; at < 3; ++at)
        QCOMPARE(entries[at]->toolTip(), paths[at]);
    document().project().close();
    QSignalSpy finished(&files, &FileCommands::loadingFinished);
    recent->actions().at(1)->trigger(); // not the first one
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().saved().motionPath(), paths[1]);
    document().project().close();
}

void TestMenuEntries::tipsNameTheFirstKey()
{
    const QRegularExpression key(QStringLiteral("\\((Ctrl|Shift|Alt|Return|[A-Z]\\))"));
    int named = 0;
    for (const Command& command : commandTable()) {
        const QString tip = action(command.id)->toolTip();
        if (command.keys.isEmpty() || command.keys.front() == QKeyCombination(Qt::Key_Return)) {
            QVERIFY2(!tip.contains(key), qPrintable(tip));
            continue;
        }
        const QString first = QKeySequence(command.keys.front()).toString(QKeySequence::NativeText);
        QVERIFY2(tip.endsWith(QStringLiteral(" (%1)").arg(first)), command.id);
        ++named;
    }
    QVERIFY(named > 50);
}

/// In menus and at buttons, as the palette does.
void TestMenuEntries::tipsOfDisabledCommandsSayWhy()
{
    const auto tipOf = [](QWidget& widget, const QPoint& at) {
        QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
        QCoreApplication::sendEvent(&widget, &help);
        return QToolTip::text();
    };
    QAction* duplicate = action("keys.duplicate");
    QVERIFY(!duplicate->isEnabled());
    QMenu* menu = nullptr;
    for (QObject* each : duplicate->associatedObjects())
        menu = menu ? menu : qobject_cast<QMenu*>(each);
    QVERIFY(menu);
    menu->popup(m_window->window.mapToGlobal(QPoint(100, 100)));
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(tipOf(*menu, menu->actionGeometry(duplicate).center()),
        QStringLiteral("Copies the selected keys so that the first key is at the current frame\n"
                       "Select keys first that are not at this frame."));
    menu->close();
    const QAction* multiply = action("keys.multiply");
    QVERIFY(!multiply->isEnabled());
    int buttons = 0;
    for (auto* each : m_window->window.findChildren<QToolButton*>())
        if (each->defaultAction() == multiply) {
            ++buttons;
            const QString tip = tipOf(*each, each->rect().center());
            QVERIFY2(
                tip.endsWith(QStringLiteral("(Shift+B)\nSelect keys first that have numbers.")),
                qPrintable(tip));
        }
    QVERIFY(buttons > 0);
    QToolTip::hideText();
}

/// A button's text only has space for a single letter.
void TestMenuEntries::buttonsNameTheirLetter()
{
    const std::pair<const char*, const char*> texts[] = {{"pose.select", "Select C"},
        {"pose.rotate", "Rotate X"}, {"pose.move", "Move Z"}, {"pose.local", "Local"},
        {"keys.insertFrame", "Insert I"}, {"keys.deleteFrame", "Delete K"},
        {"keys.scale", "Scale…"}, {"keys.multiply", "Multiply…"}, {"models.alone", "Active only"},
        {"sheet.fit", "Fit"}, {"edit.undo", "Undo"}, {"playback.first", "First Frame"}};
    for (const auto& [id, text] : texts)
        QCOMPARE(action(id)->iconText(), QString::fromUtf8(text));
}

void TestMenuEntries::commandsOfTheSheetsHeaderAreThere()
{
    QStringList ids;
    for (const QToolButton* each :
        m_window->window.dopeSheet().headerBar()->findChildren<QToolButton*>())
        if (each->defaultAction() && each->defaultAction()->objectName().startsWith(u"keys."))
            ids.append(each->defaultAction()->objectName());
    QCOMPARE(ids, (QStringList{u"keys.insertFrame"_qs, u"keys.deleteFrame"_qs, u"keys.scale"_qs,
                      u"keys.mirror"_qs, u"keys.multiply"_qs}));
}

QTEST_MAIN(TestMenuEntries)
#include "test_menu_entries.moc"
