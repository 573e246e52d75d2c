// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "tests/app/session/program.h"

#include <QtGui/QAction>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Large texts force panels to other sizes; when the texts have their former size again, so has
/// each panel.
class TestTextSizeLayouts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_program.reset(); }
    void theLayoutIsRestored();
    void theLayoutIsRestoredAfterARestart();
    void theLayoutIsRestoredAfterACrash();
    void smallerTextsGetTheLayoutOfTheNextSize();
    void aPanelThatWasClosedStaysClosed();
    void aPanelThatFloatsChangesNoOther();
    void aFloatingPanelThatWasClosedStaysClosed();
    void thePanelInFrontStaysThere();
    void aPanelThatWasMovedStaysThere();
    void aPanelThatWasMovedAfterAQuickEndStaysThere();
    void aLayoutThatWasResetIsForgotten();

private:
    [[nodiscard]] MainWindow& window() { return m_program->window(); }
    [[nodiscard]] QDockWidget& dock(Panel panel) { return *window().dock(panel); }
    /// Floats the panel by its button, or docks it again.
    void clickFloat(Panel panel)
    {
        dock(panel).raise();
        QCoreApplication::processEvents();
        QTest::mouseClick(
            dock(panel).titleBarWidget()->findChild<QToolButton*>(QStringLiteral("floatDock")),
            Qt::LeftButton);
    }
    /// Changes the size of the texts; the new window is then at rest.
    [[nodiscard]] bool setPercent(int percent)
    {
        QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
        m_program->settings().setFontPercent(percent);
        if ((replaced.isEmpty() && !replaced.wait(20000)) || !Program::isActive(window()))
            return false;
        QTest::qWait(3000);
        return true;
    }
    /// The docked panels, by their names, and the window.
    [[nodiscard]] QMap<QString, QSize> sizes()
    {
        QMap<QString, QSize> all{{QStringLiteral("window"), window().size()}};
        for (const auto* each : window().findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
            if (!each->isFloating() && !each->visibleRegion().isEmpty()) // not behind a tab
                all[each->objectName()] = each->size();
        return all;
    }
    /// Gives the panels other sizes than those of the default layout.
    void arrange()
    {
        window().resizeDocks({&dock(Panel::Bones), &dock(Panel::Key)}, {300, 320}, Qt::Horizontal);
        window().resizeDocks({&dock(Panel::DopeSheet)}, {240}, Qt::Vertical);
        QTest::qWait(600);
    }

    std::unique_ptr<Program> m_program;
};

void TestTextSizeLayouts::initTestCase()
{
    prepare("test_text_size_layouts");
    qputenv("ODORI_LANGUAGE", "en");
}

void TestTextSizeLayouts::init()
{
    QSettings().clear();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QVERIFY(opened(window(), samplePaths()));
    QTest::qWait(1000);
    arrange();
}

void TestTextSizeLayouts::theLayoutIsRestored()
{
    const auto before = sizes();
    QVERIFY(before.size() > 4);
    QVERIFY(setPercent(200));
    const auto large = sizes();
    QVERIFY(large != before); // they are forced
    QVERIFY(setPercent(150));
    QVERIFY(setPercent(100));
    QTRY_COMPARE(sizes(), before);
    QVERIFY(setPercent(200));
    QTRY_COMPARE(sizes(), large);
}

void TestTextSizeLayouts::theLayoutIsRestoredAfterARestart()
{
    const auto before = sizes();
    QVERIFY(setPercent(200));
    QVERIFY(window().close());
    m_program.reset(); // also restores the system's font
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QTest::qWait(1000);
    QVERIFY(setPercent(100));
    QTRY_COMPARE(sizes(), before);
}

/// The window was not closed, so that it did not store its layout.
void TestTextSizeLayouts::theLayoutIsRestoredAfterACrash()
{
    window().addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::Light));
    QTest::qWait(600);
    const int width = dock(Panel::Bones).width();
    QVERIFY(setPercent(200));
    m_program.reset();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QTest::qWait(1000);
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::LeftDockWidgetArea);
    QVERIFY(dock(Panel::Bones).width() != width);
    QVERIFY(setPercent(100));
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::LeftDockWidgetArea);
    QTRY_COMPARE(dock(Panel::Bones).width(), width);
}

