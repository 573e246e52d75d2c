// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/base/file_io.h"
#include "tests/app/recovery/recovery_hands.h"
#include "tests/support/failing_file_calls.h"
#include "tests/support/held_file_calls.h"

#include <QtCore/QFile>
#include <QtCore/QSet>

#include <cerrno>
#include <functional>
#include <span>

using namespace odori;
using namespace odori::test;

/// Nothing is lost by a preview, a full disk, damage, missing files or several sessions.
class TestRecoverySafety : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery_safety"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void aPreviewCannotBeChanged();
    void ownWorkSurvivesAPreview();
    void closingLeavesAPreview();
    void theRestoredSessionStaysOnAFullDisk();
    void theRestoredSessionStaysOnASlowDisk();
    void aJournalWithoutContentIsKept();
    void aMissingModelStaysAReference();
    void changesAreCountedAcrossSessions();
    void aDeletedMotionIsNamed();
    void allSessionsCanBeSeen();
    void theLatestWorkIsOfferedFirst();
    void allDetailsCanBeRead();
    void aPreviewForgetsNoFile();
};

void TestRecoverySafety::aPreviewCannotBeChanged()
{
    mmd::Scene scene;
    workAndDie(&scene);
    const auto program = started();
    QVERIFY(program && offers(*program));
    press(*program, "previewSession");
    const QString refusal =
        QStringLiteral("This is a preview. Restore it to work with it, or go back.");
    Document& document = program->document();
    const std::vector<std::function<void()>> edits = {
        [&] { addMarker(document, 44); },
        [&] {
            document.beginGesture();
            document.updateGesture(mmd::addMarkers(document.scene(), {}));
            document.endGesture(QStringLiteral("Drag"));
        },
        [&] { document.undo(); },
        [&] { document.redo(); },
        [&] { program->window().commands().action("file.save")->trigger(); },
        [&] { program->window().commands().action("file.saveProjectAs")->trigger(); },
        [&] { program->session.files().saving().saveMotionAs(); },
    };
    for (std::size_t at = 0; at < edits.size(); ++at) {
        QSignalSpy said(&document, &Document::said);
        edits[at]();
        document.say(QStringLiteral("Did it")); // what the command says in vain
        QTRY_VERIFY2(said.count() > 0 && said.back().front().toString() == refusal,
            qPrintable(QString::number(at)));
        QVERIFY(areAlike(document.scene(), scene));
    }
    QSignalSpy said(&document, &Document::said);
    press(*program, "restoreSession");
    QVERIFY(areAlike(document.scene(), scene));
    QVERIFY(said.count() > 0 && said.back().front().toString().isEmpty()); // no refusal stays
    addMarker(document, 44);
    QCOMPARE(document.scene().markers.size(), 2u);
    QTRY_COMPARE_WITH_TIMEOUT(folders().size(), 1, 30000);
}

/// A preview shows other work, and the window's own work is still journaled.
void TestRecoverySafety::ownWorkSurvivesAPreview()
{
    mmd::Scene offered;
    workAndDie(&offered);
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        addMarker(program->document(), 5);
        press(*program, "previewSession");
        program->session.journal()->takeSnapshot();
        QVERIFY(program->session.journal()->flush(longest));
    }
    auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).contains(QStringLiteral("1 change in the scene")),
        qPrintable(text(*program)));
    QCOMPARE(program->session.recovery().offer()->others, 1);
    press(*program, "restoreSession");
    QCOMPARE(program->document().scene().markers.size(), 1u);
    QCOMPARE(program->document().scene().markers.front().frame, 5u);
    program->session.recovery().lookForKept();
    QTRY_VERIFY_WITH_TIMEOUT(program->session.recovery().offer().has_value(), 30000);
    press(*program, "previewSession");
    QVERIFY(areAlike(program->document().scene(), offered));
    program->document().endPreview();
    addMarker(program->document(), 6);
    program->document().undo();
    QVERIFY(program->session.journal()->flush(longest));
    QCOMPARE(program->document().scene().markers.size(), 1u);
    program.reset();
    program = started();
    QVERIFY(program && offers(*program));
    press(*program, "restoreSession");
    QCOMPARE(program->document().scene().markers.size(), 1u);
    QCOMPARE(program->document().undoStack()->count(), 2);
}

