// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_state.h"

namespace mmd {

BoneState::BoneState(const Rig& from)
    : rig(from)
    , locals(from.bones.size())
    , parts(from.bones.size())
    , m_upwards(from.bones.size())
{
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
