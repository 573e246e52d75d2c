// SPDX-License-Identifier: MIT
// The cost of copying and pasting 600,000 keys in 500 rows. Results and instructions:
// docs/benchmarks.md.
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "ui/document/document.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/models/dope_rows_model.h"

#include <QtCore/QThreadPool>

#include <benchmark/benchmark.h>

#include <memory>

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

mmd::Selection everyKey()
{
    return mmd::keysBetween(motion(), mmd::trackIds(motion()), 0, mmd::endOfTime);
}

const mmd::Motion& keys()
{
    static const mmd::Motion copied = mmd::copiedKeys({scene(), scene().active, everyKey()});
    return copied;
}

/// Measures the time that blocks the window; a worker does the rest.
void copy(benchmark::State& state)
{
    const mmd::Selection all = everyKey();
    for (auto _ : state) {
        const auto data = std::make_unique<KeysMimeData>(scene(), all, scene().active);
        state.PauseTiming();
        QThreadPool::globalInstance()->waitForDone();
        state.ResumeTiming();
    }
}

void takeKeys(benchmark::State& state)
{
    const mmd::Selection all = everyKey();
    for (auto _ : state)
        benchmark::DoNotOptimize(mmd::copiedKeys({scene(), scene().active, all}));
}

void writeText(benchmark::State& state)
{
    std::size_t size = 0;
    for (auto _ : state)
        size = mmd::textOfKeys(keys()).size();
    state.counters["MiB"] = double(size) / 1048576.0;
}

void readText(benchmark::State& state)
{
    const std::string text = mmd::textOfKeys(keys());
    for (auto _ : state)
        if (!mmd::keysOfText(text))
            state.SkipWithError("the text is refused");
}

/// Pastes into the same document with its row model attached, over the copied keys at a slightly
/// later frame.
void paste(benchmark::State& state)
{
    Document document;
    DopeRowsModel rows(document);
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{std::nullopt, scene().actors.front(), 0});
    mmd::SettingsChange settings;
    settings.activeAfter = scene().active;
    settings.nextActorAfter = scene().nextActor;
    patch.parts.push_back(settings);
    document.load(patch);
    for (auto _ : state) {
        document.apply(mmd::pasteKeys({document.scene(), document.scene().active}, keys(),
                           std::uint32_t(state.range(0))),
            QString());
        state.PauseTiming();
        document.undo();
        state.ResumeTiming();
    }
}

BENCHMARK(copy)->Unit(benchmark::kMillisecond);
BENCHMARK(takeKeys)->Unit(benchmark::kMillisecond);
BENCHMARK(writeText)->Unit(benchmark::kMillisecond);
BENCHMARK(readText)->Unit(benchmark::kMillisecond);
BENCHMARK(paste)->Arg(3)->Arg(7200)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
