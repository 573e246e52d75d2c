// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace mmd {

/// The input's range, cut at the motion's last frame. TooManyFrames over mostFramesAtOnce.
[[nodiscard]] Result<FrameSpan> clampedRange(const ToolInput& input);

/// Does something for one frame; `at` is the frame's index in the span.
using FrameJob = std::function<void(std::uint32_t frame, std::size_t at)>;

/// Calls a job for each frame of `span`, in several threads. Each thread makes its own job with
/// `makeJob` (with its own PoseEvaluator, for example) and gets ascending frames. Cancelled.
[[nodiscard]] Result<void> forEachFrame(
    FrameSpan span, const std::function<FrameJob()>& makeJob, ProgressPart progress);

} // namespace mmd
