// SPDX-License-Identifier: MIT
// Whole frames of Gene's walk at 960 x 540, drawn as in the viewport: pose, skinning, every pass.
// LIBGL_ALWAYS_SOFTWARE=1 measures Mesa's software rendering.
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/pose/vertex_morphs.h"
#include "tests/support/corpus.h"
#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"
#include "ui/render/skinning.h"

#include <benchmark/benchmark.h>
#include <epoxy/gl.h>

#include <cmath>
#include <memory>

namespace {

using namespace odori;
constexpr int width = 960, height = 540;

std::shared_ptr<const mmd::Model> gene()
{
    const QString path = test::corpusFolder() + QStringLiteral("/gene/Gene_light.pmx");
    auto model = mmd::loadModel(mmd::pathFromUtf8(path.toStdString()));
    return model ? std::make_shared<const mmd::Model>(std::move(*model)) : nullptr;
}

mmd::Motion walk()
{
    const QString path = test::corpusFolder() + QStringLiteral("/motions/walk.vmd");
    auto bytes = mmd::readFile(mmd::pathFromUtf8(path.toStdString()));
    if (!bytes)
        return {};
    auto file = mmd::readVmd(std::move(*bytes));
    return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
}

struct Parts {
    bool model = true, edges = true, shadow = true, grid = true;
    int samples = 0;
    int selfShadow = 0; ///< mode
};

void drawFrames(benchmark::State& state, const Parts& parts)
{
    auto context = render::HeadlessContext::create();
    const auto model = gene();
    if (!context || !model)
        return state.SkipWithError("no OpenGL context or no corpus");
    auto renderer = render::SceneRenderer::create();
    if (!renderer)
        return state.SkipWithError("no renderer");
    (*renderer)->setModel(model, render::loadTextures(*model));
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(walk());
    const render::View view = render::viewOf({}, float(width) / float(height));
    render::DrawOptions options;
    options.edges = parts.edges;
    options.groundShadow = parts.shadow;
    options.grid = parts.grid;
    options.selfShadow.mode = static_cast<std::uint8_t>(parts.selfShadow);
    double frame = 0.0;
    const auto draw = [&] {
        for ([[maybe_unused]] auto step : state) {
            frame = std::fmod(frame + 0.5, 40.0);
            const mmd::Pose& pose = evaluator.evaluate(frame);
            (*renderer)->draw(parts.model ? &pose : nullptr, view, options, width, height);
            glFinish();
        }
        state.SetLabel(reinterpret_cast<const char*>(glGetString(GL_RENDERER)));
    };
    if (!(*context)->picture(width, height, draw, parts.samples))
        state.SkipWithError("no framebuffer");
    state.counters["fps"] =
        benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

void skinning(benchmark::State& state)
{
    const auto model = gene();
    if (!model)
        return state.SkipWithError("no corpus");
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(walk());
    const mmd::Pose& pose = evaluator.evaluate(20.0);
    const mmd::VertexMorphs morphs(*model);
    render::Skinning skin(*model);
    std::vector<render::SkinnedVertex> out(model->data.vertices.size());
    for ([[maybe_unused]] auto step : state) {
        skin.run(pose, morphs.positions(), out);
        benchmark::DoNotOptimize(out.data());
    }
}

BENCHMARK(skinning)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(drawFrames, background, Parts{false, true, true, false})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, grid, Parts{false, true, true, true})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, colour, Parts{true, false, false, true})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, colour_and_edges, Parts{true, true, false, true})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, colour_and_shadow, Parts{true, false, true, true})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, whole, Parts{})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, whole_4_samples, Parts{true, true, true, true, 4})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

BENCHMARK_CAPTURE(drawFrames, whole_self_shadow_1, Parts{true, true, true, true, 0, 1})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(drawFrames, whole_self_shadow_2, Parts{true, true, true, true, 0, 2})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
