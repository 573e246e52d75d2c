// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"

#include <QtCore/QSettings>
#include <QtGui/QWindow>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>

#include <memory>

using namespace odori;
using namespace odori::test;

/// The docks: their buttons, their titles, their own windows, and the default layout.
class TestPanelDock : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void everyDockIsClosedByItsButton();
    void everyDockFloatsAndDocksByItsButton();
    void theButtonsAreNamedAndTakeTheFocusByTab();
    void aTitleIsShownOnlyWhereNothingElseShowsIt();
    void aFloatingDockHasAFrame();
    void aFloatingDockKeepsItsSizeAndWorks();
    void theWindowManagerClosesAFloatingDock();
    void resetBringsEveryDockBack();
    void aResetDuringADragEndsTheDrag_data();
    void aResetDuringADragEndsTheDrag();
    void aResetWhileADropIsAnimatedWorks();
    void theBoneTreeHasTwelveRows_data();
    void theBoneTreeHasTwelveRows();
    void aLayoutIsRestoredDuringADrag();
    void aLayoutThatWasSavedBeforeStillLoads();
    void aLayoutFromBeforeADockExistedGetsItAsATab();
    void thePanelsMenuBringsAPanelToTheFront();

private:
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] QList<QDockWidget*> docks() const
    {
        return window().findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    }
    [[nodiscard]] QDockWidget& dock(const char* name) const
    {
        return *window().findChild<QDockWidget*>(QLatin1String(name));
    }
    [[nodiscard]] static QToolButton& button(const QDockWidget& dock, const char* name)
    {
        return *dock.titleBarWidget()->findChild<QToolButton*>(QLatin1String(name));
    }
    [[nodiscard]] static QLabel& title(const QDockWidget& dock)
    {
        return *dock.titleBarWidget()->findChild<QLabel*>(QStringLiteral("title"));
    }
    /// Clicks the button that floats or docks.
    static void toggle(QDockWidget& dock)
    {
        dock.raise();
        QCoreApplication::processEvents();
        QTest::mouseClick(&button(dock, "floatDock"), Qt::LeftButton);
    }
    /// Presses the left button on the dock's header and moves the mouse to `global` in a few steps.
    static void drag(QDockWidget& dock, const QPoint& global)
    {
        QWidget& header = *dock.titleBarWidget();
        const QPoint start(4, header.height() / 2);
        const QPoint from = header.mapToGlobal(start);
        QTest::mousePress(&header, Qt::LeftButton, {}, start);
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = from + (global - from) * step / 4;
            QTest::mouseMove(&header, header.mapFromGlobal(at));
            QTest::qWait(20);
        }
    }
    static void release(QDockWidget& dock, const QPoint& global)
    {
        QWidget& header = *dock.titleBarWidget();
        QTest::mouseRelease(&header, Qt::LeftButton, {}, header.mapFromGlobal(global));
    }
    /// The middle of what the dock shows, on the screen.
    [[nodiscard]] static QPoint middle(const QWidget& widget)
    {
        return widget.mapToGlobal(widget.rect().center());
    }
    void hasDefaultLayout() const;
    [[nodiscard]] static bool hasFrame(const QDockWidget& dock)
    {
        return QTest::qWaitFor([&] {
            return dock.isVisible() && !(dock.windowFlags() & Qt::FramelessWindowHint) &&
                   dock.windowHandle() && dock.windowHandle()->frameMargins().top() > 0;
        });
    }
    void resizeTo(const QSize& size) const
    {
        window().resize(size);
        QVERIFY(QTest::qWaitFor([&] { return window().size() == size; }));
        window().resetLayout();
        QCoreApplication::processEvents();
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestPanelDock::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_panel_dock"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestPanelDock::init()
{
    window().resize(1280, 720);
    m_window->resetPanels();
    dock("checkUp").show(); // closed until the user wants it
}

void TestPanelDock::everyDockIsClosedByItsButton()
{
    QCOMPARE(docks().size(), 13);
    for (QDockWidget* each : docks()) {
        each->raise();
        QCoreApplication::processEvents();
        QToolButton& close = button(*each, "closeDock");
        QVERIFY2(
            close.isVisible() && !close.visibleRegion().isEmpty(), qPrintable(each->objectName()));
        QTest::mouseClick(&close, Qt::LeftButton);
        QVERIFY2(each->isHidden() && !each->toggleViewAction()->isChecked(),
            qPrintable(each->objectName()));
        each->toggleViewAction()->trigger(); // View > Panels shows it again
        QVERIFY2(!each->isHidden(), qPrintable(each->objectName()));
    }
}

void TestPanelDock::everyDockFloatsAndDocksByItsButton()
{
    for (QDockWidget* each : docks()) {
        toggle(*each);
        QVERIFY2(each->isFloating() && hasFrame(*each), qPrintable(each->objectName()));
        const QString tip = button(*each, "floatDock").toolTip();
        toggle(*each);
        QVERIFY2(!each->isFloating() && each->isVisible(), qPrintable(each->objectName()));
        QTRY_VERIFY2( // in front of the other tabs
            !each->widget()->visibleRegion().isEmpty(), qPrintable(each->objectName()));
        QVERIFY(tip != button(*each, "floatDock").toolTip());
    }
}

void TestPanelDock::theButtonsAreNamedAndTakeTheFocusByTab()
{
    for (QDockWidget* each : docks())
        for (const char* name : {"floatDock", "closeDock"}) {
            QToolButton& one = button(*each, name);
            QVERIFY(one.accessibleName().contains(each->windowTitle()));
            QVERIFY(!one.toolTip().isEmpty() && !one.icon().isNull());
            QCOMPARE(one.focusPolicy(), Qt::TabFocus); // a click leaves Enter as it was
        }
    const QToolButton& floats = button(dock("key"), "floatDock");
    QCOMPARE(floats.accessibleName(), QStringLiteral("Float Key"));
    toggle(dock("key"));
    QCOMPARE(floats.accessibleName(), QStringLiteral("Dock Key"));
    toggle(dock("key"));
    dock("bones").raise();
    QToolButton& close = button(dock("bones"), "closeDock");
    close.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&close, Qt::Key_Space);
    QVERIFY(dock("bones").isHidden());
}

