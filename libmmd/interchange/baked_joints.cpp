// SPDX-License-Identifier: MIT
#include "libmmd/interchange/baked_joints.h"

#include "libmmd/interchange/keys/rotation_keys.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace mmd {
namespace {

constexpr double nearlyHalfATurn = 170.0; ///< degrees

} // namespace

BakedJoints::BakedJoints(const ExportScene& scene)
    : m_scene(scene)
    , m_local(scene.joints.size())
    , m_world(scene.joints.size())
    , m_before(scene.joints.size())
    , m_after(scene.joints.size())
    , m_steps(scene.joints.size(), 0.0)
    , m_isCertain(scene.joints.size(), true)
{
    for (std::size_t joint = 0; joint < m_after.size(); ++joint)
        m_after[joint] = jointPose(scene, joint, 0);
}

void BakedJoints::moveToFrame(std::size_t frame)
{
    for (std::size_t index = 0; index < m_local.size(); ++index) {
        const ExportJoint& joint = m_scene.joints[index];
        m_local[index] = m_after[index];
        m_isCertain[index] = true;
        if (joint.bone < 0) {
            m_world[index] = joint.parent < 0 ? m_local[index]
                                              : m_world[std::size_t(joint.parent)] * m_local[index];
            continue;
        }
        const BoneTransform& bone = m_scene.motion.pose(frame)[std::size_t(joint.bone)];
        m_world[index] = {toFileSpace(glm::dvec3(bone.translation)),
            glm::normalize(toFileSpace(glm::dquat(bone.rotation)))};
    }
}

void BakedJoints::moveHalfWay()
{
    for (std::size_t index = 0; index < m_local.size(); ++index) {
        const JointPose& a = m_before[index];
        JointPose b = m_after[index];
        if (glm::dot(a.rotation, b.rotation) < 0.0)
            b.rotation = -b.rotation;
        m_local[index] = {
            (a.translation + b.translation) / 2.0, glm::normalize(a.rotation + b.rotation)};
        const std::int32_t parent = m_scene.joints[index].parent;
        m_world[index] =
            parent < 0 ? m_local[index] : m_world[std::size_t(parent)] * m_local[index];
        m_isCertain[index] =
            m_steps[index] < nearlyHalfATurn && (parent < 0 || m_isCertain[std::size_t(parent)]);
    }
}

void BakedJoints::moveTo(std::size_t halfFrame)
{
    m_scene.stopIfCancelled();
    const std::size_t frame = (halfFrame + 1) / 2; // at it, or half-way to it
    while (m_afterFrame < frame) {
        ++m_afterFrame;
        m_before.swap(m_after);
        for (std::size_t joint = 0; joint < m_after.size(); ++joint) {
            m_after[joint] = jointPose(m_scene, joint, m_afterFrame);
            m_steps[joint] = turnDegrees(m_before[joint].rotation, m_after[joint].rotation);
        }
    }
    if (halfFrame % 2 == 0)
        moveToFrame(frame);
    else
        moveHalfWay();
}

void addDifference(
    const ExportJoint& joint, const JointPose& wanted, const JointPose& read, Verification& result)
{
    const double distance = glm::distance(wanted.translation, read.translation);
    if (!(distance <= result.position)) {
        result.position = distance;
        result.worstBone = joint.original;
    }
    result.rotation = std::max(result.rotation, turnDegrees(wanted.rotation, read.rotation));
}

} // namespace mmd
