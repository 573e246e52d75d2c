// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/rig.h"
#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// The one walk over the bones (docs/pose.md, sections 3 to 5): from local values to global
/// transforms, with append and IK. Its buffers are made once; nothing allocates afterwards.
class BoneWalk {
public:
    explicit BoneWalk(const Rig& rig); ///< the rig must outlive this

    void setChainOn(std::size_t chain, bool on) { m_chainOn[chain] = on; }

    /// Starts a frame from what keys and drafts say.
    void begin(std::span<const BoneValue> locals);
    /// Adds a bone morph; between begin() and run().
    void addMorph(
        std::size_t bone, const glm::vec3& translation, const glm::quat& rotation, float weight);
    void run(std::vector<BoneTransform>& world);

private:
    struct Local {
        glm::quat anim{1, 0, 0, 0};     ///< morph · key
        glm::quat base{1, 0, 0, 0};     ///< anim · append
        glm::quat ik{1, 0, 0, 0};       ///< 1 until a solver sets it
        glm::quat rotation{1, 0, 0, 0}; ///< ik · base
        glm::vec3 own{0.0f};            ///< key and morph
        glm::vec3 translation{0.0f};    ///< own and appended
    };
    void refresh(std::int32_t bone);
    void evaluateBone(std::int32_t bone);
    void append(const RigBone& bone, Local& local);
    void solve(const RigIkChain& chain);
    bool step(const RigIkChain& chain, std::size_t link, bool isFirstHalf, const glm::vec3& goal);
    [[nodiscard]] glm::vec3 stepAxis(const RigIkLink& link, const glm::quat& parent,
        const glm::vec3& turn, bool isFirstHalf) const;
    void turnLink(const RigIkLink& link, const glm::vec3& axis, float angle, bool isFirstHalf);

    const Rig& m_rig;
    std::vector<Local> m_locals;
    std::vector<glm::quat> m_morphRotations;
    std::vector<std::int32_t> m_morphed; ///< bones whose morph rotation is not 1
    std::vector<std::uint8_t> m_isMorphed;
    std::vector<std::uint8_t> m_chainOn;
    BoneTransform* m_world = nullptr; ///< of the running frame
};

} // namespace mmd
