// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/journal/journal_hands.h"
#include "tests/ui/saving.h"
#include "ui/document/files/project.h"
#include "ui/document/journal/document_journal.h"
#include "ui/document/journal/session_folder.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileDevice>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

mmd::SessionState recovered(const QTemporaryDir& folder)
{
    auto session = mmd::recoverSession(pathOf(folder));
    if (!session || session->damage.records > 0)
        return {};
    return std::move(session->state);
}

/// Random work of a user: edits, undo, series, gestures, saves.
class User {
public:
    User(Document& document, unsigned seed, const QString& files)
        : m_document(document)
        , m_edits(document.scene(), seed)
        , m_files(files)
    {
    }

    void work()
    {
        switch (m_edits.below(14)) {
        case 0:
        case 1:
            for (auto count = m_edits.below(6); count > 0; --count)
                m_document.undo();
            break;
        case 2:
            for (auto count = m_edits.below(4); count > 0; --count)
                m_document.redo();
            break;
        case 3:
            m_document.activate(m_edits.below(2) ? theActor : mmd::sceneActor);
            break;
        case 4:
            save();
            break;
        case 5:
            m_document.setCurrentFrame(m_edits.below(50));
            break;
        case 6:
            gesture();
            break;
        case 7: {
            const int series = m_document.newSeries();
            for (int notch = 0; notch < 3; ++notch)
                m_document.apply(patch(), QStringLiteral("Wheel"), series);
            break;
        }
        case 8: // two notches that cancel each other
            cancelling();
            break;
        case 9: // everything is written again, in the middle of the journal
            if (m_edits.below(4) == 0)
                m_document.restore(m_document.state());
            break;
        default:
            m_document.apply(patch(), QStringLiteral("Edit"));
        }
    }

private:
    mmd::ScenePatch patch()
    {
        m_edits.setScene(m_document.gestureScene());
        return m_edits.step();
    }
    void gesture()
    {
        m_document.beginGesture();
        m_document.updateGesture(patch());
        m_document.updateGesture(patch());
        m_edits.below(2) ? m_document.endGesture(QStringLiteral("Drag"))
                         : m_document.cancelGesture();
    }
    void cancelling()
    {
        const int series = m_document.newSeries();
        const mmd::ScenePatch there = patch();
        m_document.apply(there, QStringLiteral("Nudge"), series);
        m_document.apply(mmd::inverse(there), QStringLiteral("Nudge"), series);
    }
    void save()
    {
        const FileToSave file =
            m_document.saved().motionToSave(m_edits.below(2) ? theActor : mmd::sceneActor,
                m_files + QStringLiteral("/%1.vmd").arg(m_edits.below(3)));
        m_document.apply(patch(), QStringLiteral("Edit while saving"));
        if (saveFile(file))
            m_document.saved().noteSavedMotion(file);
    }

    Document& m_document;
    RandomEdits m_edits;
    QString m_files;
};

/// What decides whether work is saved.
bool isSavedAlike(const mmd::SessionState& recovered, const Document& document)
{
    const mmd::UnsavedWork a = recovered.saved.unsavedIn(recovered.scene);
    const mmd::UnsavedWork b = document.saved().unsavedWork();
    return a.motions == b.motions && a.drafts == b.drafts && a.markers == b.markers &&
           a.tempo == b.tempo && a.models == b.models;
}

void load(Document& document)
{
    mmd::Scene scene = journalScene();
    scene.nextActor = 2;
    document.replace(std::move(scene));
}

} // namespace

class TestDocumentJournal : public QObject {
    Q_OBJECT
private slots:
    void everythingComesBackAtAnyMoment_data();
    void everythingComesBackAtAnyMoment();
    void aSnapshotIsTakenAfterSomeRecords();
    void stepsBeyondTheKeptHistoryComeBack();
    void aStateCanBeRestored();
    void changesAreCountedSinceTheLastSave();
    void editsWhileAProjectIsWrittenAreUnsaved();
    void changedFilesAreNamedAndUnsaved_data();
    void changedFilesAreNamedAndUnsaved();
    void twoMarkersOfAFrameComeBack();
    void aNewerStepRemovesUndoneOnes();
    void sessionsAreLockedAndEnd();
};

void TestDocumentJournal::everythingComesBackAtAnyMoment_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u})
        QTest::newRow(QByteArray::number(seed)) << seed;
}

void TestDocumentJournal::everythingComesBackAtAnyMoment()
{
    QFETCH(unsigned, seed);
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    User user(document, seed, files.path());
    for (int step = 1; step <= 150; ++step) {
        user.work();
        if (step % 29 == 0)
            journal.takeSnapshot();
        if (step % 3 != 0)
            continue;
        // Only a large record can be waiting: on a busy machine a worker needs more than the 25 ms
        // for which the window waits. That a small one never waits is tested by
        // test_journal_writer.
        QVERIFY(journal.writer().waitUntilWritten(longEnough));
        const mmd::SessionState state = recovered(folder);
        QVERIFY2(areEqual(state, document.state()), qPrintable(QString::number(step)));
        QVERIFY(isSavedAlike(state, document));
        QCOMPARE(state.changes, document.changes());
    }
}

