// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// Repairs only values that evaluation corrects anyway, so that no pose changes: earlier duplicates
/// of keys are deleted, NaN and infinite numbers become those at rest, rotations get unit length,
/// and curves are clamped to 0..127. All valid data keeps its bytes. Repairs the whole motion; the
/// selection stays.
[[nodiscard]] ScenePatch repairKeys(const EditTarget& target);

} // namespace mmd