void TestPanelDock::aTitleIsShownOnlyWhereNothingElseShowsIt()
{
    dock("checkUp").close();                                        // the curves have no tab then
    for (const char* name : {"key", "camera", "model", "drafts"}) { // behind tabs
        dock(name).raise();
        QTRY_VERIFY2(title(dock(name)).isHidden(), name);
    }
    for (const char* name : {"dopesheet", "curves"})
        QTRY_VERIFY2(title(dock(name)).isVisible(), name);
    QVERIFY(title(dock("bones")).isHidden()); // tabs in a low window
    dock("morphs").close();
    dock("actors").close();
    dock("poses").close();
    QTRY_VERIFY(title(dock("bones")).isVisible()); // its tab is gone
    dock("morphs").show();
    QTRY_VERIFY(title(dock("bones")).isHidden() || title(dock("morphs")).isHidden());
    toggle(dock("bones"));
    QTRY_VERIFY(title(dock("bones")).isHidden()); // its frame has the title
    QCOMPARE(dock("bones").windowTitle(), QStringLiteral("Bones"));
}

void TestPanelDock::aFloatingDockHasAFrame()
{
    QDockWidget& bones = dock("bones");
    bones.setFloating(true);
    QVERIFY(hasFrame(bones));
    QVERIFY(bones.windowFlags() & Qt::Tool); // it stays above the window
    QVERIFY(bones.toggleViewAction()->isChecked());
    bones.close();
    bones.show();
    QVERIFY(hasFrame(bones));
}

void TestPanelDock::aFloatingDockKeepsItsSizeAndWorks()
{
    QDockWidget& morphs = dock("morphs");
    morphs.raise();
    toggle(morphs);
    QVERIFY(hasFrame(morphs));
    morphs.resize(400, 300);
    QTRY_COMPARE(morphs.size(), QSize(400, 300));
    morphs.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&morphs));
    MorphRow& row = m_window->morphRow();
    QTest::mouseClick(&row, Qt::LeftButton, {}, QPoint(14, row.height() / 2));
    QVERIFY(m_window->document.selection().hasTrack(m_window->blink));
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &morphs,
        Qt::Key_Return); // Enter registers there too
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    QCOMPARE(morphs.size(), QSize(400, 300));
}

void TestPanelDock::theWindowManagerClosesAFloatingDock()
{
    QDockWidget& bones = dock("bones");
    toggle(bones);
    QVERIFY(hasFrame(bones));
    bones.windowHandle()->close(); // as the window manager asks for
    QVERIFY(bones.isHidden());
    QVERIFY(!bones.toggleViewAction()->isChecked());
    QVERIFY(window().isVisible());
    bones.toggleViewAction()->trigger();
    QVERIFY(bones.isFloating() && hasFrame(bones));
}

