// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "tests/support/corpus.h"
#include "tests/ui/saving.h"
#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/document/playback.h"

#include <QtCore/QModelIndex>
#include <QtCore/QTemporaryDir>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <random>

using namespace odori;
using namespace odori::test;

namespace {

/// A patch that adds the whole of `scene` to an empty document.
mmd::ScenePatch opening(const mmd::Scene& scene)
{
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{std::nullopt, scene.actors.front(), 0});
    mmd::SettingsChange settings;
    settings.activeAfter = scene.active;
    settings.nextActorAfter = scene.nextActor;
    patch.parts.push_back(settings);
    return patch;
}

mmd::ScenePatch moving(const Document& document, std::int64_t delta)
{
    return mmd::moveKeys(
        {document.gestureScene(), document.gestureScene().active, document.gestureSelection()},
        delta);
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void init();
    void applyingPushesOneStepAndOneSignal();
    void anEmptyPatchSelectsAndPushesNothing();
    void undoAndRedoRestoreSceneAndSelection();
    void anEditThatKeepsTheSelectionDeselectsDeletedKeys();
    void selectingIsNoStep();
    void aGestureReplacesItsPatch();
    void escapeDropsAGesture();
    void undoDuringAGestureDropsItAlone();
    void aGestureThatEndsWhereItBeganIsNoStep();
    void aCommandDuringAGestureIsOneStepWithIt();
    void aSeriesIsOneStep();
    void aSeriesThatComesBackIsNoStep();
    void aSeriesEndsWithAnythingElse();
    void modifiedFollowsUndoRedoAndSave();
    void aFailedSaveChangesNothing();
    void savingUnderAJapanesePathReadsBack();
    void loadingForgetsTheHistory();
    void playingStopsOnAWholeFrameAndLoops();
    void rowsModelIsSoundThroughRandomEdits();

private:
    std::unique_ptr<Document> m_document;
};

void TestDocument::init()
{
    m_document = std::make_unique<Document>();
    m_document->load(opening(sceneWith({0, 10, 20}, {5})));
    m_document->select(selected({{bone("A"), {10}}}));
}

void TestDocument::applyingPushesOneStepAndOneSignal()
{
    QSignalSpy changes(m_document.get(), &Document::changed);
    m_document->apply(moving(*m_document, 3), QStringLiteral("Move"));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move"));
    const auto change = changes.front().front().value<Change>();
    QVERIFY(change.keys);
    QVERIFY(!change.actors);
    QCOMPARE(change.tracks.size(), 1u);
    QCOMPARE(change.firstFrame, 10u);
    QCOMPARE(change.lastFrame, 13u);
}

void TestDocument::anEmptyPatchSelectsAndPushesNothing()
{
    QSignalSpy changes(m_document.get(), &Document::changed);
    const mmd::TrackId track = bone("A");
    m_document->apply(mmd::registerKeys({m_document->scene(), m_document->scene().active,
                                            m_document->selection()},
                          std::span(&track, 1), 20),
        QStringLiteral("Register"));
    QCOMPARE(changes.count(), 0);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_document->selection().hasKey(track, 20));
}

void TestDocument::undoAndRedoRestoreSceneAndSelection()
{
    const mmd::Scene before = m_document->scene();
    const mmd::Selection chosen = m_document->selection();
    m_document->apply(moving(*m_document, 3), {});
    const mmd::Scene after = m_document->scene();
    m_document->select({});
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == chosen);
    m_document->redo();
    QVERIFY(m_document->scene() == after);
    QVERIFY(m_document->selection().hasKey(bone("A"), 13));
}

/// As a tool does: its patch has no selection of its own.
void TestDocument::anEditThatKeepsTheSelectionDeselectsDeletedKeys()
{
    m_document->select(selected({{bone("A"), {0, 10, 20}}}));
    const auto deleting = [&] {
        mmd::ScenePatch patch = mmd::deleteKeys(
            {m_document->scene(), m_document->scene().active, {}}, selected({{bone("A"), {10}}}));
        patch.selectionAfter = std::nullopt;
        return patch;
    };
    m_document->beginGesture();
    m_document->updateGesture(deleting());
    QCOMPARE(m_document->selection().keyCount(), 2u);
    m_document->cancelGesture();
    QCOMPARE(m_document->selection().keyCount(), 3u);
    m_document->apply(deleting(), QStringLiteral("Thin Keys"));
    QCOMPARE(m_document->selection().keyCount(), 2u);
    QVERIFY(!m_document->selection().hasKey(bone("A"), 10));
    m_document->undo();
    QCOMPARE(m_document->selection().keyCount(), 3u);
    m_document->redo();
    QCOMPARE(m_document->selection().keyCount(), 2u);
}

