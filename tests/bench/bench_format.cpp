// SPDX-License-Identifier: MIT
// The cost of reading and writing files. Results and instructions: docs/benchmarks.md.
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "tests/support/corpus.h"

#include <benchmark/benchmark.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <random>

namespace {

std::atomic<std::size_t> bytesInUse = 0;

} // namespace

// Counts the memory in use; the size is stored in front of each block.
void* operator new(std::size_t size)
{
    constexpr std::size_t header = alignof(std::max_align_t);
    auto* memory = static_cast<char*>(std::malloc(size + header));
    if (!memory)
        throw std::bad_alloc();
    *reinterpret_cast<std::size_t*>(memory) = size;
    bytesInUse += size;
    return memory + header;
}

void operator delete(void* memory) noexcept
{
    constexpr std::size_t header = alignof(std::max_align_t);
    if (!memory)
        return;
    char* const block = static_cast<char*>(memory) - header;
    bytesInUse -= *reinterpret_cast<std::size_t*>(block);
    std::free(block);
}

void operator delete(void* memory, std::size_t) noexcept
{
    operator delete(memory);
}

namespace {

using namespace mmd;

std::vector<std::byte> corpusBytes(const char* name)
{
    const QString path = odori::test::corpusFolder() + QLatin1Char('/') + QLatin1String(name);
    return readFile(pathFromUtf8(path.toStdString())).value_or(std::vector<std::byte>{});
}

enum class Order { ByFrame, Any };

/// A dance of `keys` bone keys on 200 tracks, in the order of frames or in random order.
std::vector<std::byte> danceVmd(std::size_t keys, Order wanted)
{
    std::mt19937 random(1);
    Motion motion;
    constexpr std::size_t tracks = 200;
    for (std::size_t track = 0; track < tracks; ++track) {
        std::vector<BoneKeyframe> made(keys / tracks);
        for (std::size_t at = 0; at < made.size(); ++at) {
            made[at].frame = std::uint32_t(at) * 2;
            made[at].value.translation = glm::vec3(float(random() % 1000) * 0.01f);
            BoneCurves curves;
            curves[0].x1 = std::uint8_t(random() % 8 * 16); // real motions repeat a few curves
            made[at].interpolation = withCurves(defaultBoneInterpolation(), curves);
        }
        const std::string name = "bone " + std::to_string(track);
        replaceTrack(motion, Track<BoneKeyframe>(fieldOf(name), made));
    }
    std::vector<std::byte> bytes = vmdFromMotion(motion);
    constexpr std::size_t begin = 54, size = 111;
    std::vector<std::size_t> order(keys / tracks * tracks);
    for (std::size_t at = 0; at < order.size(); ++at)
        order[at] = at;
    if (wanted == Order::Any)
        std::shuffle(order.begin(), order.end(), random);
    else
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return a % (keys / tracks) < b % (keys / tracks);
        });
    std::vector<std::byte> shuffled = bytes;
    for (std::size_t at = 0; at < order.size(); ++at)
        std::copy_n(bytes.begin() + std::ptrdiff_t(begin + order[at] * size), size,
            shuffled.begin() + std::ptrdiff_t(begin + at * size));
    return shuffled;
}

void readModel(benchmark::State& state, const char* name)
{
    const auto bytes = corpusBytes(name);
    if (bytes.empty())
        return state.SkipWithError("corpus missing");
    for (auto _ : state) {
        auto read = pmx::read(bytes);
        if (!read)
            return state.SkipWithError("not read");
        Model model = makeModel(std::move(read->model), std::move(read->warnings), {});
        benchmark::DoNotOptimize(model.rig.order.data());
    }
    state.SetBytesProcessed(std::int64_t(state.iterations()) * std::int64_t(bytes.size()));
}

void readMotion(benchmark::State& state, const std::vector<std::byte>& bytes)
{
    if (bytes.empty())
        return state.SkipWithError("corpus missing");
    std::size_t keys = 0;
    for (auto _ : state) {
        state.PauseTiming();
        std::vector<std::byte> copy = bytes;
        state.ResumeTiming();
        const auto file = readVmd(std::move(copy));
        const std::size_t before = bytesInUse;
        const MotionFromVmd read = motionFromVmd(*file);
        keys = read.motion.keyCount();
        state.counters["bytes/key"] = double(bytesInUse - before) / double(keys);
    }
    state.counters["keys"] = double(keys);
}

void writeMotion(benchmark::State& state, const std::vector<std::byte>& bytes)
{
    const auto file = readVmd(bytes);
    if (!file)
        return state.SkipWithError("corpus missing");
    const Motion motion = motionFromVmd(*file).motion;
    for (auto _ : state)
        benchmark::DoNotOptimize(vmdFromMotion(motion).data());
}

} // namespace

int main(int argc, char** argv)
{
    using benchmark::kMillisecond;
    const auto many = danceVmd(600'000, Order::Any);
    const auto some = danceVmd(14'000, Order::ByFrame);
    const auto someShuffled = danceVmd(14'000, Order::Any);
    benchmark::RegisterBenchmark("read Gene_light.pmx", readModel, "gene/Gene_light.pmx")
        ->Unit(kMillisecond);
    benchmark::RegisterBenchmark("read a motion, 14,000 keys", readMotion, some)
        ->Unit(kMillisecond);
    benchmark::RegisterBenchmark("read a motion, 14,000 keys shuffled", readMotion, someShuffled)
        ->Unit(kMillisecond);
    benchmark::RegisterBenchmark("read a motion, 600,000 keys shuffled", readMotion, many)
        ->Unit(kMillisecond);
    benchmark::RegisterBenchmark("write a motion, 600,000 keys", writeMotion, many)
        ->Unit(kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
