// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// The selected keys deleted; the curves of bone and camera segments that become one are fitted to
/// the motion there was. No key is selected afterwards. The residue is that of the joined segments.
[[nodiscard]] ShapedPatch deleteKeysRefitted(const EditTarget& target);

} // namespace mmd
