// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"

#include <cstring>

namespace odori::test {

using namespace mmd;

pmx::RigidBody& BodyBuilder::body(int bone, pmx::BodyMode mode)
{
    pmx::RigidBody made;
    made.bone = bone;
    made.mode = mode;
    made.mass = 1.0f;
    made.mask = 0;
    if (bone >= 0)
        made.position = at(bone).position;
    model().rigidBodies.push_back(made);
    return model().rigidBodies.back();
}

pmx::RigidBody& BodyBuilder::sphere(int bone, pmx::BodyMode mode, float radius)
{
    pmx::RigidBody& made = body(bone, mode);
    made.shape = pmx::Shape::Sphere;
    made.size = {radius, 0, 0};
    return made;
}

pmx::RigidBody& BodyBuilder::box(int bone, pmx::BodyMode mode, const glm::vec3& halfExtents)
{
    pmx::RigidBody& made = body(bone, mode);
    made.shape = pmx::Shape::Box;
    made.size = halfExtents;
    return made;
}

pmx::Joint& BodyBuilder::joint(int bodyA, int bodyB, const glm::vec3& position)
{
    pmx::Joint made;
    made.bodyA = bodyA;
    made.bodyB = bodyB;
    made.position = position;
    made.angularLower = glm::vec3(1.0f); // lower above upper: free
    made.angularUpper = glm::vec3(-1.0f);
    model().joints.push_back(made);
    return model().joints.back();
}

bool isSame(std::span<const BoneTransform> a, std::span<const BoneTransform> b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

void physicsKey(
    Motion& motion, int bone, std::uint32_t frame, bool isOn, const glm::vec3& translation)
{
    const std::string name = "b" + std::to_string(bone);
    std::vector<BoneKeyframe> keys;
    if (const auto* track = findBoneTrack(motion, name))
        for (std::size_t index = 0; index < track->size(); ++index)
            if (track->frame(index) < frame)
                keys.push_back(track->key(index));
    keys.push_back({.frame = frame,
        .value = {.translation = translation},
        .interpolation = withPhysics(defaultBoneInterpolation(), isOn)});
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(name), keys));
}

} // namespace odori::test
