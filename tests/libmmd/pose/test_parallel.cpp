// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <glm/gtc/type_ptr.hpp>

#include <array>
#include <cstring>
#include <thread>

using namespace odori::test;

/// Actors share a model and tracks, but no mutable state: they may be posed in parallel. Under the
/// thread sanitizer (preset tsan) a shared write is an error; in every build the poses must equal
/// those of one thread, bit for bit.
class TestParallel : public QObject {
    Q_OBJECT
private slots:
    void evaluatorsOfOneModelRunSideBySide();
};

namespace {

constexpr int frames = 300;

/// All transforms of all frames.
std::vector<float> posesOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion)
{
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    std::vector<float> all;
    for (int frame = 0; frame < frames; ++frame)
        for (const mmd::BoneTransform& bone : evaluator.evaluate(frame * 0.31).bones) {
            all.insert(
                all.end(), glm::value_ptr(bone.translation), glm::value_ptr(bone.translation) + 3);
            for (const float part :
                {bone.rotation.x, bone.rotation.y, bone.rotation.z, bone.rotation.w})
                all.push_back(part);
        }
    return all;
}

} // namespace

void TestParallel::evaluatorsOfOneModelRunSideBySide()
{
    RigBuilder rig;
    const int hip = rig.bone({0, 8, 0});
    const int knee = rig.bone({0, 4, -3}, hip);
    const int ankle = rig.bone({0, 0, 0}, knee);
    const int goal = rig.bone({0, 1, 0});
    rig.ik(goal, ankle, {knee, hip});
    rig.append(rig.bone({2, 0, 0}), knee, 0.5f, mmd::pmx::boneFlag::appendRotation);
    mmd::pmx::Morph morph;
    morph.name.utf8 = "m";
    morph.type = mmd::pmx::MorphType::Bone;
    morph.bone.push_back({.bone = hip, .translation = {1, 0, 0}, .rotation = aboutX(20)});
    rig.model().morphs.push_back(morph);
    mmd::Motion motion;
    for (std::uint32_t frame = 0; frame < 100; frame += 7) {
        key(motion, goal, frame, {float(frame % 3), float(frame % 4) * 0.5f, 0}, aboutY(10));
        key(motion, hip, frame, {0, 0, float(frame % 5)}, aboutZ(float(frame % 40)));
        key(motion, "m", frame, float(frame % 2));
    }
    ikKey(motion, 50, goal, false);
    const auto model = rig.build();
    const std::vector<float> expected = posesOf(model, motion);
    std::array<std::vector<float>, 4> found;
    {
        std::vector<std::thread> threads;
        for (auto& each : found)
            threads.emplace_back([&] { each = posesOf(model, motion); });
        for (std::thread& thread : threads)
            thread.join();
    }
    for (const auto& each : found) {
        QCOMPARE(each.size(), expected.size());
        QVERIFY(std::memcmp(each.data(), expected.data(), each.size() * sizeof(float)) == 0);
    }
}

QTEST_GUILESS_MAIN(TestParallel)
#include "test_parallel.moc"
