// SPDX-License-Identifier: MIT
// The value view: sampling, painting at any zoom, and what an edit costs.
#include "libmmd/motion/panel_angles.h"
#include "ui/curves/value_painter.h"
#include "ui/theme/theme.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <string>

using namespace odori;
using namespace mmd;

namespace {

constexpr int boneCount = 20;
constexpr std::uint32_t frameCount = 20000;
constexpr auto never = ValueSamples::Clock::time_point::max();

/// A dance of twenty bones that all move and turn, with keys every `spacing` frames.
Motion dance(std::uint32_t spacing)
{
    Motion motion;
    for (int bone = 0; bone < boneCount; ++bone) {
        std::vector<BoneKeyframe> keys;
        for (std::uint32_t frame = 0; frame <= frameCount; frame += spacing) {
            const auto wave = [&](double period) {
                return float(std::sin(double(frame) / period + bone));
            };
            BoneKeyframe key;
            key.frame = frame;
            key.value.translation = {wave(31) * 4, wave(47) * 2 + wave(7), wave(83) * 3};
            key.value.rotation =
                rotationOfPanelAngles({wave(23) * 40, wave(400) * 170, wave(61) * 30});
            const BezierCurve eased{64, 0, 64, 127};
            key.tail = withCurves(key.tail, {eased, {}, eased, eased});
            keys.push_back(key);
        }
        std::string name = "bone";
        name += char('A' + bone);
        replaceTrack(motion, Track<BoneKeyframe>(fieldOf(name), keys));
    }
    return motion;
}

struct Stage {
    explicit Stage(std::uint32_t spacing)
    {
        scene.camera = dance(spacing);
        for (const TrackId& track : trackIds(scene.camera))
            selection.setTrack(track, true);
        graph.update(scene, selection);
        graph.sample(1e9, never);
        axes.top = 0.0;
        axes.height = 400.0;
        axes.fit(Quantity::Length, -5.0, 5.0);
        axes.fit(Quantity::Angle, -180.0, 180.0);
    }
    void paint()
    {
        benchmark::DoNotOptimize(painter.paint({.graph = graph,
            .axes = axes,
            .selection = selection,
            .theme = darkTheme(),
            .area = QRect(0, 0, 1920, 400),
            .ratio = 1.0,
            .active = GraphLine{0, ValueChannel::X}}));
    }

    Scene scene;
    Selection selection;
    ValueGraph graph;
    ValueAxes axes;
    ValuePainter painter;
};

/// 120 lines at 1920 x 400; the view has moved, so that nothing of before can be used.
void paintMoved(benchmark::State& state)
{
    Stage stage(std::uint32_t(state.range(0)));
    stage.axes.time.pixelsPerFrame = double(state.range(1)) / 1000.0;
    double at = 0.0;
    for (auto _ : state) {
        stage.axes.time.firstFrame = at;
        at = std::fmod(at + 17.3, 500.0);
        stage.paint();
    }
}
BENCHMARK(paintMoved)
    ->ArgNames({"spacing", "milliPixelsPerFrame"})
    ->ArgsProduct({{1, 10, 40}, {20, 96, 300, 1000, 2900, 3100, 9000, 48000}})
    ->Unit(benchmark::kMillisecond);

/// The selection or the height has changed, or the current frame.
void paintAgain(benchmark::State& state)
{
    Stage stage(10);
    stage.axes.time.pixelsPerFrame = 0.096;
    for (auto _ : state)
        stage.paint();
}
BENCHMARK(paintAgain)->Unit(benchmark::kMillisecond);

void sampleAll(benchmark::State& state)
{
    Stage stage(10);
    for (auto _ : state) {
        ValueGraph graph;
        graph.update(stage.scene, stage.selection);
        graph.sample(1e9, never);
    }
}
BENCHMARK(sampleAll)->Unit(benchmark::kMillisecond);

/// One step of dragging a key: the tracks are compared, what changed is sampled, all is painted.
void editKey(benchmark::State& state)
{
    Stage stage(10);
    stage.axes.time.pixelsPerFrame = 0.096;
    const auto* track = findBoneTrack(stage.scene.camera, "boneA");
    std::vector<BoneKeyframe> keys;
    for (std::size_t at = 0; at < track->size(); ++at)
        keys.push_back(track->key(at));
    Motion edits[2] = {stage.scene.camera, stage.scene.camera};
    for (int at = 0; at < 2; ++at) {
        keys[1000].value.translation.x = float(at);
        replaceTrack(edits[at], Track<BoneKeyframe>(fieldOf("boneA"), keys));
    }
    int turn = 0;
    for (auto _ : state) {
        stage.scene.camera = edits[turn++ % 2];
        stage.graph.update(stage.scene, stage.selection);
        stage.graph.sample(1e9, never);
        stage.paint();
    }
}
BENCHMARK(editKey)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
