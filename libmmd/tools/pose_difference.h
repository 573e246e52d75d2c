// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <memory>
#include <vector>

namespace mmd {

/// How far one point of a model is from where it was, over frames.
struct PointDifference {
    double largest = 0.0;    ///< units
    double mean = 0.0;       ///< units, of all frames and points
    std::uint32_t frame = 0; ///< of the largest one
};

/// How two motions differ on one model, at whole frames. Model space, without physics.
struct PoseDifference {
    PointDifference hands, feet, head; ///< of both hands or feet; zero if the model lacks them
    PointDifference joints;            ///< of all bones
    double degrees = 0.0;              ///< the largest difference of a bone's global rotation
    std::uint32_t degreesFrame = 0;
    std::vector<double> units;    ///< [bone], the largest one
    std::vector<double> rotation; ///< [bone], degrees, the largest one
};

/// The bones whose places an animator looks at; -1 for those that the model lacks.
struct KeyJoints {
    std::vector<int> hands, feet, head; ///< wrists; ankles and toes; the head
};
/// Finds them by their Japanese names.
[[nodiscard]] KeyJoints keyJointsOf(const Model& model);

/// Compares the poses of both motions at each frame of `span`. Uses several threads. Cancelled;
/// TooManyFrames over mostFramesAtOnce.
[[nodiscard]] Result<PoseDifference> poseDifference(const std::shared_ptr<const Model>& model,
    const Motion& before, const Motion& after, FrameSpan span, ProgressPart progress);

} // namespace mmd
