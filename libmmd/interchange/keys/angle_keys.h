// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/keys/rotation_keys.h"

namespace mmd {

/// Keys may lie between frames, at a moment: so many are a second.
inline constexpr std::uint32_t momentsPerSecond = 240;

/// Keys of a rotation in a file that holds angles.
struct AngleKeys {
    std::vector<std::uint32_t> moments; ///< ascending
    std::vector<glm::dvec3> angles;     ///< degrees about X, Y, Z (fbxOrder), one for each moment
};

/// What angleKeys() needs to know besides the turn.
struct AngleGrid {
    std::uint32_t momentsPerFrame = 1;        ///< a power of two
    double degrees = 0.0;                     ///< that readers may be apart
    std::span<const std::uint32_t> held = {}; ///< frames after which nothing moves (ascending)
};

/// The angles at `frames` (turnKeys() has them), and between neighbouring frames as many as it
/// takes until tools that blend angles and tools that blend quaternions are within `degrees` of
/// each other, or every moment has one. In a fast turn they are apart without those. Keys between
/// frames lie on the shortest way from one rotation to the other, so they change nothing for tools
/// that blend quaternions.
[[nodiscard]] AngleKeys angleKeys(
    const Turn& turn, std::span<const std::uint32_t> frames, const AngleGrid& grid);

} // namespace mmd
