// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/scene.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace odori {

/// A bone's rotation (translation) can be changed by hand.
[[nodiscard]] bool isTurnable(const mmd::pmx::Bone& bone);
[[nodiscard]] bool isMovable(const mmd::pmx::Bone& bone);

/// What a turn is about: a world axis, or for each bone its own local axis of that index.
struct TurnAxis {
    glm::vec3 world{0.0f};
    std::optional<int> local;
};

/// Bones as a drag of the ring or the arrows found them. The values it gives are computed from
/// there, not from the step before, so that nothing creeps.
class PoseEdit {
public:
    /// Of `bones` those that may turn (or move, when `moving`); bones that hang on another one that
    /// moves go with it. Bones that share a track count once.
    PoseEdit(
        const mmd::Model& model, const mmd::Pose& pose, std::span<const int> bones, bool moving);

    [[nodiscard]] bool isEmpty() const { return m_bones.empty(); }
    [[nodiscard]] std::vector<mmd::TrackId> tracks() const;

    /// Every bone turned where it stands by `angle` radians. A bone with a fixed axis turns about
    /// that axis, by as much of the turn as goes about it.
    [[nodiscard]] std::vector<mmd::Draft> turned(
        const TurnAxis& axis, float angle, std::uint32_t frame) const;

    /// Every bone moved by `offset`, in world space.
    [[nodiscard]] std::vector<mmd::Draft> moved(const glm::vec3& offset, std::uint32_t frame) const;

private:
    struct Bone {
        mmd::TrackId track;
        mmd::BoneValue start; ///< bits as they were
        mmd::BoneValue value; ///< the same, of unit length and about the fixed axis
        glm::quat world;      ///< global rotation
        glm::quat before;     ///< what stands left of the key's rotation in it
        glm::quat parent;     ///< global rotation of the parent
        std::array<glm::vec3, 3> axes;
        std::optional<glm::vec3> fixedAxis;
    };
    std::vector<Bone> m_bones;
};

} // namespace odori
