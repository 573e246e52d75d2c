// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

struct SmoothOptions {
    double strength = 0.5;     ///< 0..1: what is faster than 15 to 1 times a second is removed
    bool removesSpikes = true; ///< values that jump away and back
    bool repairsFlips = true;  ///< other signs of quaternions, and half turns there and back
    bool keepsFeet = true;     ///< feet that stand are held; needs a model
};

/// Smooths the input's tracks (bones and morphs) in its range, without lag. At the ends of the
/// range the original is blended in, so that nothing jumps; cuts stay cuts. All keys keep their
/// frames and curves and get new values: a motion that was keyed by hand gets no more keys. Only
/// standing feet that must be held get keys: those of legs without IK, and others that would slide.
/// Tracks with numbers that are not finite stay as they are. Figures: KeysBefore, KeysAfter,
/// Spikes, Flips, Held. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> smoothMotion(
    const ToolInput& input, const SmoothOptions& options, ProgressPart progress);

} // namespace mmd
