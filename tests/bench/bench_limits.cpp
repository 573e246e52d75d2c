// SPDX-License-Identifier: MIT
// The cost of files that are built to be slow, at sizes n and 2n. Results: docs/benchmarks.md.
#include "libmmd/check/motion_check.h"
#include "libmmd/interchange/export.h"
#include "libmmd/physics/simulation.h"
#include "libmmd/project/project_file.h"

#include <QtCore/QTemporaryDir>

#include <benchmark/benchmark.h>

#include <string>

namespace {

using namespace mmd;

std::shared_ptr<const Model> modelOf(pmx::Model data)
{
    return std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
}

pmx::Bone bone(const std::string& name)
{
    pmx::Bone made;
    made.name.utf8 = name;
    made.flags = pmx::boneFlag::rotatable | pmx::boneFlag::visible | pmx::boneFlag::operable;
    return made;
}

/// Balls of radius 1 on a row of bones, all of which may collide.
std::shared_ptr<const Model> balls(std::int64_t count, float apart)
{
    pmx::Model data;
    for (std::int64_t ball = 0; ball < count; ++ball) {
        data.bones.push_back(bone("b" + std::to_string(ball)));
        data.bones.back().position = {apart * float(ball), 20, 0};
        pmx::RigidBody body;
        body.bone = static_cast<std::int32_t>(ball);
        body.mode = pmx::BodyMode::Dynamic;
        body.position = data.bones.back().position;
        body.size = {1, 0, 0};
        body.mass = 1.0f;
        body.mask = 0xFFFF;
        data.rigidBodies.push_back(body);
    }
    return modelOf(std::move(data));
}

/// Simulates the first second of a new run.
void simulate(benchmark::State& state, float apart)
{
    const auto model = balls(state.range(0), apart);
    for (auto _ : state) {
        Simulation simulation(model);
        benchmark::DoNotOptimize(simulation.pose(30.0).bones.data());
    }
    state.SetComplexityN(state.range(0));
}

void bodiesInOnePlace(benchmark::State& state)
{
    simulate(state, 0.0f);
}

void bodiesApart(benchmark::State& state)
{
    simulate(state, 2.5f);
}

/// Names that the model lacks, some of them similar to one that it has.
void lostNames(benchmark::State& state)
{
    pmx::Model data;
    for (int at = 0; at < 500; ++at)
        data.bones.push_back(bone("bone " + std::string(1, char('a' + at % 26)) + "part"));
    const auto model = modelOf(std::move(data));
    Motion motion;
    const BoneKeyframe key{.frame = 3, .value = {.translation = {1, 2, 3}}};
    for (std::int64_t at = 0; at < state.range(0); ++at) {
        std::string name = std::to_string(at); // sorted, as a file's tracks are after reading
        name = std::string(7 - name.size(), '0') + name + " bone";
        motion.bones.push_back(std::make_shared<const Track<BoneKeyframe>>(
            fieldOf(name), std::span(&key, std::size_t(1))));
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(checkMotion(motion, model.get()).size());
    state.SetComplexityN(state.range(0));
}

void readProject(benchmark::State& state, const std::string& text)
{
    for (auto _ : state) {
        const auto project = readProjectFile(std::as_bytes(std::span(text)));
        benchmark::DoNotOptimize(project.has_value());
    }
    state.SetComplexityN(state.range(0));
}

/// A project with `count` elements in the list of this name.
std::string projectWith(const char* list, std::int64_t count, const std::string& element)
{
    std::string text = std::string("{\"format\": \"odori-project\", \"") + list + "\": [";
    for (std::int64_t at = 0; at < count; ++at)
        text += (at > 0 ? "," : "") + element;
    return text + "]}";
}

void markers(benchmark::State& state)
{
    std::string text = "{\"format\": \"odori-project\", \"markers\": [";
    for (std::int64_t at = 0; at < state.range(0); ++at)
        text += (at > 0 ? "," : "") + std::string("{\"frame\":") +
                std::to_string((at * 7919) % 1'000'003) + ",\"name\":\"m\",\"more\":1}";
    readProject(state, text + "]}");
}

void writeMarkers(benchmark::State& state)
{
    ProjectFile project;
    std::string rest = "{\"markers\": [";
    for (std::int64_t at = 0; at < state.range(0); ++at) {
        project.markers.push_back({static_cast<std::uint32_t>(at), "m"});
        rest += (at > 0 ? "," : "") + std::string("{\"frame\":") + std::to_string(at) +
                ",\"name\":\"m\",\"more\":1}";
    }
    project.rest = rest + "]}";
    for (auto _ : state)
        benchmark::DoNotOptimize(writeProjectFile(project).size());
    state.SetComplexityN(state.range(0));
}

void actors(benchmark::State& state)
{
    readProject(
        state, projectWith("actors", state.range(0), R"({"motion": {}, "more": {"a": 1}})"));
}

void unknownMembers(benchmark::State& state)
{
    std::string text = "{\"format\": \"odori-project\", \"view\": {\"a\": 0";
    for (std::int64_t at = 0; at < state.range(0); ++at)
        text += ",\"m" + std::to_string(at) + "\":0";
    readProject(state, text + "}}");
}

/// Sibling bones, each of which appends the rotation of the previous one.
void appendChain(benchmark::State& state, bool haveOneName)
{
    pmx::Model data;
    for (std::int64_t at = 0; at < state.range(0); ++at) {
        data.bones.push_back(bone(haveOneName ? "bone" : "b" + std::to_string(at)));
        pmx::Bone& made = data.bones.back();
        made.position = {float(at), 0, 0};
        if (at == 0)
            continue;
        made.parent = 0;
        made.flags |= pmx::boneFlag::appendRotation;
        made.appendParent = static_cast<std::int32_t>(at - 1);
        made.appendRatio = 1.0f;
    }
    ExportJob job;
    job.model = modelOf(std::move(data));
    const BoneKeyframe keys[] = {
        {.frame = 0, .value = {}}, {.frame = 5, .value = {.translation = {1, 0, 0}}}};
    replaceTrack(job.motion, Track<BoneKeyframe>(fieldOf(haveOneName ? "bone" : "b0"), keys));
    const QTemporaryDir folder;
    const std::filesystem::path target(folder.filePath(QStringLiteral("chain.fbx")).toStdString());
    for (auto _ : state) {
        Progress progress;
        if (!exportMotion(job, target, {}, progress))
            state.SkipWithError("export failed");
    }
    state.SetComplexityN(state.range(0));
}

void appendChainToFbx(benchmark::State& state)
{
    appendChain(state, false);
}

void bonesOfOneNameToFbx(benchmark::State& state)
{
    appendChain(state, true);
}

} // namespace

BENCHMARK(bodiesInOnePlace)
    ->RangeMultiplier(2)
    ->Range(2500, 20000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(bodiesApart)
    ->RangeMultiplier(2)
    ->Range(512, 4096)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(lostNames)
    ->RangeMultiplier(2)
    ->Range(75'000, 600'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(markers)
    ->RangeMultiplier(2)
    ->Range(250'000, 2'000'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(writeMarkers)
    ->RangeMultiplier(2)
    ->Range(125'000, 1'000'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(actors)->Arg(500)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(actors)
    ->RangeMultiplier(2)
    ->Range(50'000, 200'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(unknownMembers)
    ->RangeMultiplier(2)
    ->Range(75'000, 600'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(appendChainToFbx)
    ->RangeMultiplier(2)
    ->Range(2500, 20000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK(bonesOfOneNameToFbx)
    ->RangeMultiplier(2)
    ->Range(2500, 20000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);
BENCHMARK_MAIN();
