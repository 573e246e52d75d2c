// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/bias.h"

namespace odori {

/// The world rotations of the parents of the target's selected bones, from the scene's current
/// keys. A frame is evaluated at the first request, then cached. If a bone has no parent or the
/// actor has no model, the rotation is the identity.
[[nodiscard]] mmd::ParentRotation parentRotations(const mmd::EditTarget& target);

} // namespace odori
