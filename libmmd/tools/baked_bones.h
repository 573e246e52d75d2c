// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/thin/close_thinning.h"

namespace mmd {

/// Values of some bones at every frame of a span.
struct BakedBones {
    FrameSpan span;
    std::vector<int> bones;                     ///< each once
    std::vector<std::vector<BoneValue>> values; ///< [bone][frame]
};

/// With memory for the values. TooManyFrames if they would need too much.
[[nodiscard]] Result<BakedBones> bakedBones(std::vector<int> bones, FrameSpan span);

/// Sets keys at every frame of the span (setDenseKeys()) for those bones whose values differ by
/// more than 0.0001 units or 0.001 degrees from those of `motion`. Neighbouring rotations get the
/// same sign. Returns what may be thinned afterwards.
[[nodiscard]] CloseThinning setBakedBones(Motion& motion, const Model& model, BakedBones baked);

} // namespace mmd
