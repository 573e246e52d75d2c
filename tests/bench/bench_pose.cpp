// SPDX-License-Identifier: MIT
// The cost of one frame of a pose. Results and instructions: docs/benchmarks.md.
#include "libmmd/pose/pose.h"
#include "libmmd/pose/vertex_morphs.h"
#include "tests/bench/bench_corpus.h"

#include <benchmark/benchmark.h>

#include <random>

namespace {

using namespace mmd;
using namespace odori::bench;

/// `motion` with every IK bone switched off from frame 0.
Motion withoutIk(Motion motion, const Model& model)
{
    ShowIkKeyframe key;
    for (const RigIkChain& chain : model.rig.chains) {
        IkSwitch each{.on = 0};
        std::copy(chain.goalName.begin(), chain.goalName.end(), each.name.begin());
        key.value.switches.push_back(each);
    }
    motion.showIk = std::make_shared<const Track<ShowIkKeyframe>>(NameField{}, std::span(&key, 1));
    return motion;
}

enum class Order { Forward, Random };

/// The evaluated times: 30 frames per second displayed at 60, or random.
std::vector<double> timesOf(const Motion& motion, Order order)
{
    const double last = motion.lastFrame();
    std::vector<double> times;
    for (double time = 0.0; time <= last; time += 0.5)
        times.push_back(time);
    if (order == Order::Random)
        std::shuffle(times.begin(), times.end(), std::mt19937(1));
    return times;
}

void evaluate(benchmark::State& state, const Motion& motion, Order order)
{
    PoseEvaluator evaluator(gene());
    evaluator.setMotion(motion);
    const std::vector<double> times = timesOf(motion, order);
    std::size_t at = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluator.evaluate(times[at]).bones.data());
        at = at + 1 < times.size() ? at + 1 : 0;
    }
}

void actors(benchmark::State& state)
{
    const Motion motion = motionNamed("motions/walk.vmd");
    std::vector<PoseEvaluator> evaluators;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        evaluators.emplace_back(gene());
        evaluators.back().setMotion(motion);
    }
    const std::vector<double> times = timesOf(motion, Order::Forward);
    std::size_t at = 0;
    for (auto _ : state) {
        for (PoseEvaluator& evaluator : evaluators)
            benchmark::DoNotOptimize(evaluator.evaluate(times[at]).bones.data());
        at = at + 1 < times.size() ? at + 1 : 0;
    }
}

/// Every bone is keyed, `keys` in total, over as many frames as needed; evaluates one frame.
void longMotion(benchmark::State& state, Order order)
{
    const Model& model = *gene();
    const auto perBone =
        static_cast<std::uint32_t>(std::size_t(state.range(0)) / model.data.bones.size());
    Motion motion;
    for (const int bone : model.bonesByTrackName) {
        std::vector<BoneKeyframe> keys(perBone);
        for (std::uint32_t i = 0; i < perBone; ++i) {
            keys[i].frame = i * 10;
            const float angle = float(i % 7) * 0.05f;
            keys[i].value.rotation = {std::cos(angle), std::sin(angle), 0.0f, 0.0f};
        }
        const std::string& name = model.boneTrackNames[std::size_t(bone)];
        if (motion.bones.empty() || motion.bones.back()->name() != name)
            motion.bones.push_back(
                std::make_shared<const Track<BoneKeyframe>>(fieldOf(name), keys));
    }
    PoseEvaluator evaluator(gene());
    evaluator.setMotion(withoutIk(std::move(motion), model));
    std::mt19937 random(1);
    std::uniform_real_distribution<double> frames(0.0, double(perBone - 1) * 10.0);
    const double last = double(perBone - 1) * 10.0;
    double next = 0.0;
    for (auto _ : state) {
        next = order == Order::Random ? frames(random) : next < last ? next + 1.0 : 0.0;
        benchmark::DoNotOptimize(evaluator.evaluate(next).bones.data());
    }
}

/// A morph of `range` vertices, in runs of a dozen as in real models, that changes at every frame
/// (or never).
void vertexMorph(benchmark::State& state, bool changes)
{
    pmx::Model data;
    data.vertices.resize(30000);
    pmx::Morph morph;
    for (std::int32_t i = 0; i < state.range(0); ++i)
        morph.vertex.push_back({i + i / 12 * 24, glm::vec3(0.1f)});
    data.morphs.push_back(morph);
    const Model model = makeModel(std::move(data), {}, {});
    VertexMorphs vertices(model);
    float weights[1] = {0.5f};
    float step = 0.25f;
    for (auto _ : state) {
        if (changes) {
            weights[0] += step;
            step = -step;
        }
        benchmark::DoNotOptimize(vertices.update(weights));
    }
}

void setMotion(benchmark::State& state)
{
    const Motion motion = motionNamed("motions/walk.vmd");
    PoseEvaluator evaluator(gene());
    for (auto _ : state)
        evaluator.setMotion(motion);
}

void addAll()
{
    const Motion walk = motionNamed("motions/walk.vmd");
    const Motion noIk = withoutIk(walk, *gene());
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("walk, in order", evaluate, walk, Order::Forward);
    RegisterBenchmark("walk, at random", evaluate, walk, Order::Random);
    RegisterBenchmark("walk, in order, IK off", evaluate, noIk, Order::Forward);
    RegisterBenchmark(
        "kagamu, in order", evaluate, motionNamed("motions/kagamu.vmd"), Order::Forward);
    RegisterBenchmark(
        "22_apology, in order", evaluate, motionNamed("motions/22_apology.vmd"), Order::Forward);
    RegisterBenchmark("walk, actors", actors)->Arg(1)->Arg(10);
    for (const std::int64_t keys : {1000, 1000000}) {
        RegisterBenchmark(
            "all bones keyed, IK off, in order, keys in all", longMotion, Order::Forward)
            ->Arg(keys);
        RegisterBenchmark(
            "all bones keyed, IK off, at random, keys in all", longMotion, Order::Random)
            ->Arg(keys);
    }
    RegisterBenchmark("vertex morph that changes, vertices", vertexMorph, true)->Arg(5000);
    RegisterBenchmark("vertex morph that rests, vertices", vertexMorph, false)->Arg(5000);
    RegisterBenchmark("set a motion", setMotion);
}

} // namespace

int main(int argc, char** argv)
{
    if (!gene()) {
        std::fputs("corpus missing: ../shared/corpus is not beside the checkout\n", stderr);
        return 1;
    }
    addAll();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
