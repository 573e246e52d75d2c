// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"
#include "tests/libmmd/pose/rig_builder.h"

/// Small models with rigid bodies for tests of physics, made in code.
namespace odori::test {

/// A RigBuilder that also knows bodies and joints. Bodies have no damping, no friction and touch
/// nothing unless a test says so.
class BodyBuilder : public RigBuilder {
public:
    /// A sphere at `bone` (-1: none), or at `position` if that is given.
    mmd::pmx::RigidBody& sphere(int bone, mmd::pmx::BodyMode mode, float radius = 0.5f);
    mmd::pmx::RigidBody& box(int bone, mmd::pmx::BodyMode mode, const glm::vec3& halfExtents);
    /// A spring joint between two bodies at `position` that lets them turn freely and not move.
    mmd::pmx::Joint& joint(int bodyA, int bodyB, const glm::vec3& position);

private:
    mmd::pmx::RigidBody& body(int bone, mmd::pmx::BodyMode mode);
};

/// The same places to the last bit.
[[nodiscard]] bool isSame(
    std::span<const mmd::BoneTransform> a, std::span<const mmd::BoneTransform> b);

/// A key of bone `b<index>` that switches its physics.
void physicsKey(mmd::Motion& motion, int bone, std::uint32_t frame, bool isOn,
    const glm::vec3& translation = glm::vec3(0.0f));

} // namespace odori::test
