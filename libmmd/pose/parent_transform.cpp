// SPDX-License-Identifier: MIT
#include "libmmd/pose/parent_transform.h"

#include "libmmd/motion/angles/rotation.h"

#include <algorithm>

namespace mmd {

PosedParent parentIn(const Pose& pose, const Rig& rig, int bone)
{
    const auto outside = std::find_if(pose.outside.begin(), pose.outside.end(),
        [&](const OutsideBone& each) { return each.bone == bone; });
    if (outside != pose.outside.end())
        return {outside->parent, glm::vec3(0.0f)};
    const RigBone& from = rig.bones[std::size_t(bone)];
    return {
        from.parent >= 0 ? pose.bones[std::size_t(from.parent)] : BoneTransform{}, from.restOffset};
}

BoneValue localUnder(const PosedParent& parent, const BoneTransform& place)
{
    const glm::quat back = glm::conjugate(parent.transform.rotation);
    return {back * (place.translation - parent.transform.translation) - parent.restOffset,
        unitRotation(back * place.rotation)};
}

BoneValue localIn(const Pose& pose, const Rig& rig, int bone)
{
    return localUnder(parentIn(pose, rig, bone), pose.bones[std::size_t(bone)]);
}

} // namespace mmd
