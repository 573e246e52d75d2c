// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_walk.h"

#include "libmmd/pose/rotation.h"

#include <cmath>

namespace mmd {
namespace {

/// Below this squared distance the effector is there, and below this squared sine a link has
/// nothing to turn. Exactly this: ten times more costs 0.9 degrees.
constexpr float nothing = 1e-8f;

bool isFinite(const glm::vec3& v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

float squared(const glm::vec3& v)
{
    return glm::dot(v, v);
}

} // namespace

BoneWalk::BoneWalk(const Rig& rig)
    : m_rig(rig)
    , m_locals(rig.bones.size())
    , m_morphRotations(rig.bones.size(), glm::quat(1, 0, 0, 0))
    , m_isMorphed(rig.bones.size(), 0)
    , m_chainOn(rig.chains.size(), 1)
{
    m_morphed.reserve(rig.bones.size());
}

void BoneWalk::begin(std::span<const BoneValue> values)
{
    for (const std::int32_t bone : m_morphed) {
        m_morphRotations[std::size_t(bone)] = glm::quat(1, 0, 0, 0);
        m_isMorphed[std::size_t(bone)] = 0;
    }
    m_morphed.clear();
    for (std::size_t bone = 0; bone < m_locals.size(); ++bone) {
        Local& local = m_locals[bone];
        const BoneValue& value = values[bone];
        const glm::quat key = normalisedOrOne(value.rotation);
        const RigBone& rig = m_rig.bones[bone];
        local.anim = rig.hasFixedAxis ? aboutFixedAxis(key, rig.fixedAxis) : key;
        local.own = isFinite(value.translation) ? value.translation : glm::vec3(0.0f);
        local.ik = glm::quat(1, 0, 0, 0);
    }
}

void BoneWalk::addMorph(
    std::size_t bone, const glm::vec3& translation, const glm::quat& rotation, float weight)
{
    m_locals[bone].own += translation * weight;
    glm::quat& morph = m_morphRotations[bone];
    if (!m_isMorphed[bone])
        m_morphed.push_back(static_cast<std::int32_t>(bone)); // reserved for every bone
    m_isMorphed[bone] = 1;
    morph = scaledRotation(normalisedOrOne(rotation), weight) * morph;
}

void BoneWalk::run(std::vector<BoneTransform>& world)
{
    m_world = world.data();
    for (const std::int32_t bone : m_morphed) {
        Local& local = m_locals[std::size_t(bone)];
        local.anim = m_morphRotations[std::size_t(bone)] * local.anim;
    }
    for (Local& local : m_locals) {
        local.base = local.anim;
        local.rotation = local.anim;
        local.translation = local.own;
    }
    for (const std::int32_t bone : m_rig.parentFirst)
        refresh(bone);
    for (const std::int32_t bone : m_rig.order) {
        evaluateBone(bone);
        const std::int32_t chain = m_rig.bones[std::size_t(bone)].ikChain;
        if (chain >= 0 && m_chainOn[std::size_t(chain)])
            solve(m_rig.chains[std::size_t(chain)]);
    }
}

/// World transform from the parent's and the bone's own.
void BoneWalk::refresh(std::int32_t index)
{
    const RigBone& bone = m_rig.bones[std::size_t(index)];
    const Local& local = m_locals[std::size_t(index)];
    BoneTransform& world = m_world[index];
    const glm::vec3 offset = bone.restOffset + local.translation;
    if (bone.parent < 0) {
        world.translation = offset;
        world.rotation = local.rotation;
        return;
    }
    const BoneTransform& parent = m_world[bone.parent];
    world.translation = parent.translation + parent.rotation * offset;
    world.rotation = parent.rotation * local.rotation;
}

void BoneWalk::append(const RigBone& bone, Local& local)
{
    const auto source = std::size_t(bone.appendSource);
    const Local& from = m_locals[source];
    const RigBone& sourceBone = m_rig.bones[source];
    if (bone.appendRotation) {
        glm::quat q = m_world[source].rotation;
        if (!bone.appendLocal) {
            q = sourceBone.appendRotation ? from.base : from.anim;
            if (sourceBone.isIkLink)
                q = from.ik * q;
        }
        local.base = local.anim * scaledRotation(q, bone.appendRatio);
    }
    if (bone.appendTranslation) {
        const glm::vec3 p = bone.appendLocal ? m_world[source].translation - sourceBone.restPosition
                                             : from.translation;
        local.translation = local.own + p * bone.appendRatio;
    }
}

void BoneWalk::evaluateBone(std::int32_t index)
{
    const RigBone& bone = m_rig.bones[std::size_t(index)];
    Local& local = m_locals[std::size_t(index)];
    if (bone.appendSource >= 0)
        append(bone, local);
    local.rotation = bone.isIkLink ? local.ik * local.base : local.base;
    refresh(index);
    for (const std::int32_t earlier : m_rig.earlierDescendants[std::size_t(index)])
        refresh(earlier);
}

void BoneWalk::solve(const RigIkChain& chain)
{
    for (const RigIkLink& link : chain.links) {
        Local& local = m_locals[std::size_t(link.bone)];
        local.ik = glm::quat(1, 0, 0, 0);
        local.rotation = local.base;
        if (link.pathStart < 0)
            refresh(link.bone);
    }
    for (const std::int32_t bone : chain.path)
        refresh(bone);
    const glm::vec3 goal = m_world[chain.goal].translation;
    const auto isThere = [&] {
        return squared(goal - m_world[chain.effector].translation) < nothing;
    };
    const std::int32_t half = chain.loops / 2;
    for (std::int32_t loop = 0; loop < chain.loops && !isThere(); ++loop) {
        bool turned = false;
        for (std::size_t link = 0; link < chain.links.size(); ++link)
            turned = step(chain, link, loop < half, goal) || turned;
        // Nothing turned: later loops of this half would be the same. The second half has other
        // rules.
        if (!turned && loop < half)
            loop = half - 1;
        else if (!turned)
            break;
    }
    for (const std::int32_t bone : chain.followers)
        refresh(bone);
}

/// The axis to turn about, in the space of the link's parent.
glm::vec3 BoneWalk::stepAxis(
    const RigIkLink& link, const glm::quat& parent, const glm::vec3& turn, bool isFirstHalf) const
{
    const auto towards = [&](const glm::vec3& axis) {
        return glm::dot(turn, parent * axis) < 0.0f ? -axis : axis;
    };
    const RigBone& bone = m_rig.bones[std::size_t(link.bone)];
    if (bone.hasFixedAxis)
        return towards(bone.fixedAxis);
    if (isFirstHalf && link.onlyAxis >= 0) {
        glm::vec3 axis(0.0f);
        axis[link.onlyAxis] = 1.0f;
        return towards(axis);
    }
    return glm::normalize(glm::conjugate(parent) * turn);
}

void BoneWalk::turnLink(const RigIkLink& link, const glm::vec3& axis, float angle, bool isFirstHalf)
{
    Local& local = m_locals[std::size_t(link.bone)];
    local.ik = axisAngle(axis, angle) * local.ik;
    local.rotation = local.ik * local.base;
    if (!link.limited)
        return;
    local.rotation =
        normalisedOrOne(clampedEuler(local.rotation, link.lower, link.upper, isFirstHalf));
    local.ik = local.rotation * glm::conjugate(local.base);
}

bool BoneWalk::step(
    const RigIkChain& chain, std::size_t index, bool isFirstHalf, const glm::vec3& goal)
{
    const RigIkLink& link = chain.links[index];
    if (link.frozen)
        return false;
    const glm::vec3 centre = m_world[link.bone].translation;
    const glm::vec3 toEffector = centre - m_world[chain.effector].translation;
    const glm::vec3 toGoal = centre - goal;
    const float lengths = glm::length(toEffector) * glm::length(toGoal);
    const glm::vec3 turn = glm::cross(toEffector, toGoal) / lengths;
    const float sine = glm::length(turn);
    if (!(sine * sine >= nothing)) // also where a direction is missing: NaN
        return false;
    const std::int32_t parent = m_rig.bones[std::size_t(link.bone)].parent;
    const glm::quat parentRotation = parent < 0 ? glm::quat(1, 0, 0, 0) : m_world[parent].rotation;
    const glm::vec3 axis = stepAxis(link, parentRotation, turn, isFirstHalf);
    const float most = chain.stepAngle * float(index + 1);
    const float angle = std::min(most, std::atan2(sine, glm::dot(toEffector, toGoal) / lengths));
    if (!std::isfinite(angle) || !isFinite(axis))
        return false;
    turnLink(link, axis, angle, isFirstHalf);
    if (link.pathStart < 0)
        refresh(link.bone);
    else
        for (auto at = std::size_t(link.pathStart); at < chain.path.size(); ++at)
            refresh(chain.path[at]);
    return true;
}

} // namespace mmd
