// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/rig.h"
#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// The values of all bones while a frame is evaluated. Allocates only in the constructor.
class BoneState {
public:
    explicit BoneState(const Rig& rig); ///< the rig must outlive this object

    /// In the parent's space: the input of the world transform.
    struct Local {
        glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
        glm::vec3 offset{0.0f}; ///< rest offset and translation
    };
    /// Only for bones with append and for IK links: the parts of their rotation.
    struct Parts {
        glm::quat result{1.0f, 0.0f, 0.0f, 0.0f}; ///< anim * append
        glm::quat ik{1.0f, 0.0f, 0.0f, 0.0f};     ///< 1 until a solver sets it
    };

    const Rig& rig;
    std::vector<Local> locals;
    std::vector<Parts> parts;
    BoneTransform* world = nullptr; ///< of the current frame

    /// Sets the bones whose parents are outside the model; `bones` must outlive the evaluation.
    void setOutside(std::span<const OutsideBone> bones);
    [[nodiscard]] bool hasOutside() const { return !m_outside.empty(); }
    [[nodiscard]] bool isOutside(std::int32_t bone) const
    {
        return hasOutside() && m_outsideIndex[std::size_t(bone)] >= 0;
    }

    /// The world transform of the bone's parent: the outside one, or its own, or identity.
    [[nodiscard]] BoneTransform parentWorld(std::int32_t bone) const
    {
        if (isOutside(bone))
            return m_outside[std::size_t(m_outsideIndex[std::size_t(bone)])].parent;
        const std::int32_t parent = rig.bones[std::size_t(bone)].parent;
        return parent >= 0 ? world[parent] : BoneTransform{};
    }
    /// The part of Local::offset that counts at rest. The origin of a bone with an outside parent
    /// is at that parent.
    [[nodiscard]] glm::vec3 restOffset(std::int32_t bone) const
    {
        return isOutside(bone) ? glm::vec3(0.0f) : rig.bones[std::size_t(bone)].restOffset;
    }

    /// Computes the world transform of one bone from its parent's.
    void refresh(std::int32_t bone)
    {
        if (isOutside(bone)) {
            refreshOutside(bone);
            return;
        }
        const std::int32_t parent = rig.bones[std::size_t(bone)].parent;
        const Local& local = locals[std::size_t(bone)];
        if (parent < 0)
            world[bone] = {local.offset, local.rotation};
        else
            world[bone] = {world[parent].translation + world[parent].rotation * local.offset,
                world[parent].rotation * local.rotation};
    }
    /// Updates the bone and all its descendants.
    void refreshTree(std::int32_t bone);
    /// Updates all ancestors of the bone, from the root.
    void refreshAncestors(std::int32_t bone);

private:
    void refreshOutside(std::int32_t bone);

    std::vector<std::int32_t> m_upwards;
    std::span<const OutsideBone> m_outside;
    std::vector<std::int32_t> m_outsideIndex; ///< of each bone in m_outside; -1: its own parent
};

} // namespace mmd
