// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Registers keys on `tracks`, of any kind, at `frames` (ascending) without changing the motion:
/// the curve of the segment is cut in parts, each rounded to the grid. Keys that are there already
/// stay as they are. What is left over comes from that rounding, from whole degrees of the field of
/// view, and, for a camera, between two frames: keys one frame apart are a cut. The new keys are
/// the selection's keys afterwards.
[[nodiscard]] ShapedPatch insertKeys(const EditTarget& target, std::span<const TrackId> tracks,
    std::span<const std::uint32_t> frames);

} // namespace mmd
