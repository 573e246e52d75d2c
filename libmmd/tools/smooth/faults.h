// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace mmd {

/// The distance of the values at two frames.
using FrameDistance = std::function<double(std::size_t, std::size_t)>;

/// Which of `count` frames are spikes: for one or two frames the value jumps away and back, by at
/// least `least` and by much more than the values around it move.
[[nodiscard]] std::vector<bool> spikesIn(
    std::size_t count, const FrameDistance& distance, double least);

/// The first frame after each cut: the value jumps by at least `least`, by much more than the
/// values around it move, and does not jump back. Frames of `spikes` are no cuts.
[[nodiscard]] std::vector<std::size_t> cutsIn(std::size_t count, const FrameDistance& distance,
    double least, const std::vector<bool>& spikes);

/// Turns rotations back that are turned by about 180 degrees against those before and after them,
/// for at most a third of the frames. Says which ones it changed.
std::vector<bool> repairHalfTurns(std::span<glm::dquat> rotations);

} // namespace mmd
