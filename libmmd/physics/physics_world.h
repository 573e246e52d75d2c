// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"

#include <memory>
#include <span>

namespace mmd {

/// What a run depends on beside its model, motion and start.
struct PhysicsSettings {
    glm::vec3 gravity{0.0f, -98.0f, 0.0f}; ///< MMD units per second squared
    int stepsPerFrame = 2;                 ///< 2 or 4: steps of 1/60 or 1/120 s
    bool operator==(const PhysicsSettings&) const = default;
};

/// How long a world is eased from rest into a pose: half a second, 30 steps at 1/60 s.
inline constexpr int warmUpFrames = 15;

/// A dynamic body in full: a world can be continued from these. Units and seconds, model space.
struct BodyState {
    BodyPlace place;
    glm::vec3 linearVelocity{0.0f};
    glm::vec3 angularVelocity{0.0f};
    bool operator==(const BodyState&) const = default;
};

/// A model's rigid bodies and joints with a ground at y = 0, simulated by Bullet (docs/physics.md).
///
/// Deterministic: the same rig, settings and calls give the same bytes. Not thread-safe itself;
/// worlds share nothing. step() allocates nothing but what Bullet itself does.
class PhysicsWorld {
public:
    /// `rig` must outlive the world. Nothing can be asked of it before one of reset(), restore()
    /// and warmUp().
    PhysicsWorld(const PhysicsRig& rig, const PhysicsSettings& settings);
    ~PhysicsWorld();
    PhysicsWorld(PhysicsWorld&&) noexcept;
    PhysicsWorld& operator=(PhysicsWorld&&) noexcept;

    /// Builds the world anew with every body at its bone, at rest.
    void reset(const Pose& pose);
    /// Builds it anew with the dynamic bodies in `states` (as many as the rig has), the others at
    /// their bones. What comes then depends on nothing that was before.
    void restore(const Pose& pose, std::span<const BodyState> states);
    /// Builds it anew at rest, carried to where the model stands in `pose`, and eases the bodies
    /// from there into the pose over `warmUpFrames`. Meanwhile the model moves along the ground at
    /// `velocity` (units a second), so that a walk does not begin with a jerk; at the end it is in
    /// `pose`.
    void warmUp(const Pose& pose, const glm::vec3& velocity = glm::vec3(0.0f));

    /// One step towards `pose`: bodies that follow their bones (those whose key switches physics
    /// off too) are moved to them, the others simulated. A body that is not finite or runs away
    /// (farther than 1e6 units) resets the world to the pose; that is counted.
    void step(const Pose& pose);

    /// Dynamic bodies, as many as the rig has.
    void places(std::span<BodyPlace> out) const;
    void states(std::span<BodyState> out) const;
    [[nodiscard]] std::size_t runawayCount() const;

    /// Whether more than PhysicsLimits::mostPairs overlapped in a step. From then on every body
    /// follows its bone and steps cost nothing, until reset(), restore() or warmUp().
    [[nodiscard]] bool isOff() const;
    /// The same, whatever overlaps.
    void switchOff(const Pose& pose);

private:
    void settle(const Pose& pose);
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
