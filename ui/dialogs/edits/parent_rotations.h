// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/bias.h"

namespace odori {

/// How the parents of the selected bones are turned in the world, by the keys that the actor has
/// now. Evaluated when it is first asked for a frame, then kept; bones without a parent, and all
/// bones of an actor without a model, count as not turned.
[[nodiscard]] mmd::ParentRotation parentRotations(
    const mmd::Actor& actor, const mmd::Selection& selection);

} // namespace odori
