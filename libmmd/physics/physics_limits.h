// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mmd {

struct PhysicsRig;

/// Limits of the cost of a model's physics. They are counts, which are the same on every machine,
/// so that a simulation does not depend on the machine's speed. Usual models are far below them;
/// above them, the model's physics is off.
struct PhysicsLimits {
    static constexpr std::size_t mostBodies = 4096;
    /// Above this, trees find the overlapping bodies instead of a sweep.
    static constexpr std::size_t mostSweptBodies = 512;
    static constexpr std::size_t mostJoints = 8192;
    /// Pairs of bodies whose bounds overlap and whose groups may collide, at any moment.
    static constexpr std::size_t mostPairs = 16384;
};

/// Counts such pairs of bodies while the model is at rest; stops after PhysicsLimits::mostPairs.
/// Counts as Bullet does, except for bodies that only touch.
[[nodiscard]] std::size_t pairsAtRest(const PhysicsRig& rig);

} // namespace mmd
