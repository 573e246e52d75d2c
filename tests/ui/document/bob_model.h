// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <memory>

namespace odori::test {

/// A bob (a small weight) on a bone by one joint, beside its hook: physics makes it swing down.
inline std::shared_ptr<const mmd::Model> bobOnABone(bool hasBodies)
{
    using namespace mmd::pmx;
    Model data;
    data.name.utf8 = "bob";
    data.bones.resize(2);
    data.bones[0].name.utf8 = "root";
    data.bones[0].position = {0.0f, 20.0f, 0.0f};
    data.bones[1].name.utf8 = "bob";
    data.bones[1].position = {2.0f, 20.0f, 0.0f}; // beside its hook, so that it swings down
    data.bones[1].parent = 0;
    for (Bone& bone : data.bones)
        bone.flags = boneFlag::rotatable | boneFlag::movable | boneFlag::visible;
    if (hasBodies) {
        data.rigidBodies.resize(2);
        data.rigidBodies[0].bone = 0;
        data.rigidBodies[0].position = data.bones[0].position;
        data.rigidBodies[0].size = glm::vec3(0.2f);
        data.rigidBodies[1] = data.rigidBodies[0];
        data.rigidBodies[1].bone = 1;
        data.rigidBodies[1].position = data.bones[1].position;
        data.rigidBodies[1].mode = BodyMode::Dynamic;
        data.rigidBodies[1].mass = 1.0f;
        Joint joint;
        joint.bodyA = 0;
        joint.bodyB = 1;
        joint.position = data.bones[0].position;
        joint.angularLower = glm::vec3(-3.0f, -1.5f, -3.0f);
        joint.angularUpper = glm::vec3(3.0f, 1.5f, 3.0f);
        data.joints.push_back(joint);
    }
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

} // namespace odori::test
