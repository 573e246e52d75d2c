// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Puts `keys` (bones alone) in the place of all keys that their tracks have from `first` to
/// `last`, with physics switched off; keys outside are passed over. Where the track left its bone
/// to physics and the motion goes on, a key behind the range does so again.
[[nodiscard]] ScenePatch bakeKeys(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const KeyValue> keys);

} // namespace mmd
