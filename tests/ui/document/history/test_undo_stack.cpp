// SPDX-License-Identifier: MIT
#include "ui/document/document.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;

namespace {

constexpr std::size_t kibibyte = 1024;

/// A marker whose name has this many bytes.
mmd::ScenePatch markerPatch(std::uint32_t frame, std::size_t bytes)
{
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::MarkerChange{{}, {{frame, std::string(bytes, 'm')}}});
    return patch;
}

mmd::ScenePatch markerGone(const mmd::Marker& marker)
{
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::MarkerChange{{marker}, {}});
    return patch;
}

} // namespace

/// The undo steps of a document and their memory limit: which steps are dropped, how this affects
/// undo, redo and the saved state, and that shared memory is counted once.
class TestUndoStack : public QObject {
    Q_OBJECT
private slots:
    void init() { m_document = std::make_unique<Document>(); }
    void theOldestStepsAreDropped();
    void theNewestStaysWhateverItTakes();
    void aLowerLimitActsAtOnce();
    void undoneStepsAreKeptNearest();
    void indexesGoOn();
    void theSavedStateIsRight();
    void aSeriesIsOneStepBesideTheLimit();
    void aSeriesThatEndsWhereItBeganIsNone();
    void memoryComesAndGoes();
    void selectionsCountOnce();
    void aClearedStackIsEmpty();
    void everyChangeIsSaid();

private:
    [[nodiscard]] UndoStack& stack() { return *m_document->undoStack(); }
    void add(std::uint32_t frame, std::size_t bytes = 10 * kibibyte, int series = 0)
    {
        m_document->apply(markerPatch(frame, bytes), QStringLiteral("Add %1").arg(frame), series);
    }
    [[nodiscard]] std::vector<std::uint32_t> frames() const
    {
        std::vector<std::uint32_t> all;
        for (const mmd::Marker& marker : m_document->scene().markers)
            all.push_back(marker.frame);
        return all;
    }
    int undoAll()
    {
        int steps = 0;
        for (; m_document->canUndo(); ++steps)
            m_document->undo();
        return steps;
    }

    std::unique_ptr<Document> m_document;
};

void TestUndoStack::theOldestStepsAreDropped()
{
    stack().setLimit(55 * kibibyte);
    for (std::uint32_t frame = 0; frame < 20; ++frame) {
        add(frame);
        QVERIFY(stack().memory() <= 55 * kibibyte);
    }
    QCOMPARE(stack().count(), 5);
    QCOMPARE(stack().undoText(), u"Add 19"_qs);
    QCOMPARE(frames().size(), std::size_t(20)); // the scene loses nothing
    const mmd::Scene last = m_document->scene();
    QCOMPARE(undoAll(), 5);
    QCOMPARE(frames().size(), std::size_t(15)); // no earlier step remains
    QVERIFY(!m_document->canUndo());
    stack().undo(); // no effect
    QCOMPARE(frames().size(), std::size_t(15));
    while (stack().canRedo())
        m_document->redo();
    QVERIFY(m_document->scene() == last);
}

void TestUndoStack::theNewestStaysWhateverItTakes()
{
    stack().setLimit(kibibyte);
    add(1);
    QCOMPARE(stack().count(), 1);
    add(2, 100 * kibibyte);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), u"Add 2"_qs);
    m_document->undo();
    QCOMPARE(frames(), std::vector<std::uint32_t>{1});
    QVERIFY(stack().canRedo());
    m_document->redo();
    QCOMPARE(frames(), (std::vector<std::uint32_t>{1, 2}));
}

void TestUndoStack::aLowerLimitActsAtOnce()
{
    for (std::uint32_t frame = 0; frame < 10; ++frame)
        add(frame);
    QCOMPARE(stack().count(), 10);
    stack().setLimit(35 * kibibyte);
    QCOMPARE(stack().count(), 3);
    stack().setLimit(1000 * kibibyte); // dropped steps do not return
    QCOMPARE(stack().count(), 3);
    add(11);
    QCOMPARE(stack().count(), 4);
}