/// Closing, opening and a new scene leave the preview first, and ask about the window's own work.
void TestRecoverySafety::closingLeavesAPreview()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    addMarker(program->document(), 5);
    const std::vector<std::function<void()>> leave = {
        [&] { program->window().close(); },
        [&] { program->window().commands().action("file.new")->trigger(); },
    };
    for (const auto& each : leave) {
        press(*program, "previewSession");
        QVERIFY(program->document().isPreview());
        {
            const Answers answers(QMessageBox::Cancel);
            each();
        }
        QTRY_VERIFY(!program->document().isPreview());
        QCOMPARE(program->document().scene().markers.size(), 1u);
        QVERIFY(!program->session.recovery().offer()->isPreviewed);
    }
    press(*program, "previewSession");
    QVERIFY(opened(program->window(), {samplePaths().first()}));
    QVERIFY(!program->document().isPreview());
    QCOMPARE(program->document().scene().markers.size(), 1u);
    QCOMPARE(program->document().scene().actors.size(), 1u);
}

void TestRecoverySafety::theRestoredSessionStaysOnAFullDisk()
{
    mmd::Scene scene;
    workAndDie(&scene);
    const QString old = folders().front();
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(program->session.journal()->flush(longest));
    {
        FailingFileCalls full(
            {.call = FileCall::Write, .number = 1, .error = ENOSPC, .isLasting = true});
        const mmd::ReplacedFileCalls replaced(full);
        press(*program, "restoreSession");
        QVERIFY(areAlike(program->document().scene(), scene));
        QTRY_VERIFY_WITH_TIMEOUT(!program->document().isJournaled(), 30000);
        QTest::qWait(1000); // some looks at the journal
        QVERIFY(folders().contains(old));
    }
    QTRY_VERIFY_WITH_TIMEOUT(!folders().contains(old), 30000);
    QVERIFY(program->session.journal()->isComplete());
    const auto session = mmd::recoverSession(
        mmd::pathFromUtf8((sessions() + u'/' + folders().front()).toStdString()));
    QVERIFY(session && areAlike(session->state.scene, scene));
}

/// The old journal stays until the new one is on the disk.
void TestRecoverySafety::theRestoredSessionStaysOnASlowDisk()
{
    workAndDie();
    const QString old = folders().front();
    const auto program = started();
    QVERIFY(program && offers(*program) && program->session.journal()->flush(longest));
    HeldFileCalls held;
    const mmd::ReplacedFileCalls replaced(held);
    press(*program, "restoreSession");
    QTRY_VERIFY(held.flushes() > 0);
    QTest::qWait(500); // it looks at its journal several times
    QVERIFY(folders().contains(old));
    QVERIFY(program->session.recovery().isRestoring());
    held.release();
    QTRY_VERIFY_WITH_TIMEOUT(!folders().contains(old), 30000);
}

/// The first records are damaged, so nothing is left that is worth an offer.
void TestRecoverySafety::aJournalWithoutContentIsKept()
{
    workAndDie();
    const QString old = folders().front();
    QFile journal(sessions() + u'/' + old + QStringLiteral("/1.journal"));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const auto session =
        mmd::recoverSession(mmd::pathFromUtf8((sessions() + u'/' + old).toStdString()));
    QVERIFY(session && session->records > 2);
    // The snapshot of the empty window is whole; damage what comes after it.
    const QByteArray all = journal.readAll();
    qint64 at = all.size();
    for (qint64 size = 0; size <= all.size(); ++size) {
        const auto prefix = mmd::recoverBytes(
            std::as_bytes(std::span(all.data(), std::size_t(size))), mmd::loadModel);
        if (prefix && prefix->damage.records == 0) {
            at = size;
            break;
        }
    }
    QVERIFY(at < all.size());
    QVERIFY(journal.seek(at + 20) && journal.write("XYZ") == 3);
    journal.close();
    {
        const auto program = started();
        QVERIFY(program && !offers(*program));
        QVERIFY2(program->window().messageBar().text().contains(
                     QStringLiteral("The recovery data is damaged, and ")),
            qPrintable(program->window().messageBar().text()));
        QVERIFY(folders().contains(old));
        program->session.endJournal();
    }
    const auto program = started();
    QVERIFY(program && !offers(*program)); // it is told once
    QVERIFY(program->window().messageBar().text().isEmpty());
    QVERIFY(folders().contains(old));
}

