// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/base/error.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace mmd {

/// What a reader reads of a file with several animations.
struct AnimationWish {
    /// The number of the animation, from 1, or its name; empty: the one with the most channels.
    std::string take{};
    /// Readers refuse an animation with more.
    std::size_t places = mostPlaces;
};

/// The index of the animation that `wish` names in `takes`, and `usual` for an empty wish. A file
/// without names has one animation, number 1. A number counts before a name of digits.
/// Errors: NothingMatches; `field` is noTakeMark and the labels of those that there are.
[[nodiscard]] Result<std::size_t> chosenTake(
    std::span<const std::string> takes, const AnimationWish& wish, std::size_t usual = 0);

/// The beginning of the field of chosenTake()'s error.
inline constexpr std::string_view noTakeMark = "animations: ";
/// The field of TooManyFrames for an animation, of which no range can be chosen.
inline constexpr std::string_view longAnimationField = "frames";
/// Fields of NothingMatches: no animation of the file moves a joint, or the chosen one of several.
inline constexpr std::string_view noAnimationField = "animation", stillTakeField = "still";

/// Number and name of an animation, as a user reads it: "2 walk".
[[nodiscard]] std::string takeLabel(std::span<const std::string> takes, std::size_t index);
/// The labels of all: "1 idle, 2 walk".
[[nodiscard]] std::string takeLabels(std::span<const std::string> takes);

} // namespace mmd