/// The user never had texts of 90 % before.
void TestTextSizeLayouts::smallerTextsGetTheLayoutOfTheNextSize()
{
    const int width = dock(Panel::Bones).width();
    QVERIFY(setPercent(200));
    QVERIFY(dock(Panel::Bones).width() != width);
    QVERIFY(setPercent(90));
    QTRY_COMPARE(dock(Panel::Bones).width(), width);
}

void TestTextSizeLayouts::aPanelThatWasClosedStaysClosed()
{
    const int width = dock(Panel::Bones).width();
    QVERIFY(setPercent(200));
    QVERIFY(dock(Panel::Bones).width() != width);
    dock(Panel::Curves).close();
    QVERIFY(setPercent(100));
    QVERIFY(dock(Panel::Curves).isHidden() && !dock(Panel::DopeSheet).isHidden());
    QTRY_COMPARE(dock(Panel::Bones).width(), width);
}

void TestTextSizeLayouts::aFloatingPanelThatWasClosedStaysClosed()
{
    dock(Panel::Light).setFloating(true);
    QTRY_VERIFY(dock(Panel::Light).isVisible());
    QVERIFY(setPercent(200));
    QTRY_VERIFY(dock(Panel::Light).isVisible() && dock(Panel::Light).isFloating());
    dock(Panel::Light).close();
    QVERIFY(setPercent(100));
    QVERIFY(dock(Panel::Light).isHidden());
}

/// It floats with the other texts, too, until the user docks it.
void TestTextSizeLayouts::aPanelThatFloatsChangesNoOther()
{
    const int width = dock(Panel::Bones).width();
    QVERIFY(setPercent(200));
    QVERIFY(dock(Panel::Bones).width() != width);
    clickFloat(Panel::Light);
    QTRY_VERIFY(dock(Panel::Light).isFloating() && dock(Panel::Light).isVisible());
    QVERIFY(setPercent(100));
    QTRY_VERIFY(dock(Panel::Light).isFloating() && dock(Panel::Light).isVisible());
    QTRY_COMPARE(dock(Panel::Bones).width(), width);
    clickFloat(Panel::Light);
    QTRY_VERIFY(!dock(Panel::Light).isFloating() && dock(Panel::Light).isVisible());
    QVERIFY(setPercent(200));
    QVERIFY(!dock(Panel::Light).isFloating());
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::RightDockWidgetArea);
}

/// The other panels of its place are behind it.
void TestTextSizeLayouts::thePanelInFrontStaysThere()
{
    const auto isSeen = [this](Panel panel) { return !dock(panel).visibleRegion().isEmpty(); };
    QVERIFY(isSeen(Panel::Key) && !isSeen(Panel::Camera));
    QVERIFY(setPercent(200));
    dock(Panel::Camera).raise();
    QTRY_VERIFY(isSeen(Panel::Camera));
    QVERIFY(setPercent(100));
    QTRY_VERIFY(isSeen(Panel::Camera));
    QVERIFY(!isSeen(Panel::Key) && isSeen(Panel::Bones));
}

void TestTextSizeLayouts::aPanelThatWasMovedStaysThere()
{
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::RightDockWidgetArea);
    QVERIFY(setPercent(200));
    window().addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::Light));
    QVERIFY(setPercent(100));
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::LeftDockWidgetArea);
}

/// The program ended before the window was at rest.
void TestTextSizeLayouts::aPanelThatWasMovedAfterAQuickEndStaysThere()
{
    QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
    m_program->settings().setFontPercent(110);
    QVERIFY(replaced.count() == 1 || replaced.wait(20000));
    QVERIFY(window().close());
    m_program.reset();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QTest::qWait(1000);
    window().addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::Light));
    QVERIFY(setPercent(100));
    QCOMPARE(window().dockWidgetArea(&dock(Panel::Light)), Qt::LeftDockWidgetArea);
}

void TestTextSizeLayouts::aLayoutThatWasResetIsForgotten()
{
    const int width = dock(Panel::Bones).width();
    QVERIFY(setPercent(200));
    window().commands().action("view.resetLayout")->trigger();
    QVERIFY(setPercent(100));
    QVERIFY(dock(Panel::Bones).width() != width);
}

QTEST_MAIN(TestTextSizeLayouts)
#include "test_text_size_layouts.moc"
