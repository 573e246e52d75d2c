// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/pose/pose.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The position of a rigid body: its centre in model space.
struct BodyTransform {
    glm::vec3 position{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
    bool operator==(const BodyTransform&) const = default;
};

/// A rigid body for the world: every number is finite and in a range that can be simulated.
struct RigBody {
    pmx::Shape shape = pmx::Shape::Sphere;
    glm::vec3 size{0.0f}; ///< sphere x: radius; box: half extents; capsule x: radius, y: height
    BodyTransform rest;
    BodyTransform offset;   ///< from its bone's rest; without a bone `rest`
    std::int32_t bone = -1; ///< -1: none; a body that follows its bone then does not move
    pmx::BodyMode mode = pmx::BodyMode::FollowsBone; ///< the mode that is used, see makePhysicsRig
    float mass = 0.0f;
    float linearDamping = 0.0f, angularDamping = 0.0f;
    float restitution = 0.0f, friction = 0.0f;
    std::uint16_t group = 1; ///< one bit
    std::uint16_t mask = 0xFFFF;
    bool isSolid = true; ///< has a volume: collides with others and the ground
};

/// A model's rigid bodies, and its valid joints. Built once for each model.
struct PhysicsRig {
    std::vector<RigBody> bodies;             ///< file order
    std::vector<pmx::Joint> joints;          ///< of two different bodies, one of them dynamic
    std::vector<std::int32_t> dynamicBodies; ///< those that do not follow their bones, ascending
    /// The body that moves a bone: index into `dynamicBodies`, one per bone (the file's last).
    struct Driver {
        std::int32_t bone = -1;
        std::int32_t dynamicBody = -1;
    };
    /// The force of an impulse morph (2.1) at full weight, every 1/60 s.
    struct Impulse {
        std::int32_t morph = -1;
        std::int32_t body = -1; ///< a dynamic body
        bool isLocal = false;   ///< in the body's space, else in the model's
        glm::vec3 linear{0.0f}, angular{0.0f};
    };
    std::vector<Impulse> impulses;
    std::vector<Driver> drivers;     ///< ascending bones
    std::vector<int> simulatedBones; ///< the bones of `drivers`, for PoseEvaluator::setPhysicsBones
    std::vector<Warning> warnings;   ///< PhysicsOff first
};

/// Never fails: values that cannot be simulated are clamped or ignored, with one warning for each
/// kind (its first location and its count). A dynamic body without mass follows its bone. A body of
/// mode 2 counts as mode 1 if a joint connects it to a dynamic body on the parent of its bone.
/// Above PhysicsLimits no body is dynamic; this is a warning too.
[[nodiscard]] PhysicsRig makePhysicsRig(const Model& model);

/// The position of a body that is fixed to its bone.
[[nodiscard]] BodyTransform transformAtBone(const RigBody& body, const Pose& pose);
/// The position of the bone if the body is at `transform`.
[[nodiscard]] BoneTransform boneOf(const RigBody& body, const BodyTransform& transform);
/// The mean position of all bodies that follow bones: the position of the whole model. 0 without
/// any.
[[nodiscard]] glm::vec3 middleOf(const PhysicsRig& rig, const Pose& pose);
/// The bones that the rig's dynamic bodies move, for PoseEvaluator::applyPhysics; `transforms` are
/// in the order of PhysicsRig::dynamicBodies. Allocates nothing after `bones` has its full size.
void bonesOf(const PhysicsRig& rig, std::span<const BodyTransform> transforms,
    std::vector<SimulatedBone>& bones);
/// Whether physics moves the body, by the key that applies at its bone; true without a bone.
[[nodiscard]] bool isPhysicsOn(const RigBody& body, const Pose& pose);

} // namespace mmd
