// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/thin/motion_thinning.h"

#include <span>
#include <string_view>

namespace mmd {

/// A track that got a key on every frame of `span`.
struct DenseTrack {
    TrackId id;
    FrameSpan span;
};

/// setDenseKeys() and the frames that can be thinned again.
[[nodiscard]] DenseTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const BoneValue> values);
/// The same for a morph. Outside the span the motion stays the same.
[[nodiscard]] DenseTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const MorphValue> values);

/// `motion` without the keys of these tracks that it does not need: at most 0.01 units and 0.1
/// degrees at each joint, which nobody sees. `model` may be null. Cancelled.
[[nodiscard]] Result<Motion> thinnedDense(
    const Model* model, Motion motion, std::span<const DenseTrack> tracks, ProgressPart progress);

} // namespace mmd
