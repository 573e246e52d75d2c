// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>

/// Keys at other frames. Those that others land on are replaced. Keys that would pass frame 0 or
/// the largest frame stop there together, so that their spacing is kept.
namespace mmd {

/// The selected keys moved by `delta` frames. The selection moves along.
[[nodiscard]] ScenePatch moveKeys(const EditTarget& target, std::int64_t delta);
/// `keys` moved by `delta` frames, whatever is selected. Those of them that are stay so.
[[nodiscard]] ScenePatch moveKeys(
    const EditTarget& target, const Selection& keys, std::int64_t delta);

/// The selected keys copied `delta` frames away; the selection is the copies afterwards.
[[nodiscard]] ScenePatch copyKeys(const EditTarget& target, std::int64_t delta);

} // namespace mmd