void TestDocument::selectingIsNoStep()
{
    QSignalSpy selections(m_document.get(), &Document::selectionChanged);
    m_document->select({});
    m_document->select({});
    QCOMPARE(selections.count(), 1);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(!m_document->saved().isModified());
}

void TestDocument::aGestureReplacesItsPatch()
{
    const mmd::Scene before = m_document->scene();
    m_document->beginGesture();
    m_document->updateGesture(moving(*m_document, 10)); // onto the key at 20
    QCOMPARE(framesOf(m_document->scene(), bone("A")), (std::vector<std::uint32_t>{0, 20}));
    m_document->updateGesture(moving(*m_document, 9)); // moved back: the key at 20 is restored
    QCOMPARE(framesOf(m_document->scene(), bone("A")), (std::vector<std::uint32_t>{0, 19, 20}));
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->endGesture(QStringLiteral("Move"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QVERIFY(m_document->scene() == before);
}

void TestDocument::escapeDropsAGesture()
{
    const mmd::Scene before = m_document->scene();
    const mmd::Selection chosen = m_document->selection();
    m_document->beginGesture();
    m_document->updateGesture(moving(*m_document, 10));
    m_document->cancelGesture();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == chosen);
    QVERIFY(!m_document->isGestureRunning());
    QVERIFY(!m_document->saved().isModified());
}

void TestDocument::undoDuringAGestureDropsItAlone()
{
    m_document->apply(moving(*m_document, 1), {});
    const mmd::Scene before = m_document->scene();
    m_document->beginGesture();
    m_document->updateGesture(moving(*m_document, 3));
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->index(), 1);
}

void TestDocument::aGestureThatEndsWhereItBeganIsNoStep()
{
    m_document->beginGesture();
    m_document->updateGesture(moving(*m_document, 4));
    m_document->updateGesture(moving(*m_document, 0));
    m_document->endGesture({});
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(!m_document->saved().isModified());
}

/// A command during a gesture works on the shown scene, which contains the gesture's change.
void TestDocument::aCommandDuringAGestureIsOneStepWithIt()
{
    const mmd::Scene before = m_document->scene();
    const mmd::Selection chosen = m_document->selection();
    m_document->beginGesture();
    m_document->updateGesture(moving(*m_document, 3));
    QVERIFY(m_document->canUndo());
    m_document->apply(
        mmd::deleteKeys({m_document->scene(), m_document->scene().active, m_document->selection()}),
        QStringLiteral("Delete"));
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(framesOf(m_document->scene(), bone("A")), (std::vector<std::uint32_t>{0, 20}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Delete"));
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == chosen);
    QVERIFY(!m_document->canUndo());
    m_document->redo();
    QCOMPARE(framesOf(m_document->scene(), bone("A")), (std::vector<std::uint32_t>{0, 20}));
}

void TestDocument::aSeriesIsOneStep()
{
    const mmd::Scene before = m_document->scene();
    const mmd::Selection chosen = m_document->selection();
    const int series = m_document->newSeries();
    QSignalSpy changes(m_document.get(), &Document::changed);
    for (int notch = 0; notch < 3; ++notch)
        m_document->apply(moving(*m_document, 1), QStringLiteral("Turn"), series);
    QCOMPARE(changes.count(), 3);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->saved().isModified());
    const mmd::Scene after = m_document->scene();
    QVERIFY(m_document->selection().hasKey(bone("A"), 13));
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == chosen);
    m_document->redo();
    QVERIFY(m_document->scene() == after);
    QVERIFY(m_document->selection().hasKey(bone("A"), 13));
}

void TestDocument::aSeriesThatComesBackIsNoStep()
{
    const mmd::Scene before = m_document->scene();
    const int series = m_document->newSeries();
    m_document->apply(moving(*m_document, 5), {}, series);
    m_document->apply(moving(*m_document, -5), {}, series);
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(!m_document->saved().isModified());
}

void TestDocument::aSeriesEndsWithAnythingElse()
{
    const int series = m_document->newSeries();
    const int other = m_document->newSeries();
    QVERIFY(series != other);
    m_document->apply(moving(*m_document, 1), {}, series);
    m_document->apply(moving(*m_document, 1), {}, other);
    m_document->apply(moving(*m_document, 1), {});
    m_document->apply(moving(*m_document, 1), {});
    m_document->apply(moving(*m_document, 1), {}, series);
    QCOMPARE(m_document->undoStack()->count(), 5);
    // Another actor was activated in the meantime.
    m_document->activate(mmd::sceneActor);
    mmd::CameraValue camera;
    camera.distance = -3.0f;
    const mmd::Draft draft{{mmd::TrackKind::Camera, {}}, 3, camera};
    m_document->apply(
        mmd::setDrafts({m_document->scene(), mmd::sceneActor}, std::span(&draft, 1)), {}, series);
    QCOMPARE(m_document->undoStack()->count(), 6);
}

