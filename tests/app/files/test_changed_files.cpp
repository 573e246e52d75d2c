// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/text/cp932.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/held_file_calls.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

using namespace odori;

/// What the window does when another program changes an open file: it names the file once, offers
/// to reload it if nothing was edited here, and asks before it overwrites it.
class TestChangedFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_changed_files"); }
    void init();
    void cleanup() { m_window.reset(); }
    void anUneditedMotionIsReloaded();
    void aReloadedMotionWithFindingsOffersTheCheckUp();
    void anEditedMotionIsOnlyNamed();
    void draftsAreEdits();
    void anOlderFileIsAChange();
    void eachModelOfAFileCounts();
    void aChangeIsToldOnce();
    void theSaveQuestionOffersToReload();
    void ownSavesAreNoChange();
    void aSaveWhileItLooksStopsNoLaterLook();
    void aSlowDiskIsSaid();
    void aReloadAfterAnEditKeepsTheEdit();
    void whatIsNoMotionAnyMoreIsNotReloaded();
    void aProjectIsOpenedAgain();
    void aVanishedFileIsWrittenAgain();
    void aVanishedProjectIsUnsaved();
    void aVanishedFolderIsSaid();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] FileSaving& saving() { return m_window->files().saving(); }
    [[nodiscard]] MessageBar& bar() { return m_window->messageBar(); }
    [[nodiscard]] QToolButton* reloadButton()
    {
        for (auto* each : bar().findChildren<QToolButton*>())
            if (each->isVisible() && each->text() == u"Reload"_qs)
                return each;
        return nullptr;
    }
    /// Writes a file as another program does, at a later time.
    void change(const QString& path, const QByteArray& data);
    /// The user goes to another window and comes back.
    [[nodiscard]] bool comeBack();
    void edit();
    void save()
    {
        m_window->viewport().setFocus();
        QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    }
    [[nodiscard]] QByteArray motionNow()
    {
        return test::dataOf(mmd::vmdFromMotion(document().actor()->motion));
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion;    ///< open in the window
    QByteArray m_opened; ///< its content
    QByteArray m_other;  ///< the content that the other program writes
    int m_changes = 0;
};

void TestChangedFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_motion = m_folder->filePath(u"歩き.vmd"_qs);
    QVERIFY(QFile::copy(samplePaths().last(), m_motion));
    QVERIFY(QFile::setPermissions(m_motion, QFile::ReadOwner | QFile::WriteOwner));
    m_window = test::shownWindow();
    QVERIFY(m_window && test::opened(*m_window, {samplePaths().first(), m_motion}));
    m_opened = motionNow();
    mmd::Motion other = document().actor()->motion;
    other.bones.resize(3);
    other.morphs.clear();
    m_other = test::dataOf(mmd::vmdFromMotion(other));
    QVERIFY(m_other != m_opened);
}

void TestChangedFiles::change(const QString& path, const QByteArray& data)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(data), data.size());
    QVERIFY(file.flush());
    QVERIFY(file.setFileTime(
        QDateTime::currentDateTime().addSecs(++m_changes * 10), QFileDevice::FileModificationTime));
}

bool TestChangedFiles::comeBack()
{
    QWidget other;
    other.resize(200, 100);
    other.show();
    if (!QTest::qWaitForWindowActive(&other))
        return false;
    other.close();
    m_window->activateWindow();
    return QTest::qWaitForWindowActive(m_window.get());
}

void TestChangedFiles::edit()
{
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(1000.0 + document().undoStack()->count()); // no keys there
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(m_window->isWindowModified());
}

