// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/file_figure.h"

#include <glm/gtc/quaternion.hpp>

#include <vector>

namespace mmd {

/// What a bone has to do with the twist of its limb. Files of other programs have all of it in the
/// joints of arm, forearm and hand; MMD's models have 腕捩 and 手捩 for it, which turn about their
/// own axis only.
struct TwistBone {
    int givesTo = -1;     ///< the bone below, which turns about `axis` instead of this one
    int takesFrom = -1;   ///< the bone whose joint's twist this one has
    glm::dvec3 axis{0.0}; ///< of unit length, in the model's space at rest
};
using TwistBones = std::vector<TwistBone>; ///< [bone]

/// The twist of 腕 for 腕捩, and the twist of ひじ and 手首 for 手捩, of each side on which the
/// model has the chain 腕 腕捩 ひじ (or ひじ 手捩 手首) of direct parents, the twist bone has a
/// fixed axis and no joint, and the others have one that turns them.
[[nodiscard]] TwistBones twistBones(const Model& model, const MappedJoints& mapped);

/// A local rotation without its twist, which turns the bone below first.
[[nodiscard]] glm::quat withoutTwist(const glm::quat& local, const TwistBone& bone);
/// Only the twist of a local rotation.
[[nodiscard]] glm::quat onlyTwist(const glm::quat& local, const TwistBone& bone);

} // namespace mmd
