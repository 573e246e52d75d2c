// SPDX-License-Identifier: MIT
// The cost of editing with 600,000 keys in 500 rows. Results and instructions: docs/benchmarks.md.
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "ui/document/document.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/document/models/key_table_model.h"
#include "ui/panels/key/key_values.h"

#include <benchmark/benchmark.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace {

using namespace odori;

const mmd::Scene& scene()
{
    static const mmd::Scene large = test::largeScene();
    return large;
}

const mmd::Motion& motion()
{
    return scene().actors.front().motion;
}

std::vector<mmd::TrackId> tracks()
{
    return mmd::trackIds(motion());
}

/// The first `count` keys: whole columns of all tracks.
mmd::Selection keysSelected(std::size_t count)
{
    const auto all = tracks();
    const auto columns = std::uint32_t(count / all.size());
    return mmd::keysBetween(motion(), all, 600, 600 + columns * 6 - 1);
}

/// A document with the large scene and an attached row model.
struct Opened {
    Document document;
    DopeRowsModel rows{document};

    Opened()
    {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::ActorChange{std::nullopt, scene().actors.front(), 0});
        mmd::SettingsChange settings;
        settings.activeAfter = scene().active;
        settings.nextActorAfter = scene().nextActor;
        patch.parts.push_back(settings);
        document.load(patch);
    }
};

void selectAll(benchmark::State& state)
{
    Opened opened;
    const auto all = tracks();
    for (auto _ : state) {
        opened.document.select(mmd::keysBetween(motion(), all, 0, mmd::endOfTime));
        state.PauseTiming();
        if (opened.document.selection().keyCount() != 600000)
            state.SkipWithError("not all keys");
        opened.document.select({});
        state.ResumeTiming();
    }
}

/// As when a selection rectangle grows by one column while Ctrl is pressed.
void addToSelection(benchmark::State& state)
{
    Opened opened;
    const auto all = tracks();
    const auto before = mmd::keysBetween(motion(), all, 0, 3600);
    for (auto _ : state)
        opened.document.select(mmd::chosen(
            before, mmd::keysBetween(motion(), all, 1800, mmd::endOfTime), mmd::Choosing::Add));
}

/// One mouse move during a drag of keys: patch, scene, signals.
void drag(benchmark::State& state)
{
    Opened opened;
    Document& document = opened.document;
    document.select(keysSelected(std::size_t(state.range(0))));
    document.beginGesture();
    std::int64_t delta = 1;
    for (auto _ : state) {
        document.updateGesture(mmd::moveKeys(
            {document.gestureScene(), document.gestureScene().active, document.gestureSelection()},
            delta));
        delta = delta % 50 + 1;
    }
    document.cancelGesture();
}

void undoRedo(benchmark::State& state, bool undo)
{
    Opened opened;
    Document& document = opened.document;
    document.select(keysSelected(std::size_t(state.range(0))));
    document.apply(
        mmd::moveKeys({document.scene(), document.scene().active, document.selection()}, 7),
        QString());
    if (!undo)
        document.undo();
    for (auto _ : state) {
        undo ? document.undo() : document.redo();
        state.PauseTiming();
        undo ? document.redo() : document.undo();
        state.ResumeTiming();
    }
}

void registerOne(benchmark::State& state)
{
    Opened opened;
    const mmd::TrackId track{mmd::TrackKind::Bone, "bone0123"};
    std::uint32_t frame = 1;
    for (auto _ : state) {
        opened.document.apply(
            mmd::registerKeys({opened.document.scene(), opened.document.scene().active,
                                  opened.document.selection()},
                {&track, 1}, frame),
            QString());
        frame += 2;
    }
}

void curveDrag(benchmark::State& state)
{
    Opened opened;
    Document& document = opened.document;
    document.select(keysSelected(std::size_t(state.range(0))));
    document.beginGesture();
    std::uint8_t at = 0;
    for (auto _ : state) {
        document.updateGesture(mmd::setCurves(
            {document.gestureScene(), document.gestureScene().active, document.gestureSelection()},
            mmd::allCurveChannels, {at, 10, 100, 120}));
        at = std::uint8_t((at + 1) % 127);
    }
    document.cancelGesture();
}