void TestDocument::modifiedFollowsUndoRedoAndSave()
{
    QTemporaryDir folder;
    QSignalSpy modified(&m_document->saved(), &SavedState::modifiedChanged);
    m_document->apply(moving(*m_document, 3), {});
    QVERIFY(m_document->saved().isModified());
    m_document->undo();
    QVERIFY(!m_document->saved().isModified());
    m_document->redo();
    QVERIFY(test::saveMotion(*m_document, folder.filePath(QStringLiteral("a.vmd"))));
    QVERIFY(!m_document->saved().isModified());
    m_document->undo();
    QVERIFY(m_document->saved().isModified());
    QCOMPARE(modified.count(), 5);
}

void TestDocument::aFailedSaveChangesNothing()
{
    m_document->apply(moving(*m_document, 3), {});
    const auto saved = test::saveMotion(*m_document, QStringLiteral("/nowhere/at/all.vmd"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, mmd::ErrorCode::NotWritable);
    QVERIFY(m_document->saved().isModified());
    QVERIFY(m_document->saved().motionPath().isEmpty());
}

void TestDocument::savingUnderAJapanesePathReadsBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QString::fromUtf8("歩き ～ﾃｽﾄ.vmd"));
    m_document->apply(moving(*m_document, 3), {});
    QVERIFY(test::saveMotion(*m_document, path));
    QCOMPARE(m_document->saved().motionPath(), path);
    const auto file = loadFile(path);
    QVERIFY(file);
    const auto frames = mmd::framesOf(file->motion, bone("A"));
    QCOMPARE(std::vector<std::uint32_t>(frames.begin(), frames.end()),
        (std::vector<std::uint32_t>{0, 13, 20}));
}

void TestDocument::loadingForgetsTheHistory()
{
    m_document->apply(moving(*m_document, 3), {});
    m_document->load(mmd::setMotion(
        {m_document->scene(), m_document->scene().active, m_document->selection()}, {}, "new.vmd"));
    QVERIFY(!m_document->saved().isModified());
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(m_document->saved().motionPath(), QStringLiteral("new.vmd"));
}

void TestDocument::playingStopsOnAWholeFrameAndLoops()
{
    Playback playback(*m_document);
    playback.setSpeed(8.0); // so the 20 frames take 83 ms
    double largest = 0.0;
    bool wentBack = false;
    double before = 0.0;
    connect(m_document.get(), &Document::currentFrameChanged, this, [&](double frame) {
        largest = std::max(largest, frame);
        wentBack = wentBack || frame < before;
        before = frame;
    });
    playback.play();
    QTRY_VERIFY(wentBack);
    QVERIFY(largest <= 20.0);
    playback.stop();
    QCOMPARE(m_document->currentFrame(), std::floor(m_document->currentFrame()));
    playback.setLooping(false);
    m_document->setCurrentFrame(15.0);
    playback.play();
    QTRY_VERIFY(!playback.isPlaying());
    QCOMPARE(m_document->currentFrame(), 20.0);
}

void TestDocument::rowsModelIsSoundThroughRandomEdits()
{
    DopeRowsModel model(*m_document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(7);
    const auto below = [&](std::uint32_t n) { return std::uint32_t(random() % n); };
    const mmd::Scene before = m_document->scene();
    for (int step = 0; step < 500; ++step) {
        mmd::Selection selection;
        for (const auto& track : mmd::trackIds(m_document->actor()->motion))
            for (const std::uint32_t frame : framesOf(m_document->scene(), track))
                if (below(2) == 0)
                    selection.setKey(track, frame, true);
        m_document->select(selection);
        const mmd::TrackId track = bone(std::string(1, char('A' + below(5))));
        if (below(5) == 0)
            m_document->undo();
        else if (below(6) == 0)
            m_document->redo();
        else if (below(3) == 0)
            m_document->apply(
                mmd::deleteKeys({m_document->scene(), m_document->scene().active, selection}), {});
        else
            m_document->apply(
                mmd::registerKeys({m_document->scene(), m_document->scene().active, selection},
                    std::span(&track, 1), below(30)),
                {});
        for (const auto& each : mmd::trackIds(m_document->actor()->motion)) {
            const QModelIndex row = model.indexOf(each);
            QVERIFY(row.isValid());
            const RowFrames frames = model.frames(row);
            QCOMPARE(std::vector<std::uint32_t>(frames.begin(), frames.end()),
                framesOf(m_document->scene(), each));
        }
    }
    while (m_document->undoStack()->canUndo())
        m_document->undo();
    QVERIFY(m_document->scene() == before);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
