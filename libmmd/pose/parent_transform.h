// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

namespace mmd {

/// The parent of a bone in one pose.
struct PosedParent {
    BoneTransform transform;    ///< global; identity for a bone without a parent
    glm::vec3 restOffset{0.0f}; ///< position of the bone in the parent's space without keys
};

/// The parent that moves `bone` in `pose`: the bone of another model that it follows, or its own.
[[nodiscard]] PosedParent parentIn(const Pose& pose, const Rig& rig, int bone);

/// The values of keys that would give the bone its place in `pose` if nothing else (append, morphs,
/// IK, physics) moved it.
[[nodiscard]] BoneValue localIn(const Pose& pose, const Rig& rig, int bone);

/// The values for a bone at `place` under `parent`.
[[nodiscard]] BoneValue localUnder(const PosedParent& parent, const BoneTransform& place);

} // namespace mmd
