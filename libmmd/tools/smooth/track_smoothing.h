// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/smooth/smooth_motion.h"

namespace mmd {

/// The new values of one track.
template <class Value>
struct SmoothedTrack {
    FrameSpan span;            ///< of `values`; within the range and the track's keys
    std::vector<Value> values; ///< one for each frame; empty: the track stays as it is
    std::size_t spikes = 0, flips = 0, contacts = 0;
};

/// `isFoot` says that the track moves a foot by IK.
[[nodiscard]] SmoothedTrack<BoneValue> smoothed(
    const Track<BoneKeyframe>& track, FrameSpan range, const SmoothOptions& options, bool isFoot);
[[nodiscard]] SmoothedTrack<MorphValue> smoothed(
    const Track<MorphKeyframe>& track, FrameSpan range, const SmoothOptions& options);

} // namespace mmd
