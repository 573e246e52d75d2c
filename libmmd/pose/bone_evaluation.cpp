// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_evaluation.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/rotation.h"

#include <cmath>

namespace mmd {
namespace {

constexpr glm::quat noRotation(1.0f, 0.0f, 0.0f, 0.0f);

bool isFinite(const glm::vec3& v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

} // namespace

BoneEvaluation::BoneEvaluation(const Rig& rig)
    : m_rig(rig)
    , m_state(rig)
    , m_solver(rig)
    , m_keys(rig.bones.size())
    , m_own(rig.bones.size())
    , m_morphRotations(rig.bones.size(), noRotation)
    , m_isMorphed(rig.bones.size(), 0)
    , m_chainOn(rig.chains.size(), 1)
    , m_simulatedIndex(rig.bones.size(), -1)
    , m_isCarried(rig.bones.size(), 0)
{
    m_morphed.reserve(rig.bones.size());
    m_turns.reserve(rig.order.size());
    for (const std::int32_t bone : rig.order) {
        const RigBone& from = rig.bones[std::size_t(bone)];
        m_turns.push_back({bone, from.parent, from.restOffset, isPlain(bone)});
        if (!isPlain(bone))
            m_special.push_back(bone);
    }
}

bool BoneEvaluation::isPlain(std::int32_t index) const
{
    const RigBone& bone = m_rig.bones[std::size_t(index)];
    return bone.appendSource < 0 && !bone.isIkLink && bone.ikChain < 0 && !bone.hasLaterAncestor &&
           !bone.hasEarlierDescendant;
}

void BoneEvaluation::setKey(std::size_t index, const BoneValue& value)
{
    const RigBone& bone = m_rig.bones[index];
    BoneValue& key = m_keys[index];
    key.translation = isFinite(value.translation) ? value.translation : glm::vec3(0.0f);
    key.rotation = unitRotation(value.rotation);
    if (bone.hasFixedAxis)
        key.rotation = aboutFixedAxis(key.rotation, bone.fixedAxis);
    m_own[index] = key;
}

void BoneEvaluation::setOutside(std::span<const OutsideBone> bones)
{
    m_outside = bones;
    m_state.setOutside(bones);
}

void BoneEvaluation::clearMorphs()
{
    for (const std::int32_t bone : m_morphed) {
        m_own[std::size_t(bone)] = m_keys[std::size_t(bone)];
        m_morphRotations[std::size_t(bone)] = noRotation;
        m_isMorphed[std::size_t(bone)] = 0;
    }
    m_morphed.clear();
}

void BoneEvaluation::addMorph(
    std::size_t bone, const glm::vec3& translation, const glm::quat& rotation, float weight)
{
    if (!m_isMorphed[bone])
        m_morphed.push_back(static_cast<std::int32_t>(bone)); // reserved for every bone
    m_isMorphed[bone] = 1;
    glm::quat& morph = m_morphRotations[bone];
    morph = scaledRotation(unitRotation(rotation), weight) * morph;
    m_own[bone].translation += translation * weight;
    m_own[bone].rotation = morph * m_keys[bone].rotation;
}

void BoneEvaluation::run(std::vector<BoneTransform>& world)
{
    m_state.world = world.data();
    for (const std::int32_t bone : m_special)
        setToOwn(bone);
    for (const OutsideBone& each : m_outside)
        setToOwn(each.bone);
    for (const std::int32_t bone : m_rig.neededEarly) {
        setToOwn(bone);
        m_state.refresh(bone);
    }
    for (const Turn& turn : m_turns)
        evaluate(turn, world);
    keepFinite(world);
}

void BoneEvaluation::evaluate(const Turn& turn, std::vector<BoneTransform>& world)
{
    if (!turn.isPlain || m_state.isOutside(turn.bone)) {
        evaluateSpecial(turn.bone);
        return;
    }
    const BoneValue& own = m_own[std::size_t(turn.bone)];
    const glm::vec3 offset = turn.restOffset + own.translation;
    m_state.locals[std::size_t(turn.bone)] = {own.rotation, offset};
    if (turn.parent < 0) {
        world[std::size_t(turn.bone)] = {offset, own.rotation};
        return;
    }
    const BoneTransform& parent = world[std::size_t(turn.parent)];
    world[std::size_t(turn.bone)] = {
        parent.translation + parent.rotation * offset, parent.rotation * own.rotation};
}

void BoneEvaluation::applyPhysics(
    std::span<const SimulatedBone> bones, std::vector<BoneTransform>& world)
{
    m_state.world = world.data();
    for (std::size_t index = 0; index < bones.size(); ++index)
        m_simulatedIndex[std::size_t(bones[index].bone)] = static_cast<std::int32_t>(index);
    for (const std::int32_t bone : m_rig.parentFirst) {
        const std::int32_t index = m_simulatedIndex[std::size_t(bone)];
        const std::int32_t parent = m_rig.bones[std::size_t(bone)].parent;
        const bool isOnCarried = parent >= 0 && m_isCarried[std::size_t(parent)];
        m_isCarried[std::size_t(bone)] = index >= 0 || isOnCarried;
        if (index >= 0)
            setToSimulated(bone, bones[std::size_t(index)]);
        else if (isOnCarried)
            m_state.refresh(bone);
    }
    for (std::size_t turn = m_rig.afterPhysicsBegin; turn < m_turns.size(); ++turn)
        if (m_simulatedIndex[std::size_t(m_turns[turn].bone)] < 0)
            evaluate(m_turns[turn], world);
    for (const SimulatedBone& each : bones)
        m_simulatedIndex[std::size_t(each.bone)] = -1;
    keepFinite(world);
}

/// Sets its own value to the physics value, so that appends and children use it.
void BoneEvaluation::setToSimulated(std::int32_t bone, const SimulatedBone& simulated)
{
    const BoneTransform above = m_state.parentWorld(bone);
    const glm::vec3 atRest = m_rig.bones[std::size_t(bone)].restOffset - m_state.restOffset(bone);
    BoneState::Local& local = m_state.locals[std::size_t(bone)];
    const glm::quat back = glm::conjugate(above.rotation);
    local.rotation = back * simulated.transform.rotation;
    if (!simulated.keepsPosition)
        local.offset = atRest + back * (simulated.transform.translation - above.translation);
    m_state.parts[std::size_t(bone)] = {local.rotation, noRotation};
    m_state.world[bone] = {simulated.keepsPosition
                               ? above.translation + above.rotation * (local.offset - atRest)
                               : simulated.transform.translation,
        simulated.transform.rotation};
}

/// Resets it to the value of keys and morphs; a source that is evaluated later counts in this
/// state.
void BoneEvaluation::setToOwn(std::int32_t bone)
{
    const BoneValue& own = m_own[std::size_t(bone)];
    m_state.parts[std::size_t(bone)] = {own.rotation, noRotation};
    m_state.locals[std::size_t(bone)] = {
        own.rotation, m_rig.bones[std::size_t(bone)].restOffset + own.translation};
}

void BoneEvaluation::evaluateSpecial(std::int32_t index)
{
    const RigBone& bone = m_rig.bones[std::size_t(index)];
    if (bone.hasLaterAncestor)
        m_state.refreshAncestors(index);
    if (bone.appendSource >= 0)
        append(bone, index);
    const BoneState::Parts& parts = m_state.parts[std::size_t(index)];
    m_state.locals[std::size_t(index)].rotation =
        bone.isIkLink ? parts.ik * parts.result : parts.result;
    if (bone.hasEarlierDescendant)
        m_state.refreshTree(index);
    else
        m_state.refresh(index);
    if (bone.ikChain >= 0 && m_chainOn[std::size_t(bone.ikChain)] &&
        !isTorn(m_rig.chains[std::size_t(bone.ikChain)]))
        m_solver.solve(m_rig.chains[std::size_t(bone.ikChain)], m_state);
}

/// Whether a bone between the links and the effector follows another model: the links above it
/// cannot move the effector.
bool BoneEvaluation::isTorn(const RigIkChain& chain) const
{
    for (std::size_t joint = 0; m_state.hasOutside() && joint < chain.path.size(); ++joint)
        if (chain.pathParents[joint] >= 0 && m_state.isOutside(chain.path[joint]))
            return true;
    return false;
}

void BoneEvaluation::append(const RigBone& bone, std::int32_t index)
{
    const auto source = std::size_t(bone.appendSource);
    const RigBone& sourceBone = m_rig.bones[source];
    // Plain sources have no separate parts: they pass on their own value.
    const bool isPlainSource =
        sourceBone.appendSource < 0 && !sourceBone.isIkLink && m_simulatedIndex[source] < 0;
    if (bone.appendRotation) {
        glm::quat q = m_own[source].rotation;
        if (bone.appendLocal)
            q = m_state.world[source].rotation;
        else if (!isPlainSource)
            q = m_state.parts[source].ik * m_state.parts[source].result;
        m_state.parts[std::size_t(index)].result =
            m_own[std::size_t(index)].rotation * scaledRotation(q, bone.appendRatio);
    }
    if (bone.appendTranslation) {
        glm::vec3 p = m_own[source].translation;
        if (bone.appendLocal)
            p = m_state.world[source].translation - sourceBone.restPosition;
        else if (!isPlainSource)
            p = m_state.locals[source].offset - sourceBone.restOffset;
        m_state.locals[std::size_t(index)].offset =
            bone.restOffset + m_own[std::size_t(index)].translation + p * bone.appendRatio;
    }
}

/// Keys may hold any finite numbers, but their sums may be infinite. One sum checks all of them.
void BoneEvaluation::keepFinite(std::vector<BoneTransform>& world) const
{
    const auto sumOf = [](const BoneTransform& bone) {
        return (bone.translation.x + bone.translation.y + bone.translation.z +
                   (bone.rotation.x + bone.rotation.y + bone.rotation.z + bone.rotation.w)) *
               0.0f;
    };
    float sum = 0.0f;
    for (const BoneTransform& bone : world)
        sum += sumOf(bone);
    if (sum == 0.0f)
        return;
    for (std::size_t index = 0; index < world.size(); ++index)
        if (sumOf(world[index]) != 0.0f)
            world[index] = {m_rig.bones[index].restPosition, noRotation};
}

} // namespace mmd
