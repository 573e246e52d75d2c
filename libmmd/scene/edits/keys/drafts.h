// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Sets drafts, or takes them away where they say what the keys say anyway. Those of a kind that
/// `actor` has none of are passed over.
[[nodiscard]] ScenePatch setDrafts(const EditTarget& target, std::span<const Draft> drafts);
/// Takes all drafts of `tracks` at `frame` away.
[[nodiscard]] ScenePatch dropDrafts(
    const EditTarget& target, std::span<const TrackId> tracks, std::uint32_t frame);
/// Takes the drafts of `wanted` (by track and frame, whatever they say) away.
[[nodiscard]] ScenePatch dropDrafts(const EditTarget& target, std::span<const Draft> wanted);

} // namespace mmd
