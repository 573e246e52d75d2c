// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/thin/motion_thinning.h"

#include <memory>

namespace mmd {

/// Keys that a tool made at every frame, and how far thinning them may move the model.
struct CloseThinning {
    std::vector<TrackId> tracks;  ///< of bones
    std::vector<FrameSpan> spans; ///< of each track: only keys inside it are removed
    double units = 0.01;          ///< of every joint
};

/// `motion` with fewer keys, so that no joint of the model is farther than the limit from where
/// `motion` has it at whole frames. Unlike thinnedMotion() this is measured: legs with IK, which
/// can turn much more than their goals move, get smaller tolerances until it is true, or keep all
/// keys. Cancelled; TooManyFrames of poseDifference().
[[nodiscard]] Result<Motion> thinnedWithin(const std::shared_ptr<const Model>& model,
    const Motion& motion, const CloseThinning& thinning, ProgressPart progress);

} // namespace mmd
