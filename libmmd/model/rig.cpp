// SPDX-License-Identifier: MIT
#include "libmmd/model/rig.h"

#include "libmmd/text/cp932.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace mmd {
namespace {

constexpr std::int32_t mostLoops = 256;
constexpr std::size_t ikNameSize = 19;

class RigBuilder {
public:
    RigBuilder(const pmx::Model& model, std::vector<Warning>& warnings)
        : m_model(model)
        , m_warnings(warnings)
    {
    }

    Rig build();

private:
    void warn(WarningCode code, std::size_t bone, const char* what)
    {
        m_warnings.push_back({.code = code,
            .place =
                "bone " + std::to_string(bone) + " (" + m_model.bones[bone].name.utf8 + ")" + what,
            .count = 1});
    }
    void makeBones();
    void cutCycles();
    void makeOrder();
    void makeChain(std::size_t goal);
    void makeLinks(RigIkChain& chain, std::size_t goal);
    void makePath(RigIkChain& chain);
    void makeFollowers(RigIkChain& chain);
    void makeEarlierDescendants();

    [[nodiscard]] bool hangsOn(std::int32_t bone, std::int32_t ancestor) const
    {
        while (bone >= 0 && bone != ancestor)
            bone = m_rig.bones[std::size_t(bone)].parent;
        return bone == ancestor;
    }

