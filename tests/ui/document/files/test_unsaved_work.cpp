// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "tests/ui/document/files/work_cases.h"
#include "tests/ui/document/open_scene.h"
#include "tests/ui/saving.h"
#include "ui/document/files/file_loading.h"
#include "ui/document/models/actor_list_model.h"

#include <QtCore/QModelIndex>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// The "modified" state: unsaved work is found by comparing values, not by counting steps.
class TestUnsavedWork : public QObject {
    Q_OBJECT
private slots:
    void init();
    void onlyWorkMarksTheDocument_data();
    void onlyWorkMarksTheDocument();
    void itIsTheSameForTheSecondOfTwoActors();
    void savingAMotionSavesNothingElse();
    void savingTheProjectSavesEverything();
    void whatWasTakenAwayFromAProjectIsWork();
    void whereAMotionWasSavedOutlivesAGesture();
    void aRunningGestureGoesOnAndIsNotSaved();
    void whatIsEditedWhileSavingIsUnsaved();
    void everyMotionOfAnOpenedProjectIsSaved();
    void whatFilesHeldBeforeDoesNotCount();
    void aMotionInsideTheProjectIsSavedToo();
    void aMotionThatMovedIsWorkInAProject();
    void cameraKeysCopiedFromAFileAreInAFile();
    void aNewSceneHoldsNoWork();

private:
    [[nodiscard]] const mmd::Scene& scene() const { return m_document->scene(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    void saveProject()
    {
        const FileToSave file = m_document->project().toSave(path("scene.odori"), {});
        const auto written = saveFile(file);
        QVERIFY(written);
        m_document->project().noteSaved(file, *written);
    }
    void apply(const char* name)
    {
        for (const Case& each : cases)
            if (qstrcmp(each.name, name) == 0)
                m_document->apply(each.edit(scene()), {});
    }
    /// The rows of the model list with a star.
    [[nodiscard]] std::vector<int> starred() const
    {
        const ActorListModel list(*m_document);
        for (int section = 0; section < list.columnCount(); ++section) // the header is text only
            if (list.headerData(section, Qt::Horizontal, Qt::FontRole).isValid() ||
                list.headerData(section, Qt::Vertical, Qt::DisplayRole).isValid())
                return {-2};
        std::vector<int> rows;
        for (int row = 0; row < list.rowCount(); ++row) {
            const QModelIndex index = list.index(row, ActorListModel::Motion);
            const bool isUnsaved = index.data(ActorListModel::UnsavedRole).toBool();
            if (index.data().toString().endsWith(u'*') != isUnsaved)
                rows.push_back(-1); // star and colour must agree
            if (isUnsaved)
                rows.push_back(row);
        }
        return rows;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Two actors; each motion has its own file.
void TestUnsavedWork::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    mmd::Scene scene = sceneWith({0, 10, 20}, {5});
    mmd::Actor other = scene.actors.front();
    other.id = second;
    scene.actors.push_back(other);
    scene.nextActor = 3;
    open(*m_document, scene);
    QVERIFY(test::saveMotion(*m_document, first, path("first.vmd")));
    QVERIFY(test::saveMotion(*m_document, second, path("second.vmd")));
    QVERIFY(!m_document->saved().isModified());
}

void TestUnsavedWork::onlyWorkMarksTheDocument_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isProject");
    for (int number = 0; number < int(std::size(cases)); ++number) {
        QTest::addRow("%s", cases[number].name) << number << false;
        QTest::addRow("%s, in a project", cases[number].name) << number << true;
    }
}

void TestUnsavedWork::onlyWorkMarksTheDocument()
{
    QFETCH(int, number);
    QFETCH(bool, isProject);
    const Case& which = cases[number];
    if (isProject)
        saveProject();
    QVERIFY(!m_document->saved().isModified());
    const mmd::Scene before = scene();
    const bool isWork = isProject ? which.isWorkInProject : which.isWork;
    QSignalSpy modified(&m_document->saved(), &SavedState::modifiedChanged);
    m_document->apply(which.edit(scene()), {});
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->saved().isModified(), isWork);
    m_document->undo();
    QVERIFY(!m_document->saved().isModified());
    m_document->redo();
    QCOMPARE(m_document->saved().isModified(), isWork);
    QCOMPARE(modified.count(), isWork ? 3 : 0);
    // A manual edit back to the old value is no unsaved work either.
    mmd::ScenePatch back = mmd::inverse(which.edit(before));
    m_document->apply(std::move(back), {});
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(!m_document->saved().isModified());
}

void TestUnsavedWork::itIsTheSameForTheSecondOfTwoActors()
{
    QCOMPARE(starred(), std::vector<int>{});
    apply("key"); // of the second, while the first is active
    QCOMPARE(starred(), std::vector<int>{1});
    QVERIFY(
        m_document->saved().hasUnsavedWork(second) && !m_document->saved().hasUnsavedWork(first));
    apply("draft of the light");
    QCOMPARE(starred(), (std::vector<int>{1, 2}));
    QVERIFY(test::saveMotion(*m_document, second, path("second.vmd")));
    QCOMPARE(starred(), std::vector<int>{2});
    QVERIFY(m_document->saved().isModified());
    m_document->undo();
    QCOMPARE(starred(), std::vector<int>{});
    QVERIFY(!m_document->saved().isModified());
    m_document->undo(); // now only the file has the change
    QCOMPARE(starred(), std::vector<int>{1});
    QVERIFY(m_document->saved().isModified());
}

void TestUnsavedWork::savingAMotionSavesNothingElse()
{
    for (const char* each : {"draft of a bone", "key", "marker", "tempo", "gravity"})
        apply(each);
    mmd::UnsavedWork work = m_document->saved().unsavedWork();
    QCOMPARE(work.motions, std::vector<mmd::ActorId>{second});
    QVERIFY(work.drafts && work.markers && work.tempo && work.physics && !work.models);
    QVERIFY(test::saveMotion(*m_document, second, path("second.vmd")));
    work = m_document->saved().unsavedWork();
    QVERIFY(work.motions.empty());
    QVERIFY(work.drafts && work.markers && work.tempo && work.physics);
    QCOMPARE(starred(), std::vector<int>{1}); // it has a draft
    QVERIFY(m_document->saved().isModified());
}

void TestUnsavedWork::savingTheProjectSavesEverything()
{
    for (const char* each : {"draft of a bone", "key", "marker", "tempo", "gravity", "camera key"})
        apply(each);
    saveProject();
    QVERIFY(!m_document->saved().isModified());
    QCOMPARE(starred(), std::vector<int>{});
    QVERIFY(!m_document->saved().isMotionInItsFile(second));
    QVERIFY(m_document->saved().isMotionInItsFile(first));
    QCOMPARE(m_document->saved().motionsBesideTheirFiles(),
        (std::vector<mmd::ActorId>{second, mmd::sceneActor}));
    m_document->undo();
    QVERIFY(m_document->saved().isModified());
    QCOMPARE(starred(), std::vector<int>{2});
}

void TestUnsavedWork::whatWasTakenAwayFromAProjectIsWork()
{
    apply("marker");
    apply("draft of a bone");
    saveProject();
    QVERIFY(!m_document->saved().isModified());
    m_document->apply(mmd::removeMarkers(scene(), {{mmd::Marker{12, "turn"}}}), {});
    QVERIFY(scene().markers.empty());
    QVERIFY(m_document->saved().unsavedWork().markers);
    m_document->undo();
    QVERIFY(!m_document->saved().isModified());
    const std::vector<mmd::Draft> drafts = scene().actors[1].drafts;
    m_document->apply(mmd::dropDrafts({scene(), second}, drafts), {});
    QVERIFY(scene().actors[1].drafts.empty());
    QVERIFY(m_document->saved().unsavedWork().drafts);
}

/// A worker may finish saving during a drag.
void TestUnsavedWork::whereAMotionWasSavedOutlivesAGesture()
{
    for (const bool isCancelled : {true, false}) {
        const QString target = path(isCancelled ? "a.vmd" : "b.vmd");
        m_document->beginGesture();
        m_document->updateGesture(cases[0].edit(m_document->gestureScene()));
        QVERIFY(test::saveMotion(*m_document, second, target));
        isCancelled ? m_document->cancelGesture() : m_document->endGesture({});
        QCOMPARE(mmd::motionPathOf(scene(), second), target.toStdString());
    }
}

void TestUnsavedWork::aRunningGestureGoesOnAndIsNotSaved()
{
    const mmd::Scene before = scene();
    m_document->beginGesture();
    m_document->updateGesture(cases[0].edit(m_document->gestureScene()));
    const mmd::Scene during = scene();
    QVERIFY(!(during == before));
    QVERIFY(m_document->project().toSave(path("scene.odori"), {}).scene == before);
    QVERIFY(m_document->saved().motionToSave(second, path("a.vmd")).scene == before);
    QVERIFY(m_document->isGestureRunning() && scene() == during);
    m_document->endGesture({});
    QVERIFY(scene() == during);
}

void TestUnsavedWork::whatIsEditedWhileSavingIsUnsaved()
{
    apply("key");
    const FileToSave file = m_document->project().toSave(path("scene.odori"), {});
    apply("marker");
    m_document->project().noteSaved(file, {});
    QVERIFY(m_document->saved().isModified());
    m_document->undo();
    QVERIFY(!m_document->saved().isModified());
}

void TestUnsavedWork::everyMotionOfAnOpenedProjectIsSaved()
{
    m_document->apply(mmd::registerCamera({scene(), mmd::sceneActor}, 7, {}), {});
    QVERIFY(test::saveMotion(*m_document, mmd::sceneActor, path("camera.vmd")));
    saveProject();
    auto file = loadFile(path("scene.odori"));
    QVERIFY(file);
    Document again;
    again.project().open(std::move(*file->project), file->path);
    for (const auto& [saved, motion] : file->saved)
        again.saved().noteMotion(saved, motion);
    QVERIFY(!again.saved().isModified());
    QCOMPARE(again.saved().motionsBesideTheirFiles(), std::vector<mmd::ActorId>{});
    for (const mmd::Actor& actor : again.scene().actors)
        QVERIFY(
            again.saved().isMotionInItsFile(actor.id) && !again.saved().hasUnsavedWork(actor.id));
    QVERIFY(again.saved().isMotionInItsFile(mmd::sceneActor) &&
            !again.saved().hasUnsavedWork(mmd::sceneActor));
}

/// Opening a project sets the known contents of its motion files; earlier knowledge is dropped.
void TestUnsavedWork::whatFilesHeldBeforeDoesNotCount()
{
    saveProject();
    auto file = loadFile(path("scene.odori"));
    QVERIFY(file);
    for (const auto& [saved, motion] : file->saved) // known contents before opening
        m_document->saved().noteMotion(saved, motion);
    m_document->project().open(std::move(*file->project), file->path); // no motion file was read
    QCOMPARE(m_document->saved().motionsBesideTheirFiles().size(), std::size_t(2));
    QVERIFY(!m_document->saved().isModified()); // the project has the motions
}

void TestUnsavedWork::aMotionInsideTheProjectIsSavedToo()
{
    apply("key");
    saveProject();
    auto file = loadFile(path("scene.odori"));
    QVERIFY(file);
    Document again;
    again.project().open(std::move(*file->project), file->path);
    for (const auto& [saved, motion] : file->saved)
        again.saved().noteMotion(saved, motion);
    const mmd::ActorId edited = again.scene().actors[1].id;
    QVERIFY(!again.saved().isModified() && !again.saved().hasUnsavedWork(edited));
    QCOMPARE(again.saved().motionsBesideTheirFiles(), std::vector<mmd::ActorId>{edited});
}

void TestUnsavedWork::aMotionThatMovedIsWorkInAProject()
{
    saveProject();
    QVERIFY(test::saveMotion(*m_document, second, path("elsewhere.vmd")));
    QVERIFY(m_document->saved().isModified()); // the project still refers to the old path
    saveProject();
    QVERIFY(!m_document->saved().isModified());
}

void TestUnsavedWork::cameraKeysCopiedFromAFileAreInAFile()
{
    mmd::Motion both = scene().actors.front().motion;
    const mmd::CameraKeyframe key{.frame = 9, .fileIndex = 0, .value = {}};
    mmd::replaceTrack(both, mmd::Track<mmd::CameraKeyframe>({}, std::span(&key, 1)));
    QVERIFY(mmd::writeFile(
        mmd::pathFromUtf8(path("both.vmd").toStdString()), mmd::vmdFromMotion(both)));
    const auto file = loadFile(path("both.vmd"));
    QVERIFY(file && file->hasCameraKeys());
    for (const auto& [saved, motion] : file->saved)
        m_document->saved().noteMotion(saved, motion);
    mmd::Placing placing;
    placing.cameraToScene = true;
    m_document->apply(patchOf(*file, {scene(), scene().active}, placing), {});
    QCOMPARE(scene().camera.keyCount(), 1u);
    QVERIFY(!m_document->saved().isModified());
    m_document->apply(mmd::registerCamera({scene(), mmd::sceneActor}, 20, {}), {});
    QCOMPARE(starred(), std::vector<int>{2});
}

void TestUnsavedWork::aNewSceneHoldsNoWork()
{
    for (const char* each : {"draft of a bone", "key", "marker", "tempo"})
        apply(each);
    m_document->project().close();
    QVERIFY(!m_document->saved().isModified());
    saveProject();
    apply("marker");
    m_document->project().close();
    QVERIFY(!m_document->saved().isModified());
    apply("tempo");
    QVERIFY(m_document->saved().isModified());
}

QTEST_GUILESS_MAIN(TestUnsavedWork)
#include "test_unsaved_work.moc"
