// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mmd {
namespace {

/// Bones that only IK needs: goals, and ancestors that carry only goals, if no vertex is weighted
/// to any of them.
std::vector<bool> ikOnlyBones(const Model& model)
{
    const auto& bones = model.rig.bones;
    std::vector<bool> isWeighted(bones.size()), isIkOnly(bones.size()), hasKeptChild(bones.size());
    for (const pmx::Vertex& vertex : model.data.vertices)
        for (const std::int32_t bone : vertex.bones)
            if (bone >= 0)
                isWeighted[std::size_t(bone)] = true;
    std::vector<bool> hasChild(bones.size());
    const auto& order = model.rig.parentFirst;
    for (auto at = order.rbegin(); at != order.rend(); ++at) {
        const auto bone = std::size_t(*at);
        isIkOnly[bone] = !isWeighted[bone] && !hasKeptChild[bone] &&
                         (bones[bone].ikChain >= 0 || hasChild[bone]);
        if (bones[bone].parent < 0)
            continue;
        hasChild[std::size_t(bones[bone].parent)] = true;
        if (!isIkOnly[bone])
            hasKeptChild[std::size_t(bones[bone].parent)] = true;
    }
    return isIkOnly;
}

/// The end of a chain: the offset of the bone's tail, if it has one that is not a bone.
glm::dvec3 tailOf(const pmx::Bone& bone)
{
    return bone.flags & pmx::boneFlag::tailIsBone ? glm::dvec3(0.0) : glm::dvec3(bone.tailOffset);
}

void addEnds(std::vector<ExportJoint>& joints, const Model& model, NodeNamer& namer)
{
    std::vector<bool> hasChild(joints.size());
    for (const ExportJoint& joint : joints)
        if (joint.parent >= 0)
            hasChild[std::size_t(joint.parent)] = true;
    const std::size_t count = joints.size();
    for (std::size_t index = 0; index < count; ++index) {
        const glm::dvec3 tail = tailOf(model.data.bones[std::size_t(joints[index].bone)]);
        if (hasChild[index] || tail == glm::dvec3(0.0))
            continue;
        ExportJoint end;
        end.parent = static_cast<std::int32_t>(index);
        end.name = namer.name(joints[index].name + "_end");
        end.offset = toFileSpace(tail);
        end.rest = joints[index].rest + end.offset;
        joints.push_back(std::move(end));
    }
}

constexpr double besideTail = 2e-5;

bool moves(const ExportScene& scene, std::size_t joint)
{
    const auto translations = jointTrack(scene, joint).translations;
    return std::any_of(translations.begin(), translations.end(), [&](const glm::dvec3& each) {
        return glm::distance(each, scene.joints[joint].offset) > stillUnits;
    });
}

} // namespace

void shiftBesideTails(ExportScene& scene)
{
    for (std::size_t index = 0; index < scene.joints.size(); ++index) {
        ExportJoint& joint = scene.joints[index];
        const bool isAbove = joint.parent >= 0 && joint.offset.y > 0.0 &&
                             std::abs(joint.offset.x) < besideTail &&
                             std::abs(joint.offset.z) < besideTail;
        if (isAbove && joint.bone >= 0 && moves(scene, index)) {
            joint.shift.x = besideTail;
            joint.offset += joint.shift;
        }
        joint.rest = joint.parent < 0 ? joint.offset
                                      : scene.joints[std::size_t(joint.parent)].rest + joint.offset;
    }
}

std::vector<ExportJoint> exportJoints(
    const Model& model, const ExportOptions& options, NodeNamer& namer)
{
    const auto& bones = model.rig.bones;
    const auto leftOut =
        options.ikBones ? std::vector<bool>(bones.size(), false) : ikOnlyBones(model);
    // In the model's order, so that the first of equal names stays unchanged.
    std::vector<std::string> names(bones.size());
    for (std::size_t bone = 0; bone < bones.size(); ++bone)
        if (!leftOut[bone])
            names[bone] = namer.name(
                model.data.bones[bone].name, model.data.bones[bone].nameEnglish, "bone", bone);
    std::vector<std::int32_t> jointOf(bones.size(), -1);
    std::vector<ExportJoint> joints;
    for (const std::int32_t index : model.rig.parentFirst) {
        const auto bone = std::size_t(index);
        if (leftOut[bone])
            continue;
        ExportJoint joint;
        joint.bone = index;
        joint.parent = bones[bone].parent < 0 ? -1 : jointOf[std::size_t(bones[bone].parent)];
        joint.name = std::move(names[bone]);
        joint.original = model.data.bones[bone].name.utf8;
        joint.rest = toFileSpace(glm::dvec3(bones[bone].restPosition));
        joint.offset =
            joint.parent < 0 ? joint.rest : joint.rest - joints[std::size_t(joint.parent)].rest;
        jointOf[bone] = static_cast<std::int32_t>(joints.size());
        joints.push_back(std::move(joint));
    }
    if (options.endBones)
        addEnds(joints, model, namer);
    return joints;
}

JointPose jointPose(const ExportScene& scene, std::size_t index, std::size_t frame)
{
    const ExportJoint& joint = scene.joints[index];
    if (joint.bone < 0)
        return {joint.offset, glm::dquat(1.0, 0.0, 0.0, 0.0)};
    const auto pose = scene.motion.pose(frame);
    const BoneTransform& own = pose[std::size_t(joint.bone)];
    glm::dvec3 translation(own.translation);
    glm::dquat rotation(own.rotation);
    if (joint.parent >= 0) {
        const std::int32_t parent = scene.joints[std::size_t(joint.parent)].bone;
        const BoneTransform& above = pose[std::size_t(parent)];
        const glm::dquat back = glm::inverse(glm::dquat(above.rotation));
        translation = back * (translation - glm::dvec3(above.translation));
        rotation = back * rotation;
    }
    return {toFileSpace(translation) + joint.shift, glm::normalize(toFileSpace(rotation))};
}

JointTrack jointTrack(const ExportScene& scene, std::size_t joint)
{
    const std::size_t frames = scene.motion.frameCount;
    JointTrack track;
    track.translations.reserve(frames);
    track.rotations.reserve(frames);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        scene.stopIfCancelled();
        const auto [translation, rotation] = jointPose(scene, joint, frame);
        const bool isTurned = frame > 0 && glm::dot(rotation, track.rotations.back()) < 0.0;
        track.translations.push_back(translation);
        track.rotations.push_back(isTurned ? -rotation : rotation);
    }
    return track;
}

} // namespace mmd
