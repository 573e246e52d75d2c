// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Bends the curves on both sides of every selected bone and camera key so that `channels` pass the
/// key at one speed without overshooting. At a turning point and at the end of the motion the speed
/// is 0, else a mean of both sides (Fritsch and Carlson's). The outer handles of the two segments
/// stay. The residue is the largest remaining jump of speed, per frame.
[[nodiscard]] ShapedPatch smoothKeys(const EditTarget& target, CurveChannels channels);

} // namespace mmd
