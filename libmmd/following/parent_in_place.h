// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/outside_parents.h"

namespace mmd {

/// setOutsideParent(), and a key of the bone at that frame with which it has the same place in the
/// world as before; of the camera, a key of its target. The place counts as it is shown there, with
/// drafts of all actors, but without physics. A second key at the frame before keeps the motion
/// before unchanged. A draft of the bone at the frame becomes part of its key. The patch keeps the
/// selection; it is empty if the parent is refused or the same as before.
[[nodiscard]] ScenePatch setParentInPlace(const EditTarget& target, const OutsideParentKey& key);

/// removeOutsideParents() of one key, and the same keys of the bone or the camera, so that the
/// place at that frame stays the same with the parent before.
[[nodiscard]] ScenePatch removeParentInPlace(const EditTarget& target, const OutsideParentKey& key);

} // namespace mmd
