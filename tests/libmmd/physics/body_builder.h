// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"
#include "tests/libmmd/pose/rig_builder.h"

/// Small models with rigid bodies for tests of physics.
namespace odori::test {

/// A RigBuilder with bodies and joints. Bodies have no damping, no friction and collide with
/// nothing unless a test sets it.
class BodyBuilder : public RigBuilder {
public:
    /// A sphere at `bone` (-1: none), or at `position` if given.
    mmd::pmx::RigidBody& sphere(int bone, mmd::pmx::BodyMode mode, float radius = 0.5f);
    mmd::pmx::RigidBody& box(int bone, mmd::pmx::BodyMode mode, const glm::vec3& halfExtents);
    /// A spring joint between two bodies at `position` that allows free rotation and no movement.
    mmd::pmx::Joint& joint(int bodyA, int bodyB, const glm::vec3& position);

private:
    mmd::pmx::RigidBody& body(int bone, mmd::pmx::BodyMode mode);
};

/// Equal bit for bit.
[[nodiscard]] bool isSame(
    std::span<const mmd::BoneTransform> a, std::span<const mmd::BoneTransform> b);

/// Adds a key of bone `b<index>` that switches its physics.
void physicsKey(mmd::Motion& motion, int bone, std::uint32_t frame, bool isOn,
    const glm::vec3& translation = glm::vec3(0.0f));

} // namespace odori::test
