// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/base/error.h"

#include <cstddef>
#include <span>
#include <vector>

/// What the process that reads the animation of a foreign file writes to its standard output.
namespace mmd {

/// A mark, then the error, or the joints and the places.
[[nodiscard]] std::vector<std::byte> animationAnswer(const Result<SkeletonAnimation>& result);

/// What animationAnswer() was given. The bytes come from a process that read a hostile file: any
/// bytes give a result, whose parents are before their children and whose numbers are finite, or an
/// error. BadText if they are no complete answer.
[[nodiscard]] Result<SkeletonAnimation> readAnimationAnswer(std::span<const std::byte> bytes);

} // namespace mmd
