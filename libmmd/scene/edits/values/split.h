// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Registers keys on `tracks`, of any kind, at `frames` (ascending) without changing the motion:
/// the curve of the segment is cut into parts, each rounded to the grid. Existing keys stay
/// unchanged. The remaining error has these causes: this rounding, the whole degrees of the field
/// of view, and for a camera the values between two frames (keys one frame apart are a cut). The
/// new keys are the selected keys afterwards.
[[nodiscard]] ShapedPatch insertKeys(const EditTarget& target, std::span<const TrackId> tracks,
    std::span<const std::uint32_t> frames);

} // namespace mmd
