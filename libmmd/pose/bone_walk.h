// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/bone_state.h"
#include "libmmd/pose/ik_solver.h"

#include <span>
#include <vector>

namespace mmd {

/// The one walk over the bones (docs/pose.md, sections 3 to 5): from local values to global
/// transforms, with append and IK. Its buffers are made once; nothing allocates afterwards.
class BoneWalk {
public:
    explicit BoneWalk(const Rig& rig); ///< the rig must outlive this

    /// What keys and drafts say of a bone; it stays until it is set anew.
    void setKey(std::size_t bone, const BoneValue& value);
    void setChainOn(std::size_t chain, bool on) { m_chainOn[chain] = on; }

    /// Takes the bone morphs of the frame before off.
    void clearMorphs();
    /// Adds one; the later ones turn what is there.
    void addMorph(
        std::size_t bone, const glm::vec3& translation, const glm::quat& rotation, float weight);

    void run(std::vector<BoneTransform>& world);
    /// Puts `bones` where physics has them into what run() left in `world`, and evaluates the bones
    /// after physics once more.
    void applyPhysics(std::span<const SimulatedBone> bones, std::vector<BoneTransform>& world);

private:
    /// A bone at its turn: what the walk needs of it, one after the other in memory.
    struct Turn {
        std::int32_t bone;
        std::int32_t parent;
        glm::vec3 restOffset;
        bool isPlain; ///< nothing but its own value and its parent
    };
    [[nodiscard]] bool isPlain(std::int32_t bone) const;
    void evaluate(const Turn& turn, std::vector<BoneTransform>& world);
    void setToOwn(std::int32_t bone);
    void setToSimulated(std::int32_t bone, const SimulatedBone& simulated);
    void evaluateSpecial(std::int32_t bone);
    void append(const RigBone& bone, std::int32_t index);
    void keepFinite(std::vector<BoneTransform>& world) const;

    const Rig& m_rig;
    BoneState m_state;
    IkSolver m_solver;
    std::vector<Turn> m_turns;
    std::vector<std::int32_t> m_special; ///< bones that are not plain
    std::vector<BoneValue> m_keys;
    std::vector<BoneValue> m_own; ///< morph and key: `anim` and its translation
    std::vector<glm::quat> m_morphRotations;
    std::vector<std::int32_t> m_morphed;
    std::vector<std::uint8_t> m_isMorphed;
    std::vector<std::uint8_t> m_chainOn;
    std::vector<std::int32_t> m_simulatedPlace; ///< of each bone in applyPhysics()'s list, or -1
    std::vector<std::uint8_t> m_isCarried;      ///< physics moves the bone or one above it
};

} // namespace mmd
