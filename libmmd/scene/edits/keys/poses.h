// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// The one way a pose is changed by hand, whatever changes it: ring, slider or number. `poses`
/// become drafts; with `asKeys` (auto-key) they become keys at once, which take the place of drafts
/// from before and are selected afterwards. No pose changes nothing.
[[nodiscard]] ScenePatch setPoses(
    const EditTarget& target, std::span<const Draft> poses, bool asKeys);

/// The same for one morph's slider. Selects what Enter then registers: all morphs that have a draft
/// at `frame`.
[[nodiscard]] ScenePatch setWeight(
    const EditTarget& target, const TrackId& morph, std::uint32_t frame, float weight, bool asKey);

/// What a press on a slider does before it drags: picks `tracks` (sorted) and changes nothing, so
/// that undo of the drag brings back what was selected. See picked().
[[nodiscard]] ScenePatch pickTracks(const EditTarget& target, TrackList tracks);

} // namespace mmd
