// SPDX-License-Identifier: MIT
#include "libmmd/pose/ik_solver.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/rotation.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// Below this squared distance the effector is at the goal, and below this squared sine a link does
/// not rotate. Exactly these values: a ten times larger one causes an error of 0.9 degrees.
constexpr float nothing = 1e-8f;

glm::quat rotationOf(float halfCosine, const glm::vec3& axis)
{
    return {halfCosine, axis.x, axis.y, axis.z};
}

} // namespace

IkSolver::IkSolver(const Rig& rig)
    : m_rig(rig)
{
    std::size_t longest = 0;
    for (const RigIkChain& chain : rig.chains)
        longest = std::max(longest, chain.path.size());
    m_joints.resize(longest);
}

void IkSolver::solve(const RigIkChain& chain, BoneState& state)
{
    begin(chain, state);
    const std::int32_t half = chain.loops / 2;
    bool isTurned = false;
    for (std::int32_t loop = 0; loop < chain.loops && !isThere(); ++loop) {
        bool isTurnedNow = false;
        for (std::size_t link = 0; link < chain.links.size(); ++link)
            isTurnedNow = step(chain, link, loop < half) || isTurnedNow;
        isTurned = isTurned || isTurnedNow;
        // No link rotated: the rest of this half would be the same. The second half has other
        // rules.
        if (!isTurnedNow)
            loop = loop < half ? half - 1 : chain.loops;
    }
    if (isTurned)
        end(chain, state);
    for (const std::int32_t link : chain.topLinks)
        state.refreshTree(link);
}

void IkSolver::begin(const RigIkChain& chain, BoneState& state)
{
    for (const RigIkLink& link : chain.links) {
        BoneState::Parts& parts = state.parts[std::size_t(link.bone)];
        parts.ik = glm::quat(1.0f, 0.0f, 0.0f, 0.0f);
        state.locals[std::size_t(link.bone)].rotation = parts.result;
    }
    for (std::size_t joint = 0; joint < chain.path.size(); ++joint) {
        const std::int32_t bone = chain.path[joint];
        state.refresh(bone);
        m_joints[joint] = {.position = state.world[bone].translation,
            .rotation = state.world[bone].rotation,
            .local = state.locals[std::size_t(bone)].rotation};
    }
    m_state = &state;
    m_goal = state.world[chain.goal].translation;
    m_effector = state.world[chain.effector].translation;
    m_effectorJoint = chain.effectorPath;
}

/// Passes the links' rotations on.
void IkSolver::end(const RigIkChain& chain, BoneState& state)
{
    for (const RigIkLink& link : chain.links) {
        bringLocalUpToDate(chain, link.pathBegin);
        const glm::quat& local = m_joints[std::size_t(link.pathBegin)].local;
        BoneState::Parts& parts = state.parts[std::size_t(link.bone)];
        parts.ik = local * glm::conjugate(parts.result);
        state.locals[std::size_t(link.bone)].rotation = local;
    }
}

bool IkSolver::isThere() const
{
    const glm::vec3 way = m_goal - m_effector;
    return glm::dot(way, way) < nothing;
}

glm::quat IkSolver::parentRotation(const RigIkChain& chain, std::int32_t joint) const
{
    const std::int32_t inPath = chain.pathParents[std::size_t(joint)];
    if (inPath >= 0)
        return m_joints[std::size_t(inPath)].rotation;
    return m_state->parentWorld(chain.path[std::size_t(joint)]).rotation;
}

void IkSolver::bringLocalUpToDate(const RigIkChain& chain, std::int32_t index)
{
    Joint& joint = m_joints[std::size_t(index)];
    if (joint.isLocalStale)
        joint.local = unitRotation(glm::conjugate(parentRotation(chain, index)) * joint.rotation);
    joint.isLocalStale = false;
}