void TestUndoStack::undoneStepsAreKeptNearest()
{
    for (std::uint32_t frame = 0; frame < 10; ++frame)
        add(frame);
    for (int step = 0; step < 6; ++step)
        m_document->undo();
    QCOMPARE(frames().size(), std::size_t(4));
    stack().setLimit(35 * kibibyte);
    QVERIFY(stack().memory() <= 35 * kibibyte);
    QCOMPARE(stack().undoText(), u"Add 3"_qs); // the newest step that is done
    QCOMPARE(stack().redoText(), u"Add 4"_qs); // the next undone step
    QCOMPARE(stack().count(), 3);
    m_document->redo();
    m_document->redo();
    QVERIFY(!stack().canRedo());
    QCOMPARE(frames(), (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(undoAll(), 3);
    QCOMPARE(frames(), (std::vector<std::uint32_t>{0, 1, 2}));
}

/// The index changes with every step, even if an old step is dropped for it.
void TestUndoStack::indexesGoOn()
{
    stack().setLimit(25 * kibibyte);
    for (std::uint32_t frame = 0; frame < 8; ++frame) {
        QCOMPARE(stack().index(), int(frame));
        add(frame);
    }
    QCOMPARE(stack().count(), 2);
    m_document->undo();
    QCOMPARE(stack().index(), 7);
}

void TestUndoStack::theSavedStateIsRight()
{
    add(0);
    mmd::OpenedProject project;
    project.scene = m_document->scene();
    m_document->project().open(project, QStringLiteral("/nowhere/a.odori")); // everything is saved
    QVERIFY(!m_document->saved().isModified());
    QCOMPARE(stack().count(), 0);
    stack().setLimit(35 * kibibyte);
    add(1);
    QVERIFY(m_document->saved().isModified());
    for (std::uint32_t frame = 2; frame < 8; ++frame)
        add(frame);
    QCOMPARE(undoAll(), 3);
    QVERIFY(m_document->saved().isModified()); // the steps back to the saved state were dropped
    // Other edits can still restore the saved state.
    const std::vector<mmd::Marker> markers = m_document->scene().markers;
    for (const mmd::Marker& marker : markers)
        if (marker.frame > 0)
            m_document->apply(markerGone(marker), QStringLiteral("Remove"));
    QVERIFY(!m_document->saved().isModified());
    m_document->undo();
    QVERIFY(m_document->saved().isModified());
}

void TestUndoStack::aSeriesIsOneStepBesideTheLimit()
{
    stack().setLimit(35 * kibibyte);
    for (std::uint32_t frame = 0; frame < 3; ++frame)
        add(frame);
    const int series = m_document->newSeries();
    for (std::uint32_t frame = 10; frame < 20; ++frame)
        add(frame, kibibyte, series);
    QCOMPARE(stack().undoText(), u"Add 10"_qs);
    m_document->undo(); // all ten
    QCOMPARE(frames(), (std::vector<std::uint32_t>{0, 1, 2}));
    m_document->redo();
    QCOMPARE(frames().size(), std::size_t(13));
    add(30, kibibyte);         // no series
    add(31, kibibyte, series); // not directly after its series
    m_document->undo();
    QCOMPARE(frames().size(), std::size_t(14));
}

void TestUndoStack::aSeriesThatEndsWhereItBeganIsNone()
{
    add(0);
    const std::size_t memory = stack().memory();
    const int series = m_document->newSeries();
    add(1, kibibyte, series);
    const mmd::Marker marker = m_document->scene().markers.back();
    m_document->apply(markerGone(marker), QStringLiteral("Remove"), series);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), u"Add 0"_qs);
    QCOMPARE(stack().memory(), memory);
}

void TestUndoStack::memoryComesAndGoes()
{
    QCOMPARE(stack().memory(), std::size_t(0));
    add(0, 100 * kibibyte);
    const std::size_t one = stack().memory();
    QVERIFY(one >= 100 * kibibyte && one < 102 * kibibyte);
    add(1, 100 * kibibyte);
    const std::size_t two = stack().memory();
    m_document->undo();
    QCOMPARE(stack().memory(), two); // it can be redone
    m_document->redo();
    QCOMPARE(stack().memory(), two);
    m_document->undo();
    m_document->undo();
    add(2, 1);
    QVERIFY(stack().memory() < 2 * kibibyte); // the undone step is dropped
    stack().clear();
    QCOMPARE(stack().memory(), std::size_t(0));
}

/// A thousand edits of ten thousand selected keys store the selection once.
void TestUndoStack::selectionsCountOnce()
{
    mmd::Scene scene;
    scene.actors.emplace_back().id = mmd::ActorId{1};
    scene.active = mmd::ActorId{1};
    mmd::OpenedProject project;
    project.scene = scene;
    m_document->project().open(project, {});
    mmd::Selection selection;
    mmd::TrackKeys keys{{mmd::TrackKind::Bone, "A"}, std::vector<std::uint32_t>(10000)};
    for (std::uint32_t frame = 0; frame < 10000; ++frame)
        keys.frames[frame] = frame;
    selection.keys.push_back(keys);
    m_document->select(selection);
    for (std::uint32_t frame = 0; frame < 1000; ++frame) {
        mmd::ScenePatch patch = markerPatch(frame, 1);
        patch.selectionBefore = patch.selectionAfter = m_document->selection();
        m_document->apply(std::move(patch), {});
    }
    QVERIFY2(stack().memory() < 1000 * kibibyte, qPrintable(QString::number(stack().memory())));
}

void TestUndoStack::aClearedStackIsEmpty()
{
    add(0);
    m_document->undo();
    stack().clear();
    QCOMPARE(stack().count(), 0);
    QCOMPARE(stack().index(), 0);
    QVERIFY(!stack().canUndo() && !stack().canRedo());
    QVERIFY(stack().undoText().isEmpty() && stack().redoText().isEmpty());
}

void TestUndoStack::everyChangeIsSaid()
{
    QSignalSpy spy(&stack(), &UndoStack::indexChanged);
    const auto said = [&] { return spy.isEmpty() ? -1 : spy.takeFirst().first().toInt(); };
    add(0);
    QCOMPARE(said(), 1);
    const int series = m_document->newSeries();
    add(1, 1, series);
    QCOMPARE(said(), 2);
    add(2, 1, series); // merged
    QCOMPARE(said(), 2);
    m_document->undo();
    QCOMPARE(said(), 1);
    m_document->redo();
    QCOMPARE(said(), 2);
    stack().setLimit(1000 * kibibyte); // drops nothing
    QCOMPARE(said(), -1);
    stack().setLimit(1);
    QCOMPARE(said(), 2);
    stack().redo(); // no effect
    QCOMPARE(said(), -1);
    stack().clear();
    QCOMPARE(said(), 0);
}

QTEST_GUILESS_MAIN(TestUndoStack)
#include "test_undo_stack.moc"