void TestRecoverySafety::aMissingModelStaysAReference()
{
    const QTemporaryDir files;
    const QString model = files.filePath(QStringLiteral("踊り子.pmx"));
    const QString hidden = model + QStringLiteral(".away");
    QVERIFY(QFile::copy(samplePaths().first(), model));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {model, samplePaths().last()}));
        addMarker(program->document(), 5);
        QVERIFY(program->session.journal()->flush(longest));
    }
    const QString old = folders().front();
    QVERIFY(QFile::rename(model, hidden));
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        QCOMPARE(program->session.recovery().offer()->details,
            QStringLiteral("The model 踊り子.pmx cannot be read. Its motion is restored. The "
                           "recovery data is kept for 30 days."));
        QVERIFY(bar(*program)
                    .findChild<QLabel*>(QStringLiteral("recoveryDetails"))
                    ->text()
                    .startsWith(QStringLiteral("The model 踊り子.pmx")));
        press(*program, "restoreSession");
        QVERIFY(!program->document().scene().actors.front().model);
        QVERIFY(program->document().scene().actors.front().motion.keyCount() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(
            QFile::exists(sessions() + u'/' + old + QStringLiteral("/discarded")), 30000);
    }
    {
        const auto program = started(); // it is still missing, and still a reference
        QVERIFY(program && offers(*program));
        QVERIFY(program->session.recovery().offer()->details.startsWith(
            QStringLiteral("The model 踊り子.pmx cannot be read.")));
        press(*program, "restoreSession");
        QVERIFY(program->session.journal()->flush(longest));
        QTRY_COMPARE_WITH_TIMEOUT(program->session.recovery().isRestoring(), false, 30000);
    }
    QVERIFY(QFile::rename(hidden, model));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(program->session.recovery().offer()->details.isEmpty());
    press(*program, "restoreSession");
    QVERIFY(program->document().scene().actors.front().model);
}

void TestRecoverySafety::changesAreCountedAcrossSessions()
{
    workAndDie();
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        press(*program, "restoreSession");
        addMarker(program->document(), 30);
        QVERIFY(program->session.journal()->flush(longest));
        QTRY_COMPARE_WITH_TIMEOUT(folders().size(), 1, 30000);
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).endsWith(QStringLiteral(". 3 changes in walk.vmd can be restored.")),
        qPrintable(text(*program)));
}

void TestRecoverySafety::aDeletedMotionIsNamed()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {samplePaths().first(), path}));
        QVERIFY(program->session.journal()->flush(longest));
    }
    QVERIFY(QFile::remove(path));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details,
        QStringLiteral("踊り.vmd does not exist any more. What was open is restored; "
                       "save it to have the file again."));
}

