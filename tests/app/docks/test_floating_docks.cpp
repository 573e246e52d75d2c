// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"
#include "tests/app/window_hands.h"

#include <QtGui/QAction>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// A panel in a window of its own keeps the place and the size that the user gave it.
class TestFloatingDocks : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_floating_docks"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aClosedOneIsShownAtItsPlace();
    void theNextWindowShowsItAtItsPlace();
    void theNextWindowShowsAClosedOneAtItsPlace();
    void itIsMovedOntoTheScreen();
    void afterAResetItFloatsAtItsPlace();

private:
    [[nodiscard]] QDockWidget& dock(Panel panel) { return *m_window->dock(panel); }
    /// Floats the panel by its button, and waits for its frame.
    [[nodiscard]] static bool floats(QDockWidget& dock)
    {
        dock.raise();
        QCoreApplication::processEvents();
        QTest::mouseClick(
            dock.titleBarWidget()->findChild<QToolButton*>(QStringLiteral("floatDock")),
            Qt::LeftButton);
        return isFloatingInFrame(dock);
    }
    [[nodiscard]] static bool isFloatingInFrame(const QDockWidget& dock)
    {
        return QTest::qWaitFor([&] {
            return dock.isFloating() && dock.isVisible() && dock.windowHandle() &&
                   dock.windowHandle()->frameMargins().top() > 0;
        });
    }
    /// Where the panel is without its frame, when it no longer moves.
    [[nodiscard]] static QRect placeOf(const QDockWidget& dock)
    {
        QRect before;
        do {
            before = dock.geometry();
            QTest::qWait(300);
        } while (before != dock.geometry());
        return before;
    }
    /// Moves and resizes it as the window manager does for the user.
    static QRect place(QDockWidget& dock, const QRect& geometry)
    {
        dock.windowHandle()->setGeometry(geometry);
        return placeOf(dock);
    }
    void closeAndOpenAnother()
    {
        QVERIFY(isClosed(*m_window));
        m_window.reset();
        m_window = shownWindow();
        QVERIFY(m_window);
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestFloatingDocks::init()
{
    QSettings().clear();
    m_window = shownWindow();
    QVERIFY(m_window);
}

void TestFloatingDocks::aClosedOneIsShownAtItsPlace()
{
    QDockWidget& bones = dock(Panel::Bones);
    QVERIFY(floats(bones));
    const QRect before = place(bones, {700, 310, 420, 350});
    QCOMPARE(before, QRect(700, 310, 420, 350));
    for (int time = 0; time < 3; ++time) {
        QTest::mouseClick(
            bones.titleBarWidget()->findChild<QToolButton*>(QStringLiteral("closeDock")),
            Qt::LeftButton);
        QVERIFY(bones.isHidden());
        QTest::qWait(200);
        bones.toggleViewAction()->trigger();
        QVERIFY(isFloatingInFrame(bones));
        QCOMPARE(placeOf(bones), before);
    }
}

void TestFloatingDocks::theNextWindowShowsItAtItsPlace()
{
    QVERIFY(floats(dock(Panel::Bones)));
    const QRect before = place(dock(Panel::Bones), {700, 310, 420, 350});
    for (int time = 0; time < 3; ++time) {
        closeAndOpenAnother();
        QVERIFY(isFloatingInFrame(dock(Panel::Bones)));
        QCOMPARE(placeOf(dock(Panel::Bones)), before);
    }
}

void TestFloatingDocks::theNextWindowShowsAClosedOneAtItsPlace()
{
    QVERIFY(floats(dock(Panel::Bones)));
    const QRect before = place(dock(Panel::Bones), {700, 310, 420, 350});
    dock(Panel::Bones).close();
    closeAndOpenAnother();
    QTest::qWait(300);
    QVERIFY(dock(Panel::Bones).isHidden());
    dock(Panel::Bones).toggleViewAction()->trigger();
    QVERIFY(isFloatingInFrame(dock(Panel::Bones)));
    QCOMPARE(placeOf(dock(Panel::Bones)), before);
}

void TestFloatingDocks::itIsMovedOntoTheScreen()
{
    QVERIFY(floats(dock(Panel::Bones)));
    const QRect screen = m_window->screen()->availableGeometry();
    place(
        dock(Panel::Bones), {QPoint(screen.right() - 100, screen.bottom() - 100), QSize(420, 350)});
    closeAndOpenAnother();
    QVERIFY(isFloatingInFrame(dock(Panel::Bones)));
    const QRect after = placeOf(dock(Panel::Bones));
    QCOMPARE(after.size(), QSize(420, 350));
    QVERIFY(screen.contains(dock(Panel::Bones).frameGeometry()));
}

void TestFloatingDocks::afterAResetItFloatsAtItsPlace()
{
    QVERIFY(floats(dock(Panel::Bones)));
    const QRect before = place(dock(Panel::Bones), {700, 310, 420, 350});
    m_window->resetLayout();
    QVERIFY(!dock(Panel::Bones).isFloating() && dock(Panel::Bones).isVisible());
    QTest::qWait(400);
    QVERIFY(floats(dock(Panel::Bones)));
    QCOMPARE(placeOf(dock(Panel::Bones)), before);
}

QTEST_MAIN(TestFloatingDocks)
#include "test_floating_docks.moc"
