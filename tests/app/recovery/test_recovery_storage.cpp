// SPDX-License-Identifier: MIT
#include "app/recovery/kept_space.h"
#include "libmmd/base/file_io.h"
#include "tests/app/recovery/recovery_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/failing_file_calls.h"

#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QLockFile>

#include <cerrno>

using namespace odori;
using namespace odori::test;

/// The folders of journals: full, removed, not there, locked by a program that has ended.
class TestRecoveryStorage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery_storage"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void undecidedWorkIsRemovedLast();
    void discardedWorkGoesBeforeOlderUndecidedWork();
    void aLockOfAnEndedProgramWithOurNumberIsTakenOver();
    void aRemovedFolderIsMadeAgain();
    void aFolderThatCannotBeMadeIsTriedAgain();
    void aFailureAfterANewSceneIsSaidAgain();
    void anUnreadableJournalIsToldOnce();
    void discardingSaysWhereItIs();
};

namespace {

constexpr int longEnough = 30000; ///< milliseconds

QString message(Program& program)
{
    return program.window().messageBar().text();
}

/// The scene of the only session in the folder, as its journal has it.
std::size_t journaledMarkers()
{
    const auto session = mmd::recoverSession(
        mmd::pathFromUtf8((sessions() + u'/' + folders().front()).toStdString()));
    return session ? session->state.scene.markers.size() : 0;
}

void setAge(const QString& folder, int days)
{
    QFile journal(sessions() + u'/' + folder + QStringLiteral("/1.journal"));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QVERIFY(journal.setFileTime(
        QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
}

/// Another session must be left, which is then put off.
void discardNewest()
{
    const auto program = started();
    QVERIFY(program && offers(*program));
    press(*program, "discardSession");
    QTRY_VERIFY_WITH_TIMEOUT(program->session.recovery().offer().has_value(), longEnough);
    program->session.recovery().putOff();
    program->session.endJournal();
}

} // namespace

void TestRecoveryStorage::undecidedWorkIsRemovedLast()
{
    workAndDie();
    const QString oldest = folders().front();
    setAge(oldest, 3);
    workAndDie();
    QStringList others = folders();
    others.removeOne(oldest);
    discardNewest();
    limitKeptSpace(sessions(), {}, 1);
    QCOMPARE(folders(), QStringList{oldest}); // older, but nobody has decided about it
    const auto program = started();
    QVERIFY(program && offers(*program));
}

void TestRecoveryStorage::discardedWorkGoesBeforeOlderUndecidedWork()
{
    for (const int days : {5, 3, 0}) {
        const QStringList before = folders();
        workAndDie();
        for (const QString& folder : folders())
            if (!before.contains(folder))
                setAge(folder, days);
    }
    QCOMPARE(folders().size(), 3);
    discardNewest();
    qint64 used = 0;
    for (QDirIterator at(sessions(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         at.hasNext();)
        used += QFileInfo(at.next()).size();
    limitKeptSpace(sessions(), {}, used - 1); // one of them must go
    QCOMPARE(folders().size(), 2);
    const auto program = started();
    QVERIFY(program && offers(*program));
    press(*program, "discardSession");
    // Another one is left that nobody has decided about.
    QTRY_VERIFY_WITH_TIMEOUT(program->session.recovery().offer().has_value(), longEnough);
}

/// In a container, programs that follow each other have the same number.
void TestRecoveryStorage::aLockOfAnEndedProgramWithOurNumberIsTakenOver()
{
    workAndDie();
    const QString lock = sessions() + u'/' + folders().front() + QStringLiteral(".lock");
    const QString ours = sessions() + QStringLiteral("/ours.lock");
    {
        QLockFile own(ours);
        QVERIFY(own.tryLock());
        const QByteArray text = readAll(ours);
        QVERIFY(!text.isEmpty());
        QFile::remove(lock);
        QVERIFY(QFile::copy(ours, lock));
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    const auto next = started(); // the lock is held now
    QVERIFY(next && !offers(*next));
    QVERIFY(QFile::exists(lock));
}

void TestRecoveryStorage::aRemovedFolderIsMadeAgain()
{
    const auto program = started();
    QVERIFY(program && program->session.journal()->flush(longest));
    QVERIFY(QDir(sessions()).removeRecursively());
    addMarker(program->document(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(
        message(*program).startsWith(u"Your work is not protected against a crash."), longEnough);
    QTRY_COMPARE_WITH_TIMEOUT(message(*program),
        QStringLiteral("Your work is protected against a crash again."), longEnough);
    addMarker(program->document(), 2);
    QVERIFY(program->session.journal()->flush(longest));
    QCOMPARE(folders().size(), 1);
    QCOMPARE(journaledMarkers(), std::size_t(2));
    QVERIFY(SessionFolder::ended(sessions()).empty()); // it has its lock
}

void TestRecoveryStorage::aFolderThatCannotBeMadeIsTriedAgain()
{
    QDir(sessions()).removeRecursively();
    const QString place = wantedStateFolder(QStringLiteral("sessions"));
    QFile(place).remove();
    QVERIFY(QDir().rmdir(place) || !QFile::exists(place));
    QFile file(place);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto program = started();
    QVERIFY(program && !program->session.journal());
    QVERIFY2(message(*program).startsWith(u"Your work is not protected against a crash.") &&
                 message(*program).contains(u"odori/sessions"),
        qPrintable(message(*program)));
    addMarker(program->document(), 1);
    QVERIFY(QFile::remove(place));
    QTRY_COMPARE_WITH_TIMEOUT(message(*program),
        QStringLiteral("Your work is protected against a crash again."), longEnough);
    addMarker(program->document(), 2);
    QVERIFY(program->session.journal()->flush(longest));
    QCOMPARE(journaledMarkers(), std::size_t(2));
}

/// The journal of discarded work is kept, and the new scene has another one.
void TestRecoveryStorage::aFailureAfterANewSceneIsSaidAgain()
{
    const auto program = started();
    QVERIFY(program && program->session.journal()->flush(longest));
    for (const std::uint32_t frame : {1u, 2u}) {
        {
            FailingFileCalls full(
                {.call = FileCall::Write, .number = 1, .error = ENOSPC, .isLasting = true});
            const mmd::ReplacedFileCalls replaced(full);
            addMarker(program->document(), frame);
            QTRY_VERIFY_WITH_TIMEOUT(
                message(*program).startsWith(u"Your work is not protected against a crash."),
                longEnough);
            QVERIFY(program->session.journal()->flush(longest));
        }
        const Answers answers(QMessageBox::Discard);
        program->session.files().startNew();
        QTRY_COMPARE_WITH_TIMEOUT(message(*program),
            QStringLiteral("Your work is protected against a crash again."), longEnough);
        QVERIFY(program->document().scene().markers.empty());
        QVERIFY(program->session.journal()->flush(longest));
    }
}

void TestRecoveryStorage::anUnreadableJournalIsToldOnce()
{
    QVERIFY(QDir(sessions()).mkdir(QStringLiteral("broken")));
    const QString path = sessions() + QStringLiteral("/broken/1.journal");
    QFile journal(path);
    QVERIFY(journal.open(QIODevice::WriteOnly) && journal.write("no journal") > 0);
    journal.close();
    {
        const auto program = started();
        QVERIFY(program && !offers(*program));
        QVERIFY2(message(*program).startsWith(u"The recovery data cannot be read"),
            qPrintable(message(*program)));
        program->session.endJournal();
    }
    const auto program = started();
    QVERIFY(program && !offers(*program));
    QCOMPARE(message(*program), QString());
    QVERIFY(QFile::exists(path)); // for 30 days
}

void TestRecoveryStorage::discardingSaysWhereItIs()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    press(*program, "discardSession");
    QCOMPARE(message(*program),
        QStringLiteral("Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work."));
}

QTEST_MAIN(TestRecoveryStorage)
#include "test_recovery_storage.moc"
