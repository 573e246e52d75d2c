// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Mirrors the selected keys left to right: they are moved to the tracks of the other side, at
/// their frames. If both sides are selected, they are exchanged. See mirror.h. The moved keys are
/// selected.
[[nodiscard]] ScenePatch mirrorKeys(const EditTarget& target);

} // namespace mmd