void TestDocumentJournal::aSnapshotIsTakenAfterSomeRecords()
{
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder), {.records = 10, .bytes = 1 << 30});
    QVERIFY(journal.flush(longEnough));
    User user(document, 9, files.path());
    for (int step = 0; step < 100; ++step) {
        user.work();
        QVERIFY(journal.flush(longEnough));
        QCoreApplication::processEvents();
    }
    QVERIFY(journal.flush(longEnough));
    QVERIFY(journal.writer().records() <= 13);
    const auto name = mmd::journalsIn(pathOf(folder)).front().filename().string();
    QVERIFY2(name != "1.journal", name.c_str());
    QVERIFY(areEqual(recovered(folder), document.state()));
}

/// The snapshot has no room for older steps; undoing them is written with their content.
void TestDocumentJournal::stepsBeyondTheKeptHistoryComeBack()
{
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder), {.history = 1});
    QVERIFY(journal.flush(longEnough));
    RandomEdits edits(document.scene(), 12);
    const auto edit = [&] {
        edits.setScene(document.scene());
        document.apply(edits.step(), QStringLiteral("Edit"));
    };
    for (int step = 0; step < 20; ++step)
        edit();
    QVERIFY(journal.flush(longEnough));
    journal.takeSnapshot();
    QVERIFY(journal.flush(longEnough));
    QCOMPARE(recovered(folder).steps.size(), 1u);
    for (int step = 0; step < 8; ++step) {
        document.undo();
        QVERIFY(recovered(folder).scene == document.scene());
    }
    document.redo();
    document.undo();
    QCOMPARE(recovered(folder).steps.size(), 8u); // each of them once
    QVERIFY(journal.flush(longEnough));
    journal.takeSnapshot(); // in the middle of the history: the undone steps have no room
    QVERIFY(journal.flush(longEnough));
    for (int step = 0; step < 6; ++step) {
        document.redo();
        QVERIFY(recovered(folder).scene == document.scene());
    }
    for (int step = 0; step < 9; ++step)
        document.undo();
    QVERIFY(recovered(folder).scene == document.scene());
    edit();
    document.undo();
    document.redo();
    const mmd::SessionState state = recovered(folder);
    QVERIFY(state.scene == document.scene());
    QVERIFY(*state.steps.back() == *document.undoStack()->steps().back());
}

