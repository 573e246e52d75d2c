// SPDX-License-Identifier: MIT
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

namespace {

bool isInside(const QWidget* owner, const QWidget* focus)
{
    return owner == focus || owner->isAncestorOf(focus);
}

} // namespace

/// F6 and Tab in the real window: the order of the panels and of their fields.
class TestPanelCycle : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void f6GoesRoundAllPanelsAndBack();
    void f6ComesBackToTheFieldThatWasLeft();
    void f6ComesToTheCurveNotToAButton();
    void tabFollowsTheOrderOfReading();

private:
    [[nodiscard]] QDockWidget* dockInFocus() const;
    [[nodiscard]] QStringList docksOnTheWayRound();

    std::unique_ptr<EditWindow> m_window;
};

void TestPanelCycle::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_panel_cycle"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestPanelCycle::init()
{
    m_window->window.resetLayout();
    m_window->reset();
}

/// The dock that has the focus; null if the viewport has it.
QDockWidget* TestPanelCycle::dockInFocus() const
{
    for (auto* dock : m_window->window.findChildren<QDockWidget*>())
        if (isInside(dock, QApplication::focusWidget()))
            return dock;
    return nullptr;
}

/// The docks between the view and the view, by F6.
QStringList TestPanelCycle::docksOnTheWayRound()
{
    m_window->window.viewport().setFocus();
    QStringList seen;
    for (int step = 0; step < 20; ++step) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        const QDockWidget* dock = dockInFocus();
        if (!dock)
            break;
        if (!isInside(dock->widget(), QApplication::focusWidget())) // Enter must not float a panel
            seen.append(QStringLiteral("title bar"));
        seen.append(dock->objectName());
    }
    return seen;
}

/// From left to right and from top to bottom; of tabs only the one in front.
void TestPanelCycle::f6GoesRoundAllPanelsAndBack()
{
    const auto dock = [this](const char* name) {
        return m_window->window.findChild<QDockWidget*>(QLatin1String(name));
    };
    MainWindow& window = m_window->window;
    for (const char* name : {"actors", "bones", "morphs", "poses"})
        window.removeDockWidget(dock(name)); // also hides it
    window.addDockWidget(Qt::LeftDockWidgetArea, dock("actors"));
    window.splitDockWidget(dock("actors"), dock("bones"), Qt::Vertical);
    window.splitDockWidget(dock("bones"), dock("morphs"), Qt::Vertical);
    for (const char* name : {"actors", "bones", "morphs"})
        dock(name)->show();
    dock("key")->raise();
    QCoreApplication::processEvents();
    for (const char* name : {"actors", "bones", "morphs", "key", "dopesheet", "curves"})
        QTRY_VERIFY2(!dock(name)->visibleRegion().isEmpty(), name);
    const QString sheet = QStringLiteral("dopesheet"), curves = QStringLiteral("curves"),
                  actors = QStringLiteral("actors"), bones = QStringLiteral("bones"),
                  morphs = QStringLiteral("morphs");
    QCOMPARE(docksOnTheWayRound(),
        (QStringList{QStringLiteral("key"), sheet, curves, actors, bones, morphs}));
    QVERIFY(window.viewport().hasFocus());
    dock("light")->raise();
    const QStringList round{QStringLiteral("light"), sheet, curves, actors, bones, morphs};
    QCOMPARE(docksOnTheWayRound(), round);
    QStringList back;
    for (qsizetype step = 0; step < round.size(); ++step) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        back.prepend(dockInFocus() ? dockInFocus()->objectName() : QString());
    }
    QCOMPARE(back, round);
}

void TestPanelCycle::f6ComesBackToTheFieldThatWasLeft()
{
    auto* dock = m_window->window.findChild<QDockWidget*>(QStringLiteral("bones"));
    auto* tree = dock->findChild<QTreeView*>();
    QVERIFY(tree);
    dock->raise();
    QTRY_VERIFY(!dock->visibleRegion().isEmpty());
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_F6);
    QVERIFY(dockInFocus() != dock);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(tree->hasFocus());
}

void TestPanelCycle::f6ComesToTheCurveNotToAButton()
{
    m_window->select(m_window->leftArm, {10});
    CurveEditor& curves = m_window->window.curveEditor();
    QTRY_VERIFY(curves.view().isVisible());
    QAbstractButton* button = nullptr;
    for (auto* each : curves.findChildren<QAbstractButton*>())
        if (each->isVisible() && each->isEnabled() && each->focusPolicy() & Qt::TabFocus)
            button = each;
    QVERIFY(button);
    button->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(button->hasFocus());
    QTest::keyClick(button, Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(!curves.isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(curves.view().hasFocus());
}

/// In each panel Tab moves from top to bottom, and within a line from left to right.
void TestPanelCycle::tabFollowsTheOrderOfReading()
{
    m_window->select(m_window->leftArm, {10});
    for (const char* name : {"key", "camera", "model"}) {
        auto* dock = m_window->window.findChild<QDockWidget*>(QLatin1String(name));
        dock->raise();
        QWidget* panel = dock->widget();
        QPoint before(-1, -1);
        int fields = 0;
        for (QWidget* each = panel->nextInFocusChain(); each != panel;
             each = each->nextInFocusChain()) {
            if (!panel->isAncestorOf(each) || !each->isVisibleTo(panel) || each->focusProxy() ||
                !(each->focusPolicy() & Qt::TabFocus) || qobject_cast<QScrollArea*>(each) ||
                each->objectName() == QStringLiteral("register")) // below the scroll area
                continue;
            const QPoint middle = each->mapTo(panel, each->rect().center());
            const bool sameLine = std::abs(middle.y() - before.y()) < 8;
            QVERIFY2(sameLine ? middle.x() > before.x() : middle.y() > before.y(),
                qPrintable(QStringLiteral("%1: %2").arg(
                    QLatin1String(name), each->accessibleName() + each->objectName())));
            before = middle;
            ++fields;
        }
        QVERIFY2(fields > 1, name);
    }
}

QTEST_MAIN(TestPanelCycle)
#include "test_panel_cycle.moc"
