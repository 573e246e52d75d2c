// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/bake.h"
#include "libmmd/tools/thin/motion_thinning.h"

namespace mmd {

/// bakeKeys() of keys at every frame of `span`, without those that the motion does not need
/// (thinnedMotion() in the span; the tolerances of `options` are those of each bone). Pure, for a
/// worker. Cancelled.
[[nodiscard]] Result<BakedKeys> bakeThinned(const EditTarget& target, FrameSpan span,
    std::span<const KeyValue> keys, ThinOptions options, ProgressPart progress);

} // namespace mmd
