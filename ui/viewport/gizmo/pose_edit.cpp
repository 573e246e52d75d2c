// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/pose_edit.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/parent_transform.h"
#include "libmmd/pose/rotation.h"
#include "ui/viewport/gizmo/gizmo.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {
namespace {

bool hasFlags(const mmd::pmx::Bone& bone, int flags)
{
    return (int(bone.flags) & flags) == flags;
}

/// Whether an ancestor of `bone` that moves it is one of the marked bones.
bool hangsOn(
    const mmd::Rig& rig, const mmd::Pose& pose, int bone, std::span<const std::uint8_t> isMarked)
{
    const auto hasOutside = [&](int index) {
        return std::any_of(pose.outside.begin(), pose.outside.end(),
            [&](const mmd::OutsideBone& each) { return each.bone == index; });
    };
    while (!hasOutside(bone)) {
        bone = rig.bones[std::size_t(bone)].parent;
        if (bone < 0)
            return false;
        if (isMarked[std::size_t(bone)])
            return true;
    }
    return false;
}

} // namespace

bool isTurnable(const mmd::pmx::Bone& bone)
{
    return hasFlags(bone, mmd::pmx::boneFlag::rotatable | mmd::pmx::boneFlag::operable);
}

bool isMovable(const mmd::pmx::Bone& bone)
{
    return hasFlags(bone, mmd::pmx::boneFlag::movable | mmd::pmx::boneFlag::operable);
}

bool isAble(const mmd::pmx::Bone& bone, PoseTask task)
{
    switch (task) {
    case PoseTask::Turn:
        return isTurnable(bone);
    case PoseTask::Orbit:
        return isTurnable(bone) || isMovable(bone);
    case PoseTask::Move:
        return isMovable(bone);
    }
    return false;
}

PoseEdit::PoseEdit(
    const mmd::Model& model, const mmd::Pose& pose, std::span<const int> bones, PoseTask task)
{
    std::vector<std::uint8_t> able(model.data.bones.size());
    for (const int bone : bones)
        able[std::size_t(bone)] = isAble(model.data.bones[std::size_t(bone)], task);
    for (const int index : bones) {
        if (!able[std::size_t(index)] ||
            (task != PoseTask::Turn && hangsOn(model.rig, pose, index, able)))
            continue;
        Bone bone;
        bone.track = model.boneTrack(index);
        const auto isSameTrack = [&](const Bone& other) { return other.track == bone.track; };
        if (std::any_of(m_bones.begin(), m_bones.end(), isSameTrack))
            continue;
        const mmd::RigBone& rig = model.rig.bones[std::size_t(index)];
        bone.start = pose.locals[std::size_t(index)];
        bone.value = bone.start;
        bone.value.rotation = mmd::unitRotation(bone.value.rotation);
        if (rig.hasFixedAxis) {
            bone.fixedAxis = rig.fixedAxis;
            bone.value.rotation = mmd::aboutFixedAxis(bone.value.rotation, rig.fixedAxis);
        }
        bone.world = pose.bones[std::size_t(index)].rotation;
        bone.parent = mmd::parentIn(pose, model.rig, index).transform.rotation;
        // world = parent · IK · morph · key · append: the append is on the right of the key.
        bone.before =
            rig.appendRotation ? bone.parent : bone.world * glm::conjugate(bone.value.rotation);
        bone.axes = posedAxes(model, pose, index);
        bone.parentAxes = parentAxes(model, pose, index).value_or(Gizmo().axes);
        bone.position = pose.bones[std::size_t(index)].translation;
        bone.isTurnable = isTurnable(model.data.bones[std::size_t(index)]);
        bone.isMovable = isMovable(model.data.bones[std::size_t(index)]);
        m_bones.push_back(std::move(bone));
    }
}

std::vector<mmd::TrackId> PoseEdit::tracks() const
{
    std::vector<mmd::TrackId> tracks;
    for (const Bone& bone : m_bones)
        tracks.push_back(bone.track);
    return tracks;
}

std::vector<mmd::Draft> PoseEdit::turned(
    const TurnAxis& axis, float angle, std::uint32_t frame) const
{
    std::vector<mmd::Draft> drafts;
    for (const Bone& bone : m_bones) {
        mmd::BoneValue value = bone.start;
        const auto& axes = axis.isParents ? bone.parentAxes : bone.axes;
        const glm::vec3 worldAxis = axis.own ? axes[std::size_t(*axis.own)] : axis.world;
        value.rotation = turned(bone, worldAxis, angle);
        drafts.push_back({bone.track, frame, value});
    }
    return drafts;
}

/// The key's rotation after a rotation of the bone about a world axis.
glm::quat PoseEdit::turned(const Bone& bone, const glm::vec3& worldAxis, float angle)
{
    // The axis on the left of the key's rotation.
    glm::vec3 keyAxis = glm::conjugate(bone.before) * worldAxis;
    if (bone.fixedAxis) {
        angle *= glm::dot(keyAxis, *bone.fixedAxis);
        keyAxis = *bone.fixedAxis;
    }
    return angle == 0.0f ? bone.start.rotation
                         : glm::normalize(glm::angleAxis(angle, keyAxis) * bone.value.rotation);
}

std::vector<mmd::Draft> PoseEdit::orbited(
    const glm::vec3& axis, float angle, const glm::vec3& pivot, std::uint32_t frame) const
{
    const glm::quat rotation = glm::angleAxis(angle, axis);
    std::vector<mmd::Draft> drafts;
    for (const Bone& bone : m_bones) {
        mmd::BoneValue value = bone.start;
        if (bone.isTurnable)
            value.rotation = turned(bone, axis, angle);
        if (bone.isMovable) {
            const glm::vec3 arm = bone.position - pivot;
            value.translation += glm::conjugate(bone.parent) * (rotation * arm - arm);
        }
        drafts.push_back({bone.track, frame, value});
    }
    return drafts;
}

std::vector<mmd::Draft> PoseEdit::moved(const glm::vec3& offset, std::uint32_t frame) const
{
    std::vector<mmd::Draft> drafts;
    for (const Bone& bone : m_bones) {
        mmd::BoneValue value = bone.start;
        value.translation += glm::conjugate(bone.parent) * offset;
        drafts.push_back({bone.track, frame, value});
    }
    return drafts;
}

} // namespace odori
