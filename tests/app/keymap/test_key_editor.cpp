// SPDX-License-Identifier: MIT
#include "app/keymap/key_editor.h"
#include "tests/app/keymap/own_keys.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolButton>

using namespace odori;

/// The editor of one command's keys, without a window around it.
class TestKeyEditor : public QObject {
    Q_OBJECT
private slots:
    void iconsFollowTheTheme();
};

void TestKeyEditor::iconsFollowTheTheme()
{
    applyTheme(*qApp, darkTheme());
    KeyEditor editor;
    editor.show(&commandOf(QLatin1String("edit.redo")), KeyMap());
    static_cast<QWidget&>(editor).show();
    const auto* remove = editor.findChild<QToolButton*>(QStringLiteral("remove0"));
    QVERIFY(remove);
    const auto painted = [](const QIcon& icon) { return icon.pixmap(16, 16).toImage(); };
    const auto wanted = [&](const Theme& theme) {
        return painted(themedIcon(QStringLiteral("close"), paletteOf(theme)));
    };
    QVERIFY(wanted(darkTheme()) != wanted(lightTheme()));
    QCOMPARE(painted(remove->icon()), wanted(darkTheme()));
    applyTheme(*qApp, lightTheme());
    QTRY_COMPARE(painted(remove->icon()), wanted(lightTheme()));
}

QTEST_MAIN(TestKeyEditor)
#include "test_key_editor.moc"
