// SPDX-License-Identifier: MIT
#include "libmmd/pose/pose.h"
#include "tests/portable/check.h"

#include <glm/geometric.hpp>

#include <memory>

namespace odori::test {
namespace {

int addBone(mmd::pmx::Model& model, const glm::vec3& position, int parent)
{
    mmd::pmx::Bone bone;
    bone.name.utf8 = "b" + std::to_string(model.bones.size());
    bone.position = position;
    bone.parent = parent;
    bone.flags = mmd::pmx::boneFlag::rotatable | mmd::pmx::boneFlag::movable;
    model.bones.push_back(bone);
    return int(model.bones.size()) - 1;
}

} // namespace

/// A leg of two bones, five units each, reaches a goal six units from its hip.
void checkPoses()
{
    mmd::pmx::Model data;
    const int hip = addBone(data, {0, 8, 0}, -1), knee = addBone(data, {0, 4, -3}, hip);
    const int ankle = addBone(data, {0, 0, 0}, knee), goal = addBone(data, {0, 0, 0}, -1);
    mmd::pmx::Bone& bone = data.bones[std::size_t(goal)];
    bone.flags = std::uint16_t(bone.flags | mmd::pmx::boneFlag::ik);
    bone.ik = {.effector = ankle, .loops = 40, .stepAngle = 2.0f, .links = {}};
    for (const int link : {knee, hip}) {
        mmd::pmx::IkLink each;
        each.bone = link;
        bone.ik.links.push_back(each);
    }
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    mmd::Motion motion;
    mmd::BoneKeyframe key;
    key.value.translation = {0, 2, 0};
    mmd::replaceTrack(motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("b3"), std::vector<mmd::BoneKeyframe>{key}));
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    const auto at = [&](int index) { return pose.bones[std::size_t(index)].translation; };
    check(glm::distance(at(ankle), glm::vec3(0, 2, 0)) < 1e-3f, "the ankle reaches its goal");
    check(std::abs(glm::distance(at(hip), at(knee)) - 5.0f) < 1e-4f, "the thigh keeps its length");
    check(at(knee).z < -3.5f, "the knee bends forward");
}

} // namespace odori::test
