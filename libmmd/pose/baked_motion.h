// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace mmd {

/// The most frames (of 30 a second) that are worked out at once: over nine hours. A stray key may
/// be at frame four billion.
inline constexpr std::uint32_t mostFramesAtOnce = 1'000'000;

/// The whole of a motion worked out: one transform per bone and one weight per morph for each frame
/// of a grid of 30 or 60 frames a second. Model space, MMD units.
struct BakedMotion {
    double firstFrame = 0.0; ///< in the motion's frames, of which there are 30 a second
    int fps = 30;
    std::size_t frameCount = 0, boneCount = 0, morphCount = 0;
    std::vector<BoneTransform> bones; ///< [frame][bone]
    std::vector<float> morphWeights;  ///< [frame][morph], effective
    std::size_t repaired = 0;         ///< transforms and weights that were not finite

    [[nodiscard]] double motionFrame(std::size_t frame) const
    {
        return firstFrame + double(frame) * 30.0 / double(fps);
    }
    [[nodiscard]] std::span<const BoneTransform> pose(std::size_t frame) const
    {
        return std::span(bones).subspan(frame * boneCount, boneCount);
    }
    [[nodiscard]] std::span<const float> weights(std::size_t frame) const
    {
        return std::span(morphWeights).subspan(frame * morphCount, morphCount);
    }
};

/// Gives the pose of a motion's frame; asked for ascending frames. With physics it is a simulation
/// that runs along, without a PoseEvaluator's evaluate().
using PoseSource = std::function<const Pose&(double frame)>;

/// Asks `poseAt` for every frame of `span` at `fps` (30 or 60). What is not finite or beyond 1e7
/// units keeps the value of the frame before (the rest pose at first) and is counted. Cancelled;
/// TooManyFrames over mostFramesAtOnce, or when memory should not hold them (2^28 transforms).
[[nodiscard]] Result<BakedMotion> bakeMotion(
    const Model& model, const PoseSource& poseAt, FrameSpan span, int fps, ProgressPart progress);

} // namespace mmd
