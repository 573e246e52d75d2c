// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

#include <span>

namespace mmd {

/// A frame and its new position: a dragged beat.
struct FrameAnchor {
    std::uint32_t from = 0, to = 0;
    bool operator==(const FrameAnchor&) const = default;
};

/// Moves frames so that each anchor gets to its new position.
class TimeWarp {
public:
    /// Anchors may be in any order. Those that would reverse time, or that repeat a frame, are left
    /// out. Frame 0 stays unless it is an anchor. `isSmooth`: the speed changes gradually between
    /// anchors, else it is constant there.
    TimeWarp(std::span<const FrameAnchor> anchors, bool isSmooth);
    /// The new position. Never descends. Frames after the last anchor move with it.
    [[nodiscard]] double positionOf(double frame) const;
    /// The same as a whole frame, at most the largest of a file.
    [[nodiscard]] std::uint32_t operator()(std::uint32_t frame) const;

private:
    std::vector<FrameAnchor> m_anchors; ///< ascending; at least frame 0
    std::vector<double> m_slopes;       ///< at each anchor; empty if it is not smooth
};

/// All keys of all tracks at their new frames, with their curves. If several keys of a track get
/// one frame, the last one counts.
[[nodiscard]] Motion warpedTime(const Motion& motion, const TimeWarp& warp);

/// The actor's motion with keys at `frames` (ascending) on the tracks of bones, morphs, camera and
/// light that move through them, so that the speed can change there. The motion is the same, but
/// for the rounding of the curves.
[[nodiscard]] Motion keyedAt(
    const Scene& scene, ActorId actor, std::span<const std::uint32_t> frames);

struct TimeWarpOptions {
    double length = 1.0; ///< of the range: new length divided by the old one
    bool isSmooth = false;
};
/// Makes the input's range longer or shorter; later keys move with its end. Tracks that move
/// through an end get a key there. Its tracks do not count: the whole motion changes. Figures:
/// KeysBefore, KeysAfter. Errors: OutOfRange with lateKeysField; Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> warpTime(
    const ToolInput& input, const TimeWarpOptions& options, ProgressPart progress);

} // namespace mmd