void TestPanelDock::resetBringsEveryDockBack()
{
    window().resetLayout();
    QRect before;
    do // until the layout is at rest
        QTest::qWait(300);
    while (std::exchange(before, dock("bones").geometry()) != dock("bones").geometry());
    for (QDockWidget* each : docks()) {
        each->setFloating(true);
        if (each->objectName() == QStringLiteral("key"))
            each->close();
    }
    window().resetLayout();
    for (QDockWidget* each : docks()) {
        const bool isShown = each != &dock("checkUp");
        QVERIFY2(
            !each->isFloating() && each->isHidden() == !isShown, qPrintable(each->objectName()));
    }
    QTRY_COMPARE(dock("bones").geometry(), before);
    QVERIFY(!dock("bones").visibleRegion().isEmpty()); // in front of its tabs
    QVERIFY(!dock("key").visibleRegion().isEmpty());
}

void TestPanelDock::hasDefaultLayout() const
{
    for (QDockWidget* each : docks())
        QVERIFY2(!each->isFloating() && each->isHidden() == (each == &dock("checkUp")),
            qPrintable(each->objectName()));
    QVERIFY(window().tabifiedDockWidgets(&dock("bones")).contains(&dock("morphs")));
    QVERIFY(window().tabifiedDockWidgets(&dock("key")).contains(&dock("camera")));
}

void TestPanelDock::aResetDuringADragEndsTheDrag_data()
{
    QTest::addColumn<int>("dragsBefore"); // floated, dropped and floated again
    QTest::newRow("of a dock") << 0;
    QTest::newRow("of a floating dock") << 1;
    QTest::newRow("of a dock that was just dropped") << 2;
    QTest::newRow("of a dock that was dropped and floated") << 3;
}

void TestPanelDock::aResetDuringADragEndsTheDrag()
{
    QFETCH(int, dragsBefore);
    QDockWidget& bones = dock("bones");
    bones.raise();
    QTest::qWait(300);
    const QPoint away = middle(window().viewport());
    const QPoint right = middle(dock("key"));
    for (int i = 0; i < dragsBefore; ++i) {
        const QPoint target = i % 2 == 0 ? away : right;
        drag(bones, target);
        release(bones, target);
        QTest::qWait(50);
    }
    drag(bones, dragsBefore % 2 == 0 ? away : right);
    window().resetLayout();
    hasDefaultLayout();
    release(bones, away);
    QTest::qWait(400);
    hasDefaultLayout();
    drag(bones, away); // a further drag works
    release(bones, away);
    QTRY_VERIFY(bones.isFloating() && bones.isVisible());
}

void TestPanelDock::aResetWhileADropIsAnimatedWorks()
{
    QDockWidget& bones = dock("bones");
    bones.raise();
    QTest::qWait(300);
    const QPoint right = middle(dock("key"));
    for (const int pause : {0, 10, 40, 100}) {
        bones.setFloating(true);
        QVERIFY(hasFrame(bones));
        drag(bones, right);
        QTest::qWait(300); // until there is room for it
        release(bones, right);
        QTest::qWait(pause);
        window().resetLayout();
        hasDefaultLayout();
        QTest::qWait(400);
        hasDefaultLayout();
    }
    bones.setFloating(true);
    QVERIFY(hasFrame(bones));
    drag(bones, right);
    QTest::qWait(300);
    release(bones, right);
    QTRY_VERIFY(!bones.isFloating()); // it was a drop
}

void TestPanelDock::theBoneTreeHasTwelveRows_data()
{
    QTest::addColumn<QSize>("size"); // of the window without its frame
    QTest::addColumn<bool>("hasTabs");
    QTest::newRow("1280x720") << QSize(1276, 696) << true;
    QTest::newRow("1366x768") << QSize(1362, 740) << true;
    QTest::newRow("1920x1080") << QSize(1916, 1040) << true;
    QTest::newRow("a high screen") << QSize(1900, 1400) << false;
}

