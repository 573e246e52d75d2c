// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// The selected keys mirrored left to right and put onto the tracks of the other side, at their
/// frames; what is selected on both sides changes places. See mirror.h. The selection goes along.
[[nodiscard]] ScenePatch mirrorKeys(const EditTarget& target);

} // namespace mmd
