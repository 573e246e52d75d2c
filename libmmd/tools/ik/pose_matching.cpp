// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/pose_matching.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/rotation.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

bool isFiniteValue(const BoneValue& value)
{
    const glm::vec3& t = value.translation;
    const glm::quat& r = value.rotation;
    return std::isfinite(t.x + t.y + t.z) && std::isfinite(r.x + r.y + r.z + r.w);
}

} // namespace

BoneTransform inParent(const Model& model, std::span<const BoneTransform> pose, int bone)
{
    const BoneTransform& own = pose[std::size_t(bone)];
    const int parent = model.rig.bones[std::size_t(bone)].parent;
    if (parent < 0)
        return own;
    const BoneTransform& above = pose[std::size_t(parent)];
    const glm::quat back = glm::conjugate(above.rotation);
    return {back * (own.translation - above.translation), unitRotation(back * own.rotation)};
}

void moveRigidly(
    const Model& model, std::span<BoneTransform> pose, int bone, const BoneTransform& to)
{
    const BoneTransform from = pose[std::size_t(bone)];
    const glm::quat turn = unitRotation(to.rotation * glm::conjugate(from.rotation));
    const RigBone& rig = model.rig.bones[std::size_t(bone)];
    for (std::int32_t at = rig.treeBegin; at < rig.treeEnd; ++at) {
        BoneTransform& each = pose[std::size_t(model.rig.parentFirst[std::size_t(at)])];
        each.translation = to.translation + turn * (each.translation - from.translation);
        each.rotation = unitRotation(turn * each.rotation);
    }
}

PoseMatching::PoseMatching(std::shared_ptr<const Model> model, std::vector<MatchedBone> bones)
    : m_model(std::move(model))
    , m_bones(std::move(bones))
    , m_evaluator(m_model)
    , m_overrides(m_bones.size())
    , m_values(m_bones.size())
    , m_morphs(m_bones.size())
{
    for (std::size_t morph = 0; morph < m_model->data.morphs.size(); ++morph)
        for (const pmx::BoneOffset& each : m_model->data.morphs[morph].bone)
            for (std::size_t at = 0; at < m_bones.size(); ++at)
                if (m_bones[at].bone == each.bone &&
                    (m_morphs[at].empty() || m_morphs[at].back() != int(morph)))
                    m_morphs[at].push_back(int(morph));
}

void PoseMatching::setMotion(const Motion& motion)
{
    m_evaluator.setMotion(motion);
}

std::span<const BoneValue> PoseMatching::valuesAt(
    double frame, std::span<const BoneTransform> wanted)
{
    m_evaluator.setOverrides({}, {});
    const Pose& own = m_evaluator.evaluate(frame);
    for (std::size_t at = 0; at < m_bones.size(); ++at) {
        m_values[at] = own.locals[std::size_t(m_bones[at].bone)];
        m_overrides[at] = {m_bones[at].bone, m_values[at]};
    }
    // One pass is enough, except for bones that append another one's rotation.
    constexpr int mostPasses = 6;
    constexpr double enough = 2e-6;
    for (int pass = 0; pass < mostPasses; ++pass) {
        double largest = 0.0;
        for (std::size_t at = 0; at < m_bones.size(); ++at)
            largest = std::max(largest, correct(m_bones[at], wanted, m_overrides[at]));
        if (!(largest > enough))
            break;
        m_evaluator.setOverrides(m_overrides, {});
        (void)m_evaluator.evaluate(frame);
    }
    for (std::size_t at = 0; at < m_bones.size(); ++at)
        if (isFiniteValue(m_overrides[at].value))
            m_values[at] = m_overrides[at].value;
    return m_values;
}

double PoseMatching::correct(
    const MatchedBone& matched, std::span<const BoneTransform> wanted, BoneOverride& value)
{
    const Pose& pose = m_evaluator.pose();
    const BoneTransform is = inParent(*m_model, pose.bones, matched.bone);
    const BoneTransform shall = inParent(*m_model, wanted, matched.bone);
    double size = 0.0;
    if (matched.moves) {
        const glm::vec3 step = shall.translation - is.translation;
        value.value.translation += step;
        size = double(glm::length(step));
    }
    if (matched.rotates) {
        // The pose has morph * key * append.
        const RigBone& bone = m_model->rig.bones[std::size_t(matched.bone)];
        const glm::quat morph = morphRotation(pose, matched.bone);
        glm::quat key = unitRotation(value.value.rotation);
        if (bone.hasFixedAxis)
            key = aboutFixedAxis(key, bone.fixedAxis);
        const glm::quat append = glm::conjugate(morph * key) * is.rotation;
        value.value.rotation =
            unitRotation(glm::conjugate(morph) * shall.rotation * glm::conjugate(append));
        const glm::quat miss = glm::conjugate(is.rotation) * shall.rotation;
        size = std::max(size, 2.0 * double(glm::length(glm::vec3(miss.x, miss.y, miss.z))));
    }
    return size;
}

/// The rotation of the bone by morphs (docs/pose.md, section 2).
glm::quat PoseMatching::morphRotation(const Pose& pose, int bone) const
{
    glm::quat rotation(1.0f, 0.0f, 0.0f, 0.0f);
    for (std::size_t at = 0; at < m_bones.size(); ++at) {
        if (m_bones[at].bone != bone)
            continue;
        for (const int morph : m_morphs[at])
            for (const pmx::BoneOffset& each : m_model->data.morphs[std::size_t(morph)].bone)
                if (each.bone == bone)
                    rotation = scaledRotation(unitRotation(each.rotation),
                                   pose.morphWeights[std::size_t(morph)]) *
                               rotation;
    }
    return rotation;
}

} // namespace mmd