    const pmx::Model& m_model;
    std::vector<Warning>& m_warnings;
    Rig m_rig;
};

void RigBuilder::makeBones()
{
    m_rig.bones.resize(m_model.bones.size());
    for (std::size_t at = 0; at < m_rig.bones.size(); ++at) {
        const pmx::Bone& from = m_model.bones[at];
        RigBone& bone = m_rig.bones[at];
        bone.restPosition = from.position;
        bone.parent = from.parent;
        bone.appendRotation = from.flags & pmx::boneFlag::appendRotation;
        bone.appendTranslation = from.flags & pmx::boneFlag::appendTranslation;
        bone.appendLocal = from.flags & pmx::boneFlag::appendLocal;
        bone.appendRatio = from.appendRatio;
        bone.appendSource = from.appendParent;
        const bool appends = bone.appendRotation || bone.appendTranslation;
        if (appends && (bone.appendSource < 0 || std::size_t(bone.appendSource) == at)) {
            warn(WarningCode::BadReference, at, ", append source");
            bone.appendSource = -1;
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

/// Walks up from each bone; a bone met twice on the way closes a cycle, which is cut there. Then
/// lists every parent before its children.
void RigBuilder::cutCycles()
{
    enum class Mark : std::uint8_t { New, OnPath, Done };
    std::vector<Mark> marks(m_rig.bones.size(), Mark::New);
    std::vector<std::int32_t> path;
    m_rig.parentFirst.reserve(m_rig.bones.size());
    for (std::size_t start = 0; start < m_rig.bones.size(); ++start) {
        path.clear();
        auto at = static_cast<std::int32_t>(start);
        while (at >= 0 && marks[std::size_t(at)] == Mark::New) {
            marks[std::size_t(at)] = Mark::OnPath;
            path.push_back(at);
            RigBone& bone = m_rig.bones[std::size_t(at)];
            if (bone.parent >= 0 && marks[std::size_t(bone.parent)] == Mark::OnPath) {
                warn(WarningCode::ParentCycle, std::size_t(at), "");
                bone.parent = -1;
            }
            at = bone.parent;
        }
        for (auto bone = path.rbegin(); bone != path.rend(); ++bone) {
            marks[std::size_t(*bone)] = Mark::Done;
            m_rig.parentFirst.push_back(*bone);
        }
    }
    for (RigBone& bone : m_rig.bones) {
        const glm::vec3 parent =
            bone.parent < 0 ? glm::vec3(0.0f) : m_rig.bones[std::size_t(bone.parent)].restPosition;
        bone.restOffset = bone.restPosition - parent;
    }
}

void RigBuilder::makeOrder()
{
    m_rig.order.resize(m_rig.bones.size());
    std::iota(m_rig.order.begin(), m_rig.order.end(), 0);
    const auto rank = [&](std::int32_t bone) {
        return std::tuple(m_rig.bones[std::size_t(bone)].afterPhysics,
            m_model.bones[std::size_t(bone)].deformLayer);
    };
    std::stable_sort(m_rig.order.begin(), m_rig.order.end(),
        [&](std::int32_t a, std::int32_t b) { return rank(a) < rank(b); });
    m_rig.afterPhysicsBegin = static_cast<std::size_t>(std::count_if(m_rig.bones.begin(),
        m_rig.bones.end(), [](const RigBone& bone) { return !bone.afterPhysics; }));
}

void RigBuilder::makeLinks(RigIkChain& chain, std::size_t goal)
{
    for (const pmx::IkLink& from : m_model.bones[goal].ik.links) {
        if (from.bone < 0 || from.bone == chain.effector) {
            warn(WarningCode::BadReference, goal, ", IK link");
            continue;
        }
        RigIkLink link;
        link.bone = from.bone;
        link.limited = from.limited;
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
        link.frozen = link.limited && freeAxes == 0;
        if (!link.limited || freeAxes != 1)
            link.onlyAxis = -1;
        chain.links.push_back(link);
        m_rig.bones[std::size_t(link.bone)].isIkLink = true;
    }
}

void RigBuilder::makePath(RigIkChain& chain)
{
    std::vector<std::int32_t> upwards;
    for (std::int32_t at = chain.effector; at >= 0; at = m_rig.bones[std::size_t(at)].parent)
        upwards.push_back(at);
    std::size_t top = 0; // how far up the topmost link lies
    for (std::size_t at = 1; at < upwards.size(); ++at)
        for (const RigIkLink& link : chain.links)
            if (link.bone == upwards[at])
                top = at;
    chain.path.assign(upwards.begin(), upwards.begin() + static_cast<std::ptrdiff_t>(top + 1));
    std::reverse(chain.path.begin(), chain.path.end());
    for (RigIkLink& link : chain.links) {
        const auto at = std::find(chain.path.begin(), chain.path.end(), link.bone);
        if (at != chain.path.end())
            link.pathStart = static_cast<std::int32_t>(at - chain.path.begin());
    }
}

void RigBuilder::makeFollowers(RigIkChain& chain)
{
    for (const std::int32_t bone : m_rig.parentFirst) {
        if (std::find(chain.path.begin(), chain.path.end(), bone) != chain.path.end())
            continue;
        const bool follows = std::any_of(chain.links.begin(), chain.links.end(),
            [&](const RigIkLink& link) { return hangsOn(bone, link.bone); });
        if (follows)
            chain.followers.push_back(bone);
    }
}

void RigBuilder::makeChain(std::size_t goal)
{
    const pmx::Ik& ik = m_model.bones[goal].ik;
    if (ik.effector < 0) {
        warn(WarningCode::BadReference, goal, ", IK effector");
        return;
    }
    RigIkChain chain;
    chain.goal = static_cast<std::int32_t>(goal);
    chain.effector = ik.effector;
    chain.loops = std::clamp(ik.loops, 0, mostLoops);
    chain.stepAngle = ik.stepAngle;
    chain.goalName = encodeCp932(m_model.bones[goal].name.utf8).bytes;
    chain.goalName.resize(std::min(chain.goalName.size(), ikNameSize));
    makeLinks(chain, goal);
    makePath(chain);
    makeFollowers(chain);
    m_rig.bones[goal].ikChain = static_cast<std::int32_t>(m_rig.chains.size());
    m_rig.chains.push_back(std::move(chain));
}

void RigBuilder::makeEarlierDescendants()
{
    std::vector<std::size_t> rank(m_rig.bones.size());
    for (std::size_t at = 0; at < m_rig.order.size(); ++at)
        rank[std::size_t(m_rig.order[at])] = at;
    m_rig.earlierDescendants.resize(m_rig.bones.size());
    for (const std::int32_t bone : m_rig.parentFirst) {
        std::int32_t ancestor = m_rig.bones[std::size_t(bone)].parent;
        for (; ancestor >= 0; ancestor = m_rig.bones[std::size_t(ancestor)].parent)
            if (rank[std::size_t(ancestor)] > rank[std::size_t(bone)])
                m_rig.earlierDescendants[std::size_t(ancestor)].push_back(bone);
    }
}

Rig RigBuilder::build()
{
    makeBones();
    cutCycles();
    makeOrder();
    for (std::size_t bone = 0; bone < m_model.bones.size(); ++bone)
        if (m_model.bones[bone].flags & pmx::boneFlag::ik)
            makeChain(bone);
    makeEarlierDescendants();
    return std::move(m_rig);
}

} // namespace

Rig makeRig(const pmx::Model& model, std::vector<Warning>& warnings)
{
    return RigBuilder(model, warnings).build();
}

} // namespace mmd
