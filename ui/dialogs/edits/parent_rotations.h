// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/bias.h"

namespace odori {

/// The world rotations of the parents of the selected bones, by the actor's present keys. Evaluated
/// at the first request for a frame, then cached. Bones without a parent, and all bones of an actor
/// without a model, count as not rotated.
[[nodiscard]] mmd::ParentRotation parentRotations(
    const mmd::Actor& actor, const mmd::Selection& selection);

} // namespace odori
