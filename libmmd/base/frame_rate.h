// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Frames of a motion in a second. MMD has no other rate.
inline constexpr double framesPerSecond = 30.0;

} // namespace mmd
