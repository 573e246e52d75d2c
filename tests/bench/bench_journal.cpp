// SPDX-License-Identifier: MIT
// The cost of the journal for an edit, and of reading it again, with 600,000 keys in 500 rows.
// Results and instructions: docs/benchmarks.md.
#include "libmmd/journal/recovery.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "ui/document/document.h"
#include "ui/document/journal/document_journal.h"

#include <QtCore/QTemporaryDir>

#include <benchmark/benchmark.h>

#include <memory>

namespace {

using namespace odori;

constexpr std::chrono::minutes longest(5);

const mmd::Scene& scene()
{
    static const mmd::Scene large = test::largeScene();
    return large;
}

std::filesystem::path pathOf(const QTemporaryDir& folder)
{
    return folder.path().toStdString();
}

/// A document with the large scene, which a journal may follow.
struct Opened {
    QTemporaryDir folder;
    Document document;
    std::unique_ptr<DocumentJournal> journal;
    std::vector<mmd::TrackId> tracks;
    bool forward = true;

    explicit Opened(bool isJournaled)
    {
        document.replace(scene());
        tracks = mmd::trackIds(document.scene().actors.front().motion);
        if (isJournaled)
            journal = std::make_unique<DocumentJournal>(document, pathOf(folder));
        if (journal)
            journal->flush(longest);
    }
    /// Moves one key of a track there and back again.
    void moveKey(std::size_t track)
    {
        const mmd::Scene& now = document.scene();
        const mmd::TrackId& id = tracks[track % tracks.size()];
        const auto frames = mmd::framesOf(now.actors.front().motion, id);
        const mmd::Selection key{{id}, {{id, {frames[10]}}}};
        document.apply(
            mmd::moveKeys({now, now.active, key}, forward ? 1 : -1), QStringLiteral("Move Keys"));
        forward = !forward;
    }
};

/// Applying one edit: 0 without a journal, 1 with one.
void edit(benchmark::State& state)
{
    Opened opened(state.range(0) != 0);
    std::size_t track = 0;
    for (auto _ : state)
        opened.moveKey(track++ / 2);
}

/// The journal's own share: one record of one moved key, to the end of write().
void record(benchmark::State& state)
{
    Opened opened(false);
    opened.moveKey(0);
    const auto step = opened.document.undoStack()->steps().back();
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    writer.snapshot(std::make_shared<const mmd::SessionState>());
    writer.waitUntilFlushed(longest);
    for (auto _ : state)
        writer.append(mmd::StepDone{step, 0.0});
}

/// Taking a snapshot of everything: the part in the window's thread.
void capture(benchmark::State& state)
{
    Opened opened(false);
    for (int step = 0; step < 10'000; ++step)
        opened.moveKey(std::size_t(step / 2));
    for (auto _ : state) {
        mmd::SessionState captured = opened.document.state();
        mmd::keepNewestSteps(captured, DocumentJournal::Limits().history);
        benchmark::DoNotOptimize(captured);
    }
}

/// Writing a snapshot, in its thread.
void writeSnapshot(benchmark::State& state)
{
    Opened opened(false);
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    const auto captured = std::make_shared<const mmd::SessionState>(opened.document.state());
    for (auto _ : state) {
        writer.snapshot(captured);
        writer.waitUntilFlushed(longest);
    }
}

/// Reading a journal of 10,000 steps on 600,000 keys, until the document can be restored.
void recover(benchmark::State& state)
{
    Opened opened(true);
    for (int step = 0; step < 9'999; ++step)
        opened.moveKey(std::size_t(step / 2));
    opened.journal->flush(longest);
    for (auto _ : state) {
        const auto session = mmd::recoverSession(pathOf(opened.folder));
        if (!session || session->records != 9'999)
            state.SkipWithError("not everything came back");
    }
}

BENCHMARK(edit)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
BENCHMARK(record)->Unit(benchmark::kMicrosecond);
BENCHMARK(capture)->Unit(benchmark::kMillisecond);
BENCHMARK(writeSnapshot)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(recover)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
