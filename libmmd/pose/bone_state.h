// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/rig.h"
#include "libmmd/pose/pose.h"

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

    /// Computes the world transform of one bone from its parent's.
    void refresh(std::int32_t bone)
    {
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
    std::vector<std::int32_t> m_upwards;
};

} // namespace mmd
