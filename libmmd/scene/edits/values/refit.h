// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Deletes the selected keys. The curves of bone and camera segments that are joined are fitted to
/// the motion before. No key is selected afterwards. The residue is the error of the joined
/// segments.
[[nodiscard]] ShapedPatch deleteKeysRefitted(const EditTarget& target);

} // namespace mmd
