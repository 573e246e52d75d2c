// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>

using namespace odori;

/// The window writes an open file by another path: a link. No other program changed it then.
class TestOwnChanges : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_own_changes"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aMotionSavedThroughALinkIsNoForeignChange();
    void keysSavedThroughALinkAreNoForeignChange();
    void aPathOfAnEarlierSaveIsOpenForTheNext();
    void twoVanishedFilesAreNotOne();

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
    /// Opens a second model with this motion.
    [[nodiscard]] bool isAdded(const QString& motion)
    {
        const test::Answers answers("add");
        return test::opened(*m_window, {samplePaths().first(), motion}) &&
               document().scene().actors.size() == 2;
    }
    /// Registers a key for the actor's first bone.
    void edit(std::size_t actor);
    /// The user goes to another window and comes back; a worker looks at the files.
    [[nodiscard]] bool comeBack();

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_dance, m_link; ///< one file
};

void TestOwnChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dance = path("踊り.vmd");
    m_link = path("別.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), m_dance));
    QVERIFY(QFile::setPermissions(m_dance, QFile::ReadOwner | QFile::WriteOwner));
    if (!QFile::link(m_dance, m_link) || !QFileInfo(m_link).isSymLink())
        QSKIP("this system makes no links");
    m_window = test::shownWindow();
    QVERIFY(m_window && test::opened(*m_window, {samplePaths().first(), m_dance}));
}

void TestOwnChanges::edit(std::size_t actor)
{
    document().activate(id(actor));
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(1000);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(document().saved().hasUnsavedWork(id(actor)));
}

bool TestOwnChanges::comeBack()
{
    QWidget other;
    other.resize(200, 100);
    other.show();
    if (!QTest::qWaitForWindowActive(&other))
        return false;
    other.close();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        return false;
    QTest::qWait(300);
    return true;
}

void TestOwnChanges::aMotionSavedThroughALinkIsNoForeignChange()
{
    QVERIFY(isAdded(m_link));
    QCOMPARE(document().saved().motionPath(id(1)), m_link);
    edit(1);
    QVERIFY(!document().saved().hasUnsavedWork(id(0)));
    const test::Answers answers("overwrite", "overwrite"); // the motions differ
    saving().save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(test::readAll(m_dance), vmdOf(1));
    QVERIFY(QFileInfo(m_link).isSymLink());
    QVERIFY(!document().saved().hasUnsavedWork(id(1)));
    QVERIFY(document().saved().hasUnsavedWork(id(0))); // its motion is in no file now
    m_window->messageBar().clear();
    QVERIFY(comeBack());
    QCOMPARE(m_window->messageBar().text(), QString());
    document().activate(id(0));
    saving().save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 2); // only about the two motions
    QVERIFY2(answers.questions()[1].contains(QStringLiteral("is the file of the motions of")),
        qPrintable(answers.questions()[1]));
    QCOMPARE(test::readAll(m_dance), vmdOf(0));
    QVERIFY(document().saved().hasUnsavedWork(id(1)));
}

void TestOwnChanges::keysSavedThroughALinkAreNoForeignChange()
{
    const auto& track = *document().actor()->motion.bones[0];
    document().select({{{mmd::TrackKind::Bone, track.name()}}, {}});
    QVERIFY(!document().saved().isModified());
    {
        const test::Answers overwrite(QMessageBox::Save);
        const test::FileAnswer file(m_folder->path(), QFileInfo(m_link).fileName());
        saving().saveKeysAs();
        QVERIFY(test::isWritten(saving()));
        QCOMPARE(overwrite.questions().size(), 1);
    }
    QVERIFY(test::readAll(m_dance) != vmdOf(0));
    QVERIFY(document().saved().isModified()); // the file has only these keys
    m_window->messageBar().clear();
    QVERIFY(comeBack());
    QCOMPARE(m_window->messageBar().text(), QString());
}

/// The second save overwrites the motion that the first one wrote through the link.
void TestOwnChanges::aPathOfAnEarlierSaveIsOpenForTheNext()
{
    const QString other = path("他.vmd");
    QVERIFY(QFile::copy(m_dance, other));
    QVERIFY(isAdded(other));
    edit(1);
    saving().saveTo(m_link);
    document().activate(id(0));
    saving().saveTo(m_dance); // while the first one may still be written
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(document().saved().motionPath(id(1)), m_link);
    QCOMPARE(test::readAll(m_dance), vmdOf(0));
    QVERIFY(!document().saved().hasUnsavedWork(id(0)));
    QVERIFY(document().saved().hasUnsavedWork(id(1)));
}

/// Their paths cannot be compared with the disk, and they differ.
void TestOwnChanges::twoVanishedFilesAreNotOne()
{
    const QString other = path("他.vmd");
    QVERIFY(QFile::copy(m_dance, other));
    QVERIFY(isAdded(other));
    edit(0);
    QVERIFY(QFile::remove(m_link) && QFile::remove(m_dance) && QFile::remove(other));
    const test::Answers answers;
    saving().save();
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(answers.questions().size(), 0);
    QCOMPARE(test::readAll(m_dance), vmdOf(0));
}

QTEST_MAIN(TestOwnChanges)
#include "test_own_changes.moc"
