// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/frame_rate.h"
#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mmd {

/// The maximum number of frames (30 a second) that are baked at once: over nine hours. A wrong key
/// may be at frame four billion.
inline constexpr std::uint32_t mostFramesAtOnce = 1'000'000;

/// A baked motion: one transform for each bone and one weight for each morph at every frame of a
/// grid of 30 or 60 frames a second. Model space, MMD units.
struct BakedMotion {
    double firstFrame = 0.0; ///< in the motion's frames, 30 a second
    int fps = 30;
    std::size_t frameCount = 0, boneCount = 0, morphCount = 0;
    std::vector<BoneTransform> bones;     ///< [frame][bone]
    std::vector<float> morphWeights;      ///< [frame][morph], effective
    std::vector<glm::vec3> cameraOffsets; ///< [frame], added to the camera's target; may be empty
    std::size_t repaired = 0;             ///< number of transforms and weights that were NaN or
                                          ///< infinite
    std::string firstRepaired;            ///< which it was, for a warning: "bone 3 (頭), frame 7"

    [[nodiscard]] double motionFrame(std::size_t frame) const
    {
        return firstFrame + double(frame) * framesPerSecond / double(fps);
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

/// Returns the pose at a frame; called with ascending frames. With physics it runs the simulation
/// instead of a PoseEvaluator's evaluate().
using PoseSource = std::function<const Pose&(double frame)>;

/// Calls `poseAt` for every frame of `span` at `fps` (30 or 60). A value that is NaN, infinite or
/// beyond 1e7 units is replaced by the value of the previous frame (the rest pose at first) and is
/// counted. Errors: Cancelled; TooManyFrames over mostFramesAtOnce or over 2^28 transforms, which
/// would need too much memory.
[[nodiscard]] Result<BakedMotion> bakeMotion(
    const Model& model, const PoseSource& poseAt, FrameSpan span, int fps, ProgressPart progress);

} // namespace mmd
