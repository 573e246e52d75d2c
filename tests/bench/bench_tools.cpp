// SPDX-License-Identifier: MIT
// The motion tools: time, and how much they remove and change. Results and instructions:
// docs/benchmarks.md and docs/tools.md.
#include "libmmd/motion/sampling.h"
#include "libmmd/tools/bones/dragged_time.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/thin/motion_thinning.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "tests/bench/bench_corpus.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace {

using namespace odori;

constexpr const char* motions[] = {
    "motions/walk.vmd", "motions/kagamu.vmd", "motions/wait_moving.vmd", "motions/22_apology.vmd"};

/// Noise of the keys: its standard deviation.
struct Noise {
    double units, degrees;
};
constexpr Noise noises[] = {{0.0, 0.0}, {0.0005, 0.005}, {0.002, 0.02}, {0.01, 0.1}, {0.05, 0.5}};

/// A key at every frame of every bone track, with noise.
mmd::Motion dense(const mmd::Motion& sparse, const Noise& noise)
{
    std::mt19937 random(1);
    std::normal_distribution<double> gauss;
    mmd::Motion result = sparse;
    for (const auto& track : sparse.bones) {
        std::vector<mmd::BoneKeyframe> keys;
        mmd::TrackCursor cursor;
        for (std::uint32_t frame = 0; frame <= sparse.lastFrame(); ++frame) {
            mmd::BoneKeyframe& key = keys.emplace_back();
            key.frame = frame;
            key.value = mmd::sampleBone(*track, frame, cursor);
            const auto some = [&](double size) { return float(gauss(random) * size); };
            if (noise.units == 0.0)
                continue;
            key.value.translation +=
                glm::vec3(some(noise.units), some(noise.units), some(noise.units));
            const double half = glm::radians(noise.degrees) / 2.0;
            key.value.rotation = glm::normalize(
                key.value.rotation * glm::quat(1.0f, some(half), some(half), some(half)));
        }
        mmd::replaceTrack(result, mmd::Track<mmd::BoneKeyframe>(track->field(), keys));
    }
    return result;
}

mmd::Scene sceneOf(mmd::Motion motion)
{
    mmd::Scene scene;
    mmd::Actor& actor = scene.actors.emplace_back();
    actor.id = mmd::ActorId{1};
    actor.model = bench::gene();
    actor.motion = std::move(motion);
    scene.active = actor.id;
    scene.nextActor = 2;
    return scene;
}

/// What other tools do: each track alone, straight between the keys that stay (Douglas-Peucker).
mmd::Track<mmd::BoneKeyframe> decimated(
    const mmd::Track<mmd::BoneKeyframe>& track, double units, double degrees)
{
    const auto values = track.values();
    const auto error = [&](std::size_t at, std::size_t from, std::size_t to) {
        const float share =
            float(track.frame(at) - track.frame(from)) / float(track.frame(to) - track.frame(from));
        const glm::vec3 away =
            glm::abs(values[at].translation -
                     glm::mix(values[from].translation, values[to].translation, share));
        const double turned = mmd::degreesBetween(glm::dquat(values[at].rotation),
            glm::dquat(glm::slerp(values[from].rotation, values[to].rotation, share)));
        return std::max(double(std::max({away.x, away.y, away.z})) / units, turned / degrees);
    };
    std::vector<bool> stays(track.size(), false);
    stays.front() = stays.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, track.size() - 1}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double most = 1.0;
        std::size_t worst = 0;
        for (std::size_t at = from + 1; at < to; ++at)
            if (const double here = error(at, from, to); here > most) {
                most = here;
                worst = at;
            }
        if (worst == 0)
            continue;
        stays[worst] = true;
        open.emplace_back(from, worst);
        open.emplace_back(worst, to);
    }
    std::vector<mmd::BoneKeyframe> keys;
    for (std::size_t key = 0; key < track.size(); ++key)
        if (stays[key])
            keys.push_back(track.key(key));
    return mmd::Track<mmd::BoneKeyframe>(track.field(), keys);
}

void report(benchmark::State& state, const mmd::Motion& before, const mmd::Motion& after)
{
    const auto bones = [](const mmd::Motion& motion) {
        std::size_t keys = 0;
        for (const auto& track : motion.bones)
            keys += track->size();
        return double(keys);
    };
    const mmd::Progress progress;
    const auto moved = mmd::poseDifference(
        bench::gene(), before, after, {0, before.lastFrame()}, {progress, 0.0, 1.0});
    state.counters["percent"] = 100.0 * bones(after) / bones(before);
    state.counters["hands"] = moved->hands.largest;
    state.counters["feet"] = moved->feet.largest;
    state.counters["joints"] = moved->joints.largest;
    state.counters["degrees"] = moved->degrees;
}

