// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

/// A change of a whole motion in model space: paths are scaled about the rest positions, then
/// everything is turned about the Y axis through the origin, then moved.
struct Placing {
    double scale = 1.0;     ///< of translations; the model's size stays
    glm::dvec3 offset{0.0}; ///< units
    double degrees = 0.0;   ///< counterclockwise, seen from above in MMD's axes
    bool operator==(const Placing&) const = default;
};

/// `motion` at another place: keys in `range` of the bones that carry everything else. These are
/// the model's bones without a parent; or the bones that hang on 全ての親, if it has no keys.
/// Scaling changes the translations of all bones. Keys keep their frames; curves stay where this is
/// exact. A turn mixes X and Z, so segments with other curves in X than in Z get more keys. Where a
/// track begins after frame 0, it gets a key there. TooManyFrames.
[[nodiscard]] Result<Motion> placedMotion(
    const Model& model, const Motion& motion, FrameSpan range, const Placing& placing);

/// placedMotion() of the input's motion, in its range. Its tracks do not count. Without a model
/// nothing changes. Figures: KeysBefore, KeysAfter (of all bones). Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> placeMotionInWorld(
    const ToolInput& input, const Placing& placing, ProgressPart progress);

} // namespace mmd
