// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/recovery/kept_space.h"
#include "libmmd/base/file_io.h"
#include "libmmd/versions/kept_versions.h"
#include "tests/app/recovery/recovery_hands.h"
#include "tests/support/failing_file_calls.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QToolButton>

#include <cerrno>

using namespace odori;
using namespace odori::test;

/// A program ends without endJournal(), as if it was killed; the next one offers its work.
class TestRecovery : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void restoringGivesBackEverything();
    void aPreviewCanBeLeft();
    void discardedWorkIsKept();
    void closingRemovesTheJournal();
    void closingWithoutSavingKeepsIt();
    void unchangedFilesAreOfferedWithoutChanges();
    void anEmptySceneIsNotOffered();
    void damageIsReported();
    void journalsOfNewerProgramsStay();
    void theNextSessionIsOffered();
    void nextGoesThroughAllSessions();
    void theBarCanBeClosed();
    void unsavedWorkIsAskedFor();
    void aNewWindowShowsTheSameOffer();
    void aFullDiskIsSaidAndRepaired();
    void theOldestAreRemovedBeyondTheLimit();
    void olderVersionsAreRemovedBeforeJournals();
    void olderJournalsAreRemovedBeforeVersions();
    void theAutosaveTimeHoldsFromTheStart();
};

void TestRecovery::restoringGivesBackEverything()
{
    mmd::Scene scene;
    workAndDie(&scene);
    QCOMPARE(folders().size(), 1);
    const QString old = folders().front();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const QString clock = QTime::currentTime().toString(QStringLiteral("HH:"));
    QVERIFY2(text(*program).startsWith(QStringLiteral("Odori closed unexpectedly at ") + clock),
        qPrintable(text(*program)));
    QVERIFY(text(*program).endsWith(QStringLiteral(". 2 changes in walk.vmd can be restored.")));
    QVERIFY(program->document().scene().actors.empty());
    press(*program, "restoreSession");
    QVERIFY(areAlike(program->document().scene(), scene));
    QVERIFY(!bar(*program).isVisible());
    QCOMPARE(program->window().messageBar().text(),
        QStringLiteral("Restored 2 changes. Save to keep them."));
    QVERIFY(program->window().isWindowModified());
    QVERIFY(program->window().windowTitle().contains(QStringLiteral("walk.vmd")));
    QCOMPARE(program->document().undoStack()->undoText(), QStringLiteral("Add Marker"));
    program->document().undo();
    program->document().undo();
    QVERIFY(program->document().scene().actors.front().motion.keyCount() > 0);
    QVERIFY(!program->window().isWindowModified());
    // The old journal goes when this one has everything.
    QTRY_VERIFY_WITH_TIMEOUT(folders().size() == 1 && folders().front() != old, 30000);
    const auto own = SessionFolder::ended(sessions());
    QVERIFY(own.empty());
}

void TestRecovery::aPreviewCanBeLeft()
{
    mmd::Scene scene;
    workAndDie(&scene);
    const auto program = started();
    QVERIFY(program && offers(*program));
    const mmd::Scene before = program->document().scene();
    for (int round = 0; round < 2; ++round) {
        press(*program, "previewSession");
        QVERIFY(areAlike(program->document().scene(), scene));
        QVERIFY(text(*program).startsWith(QStringLiteral("This is a preview. Odori closed")));
        press(*program, "previewSession");
        QVERIFY(areAlike(program->document().scene(), before));
        QVERIFY(!program->window().isWindowModified());
        QVERIFY(text(*program).startsWith(QStringLiteral("Odori closed")));
    }
    QCOMPARE(folders().size(), 2);
}

void TestRecovery::discardedWorkIsKept()
{
    mmd::Scene scene;
    workAndDie(&scene);
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        press(*program, "previewSession");
        press(*program, "discardSession"); // leaves the preview as well
        QVERIFY(!bar(*program).isVisible());
        QVERIFY(program->document().scene().actors.empty());
        program->session.endJournal();
    }
    QCOMPARE(folders().size(), 1);
    const auto program = started();
    QVERIFY(program && !offers(*program));
    program->window().commands().action("file.recover")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bar(*program).isVisible(), 30000);
    QVERIFY(text(*program).startsWith(QStringLiteral("Odori closed unexpectedly at ")));
    press(*program, "restoreSession");
    QVERIFY(areAlike(program->document().scene(), scene));
}

