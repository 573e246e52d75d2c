// SPDX-License-Identifier: MIT
#include "app/start/recent_pictures.h"
#include "app/start/start_page.h"
#include "tests/app/session/program.h"
#include "tests/app/window_hands.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// Opened files have a picture on the start page of the next start.
class TestRecentPictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recent_pictures"); }
    void anOpenedFileGetsAPicture();
    void aFileWithoutASceneGetsNoLaterPicture();
    void aClearedListGetsNoPicture();
    void withoutAFolderThereAreNone();

private:
    QTemporaryDir m_folder;
};

void TestRecentPictures::anOpenedFileGetsAPicture()
{
    Program program;
    RecentPictures pictures(program.owner, m_folder.path());
    QSignalSpy kept(&pictures, &RecentPictures::kept);
    program.window().show();
    QVERIFY(opened(program.window(), samplePaths()));
    QVERIFY(kept.count() > 0 || kept.wait(20000));
    for (const QString& path : samplePaths()) {
        const QImage picture = RecentPictures::find(m_folder.path(), path);
        QCOMPARE(picture.size(), 2 * RecentPictures::size);
        // The mannequin is in it: the middle is not the background.
        QVERIFY(picture.pixel(picture.width() / 2, picture.height() / 2) != picture.pixel(2, 2));
    }
    QVERIFY(RecentPictures::find(m_folder.path(), QStringLiteral("/other.vmd")).isNull());
    StartPage& page = program.window().startPage();
    page.setPictures(m_folder.path());
    const auto buttons = page.findChildren<QPushButton*>(QStringLiteral("recent"));
    QVERIFY(buttons.size() >= 2);
    for (const QPushButton* button : buttons)
        QVERIFY(!button->icon().isNull());
    // A sound is not a picture of the scene.
    RecentFiles& recent = program.window().files().recent();
    recent.remember(QStringLiteral("/beat.wav"));
    recent.remember(QStringLiteral("/other.vmd"));
    kept.clear();
    QVERIFY(kept.wait(20000));
    QVERIFY(!RecentPictures::find(m_folder.path(), QStringLiteral("/other.vmd")).isNull());
    QVERIFY(RecentPictures::find(m_folder.path(), QStringLiteral("/beat.wav")).isNull());
}

/// Nothing was open when it was opened, so a picture would show another file.
void TestRecentPictures::aFileWithoutASceneGetsNoLaterPicture()
{
    Program program;
    RecentPictures pictures(program.owner, m_folder.path());
    QSignalSpy kept(&pictures, &RecentPictures::kept);
    program.window().show();
    program.window().files().recent().remember(QStringLiteral("/alone.vmd"));
    QVERIFY(!kept.wait(3000));
    QVERIFY(opened(program.window(), samplePaths()));
    QVERIFY(kept.count() > 0 || kept.wait(20000));
    QVERIFY(!RecentPictures::find(m_folder.path(), samplePaths().first()).isNull());
    QVERIFY(RecentPictures::find(m_folder.path(), QStringLiteral("/alone.vmd")).isNull());
}

/// A picture of the scene would have been drawn a moment later.
void TestRecentPictures::aClearedListGetsNoPicture()
{
    const QTemporaryDir folder;
    Program program;
    RecentPictures pictures(program.owner, folder.path());
    QSignalSpy kept(&pictures, &RecentPictures::kept);
    program.window().show();
    QVERIFY(opened(program.window(), samplePaths()));
    QVERIFY(kept.count() > 0 || kept.wait(20000));
    RecentFiles& recent = program.window().files().recent();
    kept.clear();
    recent.remember(QStringLiteral("/late.vmd"));
    recent.clear();
    QVERIFY(!kept.wait(5000));
    QVERIFY(RecentPictures::find(folder.path(), QStringLiteral("/late.vmd")).isNull());
}

void TestRecentPictures::withoutAFolderThereAreNone()
{
    QVERIFY(RecentPictures::find({}, samplePaths().first()).isNull());
}

QTEST_MAIN(TestRecentPictures)
#include "test_recent_pictures.moc"
