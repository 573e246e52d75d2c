// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

namespace mmd {

/// The value at `amount` between two values of one kind, both of a bone or both of a morph: 0 gives
/// the bits of `from`, 1 the bits of `to`, and other amounts continue beyond both. Positions and
/// weights change on a straight line, rotations on the short arc. A finite number stays finite; a
/// number that is not finite, and a rotation without a direction (as none), do not spread.
[[nodiscard]] DraftValue mixedPose(const DraftValue& from, const DraftValue& to, double amount);

} // namespace mmd
