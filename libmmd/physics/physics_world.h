// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"

#include <cstdint>
#include <memory>
#include <span>

namespace mmd {

/// The settings of a run; its result depends on them, its model, its motion and its start.
struct PhysicsSettings {
    glm::vec3 gravity{0.0f, -98.0f, 0.0f}; ///< MMD units per second squared
    int stepsPerFrame = 2;                 ///< 2 or 4: steps of 1/60 or 1/120 s
    float noise = 0.0f; ///< the largest change of gravity along each axis; 0: no noise
    std::uint32_t noiseSeed = 0;
    bool operator==(const PhysicsSettings&) const = default;
};

/// Duration of the change from rest to a pose: half a second, 30 steps at 1/60 s.
inline constexpr int warmUpFrames = 15;

/// The complete state of a dynamic body, from which a world can be continued. Units and seconds,
/// model space.
struct BodyState {
    BodyTransform transform;
    glm::vec3 linearVelocity{0.0f};
    glm::vec3 angularVelocity{0.0f};
    bool operator==(const BodyState&) const = default;
};

/// A model's rigid bodies and joints with a ground at y = 0, simulated by Bullet (docs/physics.md).
///
/// Deterministic: the same rig, settings and calls give the same bytes. Not thread-safe, but worlds
/// share no data. step() allocates nothing except inside Bullet.
class PhysicsWorld {
public:
    /// `rig` must outlive the world. Call reset(), restore() or warmUp() before anything else.
    PhysicsWorld(const PhysicsRig& rig, const PhysicsSettings& settings);
    ~PhysicsWorld();
    PhysicsWorld(PhysicsWorld&&) noexcept;
    PhysicsWorld& operator=(PhysicsWorld&&) noexcept;

    /// Rebuilds the world with every body at its bone, without velocity.
    void reset(const Pose& pose);
    /// Rebuilds it with the dynamic bodies in `states` (as many as the rig has), the others at
    /// their bones. The following steps do not depend on anything before this call.
    void restore(const Pose& pose, std::span<const BodyState> states);
    /// Rebuilds it at rest at the position of the model in `pose`, then moves the bodies gradually
    /// into the pose over `warmUpFrames`. Meanwhile the model moves along the ground with
    /// `velocity` (units a second), so that a walk does not begin with a jerk; at the end it is in
    /// `pose`.
    void warmUp(const Pose& pose, const glm::vec3& velocity = glm::vec3(0.0f));

    /// Simulates one step to `pose`: bodies that follow their bones (also those whose key switches
    /// physics off) are moved to them, the others are simulated. `noise` is added to gravity in
    /// this step. If a body has a NaN or infinite number or is farther than 1e6 units away, the
    /// world is reset to the pose; this is counted.
    void step(const Pose& pose, const glm::vec3& noise = glm::vec3(0.0f));

    /// Dynamic bodies, as many as the rig has.
    void transforms(std::span<BodyTransform> out) const;
    void states(std::span<BodyState> out) const;
    [[nodiscard]] std::size_t runawayCount() const;

    /// Whether more than PhysicsLimits::mostPairs overlapped in a step. From then on every body
    /// follows its bone and steps cost nothing, until reset(), restore() or warmUp().
    [[nodiscard]] bool isOff() const;
    /// Sets this state without an overlap.
    void switchOff(const Pose& pose);

private:
    void settle(const Pose& pose);
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