void TestPanelDock::theBoneTreeHasTwelveRows()
{
    QFETCH(QSize, size);
    QFETCH(bool, hasTabs);
    resizeTo(size);
    QTreeView& tree = m_window->tree();
    QTRY_VERIFY(tree.isVisible() && !tree.visibleRegion().isEmpty());
    const int row = tree.visualRect(tree.model()->index(0, 0)).height();
    QVERIFY(row > 10);
    QTRY_VERIFY2(tree.viewport()->height() / row >= 12,
        qPrintable(QString::number(tree.viewport()->height() / row)));
    const QList<QDockWidget*> beside = window().tabifiedDockWidgets(&dock("bones"));
    QCOMPARE(beside.contains(&dock("morphs")), hasTabs);
    QCOMPARE(beside.contains(&dock("actors")), hasTabs);
    QCOMPARE(window().size(), size); // the panels did not enlarge it
    // Every panel has enough room: nothing is smaller than it can be.
    for (QDockWidget* each : docks()) {
        each->raise();
        QCoreApplication::processEvents();
        QVERIFY2(each->width() >= each->minimumSizeHint().width() &&
                     each->height() >= each->minimumSizeHint().height(),
            qPrintable(each->objectName()));
    }
    if (hasTabs)
        return;
    MorphPanel& morphs = m_window->the<MorphPanel>();
    QVERIFY(morphs.height() >= 6 * 24);
}

void TestPanelDock::aLayoutIsRestoredDuringADrag()
{
    QDockWidget& bones = dock("bones");
    bones.setFloating(true);
    QVERIFY(hasFrame(bones));
    const QByteArray saved = window().layoutState();
    drag(bones, middle(dock("key")));
    QVERIFY(window().restoreLayout(saved));
    QVERIFY(bones.isFloating());
    QTest::qWait(300);
    QVERIFY(bones.isFloating() && bones.isVisible());
}

/// A layout of the first versions: models, bones and morphs one below the other.
void TestPanelDock::aLayoutThatWasSavedBeforeStillLoads()
{
    for (const char* name : {"actors", "bones", "morphs"}) {
        window().removeDockWidget(&dock(name));
        window().addDockWidget(Qt::LeftDockWidgetArea, &dock(name));
        dock(name).show();
    }
    dock("curves").close();
    constexpr int firstVersion = 2; // of the saved layouts
    const QByteArray saved = window().saveState(firstVersion);
    window().resetLayout();
    QVERIFY(window().tabifiedDockWidgets(&dock("bones")).contains(&dock("morphs")));
    QVERIFY(window().restoreLayout(saved));
    QVERIFY(!window().tabifiedDockWidgets(&dock("bones")).contains(&dock("morphs")));
    QVERIFY(dock("curves").isHidden());
    QTRY_VERIFY(title(dock("bones")).isVisible());
}

void TestPanelDock::aLayoutFromBeforeADockExistedGetsItAsATab()
{
    // The user's own arrangement, in which the check-up has no name that is known now.
    window().removeDockWidget(&dock("curves"));
    window().addDockWidget(Qt::RightDockWidgetArea, &dock("curves"));
    dock("curves").show();
    QDockWidget& checkUp = dock("checkUp");
    checkUp.setObjectName(QStringLiteral("former"));
    const QByteArray saved = window().layoutState();
    checkUp.setObjectName(QStringLiteral("checkUp"));
    window().resetLayout();
    QVERIFY(window().restoreLayout(saved));
    const auto isTab = [this](MainWindow& each) {
        return each.tabifiedDockWidgets(each.dock(Panel::Curves))
            .contains(each.dock(Panel::CheckUp));
    };
    QTRY_VERIFY(isTab(window()));
    QVERIFY(dock("checkUp").isHidden());
    QVERIFY(!window().tabifiedDockWidgets(&dock("curves")).contains(&dock("dopesheet")));
    window().commands().action("panel.checkUp")->trigger();
    QTRY_VERIFY(!dock("checkUp").visibleRegion().isEmpty());
    QVERIFY(dock("curves").visibleRegion().isEmpty()); // behind it
    // When the program starts, the layout is restored before the window is shown.
    OwnWindow next;
    QVERIFY(next.restoreLayout(saved));
    next.resize(1280, 720);
    next.show();
    QTRY_VERIFY(isTab(next));
    QVERIFY(next.dock(Panel::CheckUp)->isHidden());
}

void TestPanelDock::thePanelsMenuBringsAPanelToTheFront()
{
    QAction& command = *window().commands().action("panel.drafts");
    const auto isInFront = [this] { return !dock("drafts").visibleRegion().isEmpty(); };
    dock("key").raise();
    QTRY_VERIFY(!isInFront());
    command.trigger();
    QTRY_VERIFY(isInFront());
    QVERIFY(!dock("drafts").isHidden() && command.isChecked());
    command.trigger(); // it is in front: it closes
    QVERIFY(dock("drafts").isHidden());
    command.trigger();
    QTRY_VERIFY(isInFront());
    QVERIFY(command.isChecked());
}

QTEST_MAIN(TestPanelDock)
#include "test_panel_dock.moc"
