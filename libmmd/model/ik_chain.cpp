// SPDX-License-Identifier: MIT
#include "libmmd/model/ik_chain.h"

#include "libmmd/motion/names.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::int32_t mostLoops = 256;

const RigBone& boneAt(const Rig& rig, std::int32_t bone)
{
    return rig.bones[std::size_t(bone)];
}

/// True for the bone itself too.
bool carries(const Rig& rig, std::int32_t ancestor, std::int32_t bone)
{
    const std::int32_t treeIndex = boneAt(rig, bone).treeBegin;
    return boneAt(rig, ancestor).treeBegin <= treeIndex &&
           treeIndex < boneAt(rig, ancestor).treeEnd;
}

RigIkLink linkOf(const pmx::IkLink& from)
{
    RigIkLink link{.bone = from.bone};
    if (!from.limited)
        return link;
    link.limited = true;
    // Limits the wrong way round count in their order of size.
    link.lower = glm::min(from.lower, from.upper);
    link.upper = glm::max(from.lower, from.upper);
    int freeAxes = 0;
    for (int axis = 0; axis < 3; ++axis) {
        if (link.lower[axis] != 0.0f || link.upper[axis] != 0.0f) {
            ++freeAxes;
            link.onlyAxis = axis;
        }
    }
    link.frozen = freeAxes == 0;
    if (freeAxes != 1)
        link.onlyAxis = -1;
    return link;
}

class PathMaker {
public:
    PathMaker(const Rig& rig, RigIkChain& chain)
        : m_rig(rig)
        , m_chain(chain)
    {
    }

    void make()
    {
        findTopLinks();
        for (const RigIkLink& link : m_chain.links)
            addUpwards(link.bone);
        addUpwards(m_chain.effector);
        sortDepthFirst(m_chain.path);
        m_chain.path.erase(
            std::unique(m_chain.path.begin(), m_chain.path.end()), m_chain.path.end());
        for (const std::int32_t bone : m_chain.path) {
            const bool isTop = std::binary_search(m_chain.topLinks.begin(), m_chain.topLinks.end(),
                bone, [&](std::int32_t a, std::int32_t b) { return isBefore(a, b); });
            const std::int32_t parent = boneAt(m_rig, bone).parent;
            m_chain.pathParents.push_back(isTop ? -1 : firstFrom(boneAt(m_rig, parent).treeBegin));
        }
        for (RigIkLink& link : m_chain.links) {
            link.pathBegin = firstFrom(boneAt(m_rig, link.bone).treeBegin);
            link.pathEnd = firstFrom(boneAt(m_rig, link.bone).treeEnd);
        }
        const std::int32_t at = firstFrom(boneAt(m_rig, m_chain.effector).treeBegin);
        const bool isThere = std::size_t(at) < m_chain.path.size() &&
                             m_chain.path[std::size_t(at)] == m_chain.effector;
        m_chain.effectorPath = isThere ? at : -1;
    }

private:
    bool isBefore(std::int32_t a, std::int32_t b) const
    {
        return boneAt(m_rig, a).treeBegin < boneAt(m_rig, b).treeBegin;
    }
    void sortDepthFirst(std::vector<std::int32_t>& bones) const
    {
        std::sort(bones.begin(), bones.end(),
            [&](std::int32_t a, std::int32_t b) { return isBefore(a, b); });
    }

    void findTopLinks()
    {
        std::vector<std::int32_t> sorted;
        for (const RigIkLink& link : m_chain.links)
            sorted.push_back(link.bone);
        sortDepthFirst(sorted);
        for (const std::int32_t bone : sorted) // an ancestor comes first
            if (m_chain.topLinks.empty() || !carries(m_rig, m_chain.topLinks.back(), bone))
                m_chain.topLinks.push_back(bone);
    }

    /// `bone` and what is above it, up to its top link; stops where another walk came by.
    void addUpwards(std::int32_t bone)
    {
        const auto above = std::upper_bound(m_chain.topLinks.begin(), m_chain.topLinks.end(),
            boneAt(m_rig, bone).treeBegin, [&](std::int32_t treeIndex, std::int32_t link) {
                return treeIndex < boneAt(m_rig, link).treeBegin;
            });
        if (above == m_chain.topLinks.begin() || !carries(m_rig, *(above - 1), bone))
            return; // no link carries it
        const std::int32_t top = *(above - 1);
        std::vector<std::int32_t>& path = m_chain.path;
        for (; bone != top; bone = boneAt(m_rig, bone).parent)
            path.push_back(bone);
        path.push_back(top);
    }

    /// Index of the first bone of the path at or after `treeIndex` of the depth-first order.
    std::int32_t firstFrom(std::int32_t treeIndex) const
    {
        const auto found = std::lower_bound(m_chain.path.begin(), m_chain.path.end(), treeIndex,
            [&](std::int32_t bone, std::int32_t wanted) {
                return boneAt(m_rig, bone).treeBegin < wanted;
            });
        return static_cast<std::int32_t>(found - m_chain.path.begin());
    }

    const Rig& m_rig;
    RigIkChain& m_chain;
};

} // namespace

RigIkChain makeIkChain(
    const pmx::Model& model, const Rig& rig, std::int32_t goal, std::size_t& leftOut)
{
    const pmx::Bone& bone = model.bones[std::size_t(goal)];
    constexpr std::size_t mostLinks = 1000; // an upwards walk for each
    RigIkChain chain;
    chain.goal = goal;
    chain.effector = bone.ik.effector;
    chain.loops = std::clamp(bone.ik.loops, 0, mostLoops);
    chain.stepAngle = std::abs(bone.ik.stepAngle);
    chain.goalName = pmx::cp932Name(model, bone.name);
    chain.goalName.resize(std::min(chain.goalName.size(), ikNameSize));
    leftOut = 0;
    for (const pmx::IkLink& from : bone.ik.links) {
        if (from.bone < 0 || from.bone == chain.effector || chain.links.size() == mostLinks)
            ++leftOut;
        else
            chain.links.push_back(linkOf(from));
    }
    PathMaker(rig, chain).make();
    return chain;
}

double costOf(const RigIkChain& chain, const Rig& rig)
{
    double aLoop = 1.0;
    for (const RigIkLink& link : chain.links)
        aLoop += double(link.pathEnd - link.pathBegin);
    double moved = 0.0;
    for (const std::int32_t link : chain.topLinks)
        moved += double(boneAt(rig, link).treeEnd - boneAt(rig, link).treeBegin);
    return aLoop * double(chain.loops) + moved;
}

} // namespace mmd
