// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace mmd {

/// One bone for evaluation. All indices are in range or -1; parents have no cycles.
struct RigBone {
    glm::vec3 restPosition{0.0f}; ///< model space
    glm::vec3 restOffset{0.0f};   ///< from the parent's rest position
    std::int32_t parent = -1;
    std::int32_t appendSource = -1; ///< -1 also if nothing is appended
    float appendRatio = 0.0f;
    bool appendRotation = false, appendTranslation = false, appendLocal = false;
    bool afterPhysics = false;
    bool hasFixedAxis = false;
    bool isIkLink = false;
    bool hasLaterAncestor = false;     ///< one of them is evaluated after this bone
    bool hasEarlierDescendant = false; ///< one of them is evaluated before this bone
    glm::vec3 fixedAxis{0.0f};         ///< unit length if there is one
    std::int32_t ikChain = -1; ///< the chain whose goal is this bone, as an index into Rig::chains;
                               ///< else -1
    /// The bone and its descendants: Rig::parentFirst from here to before `treeEnd`.
    std::int32_t treeBegin = 0, treeEnd = 0;
};

struct RigIkLink {
    std::int32_t bone = -1;
    bool limited = false;
    bool frozen = false;        ///< all six limits are zero: it never rotates
    std::int32_t onlyAxis = -1; ///< 0 1 2: has limits and is free about this axis only; else -1
    glm::vec3 lower{0.0f}, upper{0.0f};
    /// The bone and its descendants in the path: RigIkChain::path from here to before `pathEnd`.
    std::int32_t pathBegin = 0, pathEnd = 0;
};

struct RigIkChain {
    std::int32_t goal = -1;
    std::int32_t effector = -1;
    std::int32_t loops = 0; ///< capped at 256
    float stepAngle = 0.0f;
    std::vector<RigIkLink> links; ///< nearest to the effector first; broken ones left out
    /// The topmost links and all bones between them and the other links and the effector, depth
    /// first.
    std::vector<std::int32_t> path;
    std::vector<std::int32_t> pathParents; ///< of each its parent's index in `path`; -1 on top
    std::int32_t effectorPath = -1; ///< index of the effector in `path`; -1: it is not a descendant
                                    ///< of a link
    /// Links without an ancestor that is a link: the chain moves only their descendants.
    std::vector<std::int32_t> topLinks;
    std::string goalName; ///< CP932, cut to 19 bytes: its name in a show/IK key
};

/// A model's bones in evaluation order. Built once per model (docs/pose.md, section 3).
struct Rig {
    std::vector<RigBone> bones;            ///< file order
    std::vector<std::int32_t> order;       ///< before-physics bones, then after-physics ones
    std::size_t afterPhysicsBegin = 0;     ///< index into `order`
    std::vector<std::int32_t> parentFirst; ///< all bones, depth first
    std::vector<RigIkChain> chains;
    /// Bones whose world transform may be asked for before their turn has come, and those above
    /// them, parents first. Mostly few.
    std::vector<std::int32_t> neededEarly;
};

/// Invalid references, cycles of parents and broken chains are left out with a warning, and so are
/// chains that would take seconds for each frame. The model must be sanitised.
[[nodiscard]] Rig makeRig(const pmx::Model& model, std::vector<Warning>& warnings);

} // namespace mmd
