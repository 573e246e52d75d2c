// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/held_file_calls.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QTemporaryDir>

using namespace odori;
using Button = QMessageBox::StandardButton;

/// Two models dance the same motion file. When their motions differ, the file can hold only one of
/// them: saving asks, so that one dance never replaces the other silently.
class TestSharedMotionFile : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_shared_motion_file"); }
    void init();
    void cleanup() { m_window.reset(); }
    void anotherNameKeepsBoth();
    void overwritingLeavesTheOtherUnsaved();
    void cancellingWritesNothing();
    void theFileOfTheOtherUnderANewName();
    void closingSavesEachInItsFile();
    void equalMotionsNeedNoQuestion();
    void aModelCanBeRemovedWhileItsFileWaits();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] FileSaving& saving() { return m_window->files().saving(); }
    [[nodiscard]] mmd::ActorId id(std::size_t actor) { return document().scene().actors[actor].id; }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QByteArray vmdOf(std::size_t actor)
    {
        return test::dataOf(mmd::vmdFromMotion(document().scene().actors[actor].motion));
    }
    /// Registers a key for the actor's first bone, and keeps the actor active.
    void edit(std::size_t actor, double frame)
    {
        document().activate(id(actor));
        mmd::Selection selection;
        selection.setTrack(
            {mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
        document().select(selection);
        document().setCurrentFrame(frame);
        m_window->viewport().setFocus();
        QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
        QVERIFY(document().saved().hasUnsavedWork(id(actor)));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QVERIFY(QTest::qWaitFor([&] { return m_window->isActiveWindow(); }, 20000));
        QTest::keyClick(m_window.get(), key, modifiers);
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_dance;
    QByteArray m_original;
};

void TestSharedMotionFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dance = path("踊り.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), m_dance));
    m_original = test::readAll(m_dance);
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_dance}));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_dance}));
    QCOMPARE(document().scene().actors.size(), 2u);
    QCOMPARE(document().saved().motionPath(id(0)), m_dance);
    QCOMPARE(document().saved().motionPath(id(1)), m_dance);
    QVERIFY(!m_window->isWindowModified());
}

void TestSharedMotionFile::anotherNameKeepsBoth()
{
    edit(0, 7);
    const test::Answers answers("saveAs");
    const test::FileAnswer file(m_folder->path(), QStringLiteral("別.vmd"));
    press(Qt::Key_S);
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY2(answers.questions()[0].contains(QStringLiteral("踊り.vmd")) &&
                 answers.questions()[0].contains(
                     QStringLiteral("If the motion of mannequin (1) is saved there")) &&
                 answers.questions()[0].contains(QStringLiteral("the motion of mannequin (2).")),
        qPrintable(answers.questions()[0]));
    QCOMPARE(document().saved().motionPath(id(0)), path("別.vmd"));
    QVERIFY(test::readAll(path("別.vmd")) == vmdOf(0));
    QVERIFY(test::readAll(m_dance) == m_original);
    QVERIFY(!m_window->isWindowModified());
    edit(0, 8);
    press(Qt::Key_S); // now each has its own file
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(test::readAll(path("別.vmd")) == vmdOf(0));
}

void TestSharedMotionFile::overwritingLeavesTheOtherUnsaved()
{
    edit(1, 7);
    const test::Answers answers("overwrite");
    press(Qt::Key_S);
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(test::readAll(m_dance) == vmdOf(1));
    QVERIFY(!document().saved().hasUnsavedWork(id(1)));
    QVERIFY(document().saved().hasUnsavedWork(id(0)));
}

void TestSharedMotionFile::cancellingWritesNothing()
{
    edit(0, 7);
    const test::Answers answers(Button::Cancel);
    press(Qt::Key_S);
    QTRY_COMPARE(answers.questions().size(), 1);
    (void)test::isWritten(saving());
    QVERIFY(test::readAll(m_dance) == m_original);
    QVERIFY(document().saved().hasUnsavedWork(id(0)));
}

void TestSharedMotionFile::theFileOfTheOtherUnderANewName()
{
    edit(0, 7);
    const QString own = path("own.vmd");
    saving().saveTo(own);
    QVERIFY(test::isWritten(saving()));
    const test::Answers answers(Button::Save, Button::Cancel); // the file dialog's, then ours
    const test::FileAnswer file(m_folder->path(), QStringLiteral("踊り.vmd"));
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(answers.questions().size(), 2);
    (void)test::isWritten(saving());
    QVERIFY2(answers.questions()[1].contains(QStringLiteral("mannequin (2)")),
        qPrintable(answers.questions()[1]));
    QVERIFY(test::readAll(m_dance) == m_original);
    QCOMPARE(document().saved().motionPath(id(0)), own);
}

void TestSharedMotionFile::closingSavesEachInItsFile()
{
    edit(0, 7);
    edit(1, 8);
    const QByteArray first = vmdOf(0), second = vmdOf(1);
    QVERIFY(first != second);
    const test::Answers answers(Button::Save, "saveAs");
    const test::FileAnswer file(m_folder->path(), QStringLiteral("別.vmd"));
    m_window->close();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), 20000);
    QCOMPARE(answers.questions().size(), 2);
    for (const char* name : {"踊り.vmd (mannequin (1))", "踊り.vmd (mannequin (2))"})
        QVERIFY2(answers.questions()[0].contains(QString::fromUtf8(name)),
            qPrintable(answers.questions()[0]));
    QVERIFY(test::readAll(path("別.vmd")) == first);
    QVERIFY(test::readAll(m_dance) == second);
}

void TestSharedMotionFile::equalMotionsNeedNoQuestion()
{
    edit(0, 7);
    edit(1, 7);
    QCOMPARE(vmdOf(0), vmdOf(1));
    const test::Answers answers;
    press(Qt::Key_S);
    QVERIFY(test::isWritten(saving()));
    QVERIFY(answers.questions().isEmpty());
    QVERIFY(test::readAll(m_dance) == vmdOf(0));
    QVERIFY(!m_window->isWindowModified());
}

void TestSharedMotionFile::aModelCanBeRemovedWhileItsFileWaits()
{
    edit(1, 7);
    const QByteArray edited = vmdOf(1);
    test::HeldFileCalls calls;
    const mmd::ReplacedFileCalls replaced(calls);
    const test::Answers answers("overwrite");
    for (const char* name : {"first.vmd", "second.vmd"})
        saving().saveTo(path(name));
    press(Qt::Key_S); // waits for the others
    document().apply(mmd::removeActor({document().scene(), id(1)}), u"Remove"_qs);
    QCOMPARE(document().scene().actors.size(), 1u);
    calls.release();
    QVERIFY(test::isWritten(saving()));
    QVERIFY(answers.questions().isEmpty());
    for (const QString& file : {path("second.vmd"), m_dance})
        QVERIFY2(test::readAll(file) == edited, qPrintable(file));
}

QTEST_MAIN(TestSharedMotionFile)
#include "test_shared_motion_file.moc"
