// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/base/error.h"
#include "libmmd/model/model.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Which joint of a file moves which bone of a model.
namespace mmd {

/// What a bone takes from its joint.
enum class JointUse {
    All,      ///< its movement in its parent, and its rotation
    Rotation, ///< the usual one for figures from other programs
    Position, ///< the bone moves so that the legs begin where those of the file begin; for センター
};

struct BonePair {
    std::string joint; ///< UTF-8, of the file
    std::string bone;  ///< UTF-8, of the model
    JointUse use = JointUse::Rotation;
    bool operator==(const BonePair&) const = default;
};

/// A joint may move several bones; of pairs with the same bone the first one counts. Names that the
/// file or the model lacks are ignored, so a mapping can be used for other files of its kind.
struct BoneMapping {
    std::vector<BonePair> pairs;
    bool operator==(const BoneMapping&) const = default;
};

/// The mapping that the names suggest: those of the model's own bones (also romanised or English),
/// else those of Mixamo, VRM and Unity, CMU, Rokoko, Unreal, 3ds Max Biped and Blender.
[[nodiscard]] BoneMapping guessedMapping(const SkeletonAnimation& animation, const Model& model);

/// The joints whose places change over the frames, in their parents. Those that no pair names are
/// lost.
[[nodiscard]] std::vector<std::size_t> movingJoints(const SkeletonAnimation& animation);

/// A mapping as JSON, for a file.
[[nodiscard]] std::string mappingText(const BoneMapping& mapping);
/// Errors: BadText with the reason, and the line if the text is no JSON; CountTooLarge over
/// mostJoints pairs.
[[nodiscard]] Result<BoneMapping> readMapping(std::span<const std::byte> bytes);

} // namespace mmd
