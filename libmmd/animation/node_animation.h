// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/skeleton_animation.h"
#include "libmmd/base/error.h"

#include <glm/mat4x4.hpp>

#include <functional>
#include <optional>

/// Trees of nodes with scales, as glTF and FBX have them, as a SkeletonAnimation.
namespace mmd {

/// In the parent's space: scale, then rotation, then translation.
struct NodeTransform {
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    glm::dvec3 scale{1.0};
};

struct AnimatedNode {
    std::string name;
    std::int32_t parent = -1; ///< index of another node, in any order
    NodeTransform rest;
    std::optional<glm::dmat4> bind; ///< global, in the bind pose of a skin
    bool isWanted = false;          ///< it becomes a joint, and all above it
    bool hasContent = false; ///< a mesh, camera or light; others below a wanted node are wanted
};

/// Sets the transforms of the nodes at a time; those that do not move are at rest.
using NodeSampler = std::function<void(double seconds, std::vector<NodeTransform>& nodes)>;

/// The wanted nodes at 30 frames a second from `begin` to the frame that is nearest to `end`. The
/// rest pose is the bind pose if that has the same lengths as the nodes. Without wanted nodes all
/// become joints. Errors: BadText without nodes, or for cycles of parents; TooManyRecords over
/// mostJoints; TooManyFrames (longAnimationField) over `most` places; OutOfRange if the times are
/// not finite.
[[nodiscard]] Result<SkeletonAnimation> bakedNodes(std::vector<AnimatedNode> nodes, double begin,
    double end, const NodeSampler& sampler, std::size_t most = mostPlaces);

[[nodiscard]] glm::dmat4 matrixOf(const NodeTransform& transform);
/// Without shear; a scale of 0 gives no rotation.
[[nodiscard]] NodeTransform transformOf(const glm::dmat4& matrix);

} // namespace mmd
