// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "tests/app/panels_window.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"

#include <QtWidgets/QToolButton>

#include <memory>

using namespace odori;
using namespace odori::test;

/// View ▸ Reset Window Layout arranges the panels; the user goes on where the focus was.
class TestLayoutFocus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->resetPanels(); }
    void aResetKeepsTheFocus_data();
    void aResetKeepsTheFocus();
    void aClosedPanelLosesTheFocus();

private:
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] QWidget& part(const QString& name) const
    {
        if (name == u"sheet")
            return m_window->sheet();
        if (name == u"graph")
            return window().curveEditor().valueView().canvas();
        if (name == u"view")
            return window().viewport();
        return m_window->tree();
    }
    [[nodiscard]] static bool focus(QWidget& widget)
    {
        widget.setFocus();
        return QTest::qWaitFor([&] {
            widget.activateWindow();
            return QApplication::focusWidget() == &widget;
        });
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestLayoutFocus::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_layout_focus"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
    window().curveEditor().setShowsValues(true);
}

void TestLayoutFocus::aResetKeepsTheFocus_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFloating");
    QTest::newRow("in the dope sheet") << QStringLiteral("sheet") << false;
    QTest::newRow("in the graph") << QStringLiteral("graph") << false;
    QTest::newRow("in the bones") << QStringLiteral("bones") << false;
    QTest::newRow("in the 3D view") << QStringLiteral("view") << false;
    QTest::newRow("in a floating panel") << QStringLiteral("bones") << true;
}

void TestLayoutFocus::aResetKeepsTheFocus()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isFloating);
    window().dock(Panel::Bones)->setFloating(isFloating);
    QTRY_VERIFY(part(name).isVisible());
    QVERIFY(focus(part(name)));
    window().commands().action("view.resetLayout")->trigger();
    QVERIFY(!window().dock(Panel::Bones)->isFloating());
    QVERIFY(isActiveAgain(window())); // the window of a floating panel is gone
    QTRY_COMPARE(QApplication::focusWidget(), &part(name));
    QTest::qWait(500); // the panels are at rest
    QCOMPARE(QApplication::focusWidget(), &part(name));
    QVERIFY(!part(name).visibleRegion().isEmpty());
}

/// The check-up is not in the default layout.
void TestLayoutFocus::aClosedPanelLosesTheFocus()
{
    QDockWidget& checkUp = *window().dock(Panel::CheckUp);
    checkUp.show();
    checkUp.raise();
    QTRY_VERIFY(!checkUp.visibleRegion().isEmpty());
    auto* inside = checkUp.titleBarWidget()->findChild<QToolButton*>(QStringLiteral("closeDock"));
    QVERIFY(inside && focus(*inside));
    window().commands().action("view.resetLayout")->trigger();
    QVERIFY(isActiveAgain(window()));
    QTest::qWait(500);
    QVERIFY(checkUp.isHidden());
    QWidget* now = QApplication::focusWidget();
    QVERIFY(now && now->isVisible() && !checkUp.isAncestorOf(now));
}

QTEST_MAIN(TestLayoutFocus)
#include "test_layout_focus.moc"
