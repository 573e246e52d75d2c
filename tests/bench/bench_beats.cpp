// SPDX-License-Identifier: MIT
#include "libmmd/beats/beat_detection.h"
#include "tests/libmmd/beats/generated_mix.h"

#include <benchmark/benchmark.h>

namespace {

/// A mix of `minutes` at 44.1 kHz.
const std::vector<float>& song(double minutes)
{
    static std::vector<float> samples;
    static double length = 0.0;
    if (length != minutes) {
        odori::test::MixOptions options;
        options.seconds = minutes * 60.0;
        options.sampleRate = 44100.0;
        samples = odori::test::generatedMix(options).samples;
        length = minutes;
    }
    return samples;
}

void detectBeats(benchmark::State& state)
{
    const auto& samples = song(double(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(mmd::detectBeats(samples, 44100.0, {}, mmd::Progress()));
}
BENCHMARK(detectBeats)->Arg(4)->Arg(10)->Unit(benchmark::kMillisecond);

void findOnsets(benchmark::State& state)
{
    const auto& samples = song(double(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(mmd::findOnsets(samples, 44100.0, {}, mmd::Progress()));
}
BENCHMARK(findOnsets)->Arg(4)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
