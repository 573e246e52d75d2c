// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace mmd {

/// One bone as evaluation wants it. All indices are in range or -1; parents have no cycles.
struct RigBone {
    glm::vec3 restPosition{0.0f}; ///< model space
    glm::vec3 restOffset{0.0f};   ///< from the parent's rest position
    std::int32_t parent = -1;
    std::int32_t appendSource = -1;
    float appendRatio = 0.0f;
    bool appendRotation = false, appendTranslation = false, appendLocal = false;
    bool afterPhysics = false;
    bool hasFixedAxis = false;
    glm::vec3 fixedAxis{0.0f}; ///< unit length where there is one
    bool isIkLink = false;
    std::int32_t ikChain = -1; ///< index into Rig::chains of the chain this bone is the goal of
};

struct RigIkLink {
    std::int32_t bone = -1;
    bool limited = false;
    bool frozen = false;        ///< all six limits are zero: it never turns
    std::int32_t onlyAxis = -1; ///< 0 1 2: limited, and free about this axis alone; else -1
    glm::vec3 lower{0.0f}, upper{0.0f};
    /// Where the link lies in RigIkChain::path; -1 when the effector does not hang on it.
    std::int32_t pathStart = -1;
};

struct RigIkChain {
    std::int32_t goal = -1;
    std::int32_t effector = -1;
    std::int32_t loops = 0; ///< capped at 256
    float stepAngle = 0.0f;
    std::vector<RigIkLink> links; ///< nearest to the effector first; broken ones left out
    /// Bones from the topmost link down to the effector, every parent before its child.
    std::vector<std::int32_t> path;
    /// Every other bone that hangs on a link, parents first: they follow once, at the end.
    std::vector<std::int32_t> followers;
    std::string goalName; ///< CP932, cut to 19 bytes: what a show/IK key calls it
};

/// A model's bones in evaluation order. Built once per model (docs/pose.md, section 3).
struct Rig {
    std::vector<RigBone> bones;            ///< file order
    std::vector<std::int32_t> order;       ///< before-physics bones, then after-physics ones
    std::size_t afterPhysicsBegin = 0;     ///< index into `order`
    std::vector<std::int32_t> parentFirst; ///< all bones, every parent before its children
    std::vector<RigIkChain> chains;
    /// For each bone those of its descendants that are evaluated before it, parents first: they are
    /// brought up to date when it is. Mostly empty.
    std::vector<std::vector<std::int32_t>> earlierDescendants;
};

/// Bad references, cycles of parents and broken chains are left out with a warning. The model's
/// indices must be in range or -1.
[[nodiscard]] Rig makeRig(const pmx::Model& model, std::vector<Warning>& warnings);

} // namespace mmd
