// SPDX-License-Identifier: MIT
#include "libmmd/model/rig.h"

#include "libmmd/model/ik_chain.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace mmd {
namespace {

/// Bone transforms that a frame may take for odd orders, and for IK. Real models take some
/// thousands; a file made to stop us could ask for 10^14.
constexpr double mostCost = 3e7;

class RigBuilder {
public:
    RigBuilder(const pmx::Model& model, std::vector<Warning>& warnings)
        : m_model(model)
        , m_warnings(warnings)
    {
    }

    Rig build();

private:
    void warn(WarningCode code, std::size_t bone, const char* what, std::size_t count = 1)
    {
        m_warnings.push_back({.code = code,
            .location =
                "bone " + std::to_string(bone) + " (" + m_model.bones[bone].name.utf8 + ")" + what,
            .count = count});
    }
    RigBone& at(std::int32_t bone) { return m_rig.bones[std::size_t(bone)]; }

    void makeBones();
    void cutCycles();
    void makeParentFirst();
    void makeTrees();
    void makeOrder();
    void makeChain(std::size_t goal);
    void findLaterAncestors();
    void findEarlierDescendants();
    void findNeededEarly();

    const pmx::Model& m_model;
    std::vector<Warning>& m_warnings;
    Rig m_rig;
    std::vector<std::size_t> m_rank; ///< of each bone in Rig::order
    double m_cost = 0.0;
};

void RigBuilder::makeBones()
{
    m_rig.bones.resize(m_model.bones.size());
    for (std::size_t index = 0; index < m_rig.bones.size(); ++index) {
        const pmx::Bone& from = m_model.bones[index];
        RigBone& bone = m_rig.bones[index];
        bone.restPosition = from.position;
        bone.parent = from.parent;
        bone.appendRotation = from.flags & pmx::boneFlag::appendRotation;
        bone.appendTranslation = from.flags & pmx::boneFlag::appendTranslation;
        bone.appendLocal = from.flags & pmx::boneFlag::appendLocal;
        bone.appendRatio = from.appendRatio;
        if (bone.appendRotation || bone.appendTranslation) {
            if (from.appendParent >= 0 && std::size_t(from.appendParent) != index)
                bone.appendSource = from.appendParent;
            else
                warn(WarningCode::BadReference, index, ", append source");
        }
        if (bone.appendSource < 0)
            bone.appendRotation = bone.appendTranslation = false;
        bone.afterPhysics = from.flags & pmx::boneFlag::afterPhysics;
        const float length = glm::length(from.fixedAxis);
        bone.hasFixedAxis = (from.flags & pmx::boneFlag::fixedAxis) && length > 1e-6f;
        if (bone.hasFixedAxis)
            bone.fixedAxis = from.fixedAxis / length;
    }
}

/// Walks up from each bone; where a walk meets its own trail, the cycle is cut.
void RigBuilder::cutCycles()
{
    std::vector<std::size_t> trail(m_rig.bones.size(), 0); // which walk came by; 0: none
    for (std::size_t start = 0; start < m_rig.bones.size(); ++start) {
        auto bone = static_cast<std::int32_t>(start);
        while (bone >= 0 && trail[std::size_t(bone)] == 0) {
            trail[std::size_t(bone)] = start + 1;
            bone = at(bone).parent;
        }
        if (bone >= 0 && trail[std::size_t(bone)] == start + 1) {
            warn(WarningCode::ParentCycle, std::size_t(bone), "");
            at(bone).parent = -1;
        }
    }
}

/// Depth first, children in file order; without recursion, since a chain may be 100,000 long.
void RigBuilder::makeParentFirst()
{
    const std::size_t count = m_rig.bones.size();
    std::vector<std::int32_t> firstChild(count, -1);
    std::vector<std::int32_t> nextSibling(count, -1);
    std::vector<std::int32_t> open;
    for (std::size_t index = count; index-- > 0;) { // backwards: the first child is put last
        const auto bone = static_cast<std::int32_t>(index);
        if (at(bone).parent < 0) {
            open.push_back(bone);
        } else {
            nextSibling[index] = firstChild[std::size_t(at(bone).parent)];
            firstChild[std::size_t(at(bone).parent)] = bone;
        }
    }
    m_rig.parentFirst.reserve(count);
    while (!open.empty()) {
        const std::int32_t bone = open.back();
        open.pop_back();
        m_rig.parentFirst.push_back(bone);
        if (nextSibling[std::size_t(bone)] >= 0)
            open.push_back(nextSibling[std::size_t(bone)]);
        if (firstChild[std::size_t(bone)] >= 0)
            open.push_back(firstChild[std::size_t(bone)]);
    }
}

void RigBuilder::makeTrees()
{
    for (std::size_t index = m_rig.parentFirst.size(); index-- > 0;) { // descendants come first
        RigBone& bone = at(m_rig.parentFirst[index]);
        bone.treeBegin = static_cast<std::int32_t>(index);
        bone.treeEnd = std::max(bone.treeEnd, bone.treeBegin + 1);
        bone.restOffset = bone.restPosition;
        if (bone.parent >= 0) {
            at(bone.parent).treeEnd = std::max(at(bone.parent).treeEnd, bone.treeEnd);
            bone.restOffset -= at(bone.parent).restPosition;
        }
    }
}

void RigBuilder::makeOrder()
{
    m_rig.order.resize(m_rig.bones.size());
    std::iota(m_rig.order.begin(), m_rig.order.end(), 0);
    const auto key = [&](std::int32_t bone) {
        return std::tuple(at(bone).afterPhysics, m_model.bones[std::size_t(bone)].deformLayer);
    };
    std::stable_sort(m_rig.order.begin(), m_rig.order.end(),
        [&](std::int32_t a, std::int32_t b) { return key(a) < key(b); });
    m_rig.afterPhysicsBegin = static_cast<std::size_t>(std::count_if(m_rig.bones.begin(),
        m_rig.bones.end(), [](const RigBone& bone) { return !bone.afterPhysics; }));
    m_rank.resize(m_rig.order.size());
    for (std::size_t rank = 0; rank < m_rig.order.size(); ++rank)
        m_rank[std::size_t(m_rig.order[rank])] = rank;
}

void RigBuilder::makeChain(std::size_t goal)
{
    if (m_model.bones[goal].ik.effector < 0) {
        warn(WarningCode::BadReference, goal, ", IK effector");
        return;
    }
    std::size_t leftOut = 0;
    RigIkChain chain = makeIkChain(m_model, m_rig, static_cast<std::int32_t>(goal), leftOut);
    if (leftOut > 0)
        warn(WarningCode::BadReference, goal, ", IK link", leftOut);
    const double cost = costOf(chain, m_rig);
    if (m_cost + cost > mostCost) {
        warn(WarningCode::UnsupportedFeature, goal, ", IK too long");
        return;
    }
    m_cost += cost;
    for (const RigIkLink& link : chain.links)
        at(link.bone).isIkLink = true;
    at(chain.goal).ikChain = static_cast<std::int32_t>(m_rig.chains.size());
    m_rig.chains.push_back(std::move(chain));
}

void RigBuilder::findLaterAncestors()
{
    std::vector<std::size_t> last(m_rig.bones.size(), 0); // rank of the last ancestor
    std::vector<std::size_t> depth(m_rig.bones.size(), 0);
    for (const std::int32_t index : m_rig.parentFirst) {
        RigBone& bone = at(index);
        if (bone.parent < 0)
            continue;
        const auto own = std::size_t(index);
        const auto parent = std::size_t(bone.parent);
        last[own] = std::max(last[parent], m_rank[parent]);
        depth[own] = depth[parent] + 1;
        bone.hasLaterAncestor = last[own] > m_rank[own];
        m_cost += bone.hasLaterAncestor ? double(depth[own]) : 0.0;
    }
}

void RigBuilder::findEarlierDescendants()
{
    std::vector<std::size_t> first(m_rank); // rank of the first in the tree
    for (std::size_t index = m_rig.parentFirst.size(); index-- > 0;) {
        const auto own = std::size_t(m_rig.parentFirst[index]);
        RigBone& bone = m_rig.bones[own];
        bone.hasEarlierDescendant = first[own] < m_rank[own];
        m_cost += bone.hasEarlierDescendant ? double(bone.treeEnd - bone.treeBegin) : 0.0;
        if (bone.parent >= 0) {
            auto& above = first[std::size_t(bone.parent)];
            above = std::min(above, first[own]);
        }
    }
    if (m_cost <= mostCost)
        return;
    m_warnings.push_back({.code = WarningCode::UnsupportedFeature,
        .location = "bones that come before their parents"});
    for (RigBone& bone : m_rig.bones)
        bone.hasLaterAncestor = bone.hasEarlierDescendant = false;
}

void RigBuilder::findNeededEarly()
{
    std::vector<std::uint8_t> needed(m_rig.bones.size(), 0);
    const auto need = [&](std::int32_t bone, std::int32_t by) {
        if (m_rank[std::size_t(bone)] > m_rank[std::size_t(by)])
            needed[std::size_t(bone)] = 1;
    };
    for (std::size_t index = 0; index < m_rig.bones.size(); ++index) {
        const auto own = static_cast<std::int32_t>(index);
        const RigBone& bone = at(own);
        if (bone.parent >= 0)
            need(bone.parent, own);
        if (bone.appendLocal && bone.appendSource >= 0)
            need(bone.appendSource, own);
    }
    for (const RigIkChain& chain : m_rig.chains) {
        need(chain.effector, chain.goal);
        for (const std::int32_t bone : chain.path)
            need(bone, chain.goal);
        for (const std::int32_t link : chain.topLinks)
            if (at(link).parent >= 0)
                need(at(link).parent, chain.goal);
    }
    for (std::size_t index = m_rig.parentFirst.size(); index-- > 0;) {
        const std::int32_t bone = m_rig.parentFirst[index];
        if (needed[std::size_t(bone)] && at(bone).parent >= 0)
            needed[std::size_t(at(bone).parent)] = 1;
    }
    for (const std::int32_t bone : m_rig.parentFirst)
        if (needed[std::size_t(bone)])
            m_rig.neededEarly.push_back(bone);
}

Rig RigBuilder::build()
{
    makeBones();
    cutCycles();
    makeParentFirst();
    makeTrees();
    makeOrder();
    for (std::size_t bone = 0; bone < m_model.bones.size(); ++bone)
        if (m_model.bones[bone].flags & pmx::boneFlag::ik)
            makeChain(bone);
    findLaterAncestors();
    findEarlierDescendants();
    findNeededEarly();
    return std::move(m_rig);
}

} // namespace

Rig makeRig(const pmx::Model& model, std::vector<Warning>& warnings)
{
    return RigBuilder(model, warnings).build();
}

} // namespace mmd