void TestRecovery::closingRemovesTheJournal()
{
    auto program = started();
    QVERIFY(program && opened(program->window(), samplePaths()));
    QCOMPARE(folders().size(), 1);
    QVERIFY(isClosed(program->window()));
    program->session.endJournal();
    program.reset();
    QVERIFY(QDir(sessions()).isEmpty());
    const auto next = started();
    QVERIFY(!offers(*next));
    QSignalSpy said(&next->document(), &Document::said);
    next->window().commands().action("file.recover")->trigger();
    QCOMPARE(said.count(), 1);
    QCOMPARE(
        said.front().front().toString(), QStringLiteral("There is no unsaved work to recover."));
}

void TestRecovery::closingWithoutSavingKeepsIt()
{
    auto program = started();
    QVERIFY(program && opened(program->window(), samplePaths()));
    addMarker(program->document(), 3);
    program->session.endJournal();
    program.reset();
    QCOMPARE(folders().size(), 1);
    const auto next = started();
    QVERIFY(!offers(*next));
    for (int round = 0; round < 2; ++round) { // discarding it again changes nothing
        next->session.recovery().lookForKept();
        QTRY_VERIFY_WITH_TIMEOUT(bar(*next).isVisible(), 30000);
        QVERIFY2(text(*next).startsWith(QStringLiteral("Odori was closed at ")),
            qPrintable(text(*next)));
        press(*next, "discardSession");
        QVERIFY(!bar(*next).isVisible());
    }
}

void TestRecovery::unchangedFilesAreOfferedWithoutChanges()
{
    workAndDie(nullptr, false);
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).endsWith(
                 QStringLiteral(". There was no unsaved work. walk.vmd can be opened again.")),
        qPrintable(text(*program)));
    press(*program, "restoreSession");
    QCOMPARE(program->window().messageBar().text(),
        QStringLiteral("Everything is open again, as it was saved."));
    QVERIFY(!program->window().isWindowModified());
    QVERIFY(program->document().scene().actors.front().model);
}

void TestRecovery::anEmptySceneIsNotOffered()
{
    {
        const auto program = started();
        QVERIFY(program->session.journal()->flush(longest));
    }
    QCOMPARE(folders().size(), 1);
    const auto program = started();
    QVERIFY(!offers(*program));
    QCOMPARE(folders().size(), 1); // its own
}

void TestRecovery::damageIsReported()
{
    workAndDie();
    const QDir folder(sessions() + u'/' + folders().front());
    QFile journal(folder.filePath(folder.entryList(QDir::Files).front()));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QVERIFY(journal.resize(journal.size() - 5));
    journal.close();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const QString damage =
        QStringLiteral("The end of the recovery data was damaged. About 1 change is missing.");
    QCOMPARE(program->session.recovery().offer()->details, damage);
    QVERIFY(text(*program).contains(QStringLiteral("1 change in walk.vmd")));
    press(*program, "restoreSession");
    QVERIFY(program->document().scene().markers.empty());
    QVERIFY(program->window().messageBar().text().endsWith(damage));
}

void TestRecovery::journalsOfNewerProgramsStay()
{
    QVERIFY(QDir(sessions()).mkdir(QStringLiteral("newer")));
    const QString path = sessions() + QStringLiteral("/newer/1.journal");
    const std::vector<std::byte> bytes = [] {
        auto head = mmd::journalHead();
        head[12] = std::byte{9};
        return head;
    }();
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), bytes));
    const auto program = started();
    QVERIFY(program && !offers(*program));
    const QString text = program->window().messageBar().text();
    QVERIFY2(text.startsWith(QStringLiteral("Another version of Odori wrote the recovery data in")),
        qPrintable(text));
    QVERIFY(QFile::exists(path));
}

void TestRecovery::theNextSessionIsOffered()
{
    workAndDie();
    workAndDie(nullptr, false);
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(!text(*program).contains(QStringLiteral("2 changes"))); // the newest first
    press(*program, "discardSession");
    QTRY_VERIFY_WITH_TIMEOUT(text(*program).contains(QStringLiteral("2 changes")), 30000);
}