/// True if the link rotated.
bool IkSolver::step(const RigIkChain& chain, std::size_t index, bool isFirstHalf)
{
    const RigIkLink& link = chain.links[index];
    if (link.frozen)
        return false;
    const glm::vec3 centre = m_joints[std::size_t(link.pathBegin)].position;
    const glm::vec3 toEffector = centre - m_effector;
    const glm::vec3 toGoal = centre - m_goal;
    const glm::vec3 across = glm::cross(toEffector, toGoal);
    const float squares = glm::dot(toEffector, toEffector) * glm::dot(toGoal, toGoal);
    const float acrossSquare = glm::dot(across, across);
    if (!(acrossSquare >= nothing * squares) || !(squares > 0.0f) || !std::isfinite(squares))
        return false; // also if a direction is undefined
    // The angle between the two as half angles, each sum without cancellation: the same as atan2 of
    // sine and cosine, without these functions.
    const float sine = std::sqrt(acrossSquare);
    const float cosine = glm::dot(toEffector, toGoal);
    const float length = std::sqrt(squares);
    float halfCosine = cosine > 0.0f ? length + cosine : sine;
    float halfSine = cosine > 0.0f ? sine : length - cosine;
    const float scale = 1.0f / std::sqrt(halfCosine * halfCosine + halfSine * halfSine);
    halfCosine *= scale;
    halfSine *= scale;
    const float most = 0.5f * chain.stepAngle * float(index + 1);
    if (most < 1.6f) { // above this no half angle reaches the limit
        const float mostCosine = std::cos(most);
        const float mostSine = std::sin(most);
        if (halfSine * mostCosine > halfCosine * mostSine) {
            halfCosine = mostCosine;
            halfSine = mostSine;
        }
    }
    const Turn turn{across / sine, halfCosine, halfSine};
    if (link.limited || m_rig.bones[std::size_t(link.bone)].hasFixedAxis)
        return turnLimited(chain, link, turn, isFirstHalf);
    m_joints[std::size_t(link.pathBegin)].isLocalStale = true;
    carry(link, rotationOf(turn.halfCosine, turn.axis * turn.halfSine));
    return true;
}

/// A link with limits or a fixed axis rotates in its parent's space.
bool IkSolver::turnLimited(
    const RigIkChain& chain, const RigIkLink& link, const Turn& turn, bool isFirstHalf)
{
    const glm::quat parent = parentRotation(chain, link.pathBegin);
    const glm::vec3 wanted = glm::conjugate(parent) * turn.axis;
    const auto towards = [&](const glm::vec3& axis) {
        return glm::dot(wanted, axis) < 0.0f ? -axis : axis;
    };
    const RigBone& bone = m_rig.bones[std::size_t(link.bone)];
    glm::vec3 axis = wanted;
    if (bone.hasFixedAxis) {
        axis = towards(bone.fixedAxis);
    } else if (isFirstHalf && link.onlyAxis >= 0) {
        glm::vec3 only(0.0f);
        only[link.onlyAxis] = 1.0f;
        axis = towards(only);
    }
    bringLocalUpToDate(chain, link.pathBegin);
    Joint& joint = m_joints[std::size_t(link.pathBegin)];
    glm::quat local = rotationOf(turn.halfCosine, axis * turn.halfSine) * joint.local;
    local = link.limited ? clampedEuler(local, link.lower, link.upper, isFirstHalf)
                         : straightened(local);
    if (local == joint.local)
        return false;
    joint.local = local;
    carry(link, parent * local * glm::conjugate(joint.rotation));
    return true;
}

/// Rotates the link's joint and all its descendants in the chain about the joint.
void IkSolver::carry(const RigIkLink& link, const glm::quat& turn)
{
    const auto begin = std::size_t(link.pathBegin);
    const auto end = std::size_t(link.pathEnd);
    const glm::vec3 centre = m_joints[begin].position;
    m_joints[begin].rotation = straightened(turn * m_joints[begin].rotation);
    for (std::size_t index = begin + 1; index < end; ++index) {
        Joint& joint = m_joints[index];
        joint.position = centre + turn * (joint.position - centre);
        joint.rotation = straightened(turn * joint.rotation);
    }
    if (m_effectorJoint >= 0)
        m_effector = m_joints[std::size_t(m_effectorJoint)].position;
}

} // namespace mmd
