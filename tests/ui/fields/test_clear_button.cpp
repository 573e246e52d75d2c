// SPDX-License-Identifier: MIT
#include "ui/fields/search/clear_button.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

using namespace odori;

/// The button that clears a text field.
class TestClearButton : public QObject {
    Q_OBJECT
private slots:
    void aClearButtonFollowsTheTheme();
};

void TestClearButton::aClearButtonFollowsTheTheme()
{
    applyTheme(*qApp, darkTheme());
    QLineEdit field(QStringLiteral("wrist"));
    addClearButton(field);
    field.show();
    const auto shown = [&] {
        const auto* button = field.findChild<QToolButton*>();
        return button ? button->icon().pixmap(32).toImage() : QImage();
    };
    const auto expected = [](const Theme& theme) {
        return colouredIcon(QStringLiteral("close"), theme.dim).pixmap(32).toImage();
    };
    QCOMPARE(shown(), expected(darkTheme()));
    applyTheme(*qApp, lightTheme());
    QTRY_COMPARE(shown(), expected(lightTheme()));
    applyTheme(*qApp, darkTheme());
    QTRY_COMPARE(shown(), expected(darkTheme()));
    QTest::mouseClick(field.findChild<QToolButton*>(), Qt::LeftButton);
    QCOMPARE(field.text(), QString());
}

QTEST_MAIN(TestClearButton)
#include "test_clear_button.moc"
