// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/motion/motion.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Tools make a new motion; these functions help with that, and make a patch of it.
namespace mmd {

/// The edit that turns the motion `before` of `actor` into `after`: keys that differ, of all kinds
/// of tracks. Keys that are equal in both are not part of it. Header, sections and trailing bytes
/// are not compared.
[[nodiscard]] ScenePatch motionPatch(ActorId actor, const Motion& before, const Motion& after);

/// The first and the last frame at which poses of the two motions can differ; none if all tracks
/// are equal. Beyond the first and the last keys only other values are a difference.
[[nodiscard]] std::optional<FrameSpan> changedFrames(const Motion& before, const Motion& after);

/// Sets a key with linear curves at every frame of `span` on the bone's track: `values` has one for
/// each frame. Outside the span the motion stays the same: a segment that crosses an end of the
/// span gets a key at each of its frames. Keys with the same value keep their index in the file;
/// physics stays on or off as it was. The track is made if it is missing.
void setDenseKeys(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const BoneValue> values);

/// The frames whose values setDenseKeys() can change: `span`, with the segments that cross its
/// ends. Give them to thinnedMotion() afterwards.
[[nodiscard]] FrameSpan denseSpan(const Motion& motion, std::string_view track, FrameSpan span);

} // namespace mmd
