// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/keys/rotation_keys.h"

namespace mmd {

/// Keys may be between frames, at moments; this is the number of moments in a second.
inline constexpr std::uint32_t momentsPerSecond = 240;

/// Keys of a rotation in a file that stores angles.
struct AngleKeys {
    std::vector<std::uint32_t> moments; ///< ascending
    std::vector<glm::dvec3> angles;     ///< degrees about X, Y, Z (fbxOrder), one for each moment
};

/// The parameters of angleKeys() besides the rotation.
struct AngleGrid {
    std::uint32_t momentsPerFrame = 1;        ///< a power of two
    double degrees = 0.0;                     ///< the allowed difference between readers
    std::span<const std::uint32_t> held = {}; ///< frames after which the value is held (ascending)
};

/// The angles at `frames` (from turnKeys()). Between neighbouring frames, keys are added until
/// tools that blend angles and tools that blend quaternions differ by at most `degrees`, or until
/// every moment has a key; a fast rotation needs this. Keys between frames are on the shortest
/// rotation from one frame to the other, so they change nothing in tools that blend quaternions.
[[nodiscard]] AngleKeys angleKeys(
    const Turn& turn, std::span<const std::uint32_t> frames, const AngleGrid& grid);

} // namespace mmd