void TestChangedFiles::anUneditedMotionIsReloaded()
{
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_COMPARE(bar().text(), u"Changed by another program: 歩き.vmd."_qs);
    QVERIFY(reloadButton());
    QCOMPARE(motionNow(), m_opened); // until the user wants it
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_COMPARE(motionNow(), m_other);
    QVERIFY(!m_window->isWindowModified());
    QTRY_COMPARE(bar().text(), u"Reloaded 歩き.vmd."_qs);
    QVERIFY(!reloadButton());
    QCOMPARE(document().undoStack()->undoText(), u"Reload 歩き.vmd"_qs);
    QTest::keyClick(&m_window->viewport(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(motionNow(), m_opened);
    QVERIFY(m_window->isWindowModified()); // the file has the other motion
    document().undoStack()->redo();
    QVERIFY(!m_window->isWindowModified());
    const test::Answers answers; // the file is known now
    save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions(), QStringList());
}

void TestChangedFiles::aReloadedMotionWithFindingsOffersTheCheckUp()
{
    mmd::Motion other = document().actor()->motion;
    mmd::BoneKeyframe key;
    key.value.translation.x = 1;
    mmd::replaceTrack(
        other, mmd::Track<mmd::BoneKeyframe>(
                   mmd::fieldOf(mmd::encodeCp932("謎").bytes), std::span(&key, std::size_t(1))));
    change(m_motion, test::dataOf(mmd::vmdFromMotion(other)));
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
    m_window->viewport().setFocus();
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_COMPARE(bar().text(), u"Reloaded 歩き.vmd."_qs);
    QTest::mouseClick(bar().findChild<QToolButton*>(u"messageClose"_qs), Qt::LeftButton);
    QTRY_VERIFY2(bar().text().startsWith(u"歩き.vmd: the model lacks 1"), qPrintable(bar().text()));
    QVERIFY(!m_window->dock(Panel::CheckUp)->isVisible());
    QVERIFY(m_window->viewport().hasFocus());
}

void TestChangedFiles::anEditedMotionIsOnlyNamed()
{
    edit();
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_VERIFY2(bar().text().startsWith(u"Changed by another program and by you: 歩き.vmd."_qs),
        qPrintable(bar().text()));
    QVERIFY(!reloadButton());
    const QByteArray mine = motionNow();
    const test::Answers answers("reload", QMessageBox::Save); // there is no such button
    save();
    QVERIFY(!test::isWritten(saving()));
    QCOMPARE(test::readAll(m_motion), m_other);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 2);
    QCOMPARE(test::readAll(m_motion), mine);
    QVERIFY(!m_window->isWindowModified());
}