void thinDensified(benchmark::State& state)
{
    const char* name = motions[state.range(0)];
    const mmd::Motion before = dense(bench::motionNamed(name), noises[state.range(1)]);
    if (!bench::gene() || before.bones.empty())
        return state.SkipWithError("corpus missing");
    const mmd::ThinOptions options;
    const mmd::Scene scene = sceneOf(before);
    const mmd::ToolInput input{
        {scene, scene.active}, mmd::trackIds(before), {0, before.lastFrame()}};
    const mmd::Progress progress;
    mmd::Motion after;
    for (auto _ : state) {
        const auto result = mmd::thinKeys(input, options, {progress, 0.0, 1.0});
        after = mmd::applied(scene, result->patch).actors.front().motion;
    }
    state.SetLabel(name);
    report(state, before, after);
}

void decimateDensified(benchmark::State& state)
{
    const char* name = motions[state.range(0)];
    const mmd::Motion before = dense(bench::motionNamed(name), noises[state.range(1)]);
    if (!bench::gene() || before.bones.empty())
        return state.SkipWithError("corpus missing");
    mmd::Motion after;
    for (auto _ : state) {
        after = before;
        for (const auto& track : before.bones)
            mmd::replaceTrack(after, decimated(*track, 0.05, 0.5));
    }
    state.SetLabel(name);
    report(state, before, after);
}

/// A dance of 2,800 frames on 140 bones, as from motion capture: a key at every frame.
mmd::Motion longDance()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<float> any(-1.0f, 1.0f);
    mmd::Motion sparse;
    constexpr std::uint32_t frames = 2800;
    constexpr std::size_t bones = 140;
    const mmd::Model& model = *bench::gene();
    for (std::size_t bone = 0; bone < std::min(bones, model.data.bones.size()); ++bone) {
        std::vector<mmd::BoneKeyframe> keys;
        for (std::uint32_t frame = 0; frame < frames;
             frame += 4 + std::uint32_t((any(random) + 1.0f) * 8.0f)) {
            mmd::BoneKeyframe& key = keys.emplace_back();
            key.frame = frame;
            key.value.rotation = glm::angleAxis(any(random) * 0.7f,
                glm::normalize(glm::vec3(any(random), any(random), any(random) + 1.1f)));
            key.interpolation = mmd::withCurves(
                key.interpolation, {mmd::BezierCurve{64, 0, 64, 127}, {64, 0, 64, 127},
                                       {64, 0, 64, 127}, {64, 0, 64, 127}});
        }
        keys.push_back(keys.back());
        keys.back().frame = frames - 1;
        if (keys[keys.size() - 2].frame == frames - 1)
            keys.pop_back();
        mmd::replaceTrack(
            sparse, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(model.boneTrackNames[bone]), keys));
    }
    return dense(sparse, {});
}

void thinLongDance(benchmark::State& state)
{
    if (!bench::gene())
        return state.SkipWithError("corpus missing");
    const mmd::Motion before = longDance();
    const mmd::Scene scene = sceneOf(before);
    const mmd::ToolInput input{
        {scene, scene.active}, mmd::trackIds(before), {0, before.lastFrame()}};
    const mmd::ThinOptions options;
    const mmd::Progress progress;
    mmd::Motion after;
    for (auto _ : state) {
        const auto result = mmd::thinKeys(input, options, {progress, 0.0, 1.0});
        after = mmd::applied(scene, result->patch).actors.front().motion;
    }
    state.counters["tracks"] = double(before.bones.size());
    report(state, before, after);
}

/// One move of the mouse while time is dragged, and what the document does with it.
void dragTimeOfLongDance(benchmark::State& state)
{
    if (!bench::gene())
        return state.SkipWithError("corpus missing");
    const mmd::Scene scene = sceneOf(longDance());
    const auto reach = std::uint32_t(state.range(0));
    const mmd::TimeStretch stretch(scene, scene.active, {1400 - reach, 1400, 1400 + reach});
    std::uint32_t to = 1400;
    for (auto _ : state) {
        to = to == 1450 ? 1410 : to + 1;
        benchmark::DoNotOptimize(mmd::applied(scene, stretch.to(to)));
    }
}

/// The press that begins the drag: keys at the frames that stay.
void beginDragTime(benchmark::State& state)
{
    if (!bench::gene())
        return state.SkipWithError("corpus missing");
    const mmd::Scene scene = sceneOf(longDance());
    for (auto _ : state)
        benchmark::DoNotOptimize(mmd::TimeStretch(scene, scene.active, {900, 1400, 1900}));
}

BENCHMARK(dragTimeOfLongDance)->Arg(100)->Arg(500)->Arg(1390)->Unit(benchmark::kMillisecond);
BENCHMARK(beginDragTime)->Unit(benchmark::kMillisecond);
BENCHMARK(thinLongDance)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(thinDensified)
    ->ArgsProduct({{0, 1, 2, 3}, {0, 1, 2, 3, 4}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();
BENCHMARK(decimateDensified)
    ->ArgsProduct({{0, 1, 2, 3}, {0, 1, 2, 3, 4}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

} // namespace

BENCHMARK_MAIN();
