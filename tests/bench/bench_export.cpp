// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/interchange/export.h"
#include "tests/support/corpus.h"

#include <QtCore/QTemporaryDir>

#include <benchmark/benchmark.h>

namespace {

/// Gene with a motion of the corpus; empty if it is missing.
mmd::ExportJob corpusJob(const char* motion)
{
    mmd::ExportJob job;
    const std::string folder = odori::test::corpusFolder().toStdString();
    if (folder.empty())
        return job;
    auto model = mmd::loadModel(mmd::pathFromUtf8(folder + "/gene/Gene_light.pmx"));
    auto bytes = mmd::readFile(mmd::pathFromUtf8(folder + "/motions/" + motion));
    if (!model || !bytes)
        return job;
    job.model = std::make_shared<const mmd::Model>(std::move(*model));
    job.motion = mmd::motionFromVmd(*mmd::readVmd(std::move(*bytes))).motion;
    return job;
}

void exportGene(benchmark::State& state, const mmd::ExportOptions& options)
{
    const mmd::ExportJob job = corpusJob("22_apology.vmd");
    if (!job.model) {
        state.SkipWithError("corpus missing");
        return;
    }
    const QTemporaryDir folder;
    const auto target = mmd::pathFromUtf8(folder.filePath(QStringLiteral("gene")).toStdString());
    for (auto _ : state) {
        mmd::Progress progress;
        const auto result = mmd::exportMotion(job, target, options, progress);
        if (!result)
            state.SkipWithError("export failed");
    }
}

void fbx(benchmark::State& state)
{
    mmd::ExportOptions options;
    options.mesh = state.range(0) != 0;
    options.verify = state.range(1) != 0;
    exportGene(state, options);
}

void glb(benchmark::State& state)
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    options.verify = state.range(0) != 0;
    exportGene(state, options);
}

void bvh(benchmark::State& state)
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    exportGene(state, options);
}

} // namespace

BENCHMARK(fbx)
    ->ArgNames({"mesh", "verify"})
    ->ArgsProduct({{0, 1}, {0, 1}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(glb)->ArgName("verify")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(bvh)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
