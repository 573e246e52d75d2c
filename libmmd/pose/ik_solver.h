// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/bone_state.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// Rotates the links of one chain until its effector is at its goal, by cyclic coordinate descent
/// (docs/pose.md, section 5). Allocates only in the constructor.
///
/// During the iterations, a link rotates in model space, and its descendants rotate about it. This
/// needs neither the parents nor the bones between. The links' local rotations are computed once at
/// the end, or when a limit needs them.
class IkSolver {
public:
    explicit IkSolver(const Rig& rig); ///< the rig must outlive this object

    void solve(const RigIkChain& chain, BoneState& state);

private:
    /// A bone of the chain's path.
    struct Joint {
        glm::vec3 position{0.0f};                   ///< model space
        glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f}; ///< model space
        glm::quat local{1.0f, 0.0f, 0.0f, 0.0f};    ///< in the parent's space, if it is up to date
        bool isLocalStale = false;
    };
    /// The rotation that brings the effector nearest to the goal.
    struct Turn {
        glm::vec3 axis; ///< model space, of unit length
        float halfCosine, halfSine;
    };
    void begin(const RigIkChain& chain, BoneState& state);
    void end(const RigIkChain& chain, BoneState& state);
    [[nodiscard]] bool isThere() const;
    bool step(const RigIkChain& chain, std::size_t index, bool isFirstHalf);
    bool turnLimited(
        const RigIkChain& chain, const RigIkLink& link, const Turn& turn, bool isFirstHalf);
    void carry(const RigIkLink& link, const glm::quat& turn);
    [[nodiscard]] glm::quat parentRotation(const RigIkChain& chain, std::int32_t joint) const;
    void bringLocalUpToDate(const RigIkChain& chain, std::int32_t joint);

    const Rig& m_rig;
    const BoneState* m_state = nullptr; ///< of the current frame
    std::vector<Joint> m_joints;        ///< as RigIkChain::path
    glm::vec3 m_goal{0.0f};
    glm::vec3 m_effector{0.0f};
    std::int32_t m_effectorJoint = -1;
};

} // namespace mmd
