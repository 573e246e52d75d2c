// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Reverses the selected keys in time, between the first and the last of all, so that the motion is
/// the same in the other direction. The curve of a segment moves to the key that now ends it. Held
/// values (show/IK, self-shadow's mode, physics, perspective) move to the key that now begins the
/// segment. The curve before the first key and the held values after the last one stay.
[[nodiscard]] ScenePatch reverseKeys(const EditTarget& target);

} // namespace mmd
