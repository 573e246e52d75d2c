// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_state.h"

#include <algorithm>

namespace mmd {

BoneState::BoneState(const Rig& from)
    : rig(from)
    , locals(from.bones.size())
    , parts(from.bones.size())
    , m_upwards(from.bones.size())
    , m_outsideIndex(from.bones.size(), -1)
{
}

void BoneState::setOutside(std::span<const OutsideBone> bones)
{
    std::fill(m_outsideIndex.begin(), m_outsideIndex.end(), -1);
    m_outside = bones;
    for (std::size_t index = 0; index < bones.size(); ++index)
        m_outsideIndex[std::size_t(bones[index].bone)] = static_cast<std::int32_t>(index);
}

void BoneState::refreshOutside(std::int32_t bone)
{
    const BoneTransform parent = parentWorld(bone);
    const Local& local = locals[std::size_t(bone)];
    const glm::vec3 offset = local.offset - rig.bones[std::size_t(bone)].restOffset;
    world[bone] = {parent.translation + parent.rotation * offset, parent.rotation * local.rotation};
}

void BoneState::refreshTree(std::int32_t bone)
{
    const RigBone& top = rig.bones[std::size_t(bone)];
    for (std::int32_t index = top.treeBegin; index < top.treeEnd; ++index)
        refresh(rig.parentFirst[std::size_t(index)]);
}

void BoneState::refreshAncestors(std::int32_t bone)
{
    std::size_t count = 0;
    for (std::int32_t at = rig.bones[std::size_t(bone)].parent; at >= 0;
         at = rig.bones[std::size_t(at)].parent)
        m_upwards[count++] = at;
    while (count > 0)
        refresh(m_upwards[--count]);
}

} // namespace mmd
