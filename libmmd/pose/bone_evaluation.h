// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/bone_state.h"
#include "libmmd/pose/ik_solver.h"

#include <span>
#include <vector>

namespace mmd {

/// Evaluates all bones in order (docs/pose.md, sections 3 to 5): from local values to global
/// transforms, with append and IK. Allocates only in the constructor.
class BoneEvaluation {
public:
    explicit BoneEvaluation(const Rig& rig); ///< the rig must outlive this object

    /// The value of a bone from keys and drafts; it stays until it is set again.
    void setKey(std::size_t bone, const BoneValue& value);
    /// The bones that follow other models, one value each; `bones` must stay until the next call.
    void setOutside(std::span<const OutsideBone> bones);
    void setChainOn(std::size_t chain, bool on) { m_chainOn[chain] = on; }

    /// Removes the bone morphs of the previous frame.
    void clearMorphs();
    /// Adds a bone morph; its rotation is applied after the earlier ones.
    void addMorph(
        std::size_t bone, const glm::vec3& translation, const glm::quat& rotation, float weight);

    void run(std::vector<BoneTransform>& world);
    /// Sets the simulated `bones` in the result of run(), `world`, and evaluates the bones after
    /// physics once more.
    void applyPhysics(std::span<const SimulatedBone> bones, std::vector<BoneTransform>& world);

private:
    /// The data of one bone that an evaluation needs, in evaluation order in memory.
    struct Turn {
        std::int32_t bone;
        std::int32_t parent;
        glm::vec3 restOffset;
        bool isPlain; ///< only its own value and its parent count
    };
    [[nodiscard]] bool isPlain(std::int32_t bone) const;
    void evaluate(const Turn& turn, std::vector<BoneTransform>& world);
    void setToOwn(std::int32_t bone);
    void setToSimulated(std::int32_t bone, const SimulatedBone& simulated);
    void evaluateSpecial(std::int32_t bone);
    void append(const RigBone& bone, std::int32_t index);
    [[nodiscard]] bool isTorn(const RigIkChain& chain) const;
    void keepFinite(std::vector<BoneTransform>& world) const;

    const Rig& m_rig;
    BoneState m_state;
    IkSolver m_solver;
    std::vector<Turn> m_turns;
    std::vector<std::int32_t> m_special; ///< bones that are not plain
    std::span<const OutsideBone> m_outside;
    std::vector<BoneValue> m_keys;
    std::vector<BoneValue> m_own; ///< morph and key: `anim` and its translation
    std::vector<glm::quat> m_morphRotations;
    std::vector<std::int32_t> m_morphed;
    std::vector<std::uint8_t> m_isMorphed;
    std::vector<std::uint8_t> m_chainOn;
    std::vector<std::int32_t> m_simulatedIndex; ///< index of each bone in applyPhysics()'s list, or
                                                ///< -1
    std::vector<std::uint8_t> m_isCarried;      ///< physics moves the bone or an ancestor
};

} // namespace mmd
