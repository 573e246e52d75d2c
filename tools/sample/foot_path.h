// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"
#include "tools/sample/skeleton.h"

namespace sample {

inline constexpr float walkSpeed = 0.30f; ///< units per frame

/// The path of the left foot in a cycle, relative to 全ての親, which moves on: the heel strikes,
/// the sole comes down, the heel rises over the ball of the foot, the toes lift off, the leg
/// swings.
class FootPath {
public:
    explicit FootPath(const Skeleton& bones);

    /// The value of the leg's IK goal, which is at the ankle.
    [[nodiscard]] mmd::BoneValue goal(double frame) const;
    /// Degrees by which the toes bend up relative to the foot, so that they stay on the ground.
    [[nodiscard]] float toeBend(double frame) const;

private:
    struct Placement {
        glm::vec3 ankle{0.0f};
        float pitch = 0.0f; ///< degrees, positive: toes up
    };
    [[nodiscard]] Placement standing(float frame) const;
    [[nodiscard]] Placement swinging(float frame) const;

    glm::vec3 m_ankle, m_ball, m_heel;
};

} // namespace sample
