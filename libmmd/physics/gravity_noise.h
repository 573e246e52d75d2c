// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>

namespace mmd {

/// The noise of gravity in the 1/60 s from a half frame (counted from frame 0) to the next one:
/// each coordinate is between -1 and 1, all values equally likely. It depends on the two arguments
/// only and uses no state, so it is the same wherever a run begins or is continued, and on every
/// machine (docs/physics.md).
[[nodiscard]] glm::vec3 gravityNoise(std::uint32_t seed, std::uint64_t halfFrame);

} // namespace mmd
