// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/files/recent_files.h"
#include "app/start/start_page.h"
#include "tests/app/window_hands.h"

#include <QtCore/QSettings>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// The names of recent files, in the menu and on the start page.
class TestRecentFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recent_files"); }
    void init() { QSettings().clear(); }
    void filesOfOneNameShowTheirFolders_data();
    void filesOfOneNameShowTheirFolders();
    void menuAndStartPageShowThem();
    void clearingEmptiesMenuAndStartPage();
};

namespace {

void write(const QStringList& paths)
{
    QSettings().setValue(QStringLiteral("recentFiles"), paths);
}

} // namespace

void TestRecentFiles::filesOfOneNameShowTheirFolders_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("the folder") << QStringList{u"/songs/a/walk.vmd"_qs, u"/songs/b/walk.vmd"_qs,
                                       u"/songs/b/run.vmd"_qs}
                                << QStringList{
                                       u"walk.vmd — a"_qs, u"walk.vmd — b"_qs, u"run.vmd"_qs};
    QTest::newRow("equal folders")
        << QStringList{u"/new/dance/walk.vmd"_qs, u"/old/dance/walk.vmd"_qs}
        << QStringList{u"walk.vmd — new/dance"_qs, u"walk.vmd — old/dance"_qs};
    QTest::newRow("at the root") << QStringList{u"/walk.vmd"_qs, u"/歌/walk.vmd"_qs}
                                 << QStringList{u"walk.vmd"_qs, u"walk.vmd — 歌"_qs};
    QTest::newRow("inside of the other") << QStringList{u"/a/walk.vmd"_qs, u"/b/a/walk.vmd"_qs}
                                         << QStringList{u"walk.vmd — a"_qs, u"walk.vmd — b/a"_qs};
}

void TestRecentFiles::filesOfOneNameShowTheirFolders()
{
    QFETCH(QStringList, paths);
    QFETCH(QStringList, names);
    write(paths);
    QCOMPARE(RecentFiles::namesOf(RecentFiles().paths()), names);
}

void TestRecentFiles::menuAndStartPageShowThem()
{
    write({u"/songs/a & b/walk.vmd"_qs, u"/songs/c/walk.vmd"_qs});
    const auto window = shownWindow();
    QVERIFY(window);
    QStringList entries;
    for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->text().contains(u"walk.vmd — "))
                entries.append(each->text());
    QCOMPARE(entries, QStringList({u"walk.vmd — a && b"_qs, u"walk.vmd — c"_qs}));
    const auto buttons = window->findChildren<QPushButton*>(QStringLiteral("recent"));
    QCOMPARE(buttons.size(), 2);
    QCOMPARE(buttons.front()->text(), QStringLiteral("walk.vmd — a && b"));
    QCOMPARE(buttons.back()->text(), QStringLiteral("walk.vmd — c"));
}

/// It is no work on the document and touches no file, so it does not ask.
void TestRecentFiles::clearingEmptiesMenuAndStartPage()
{
    write({u"/songs/walk.vmd"_qs, u"/songs/run.vmd"_qs});
    const auto window = shownWindow();
    QVERIFY(window);
    QAction* clear = window->commands().action("file.clearRecent");
    QMenu* recent = nullptr;
    for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        if (menu->actions().contains(clear))
            recent = menu;
    QVERIFY(recent && recent->isEnabled() && clear->isEnabled());
    QCOMPARE(recent->actions().size(), 4); // two files, a line, the command
    QVERIFY(recent->actions()[2]->isSeparator());
    QCOMPARE(recent->actions().last(), clear);
    const auto buttons = [&] {
        return window->findChildren<QPushButton*>(QStringLiteral("recent")).size();
    };
    QCOMPARE(buttons(), 2);
    window->findChild<QPushButton*>(QStringLiteral("recent"))->setFocus();
    recent->popup(window->mapToGlobal(QPoint(100, 100)));
    QTRY_VERIFY(recent->isVisible());
    QTest::mouseClick(recent, Qt::LeftButton, {}, recent->actionGeometry(clear).center());
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(window->files().recent().paths().isEmpty());
    QCOMPARE(buttons(), 0);
    QVERIFY(window->startPage().isAncestorOf(window->focusWidget())); // Enter opens a file
    QVERIFY(!recent->isEnabled() && !clear->isEnabled());
    QCOMPARE(recent->actions().last(), clear);
    QVERIFY(!window->isWindowModified());
    window->files().recent().remember(QStringLiteral("/songs/jump.vmd")); // the list goes on
    QVERIFY(recent->isEnabled() && clear->isEnabled());
    QCOMPARE(recent->actions().first()->text(), QStringLiteral("jump.vmd"));
    QCOMPARE(buttons(), 1);
}

QTEST_MAIN(TestRecentFiles)
#include "test_recent_files.moc"
