// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// The selected keys backwards, between the first and the last of them all, so that the motion is
/// the same in the other direction: the curve of a segment goes to the key that ends it now, and
/// what holds from a key on (show/IK, self-shadow's mode, physics, perspective) to the key that
/// begins it now. The curve to the first key and what holds after the last one stay.
[[nodiscard]] ScenePatch reverseKeys(const EditTarget& target);

} // namespace mmd
