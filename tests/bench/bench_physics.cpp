// SPDX-License-Identifier: MIT
// The cost of physics. Results and instructions: docs/benchmarks.md.
#include "libmmd/physics/simulation.h"
#include "tests/bench/bench_corpus.h"

#include <benchmark/benchmark.h>

namespace {

using namespace mmd;
using namespace odori::bench;

/// Poses of the walk at 60 per second.
std::vector<Pose> walkPoses()
{
    PoseEvaluator evaluator(gene());
    const Motion motion = motionNamed("motions/walk.vmd");
    evaluator.setMotion(motion);
    std::vector<Pose> poses;
    for (double frame = 0.0; frame < double(motion.lastFrame()); frame += 0.5)
        poses.push_back(evaluator.evaluate(frame));
    return poses;
}

/// One step with copying in and out. The walk is played forwards and backwards, so that no pose
/// jumps.
void step(benchmark::State& state)
{
    const std::vector<Pose> poses = walkPoses();
    const PhysicsRig rig = makePhysicsRig(*gene());
    PhysicsWorld world(rig, {});
    world.warmUp(poses[0]);
    std::vector<BodyTransform> places(rig.dynamicBodies.size());
    std::size_t at = 0;
    bool isForth = true;
    for (auto _ : state) {
        isForth = isForth ? at + 1 < poses.size() : at == 0;
        at = isForth ? at + 1 : at - 1;
        world.step(poses[at]);
        world.transforms(places);
        benchmark::DoNotOptimize(places.data());
    }
}

/// One second of playback with everything: poses, steps, blending, bones after physics.
void play(benchmark::State& state)
{
    Simulation simulation(gene());
    simulation.setMotion(motionNamed("motions/walk.vmd"));
    double frame = 0.0;
    benchmark::DoNotOptimize(simulation.pose(frame).bones.data());
    for (auto _ : state) {
        frame += 0.5;
        benchmark::DoNotOptimize(simulation.pose(frame).bones.data());
        if (frame >= 96.0) {
            state.PauseTiming();
            frame = 0.0;
            simulation.start(0);
            benchmark::DoNotOptimize(simulation.pose(frame).bones.data());
            state.ResumeTiming();
        }
    }
}

void scrub(benchmark::State& state)
{
    Simulation simulation(gene());
    simulation.setMotion(motionNamed("motions/walk.vmd"));
    benchmark::DoNotOptimize(simulation.pose(96.0).bones.data());
    double frame = 0.0;
    for (auto _ : state) {
        frame = frame > 90.0 ? 0.25 : frame + 5.37;
        benchmark::DoNotOptimize(simulation.bonesAt(frame).data());
    }
}

void warmUp(benchmark::State& state)
{
    const std::vector<Pose> poses = walkPoses();
    const PhysicsRig rig = makePhysicsRig(*gene());
    PhysicsWorld world(rig, {});
    for (auto _ : state)
        world.warmUp(poses[0]);
}

void restore(benchmark::State& state)
{
    const std::vector<Pose> poses = walkPoses();
    const PhysicsRig rig = makePhysicsRig(*gene());
    PhysicsWorld world(rig, {});
    world.warmUp(poses[0]);
    std::vector<BodyState> states(rig.dynamicBodies.size());
    world.states(states);
    for (auto _ : state)
        world.restore(poses[0], states);
}

} // namespace

int main(int argc, char** argv)
{
    if (!gene()) {
        std::fputs("corpus missing: ../shared/corpus is not beside the checkout\n", stderr);
        return 1;
    }
    benchmark::RegisterBenchmark("a step of 1/60 s, bodies in and out", step);
    benchmark::RegisterBenchmark("a new frame of a run at 60 a second", play);
    benchmark::RegisterBenchmark("a cached frame", scrub);
    benchmark::RegisterBenchmark("beginning a run: 30 steps", warmUp);
    benchmark::RegisterBenchmark("a world from plain numbers", restore);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
