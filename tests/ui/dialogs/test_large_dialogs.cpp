// SPDX-License-Identifier: MIT
#include "tests/support/small_scene.h"
#include "ui/dialogs/edits/rename_dialog.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/dialogs/versions/versions_dialog.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QScreen>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// Dialogs with large texts have room for their lists.
class TestLargeDialogs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { QApplication::setFont(m_usual); }
    void aDialogWithAListDoesNotScroll();
    void theListOfVersionsGrows();
    void aFileDialogHasRoomForItsColumns();

private:
    void setLetter(int pixels)
    {
        QFont font = m_usual;
        font.setPixelSize(pixels);
        QApplication::setFont(font);
    }

    const QFont m_usual = QApplication::font();
    const ScrolledDialogs m_scrolled{nullptr};
};

void TestLargeDialogs::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_large_dialogs"));
}

/// The list scrolls: a second scroll bar would be useless.
void TestLargeDialogs::aDialogWithAListDoesNotScroll()
{
    Document document;
    loadSmallScene(document);
    constexpr int lines = 24; // of text on the screen
    setLetter(QGuiApplication::primaryScreen()->availableSize().height() / lines);
    RenameSource source;
    source.track = bone("左腕");
    RenameDialog dialog(document, source, {});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(!dialog.findChild<QScrollArea*>(QStringLiteral("smallScreen")));
    QVERIFY(dialog.list().height() >= 4 * dialog.fontMetrics().height());
    QCOMPARE(dialog.list().visibleRegion().boundingRect(), dialog.list().rect());
}

void TestLargeDialogs::theListOfVersionsGrows()
{
    const QTemporaryDir folder;
    const auto size = [&](int letter) {
        setLetter(letter);
        VersionsDialog::Source source;
        source.folder = folder.path();
        return VersionsDialog(source).size();
    };
    QCOMPARE(size(12), QSize(620, 380));
    QVERIFY(size(24).width() >= 900 && size(24).height() >= 540);
}

/// Qt stores the widths of the columns; they may be those of smaller texts.
void TestLargeDialogs::aFileDialogHasRoomForItsColumns()
{
    setLetter(24);
    QFileDialog dialog;
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    QVERIFY(list);
    for (int column = 0; column < 4; ++column)
        list->header()->resizeSection(column, 40);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const QFontMetrics metrics = list->fontMetrics();
    const char* const texts[] = {"left arm.vmd", "128.8 MiB", "vmd File", "2026-11-28 14:25:00"};
    for (int column = 0; column < 4; ++column)
        QVERIFY(list->columnWidth(column) >=
                metrics.horizontalAdvance(QLatin1String(texts[column])) + 6);
    QVERIFY(dialog.width() >= 780 && dialog.height() >= 470);
}

QTEST_MAIN(TestLargeDialogs)
#include "test_large_dialogs.moc"
