// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mmd {

/// Where a joint is: v' = rotation * v + position. In the file's own space and unit; `rotation` is
/// of unit length. Scales of the file are part of the positions.
struct JointPlace {
    glm::vec3 position{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
    bool operator==(const JointPlace&) const = default;
};

struct AnimationJoint {
    std::string name;         ///< UTF-8; empty for the end of a chain
    std::int32_t parent = -1; ///< index of another joint, before this one
    JointPlace rest;          ///< global, in the rest (bind) pose
    bool operator==(const AnimationJoint&) const = default;
};

/// A skeleton and its movement, as a file of another program has it. Right-handed; which axis is up
/// and in which direction the figure looks is found later, from its joints.
struct SkeletonAnimation {
    std::vector<AnimationJoint> joints;
    double fps = 30.0;              ///< frames a second, over 0
    std::size_t frameCount = 0;     ///< 0: nothing moves the joints
    double metres = 0.0;            ///< length of the unit of positions; 0: unknown
    std::vector<JointPlace> places; ///< [frame][joint], global
    /// The names of all animations of the file, at most mostTakes; they may be empty or equal.
    /// Empty if the file's format has only one.
    std::vector<std::string> takes;
    std::size_t take = 0; ///< index of this one in `takes`

    [[nodiscard]] std::span<const JointPlace> frame(std::size_t index) const
    {
        return std::span(places).subspan(index * joints.size(), joints.size());
    }
    bool operator==(const SkeletonAnimation&) const = default;
};

/// The most joints of a skeleton, and places of an animation (0.9 GB): readers refuse more.
inline constexpr std::size_t mostJoints = 20'000;
inline constexpr std::size_t mostPlaces = std::size_t(1) << 25;
/// The most animations of a file; later ones are ignored.
inline constexpr std::size_t mostTakes = 1000;

/// `inner`, which is given in the space of `outer`, in the space in which `outer` is given.
[[nodiscard]] inline JointPlace placeIn(const JointPlace& outer, const JointPlace& inner)
{
    return {outer.position + outer.rotation * inner.position,
        glm::normalize(outer.rotation * inner.rotation)};
}

} // namespace mmd
