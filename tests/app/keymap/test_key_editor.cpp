// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/keymap/key_editor.h"
#include "app/keymap/key_map_list.h"
#include "tests/app/keymap/own_keys.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtGui/QTextDocument>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolButton>

using namespace odori;

/// The editor of one command's keys and the list of commands, without a window around them.
class TestKeyEditor : public QObject {
    Q_OBJECT
private slots:
    void iconsFollowTheTheme();
    void cutNamesAreWholeInTheirTips();
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

/// A narrow column cuts long names; the tip also says what the command does.
void TestKeyEditor::cutNamesAreWholeInTheirTips()
{
    const KeyMapList list;
    const QList<Command>& table = commandTable();
    QCOMPARE(qsizetype(list.topLevelItemCount()), table.size());
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
        const QTreeWidgetItem& item = *list.topLevelItem(row);
        QTextDocument tip;
        tip.setHtml(item.toolTip(0));
        const QString text = tip.toPlainText();
        QVERIFY2(text.contains(item.text(0)), qPrintable(text));
        if (const char* help = table[row].help)
            QVERIFY2(text.contains(QString::fromUtf8(help)), qPrintable(text));
    }
}

QTEST_MAIN(TestKeyEditor)
#include "test_key_editor.moc"
