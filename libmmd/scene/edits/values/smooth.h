// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Bends the curves on both sides of every selected bone and camera key so that `channels` go
/// through it at one speed, without overshooting: at a turning point and where the motion ends the
/// speed is 0, else a mean of both sides (Fritsch and Carlson's). The outer handles of the two
/// segments stay. The residue is the largest jump of speed left, per frame.
[[nodiscard]] ShapedPatch smoothKeys(const EditTarget& target, CurveChannels channels);

} // namespace mmd
