// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Sets drafts, or deletes those whose value equals the value of the keys. Ignores drafts of tracks
/// that `actor` cannot have.
[[nodiscard]] ScenePatch setDrafts(const EditTarget& target, std::span<const Draft> drafts);
/// Deletes all drafts of `tracks` at `frame`.
[[nodiscard]] ScenePatch dropDrafts(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);
/// Deletes the drafts with the track and frame of those in `wanted`; their values do not matter.
[[nodiscard]] ScenePatch dropDrafts(const EditTarget& target, std::span<const Draft> wanted);

} // namespace mmd
