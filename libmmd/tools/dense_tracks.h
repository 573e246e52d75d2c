// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/thin/motion_thinning.h"

#include <span>
#include <string_view>
#include <vector>

/// Keys at every frame that a tool makes, and what thinnedMotion() may remove of them afterwards.
namespace mmd {

/// Limits that nobody sees, for keys that only a blend or another way to show the same needs.
inline constexpr ThinOptions unseenThinning{.units = 0.01, .degrees = 0.1, .weight = 0.002};

/// setDenseKeys(), and what may be thinned again.
[[nodiscard]] ThinnedTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const BoneValue> values);
/// The same for a morph. Outside the span the motion stays the same.
[[nodiscard]] ThinnedTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const MorphValue> values);

/// Values of some bones at every frame of a span.
struct BakedBones {
    FrameSpan span;
    std::vector<int> bones;                     ///< each once
    std::vector<std::vector<BoneValue>> values; ///< [bone][frame]
};

/// With memory for the values. TooManyFrames if they would need too much.
[[nodiscard]] Result<BakedBones> bakedBones(std::vector<int> bones, FrameSpan span);

/// setDense() for those bones whose values differ by more than 0.0001 units or 0.001 degrees from
/// those of `motion`. Neighbouring rotations get the same sign.
[[nodiscard]] std::vector<ThinnedTrack> setDense(
    Motion& motion, const Model& model, BakedBones baked);

} // namespace mmd
