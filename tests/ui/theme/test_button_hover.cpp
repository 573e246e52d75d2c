// SPDX-License-Identifier: MIT
#include "ui/theme/button_hover.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

using namespace odori;

/// A tool button whose menu was used with the mouse.
class TestButtonHover : public QObject {
    Q_OBJECT
private slots:
    void aClosedMenuLeavesNoHover();
};

void TestButtonHover::aClosedMenuLeavesNoHover()
{
    new ButtonHover(*qApp);
    QWidget window;
    window.resize(400, 300);
    QToolButton button(&window), other(&window);
    button.setGeometry(10, 10, 60, 30);
    other.setGeometry(100, 10, 60, 30);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::mouseMove(&window, QPoint(300, 250));
    QTest::mouseMove(&other);
    QTRY_VERIFY(other.underMouse());
    // The state in which Qt leaves the button: the mouse went from it to an entry of its menu.
    QEnterEvent enter(QPointF(5, 5), QPointF(15, 15), QPointF(15, 15));
    QCoreApplication::sendEvent(&button, &enter);
    QVERIFY(button.underMouse());
    QMenu menu;
    menu.addAction(QStringLiteral("one"));
    menu.popup(window.mapToGlobal(QPoint(10, 200)));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    QVERIFY(button.underMouse());
    menu.close();
    QTRY_VERIFY(!button.underMouse());
    QVERIFY(other.underMouse()); // the mouse is there
}

QTEST_MAIN(TestButtonHover)
#include "test_button_hover.moc"