void TestDocumentJournal::aStateCanBeRestored()
{
    const QTemporaryDir folder, other, files;
    Document document;
    load(document);
    User user(document, 21, files.path());
    for (int step = 0; step < 60; ++step)
        user.work();
    const mmd::SessionState state = document.state();
    Document restored;
    DocumentJournal journal(restored, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    restored.restore(state);
    QVERIFY(areEqual(restored.state(), state));
    QCOMPARE(restored.saved().isModified(), document.saved().isModified());
    QCOMPARE(restored.currentFrame(), document.currentFrame());
    QCOMPARE(restored.undoStack()->undoText(), document.undoStack()->undoText());
    QVERIFY(journal.flush(longEnough)); // a large record
    QVERIFY(areEqual(recovered(folder), state));
    while (document.undoStack()->canUndo()) {
        document.undo();
        restored.undo();
        QVERIFY(restored.scene() == document.scene());
    }
    QVERIFY(areEqual(recovered(folder), restored.state()));
}

void TestDocumentJournal::changesAreCountedSinceTheLastSave()
{
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    const auto marker = [&](std::uint32_t frame) {
        document.apply(
            mmd::moveKeys({document.scene(), theActor, selected({{bone("A"), {frame}}})}, 100),
            QStringLiteral("Move"));
    };
    QCOMPARE(recovered(folder).changes, 0u);
    marker(0);
    marker(1);
    document.undo();
    QCOMPARE(recovered(folder).changes, 3u);
    QVERIFY(saveMotion(document, theActor, files.filePath(QStringLiteral("a.vmd"))));
    QCOMPARE(recovered(folder).changes, 0u);
    QVERIFY(recovered(folder).saved.unsavedIn(recovered(folder).scene).isEmpty());
    marker(5);
    QCOMPARE(recovered(folder).changes, 1u);
}

void TestDocumentJournal::editsWhileAProjectIsWrittenAreUnsaved()
{
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    const FileToSave file =
        document.project().toSave(files.filePath(QStringLiteral("a.odori")), {});
    document.apply(mmd::moveKeys({document.scene(), theActor, selected({{bone("A"), {0}}})}, 100),
        QStringLiteral("Move"));
    const auto written = saveFile(file);
    QVERIFY(written);
    document.project().noteSaved(file, *written);
    QVERIFY(document.saved().isModified());
    const mmd::SessionState state = recovered(folder);
    QCOMPARE(state.saved.unsavedIn(state.scene).motions, std::vector{theActor});
    document.undo();
    QVERIFY(!document.saved().isModified());
    QVERIFY(recovered(folder).saved.unsavedIn(recovered(folder).scene).isEmpty());
}

void TestDocumentJournal::changedFilesAreNamedAndUnsaved_data()
{
    QTest::addColumn<mmd::ActorId>("actor");
    QTest::newRow("motion") << theActor;
    QTest::newRow("camera") << mmd::sceneActor;
}

void TestDocumentJournal::changedFilesAreNamedAndUnsaved()
{
    QFETCH(mmd::ActorId, actor);
    const QTemporaryDir folder, files;
    const QString path = files.filePath(QStringLiteral("踊り.vmd"));
    Document document;
    mmd::Scene scene = journalScene();
    scene.nextActor = 2;
    mmd::replaceTrack(
        scene.camera, mmd::Track<mmd::CameraKeyframe>({}, std::vector<mmd::CameraKeyframe>(1)));
    document.replace(std::move(scene));
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    QVERIFY(saveMotion(document, actor, path));
    const auto session = [&] { return *mmd::recoverSession(pathOf(folder)); };
    QVERIFY(session().changedFiles.empty());
    QVERIFY(session().state.saved.unsavedIn(document.scene()).isEmpty());
    for (const bool isGone : {false, true}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("x");
        file.close();
        if (isGone)
            QVERIFY(QFile::remove(path));
        const mmd::RecoveredSession changed = session();
        QCOMPARE(changed.changedFiles.size(), 1u);
        QCOMPARE(QString::fromStdString(changed.changedFiles.front()), path);
        QVERIFY(changed.state.scene == document.scene());
        QVERIFY(!changed.state.saved.unsavedIn(changed.state.scene).isEmpty());
    }
}

void TestDocumentJournal::twoMarkersOfAFrameComeBack()
{
    const QTemporaryDir folder;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    for (const char* name : {"サビ", "A", "間奏"}) {
        const mmd::Marker marker{7, name};
        document.apply(
            mmd::addMarkers(document.scene(), {&marker, 1}), QStringLiteral("Add Marker"));
        QVERIFY(areEqual(recovered(folder), document.state()));
    }
    QCOMPARE(document.scene().markers.size(), 3u);
    document.undo();
    QVERIFY(areEqual(recovered(folder), document.state()));
}

void TestDocumentJournal::aNewerStepRemovesUndoneOnes()
{
    const QTemporaryDir folder, files;
    Document document;
    load(document);
    DocumentJournal journal(document, pathOf(folder));
    QVERIFY(journal.flush(longEnough));
    RandomEdits edits(document.scene(), 33);
    for (int step = 0; step < 5; ++step) {
        edits.setScene(document.scene());
        document.apply(edits.step(), QString::number(step));
    }
    for (int step = 0; step < 3; ++step)
        document.undo();
    QVERIFY(areEqual(recovered(folder), document.state()));
    edits.setScene(document.scene());
    document.apply(edits.step(), QStringLiteral("new"));
    QVERIFY(areEqual(recovered(folder), document.state()));
    QVERIFY(!document.undoStack()->canRedo());
}

void TestDocumentJournal::sessionsAreLockedAndEnd()
{
    const QTemporaryDir sessions;
    auto own = SessionFolder::make(sessions.path());
    QVERIFY(own);
    QCOMPARE(QFile::permissions(own->path()) & (QFile::ReadGroup | QFile::ReadOther), 0);
    Document document;
    {
        const DocumentJournal journal(document, own->nativePath());
        QVERIFY(SessionFolder::ended(sessions.path()).empty()); // it is running
    }
    const QString path = own->path();
    own.reset();
    auto ended = SessionFolder::ended(sessions.path());
    QCOMPARE(ended.size(), 1u);
    QCOMPARE(ended.front()->path(), path);
    QVERIFY(ended.front()->size() > 0);
    QVERIFY(SessionFolder::ended(sessions.path()).empty()); // somebody is reading it
    QVERIFY(!ended.front()->isDiscarded());
    ended.front()->discard(SessionFolder::HowEnded::Closed);
    ended.clear();
    ended = SessionFolder::ended(sessions.path());
    QVERIFY(ended.size() == 1 && ended.front()->isDiscarded());
    ended.front()->discard(SessionFolder::HowEnded::Crashed); // it was discarded before
    QCOMPARE(ended.front()->howEnded(), SessionFolder::HowEnded::Closed);
    ended.clear();
    QFile mark(path + QStringLiteral("/discarded"));
    QVERIFY(mark.open(QIODevice::ReadWrite));
    QVERIFY(mark.setFileTime(
        QDateTime::currentDateTime().addDays(-29), QFileDevice::FileModificationTime));
    mark.close();
    QCOMPARE(SessionFolder::ended(sessions.path()).size(), 1u);
    QVERIFY(mark.open(QIODevice::ReadWrite));
    QVERIFY(mark.setFileTime(
        QDateTime::currentDateTime().addDays(-31), QFileDevice::FileModificationTime));
    mark.close();
    QVERIFY(SessionFolder::ended(sessions.path()).empty());
    QVERIFY(!QFile::exists(path));
    QVERIFY(QDir(sessions.path()).isEmpty());
}

QTEST_MAIN(TestDocumentJournal)
#include "test_document_journal.moc"