void TestRecoverySafety::allSessionsCanBeSeen()
{
    workAndDie();
    workAndDie(nullptr, false);
    {
        const auto program = started();
        addMarker(program->document(), 1);
        QVERIFY(program->session.journal()->flush(longest));
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QSet<QString> seen;
    for (int each = 0; each < 3; ++each) {
        QVERIFY(bar(*program).findChild<QPushButton*>(QStringLiteral("nextSession"))->isVisible());
        seen.insert(text(*program).section(QStringLiteral(". "), 1));
        press(*program, "previewSession");
        press(*program, "nextSession"); // leaves the preview
        QTRY_VERIFY_WITH_TIMEOUT(bar(*program).isVisible(), 30000);
        QVERIFY(!program->document().isPreview());
    }
    QCOMPARE(seen.size(), 3);
    QSignalSpy said(&program->document(), &Document::said);
    program->window().commands().action("file.recover")->trigger();
    QCOMPARE(said.count(), 1);
    QVERIFY(bar(*program).isVisible());
    press(*program, "restoreSession");
    QTRY_COMPARE_WITH_TIMEOUT(folders().size(), 3, 30000); // its own, and the other two
}

/// A program that was started earlier may have worked longer.
void TestRecoverySafety::theLatestWorkIsOfferedFirst()
{
    for (const std::uint32_t markers : {1u, 2u}) {
        const auto program = started();
        for (std::uint32_t frame = 0; frame < markers; ++frame)
            addMarker(program->document(), frame);
        QVERIFY(program->session.journal()->flush(longest));
        if (markers == 1) { // the first one
            QFile journal(sessions() + u'/' + folders().front() + QStringLiteral("/1.journal"));
            QVERIFY(journal.open(QIODevice::ReadWrite));
            QVERIFY(journal.setFileTime(
                QDateTime::currentDateTime().addSecs(3600), QFileDevice::FileModificationTime));
        }
        QTest::qWait(1100); // the names of the folders have seconds
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).contains(QStringLiteral("1 change in")), qPrintable(text(*program)));
}

void TestRecoverySafety::allDetailsCanBeRead()
{
    const QTemporaryDir files;
    QStringList paths;
    for (const char* name : {"一.vmd", "二.vmd", "三.vmd", "四.vmd"}) {
        const QString path = files.filePath(QString::fromUtf8(name));
        QVERIFY(QFile::copy(samplePaths().last(), path));
        paths.append({samplePaths().first(), path});
    }
    {
        const auto program = started();
        QSignalSpy loaded(&program->session.files(), &FileCommands::loadingFinished);
        program->session.files().openAsWritten(paths);
        QVERIFY(loaded.wait(30000));
        QCOMPARE(program->document().scene().actors.size(), 4u);
        QVERIFY(program->session.journal()->flush(longest));
    }
    for (int at = 1; at < paths.size(); at += 2)
        QVERIFY(QFile::remove(paths[at]));
    const auto program = started();
    QVERIFY(program && offers(*program));
    const auto* details = bar(*program).findChild<QLabel*>(QStringLiteral("recoveryDetails"));
    QVERIFY(details->isVisible() && details->text().endsWith(QStringLiteral(" And 1 more.")));
    for (const QString& name : {u"一"_qs, u"二"_qs, u"三"_qs, u"四"_qs}) {
        QVERIFY(details->toolTip().contains(name));
        QVERIFY(details->accessibleDescription().contains(name));
    }
}

/// What is known about the window's own files is known after the preview: no question is asked.
void TestRecoverySafety::aPreviewForgetsNoFile()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(opened(program->window(), {samplePaths().first(), path}));
    press(*program, "previewSession");
    press(*program, "previewSession");
    deleteAllKeys(*program);
    QVERIFY(program->window().isWindowModified());
    {
        const Answers answers;
        program->window().commands().action("file.save")->trigger();
        QVERIFY(isWritten(program->session.files().saving()));
        QCOMPARE(answers.questions(), QStringList());
    }
    QVERIFY(!program->window().isWindowModified());
    // A file that another program changed during the preview is still asked about.
    program->document().undo();
    press(*program, "previewSession");
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append) && file.write("x") == 1 && file.flush());
    QVERIFY(file.setFileTime(
        QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    file.close();
    press(*program, "previewSession");
    const Answers stay(QMessageBox::Cancel);
    program->window().commands().action("file.save")->trigger();
    QVERIFY(!isWritten(program->session.files().saving()));
    QTRY_COMPARE(stay.questions().size(), 1);
}

QTEST_MAIN(TestRecoverySafety)
#include "test_recovery_safety.moc"
