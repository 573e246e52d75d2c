// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>

/// Moves keys to other frames. Existing keys at these frames are replaced. If a key would pass
/// frame 0 or the largest frame, all keys stop there together and keep their spacing.
namespace mmd {

/// Moves the selected keys by `delta` frames. The moved keys are selected.
[[nodiscard]] ScenePatch moveKeys(const EditTarget& target, std::int64_t delta);
/// Moves `keys` by `delta` frames, selected or not. The selected ones stay selected.
[[nodiscard]] ScenePatch moveKeys(
    const EditTarget& target, const Selection& keys, std::int64_t delta);

/// Copies the selected keys, `delta` frames away; the copies are selected afterwards.
[[nodiscard]] ScenePatch copyKeys(const EditTarget& target, std::int64_t delta);

} // namespace mmd
