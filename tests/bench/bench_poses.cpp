// SPDX-License-Identifier: MIT
// The pose library with a folder of 1,000 poses of a real model: how long the folder takes, and how
// long the window's thread is ever busy at a stretch. Results: docs/benchmarks.md.
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/text/cp932.h"
#include "tests/bench/bench_corpus.h"
#include "tests/ui/document/open_scene.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/pose_panel.h"
#include "ui/poses/pose_view.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>

#include <benchmark/benchmark.h>

namespace {

using namespace odori;

constexpr int poseCount = 1000;

const test::PoseFiles& thousandPoses()
{
    static const test::PoseFiles* const files = [] {
        auto* made = new test::PoseFiles; // NOLINT: until the end of the program
        for (int each = 0; each < poseCount; ++each) {
            mmd::VpdFile pose;
            for (const char* bone : {"左腕", "右腕", "左ひじ", "右ひじ", "上半身", "頭"})
                pose.bones.push_back({mmd::encodeCp932(bone).bytes,
                    {{}, glm::angleAxis(0.001f * float(each + 1), glm::vec3(0, 0, 1))}});
            made->write(QStringLiteral("pose%1").arg(each), pose);
        }
        return made;
    }();
    return *files;
}

/// Shows the folder, waits for the first pictures, and scrolls to its end. The counters are in
/// milliseconds.
void open(benchmark::State& state, const QString& cache)
{
    const auto model = bench::gene();
    if (!model)
        return state.SkipWithError("no corpus");
    for (auto _ : state) {
        mmd::Scene scene;
        mmd::Actor actor;
        actor.id = mmd::ActorId(1);
        actor.model = model;
        scene.actors.push_back(actor);
        scene.active = actor.id;
        Document document;
        test::open(document, scene);
        PosePanel panel(document);
        panel.pictures().setCacheFolder(cache);
        panel.resize(240, 400);
        panel.show();
        QApplication::processEvents();
        QElapsedTimer clock;
        qint64 longest = 0;
        const auto runUntil = [&](const auto& isDone) {
            while (!isDone()) {
                QElapsedTimer turn;
                turn.start();
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
                longest = std::max(longest, turn.elapsed());
            }
        };
        int pictures = 0;
        QObject::connect(&panel.pictures(), &PosePictures::changed, &panel, [&] { ++pictures; });
        QTimer beat; // so that waiting is never long
        beat.start(1);
        clock.start();
        panel.folder().setPath(thousandPoses().folder());
        runUntil([&] { return panel.view().model()->rowCount() == poseCount; });
        state.counters["listed"] = double(clock.elapsed());
        runUntil([&] { return pictures >= 4; });
        state.counters["pictures"] = double(clock.elapsed());
        QScrollBar& bar = *panel.view().verticalScrollBar();
        runUntil([&] { return bar.maximum() > poseCount * 20; });
        for (int step = 1; step <= 100; ++step) {
            bar.setValue(bar.maximum() * step / 100);
            QElapsedTimer pause;
            pause.start();
            runUntil([&] { return pause.elapsed() > 5; });
        }
        const int shown = pictures;
        runUntil([&] { return pictures > shown + 8 || clock.elapsed() > 20000; });
        state.counters["busy"] = double(longest);
        state.counters["drawn"] = pictures;
    }
}

void firstTime(benchmark::State& state)
{
    const QTemporaryDir cache;
    open(state, cache.path());
}
BENCHMARK(firstTime)->Iterations(1)->Unit(benchmark::kMillisecond);

void kept(benchmark::State& state)
{
    static const QTemporaryDir cache;
    open(state, cache.path());
}
BENCHMARK(kept)->Iterations(1)->Repetitions(2)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    test::useOwnSettings("bench_poses");
    applyTheme(application, darkTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
