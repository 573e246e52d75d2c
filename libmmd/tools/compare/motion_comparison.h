// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <memory>
#include <vector>

namespace mmd {

/// The largest value of some frames.
struct Peak {
    double value = 0.0;
    std::uint32_t frame = 0; ///< the first one that has it
    bool operator==(const Peak&) const = default;
};

/// How one track differs: by its values at whole frames, not by its keys.
struct TrackComparison {
    TrackId id{};
    bool isInFirst = false, isInSecond = false; ///< has keys
    Peak units{}, degrees{}, weight{};          ///< of a bone the first two; of a morph the last
};

/// How one bone of a model differs, in model space.
struct JointComparison {
    int bone = -1;
    Peak units{}, degrees{};
    double mean = 0.0; ///< units, of all frames
};

/// How two motions differ. Both lists have only what differs, the largest difference first.
struct MotionComparison {
    FrameSpan span;                      ///< that was compared
    std::vector<TrackComparison> tracks; ///< of bones and morphs
    std::vector<JointComparison> joints; ///< none without a model
    /// The overall difference at each frame of `span`, for a strip: units of the joint that differs
    /// most; without a model the largest of differenceOf() of all tracks.
    std::vector<float> frames;
    [[nodiscard]] bool isEqual() const { return tracks.empty() && joints.empty(); }
};

/// One number for differences of different kinds: units, a tenth of degrees, or a tenth of a
/// morph's percents.
[[nodiscard]] double differenceOf(double units, double degrees, double weight);

/// Compares bones and morphs of both motions at each frame of `span`, which ends with the longer
/// motion at the latest. `model` may be null. Uses several threads, and a few numbers for each
/// frame, track and bone. Numbers that are not finite in one motion only count as 1e6. Cancelled;
/// TooManyFrames over mostFramesAtOnce.
[[nodiscard]] Result<MotionComparison> compareMotions(const std::shared_ptr<const Model>& model,
    const Motion& first, const Motion& second, FrameSpan span, ProgressPart progress);

/// differenceOf() of one track (a bone or a morph) at each frame of `span`, for its strip.
/// TooManyFrames over mostFramesAtOnce.
[[nodiscard]] Result<std::vector<float>> trackDifference(
    const Motion& first, const Motion& second, const TrackId& track, FrameSpan span);

} // namespace mmd
