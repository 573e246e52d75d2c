// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Replaces all keys from `first` to `last` on the tracks of `keys` (bones only) by `keys`, with
/// physics switched off. Keys of `keys` outside the range are ignored. If physics moved the bone
/// before and the motion continues, a key after the range switches physics on again.
[[nodiscard]] ScenePatch bakeKeys(const EditTarget& target, std::uint32_t first, std::uint32_t last,
    std::span<const KeyValue> keys);

} // namespace mmd
