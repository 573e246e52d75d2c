// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"
#include "tools/sample/skeleton.h"

namespace sample {

/// Frames of the walk: four cycles of two steps. Frame 120 equals frame 0, 36 units further on.
/// Without the keys of 全ての親, which has the forward movement, it is a walk in place.
inline constexpr std::uint32_t walkCycle = 30, walkLength = 120;
/// Frames of a cycle in which the left foot is on the ground; the right one follows 15 later.
inline constexpr std::uint32_t heelStrike = 0, footFlat = 4, heelOff = 11, toeOff = 18;

[[nodiscard]] mmd::Motion makeWalk(const Skeleton& bones);

} // namespace sample