/// From the newest to the oldest, and round again.
void TestRecovery::nextGoesThroughAllSessions()
{
    for (const std::uint32_t markers : {1u, 2u, 3u}) {
        const auto program = started();
        QVERIFY(program);
        for (std::uint32_t marker = 0; marker < markers; ++marker)
            addMarker(program->document(), marker);
        QVERIFY(program->session.journal()->flush(longest));
        QTest::qWait(20); // another time of change
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    for (const char* changes : {"3 changes", "2 changes", "1 change", "3 changes"}) {
        QTRY_VERIFY2_WITH_TIMEOUT(text(*program).contains(QString::fromLatin1(changes) + u' '),
            qPrintable(text(*program) + QLatin1String(changes)), 30000);
        press(*program, "nextSession");
    }
    QTRY_VERIFY_WITH_TIMEOUT(program->session.recovery().offer().has_value(), 30000);
    press(*program, "discardSession");
    QTRY_VERIFY_WITH_TIMEOUT(
        program->session.recovery().offer() && program->session.recovery().offer()->others == 1,
        30000);
    auto* next = bar(*program).findChild<QPushButton*>(QStringLiteral("nextSession"));
    QVERIFY(next->isVisible()); // also for one other session
    press(*program, "discardSession");
    QTRY_VERIFY_WITH_TIMEOUT(
        program->session.recovery().offer() && program->session.recovery().offer()->others == 0,
        30000);
    QVERIFY(!next->isVisible());
}

void TestRecovery::theBarCanBeClosed()
{
    workAndDie();
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    press(*program, "previewSession");
    QVERIFY(program->document().isPreview());
    QTest::mouseClick(
        bar(*program).findChild<QToolButton*>(QStringLiteral("closeRecovery")), Qt::LeftButton);
    QVERIFY(!bar(*program).isVisible());
    QVERIFY(!program->document().isPreview());
    QVERIFY(program->document().scene().actors.empty());
    QVERIFY(!program->session.recovery().offer());
    QVERIFY(offers(*program)); // both as before, unlocked
    QCOMPARE(program->session.recovery().offer()->others, 1);
    QVERIFY(text(*program).startsWith(QStringLiteral("Odori closed unexpectedly")));
}

void TestRecovery::unsavedWorkIsAskedFor()
{
    mmd::Scene scene;
    workAndDie(&scene);
    const auto program = started();
    QVERIFY(program && offers(*program));
    addMarker(program->document(), 5);
    {
        const Answers answers(QMessageBox::Cancel);
        press(*program, "restoreSession");
    }
    QVERIFY(program->document().scene().actors.empty());
    QVERIFY(bar(*program).isVisible());
    {
        const Answers answers(QMessageBox::Discard);
        press(*program, "restoreSession");
    }
    QTRY_VERIFY(areAlike(program->document().scene(), scene));
    // What was discarded is kept, too.
    QTRY_COMPARE_WITH_TIMEOUT(folders().size(), 2, 30000);
    program->session.recovery().lookForKept();
    QTRY_VERIFY_WITH_TIMEOUT(bar(*program).isVisible(), 30000);
    QVERIFY2(text(*program).startsWith(QStringLiteral("Odori was closed at ")) &&
                 text(*program).contains(QStringLiteral("1 change in the scene")),
        qPrintable(text(*program)));
    press(*program, "previewSession");
    QCOMPARE(program->document().scene().markers.size(), 1u);
    QCOMPARE(program->document().scene().markers.front().frame, 5u);
}

void TestRecovery::aNewWindowShowsTheSameOffer()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const QString before = text(*program);
    QSignalSpy replaced(&program->owner, &WindowOwner::replaced);
    program->settings().setFontPercent(110);
    QVERIFY(replaced.wait(20000));
    program->settings().setFontPercent(100);
    QCOMPARE(text(*program), before);
    press(*program, "restoreSession");
    QCOMPARE(program->document().scene().markers.size(), 1u);
}

void TestRecovery::aFullDiskIsSaidAndRepaired()
{
    const auto program = started();
    QVERIFY(program && opened(program->window(), samplePaths()));
    QVERIFY(program->session.journal()->flush(longest));
    for (const std::uint32_t frame : {8u, 9u}) { // the second time it is said again
        {
            FailingFileCalls full(
                {.call = FileCall::Write, .number = 1, .error = ENOSPC, .isLasting = true});
            const mmd::ReplacedFileCalls replaced(full);
            addMarker(program->document(), frame);
            QTRY_VERIFY_WITH_TIMEOUT(
                program->window().messageBar().text().startsWith(
                    QStringLiteral("Your work is not protected against a crash.")),
                30000);
            QVERIFY(program->session.journal()->flush(longest));
            QVERIFY(!program->document().isJournaled());
        }
        QTRY_COMPARE_WITH_TIMEOUT(program->window().messageBar().text(),
            QStringLiteral("Your work is protected against a crash again."), 30000);
        QVERIFY(program->document().isJournaled());
        QVERIFY(program->session.journal()->flush(longest));
    }
    const auto session = mmd::recoverSession(
        mmd::pathFromUtf8((sessions() + u'/' + folders().front()).toStdString()));
    QVERIFY(session && session->state.scene.markers.size() == 2);
}