void insertColumn(benchmark::State& state)
{
    Opened opened;
    const auto all = tracks();
    Document& document = opened.document;
    for (auto _ : state) {
        document.apply(
            mmd::insertColumns(
                {document.scene(), document.scene().active, document.selection()}, all, 100, 1),
            QString());
    }
}

void reverseAll(benchmark::State& state)
{
    const auto all = mmd::keysBetween(motion(), tracks(), 0, mmd::endOfTime);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            mmd::applied(scene(), mmd::reverseKeys({scene(), scene().active, all})));
}

/// All keys as rows of the keyframe table, sorted by a column.
void sortTable(benchmark::State& state)
{
    Opened opened;
    KeyTableModel table(opened.document);
    opened.document.select(mmd::Selection{tracks(), {}});
    for (auto _ : state)
        table.sort(int(state.range(0)));
}

/// Edits a cell of the table with all keys.
void editTable(benchmark::State& state)
{
    Opened opened;
    KeyTableModel table(opened.document);
    opened.document.select(mmd::Selection{tracks(), {}});
    float value = 0.0f;
    for (auto _ : state)
        if (!table.setData(table.index(1000, KeyColumn(mmd::KeyNumber::X).index()), value += 1.0f))
            state.SkipWithError("the cell refuses");
    state.counters["steps"] = double(opened.document.undoStack()->count());
}

std::size_t usedMemory()
{
#if defined(__GLIBC__)
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0; // only measured with glibc
#endif
}

/// MiB used by a document with its rows, its table and everything selected; and by ten thousand
/// single edits.
void memory(benchmark::State& state)
{
    for (auto _ : state) {
        const std::size_t before = usedMemory();
        const mmd::Scene own = test::largeScene();
        state.counters["scene_MiB"] = double(usedMemory() - before) / 1048576.0;
        Opened opened;
        KeyTableModel table(opened.document);
        Document& document = opened.document;
        for (int row = 0; row < opened.rows.rowCount(); ++row)
            benchmark::DoNotOptimize(opened.rows.frames(opened.rows.index(row, 0)));
        document.select(mmd::keysBetween(motion(), tracks(), 0, mmd::endOfTime));
        state.counters["document_MiB"] = double(usedMemory() - before) / 1048576.0;
        document.select(mmd::Selection{tracks(), {}});
        const auto all = tracks();
        for (std::uint32_t step = 0; step < 10000; ++step)
            document.apply(
                mmd::registerKeys({document.scene(), document.scene().active, document.selection()},
                    {&all[step % all.size()], 1}, 7201 + step % 97 * 3),
                QStringLiteral("Register"));
        state.counters["steps"] = double(document.undoStack()->count());
        const std::size_t withSteps = usedMemory();
        document.undoStack()->clear();
        state.counters["steps_MiB"] = double(withSteps - usedMemory()) / 1048576.0;
    }
}

/// The numbers that the Key panel shows after a selection.
void summary(benchmark::State& state)
{
    const mmd::Selection selection = keysSelected(std::size_t(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(summaryOf({scene(), scene().active, selection}, 0.0));
}

BENCHMARK(selectAll)->Unit(benchmark::kMillisecond);
BENCHMARK(addToSelection)->Unit(benchmark::kMillisecond);
BENCHMARK(drag)->Arg(100000)->Arg(600000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(undoRedo, undo, true)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(undoRedo, redo, false)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(summary)->Arg(100000)->Arg(600000)->Unit(benchmark::kMillisecond);
BENCHMARK(registerOne)->Unit(benchmark::kMillisecond);
BENCHMARK(curveDrag)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(insertColumn)->Unit(benchmark::kMillisecond);
BENCHMARK(reverseAll)->Unit(benchmark::kMillisecond);
BENCHMARK(sortTable)
    ->Arg(int(KeyCell::Track))
    ->Arg(int(KeyCell::Frame))
    ->Arg(KeyColumn(mmd::KeyNumber::RotationX).index())
    ->Unit(benchmark::kMillisecond);
BENCHMARK(editTable)->Unit(benchmark::kMillisecond);
BENCHMARK(memory)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