/// Such as a backup that was copied back.
void TestChangedFiles::anOlderFileIsAChange()
{
    change(m_motion, m_other);
    QFile file(m_motion);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(
        QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    file.close();
    edit();
    const test::Answers answers(QMessageBox::Cancel);
    save();
    QVERIFY(!test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(test::readAll(m_motion), m_other);
}

/// Two models dance the same file. An edit of one is enough: reloading would replace it.
void TestChangedFiles::eachModelOfAFileCounts()
{
    QSignalSpy loaded(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().openAsWritten({samplePaths().first(), m_motion});
    QVERIFY(loaded.wait(20000));
    const auto& actors = document().scene().actors;
    QCOMPARE(actors.size(), 2u);
    QCOMPARE(actors[0].motionPath, actors[1].motionPath);
    for (const std::size_t edited : {0u, 1u}) {
        document().activate(actors[edited].id);
        edit();
        change(m_motion, m_other);
        QVERIFY(comeBack());
        QTRY_VERIFY2(bar().text().contains(u"and by you"_qs), qPrintable(bar().text()));
        QVERIFY(!reloadButton());
        bar().clear();
        m_window->viewport().setFocus();
        document().undo();
    }
}

void TestChangedFiles::draftsAreEdits()
{
    const mmd::TrackId track{mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()};
    mmd::BoneValue value;
    value.translation = {1, 2, 3};
    const std::vector<mmd::Draft> drafts{{.track = track, .frame = 3, .value = value}};
    document().apply(mmd::setPoses(document().target(), drafts, false), u"Pose"_qs);
    QVERIFY(!mmd::draftsOf(document().scene(), document().scene().active).empty());
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_VERIFY(bar().text().contains(u"and by you"_qs));
    QVERIFY(!reloadButton());
}

void TestChangedFiles::aChangeIsToldOnce()
{
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
    bar().clear();
    QVERIFY(comeBack());
    QTest::qWait(300); // a worker looks at the files
    QCOMPARE(bar().text(), QString());
    change(m_motion, m_opened);
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
}

void TestChangedFiles::theSaveQuestionOffersToReload()
{
    change(m_motion, m_other);
    const test::Answers answers("reload");
    save();
    QTRY_COMPARE(motionNow(), m_other);
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY2(answers.questions()[0].contains(u"You have not changed it here"_qs),
        qPrintable(answers.questions()[0]));
    QCOMPARE(test::readAll(m_motion), m_other);
    QVERIFY(!m_window->isWindowModified());
}

void TestChangedFiles::ownSavesAreNoChange()
{
    edit();
    save();
    QVERIFY(test::isWritten(saving()));
    bar().clear();
    QVERIFY(comeBack());
    QTest::qWait(300);
    QCOMPARE(bar().text(), QString());
}

/// The window becomes active and saves at once, so the answer of the worker that looks at the files
/// comes while the save runs.
void TestChangedFiles::aSaveWhileItLooksStopsNoLaterLook()
{
    edit();
    {
        test::HeldFileCalls held;
        const mmd::ReplacedFileCalls replaced(held);
        QEvent activated(QEvent::WindowActivate);
        QApplication::sendEvent(m_window.get(), &activated);
        save();
        QVERIFY(saving().isRunning());
        QTRY_VERIFY(held.flushes() > 0);
        QTest::qWait(300); // a worker looks at the files
        QVERIFY(saving().isRunning());
        held.release();
        QVERIFY(test::isWritten(saving()));
    }
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_COMPARE(bar().text(), u"Changed by another program: 歩き.vmd."_qs);
}

/// The window goes on meanwhile.
void TestChangedFiles::aSlowDiskIsSaid()
{
    edit();
    test::HeldFileCalls held;
    const mmd::ReplacedFileCalls replaced(held);
    save();
    QTRY_COMPARE_WITH_TIMEOUT(bar().text(),
        u"歩き.vmd is still being saved: the disk or network answers slowly. You can go on "
        u"working."_qs,
        10000);
    edit();
    const QByteArray edited = motionNow();
    held.release();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(bar().text(), u"Saved 歩き.vmd."_qs);
    QVERIFY(m_window->isWindowModified()); // the second edit
    QVERIFY(motionNow() == edited && test::readAll(m_motion) != edited);
}

void TestChangedFiles::aReloadAfterAnEditKeepsTheEdit()
{
    change(m_motion, m_other);
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
    edit();
    const QByteArray mine = motionNow();
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_COMPARE(bar().text(), u"歩き.vmd was not reloaded, because you have edited it."_qs);
    QCOMPARE(motionNow(), mine);
}

void TestChangedFiles::whatIsNoMotionAnyMoreIsNotReloaded()
{
    change(m_motion, "another's");
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_VERIFY2(
        bar().text().endsWith(u"歩き.vmd: this is not a VMD file."_qs), qPrintable(bar().text()));
    QVERIFY(!reloadButton());
    QCOMPARE(motionNow(), m_opened);
    bar().clear();                                          // an error stays until it is closed
    change(m_motion, test::readAll(samplePaths().first())); // a model
    QVERIFY(comeBack());
    QTRY_VERIFY(reloadButton());
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_COMPARE(bar().text(), u"歩き.vmd is not a VMD motion any more."_qs);
    QCOMPARE(motionNow(), m_opened);
}

void TestChangedFiles::aProjectIsOpenedAgain()
{
    const QString project = m_folder->filePath(u"場面.odori"_qs);
    saving().saveTo(project);
    QVERIFY(test::isWritten(saving()));
    const QByteArray text = test::readAll(project);
    QVERIFY(!m_window->isWindowModified());
    edit();
    saving().saveTo(project);
    QVERIFY(test::isWritten(saving()));
    QVERIFY(motionNow() != m_opened);
    change(project, text);
    QVERIFY(comeBack());
    QTRY_COMPARE(bar().text(), u"Changed by another program: 場面.odori."_qs);
    QTest::mouseClick(reloadButton(), Qt::LeftButton);
    QTRY_COMPARE(motionNow(), m_opened);
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(document().project().path(), project);
}

void TestChangedFiles::aVanishedFileIsWrittenAgain()
{
    QVERIFY(QFile::remove(m_motion));
    bar().clear();
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(comeBack());
    QTRY_COMPARE(bar().text(),
        u"Deleted or moved by another program: 歩き.vmd. Save to have the file again."_qs);
    QVERIFY(m_window->isWindowModified()); // closing asks
    bar().clear();
    QVERIFY(comeBack());
    QTest::qWait(300);
    QCOMPARE(bar().text(), QString()); // it is told once
    save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(test::readAll(m_motion), motionNow());
    QVERIFY(!m_window->isWindowModified());
}

void TestChangedFiles::aVanishedProjectIsUnsaved()
{
    const QString project = m_folder->filePath(u"場面.odori"_qs);
    saving().saveTo(project);
    QVERIFY(test::isWritten(saving()));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(QFile::remove(project));
    QVERIFY(comeBack());
    QTRY_VERIFY(m_window->isWindowModified());
    QVERIFY2(bar().text().contains(u"場面.odori"_qs), qPrintable(bar().text()));
    save();
    QVERIFY(test::isWritten(saving()));
    QVERIFY(!m_window->isWindowModified() && QFile::exists(project));
}

void TestChangedFiles::aVanishedFolderIsSaid()
{
    edit();
    QVERIFY(m_folder->remove());
    save();
    QVERIFY(!test::isWritten(saving()));
    QVERIFY2(bar().text().contains(u"歩き.vmd: writing failed: its folder does not exist"_qs),
        qPrintable(bar().text()));
    QVERIFY(m_window->isWindowModified());
}

QTEST_MAIN(TestChangedFiles)
#include "test_changed_files.moc"
