// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

struct SmoothOptions {
    double strength = 0.5;     ///< 0..1: what is faster than 15 to 1 times a second is removed
    bool removesSpikes = true; ///< values that jump away and back
    bool repairsFlips = true;  ///< other signs of quaternions, and half turns there and back
    bool keepsFeet = true;     ///< feet on IK that stand are held; needs a model
};

/// Smooths the input's tracks (bones and morphs) in its range, without lag. At the ends of the
/// range the original is blended in, so that nothing jumps; cuts stay cuts. Tracks with a key on
/// most frames keep the frames of their keys; others get keys on all frames, which are then
/// thinned. Tracks with numbers that are not finite stay as they are. Figures: KeysBefore,
/// KeysAfter, Spikes, Flips, Contacts (times that a foot was held). Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> smoothMotion(
    const ToolInput& input, const SmoothOptions& options, ProgressPart progress);

} // namespace mmd
