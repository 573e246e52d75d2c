// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Repairs what evaluation puts right anyway, so that no pose changes: earlier duplicates of keys
/// leave, numbers that are not finite become those at rest, rotations get unit length and curves
/// stay within 0..127. Everything sound keeps its bytes. For the whole motion; the selection stays.
[[nodiscard]] ScenePatch repairKeys(const EditTarget& target);

} // namespace mmd
