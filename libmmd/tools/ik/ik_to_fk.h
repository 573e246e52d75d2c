// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

struct IkToFkOptions {
    std::vector<int> chains; ///< indices of Rig::chains; wrong ones are ignored
    bool thins = true;       ///< keys that are not needed are removed
    double units = 0.01;     ///< how far a joint may move because of that
};

/// Gives the links of IK chains keys that show the same pose without IK, and switches the chains
/// off, in the input's range (cut at the motion's end). The goals keep their keys, so that IK can
/// be switched on again. Bones that append the rotation of a link keep their places. The input's
/// tracks do not count. Without a model nothing changes. Figures: KeysBefore and KeysAfter of the
/// links. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> ikToFk(
    const ToolInput& input, const IkToFkOptions& options, ProgressPart progress);

/// The motion that ikToFk() makes, for other tools.
[[nodiscard]] Result<Motion> motionWithFk(const std::shared_ptr<const Model>& model,
    const Motion& before, FrameSpan range, const IkToFkOptions& options, ProgressPart progress);

/// The bones that get keys: the links of `chains`, and bones that append their rotation before the
/// chain is solved (they follow only the links' keys).
[[nodiscard]] std::vector<int> bonesOfFk(const Model& model, std::span<const int> chains);

} // namespace mmd
