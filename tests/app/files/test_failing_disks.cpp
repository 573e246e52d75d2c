// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/failing_file_calls.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QToolButton>

#include <cerrno>

using namespace odori;
using test::FileCall;
using test::FileFault;

namespace {

/// Each error of a disk, at the call that usually has it.
void addFaults()
{
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isShort");
    QTest::addColumn<QString>("said");
    const auto add = [](const char* name, FileCall call, int error, const char* said,
                         bool isShort = false) {
        QTest::newRow(name) << int(call) << error << isShort << QString::fromUtf8(said);
    };
    add("full disk", FileCall::Write, ENOSPC, "writing failed: the disk is full.");
    add("full disk after half", FileCall::Write, ENOSPC, "writing failed: the disk is full.", true);
    add("full at the end", FileCall::Flush, ENOSPC, "writing failed: the disk is full.");
    add("disk error", FileCall::Write, EIO, "writing failed: the disk reported an error.");
    add("disk error at the end", FileCall::Flush, EIO,
        "writing failed: the disk reported an error.");
    const char* gone = "writing failed: the disk or network folder is not connected any more.";
    add("vanished share", FileCall::Create, ESTALE, gone);
    add("vanished share while writing", FileCall::Write, ENOTCONN, gone);
    add("vanished disk", FileCall::Flush, ENODEV, gone);
    add("read-only disk", FileCall::Create, EROFS, "writing failed: the disk is read-only.");
    add("no permission", FileCall::Rename, EACCES,
        "writing failed: you have no permission to change the file or its folder.");
}

} // namespace

/// A save in the window on a broken disk: one sentence, the old file, no temporary file, and the
/// document keeps its asterisk. The real obstacles: test_failing_writes.
class TestFailingDisks : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_failing_disks"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aMotionStaysUnsaved_data() { addFaults(); }
    void aMotionStaysUnsaved();
    void aProjectStaysUnsaved_data() { addFaults(); }
    void aProjectStaysUnsaved();
    void anUnflushedFolderIsSaid();
    void anInterruptedSaveSucceeds();
    void aFailureIsShownUntilTheNextSave();

private:
    [[nodiscard]] FileSaving& saving() { return m_window->files().saving(); }
    [[nodiscard]] QString said() const { return m_window->messageBar().text(); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    void edit();
    /// Ctrl+S; true if all was written.
    [[nodiscard]] bool save();
    [[nodiscard]] bool saveWith(const FileFault& fault);
    /// The user goes to another window and comes back.
    [[nodiscard]] bool comeBack();
    void checkUnsaved(const QString& path);

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion;
};

void TestFailingDisks::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_motion = m_folder->filePath(u"歩き.vmd"_qs);
    QVERIFY(QFile::copy(samplePaths().last(), m_motion));
    QVERIFY(QFile::setPermissions(m_motion, QFile::ReadOwner | QFile::WriteOwner));
    Settings().setVersionsKept(0); // keeping versions writes files of its own
    m_window = test::shownWindow();
    QVERIFY(m_window && test::opened(*m_window, {samplePaths().first(), m_motion}));
    edit();
}

void TestFailingDisks::edit()
{
    Document& document = m_window->document();
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document.actor()->motion.bones[0]->name()}, true);
    document.select(selection);
    document.setCurrentFrame(1000.0 + document.undoStack()->count()); // no keys there
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(m_window->isWindowModified());
}

bool TestFailingDisks::save()
{
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    return test::isWritten(saving());
}

bool TestFailingDisks::saveWith(const FileFault& fault)
{
    test::FailingFileCalls calls(fault);
    const mmd::ReplacedFileCalls replaced(calls);
    const bool isWritten = save();
    if (!calls.hasFailed())
        qFatal("the fault did not happen");
    return isWritten;
}

bool TestFailingDisks::comeBack()
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

/// Saves with the fault of the row, then without a fault.
void TestFailingDisks::checkUnsaved(const QString& path)
{
    QFETCH(int, call);
    QFETCH(int, error);
    QFETCH(bool, isShort);
    QFETCH(QString, said);
    const QByteArray before = test::readAll(path);
    const QStringList filesBefore = files();
    const QString title = m_window->windowTitle();
    const test::Answers answers; // no question is asked
    QVERIFY(!saveWith({FileCall(call), 1, error, isShort, true}));
    QCOMPARE(this->said(), path + u": "_qs + said);
    QCOMPARE(test::readAll(path), before);
    QCOMPARE(files(), filesBefore);
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(m_window->windowTitle(), title);
    QVERIFY(save());
    QVERIFY(test::readAll(path) != before);
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(answers.questions(), QStringList());
}

void TestFailingDisks::aMotionStaysUnsaved()
{
    checkUnsaved(m_motion);
}

void TestFailingDisks::aProjectStaysUnsaved()
{
    const QString project = m_folder->filePath(u"場面.odori"_qs);
    saving().saveTo(project);
    QVERIFY(test::isWritten(saving()));
    edit();
    checkUnsaved(project);
}

/// The file is new, but not safe: the user saves again, and no question says that another program
/// changed it.
void TestFailingDisks::anUnflushedFolderIsSaid()
{
    QVERIFY(!saveWith({FileCall::FlushFolder, 1, EIO}));
    QVERIFY2(said().contains(u"a power cut may bring back the old file; save again."_qs),
        qPrintable(said()));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(test::readAll(m_motion),
        test::dataOf(mmd::vmdFromMotion(m_window->document().actor()->motion)));
    const test::Answers answers;
    QVERIFY(save());
    QCOMPARE(answers.questions(), QStringList());
    QVERIFY(!m_window->isWindowModified());
}

void TestFailingDisks::anInterruptedSaveSucceeds()
{
    for (const FileCall call : {FileCall::Create, FileCall::Write, FileCall::Flush,
             FileCall::Rename, FileCall::FlushFolder}) {
        QVERIFY(saveWith({call, 1, EINTR}));
        QVERIFY2(said().startsWith(u"Saved 歩き.vmd."_qs), qPrintable(said()));
        QVERIFY(!m_window->isWindowModified());
        edit();
    }
}

/// The window becomes active again and finds that the file is gone: this is told after the failure.
void TestFailingDisks::aFailureIsShownUntilTheNextSave()
{
    const QString folder = m_folder->filePath(u"gone"_qs);
    QVERIFY(QDir().mkpath(folder));
    saving().saveTo(folder + u"/v2.vmd"_qs);
    QVERIFY(test::isWritten(saving()));
    QVERIFY(QDir(folder).removeRecursively());
    const QString taken = m_folder->filePath(u"taken.vmd"_qs);
    QVERIFY(QDir().mkpath(taken));
    const QString failure = taken + u": writing failed: a folder has this name."_qs;
    saving().saveTo(taken);
    QVERIFY(!test::isWritten(saving()));
    QCOMPARE(said(), failure);

    QSignalSpy told(&m_window->files(), &FileCommands::message);
    QVERIFY(comeBack());
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(said(), failure);
    auto* close = m_window->messageBar().findChild<QToolButton*>(u"messageClose"_qs);
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(
        said(), u"Deleted or moved by another program: v2.vmd. Save it under another name."_qs);

    saving().saveTo(taken);
    QVERIFY(!test::isWritten(saving()));
    QCOMPARE(said(), failure);
    saving().saveTo(m_folder->filePath(u"v3.vmd"_qs));
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(said(), u"Saved v3.vmd."_qs);
}

QTEST_MAIN(TestFailingDisks)
#include "test_failing_disks.moc"
