// SPDX-License-Identifier: MIT
#include "app/files/recent_files.h"
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

QTEST_MAIN(TestRecentFiles)
#include "test_recent_files.moc"