void TestRecovery::theOldestAreRemovedBeyondTheLimit()
{
    workAndDie();
    const QString oldest = folders().front();
    QFile journal(sessions() + u'/' + oldest + QStringLiteral("/1.journal"));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QVERIFY(journal.setFileTime(
        QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
    const qint64 size = journal.size();
    journal.close();
    workAndDie();
    const auto program = started(); // a live session is never removed
    QCOMPARE(folders().size(), 3);
    limitKeptSpace(sessions(), {}, size * 10);
    QCOMPARE(folders().size(), 3);
    limitKeptSpace(sessions(), {}, size * 3 / 2);
    QCOMPARE(folders().size(), 2);
    QVERIFY(!folders().contains(oldest));
    // The live session counts, too.
    QVERIFY(program->session.journal()->flush(longest));
    qint64 used = 0;
    for (const QString& folder : folders())
        used += QFileInfo(sessions() + u'/' + folder + QStringLiteral("/1.journal")).size();
    limitKeptSpace(sessions(), {}, used - 1);
    QCOMPARE(folders().size(), 2); // the newest unsaved work stays, too
    limitKeptSpace(sessions(), {}, 0);
    QCOMPARE(folders().size(), 2);
    QVERIFY(program->session.journal());
    addMarker(program->document(), 3);
    QVERIFY(program->session.journal()->flush(longest));
    QVERIFY(!program->session.journal()->writer().isBroken());
}

void TestRecovery::olderVersionsAreRemovedBeforeJournals()
{
    workAndDie();
    const QTemporaryDir files;
    const auto pathIn = [&](const char* name) {
        return mmd::pathFromUtf8(files.filePath(QString::fromUtf8(name)).toStdString());
    };
    const std::vector<std::byte> bytes(1000, std::byte{1});
    const qint64 before = QDateTime::currentDateTime().addDays(-5).toMSecsSinceEpoch();
    const mmd::VersionKeeping keeping{pathIn("versions"), 3, [before] { return before; }};
    const auto kept = mmd::saveAndKeep(
        keeping, pathIn("a.vmd"), [&] { return mmd::writeFile(pathIn("a.vmd"), bytes); });
    QVERIFY(kept.saved && kept.kept);
    QCOMPARE(mmd::allVersions(pathIn("versions")).size(), 1u);
    QFile journal(sessions() + u'/' + folders().front() + QStringLiteral("/1.journal"));
    limitKeptSpace(sessions(), files.filePath(QStringLiteral("versions")), journal.size() + 500);
    QVERIFY(mmd::allVersions(pathIn("versions")).empty());
    QCOMPARE(folders().size(), 1);
}

void TestRecovery::olderJournalsAreRemovedBeforeVersions()
{
    workAndDie();
    QFile journal(sessions() + u'/' + folders().front() + QStringLiteral("/1.journal"));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QVERIFY(journal.setFileTime(
        QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
    const qint64 size = journal.size();
    journal.close();
    SessionFolder::ended(sessions()).front()->discard(SessionFolder::HowEnded::Crashed);
    const QTemporaryDir files;
    const auto file = mmd::pathFromUtf8(files.filePath(QStringLiteral("a.vmd")).toStdString());
    const QString versions = files.filePath(QStringLiteral("versions"));
    const auto kept = mmd::saveAndKeep({mmd::pathFromUtf8(versions.toStdString()), 3, {}}, file,
        [&] { return mmd::writeFile(file, std::vector<std::byte>(1000)); });
    QVERIFY(kept.saved && kept.kept);
    limitKeptSpace(sessions(), versions, size + 500);
    QCOMPARE(folders().size(), 0);
    QCOMPARE(mmd::allVersions(mmd::pathFromUtf8(versions.toStdString())).size(), 1u);
}

void TestRecovery::theAutosaveTimeHoldsFromTheStart()
{
    const auto program = started();
    QVERIFY(program);
    const int usual = program->settings().snapshotMinutes();
    program->settings().setSnapshotMinutes(usual + 4);
    const auto next = started();
    QVERIFY(next);
    QCOMPARE(next->session.journal()->interval(), std::chrono::minutes(usual + 4));
    program->settings().setSnapshotMinutes(usual);
    QCOMPARE(program->session.journal()->interval(), std::chrono::minutes(usual));
}

QTEST_MAIN(TestRecovery)
#include "test_recovery.moc"
