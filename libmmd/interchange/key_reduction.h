// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// Indices of the values that are kept so that linear interpolation between them is off by
/// `tolerance` at most where one was left out; ascending, the first and the last among them, a
/// single one where the first value stands for all. Indices in `cuts` (ascending) keep themselves
/// and the next one. Linear in time.
[[nodiscard]] std::vector<std::uint32_t> reducedKeys(
    std::span<const float> values, double tolerance, std::span<const std::uint32_t> cuts = {});

/// Whether all values lie within `range`; then they become one value, the middle, or `rest` where
/// that is among them. Whole transforms are split into local ones with float32 noise: this takes it
/// off where nothing moves.
bool flatten(std::span<float> values, double range, float rest);

/// The angle from one rotation to another, 0..180; exact for small ones too.
[[nodiscard]] double degreesBetween(const glm::dquat& a, const glm::dquat& b);

/// Whether all rotations lie within `degrees` of the first.
[[nodiscard]] bool isStill(std::span<const glm::dquat> rotations, double degrees);

/// As reducedKeys, for rotations with slerp between them; neighbours have the same sign.
[[nodiscard]] std::vector<std::uint32_t> reducedRotations(
    std::span<const glm::dquat> rotations, double degrees);

} // namespace mmd
