// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/recovery/recovery_hands.h"
#include "tests/support/corpus.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

using namespace odori;
using namespace odori::test;

/// Files that other programs changed since the work on them ended.
class TestRecoveryFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery_files"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void changedFilesAreNamed();
    void filesChangedAfterTheOfferAreAskedFor();
    void filesSavedHereAfterTheOfferAreUnsaved();
    void deletedKeysOfAChangedFileAreUnsaved();
    void aChangedProjectIsNamed();
    void aProjectThatWasSavedAgainIsNotChanged();
    void aDeletedProjectIsNamed();
    void aChangedModelIsNamed();
};

namespace {

/// Another program adds bytes to a file.
bool isAppended(const QString& path, const char* bytes)
{
    QFile file(path);
    return file.open(QIODevice::Append) && file.write(bytes) > 0;
}

} // namespace

void TestRecoveryFiles::changedFilesAreNamed()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {samplePaths().first(), path}));
        QVERIFY(program->session.journal()->flush(longest));
    }
    QVERIFY(isAppended(path, "x"));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(program->session.recovery().offer()->details.startsWith(
        QStringLiteral("踊り.vmd is not the file that was open.")));
    press(*program, "restoreSession");
    QVERIFY(program->window().isWindowModified());
}

/// Restore is pressed long after the file was compared.
void TestRecoveryFiles::filesChangedAfterTheOfferAreAskedFor()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {samplePaths().first(), path}));
        deleteAllKeys(*program);
        QVERIFY(program->session.journal()->flush(longest));
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details, QString());
    QTest::qWait(20); // another modification time
    QVERIFY(isAppended(path, "x"));
    press(*program, "restoreSession");
    {
        const Answers answers(QMessageBox::Cancel);
        program->window().commands().action("file.save")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(answers.questions().size(), 1, 30000);
    }
    QVERIFY(readAll(path).endsWith('x'));
}

/// The restored motion is not in the file any more, but no other program changed it.
void TestRecoveryFiles::filesSavedHereAfterTheOfferAreUnsaved()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {samplePaths().first(), path}));
        QVERIFY(program->session.journal()->flush(longest));
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY(opened(program->window(), {samplePaths().first(), path}));
    QTest::qWait(20); // another modification time
    deleteAllKeys(*program);
    program->window().commands().action("file.save")->trigger();
    QVERIFY(isWritten(program->session.files().saving()));
    const QByteArray saved = readAll(path);
    program->session.files().startNew(); // it forgets the times of its files
    press(*program, "previewSession");
    QVERIFY(program->window().isWindowModified());
    press(*program, "previewSession");
    QVERIFY(!program->window().isWindowModified());
    press(*program, "restoreSession");
    QVERIFY(program->document().scene().actors.front().motion.keyCount() > 0);
    QVERIFY(program->window().isWindowModified());
    program->window().messageBar().clear();
    QEvent activated(QEvent::WindowActivate);
    QApplication::sendEvent(&program->window(), &activated);
    QTest::qWait(300); // a worker looks at the files
    QCOMPARE(program->window().messageBar().text(), QString());
    const Answers answers(QMessageBox::Cancel);
    program->window().commands().action("file.save")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(answers.questions().size(), 1, 30000);
    QVERIFY2(
        answers.questions().front().startsWith(QStringLiteral("The file 踊り.vmd has changed")),
        qPrintable(answers.questions().front()));
    QCOMPARE(readAll(path), saved);
}

/// The restored motion without keys is not what the file holds.
void TestRecoveryFiles::deletedKeysOfAChangedFileAreUnsaved()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {samplePaths().first(), path}));
        deleteAllKeys(*program);
        QVERIFY(program->session.journal()->flush(longest));
    }
    QVERIFY(isAppended(path, "x"));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).contains(QStringLiteral("1 change in 踊り.vmd can be restored.")),
        qPrintable(text(*program)));
    press(*program, "restoreSession");
    QVERIFY(program->window().isWindowModified());
    {
        const Answers answers(QMessageBox::Cancel);
        program->window().commands().action("file.save")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(answers.questions().size(), 1, 30000);
    }
    QVERIFY(readAll(path).endsWith('x'));
}

/// Saved here and then changed by another program: saving asks before it overwrites.
void TestRecoveryFiles::aChangedProjectIsNamed()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.odori"));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), samplePaths()));
        program->session.files().saving().saveTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(
            !program->session.files().saving().isRunning() && QFile::exists(path), 30000);
        QVERIFY(program->session.journal()->flush(longest));
    }
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        QCOMPARE(program->session.recovery().offer()->details, QString()); // not changed
        program->session.recovery().putOff();
    }
    QVERIFY(isAppended(path, "\n"));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details,
        QStringLiteral("踊り.odori is not the file that was open. What was open is restored; save "
                       "it under another name to keep both."));
    press(*program, "restoreSession");
    QVERIFY(program->window().isWindowModified());
    QCOMPARE(program->document().project().path(), path);
    {
        const Answers answers(QMessageBox::Cancel);
        program->window().commands().action("file.save")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(answers.questions().size(), 1, 30000);
    }
    QVERIFY(readAll(path).endsWith("\n"));
}

void TestRecoveryFiles::aProjectThatWasSavedAgainIsNotChanged()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.odori"));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), samplePaths()));
        program->session.files().saving().saveTo(path);
        QVERIFY(isWritten(program->session.files().saving()));
        program->session.endJournal();
    }
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {path}));
        addMarker(program->document(), 5);
        program->session.files().saving().saveTo(path);
        QVERIFY(isWritten(program->session.files().saving()));
        QVERIFY(program->session.journal()->flush(longest));
    }
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details, QString());
    press(*program, "restoreSession");
    QVERIFY(!program->window().isWindowModified());
}

void TestRecoveryFiles::aDeletedProjectIsNamed()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("踊り.odori"));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), samplePaths()));
        program->session.files().saving().saveTo(path);
        QVERIFY(isWritten(program->session.files().saving()));
        QVERIFY(program->session.journal()->flush(longest));
    }
    QVERIFY(QFile::remove(path));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details,
        QStringLiteral("踊り.odori does not exist any more. What was open is restored; save it to "
                       "have the file again."));
    press(*program, "restoreSession");
    QVERIFY(program->window().isWindowModified());
}

void TestRecoveryFiles::aChangedModelIsNamed()
{
    const QTemporaryDir files;
    const QString path = files.filePath(QStringLiteral("人形.pmx"));
    QVERIFY(QFile::copy(samplePaths().first(), path));
    {
        const auto program = started();
        QVERIFY(program && opened(program->window(), {path, samplePaths().last()}));
        addMarker(program->document(), 5);
        QVERIFY(program->session.journal()->flush(longest));
    }
    {
        const auto program = started();
        QVERIFY(program && offers(*program));
        QCOMPARE(program->session.recovery().offer()->details, QString());
        program->session.recovery().putOff();
    }
    QVERIFY(isAppended(path, "x"));
    const auto program = started();
    QVERIFY(program && offers(*program));
    QCOMPARE(program->session.recovery().offer()->details,
        QStringLiteral("The model 人形.pmx is not the file that was open. The motion is restored "
                       "on the model of now."));
    press(*program, "restoreSession");
    QVERIFY(program->document().scene().actors.front().model);
}

QTEST_MAIN(TestRecoveryFiles)
#include "test_recovery_files.moc"
