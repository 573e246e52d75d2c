// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/thin/motion_thinning.h"
#include "libmmd/tools/tool.h"

namespace mmd {

/// Removes keys of the input's tracks (bones and morphs) that the motion does not need
/// (thinnedMotion()). Without a model only the tracks' own values count. Figures: KeysBefore,
/// KeysAfter. Cancelled; TooManyFrames of poseDifference().
[[nodiscard]] Result<ToolResult> thinKeys(
    const ToolInput& input, const ThinOptions& options, ProgressPart progress);

/// The number of keys of `tracks` in `range`.
[[nodiscard]] std::size_t keyCountIn(
    const Motion& motion, std::span<const TrackId> tracks, FrameSpan range);

} // namespace mmd
