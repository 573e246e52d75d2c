// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mmd {

struct PhysicsRig;

/// What a model's physics may cost: counts, which are the same on every machine, so that a
/// simulation stays as it is however slow the machine. Models for people stay far below; beyond,
/// the model's physics is off.
struct PhysicsLimits {
    static constexpr std::size_t mostBodies = 4096;
    /// Beyond it overlapping bodies are found by trees instead of a sweep.
    static constexpr std::size_t mostSweptBodies = 512;
    static constexpr std::size_t mostJoints = 8192;
    /// Of bodies whose bounds overlap and whose groups may touch, at any one moment.
    static constexpr std::size_t mostPairs = 16384;
};

/// How many pairs of bodies overlap so while the model rests; counting ends beyond
/// PhysicsLimits::mostPairs. As Bullet counts them, but for bodies that just touch.
[[nodiscard]] std::size_t pairsAtRest(const PhysicsRig& rig);

} // namespace mmd
